### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = 所有游戏
# The first thing that Tab reaches leads past the menu.
skip-to-game = 跳到游戏
skip-to-page = 跳到正文
# On every page without a game: back to the one that goes on.
to-game = 回到游戏
menu = 菜单
menu-explore = 探索
menu-more = 更多
pages = 页面
sounds-on = 声音：开
sounds-off = 声音：关
theme-device = 颜色：随设备
theme-light = 颜色：浅色
theme-dark = 颜色：深色
show-keys = 本页的按键：?
fill-screen = 全屏
language = 语言
language-missing = 没能取到这种语言。请检查网络，再选一次。

## What the pages are called

page-games = 游戏
page-play = 开始玩
page-rules = 规则
page-house = 自定规则
page-players = 同屏玩家
page-settings = 设置
page-group = 小组
page-experiment = 试一试
page-atlas = 图鉴
page-24 = 24
page-rules-24 = 24 的规则
page-hands = 24 的全部牌组
page-dials = Dials
page-yahtzee = 数学家快艇骰子
page-sheet = 练习单
page-mistake = 找错
page-practice = 练习
page-daily = 今日题目
page-statistics = 统计
page-race = 进球赛
page-homework = 作业

# A day; $month is 1 to 12.
common-date = { $year }年{ $month ->
    [1] 1月
    [2] 2月
    [3] 3月
    [4] 4月
    [5] 5月
    [6] 6月
    [7] 7月
    [8] 8月
    [9] 9月
    [10] 10月
    [11] 11月
   *[12] 12月
}{ $day }日

# Between groups of three digits of a large number.
number-group-separator = {","}

# Between things that are listed.
common-list-separator = {"、"}

# Back and on through something that is shown in steps.
pager-back = 上一步
pager-next = 下一步
pager-step = { $step ->
    [0] 开始
   *[other] 第 { $step } 步，共 { $steps } 步
}

# The name of a bar that shows how far a search has come.
progress-searching = 正在查找

## A link to copy

common-play-link = 玩这几个数
common-copy-link = 复制链接
common-for-lms = 用于 LMS
common-copied = 已复制。
end-of = { $all } 中的 { $count }
end-share = 分享
end-share-by-hand = 选中文字并复制。
common-copy-by-hand = 长按或右键点链接，就能复制。
common-not-for-others = 这个地址只通向这台电脑。要让别人也能打开，请为局域网启动游戏（cargo xtask play --lan），再打开它显示的第一个地址。

## The name of a player

common-you = 你
common-name-empty = 请输入名字：至少一个字或一个数字。
common-name-too-long = 名字最多 20 个字符。
common-name-invisible = 名字里不能有看不见的字符。
common-name-stacked-marks = 名字里一个字母上最多有四个附加符号，附加符号也不能单独出现。
common-name-reserved = 名字不能让人以为你是主持人、老师或类似的角色：别人会当真。请换一个名字。
common-name-taken = 这个名字有人用了。“{ $free }”还可以用。
common-table-full = 座位都坐满了。

## A link that cannot be used

common-link-too-long = 链接太长，没有采用其中的内容。
common-link-unknown-key = 链接里的“{ $key }”，这个页面不认识。
common-link-bad-value = 链接把 { $key } 写成“{ $value }”，这不可能，所以没有采用。
common-link-changed = 这个链接在途中被某个程序改动或截断了，所以完全没有使用它。请让发送的人重新复制完整的链接，或者给你看它的二维码；要加入小组的一桌，有邀请码就够了。
common-lesson-too-long = 链接里的课太长，没有采用。
common-lesson-cut-short = 链接里的课不完整，没有采用。请复制整个链接。
common-lesson-broken = 链接里的课在“{ $part }”处读不出来，没有采用。请复制整个链接。
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = 这节课的第 { $number } 题“{ $roll }”不能玩：一道题有两到六个整数，每个从 0 到 999。
common-lesson-no-rolls = 这节课里没有题。
common-lesson-too-many-rolls = 一节课最多 20 道题。

## What the browser keeps

common-not-kept = 这个浏览器不为本页保存任何东西：得分和设置到你关掉页面为止。
common-unreadable = 浏览器里保存的内容读不出来，已经放到一边，游戏重新开始。
common-other-tab = 你在另一个标签页或窗口里继续玩过；现在是这个样子。
common-other-tab-first = 你在另一个标签页或窗口里继续玩过。现在是这个样子；你刚才的操作没有执行。
common-other-tab-later = 另一个标签页或窗口用更新的版本继续玩过。请重新加载本页再继续。

## Where the solver, which is fetched later, has no result

solver-not-started = 负责计算的部分没能取到。请检查网络，再试一次。
solver-stopped = 负责计算的部分停下了。请再试一次。
# A newer page has been put on the server.
solver-other-version = 本页和负责计算的部分版本不同。请重新加载页面。
# The request is not one that can be worked out.
solver-refused = 这个算不出来。
solver-open-roll = 这些数现在正摆在你的小组的桌上。这一轮结束后才会显示解法和提示。
solver-try-again = 再试一次
# Takes a message away.
common-close = 关闭

## Numbers as a screen reader says them

spoken-minus = 负{ $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole }又{ $part }
spoken-over = { $denominator }分之{ $numerator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] 二分之一
       *[other] 二分之{ $count }
    }
    [3] 三分之{ $count }
    [4] 四分之{ $count }
    [5] 五分之{ $count }
    [6] 六分之{ $count }
    [7] 七分之{ $count }
    [8] 八分之{ $count }
    [9] 九分之{ $count }
   *[10] 十分之{ $count }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = 答题板。按问号键可知道有哪些按键。
board-name-alone = 答题板
board-taken = 已拿：{ $piece }
table-op-add = 加
table-op-sub = 减
table-op-mul = 乘
table-op-div = 除以
table-op-join = 拼接
table-tile-made = { $value }，由 { $step } 得到
table-tile-on-die = { $value }，在 { $sides } 面的骰子上
table-tile-card = { $value }，一张牌
# What lies in a slot, or table-slot-empty.
table-slot-left = 第一个数：{ $held }
table-slot-op = 运算：{ $held }
table-slot-right = 第二个数：{ $held }
table-slot-empty = 空

## The panel

table-goal = 目标
table-points = 得分
table-scoreboard = 得分榜
table-roll-of-the-day =
    { $source ->
        [cards] 今日牌组，{ $date }
       *[dice] 今日一题，{ $date }
    }
# Asked before the button does it.
table-clear-points = 大家都从头开始吗？
table-clear-points-alone = 你从 0 重新开始吗？
table-yes-clear-points = 好，归 0
table-no-clock = 没有计时
table-seconds =
    { $count ->
       *[other] { $count } 秒
    }
# $time is table-seconds.
table-seconds-left = 还剩 { $time }。

## The buttons below the board

table-calls = 抢答
table-undo = 撤销
table-redo = 重做
table-roll = 掷骰子
table-deal = 发牌
table-new-roll =
    { $source ->
        [cards] 新牌组
       *[dice] 新题
    }
table-take-away =
    { $source ->
        [cards] 收走这组牌？
       *[dice] 收走这道题？
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = R：好。K：保留。
table-yes-new-roll =
    { $source ->
        [cards] 好，换新牌组
       *[dice] 好，换新题
    }
table-keep-it = 保留
table-host-rolls =
    { $source ->
        [cards] 由主持人发牌
       *[dice] 由主持人掷骰子
    }
table-last-scorer-rolls =
    { $source ->
        [cards] 由上次得分的人发牌
       *[dice] 由上次得分的人掷骰子
    }
table-you-ask = 你同意换
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }：{ $asking } 票，要 { $needed } 票
table-own-vote =
    { $source ->
        [cards] 你想换新牌组：需要 { $needed } 票，已有 { $asking } 票。
       *[dice] 你想换新题：需要 { $needed } 票，已有 { $asking } 票。
    }
table-others-vote =
    { $source ->
        [cards] 有人想换新牌组：需要 { $needed } 票，已有 { $asking } 票。
       *[dice] 有人想换新题：需要 { $needed } 票，已有 { $asking } 票。
    }
table-i-am-sure = 我确定
table-too-soon = 按得太快，没有算数。请再按一次。
table-hint = 提示
table-hints-left =
    { $count ->
        [0] 提示：再看最后一个
       *[other] 提示，还有 { $count } 个
    }
table-give-up = 放弃
table-next-lesson = 继续
table-next-lesson-is = 下一个小课
table-score = SCORE
table-i-can-make = 我能算出 { $goal }
table-impossible = 无解
table-no-one-can = 谁也算不出
# Where everyone plays on their own board.
table-have-it = 算出来了
table-goal-on-board = 答题板上有 { $goal }
table-surely-impossible = 是的，无解
table-think-on = 再想想
table-has-answered = 已回答
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }，{ $name }

## What to do now

table-somebody = 有人
# The name of a host in a sentence about the game.
table-name-of-host = { $name }（主持人）
table-roll-comes = 第一组数马上来。
table-begin =
    { $source ->
        [cards] 发牌开始。
       *[dice] 掷骰子开始。
    }
table-move-freely = 算出 { $goal }。不计时：移动这些数，或者抢答。
table-think = 你能算出 { $goal } 吗？先想，再抢答。
table-you-say-impossible = 你说 { $goal } 无解。如果又找到算法，就喊 SCORE。
table-says-impossible = { $name }说 { $goal } 无解。谁能算出来，就喊 SCORE。
table-make = 算出 { $goal }：一个数，一个运算符号，一个数。
table-make-it = { $name }，请算出 { $goal }。
table-answer-impossible = { $goal } 无解吗？你只能回答一次。
table-now-answer = 答题板上有 { $goal } 了。现在按“算出来了”！
# $waiting is table-answers.
table-you-have-it = { $goal }！你算出来了。{ $waiting }
table-you-answered-impossible = 你说 { $goal } 无解。{ $waiting }
table-answers = { $expected } 人里有 { $given } 人回答了。
table-paused-now = 主持人暂停了游戏。马上继续。
table-choose-operator = 现在选这两个数怎么算。
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } …… 接着输入。
table-typed-number = { $typed } …… 按 Enter 选 { $typed }，或接着输入。

## What is out of the ordinary at this table

table-practice = 练习，不计分：解法已经知道了。
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · 来自链接
table-own-rules = 平常的规则
table-rule-goal = 目标 { $goal }
table-rule-dice = 骰子面数 { $sides }
table-rule-cards = 用牌
table-rule-operators = 只用 { $operators }
table-rule-score-clock = SCORE：{ $time }
table-rule-impossible-clock = 无解：{ $time }
table-rule-clock-off = 不计时
table-rule-all-numbers = 所有数都要用上
table-rule-some-numbers = 可以剩下数
table-rule-blocking = 有阻挡
table-rule-no-blocking = 无阻挡
table-rule-undo = 可撤销
table-rule-no-undo = 不可撤销
table-rule-anyone-rolls = 谁都可以换新的数
table-rule-spoilers-wait = 捣乱要等

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }。
table-you-called-score = SCORE！{ $time }算出 { $goal }。
table-called-score = { $name }喊 SCORE！{ $time }
table-you-called-impossible = 无解！{ $time }如果又找到算法，就喊 SCORE。
table-called-impossible = { $name }喊“无解”！{ $time }
table-one-step = { $step }，但单独一步不算数。请继续。
table-no-red-number = { $step }，但最后一步要用到红色的数。请继续，或按“撤销”退回。
table-not-all-numbers = { $step }，但所有数都要用上。请继续，或按“撤销”退回。
table-undone = 撤销了一步。
table-dealt = { $numbers }。{ $instruction }
table-points-cleared = 所有得分都是 0 了。

## How a round ended

table-you-showed = { $goal }！你做出来了。
table-showed = { $goal }！{ $name }做出来了。
table-well-made = { $goal }！做得好。
table-missed = 这不是 { $goal }，数也用完了。
table-out-of-time = 时间到了，还没做出 { $goal }。
table-you-gave-up = 你放弃了。
table-gave-up = { $name }放弃了。
table-was-a-way = 其实有算法。
table-yours-stood = 你坚持了“无解”。
table-stood = { $name }坚持了“无解”。
table-ended = 主持人结束了这一轮。
table-ended-without-points = 主持人结束了这一轮，不计分。
table-all-answered = 大家都回答了。
table-everyones-time-is-up = 时间到。

## What came of it

table-was-possible = { $goal } 有解
table-was-impossible = { $goal } 无解
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] 牌组是 { $numbers }。
       *[dice] 题目是 { $numbers }。
    }
# Whose points these are, and what for.
table-reason-of = { $name }：{ $reason }
table-score-shown = SCORE，做出来了。
table-score-not-shown = SCORE：没有做出来。
table-impossible-found = “无解”，其实有算法。
table-impossible-is = “无解”，说对了。
table-impossible-shown = “无解”，但被做出来了。
table-impossible-not-shown = “无解”，没有人做出来。
# It was possible, but nobody showed a way.
table-impossible-counts = “无解”算数：有算法，但没有人做出来。
table-impossible-alone = “无解”，没有人喊 SCORE。
table-counts-for-nobody = 这次抢答不加分，也不扣分。
table-nobody-called = 没有人抢答，所以没有分。
table-no-call-of-yours = 你没有抢答，得分不变。
table-practice-ended = 练习：这次不计分。
table-made-in = 用时 { $time }。
# Beside a solution in the list of all.
table-your-way = 你的算法
table-way-of = { $name }的算法
table-you-made = 你算出了 { $goal }。
table-impossible-was-wrong = “无解”，其实有算法。
table-no-answer-of-yours = 你没有回答，得分不变。
table-came-later = 这一轮在你来之前就开始了。
table-so-many-right =
    { $count ->
        [0] 这次没有人答对。
       *[other] { $count } 位玩家答对了。
    }
table-own-impossible-shown = “无解”扣 2 分，自己做出来又得回 1 分。
table-own-impossible-mistaken = SCORE 没做出（−1），“无解”也错了（−2）。
table-own-impossible-blocked = SCORE 没做出（−1），按阻挡规则再扣 1 分。
table-own-impossible-stood = SCORE 没做出（−1），但“无解”成立（+1）。
table-hints-taken =
    { $count ->
        [0] 没有用提示。
       *[other] 用了 { $count } 个提示。
    }

## The guided first rolls

table-coach = 你的第一题
table-coach-join = 拼接数字
table-coach-impossible = 无解
table-coach-skip = 跳过
table-coach-play = 现在玩
table-coach-progress = 共 { $taps } 次，已完成 { $done } 次
table-guide-1 = 用这些数算出 20。请选 4。
table-guide-2 = 很好。现在选 ×（乘）。
table-guide-3 = 再选 3。
table-guide-4 = 12 是红色的：由 4 × 3 算出。最后一步要用到红色的数。请选 12。
table-guide-5 = 现在选 +（加）。
table-guide-6 = 再选 8：得到 20。
table-guide-reached = 20，用了两步！真正玩的时候，要先喊 SCORE，然后有 30 秒。
table-guide-join-1 = 还有第五种运算：拼接。它把数字并排放在一起。请选 1。
table-guide-join-2 = 现在选 &（拼接）。
table-guide-join-3 = 再选 2。
table-guide-join-4 = 1 和 2 拼起来是 12。请选 12。
table-guide-joined = 又是 20！拼接也和别的一样算一步：1 和 2 可以拼成 12，反过来就是 21。
table-guide-impossible = 有少数题（100 道里有 3 道）怎么算都得不到 20。这就是一道。试一试，或喊“无解”。
table-guide-called = 对：用这些数谁也算不出 20，这也得一分！真正玩的时候，要先过 60 秒。
table-guide-elsewhere = 你自己的算法！请继续，或按“撤销”退回。
table-guide-dead-end = 只剩 { $left }，它不是 20。按“撤销”退回，换一种算法。
table-guide-always-misses = 只剩 { $left }。这道题怎么算都是这样：喊“无解”吧。

## Why something cannot be

table-not-seated = 那里没有人坐。
table-no-roll =
    { $source ->
        [cards] 请先发牌。
       *[dice] 请先掷骰子。
    }
table-call-open = 请先完成这次抢答。
table-round-closed =
    { $source ->
        [cards] 这组牌结束了。请再发牌。
       *[dice] 这道题结束了。请再掷骰子。
    }
table-impossible-called = 已经有人喊“无解”了。
table-score-called = 已经有人喊 SCORE 了。
table-call-score-first = 请先喊 SCORE。
table-not-your-call = 只有喊 SCORE 的玩家能移动数。
table-no-call = 你没有可以结束的抢答。
table-time-is-up = 时间已经到了。
table-nothing-to-undo = 没有可以撤销的一步。
table-nothing-to-redo = 没有可以重做的一步。
table-undo-off = 这一桌不能撤销。
table-not-your-roll =
    { $source ->
        [cards] 现在轮到别人发牌。
       *[dice] 现在轮到别人掷骰子。
    }
table-host-only = 只有主持人能这样做。
table-must-stand = 喊了“无解”，就要等到时间到。
table-no-hints-in-group = 小组里不能看提示。
table-hint-taken = 这个提示你已经看过了。
table-hint-skipped = 在它前面还有别的提示。
table-no-further-hint =
    { $source ->
        [cards] 这组牌无解，所以没有更多提示。
       *[dice] 这道题无解，所以没有更多提示。
    }
table-clock-needed = 只有一个人玩才能不计时。请选计时，或选一位玩家。
table-stand-in-only = 你在代主持：可以换新的数，也可以不计分地结束一轮。
table-own-call = 你在代主持，但其中有你的抢答，或你已经回答了：这一轮你不能结束。
table-only-calls = 这一桌的玩家喊 SCORE 或“无解”。
table-no-calls = 这一轮不抢答：请在自己的答题板上回答。
table-round-open = 大家还在做这一轮。请先结束它。
table-already-answered = 你已经回答了，回答不能改。
table-goal-not-on-board = 你的答题板上还没有目标。
table-goal-without-red-number = 你的目标不算数：最后一步要用到之前算出的红色的数。
table-goal-with-numbers-left = 你的目标不算数：所有数都要用上。
table-board-full = 这一轮你的答题板上不能再算了。你还可以回答。
table-paused = 游戏暂停了。
table-not-paused = 游戏没有暂停。
table-must-wait = 你连续几次喊 SCORE 没成功，所以{ $source ->
    [cards] { $rolls ->
        [1] 这组牌你不能抢答。
       *[other] 连这组牌在内，{ $rolls } 组牌你不能抢答。
    }
   *[dice] { $rolls ->
        [1] 这道题你不能抢答。
       *[other] 连这道题在内，{ $rolls } 道题你不能抢答。
    }
}
table-everyone-in-group = 每人都有屏幕才能同时玩：在小组里。
table-in-race = 进球赛里每人做自己的题：桌上没有题。
table-no-round-clock = 这一轮没有计时。
table-round-long-enough = 这一轮已经延长到极限：十分钟。
# How much time a player has, compared with others.
table-time-usual = 一般时间
table-time-half-again = 一倍半的时间
table-time-twice = 两倍的时间
table-own-time-half-again = 这一轮你有一倍半的时间。
table-own-time-twice = 这一轮你有两倍的时间。
table-everyone = 在自己的答题板上算出 { $goal }，或说“无解”。
table-same-number = 一个数不能和它自己算。
table-number-gone = 这个数已经用掉了。
table-op-not-allowed = 这一桌不能用这种运算。
table-division-by-zero = 不能除以 0。
table-join-fraction = 分数没有可以拼接的数字。
table-join-zero = 拼接的数不能以 0 开头。
table-join-negative = 负数不能拼在右边。
table-overflow = 结果太大，没法准确保存。
table-brackets = 一步一步来：先算括号里的。
table-fits-nowhere = “{ $key }”放在这里不行：一步是一个没用过的数、一个运算符号、另一个没用过的数。
table-not-sent = 现在没有连接，所以没有发出去。

## What a link brings

game-score = Score
table-unknown-page = 这里没有“{ $name }”页面；这是游戏桌。
table-before-the-link = 打开链接前我的规则
table-link-rules = 这个链接带来了它的自定规则。
table-link-rules-kept = 这个链接带来了它的自定规则；你的规则存在预设里了。
table-link-presets-full = 这个链接带有自定规则，但没有地方保存你的规则：请先删除一个预设，再打开链接。

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = 有人找到
study-found-by-nobody = 没有人找到
study-looking = 正在找解法……
study-solutions-count = { $count ->
    [0] 没有解法
    [1] 1 种解法
   *[other] { $written } 种不同的解法
}
study-solutions-so-far = 已找到 { $count } 种不同的解法
study-different-help = 只是顺序不同的算法算一种。像 × 6 ÷ 6 这样什么也不改变的步骤也对，但不列出来。
# The group of buttons that choose which list is shown.
study-lists = 显示哪些解法
study-list-different = 不同的
study-list-all-by-form = 全部
study-all-solutions = 各种顺序都算，共 { $count } 个。
study-all-solutions-so-far = 各种顺序都算，已有 { $count } 个。
# How the names of the forms are read, such as (a bc)d.
study-forms-help = 每个字母是一个数。挨在一起的字母先算。
# A form without solutions.
study-form-without-solutions = 没有
# Solutions that are counted but not listed.
study-left-out = 还有 { $count } 个
study-stop = 停止
study-go-on = 继续

## How hard a roll is

study-difficulty = 难度：{ $points }，{ $level }。
study-level = { $level ->
    [easy] 容易
    [medium] 中等
    [hard] 难
   *[very-hard] 很难
}

## Why there is no solution

study-none-of = 这些数一共有 { $tried } 种算法。全部试过了，没有一种得到 { $goal }。
study-nearest-below = 比它小的里最接近的：
study-nearest-above = 比它大的里最接近的：
# On that side nothing can be made.
study-nothing-there = 没有
# The goal on a line of numbers that can be made.
study-no-goal = 没有 { $goal }
# The line of numbers in words.
study-number-line = 从 { $from } 到 { $to } 的数轴：能算出 { $count } 个数，其中没有 { $goal }。

# What the marks on the line mean.
study-legend-whole = 能算出的整数
study-legend-part = 能算出的分数
study-legend-goal = 目标，算不出来
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = 选一个标记，或按方向键：这里会说明那个数怎么算出来。

## A solution explained on the tiles

study-explain = 讲解
study-hide = 收起
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = 关闭讲解
# The same buttons in words, with the solution that they are about.
study-explain-solution = 讲解 { $solution }
study-hide-solution = 收起 { $solution }
study-explanation = 讲解
study-start-with = 从 { $numbers } 开始。
# How a number is called that a step made.
study-made-from = { $value }，由 { $formula } 得到
# The last number of a list; the others have commas between.
study-numbers-and = { $others } 和 { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }。
study-step-explained = { $formula } = { $result }：{ $remarks }。
study-remarks-and = { $others }，{ $last }

## Remarks: parts of a sentence

study-reaches-goal = 这就是目标
study-one-step-alone = { $way } = { $goal } 只有一步。单独一步不算数：要两步或更多。
study-side-by-side = { $left } 和 { $right } 拼在一起是 { $joined }
study-keeps-minus = { $number } 的负号留在前面
study-changes-nothing = { $op ->
    [add] 加 0 不变
    [sub] 减 0 不变
    [div] 除以 1 不变
   *[mul] 乘 1 不变
}
study-minus-itself = 一个数减它自己得 0
study-divided-by-itself = 一个数除以它自己得 1
study-times-zero = 任何数乘 0 都得 0
study-zero-divided = 0 除以任何不是 0 的数都得 0
study-adds-negative = 加 { $negative } 就是减 { $size }
study-subtracts-negative = 减 { $negative } 就是加 { $size }
study-below-zero = 比 0 少 { $depth }，就是零下 { $depth }
study-falls-below-zero = { $taken } 比 { $from } 多 { $depth }，所以结果是零下 { $depth }
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = 从零下 { $from } 往上 { $change }，{ $end }
study-goes-down = 从零下 { $from } 往下 { $change }，{ $end }
study-at-zero = 正好到 0
study-so-far-below-zero = 到零下 { $size }
study-so-far-above-zero = 到零上 { $size }
study-both-negative = { $op ->
    [div] 负数除以负数得正数
   *[mul] 负数乘负数得正数
}
study-one-negative = { $op ->
    [div] 两个数里只有一个是负数，所以商是负数
   *[mul] 两个数里只有一个是负数，所以积是负数
}
study-same-denominator = 分母相同，所以 { $sum } = { $numerator }，得 { $result }
study-common-denominator = 通分，公分母是 { $denominator }：{ $sum } = { $result }
study-multiplies-one = 分子 { $above } = { $numerator }，得 { $product }
study-multiplies = 分子 { $above } = { $numerator }，分母 { $below } = { $denominator }，得 { $product }
study-divides-by = 除以 { $divisor } 就是乘 { $inverse }
study-times-inverse = { $formula } 得 { $product }
study-divided = 除以 { $by }，分母就变成原来的 { $by } 倍，得 { $quotient }
study-stays = { $dividend } 除以 { $divisor } 除不尽，所以结果是分数
study-is-whole = { $fraction } 就是 { $number }
study-lowest-terms = { $fraction } 约分后是 { $number }

## Hints

study-hint-solvable = 有解法。
study-hint-impossible = 没有解法：这道题无解。
study-hint-all-numbers = 把所有的数都用上：{ $used }。
study-hint-numbers = 用 { $used }，不用 { $spare }。
study-hint-last-operator = { $op ->
    [add] 最后一步是加法（{ $sign }）。
    [sub] 最后一步是减法（{ $sign }）。
    [mul] 最后一步是乘法（{ $sign }）。
    [div] 最后一步是除法（{ $sign }）。
   *[join] 最后一步是拼接（{ $sign }）。
}
study-hint-first-step = 先算 { $formula } = { $result }。
study-hint-way-on = 从这里可以继续。
study-hint-all-on-board = 把这些都用上：{ $used }。
study-hint-next-step = 接着算 { $formula } = { $result }。
study-hint-next-step-made = 接着算 { $formula } = { $result }。用算出来的那个 { $made }。
study-hint-take-back = 这样走不通。请撤回 { $formula } = { $result }。

## The way to a table

study-qr-code = 这一桌链接的二维码

## The atlas

atlas-title = 图鉴
atlas-lead = 用一组骰子能掷出的所有题：有多少种算法，有多难，哪些无解。
atlas-dice = 骰子
atlas-dice-help = 2 到 5 个骰子的面数，每个 2 到 100 面。空一格就少一个。
atlas-die = 骰子 { $number } 的面数
atlas-work-it-out = 开始计算
atlas-dice-problem = 骰子有 2 到 5 个，每个有 2 到 100 面。
atlas-too-many-rolls = 这些骰子有 { $rolls } 道不同的题；图鉴最多收 100,000 道。请减少骰子或面数。
atlas-too-many-dice = 图鉴最多用 { $most } 个骰子。
atlas-looking = 正在看 { $rolls } 道不同的题……
atlas-impossible = { $rolls } 道不同的题里，有 { $impossible } 道算不出 { $goal }。
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = 按掷出的可能性算，是 { $rolls } 种里的 { $impossible } 种，也就是 { $whole }.{ $tenth }%。
atlas-stopped = 已停止。按“开始计算”可以重新开始。

## The chart of impossible rolls by goal

atlas-by-goal = 各个目标的无解题数
atlas-impossible-for-goal = { $count ->
    [1] 目标 { $goal }：1 道无解
   *[other] 目标 { $goal }：{ $written } 道无解
}
atlas-by-goal-summary = 目标 { $first } 到 { $last } 的条形图。最少：{ $fewest }。最多：{ $most }。
atlas-as-numbers = 用数字看

## What the forms of the solutions contribute

atlas-forms = 每种形式能解多少题
atlas-form-column = 形式
atlas-solves-column = 能解的题
atlas-only-column = 只有它能解
atlas-needs-forms = { $count ->
    [1] 只有一种形式能解的题
    [2] 只有两种形式能解的题
   *[3] 只有三种形式能解的题
}

## The table of rolls

atlas-rolls = 题目
atlas-which-rolls = 哪些题
atlas-show-all = 全部
atlas-show-possible = 有解
atlas-show-impossible = 无解
atlas-show-one-form = 只有一种形式
atlas-with-numbers = 含有这些数
atlas-with-numbers-problem = 请写整数，中间空一格，例如 3 12。
atlas-rolls-shown = { $total } 道题里的 { $shown } 道
atlas-nothing-found = 没有找到：请选“全部”，或少写几个数。
atlas-roll-column = 题目
atlas-solutions-column = 解法
atlas-difficulty-column = 难度
atlas-forms-column = 形式
# A roll without a solution.
atlas-no-solution = 没有
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = 更多行
atlas-to-rolls = 到全部题目的列表
atlas-print = 打印表格
atlas-print-sheets = 打印表格（约 { $sheets } 张）
atlas-printed-rows = 这些行里，只打印前 { $rows } 行。
atlas-how-to-print-all = 要打印全部，请在页面上按“打印表格”。
atlas-download = 下载 CSV

## All hands of the 24 game

hands-title = 24 的全部牌组
hands-lead = 四张牌的所有牌组：有多少种算法，有多难，哪些无解。
hands-goal = 目标，0 到 999
hands-goal-help = 四个数都要用上，用 + − × ÷。
hands-highest = 最大的牌，2 到 13
hands-highest-help = 13 是 K。选 10 就没有 J、Q、K。
hands-highest-problem = 最大的牌是 2 到 13 的整数。
hands-summary = { $hands } 个牌组里有 { $impossible } 个算不出 { $goal }。其余的共有 { $solutions } 种不同的解法。
hands-table = 牌组
hands-show-one-solution = 只有一种解法
hands-shown = { $total } 个牌组里的 { $shown } 个
hands-hand-column = 牌组
hands-simplest-column = 一种解法
hands-download = 全部下载（Tab 分隔）

### House rules, players, experiment.

## Fields of several forms.

fields-goal = 目标，0 到 999
fields-operators = 运算
fields-all-numbers = 所有数都要用上
fields-copy = 复制
fields-share = 分享
fields-link-selected = 链接已选中：按 Ctrl+C 复制，或用手指长按。
fields-dice-problem = 骰子有 2 到 6 个，每个有 2 到 100 面。
fields-numbers-problem = 要有 2 到 6 个整数，每个从 0 到 999。
fields-goal-problem = 目标是 0 到 999 的整数。
fields-operators-problem = 一种运算也没有就什么都算不出来：请至少选一种。
fields-clock-problem = 计时是 5 到 600 秒；空着表示不计时。

## The form of the house rules.

rules-form-numbers = 数
rules-form-cards = 不用骰子，用四张扑克牌
rules-form-cards-help = A 是 1；J、Q、K 是 11、12、13。
rules-form-dice = 每个骰子的面数
rules-form-dice-help = 2 到 6 个骰子，每个 2 到 100 面。空一格就少一个骰子。
rules-form-die = 骰子 { $number } 的面数
rules-form-goal-and-operators = 目标和运算
rules-form-clocks = 计时
rules-form-score-clock = SCORE，秒
rules-form-score-clock-help = 5 到 600；一个人玩时空着表示不计时。
rules-form-impossible-clock = 无解，秒
rules-form-set-both = 两个一起设
rules-form-times = { $times ->
    [0] 关
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] 关：不计时
    [1] ×1：30 秒和 60 秒
    [2] ×2：时间是 2 倍
    [5] ×5：时间是 5 倍
    [10] ×10：时间是 10 倍
   *[other] ×{ $times }
}
rules-form-at-the-table = 桌上
rules-form-undo = 撤销
rules-form-undo-help = 还剩下数的时候，可以撤销。
rules-form-all-numbers-help = 一个数都不剩，目标才算数。
rules-form-blocking = 阻挡
rules-form-blocking-help = 你喊“无解”，又自己喊 SCORE 而没成功，就扣两分。
rules-form-spoilers-wait = 捣乱要等
rules-form-spoilers-wait-help = 连续两次喊 SCORE 没成功，下一轮不能抢答；第三次后，接下来两轮不能抢答；以此类推，直到你成功。
rules-form-who-rolls = 谁掷骰子或发牌
rules-form-anyone-rolls = 谁都可以
rules-form-host-rolls = 主持人或玩家 1
rules-form-last-scorer-rolls = 上次得分的人

## House rules.

house-title = 自定规则
# Which rules these are.
house-game-alone = { $game } 的规则，一个人玩时用。
house-game-together = { $game } 的规则，同屏一起玩时用。
house-lead = 改一改你这一桌的玩法。得分保留。桌上的数会收走。
house-presets = 预设
house-preset-score = Score
house-preset-24 = 24（用牌）
house-forget = 删除{ $name }
house-use = 使用这些规则
house-defaults = 恢复默认
house-keep-and-share = 保存和分享
house-more-time = 给一个人更多时间
house-more-time-help = 用于喊 SCORE。其他人按自定规则的时间。
house-preset-name = 预设的名称
house-save = 存为预设
house-link = 这些规则的链接
house-preset-chosen = 现在请按“使用这些规则”。
house-preset-saved = 已存到预设里。
house-preset-name-problem = 请先给预设起个名称。
house-presets-full = 已经有 12 个预设了。请先删除一个。
house-rules-changed = 新的自定规则。从下一组数开始按它玩。
# What was not saved when the page was left.
house-kept = 你还没保存的内容还在这里。
house-take-back = 撤销我的改动

## Players.

players-title = 玩家
players-lead = 两到六位玩家用一个屏幕。每人有一角，上面有两个键。
players-name = 玩家 { $number } 的名字
players-help = 没有人坐的地方空着。名字只留在这台设备上。
players-together = 一起玩
players-alone = 一个人玩
players-clear-points = 所有得分归 0
players-screen = 屏幕
players-flat = 屏幕平放在桌上
players-flat-help = 对面的角会转过来，让坐在那边的人看得顺。
players-too-few = 至少要两位玩家。想自己玩，请选“一个人玩”。
players-seated = 每人都有了一角和两个键。可以出第一组数了。
players-points-cleared = 所有得分都是 0 了。

## Settings.

settings-lead = 只管这台设备。在这里一改，马上生效。
settings-reading = 阅读
settings-text = 字的大小
settings-percent = { $percent }%
settings-spacing = 更宽的间距
settings-spacing-help = 字、词和行之间离得更远。这能帮助一些有阅读障碍的人。
settings-playing = 玩
settings-hand = 左手用
settings-hand-help = 手机横放时，按钮在数的左边；屏幕很宽时，计时和得分在左边。算式照样从左往右读。
settings-keys = 用单个按键玩
settings-keys-help = R 掷骰子或发牌，S 和 I 抢答，数字和运算符号用来算一步。如果按键碍事，就关掉。
settings-installed = 主屏幕上的游戏和浏览器里的游戏
settings-installed-apart = 在 iPhone、iPad 和 Mac 上，添加到主屏幕或程序坞的游戏和浏览器里的游戏是两台设备：一边保存的分数、练习和小组座位，另一边没有。
settings-installed-carry = 在统计页可以把练习从一边存成文件，再在另一边打开。扫码得到的链接会打开浏览器：请在那边复制，再粘贴到这里，一桌的链接粘贴在“加入一桌”，练习的链接粘贴在“统计”。
settings-installed-paste = 加入一桌

## Experiment.

experiment-title = 试一试
experiment-lead = 自己定数，自己定目标。这里都不计分。
experiment-numbers = 数
experiment-numbers-help = 2 到 6 个数，0 到 999。空一格就少一个数。
experiment-number = 数 { $number }
experiment-lay-out = 摆出来
experiment-solve = 显示所有解法
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = 这一轮结束了。现在可以显示解法了。
experiment-your-numbers = 你的数
experiment-bench = 动手试
# The clock of a call runs at the table meanwhile.
experiment-call-runs = 桌上有人在抢答。
experiment-to-the-table = 回到桌上
experiment-close = 关闭“试一试”
experiment-start-again = 重新开始
experiment-try = 试着算出 { $goal }。想撤销几次都行。
experiment-reached = { $goal }！这是一种算法。
experiment-missed = 这不是 { $goal }。请撤销，或重新开始。

### Group play.

## The lobby

group-title = 小组一起玩
group-lead = 桌上每人有自己的屏幕，看到同样的数。谁先算出目标？
group-no-table-yet = 你还没有坐到任何一桌：请选一个小组、开一桌或加入一桌。
group-not-kept = 这个浏览器不为这个网页保存任何内容：如果重新加载或关闭网页，你会失去在这一桌的座位。
group-your-name = 你的名字
group-your-name-help = 不用写全名，写小名或昵称就行。桌上的人都能看到。
group-where-to-play = 在哪里玩
group-a = 小组 A
group-b = 小组 B
group-open-to-everybody = 谁都可以来
group-make-a-table = 开一桌
group-make-help = 由你主持：起个名称，例如“五（2）班”，再选 Score 或 24。然后可以在“邀请”里生成一个密钥，用它在任何浏览器中主持。
group-for-a-class = 给班级用
group-for-a-class-help = 大家同时做，各用各的板。聊天关着，新来的人等你放进来。
group-game = 游戏
group-game-score = Score
group-game-24 = 24
group-make-the-table = 开一桌
group-elsewhere = 去别的桌，或只观看
group-join-a-table = 加入一桌
group-join-help = 主持人给出的名称或邀请码，或别人发给你的链接。
group-join-installed = 你正在已安装的游戏里玩。扫码得到的链接可能会打开浏览器，而在 iPhone、iPad 或 Mac 上这算两台设备，各有各的座位。请在那边复制链接，粘贴到这里，或输入邀请码。
group-join-the-table = 加入
group-go-private = 不联网，一个人玩
group-one-screen = 同屏一起玩
group-looking-for-table = 正在找这一桌……
group-choose-table = 现在请在下面选一桌。
group-which-table = 请写这一桌的名称或邀请码，或粘贴链接。
# { $host } is the site of a link that was pasted.
group-pasted-other-site = 这个链接指向另一个网站 { $host }，那里有它自己的桌子。请在浏览器里打开。
group-pasted-open = 打开 { $host }
group-pasted-no-link = 这个链接不指向任何一桌，也不指向这个游戏的任何页面。请向发链接的人要邀请码。
# { $table } is the name or the code of the table that a link names.
group-come-to-group = 加入小组 { $table }
group-come-to-table = 加入“{ $table }”桌
group-come-as-host = 在这里主持 { $table } 桌
group-come-as-host-help = 你的链接带有主持密钥。现在主持这一桌的浏览器会被请出。不写名字就保留你在那里的名字。
group-are-you = { $name } 在这台设备上已经有这一桌的座位。你是谁？
group-i-am = 我是 { $name }，现在叫 { $new }
group-own-seat = 我是 { $new }，第一次来
group-take-name = 用“{ $name }”加入
group-ask-again = 再申请一次
group-was-here = { $name } 在这个标签页里坐在这张桌上。如果你是别人，请写自己的名字。
group-play-on-as = 以“{ $name }”的身份继续
group-name-taken = 这个名字有人用了。“{ $free }”还可以用。如果那是你在另一台设备上，就用“{ $free }”加入，主持人可以把你的座位给你。
group-no-relay = 这个地址没有游戏服务器，从这里联系不到别人。你可以一个人玩，或同屏一起玩。
group-no-network = 你没有联网，现在联系不到别人。本页会自己再试。这段时间你可以一个人玩，或同屏一起玩。
# After why no relay can be reached.
group-play-without = 你可以一个人玩，或同屏一起玩。

## The connection

group-connection = 连接
group-offline = 你没有联网。
group-sockets-blocked = 服务器有回应，但实时连接在路上被挡住了。请换一个网络，或请管理网络的人放行 WebSocket。
group-sign-in = 回应的不是本站，而是另一个页面：网络可能要你登录。请在新标签页打开任意一个别的网站，在那里登录。
group-reconnecting = 正在重新连接。你的座位和得分都保留着，什么都不会丢。
group-reconnecting-call = 正在重新连接。只有服务器自己断开时，这一桌的计时才停。
group-relay-away = 你的座位和得分都保留着，什么都不会丢。
group-relay-away-call = 这一桌的计时停着，服务器回来后继续。
group-own-outage = 你的座位和得分都保留着。
group-own-outage-call = 你的座位保留着，但这一桌的计时还在走。
group-tried-for-seconds = { $seconds ->
   *[other] 已经试了 { $seconds } 秒。
}
group-tried-for-minutes = 已经试了 { $minutes } 分 { $seconds } 秒。
group-next-try = { $seconds ->
   *[other] { $seconds } 秒后再试。
}
group-tries-by-itself = 一有空位，本页就自动带你进去。
group-try-now = 现在试
group-play-here = 在这里玩
group-load-again = 重新加载页面
group-leave = 离开
group-not-sent = 现在没有连接，所以没有发出去。
group-no-connection = 现在没有连接。
group-new-table = 你原来的那一桌不在了。这是同名的新一桌。

## The waiting room

group-waiting-title = 等主持人让你进来
group-waiting-help = 请不要关本页：它会自动继续。
group-waiting-long = 如果没有人让你进来，请告诉主持人。你自己就是主持人？请在这台设备上打开你密钥的链接。
group-go-back = 返回
group-asking = 你已申请用 { $name } 这个名字进入“{ $table }”。
group-asking-to-look-on = 你已申请观看“{ $table }”。你的号码是 { $number }。
group-asking-again = 连接断了；本页会自动再申请。

## Beside the table

group-side = 小组
group-what-is-shown = 显示什么
group-tab-players = 玩家
group-tab-invite = 邀请
group-tab-live = 全班
group-tab-you = 你
group-looking-on = 你在观看
group-somebody = 有人
# A key under a table that is shown to a whole room.
group-projector-solutions = 解法
group-close-projector = { $waiting ->
    [0] 关闭这个画面
   *[other] 关闭这个画面 · { $waiting } 人在等
}

## Who comes and goes, and what happens

group-two-names = { $first }和{ $second }
group-name-and-others = { $first }和另外 { $others } 人
group-came = { $names }来了。
group-went = { $count ->
   *[other] { $names }暂时不在。
}
group-were-removed = { $count ->
   *[other] { $names }被请出了。
}
group-ask-to-come-in = { $count ->
   *[other] { $names }在等着进来。
}
group-you-host = 现在由你主持这一桌。
group-hosts = 现在由{ $name }主持这一桌。
group-you-stand-in = 你现在代主持：可以换新的数和结束一轮。
group-stands-in = { $name }现在代主持。
group-left = { $name }离开了这一桌。
group-let-in-as = 主持人让你进来了，你的名字是 { $name }。
group-you-are-handed = 主持人把{ $name }的座位和得分给了你。
group-is-handed = { $name }换了设备继续玩，得分不变。
group-plays-24 = 这一桌现在玩 24。
group-rules-changed = 自定规则改了。
group-anyone-rolls = 现在谁都可以换新的数。
group-host-rolls = 从现在起由主持人换新的数。
group-last-scorer-rolls = 从现在起由上次得分的人换新的数。
group-way-is-call = 从现在起，一个人抢答，做给大家看。
group-way-is-everyone = 从现在起，大家同时玩，每人用自己的答题板。
group-way-is-race = 从现在起是进球赛：大家同时玩，每人做自己的题。
group-race-started = 新的进球赛开始了。
group-paused = 游戏暂停了。
group-lengthened = 这一轮多了 { $seconds } 秒。
group-resumed = 游戏继续。
group-locked = 这一桌锁定了。
group-unlocked = 这一桌又开放了。
group-chat-on = 聊天打开了。
group-chat-off = 聊天关闭了。
group-you-are-muted = 主持人不让你发消息了。
group-you-may-write = 你又可以发消息了。
group-you-may-call = 你又可以抢答了。
group-you-may-play = 主持人让你参加这一轮。
group-may-come-back = { $count ->
   *[other] { $names }可以回来了。
}
group-you-are-co-host = 你现在是副主持人：主持人的工具你都能用。
group-is-co-host-now = { $name }现在是副主持人。
group-no-co-host = 现在没有副主持人了。
group-name-fixed = 从现在起，主持人叫你 { $name }。
group-you-are-in-team = 你现在在{ $team }队。
group-teams-set = 现在有 { $count } 个队。从现在起，队员得的分都算队的。
group-teams-end = 不再分队了。
group-you-sit-at = 你现在坐第 { $table } 桌。
group-tables-set = { $count ->
   *[other] 现在大家分坐 { $count } 个小桌。
}
group-tables-end = 大家又坐回一桌了。
group-waiting-room-on = 现在来的人要等主持人让他们进来。
group-waiting-room-off = 进来不用再等了。
group-watchers-sent-away = 想观看的人要等主持人同意。
group-watchers-free = 谁都可以观看了。
group-newcomers-are-muted = 新来的人不能发言。
group-newcomers-may-write = 新来的人可以发言。

## The players

group-players = 玩家
group-nobody-else = 还没有别人：按“邀请”看看别人怎么来。
group-scoreboard = 得分榜
group-is-you = 你
group-is-host = 主持人
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = （主持人）
group-is-co-host = 副主持人
group-is-stand-in = 代主持
group-is-away = 不在
group-is-muted = 禁言
group-is-without-calls = 不能抢答
group-goals = 进 { $count } 球
group-tools-for = 管理{ $name }
group-forbid-calls = 禁止抢答
# How much time one player has; beside it a choice.
group-time-for-one = 时间
group-time-for-one-help = 其他人不会知道。
group-time-for-one-none = 这里现在没有计时，所以多给时间不会有任何变化。
group-allow-calls = 恢复抢答
group-let-play = 让其参加这一轮
group-mute = 禁言
group-unmute = 恢复发言
group-remove = 请出
group-make-co-host = 设为副主持人
group-unmake-co-host = 取消副主持人
group-close = 关闭
group-new-name = 新名字
group-rename = 改名
group-removed = 已请出
group-take-back = 请回来
group-take-all-back = 全部请回来
# For those who do not see beside whose name the button is.
group-take-back-name = 请{ $name }回来
group-namesakes = 已请出的人的名字
group-namesake = { $name }用了已被请出的人的名字。
group-remove-name = 请出{ $name }
group-remove-and-ask = 请出，并在有人要进来时先问我
group-let-stay = 让他们留下

## The chat

group-chat = 聊天
group-chat-tab = { $unread ->
    [0] 聊天
   *[other] 聊天 · { $unread } 条新消息
}
group-messages = 消息
group-your-message = 你的消息
group-send = 发送
group-chat-is-off = 这一桌的聊天关着。
group-chat-empty = 还没有人说话。打个招呼吧！
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = 撤回
group-unsaid = 刚才连接断了。看看你的消息在不在，不在就再发一次。

## The invitation

group-invite-others = 邀请别人
group-invite-public = { $name }谁都可以来。来的方法：
group-invite-by-code = 别人用这个邀请码或链接加入“{ $name }”：
group-invite-by-name = 别人用名称、这个邀请码或链接加入“{ $name }”：
group-link = 这一桌的链接
group-for-projector = 投影
group-watch-link = 打开投影用的页面
# { $table } is the name of a table.
group-class-ready = “{ $table }”开好了
group-class-ready-help = 学生扫这个码，或者打开地址输入桌号。
group-host-key = 在任何浏览器中主持
group-host-key-help = 有了这个密钥，任何浏览器都能主持这一桌：以防这个浏览器丢失数据，或者你换一台电脑继续。请把它放在学生看不到的地方。新密钥会使旧密钥失效。
group-host-key-make = 生成主持密钥
group-host-key-another = 再生成一个密钥
group-host-key-sure = 再生成一个，上一个失效
group-host-key-keep = 保留上一个
group-host-key-link = 主持人链接
group-host-key-save = 下载密钥
group-host-key-print = 与邀请一起打印
group-host-key-hide = 隐藏密钥
# A file’s name.
group-host-key-file = { $table } { $date } 主持密钥.txt
group-open-wall = 打开墙上的页面
group-class-begin = 开始
group-class-here = 已到的学生：{ $count }
group-watch-help = 它只显示这一桌，不占座位。把它的窗口移到投影上（锁定了也能进），或在另一台电脑上打开；本页留给你自己。
group-project = 直接投影本页
group-project-help = 只有一个屏幕时用。这时按 R 换新的数，按“关闭这个画面”就全部恢复。
group-watch-table = 只观看

## The host's tools

group-host-tools = 主持人的工具
group-host-tab = { $waiting ->
    [0] 主持
   *[other] 主持 · { $waiting } 人在等
}
group-standing-in = { $maker }不在。回来之前，你可以换新的数和结束一轮。
group-standing-in-for-nobody = 开这一桌的人离开了。你可以换新的数和结束一轮。
group-end-round = 结束这一轮
group-end-with-points = 结束，计分
group-end-without-points = 结束，不计分
group-yes-end = 好，结束
group-play-on = 继续玩
group-end-nobody-called = 结束这一轮？没有人抢答，所以没有人得分。
group-end-no-points = 结束这一轮？正在进行的抢答不计分。
group-end-score = 结束这一轮？如果计分，{ $score }的 SCORE 算没做出。
group-end-impossible = 结束这一轮？如果计分，{ $impossible }的“无解”算成立。
group-end-both-same = 结束这一轮？如果计分，{ $score }的 SCORE 算没做出，这位玩家的“无解”算成立。
group-end-both = 结束这一轮？如果计分，{ $score }的 SCORE 算没做出，{ $impossible }的“无解”算成立。
group-end-everyones = 结束这一轮？{ $expected } 人里有 { $given } 人回答了。
group-end-everyones-no-points = 结束这一轮？{ $expected } 人里有 { $given } 人回答了，没有人得分。
group-pause = 暂停
group-more-time-for-all = 给所有人更多时间
group-half-minute-more = + 30 秒
group-minute-more = + 1 分钟
group-race-anew = 开始新的进球赛吗？这场的得分和进球会清除。
group-race-shared = 用 Score 进行的三球进球赛。玩家：{ $players }
group-go-on = 继续
group-deal = 发你选的数
group-deal-these = 发这些数
group-way = 玩法
group-way-who = 谁来做题
group-way-call = 谁先抢答谁做
group-way-everyone = 大家同时做
group-way-race = 进球赛，大家同时玩
group-play-at-once = 让大家同时做
group-way-clock = 一轮的时间，秒
group-way-clock-help = 30 到 600；空着表示不计时。
group-way-clock-problem = 一轮是 30 到 600 秒；空着表示不计时。
group-way-points = 回答计分
group-way-points-help = 答对得一分。
group-way-first-three = 最先答对的三人多得一分
group-way-wrong = 答错“无解”扣一分
group-way-help = 换玩法时，桌上的数会收走。
group-use-way = 就这样玩
group-anyone = 谁都可以换新的数
group-anyone-help = 别人可能还在想的数，多数人要求才会收走。
group-host-help = 由你和副主持人换新的数。
group-last-scorer-help = 按自定规则，由上次得分的人和你换新的数。
group-waiting-room = 有人要进来时先问我
group-waiting-room-help = 来的人要等你同意。
group-watchers-wait = 有人要观看时先问我
group-watchers-wait-help = 现在只观看的人都会退出，你在这个浏览器里打开的页面除外。
group-visitor-looks-on = 想观看的人（{ $number }）
group-visitors = { $count ->
    [0] 没有人在等
   *[other] { $count } 人在等
}
group-let-in = 让进来
group-turn-away = 谢绝
group-may-be = 这也许是不在的{ $name }，{ $points ->
   *[other] 得分 { $points }。
}
group-somebody-may-be = { $newcomer }也许是不在的{ $name }，{ $points ->
   *[other] 得分 { $points }。
}
group-give-seat = 给那个座位
group-hand-seat-to = 把这个座位给…
group-lost-devices = 可能换了设备的玩家
# For those who do not see beside whose name the button is.
group-let-in-name = 让{ $name }进来
group-turn-away-name = 谢绝{ $name }
group-let-all-in = 都让进来
group-one-by-one = 一个一个来
group-wait-to-come-in = 等着进来：{ $count }
group-turn-all-away = 全部谢绝
group-flood = 同一个地方来了 { $count } 人
group-flood-help = 他们在一分钟内从同一个网络来：可能是你的班级，也可能是一个人开了很多标签页。
group-flood-let-in = 让这 { $count } 人都进来
group-flood-turn-away = 谢绝这 { $count } 人
group-visitor-namesake = 叫这个名字的人已被请出。
# Beside the name of a visitor, where several names look alike.
group-visitor-number = { $number } 号
group-lock = 锁定这一桌
group-lock-help = 新的人进不来。
group-chat-switch = 聊天
group-chat-switch-help = 玩家可以互相发消息。
group-mute-newcomers = 新来的人不能发言
group-mute-newcomers-help = 从现在起入座的人不能发言，直到你在“玩家”中允许。
group-csv-save = 下载得分榜
group-csv-copy = 复制得分榜
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } 得分榜.csv
group-print = 打印得分榜
group-csv-name = 名字
group-csv-points = 得分
group-save-instead = 这个浏览器不让页面复制。请改为下载。
group-house-rules = 自定规则
group-rules-help = 换规则时，桌上的数会收走。
group-use-rules = 使用这些规则
group-remove-newcomers = 请出刚来的人…
group-newcomers = { $count ->
    [0] 最近五分钟没有人加入。
   *[other] 最近五分钟有 { $count } 位玩家加入，最新的在前。
}
# { $deed } is one of the next four.
group-newcomer = { $seconds } 秒前，{ $deed }
group-newcomer-nothing = 还什么都没做
group-newcomer-wrote = 发过消息
group-newcomer-played = 玩过
group-newcomer-called = 抢答过
group-newcomer-gone = { $said }，不在
group-newcomers-help = 看起来像捣乱的人已经选好：一下子一起来的，或名字相似的，而且什么都没做。座位会留着：在“玩家”里可以请回来。
group-remove-chosen = { $count ->
   *[other] 请出 { $count } 位玩家
}
group-zero = 所有得分归 0…
group-zero-help = 大家赢的分和扣的分都会没有，不能恢复。
group-yes-zero = 好，所有得分归 0
group-clear = 解散这一桌…
group-clear-help = 所有人都会退出。名字、得分和消息立刻删除，不能恢复。
group-yes-clear = 好，解散这一桌

## Small tables

group-small-tables = 小桌
group-small-tables-help = 全班分小桌玩，数都一样，每桌各自抢答。每次换新的数都重新分座位。现在桌上的数会收走。
group-table-size = 每桌几位玩家
group-split-into-tables = 分成小桌
group-seat-anew = 重新分座位
group-one-table = 回到一桌
group-so-many-tables = { $count ->
   *[other] 有 { $count } 个小桌。
}
group-table-number = 第 { $table } 桌
group-your-table = 你的桌：第 { $table } 桌
group-table-no-roll = 还没有数
group-table-thinks = 在想
group-table-called = { $name }：{ $call }
group-table-solved = { $name }做出来了
group-table-stood = { $name }的“无解”成立
group-table-ended = 结束
group-tables-progress = { $count } 桌里有 { $finished } 桌完成了。
group-ways-wait = 所有桌都完成后才显示解法。
group-tables-finished = { $count ->
   *[other] { $count } 桌都完成了。
}
group-end-tables = 结束这一轮？{ $open ->
   *[other] 还有 { $open } 桌在玩。
}如果计分，没完成的 SCORE 算没做出，没完成的“无解”算成立。
group-end-tables-no-call = 结束这一轮？{ $open ->
   *[other] 还有 { $open } 桌在玩，那里没有人抢答。
}

## Teams

group-teams = 分队
group-teams-help = 大家随机分队，人数尽量一样多。从那时起，队员得的分都算队的。
group-teams-count = 分几个队
group-make-teams = 分队
group-new-teams = 重新分队
group-end-teams = 不再分队
group-team-move = 让谁换队
group-team-to = 换到哪队
group-team-put = 换队
group-team-circle = 圆形
group-team-triangle = 三角
group-team-square = 方形
group-team-star = 星星
group-team-cross = 十字
group-team-drop = 水滴

## The live board of a class

group-live = 每位学生在做什么
group-live-empty = 桌上一有数，每位学生在这里都有一格。
group-live-order = 方格的顺序
group-live-by-help = 先看需要帮助的
group-live-by-name = 按姓名
group-count-working = { $count } 人在算
group-count-help = { $count ->
   *[other] { $count } 人可能要帮忙
}
group-count-has-it = { $count ->
   *[other] { $count } 人算出来了
}
group-count-impossible = { $count } 人答“无解”
group-count-away = { $count } 人不在
group-count-no-answer = { $count } 人没回答
group-state-working = 在算
group-state-help = 要帮忙吗？
group-state-has-it = 算出来了
group-state-no-answer = 没回答
group-steps = { $count ->
   *[other] { $count } 步
}
group-hints = { $count ->
   *[other] { $count } 个提示
}
group-so-many-players = { $count ->
   *[other] { $count } 位玩家
}
group-different-solutions = { $count ->
   *[other] { $count } 种不同的解法
}
group-board-of = { $name }的答题板

## What the class has made of a roll

group-class-found = { $count ->
    [1] 全班找到 1 种解法
   *[other] 全班找到 { $count } 种不同的解法
}
group-class-found-none = 全班没有找到解法
group-class-page = 第 { $page } 页，共 { $pages } 页
group-class-pages-stop = 停止翻页
group-class-pages-go-on = 自动翻页
group-class-impossible = { $count ->
   *[other] { $count } 位玩家回答“无解”。
}
group-class-impossible-names = 回答“无解”的：{ $names }。
group-show-names = 显示名字
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = 人已回答，共 { $count } 人

## The player's own seat

group-you = 你
group-change = 更改
group-step-out = 先自己玩一会儿
group-step-out-help = 你的座位和得分会等着你。
group-next-player = 这台设备换另一位玩家
group-next-player-help = 你的座位和分数会在这里等你。
group-next-player-short = 换人
group-go-private-short = 一个人玩
group-leave-table = 离开这一桌…
group-leave-table-help = 之后别人可以坐你的座位。如果你用这个浏览器再来，你会有一个新座位，得分还在。
group-yes-leave = 好，离开这一桌

## Why a group refuses something

group-refused-locked = 主持人锁定了这一桌：现在新的人进不来。
group-refused-removed = 主持人把你请出了这一桌。
group-refused-stale = 那是之前的数。现在桌上是别的数。
group-refused-nobody-hosts = 这一桌没有人主持，所以这里没有人能改。
group-refused-yourself = 不能对自己这样做。
group-refused-roll-first = 这道题里的操作太多了。请先换新的数。
group-refused-chat-off = 这一桌的聊天关着。
group-refused-muted = 主持人不让你发消息。
group-refused-calls-forbidden = 主持人暂时不让你抢答。
group-refused-looks-on = 你是在这一轮的中途进来的，所以先旁观，等到下一轮，或等主持人让你加入。
group-refused-other-on-device = 这一掷时，这台设备上已有别人在桌上，所以你从下一掷开始玩。
group-refused-removed-on-device = 主持人移除了这台设备上的另一位玩家，所以要由主持人让你进来。请问问主持人。
group-refused-no-vote = 不能对这些数抢答的人，也不能要求收走它们。
group-refused-not-sayable = 一条消息有 1 到 200 个看得见的字符。
group-refused-too-fast = 太快了。请等一下。
group-refused-not-the-maker = 这一桌是这位玩家开的：谁也不能禁言、请出或改名。
group-refused-maker-only = 只有开这一桌的玩家能这样做。
group-refused-name-fixed = 你的名字是主持人定的，不能改。
group-refused-visitor-gone = 那个人已经不在等了。
group-refused-no-newcomers = 最近一分钟没有人加入。
group-refused-team-count = 可以分两到六个队。
group-refused-empty-team = 那样会有一个队没有人。请少分几个队，或让每队都有人。
group-refused-twice-in-teams = 一个人不能在两个队里。
group-refused-no-such-team = 没有这个队。
group-refused-table-size = 一个小桌有三到六位玩家。
group-refused-too-few-for-tables = 分小桌时，除主持人外至少要三位玩家。
group-refused-no-small-tables = 没有小桌。
group-refused-no-race = 这桌没有进球赛。
group-refused-race-over = 这场进球赛已经有人赢了。主持人或代主持的人可以开始新的一场。
group-refused-race-too-long = 你在这场进球赛里已经做到上限了。主持人可以开始新的一场。
group-refused-hosts-sit-nowhere = 主持人不坐小桌：可以四处走，每桌都能看。
group-refused-no-table-yet = 你还没有坐到小桌。下次换新的数，就有你的位置。
group-refused-nobody-chosen = 请至少选一位还在的玩家。
group-refused-not-away = 这位玩家在。只有不在的玩家的座位才能给另一台设备。
group-refused-hosts-keep-seats = 主持人的座位不变，也不会拿到别的座位。
group-refused-too-often = 你做这件事太多次了。过几分钟就可以再做；进球赛继续进行。

## Why a table's name is refused

group-table-name-empty = 请给这一桌写个名称：至少一个字或一个数字。
group-table-name-too-long = 桌的名称最多 20 个字符。
group-table-name-invisible = 桌的名称里不能有看不见的字符。
group-table-name-stacked = 桌的名称里一个字母上最多有四个附加符号，附加符号也不能单独出现。
group-table-name-reserved = 桌的名称里不能有这个词。请换一个名称。

## Why a relay lets nobody in

group-table-exists = 已经有同名的一桌。请加入它，或换一个名称。
group-no-such-table = 没有这个名称或邀请码的桌。
group-other-tab = 你已经在另一个标签页或窗口里坐在这一桌。
group-not-here = 这个服务器上没有这一桌。
group-too-many-tables = 现在没有地方再开一桌。
group-too-many-watchers = 观看这一桌的人已经太多了。
group-busy = 现在一下子来了很多人。
group-tables-from-here = 你的网络开的桌数已到这个服务器的上限。请加入其中一桌，请主持人解散没人用的一桌，或请运行服务器的人放宽（--tables-per-address）。
group-seats-from-here = 你的网络在这一桌的座位数已到这个服务器的上限。请主持人请出不属于这里的玩家，或请运行服务器的人放宽（--seats-per-address）。
group-seat-handed-over = 主持人把你在这一桌的座位和得分给了另一台设备。请用别的名字进来；如果弄错了，请问主持人。
group-hosted-elsewhere = 现在由另一个用主持密钥进来的浏览器主持这一桌。如果不是你，请在这里打开带有你的密钥的链接：那个浏览器就会被请出去。
group-wrong-host-key = 这不是这一桌的主持密钥，或者它已被更新的密钥取代。你可以作为玩家进来。
group-broken-host-key = 这个链接里的主持密钥不完整或有误。请重新打开完整的链接。你也可以作为玩家加入。
group-seats-of-device = 这台设备在这一桌的座位已经满了。请用其中一个名字进来，或者换一台设备。
group-newcomers-from-here = 你的网络一下子来了很多人。如果经常这样，请运行服务器的人放宽（--joins-per-minute）。
group-turned-away = 主持人没有让你进来。{ $seconds ->
   *[other] { $seconds } 秒后可以再申请。
}
group-may-ask-again = 你可以再申请进来。
group-a-full = 小组 A 满了。试试小组 B，或自己开一桌。
group-b-full = 小组 B 满了。试试小组 A，或自己开一桌。

## Why a relay ends the connection

group-closed-bad-message = 服务器没看懂本页发的内容。
group-closed-no-hello = 本页联系服务器太慢了。
group-closed-old-page = 本页和服务器版本不同：有一个旧了。你的得分保留着。
group-closed-taken-over = 你在另一个标签页或窗口里继续玩。
group-closed-removed = 主持人把你请出了这一桌。
group-closed-left = 你离开了这一桌。
group-closed-cleared = 这一桌解散了。名字和得分都删除了。
group-closed-too-slow = 这台设备跟不上这一桌。
group-closed-restart = 服务器正在重新启动。
group-closed-trouble = 服务器在这一桌上出了点问题。
group-framed-title = 小组要在单独的标签页里玩
group-framed-text = 另一个网页把本页放在框架里，可能会用自己的按钮盖住你牌桌上的按钮。请在单独的标签页打开游戏：通往你牌桌的链接会一起带过去。
group-own-tab = 在单独的标签页打开

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = 备一节课
lesson-plan-help = 事先为班级选好的数。不需要网络。
lesson-lead = 把题目放在一起，上课时按一下就发一道。整节课就是一个链接。
lesson-back-to-table = 回到桌上
lesson-back-to-group = 回到小组页面
lesson-settings = 玩什么
lesson-cards = 用牌，像 24 那样
lesson-cards-help = 四个数都要用上，不能拼接。
lesson-add = 添加题目
lesson-up-to = 一节课最多 { $most } 道题。
lesson-level = 难度
lesson-count = 题数
lesson-count-problem = 请选 1 到 { $most } 的整数。
lesson-add-by-level = 添加这样的题
lesson-stop = 停止
lesson-searching = 正在找题……
lesson-added = { $count ->
   *[other] 添加了 { $count } 道题。
}
lesson-few-found = { $count ->
    [0] 没找到这样的题：用这些骰子和这个目标，这种题很少见。
   *[other] 只找到 { $count } 道这样的题：用这些骰子和这个目标，这种题很少见。
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] 一节课最多 { $most } 道题，已经放不下了。
   *[other] 一节课最多 { $most } 道题，只能再放 { $room } 道。
}
lesson-typed = 自己定的数
lesson-typed-help = 一行一道题，例如 1 4 5 7：两到六个整数，每个从 0 到 999。
lesson-add-typed = 添加这些题
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = 第 { $line } 行“{ $roll }”不是一道题：一道题有两到六个整数，每个从 0 到 999。
lesson-typed-nothing = 请至少写一道题。
lesson-from-link = 来自链接
lesson-from-link-help = 粘贴另一节课的链接，或一道题的链接。
lesson-add-from-link = 从链接添加
lesson-link-empty = 这个链接里没有课，也没有题。

## The rolls of a plan

lesson-rolls = { $count ->
    [0] 题目
   *[other] { $count } 道题
}
lesson-no-rolls-yet = 还没有题：请添加。
lesson-unready = 等这节课能玩了，就有链接。
lesson-other-tab = 另一个标签页或窗口改了这节课；现在是这个样子。按“撤销上次改动”可以找回原来的内容。
lesson-undo = 撤销上次改动
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = 这个链接里的题数：{ $theirs }。你自己计划里的题数：{ $own }。打开这节课，它就取代你的计划。
lesson-take-link = 打开链接里的课
lesson-keep-plan = 保留我的计划
lesson-own-plan = 链接里的课读不出来。这是你自己的计划。
lesson-clear = 全部去掉
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = 第 { $number } 题，{ $numbers }
lesson-earlier = 往前移：{ $roll }
lesson-later = 往后移：{ $roll }
lesson-leave-out = 去掉：{ $roll }
# { $percent } is how much of the work is done.
lesson-rating = 正在计算…… { $percent }%
lesson-impossible = 无解

## The link

lesson-link = 链接
lesson-address = 这节课的链接
lesson-link-help = 在任何设备上都能用它打开这节课。谁有链接，谁就能看到题目。

## Holding it

lesson-hold = 上这节课
lesson-make-help = 在你自己的一桌上玩，由你主持。聊天关着，等你打开。
lesson-table = 这一桌的名称
lesson-make = 用它开一桌
lesson-take-help = 你这一桌会采用这节课的目标、骰子和玩法。
lesson-take-another-help = 它会代替你现在上的课，你这一桌会采用它的目标、骰子和玩法。
lesson-take = 带到“{ $table }”
lesson-end-round-first = 还有一轮没结束：请先结束它。
lesson-held = 课
lesson-on-table = 桌上是第 { $number } 题，共 { $count } 题。
lesson-next = 接下来是第 { $number } 题，共 { $count } 题。
lesson-all-played = { $count } 道题都玩过了。
lesson-done = 这题之后就全玩过了。
lesson-over = 这节课结束了
lesson-end-puzzles = 题目
lesson-end-pupils = 学生
lesson-end-right = 这张桌子上的正确回答
lesson-shared = 用 Score 上的一节课。题目：{ $puzzles }，学生：{ $pupils }，正确的回答：{ $all } 中的 { $right }
lesson-deal = 发第 { $number } 题，共 { $count } 题
lesson-list = 这节课的题
lesson-list-help = 中间可以发别的数：课会等着。
lesson-comes-next = 下一题
lesson-lies-there = 在桌上
lesson-was-played = 玩过了
lesson-choose-short = 下一题
lesson-choose = 设为下一题：{ $roll }
lesson-end = 收起这节课…
lesson-end-help = 这一桌保持原样。用课的链接可以再次打开，从头开始。
lesson-yes-end = 好，收起

## The report

report-title = 报告
report-of = 报告：{ $table }
report-hosts-only = 只有主持人能看这一桌的报告。
report-kept = 每位学生在这一桌做了什么。只有主持人能看到，一直保存到解散这一桌为止；得分归 0 不影响它。
report-help = 一轮结束时有座位的人都计这一轮，暂时不在的人也一样。用时从看到数算到回答或抢答，不含暂停。步数是每轮结束时答题板上的步数：含分数、拼接或负数的步骤，也计在各自的栏里。
report-saved = 被别人救下的“无解”
report-saved-by = { $caller }在有解的数上喊了“无解”，接着{ $saver }喊了 SCORE 却没做出。轮数：{ $rounds }。
report-saved-help = 这样的每一轮都让前一个人得一分。可能只是运气不好，但如果两个人一再这样，也许是在互相帮忙。你可以禁止其中任何一人抢答。
report-nobody = 这一桌还没有学生。
report-print = 打印报告
report-save = 下载报告
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } 报告.csv
report-table = 桌
report-date = 日期
report-name = 名字
report-team = 队
report-points = 得分
report-rounds = 轮数
report-right = 答对
report-wrong-impossible = 喊错“无解”
report-not-shown = SCORE 没做出
report-without-answer = 没回答
report-mean = 平均用时
report-fastest = 最快的正确回答
report-mean-s = 平均用时（秒）
report-fastest-s = 最快的正确回答（秒）
report-seconds = { $seconds } 秒
report-hints = 提示
report-steps = 步数
report-fractions = 含分数
report-joins = 拼接
report-negatives = 含负数

### Practice and the rolls of the day.

## A roll on the board

learn-make = 用两步或三步算出 { $goal }。
learn-make-of-all = 用所有的数算出 { $goal }。
learn-reached = { $goal }！这是一种算法。
learn-rightly-impossible = 对：用这些数，谁也算不出 { $goal }。
learn-wrongly-impossible = 有办法算出 { $goal }。再看看。
learn-shown = 这是算出 { $goal } 最容易的算法。
learn-shown-impossible = 用这些数，谁也算不出 { $goal }。原因在下面。
# $far: how far $value is from the goal
learn-too-small = { $value } 比 { $goal } 小 { $far }。请撤销，或重新开始。
learn-too-large = { $value } 比 { $goal } 大 { $far }。请撤销，或重新开始。
learn-start-again = 重新开始
learn-hint = 提示
learn-impossible = 无解
learn-show = 给我看
learn-next = 下一题
learn-stopwatch = 显示用时
learn-sounds = 声音
learn-to-statistics = 看看我的成绩
learn-clock-wrong = 这台设备的时钟显示的日期不可能是对的，所以这个回答没有记入统计。调好时钟，下一个就会记入。

## Games

learn-games = 游戏
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = 谁来玩？
learn-plays = { $name }在玩
learn-nobody-named = “没有名字”在玩
learn-several-here = 不止一个人？
learn-new-name = 名字
learn-new-name-help = 每个名字都有自己的练习进度、每天的记录和统计。
learn-add-name = 开始玩
learn-forget-name = 以后不再问{ $name }

## The rolls of the day

learn-daily-lead = 五道题，从易到难，今天所有人都一样。其中可能有一道无解。
learn-day-ahead = 那一天还没到。这是今天的题。
learn-day-before = 前一天
learn-day-after = 后一天
learn-rolls = 这一天的题
learn-roll-number = 第 { $number } 题：{ $mark }
learn-mark-open = 未做
learn-mark-solved = 做出来了
learn-mark-helped = 用了提示或错说“无解”后做出来
learn-mark-shown = 看了答案
learn-details = 每道题做得怎样
learn-column-roll = 题目
learn-column-result = 结果
learn-column-time = 用时
learn-column-hints = 提示
learn-column-wrong-calls = 说错“无解”
learn-day-done = 五题全部完成
learn-days-in-a-row = 连续天数
# What is shared: $signs has one for each roll.
learn-shared = { $game }，今日题目 { $date }：{ $signs } { $time }{ $hints ->
    [0] {""}
   *[other] {"，提示 "}{ $hints } 个
}
learn-signs = ● 做出来了，◐ 用了提示或错说“无解”后做出来，○ 看了答案。不会泄露任何数。
learn-streak = { $days ->
    [0] 还没有连续的天数。
   *[other] 连续 { $days } 天。
}
learn-streak-rule = 当天做出当天的至少一道题，这一天就算数；每周漏一天没关系。
learn-archive = 本月的每一天
learn-month-before = 上个月
learn-month-after = 下个月
learn-date-done = { $date }，已完成

## Practice

learn-practice-lead = 一题接一题，不计时。你觉得难的会多出现几次。
learn-now = { $skill }，{ $level }
learn-no-roll = 用这个目标和这些骰子或牌，没有找到这个难度的题。
learn-comes-again = 你看过这些数的算法。现在能自己找出来吗？
learn-level-link = 这个难度
learn-example = 举个例子
learn-skills = 可以学会的技能
learn-rule = 一次就做出一道题，这项技能就前进一步。用了提示或错说“无解”，就停在原处。走得越远，隔得越久才再出现。走完最后一步，你就掌握了。
learn-rule-shown = 如果看了答案，这项技能就退后一步；隔 3 道别的题，那道题会再出现。自己选的难度也一样。
learn-by-rule = 替我选
learn-own-setting = 自定目标和骰子
learn-own-setting-help = 用它们练习，进度单独计算。
learn-goal = 目标，0 到 999
learn-goal-problem = 目标是 0 到 999 的整数。
learn-dice = 骰子
learn-dice-help = 每个骰子的面数，例如 6 6 12。空着就用平常的骰子。
learn-dice-problem = 骰子有 2 到 { $most } 个，每个有 2 到 100 面。请写面数，中间空一格。
learn-use-setting = 用这些练习
learn-usual-setting = 和游戏里一样
learn-choose-level = { $skill }，{ $level }
learn-standing-new = 新
learn-standing-learning = 第 { $number } 步，共 5 步
learn-standing-due = 第 { $number } 步，共 5 步，该复习了
learn-standing-mastered = 已掌握
learn-standing-mastered-due = 已掌握，该复习了

learn-skill = { $skill ->
    [two-steps] 两步
    [three-steps] 三步
    [subtraction] 减法
    [division] 除法
    [joining] 拼接
    [impossible] 是不是无解？
    [negative] 比 0 小
   *[fractions] 分数
}
learn-about-skill = { $skill ->
    [two-steps] 三个数就够了：先算出一个数，再用上它。
    [three-steps] 最容易的算法要用上全部四个数。
    [subtraction] 最容易的算法里有减法。
    [division] 最容易的算法里有除法。
    [joining] 把两个数拼在一起：1 & 2 就是 12。
    [impossible] 找出一种算法，或者说没有。
    [negative] 不用加法：先算出一个比 0 小的数。减去 −3，就是加上 3。
   *[fractions] 不用乘法：除以一个比 1 小的分数，数会变大。
}

## The race

race-lead = 算出 20 或 18，次数越多越好。先进三球就赢。
race-either = { $first } 或 { $second }
race-standings = 得分和进球
race-player = 玩家
race-points = 得分
race-goals = 进球
race-goals-of = 进了 { $goals } 球，共要 { $all } 球
race-first-roll = { $name }：请掷骰子。第一题不扣分。
race-make = { $name }：算出 20 或 18，次数越多越好。
race-won = 进了三球！{ $name }赢了！
race-own-win = 进了三球！你赢了！
race-end = 进球赛结束了
race-end-rolls = 总投掷次数
race-shared = 三球的进球赛，赢了。总投掷次数：{ $rolls }
# $by: points of a step; $sum: the points then
race-gained = 得 { $by } 分，现在 { $sum } 分。
race-roll-cost = 新题扣一分，现在 { $sum } 分。
race-bonus = 个位是 0 或 5，再得 { $bonus } 分，现在 { $points } 分。
race-goal = 进球！得分又从 0 开始。
race-which-roll = 第 { $number } 题，共 { $all } 题
race-back = 前一题
race-forward = 后一题
race-roll = 新题
race-hand-on = 换下一位
race-new = 新的进球赛
race-new-help = 在这个屏幕上玩的人，每人写一个名字；一个人玩不用写。正在进行的进球赛会结束。
race-give-up = 这场进球赛还没结束。再按一次就放弃它。
race-name = 玩家 { $number }
race-same-name = 已经有玩家用这个名字了。
race-link = 题目相同的进球赛
race-begin = 开始
race-racers = 一场进球赛有 1 到 { $most } 位玩家。
race-not-their-turn = 现在轮到别人。
race-over = 这场进球赛已经有人赢了。请开始新的一场。
race-no-roll = 请先掷骰子。
race-rolled-this-turn = 每回合只有一道新题。请接着做你的题，或换下一位。
race-too-many-rolls = 上次进球以后，你已经有 { $most } 道题。请接着做这些题。
race-no-such-roll = 这一边没有别的题了。
race-no-step = 没有这样的一步。
race-no-turns = 你在一个人玩：没有下一位。
race-not-a-roll = 那里不可能是这些骰子。
race-too-long = 这场进球赛太长了。请开始新的一场。
race-rules = 进球赛的玩法
race-all-rules = 全部规则
race-rule-steps = 每有一步算出 20，得 1 分；每有一步算出 18，得 3 分。
race-rule-again = 想算几步都行，也可以撤销；同一种算法在每道题里只计一次。
race-rule-fives = 得分的末位是 0 或 5，就再得 5 分。只有 25 不加分，而是进球。
race-rule-goal = 正好 { $points } 分就进一球。得分又从 0 开始。
race-rule-roll = 第一题不扣分。每道新题扣一分。
race-rule-rolls = 进球以前，你可以在自己的题里前后翻。进球以后，只留下进球的那道题。
race-rule-turns = 几位玩家轮流玩。每回合有一道新题。
race-rule-at-once = 大家同时玩，每人做自己的题，只有自己和主持人看得到。玩家列表里有每个人的得分。
race-rule-win = 谁先进 { $goals } 球，谁就赢。不抢答，也不计时。
race-example = 例如：你有 17 分，掷出 3、6、9 和 14。3 × 6 得到 18：得 3 分，变成 20 分。20 是 5 的倍数，再变成 25 分：进球！

### How practice and the rolls of the days went.

statistics-lead = 你在练习和各天的“今日题目”里做了什么。只保存在这台设备上，别人看不到。
statistics-empty = 还没有记录。你做完的每一题都会记在这里。
statistics-players = 谁的回答
statistics-nobody = 没有名字
statistics-as-table = 用表格看
statistics-on-paper = { $name }，{ $date }
statistics-none = –
statistics-short-date = { $month }/{ $day }

## Week by week

statistics-weeks = 每周做出的题
statistics-weeks-summary = { $solved ->
   *[other] 做出 { $solved } 道题
}
statistics-weeks-ahead = 有 { $count } 个回答的日期还没有到，这里没有显示。
statistics-week = { $date } 开始的一周：做出 { $solved } 道，看答案 { $shown } 道
statistics-weeks-best = 做得最多的一周：{ $solved } 道，从 { $date } 开始。
statistics-week-from = 一周的开始
statistics-solved = 做出来了
statistics-shown = 看了答案

## Times

statistics-times = 各难度的用时
statistics-times-help = 做出的题里，一半比这快，一半比这慢。
statistics-times-longest = 用时最长：{ $level }。其中一半超过 { $time }。
statistics-difficulty = 难度
statistics-median = 中间的用时

## Calls

statistics-calls = 是不是无解？
statistics-calls-none = 你还没有说过“无解”，也没有遇到无解的题。
statistics-calls-bold = 你说“无解”太早了：先再找一种算法。
statistics-calls-shy = 有些题真的无解。大胆说出来。
statistics-calls-half = 你说“无解”的时候，有一半是对的。先再找一种算法。
statistics-calls-good = 你说“无解”的时候，大多是对的。
statistics-call = 情况
statistics-times-said = 次数
statistics-calls-right = 说了，而且对
statistics-calls-wrong = 说了，其实有算法
statistics-calls-overlooked = 没看出无解

## Skills

statistics-skills = 技能
statistics-skill = 技能
statistics-alone = 独自
statistics-helped = 用了提示或错说“无解”
statistics-alone-of = { $all } 道里独自做出 { $alone } 道
statistics-skills-next = 接下来练：

## The file

statistics-file = 带走或删除
statistics-file-help = 文件里有当前显示的玩家的回答、练习进度和每天的记录。请在另一台设备上打开：那里已经有的不会重复计算。
statistics-export = 存成文件
statistics-export-of = 存成文件：{ $name }
statistics-export-all = 把这台设备上的所有玩家存成一个文件
statistics-import = 打开文件
statistics-delete = 删除这些回答
statistics-undo = 撤销删除
# $name: the name of the file
statistics-exported = 已存为 { $name }。
statistics-imported = { $count ->
    [0] 这个文件里的内容这里都有了。
   *[other] 添加了 { $count } 个回答。
}
statistics-file-of-several = 这个文件里有好几位玩家的练习。要收下谁的？
statistics-file-take-in = 收下：{ $name }
statistics-file-take-all-in = 全部收下
statistics-left-out = 有 { $count } 个回答的日期不可能是对的，没有添加。
statistics-file-too-long = 这个文件太长，不像是回答的文件。什么都没有改变。
statistics-file-other = 这不是回答的文件，或者文件坏了。什么都没有改变。
statistics-file-later = 这个文件是更新版本的 Score 写的。请重新加载页面，再打开一次。
statistics-file-unreadable = 这个文件读不出来。什么都没有改变。
statistics-deleted = 已删除。只要不离开本页，就还能撤销。
statistics-restored = 都找回来了。

## By QR code

statistics-carry = 用二维码带到另一台设备
statistics-carry-help = 二维码里有这位玩家的回答、练习进度和每天的记录。什么都不会发送出去：由另一台设备的摄像头读取。
statistics-carry-show = 显示二维码
statistics-carry-hide = 收起二维码
statistics-carry-code = { $all ->
    [1] 用另一台设备扫这个二维码，在那里打开链接。
   *[other] 第 { $number } 个二维码，共 { $all } 个。用另一台设备扫它，在那里打开链接，再显示下一个。
}
statistics-carry-qr = 二维码 { $number }，共 { $all } 个
statistics-carry-left-out = { $count ->
    [1] 最早的一个回答没有放进去。用文件可以全部带走。
   *[other] 最早的 { $count } 个回答和每天的记录没有放进去。用文件可以全部带走。
}
statistics-carry-anew = 回答有了变化：这些是新的二维码。请从第一个开始。
statistics-carry-too-much = 内容太多，二维码放不下。请用文件。
statistics-carry-before = 上一个二维码
statistics-carry-next = 下一个二维码
statistics-carry-link = 这个二维码里的链接
statistics-paste = 粘贴二维码里的链接
statistics-paste-help = 如果没有摄像头可以扫码：请在另一台设备上复制链接，发给自己，再粘贴到这里。
statistics-paste-open = 打开链接
statistics-paste-other = 这不是二维码的链接。请在另一台设备上完整地复制它。
statistics-arrival = 来自另一台设备
statistics-carry-parts = { $of } 个二维码里已有 { $here } 个。请扫下一个。
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }：回答 { $answers } 个，其中新的 { $new } 个；每天的记录 { $days } 天；练习 { $practised } 题。
statistics-carry-once = 这里已经有的不会重复计算；每项技能以走得更远的为准。
statistics-carry-take-in = 收下
statistics-carry-forget = 不用了
statistics-carry-broken = 这些二维码读不出来。请从第一个开始，再扫一次。
statistics-carry-later = 这些二维码是更新版本的 Score 做的。请重新加载页面，再扫一次。
statistics-taken-in = { $count ->
    [0] 已收下；里面的回答这里都有了。
   *[other] 已收下，有 { $count } 个新回答。
}

### Dials.

## The board and its buttons.

dials-target = 目标
dials-presses = 按下次数
dials-fewest = 最少次数
# In the place of the fewest presses.
dials-no-way = 没有
dials-undo = 撤销
dials-redo = 重做
dials-hint = 提示
dials-again = 从头开始
dials-new-puzzle = 新谜题
dials-solution = 解法
dials-own-puzzle = 自己出谜题
dials-puzzle-link = 这道谜题的链接

## What to do, and what has happened. $target: letters.

dials-shown = 转盘显示 { $letters }。
dials-status-start = 按按钮，让转盘显示 { $target }。
dials-status-no-way = 用这些按钮到不了 { $target }。打开解法看看为什么。
dials-status-so-far = 已经按了 { $pressed } 次。再按 { $left } 次就够了。
dials-solved-at-once = 转盘一开始就显示目标了。
dials-solved-fewest = 按 { $pressed } 次完成，不能更少了！
dials-solved = 按 { $pressed } 次完成！其实 { $fewest } 次就够了。
dials-solution-helped = 看了解法。
dials-hints-helped = { $count ->
   *[other] 用了 { $count } 个提示。
}
dials-hint-said = 提示：按钮 { $button } 还要按 { $presses } 次。
dials-unreadable = 浏览器里保存的内容读不出来，已经放到一边，游戏重新开始。
dials-other-puzzle = 另一个标签页或窗口开始了另一道谜题，现在保存的是那一道。这一道在你重新加载或关掉本页之前都在。

## The ladder: levels from small puzzles to the published one.

dials-ladder = 闯关
dials-level = 第 { $level } 关，共 { $levels } 关
# Read aloud behind the level.
dials-levels-solved = 已过 { $solved } 关
dials-easier = 容易一关
dials-harder = 难一关
dials-next-level = 下一关
dials-back-to-level = 回到第 { $level } 关
# The published game: five dials of five letters.
dials-full-puzzle = 完整谜题
dials-ladder-climbed = 全部通关！

## Why something cannot be done.

dials-refusal-no-button = 这里没有这个按钮。
dials-refusal-nothing-to-undo = 没有可以撤销的操作。
dials-refusal-nothing-to-redo = 没有可以重做的操作。
dials-refusal-solved = 转盘已经显示目标。按“撤销”可以退回一次。
dials-refusal-no-way = 没有办法：用这些按钮到不了目标。
dials-refusal-all-told = 只按有提示的按钮就行了。
dials-refusal-too-many-moves = 已经操作了 { $moves } 次。请从头开始。

## What dials and buttons are called.

dials-dial-right = 转盘 { $dial } 显示 { $shown }，已经对了
dials-dial = 转盘 { $dial } 显示 { $shown }，目标 { $target }，还差 { $left } 格
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] 一次
    [2] 两次
    [3] 三次
    [4] 四次
    [5] 五次
    [6] 六次
    [7] 七次
    [8] 八次
    [9] 九次
    [10] 十次
   *[other] { $count } 次
}
dials-still = { $presses ->
    [0] 完成
   *[other] 还要 { $presses } 次
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = 按钮 { $button }：{ $turns }
# $dials: dials-turn, more than once.
dials-turns = 让{ $dials }
dials-turn = 转盘 { $dial } 转 { $steps } 格
dials-turns-nothing = 什么也不转
# Behind a button's name; $times: dials-times.
dials-button-pressed = 按了{ $times }
# Behind a button's name; $still: dials-still.
dials-button-hint = 提示：{ $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = 按钮 { $button } 按{ $times }
dials-press-none = 什么也不用按：转盘一开始就显示目标了。
dials-press-one = { $only }。
dials-press-list = { $others }、{ $last }。

## Which targets some buttons reach.

dials-reach-all = 用这些按钮，{ $all } 个目标都能到，每个目标正好一种方法。
dials-reach-some = 用这些按钮，{ $all } 个目标里只有 { $targets } 个能到，但每个都有 { $ways } 种方法。
dials-conditions = 数一数每个转盘要转几格。去掉整圈（一圈 { $modulus } 格）后，下面的结果都是 0，目标才能到：
# A term of a condition, perhaps behind a factor.
dials-term = 转盘 { $dial }
dials-leaves = { $number }，余 { $left }
# $sum: a sum and what it comes to.
dials-condition-good = 这里 { $sum }：可以
dials-condition-not-zero = 这里 { $sum }：不是 0

## A puzzle of one's own.

dials-count = 转盘和按钮的个数
dials-letters = 每个转盘上的字母
dials-letters-choice = { $modulus } 个：A 到 { $last }
dials-signatures = 按钮的作用
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = 一行是一个按钮。每个格子里写这个按钮让那个转盘转几格：{ $digits }。
dials-digits = 0 到 { $last }
dials-digits-of-eleven = 0 到 9，10 写成 X
dials-signature-field = 按钮 { $button }，转盘 { $dial } 转几格
dials-start = 开始
dials-play-own = 玩这道
dials-other-signatures = 换一组按钮
dials-other-letters = 换一组字母
dials-wrong-modulus = 一个转盘有 2、3、5、7 或 11 个字母。
dials-wrong-count = 转盘有 { $min } 到 { $max } 个。
dials-wrong-letters = 请写 { $dials } 个字母，从 A 到 { $last }。
dials-wrong-steps = 每个格子里只写一个字符：{ $digits }。
dials-wrong-signatures = 按钮有 { $dials } 个。
dials-wrong-kinds = 这些大小不一样。

## The rules.

dials-how-to-play = 玩法
dials-rule-letters = 每个转盘显示一个字母，从 A 到 { $last }。转一格，A 变成 B，{ $last } 变成 A。
dials-rule-buttons = 一个按钮同时转动所有转盘，各转各的格数：转盘下面的 +2 表示转两格，圆点表示不转。
dials-rule-goal = 按按钮，直到每个转盘都显示目标字母。目标字母在转盘上有一个圈，下面也写着。
dials-rule-order = 先按哪个后按哪个都一样；同一个按钮按 { $modulus } 次，等于没按。
dials-rule-keyboard = 按按钮，或在键盘上按它的数字。H 是提示，Z 是撤销。
dials-rule-tip = 数一数每个转盘还差几格。哪个按钮只转动少数几个转盘？

## The worked solution.

dials-worked = 怎样算出来
# The right side of the equations.
dials-turns-column = 转几格
dials-button-column = 按钮 { $button }
dials-line = 第 { $line } 行
dials-play-steps = 播放
dials-pause = 暂停
dials-press-them = 在转盘上按一遍
dials-equations = 一行是一个转盘，一列是一个按钮。从 { $start } 到 { $target }，转盘 1 一共要转 { $steps } 格：这就是第 1 行。只算去掉整圈（一圈 { $modulus } 格）后余下的。
dials-step-swap = 第 { $line } 行在第 { $column } 列是 0，所以和第 { $with } 行交换。
# $product: a number, or dials-leaves.
dials-step-scale = 第 { $line } 行乘 { $by }，让第 { $column } 列变成 1：{ $by } × { $value } = { $product }。
# $sum: a number, or dials-leaves.
dials-step-add = 第 { $line } 行加上 { $times ->
    [1] 第 { $of } 行
   *[other] { $times } 倍的第 { $of } 行
}，让第 { $column } 列变成 0：{ $value } + { $times } = { $sum }。
dials-end-no-way = 第 { $line } 行全是 0，右边却是 { $right }：怎么按都做不到。没有办法。
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = 现在每行只剩一个按钮，并写着要按几次：{ $presses }
dials-end-many-ways = { $count ->
   *[other] 按钮
} { $free } 想按几次都行，然后每一行说出另一个按钮要按几次：共有 { $ways } 种方法。按得最少的是：{ $presses }

### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = 做什么
yahtzee-mode = { $mode ->
    [practice] 练习
    [game] 游戏
   *[review] 复盘
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] 快艇
    [fibonacci] 斐波那契
    [pi] 圆周率
    [all-prime] 全质数
    [all-even] 全偶数
   *[all-odd] 全奇数
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] 快艇
    [fibonacci] 斐波那契
    [pi] 圆周率
    [all-prime] 全质数
    [all-even] 全偶数
   *[all-odd] 全奇数
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] 质
    [all-even] 偶
   *[all-odd] 奇
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] 五个一样
    [fibonacci] 1 1 2 3 5
    [pi] 有 3、1 和 4
    [all-prime] 只有 2、3、5
    [all-even] 只有 2、4、6
   *[all-odd] 只有 1、3、5
}
yahtzee-patterns = 花样
yahtzee-pattern-column = 花样
yahtzee-your-choice = 你留的骰子
yahtzee-best-choice = 最好留的骰子
yahtzee-pattern-shown = 已经有了
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }、{ $next }
yahtzee-list-end = { $others }和{ $last }

## Dice

# A die, read aloud.
yahtzee-die = 骰子 { $die }：{ $number }，重掷
yahtzee-die-of-patterns = { $die }，属于{ $patterns }
yahtzee-roll-five = 掷五个骰子
yahtzee-roll-anew = 重新掷五个
yahtzee-roll-again = 重掷选中的骰子
yahtzee-roll-dice = { $count ->
   *[other] 重掷 { $count } 个骰子
}
yahtzee-undo = 撤销
yahtzee-adviser = 参谋
yahtzee-dice-show = 骰子是 { $numbers }。
yahtzee-patterns-shown = { $patterns }！

## What to do next

yahtzee-roll = 请掷骰子。
yahtzee-round = 第 { $round } 轮，共 { $rounds } 轮。请掷骰子。
yahtzee-round-of-player = 第 { $round } 轮，共 { $rounds } 轮。{ $player }，请掷骰子。
yahtzee-choose-box = 请选一格。
yahtzee-no-pattern = 这次没有花样。
yahtzee-choose-dice = 选要重掷的骰子。{ $left }
yahtzee-choose-dice-or-box = 选要重掷的骰子，或选一格计分。{ $left }
yahtzee-rolls-left = { $count ->
   *[other] 还能掷 { $count } 次。
}
yahtzee-game-over = 游戏结束：{ $total } 分。看看复盘，本来能得多少分。
yahtzee-winner = 游戏结束。{ $name }得 { $total } 分，赢了。复盘里有每一次选择。
yahtzee-winners = 游戏结束。{ $names }各得 { $total } 分。
yahtzee-end = 游戏结束了
yahtzee-shared = { $game }：{ $total } 分
yahtzee-names-and = { $one }和{ $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] 可以有一到六位玩家。
    [not-thrown] 请先掷骰子。
    [thrown] 骰子已经掷过了。
    [no-throw-left] 这一回合不能再掷了。
    [all-kept] 请先选要重掷的骰子。
    [kept-changed] 有一个留下的骰子变了。
    [box-filled] 这一格已经填了。
   *[game-over] 游戏结束了。请开始新游戏。
}
yahtzee-no-such-throw = 链接里的骰子不可能：要有五个，每个是 1 到 6。
yahtzee-give-up-game = 这局还没结束。再按一次就放弃它。

## The adviser

yahtzee-advice = 留下这些骰子、接着去凑，各种花样的可能性有多大；每种花样最好留哪些骰子。
yahtzee-advice-at-end = 不能再掷了：花样有就是有，没有就是没有。
yahtzee-advice-points = 让最后得分最多
yahtzee-advice-boxes = 让最后得分最多的格
yahtzee-every-choice = 所有选择
yahtzee-order-by = 按什么排
yahtzee-by-points = 得分
yahtzee-working-out = 正在计算整局游戏……
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] 五个全部重掷
    [5] 五个全部留下
   *[other] 留下 { $dice }
}
yahtzee-named-choice = { $name }：{ $choice }
yahtzee-per-cent = { $percent }%
yahtzee-per-cent-below = 不到 { $percent }%
yahtzee-per-cent-above = 超过 { $percent }%
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }，即 { $fraction }
yahtzee-decimal = { $sign }{ $whole }.{ $hundredths }
yahtzee-expected = 预计 { $points } 分

## The score sheet

yahtzee-sheet = 计分表
yahtzee-upper = 上半区
yahtzee-lower = 下半区
yahtzee-box-column = 格
yahtzee-you = 你
yahtzee-box = { $score_box ->
    [ones] 一点
    [twos] 两点
    [threes] 三点
    [fours] 四点
    [fives] 五点
    [sixes] 六点
    [all-odd] 全奇数
    [all-even] 全偶数
    [pi] 圆周率
    [all-prime] 全质数
    [fibonacci] 斐波那契
    [yahtzee] 快艇
   *[chance] 机会
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = 总和
yahtzee-upper-sum = 合计
yahtzee-bonus = 奖励分
yahtzee-total = 总分
yahtzee-bonus-rule = 满 { $from } 得 { $bonus }
yahtzee-bonus-missing = 还差 { $missing }
yahtzee-score-in = 在“{ $score_box }”一格计 { $points } 分

## New games

yahtzee-new-game = 新游戏
yahtzee-other-players = 换玩家
yahtzee-alone = 一个人玩
yahtzee-together = 一起玩
yahtzee-names-help = 两到六位玩家用这个屏幕。空一格就少一位。
yahtzee-player = 玩家 { $number }
yahtzee-too-few-players = 至少要两位玩家。想自己玩，请选“一个人玩”。

## The review

yahtzee-no-review = 玩完一局，这里就会列出每次选择和最好的选择。
yahtzee-whose = 谁的选择
yahtzee-review-summary = 得 { $total } 分。第一次掷之前，最好的玩法预计得 { $expected } 分。选择上损失 { $lost } 分，运气{ $sign ->
    [minus] 减了
   *[plus] 加了
} { $luck } 分。
yahtzee-review-help = 评选择，看它平均会带来多少分，不看骰子碰巧掷出什么。最好的玩法，是一个人只想多得分时的玩法。
yahtzee-only-losses = 只看有损失的选择
yahtzee-no-losses = 没有一次选择损失分。完美！
yahtzee-turn = 第 { $turn } 回合
yahtzee-chosen = 你选的
yahtzee-best = 最好的
yahtzee-nothing-lost = 最好的选择
yahtzee-lost = 损失 { $points } 分
yahtzee-lost-least = 损失不到 { $points } 分

## The rules

yahtzee-how = 玩法
yahtzee-how-dice = 掷五个骰子。再选出你不喜欢的骰子，重掷它们；可以重掷两次。组成花样的骰子上有这个花样的记号。
yahtzee-how-keys = 用键盘：1 到 { $dice } 选骰子，R 掷骰子；填错了格，下一次掷之前可以按 Z 清空。
yahtzee-how-pi = 五个骰子里有 3、1 和 4，就是圆周率，所以 3 1 4 1 4 也是圆周率。
yahtzee-how-game = 在游戏里，每一回合都要填计分表的一格，每格只填一次：一共十三回合。上半区各格只数自己的点数，从 1 到 { $sides }；合计满 { $from }，再得 { $bonus } 分。全奇数、全偶数和机会计骰子的总和，圆周率 25 分，全质数 30 分，斐波那契 40 分，快艇 50 分。骰子不符合的格得 0 分。没有百搭，第二次快艇也不加分。
yahtzee-how-adviser = 参谋会准确算出，不管你留哪些骰子，每种花样的可能性有多大。游戏结束后，复盘列出每次选择和最好的选择。每次都选最好的，一局平均得 230.59 分。

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = 把骰子题、牌组、找错题或 Dials 印在纸上，附答案。同一个链接总是生成同一张练习单。
sheet-kind-label = 内容
sheet-kind = { $kind ->
    [hands] 24 的牌组
    [mistakes] 找错题
    [impossible] 哪些无解？
    [dials] Dials
   *[rolls] Score 的题
}
sheet-count = 题数
sheet-count-problem = 请选 1 到 { $most } 的整数。
sheet-from = 最低难度
sheet-to = 最高难度
sheet-levels-problem = 最低难度比最高难度还难：请换一个。
sheet-level = { $level ->
    [easy] 容易
    [medium] 中等
    [hard] 难
    [very-hard] 很难
   *[any] 混合
}
sheet-skill-label = 练什么
sheet-skill = { $skill ->
    [two-steps] 两步
    [three-steps] 三步
    [subtraction] 减法
    [division] 除法
    [fractions] 分数
    [joining] 拼接数字
   *[mix] 混合
}
sheet-mistake-label = 哪些错误
sheet-mistake = { $kind ->
    [sign] 正负号
    [order] 运算顺序
    [fraction] 分数
    [division] 除以分数
    [join] 拼接数字
    [twice] 一个数用了两次
   *[any] 混合
}
sheet-working = 留几行演算
sheet-working-problem = 请选 0 到 { $most } 的整数。
sheet-title-label = 标题
sheet-title-help = 空着就用平常的标题。
sheet-title-problem = 标题最多 { $most } 个字符，写在一行里。
sheet-name-and-date = 留姓名和日期
sheet-large = 大字
sheet-version-label = 版本
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A 卷
    [b] B 卷，和 A 卷一样难
   *[one] 只有一种
}
sheet-key-label = 答案
sheet-key = { $key ->
    [all] 所有不同的解法
   *[three] 前三种
}
sheet-printed-label = 印在纸上
sheet-printed = { $printed ->
    [sheet] 只有练习页
    [key] 只有答案
   *[both] 练习页和答案
}
sheet-print = 打印
sheet-csv = 存成表格（CSV）
sheet-new = 换一批题
sheet-pupils-link = 给学生的题目，不带答案
sheet-pupils-lead = 按题目旁边的“去玩”，就能在屏幕上做这道题。
sheet-link = 这张练习单
sheet-few = { $count ->
    [0] 没有这样的题。请多选几种难度，或换一项来练。
   *[other] 这样的题只有 { $count } 道。请多选几种难度，或换一项来练。
}
sheet-few-on-paper = 没有更多这样的题：{ $count } 道，而不是 { $wanted } 道。
sheet-no-fractions = 要用分数的 Score 题太少，排不满一张。请选 24 的牌组，并包含很难的。

## On paper

sheet-usual-title = { $kind ->
    [hands] 算出 24
    [mistakes] 找错
    [impossible] 哪些无解？
    [dials] Dials
   *[rolls] 算出 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A 卷
   *[b] B 卷
}
sheet-name = 姓名
sheet-date = 日期
sheet-task-rolls = 用两步或三步算出 { $goal }。每个数最多用一次，不必全用。可以加、减、乘、除，也可以拼接数字（1 & 2 = 12）。
sheet-task-hands = 用四个数算出 { $goal }。可以加、减、乘、除；每个数正好用一次。
sheet-task-mistakes = 每个解法都说能用上面的数算出 { $goal }。每个数只能用一次；1 & 2 是 12。每道题可能有一行是错的。把它标出来，写出正确的，或写“不可以”。如果全对，就写“全对”。
sheet-task-impossible = 这些题里，有的用两步或三步算不出 { $goal }。在这些题上打勾，给其余的题写出一种算法。可以加、减、乘、除，也可以拼接数字（1 & 2 = 12）。
sheet-task-dials = 每个按钮把各个转盘转几格，写在它那一行里。要从上面的字母变到下面的字母，每个按钮按几次？
sheet-play = 去玩
sheet-impossible = 无解
sheet-start = 从
sheet-target = 到
sheet-button = 按钮 { $button }
# $last is a letter.
sheet-letters = { $last } 的后面又是 A。
sheet-on-screen = 在屏幕上做同样的题：
sheet-qr = 学生用题目的二维码
sheet-answers = 答案：{ $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [1] 1 种解法
       *[other] { $count } 种不同的解法
    }
   *[other] { $count } 种不同的解法，最简单的 { $shown } 种
}
# The nearest numbers below and above the goal.
sheet-is-impossible = 无解。{ $kind ->
    [whole] 最接近的整数是 { $below } 和 { $above }。
   *[other] 最接近的是 { $below } 和 { $above }。
}
sheet-all-right = 全对
# $why and $right are sentences.
sheet-wrong-line = { $solution }）{ $line }：{ $why }{ $right }
sheet-presses = 按钮 { $button }：{ $times } 次

## The table

sheet-file = { $version ->
    [a] 练习单-A.csv
    [b] 练习单-B.csv
   *[one] 练习单.csv
}
sheet-column-number = 题号
sheet-column-given = 已知
sheet-column-goal = 目标
sheet-column-points = 难度
sheet-column-count = 解法数
sheet-column-answer = 答案

## Mistakes to be found

mistake-lead = 下面可能有一行是错的。按那一行，或者说全对。
mistake-item = 第 { $item } 题，共 { $count } 题
mistake-goal = 算出 { $goal }
mistake-solution = 解法 { $letter }
mistake-all-right = 全对
mistake-show = 给我看
mistake-found = 对，这一行错了。
mistake-line-is-right = { $line } 是对的。再找找。
mistake-there-is-one = 有一行是错的。再看看。
mistake-none = 每一行都对。
mistake-here = 这一行错了。
mistake-mark-wrong = 错
mistake-mark-right = 对
mistake-new = 换新的
mistake-end = 全部看完了
mistake-end-at-once = 一次就对
mistake-end-later = 后来才对
mistake-end-row = 连续
mistake-shared = 找错误：{ $all } 道里有 { $right } 道一次就对
mistake-level = 难度
mistake-link = 这些解法
mistake-no-items = 没有这样的题。请换一种难度或错误。
mistake-put-right = 正确的是 { $line }。
mistake-not-possible = 所以这里根本不能写 { $line }。
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] 结果的正负号错了：应该是 { $right }。
    [sign-of-first] 漏看了第一个数的负号。
    [sign-of-second] 漏看了第二个数的负号。
    [left-to-right] 是从左到右算的，但这里要先算 × 和 ÷，再算 + 和 −。
    [right-to-left] 先算了后面的一步，但这里要从左到右算。
    [tops-and-bottoms] 把分子和分子、分母和分母分别算了。分数要先通分。
    [whole-to-top] 把整数直接放到分子里算了。要先把它化成同分母的分数。
    [top-and-bottom-times] 分子和分母都乘了，这样大小不变。只乘分子。
    [not-turned-over] 除以一个分数，等于乘它的倒数；这里没有换成倒数。
    [other-turned-over] 取错了倒数：应该取 ÷ 后面那个数的倒数。
    [join-turned] 数字的前后顺序反了。
    [join-of-zero] 0 不能拼在前面：没有数以 0 开头。
    [join-of-negative] 负数不能拼在另一个数后面。
   *[used-again] { $number } 已经用掉了，或者本来就没有。每个数只能用一次。
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = 一个文件，Moodle、Canvas、Open edX、ILIAS 等学习平台都能用（SCORM 1.2）。每个学生的结果都进那里的成绩册，不会去别处。
homework-no-work = 先选题目：打开练习单、备好的课或某一级练习，在那里按“用于 LMS”。
homework-of = 内容：{ $work }
homework-of-sheet = { $kind }，{ $count } 道题
homework-of-lesson = 备好的课，{ $count } 次掷骰
homework-of-level = 练习，{ $skill }，{ $level }
homework-usual-lesson = 课
homework-name = 名称
homework-name-help = 学生也看得到。
homework-name-problem = { $why ->
    [empty] 请起个名称。
    [long] 名称最多 { $most } 个字符。
   *[control] 名称要写在一行里。
}
homework-right = 要答对几道
homework-right-problem = 请选 1 到 { $most } 的整数。
homework-pass = 及格线，百分之
homework-second = 第二次作答也算
homework-second-help = 不选的话，以第一次回答为准。
homework-hints = 提示
homework-hints-help = 用了提示的题算一半。
homework-solutions = 可以看解法
homework-solutions-help = 看过解法的题不得分。
homework-minutes = 全部题目的分钟数
homework-minutes-help = 空着就不限时。只有页面在最前面时才计时。
homework-minutes-problem = 请选 1 到 { $most } 的整数，或把框清空。
homework-language-reader = 读者的语言
homework-numbers = 数字
homework-numbers-choice = { $numbers ->
    [own] 每个学生不同
   *[same] 大家都一样
}
homework-make = 保存课件包
homework-size = { $size } kB
homework-saved = 已保存 { $file }，有 { $count } 道题。请把它作为 SCORM 课件包上传到学习平台。
homework-no-files = 取不到游戏的文件，或文件在途中被改动了。请重新加载本页。
homework-no-package = 用这个网站的文件做不成课件包。
homework-guide = 每个课件包里都有整个游戏，学生在这里不需要账号。会编程的学生可以上报任何结果，所有 SCORM 课件包都是这样。
homework-code = 学生的代码
homework-code-help = 来自没有学习平台时做的作业。上面的题目、名称和设置要和课件包一致。
homework-code-read = 读取上交的代码
homework-code-go = 读取
homework-code-none = 代码有 { $letters } 个字母，分三组。
homework-code-mistyped = 这个代码有一个字母错了，或有两个字母换了位置。
homework-code-other = 这是别的作业或别的设置的代码。

## The work

homework-refused = { $why ->
    [missing] 取不到这份作业的文件。请重新加载本页，或问问老师。
    [changed] 这份作业的文件做好后被改动过。请向老师要原来的课件包。
    [later] 这份作业是用更新的游戏版本做的。请向老师要新的课件包。
   *[other] 这份作业的文件无法读取。请向老师要新的课件包。
}
homework-no-items = 这份作业里没有题目。请告诉老师。
homework-ended = 这份作业做完了，学习平台已有结果。可以关闭本页。
homework-anew = 上次保存的内容无法读取，所以从头开始。
homework-item-of-level = 第 { $item } 题
homework-done-of = 已做 { $done }，共 { $all }
homework-done-of-level = 已答对 { $done }，需要 { $all }
homework-kept = 随时可以停下：已经保存好了。
homework-not-kept = 这里什么也不保存：关闭本页后就从头开始。
homework-left = 剩余时间：{ $time }
homework-unrecorded = 现在只是看看：什么都不记录。
homework-not-taken = 学习平台没有收下上一个结果。它会和下一个一起再发一次。
homework-send-again = 再发一次
homework-no-lms = 这里没有学习平台，所以不上报结果。做完后会得到一个可以上交的代码。
homework-silent = 学习平台在这个窗口里不收结果。请关闭它，在平台上重新打开作业。
homework-worth = { $end ->
    [right] 对：这道题得满分。
    [with-help] 用提示做对：这道题算一半。
    [wrong] 错：这道题不得分。
    [shown] 看了解法：这道题不得分。
   *[given-up] 放弃了：这道题不得分。
}
homework-verdict-wrong = 这个答案错了。
homework-verdict-given-up = 你放弃了这道题。
homework-time-over = 时间到了。
homework-give-up = 放弃
homework-next = 下一题
homework-to-result = 看结果

## The result

homework-result = 结果
homework-score = { $score } 分（满分 100）
homework-status = { $status ->
    [passed] 及格，至少 { $pass } 分。
    [failed] 不及格：需要 { $pass } 分。
   *[incomplete] 还没做完。
}
homework-how = { $how ->
    [right] 对
    [with-help] 用提示做对
    [wrong] 错
    [shown] 看了解法
    [given-up] 放弃
   *[open] 没做
}
homework-hand-in = 请上交这句话。代码的内容和它一样，免得出错。
homework-handed-in = { $score } 分（满分 100）；对 { $right }，用提示 { $help }，看解法 { $shown }
homework-sentence = { $name }：{ $result }。代码：{ $code }
homework-copy = 复制

### The pages that can be read before the program is there. Their English stands in
### pages/*.html, at the elements with data-l10n-id.

## Parts that have not come

parts-own-tab = 在单独的标签页打开
parts-newer = 游戏有新版本了。
parts-load = 加载新版本
parts-next = 不在小组里时，下一轮会自动换上新版本。
parts-waits = 这一轮结束后再加载。
parts-coming = 正在载入这个页面……
parts-missing = 游戏的这一部分没能取到。请检查网络，再试一次。
parts-again = 再试一次
parts-of-newer = 游戏的这一部分要等新版本。

## The choice of games

games-pick-a-game = 选一个游戏
games-join = 用邀请码加入班级或朋友的一桌
games-score = Score
games-roll-four-dice-make = 掷四个骰子，用掷出的数算出 20。
games-score-links = <a class="go primary" href="#play">玩 Score</a><a href="#rules">规则</a><a href="#race">进球赛</a><a href="#play?roll=today">今日一题 <span class="date" data-date></span></a>
games-draw-four-cards-make = 抽四张牌，全部用上，算出 24。
games-24-links = <a class="go" href="#24">玩 24</a><a href="#rules-24">规则</a><a href="#24?roll=today">今日牌组 <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = 每个按钮转动转盘的方式都不同。找出该按哪些按钮。
games-play-dials = <a class="go" href="#dials">玩 Dials</a><a href="#dials?show=rules">规则</a>
games-mathematician-s-yahtzee = 数学家快艇骰子
games-roll-five-dice-for = 掷五个骰子，凑质数、圆周率和斐波那契数。
games-play-yahtzee = <a class="go" href="#yahtzee">玩快艇骰子</a><a href="#yahtzee?show=rules">规则</a>
games-every-day = <b>每天：</b><a href="#daily">今日五题</a><a href="#practice">接着练习</a><a href="#mistake">找错</a><a href="#statistics">看看我的成绩</a>
games-with-others = <b>和别人：</b><a href="#players">朋友同屏玩</a><a href="#group">小组玩，每人用自己的屏幕</a>
games-for-teachers = 给老师
games-class-table = 给班级开一桌
games-plan = 备一节课
games-paper = 打印练习单
games-own-numbers = 自选数字
games-every-roll = 所有的题
games-install = 可以把 Score 安装到这台设备上：它会有自己的图标，没有网络也能打开。
games-install-yes = 安装
games-install-no = 不用了

## The rules of Score

rules-how-to-play-score = Score 的玩法
rules-roll-four-dice-make = 掷四个骰子，用掷出的数算出 20。
rules-press-1-to-5 = 按 1 到 5 看演示
rules-you-rolled-4-3 = 你掷出了 4、3、8 和 19。目标是 20。
rules-the-first-step-put = 第一步：把 4 × 3 放到三个位置上。
rules-4-3-12-the = 4 × 3 = 12。12 是红色的，因为它是你算出来的。4 和 3 没有了。
rules-the-second-step-12 = 第二步：12 + 8。它用上了你的红色 12。
rules-20-you-needed-two = 20！你用了两步。19 剩下了，没关系。
rules-play-the-guided-first = <a href="#guide">跟着提示玩第一题</a>
rules-what-you-need = 要准备什么
rules-one-player-or-more = 一位或几位玩家，加上本页。两个骰子有 6 面，一个有 12 面，一个有 20 面。要算出的数叫做<b>目标</b>。
rules-a-round = 一轮
rules-roll-anyone-may-roll = <b>掷骰子。</b>谁都可以掷，但计时的时候不行。
rules-think-can-20-be = <b>想一想。</b>能算出 20 吗？这时数还不能移动：请心算，或到“试一试”页面去试。
rules-call-score-if-you = 知道算法就<b>喊 SCORE。</b>你有 30 秒做给大家看，只有你能移动数。
rules-call-impossible-if-you = 觉得谁也算不出，就<b>喊“无解”。</b>别人有 60 秒可以喊 SCORE。
rules-look-the-roll-is = <b>看结果。</b>这道题结束了。页面会说谁对了，并列出算出 20 的所有算法。
rules-a-step = 一步
rules-tap-a-number-an = 选一个数、一个运算符号、再一个数，或把它们拖到三个位置上。结果加入你的数，用掉的两个数没有了。运算有五种：
rules-plus-4-3-7 = <b>加：</b>4 + 3 = 7
rules-minus-3-4-1 = <b>减：</b>3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="负1"></span>。可以出现比 0 小的数。
rules-times-4-3-12 = <b>乘：</b>4 × 3 = 12
rules-divide-2-3-2 = <b>除以：</b>2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="三分之二"></span>。也可以出现分数，分数就写成分数。
rules-join-1-2-12 = <b>拼接：</b>1 &amp; 2 = 12。它把数字并排拼起来。左边的数是整数，不能是 0，但可以比 0 小：<span aria-hidden="true">−3</span><span class="hush heard" data-heard="负3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="负34"></span>。右边的数是整数，不能比 0 小：2 &amp; 0 = 20。
rules-a-number-that-you = 你算出来的数是<b class="made-number">红色</b>的。它有双层边框，还写着你是怎么算的。
rules-some-steps-cannot-be = 有些步骤不能做，例如除以 0。这时页面会说明原因，什么都不会丢。
rules-when-the-goal-counts = 目标怎样才算数
rules-the-last-step-must = 最后一步要用到红色的数。所以你要算两步或三步：单独 4 × 5 不算数。骰子不必全用。如果没有别的数了，还没有算出目标，就没成功：计时马上停止。
rules-with-more-dice-you = 骰子多，步数也多。只有两个骰子时，一步就算数。
rules-read-a-line = 看懂一行算式
rules-a-way-is-written = 一种算法写成一行，像这样：
rules-brackets-come-first-then = 先算括号，再算 &amp;，再算 × 和 ÷，最后算 + 和 −。所以这样算：
rules-points = 得分
rules-what-happens = 情况
rules-points-column = 得分
rules-you-call-score-and = 你喊 SCORE，并按时算出目标。
rules-you-call-score-but = 你喊 SCORE，但时间到了，或没算出目标，或放弃，或离开。
rules-you-call-impossible-and = 你喊“无解”，60 秒内没有人喊 SCORE。
rules-you-call-impossible-someone = 你喊“无解”。别人喊 SCORE，并算出目标。
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="负1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="负1"></span>
rules-you-minus-2 = 你 <span aria-hidden="true">−2</span><span class="hush heard" data-heard="负2"></span><br>对方 +1
rules-you-call-impossible-someone-else = 你喊“无解”。别人喊 SCORE，但没算出目标。
rules-you-plus-1 = 你 +1<br>对方 <span aria-hidden="true">−1</span><span class="hush heard" data-heard="负1"></span>
rules-you-call-impossible-then = 你喊“无解”，又自己喊 SCORE，并算出目标。扣 2 分，得回 1 分。
rules-you-call-impossible-then-score = 你喊“无解”，又自己喊 SCORE，但没算出目标。
rules-there-is-one-clock = 同一时间只有一个计时。有人喊 SCORE，60 秒就停，30 秒开始。
rules-with-friends-you-may = 和朋友玩，可以唬一唬别人：喊“无解”没有人反对，就算其实有算法，也得分。
rules-playing-alone = 一个人玩
rules-nobody-is-there-to = 没有人来反对你的“无解”，就由页面来。它把每种算法都试一遍。60 秒到了，如果没有算法，你得 1 分；如果有，就显示给你看，你扣 2 分。
rules-tap-i-am-sure = 不想等，就按<b>我确定</b>。如果你自己喊 SCORE 而没成功：没有算法时得 0 分，有算法时得 <span aria-hidden="true">−3</span><span class="hush heard" data-heard="负3"></span> 分。
rules-hints = 提示
rules-stuck-hint-gives-away = 想不出来？<b>提示</b>一次比一次说得多：先说有没有算法，再说用哪些数，再说最后一步用什么运算，最后说第一步。看提示不扣分，但最后页面会说你看了几个。
rules-when-the-roll-is = 这道题结束后，按算法旁边的<b>讲解</b>。页面会一步一步做出来，并说明每一步为什么对。如果没有算法，就显示能算出的最接近的数。
rules-undo = 撤销
rules-undo-takes-a-step = “撤销”退回一步，“重做”再做一次。最后的数用掉以后，就来不及了。
rules-friends-at-one-screen = 朋友同屏玩
rules-open-players-and-add = 打开“同屏玩家”，写两到六个名字。每人有一角，上面有 SCORE 和“无解”按钮，还有两个键：
rules-player = 玩家
rules-score = SCORE
rules-impossible = 无解
rules-keyboard = 键盘
rules-a-step-divides-and = 算一步；<kbd>/</kbd> 是除以，<kbd>&amp;</kbd> 是拼接
rules-the-number-ends-here = 这个数到此为止：是你的 1，不是 12
rules-take-back-what-you = 删掉刚才输入的
rules-put-everything-back = 全部放回去
rules-undo-ctrl-y-is = 撤销；<kbd>Ctrl</kbd> <kbd>Y</kbd> 是重做
rules-go-round-the-board = 在数和运算之间移动；<kbd>Enter</kbd> 选中
rules-roll-h-is-a = 掷骰子；<kbd>H</kbd> 是提示
rules-score-and-impossible-when = SCORE 和“无解”，一个人玩时用
rules-single-keys-can-be = <kbd>?</kbd> 显示打开的页面有哪些按键。单个按键可以在<a href="#settings">设置</a>里关掉。
rules-by-ear = 听着玩
rules-by-ear-board = 用屏幕阅读器时，按页面的第一个链接，就到了答题板。在那里按键都是游戏的按键。输入一步，例如 <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> 再按 <kbd>Enter</kbd>，页面会说出得数。方向键在答题板上移动。
rules-by-ear-time = 时间过半和剩下十秒时都会报时。如果需要更多时间，<a href="#house">自定规则</a>可以给一次抢答最多 600 秒，或者不计时。
rules-house-rules = 自定规则
rules-change-the-game-at = 改一改你这一桌的玩法：
rules-dice-two-to-six = <b>骰子：</b>两到六个，每个 2 到 100 面。
rules-goal-any-number-from = <b>目标：</b>0 到 999 的任何整数。
rules-signs-choose-which-of = <b>运算：</b>选五种里哪些可以用。
rules-clocks-each-5-to = <b>计时：</b>每个 5 到 600 秒。一个人玩可以关掉：那样不用抢答就能移动数，但不计分。
rules-all-numbers-the-goal = <b>所有数：</b>每个数都用上，目标才算数。
rules-blocking-who-calls-impossible = <b>阻挡：</b>喊“无解”又喊 SCORE 而没成功，得 <span aria-hidden="true">−2</span><span class="hush heard" data-heard="负2"></span> 分，不是 0 分。
rules-spoilers-wait-after-the = <b>捣乱要等：</b>连续两次喊 SCORE 没成功，下一题不能抢答；第三次后，接下来两题不能抢答；以此类推。成功一次就取消。在有人开的桌上，这条一开始就有效。
rules-undo-on-or-off = <b>撤销：</b>开或关。
rules-who-rolls-anyone-the = <b>谁掷骰子：</b>谁都可以，第一位玩家，或上次得分的人。
rules-presets-score-24-with = <b>预设：</b>Score；24（用牌），它也是<a href="#24">单独的游戏</a>；还有你自己的。
rules-race = 进球赛
rules-race-goes = 在<a href="#race">进球赛</a>里不抢答：每有一步算出 20，得 1 分；每有一步算出 18，得 3 分；每道新题扣 1 分。得分变成 5 的倍数（0 也算），就再得 5 分。正好 25 分就进一球，得分又从 0 开始。先进三球就赢。例如你有 17 分，算出 3 × 6 就变成 20 分，再变成 25 分：进球！
rules-race-group = 在小组里，主持人可以选进球赛作为玩法。这时大家同时玩，每人做自己的题。
rules-play-now = <a class="go primary" href="#play">玩 Score</a>

## The rules of 24

rules-24-how-to-play-24 = 24 的玩法
rules-24-draw-four-cards-make = 抽四张牌，全部用上，算出 24。
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>。四张牌都用上了：算数。
rules-24-the-cards = 牌
rules-24-the-pack-has-52 = 一副牌 52 张，没有大王和小王。A 是 1；J、Q、K 是 11、12、13。花色不管。已经在桌上的牌，同一个牌组里不会再出现。
rules-24-what-is-not-as = 和 Score 不同的地方
rules-24-the-goal-is-24 = 目标是 24。
rules-24-you-must-use-all = 四个数都要用上。所以总是三步。
rules-24-there-is-no-joining = 不能拼接：2 和 4 并排不是 24。
rules-24-what-is-as-in = 和 Score 相同的地方
rules-24-call-score-and-show = 喊 SCORE，在 30 秒内做出来；或喊“无解”，等 60 秒。步骤、得分、提示和按键都一样：见 <a href="#rules">Score 的规则</a>。中间可以出现分数和比 0 小的数。24 的得分和自定规则跟 Score 分开保存。
rules-24-two-to-six-friends = 两到六个朋友可以用一个屏幕玩：打开<a href="#players">同屏玩家</a>。在<a href="#group">小组</a>里，由主持人在自定规则里选“24（用牌）”。
rules-24-every-hand = 全部牌组
rules-24-there-are-1-820 = 一共有 1,820 个不同的牌组，其中 458 个无解。<a href="#hands">看全部牌组和解法。</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">今日牌组</a>对所有人都一样。
rules-24-play-now = <a class="go primary" href="#24">玩 24</a>

## 本页的按键

key-help-title = 本页的按键
key-help-next = 继续
key-help-dials-press = 按这个编号的按钮
key-help-dials-hint = 提示
key-help-dials-undo = 撤销上一次按下；<kbd>Y</kbd> 是重做
key-help-yahtzee-choose = 选骰子
key-help-yahtzee-roll = 掷骰子
key-help-yahtzee-empty = 清空填错的格，下一次掷之前都可以
key-help-about = <kbd>?</kbd> 打开和关闭这张表。单个按键可以在“设置”里关掉。

## The headings of the games that are loaded later

page-of-dials-title = Dials
page-of-dials-lead = 每个按钮转动转盘的方式都不同。从这些字母变到那些字母。
page-of-yahtzee-title = 数学家快艇骰子
page-of-yahtzee-lead = 五个骰子，再掷两次，还有只有数学家才会去找的花样。

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = 本页是作为文件打开的
boot-file-text = 浏览器不让从文件打开的页面加载程序。请把整个文件夹放到任意一个网页服务器上，再打开它的网址。
boot-old-title = 这个浏览器太旧，玩不了这个游戏
boot-old-text = 游戏需要 WebAssembly 和 JavaScript 模块。新版的 Chrome、Edge、Firefox 或 Safari 都有。
boot-blocked-title = 这个浏览器关闭了 WebAssembly
boot-blocked-text = 浏览器够新，但不能运行像这个游戏一样的程序。原因可能是 iPhone、iPad 和 Mac 上的锁定模式、严格的安全设置，或者有些学校的规定。请在浏览器设置里允许本站运行，或问问管理这台设备的人，或换一个浏览器。规则在这里照样可以看。
boot-framed-title = 这个框架不让游戏读取自己的文件
boot-framed-text = 外面的网页把游戏放在一个对它封闭的框架（sandbox）里。请在单独的标签页打开游戏。如果那个网页由你管理：请给框架加上“allow-scripts allow-same-origin”。
boot-withheld-title = 这个浏览器不运行游戏的一部分
boot-withheld-text = 文件在服务器上，但被拦住了：可能是拦截工具、扩展程序，或服务器给出的文件类型。请对本站关闭拦截工具，或换一个浏览器。如果你管理本站：以 .js 结尾的文件需要类型 text/javascript。
boot-missing-title = 游戏缺了一部分
boot-missing-text = 服务器没有发来其中一个文件。如果你管理本站：请复制整个生成的文件夹，包括里面的所有文件。
boot-network-title = 连接断了
boot-network-text = 游戏没有全部传过来。请检查网络，再试一次。什么都没有丢。
boot-damaged-title = 游戏在路上损坏了，或者这个浏览器读不了
boot-damaged-text = 文件在路上被改动了，或者浏览器太旧。请再试一次，或换新版的 Chrome、Edge、Firefox 或 Safari。
boot-crash-title = 游戏停止了
boot-crash-text = 这是游戏的错，不是你的错。你的得分和设置都保留着。再试一次就能继续。
boot-again = 再试一次
boot-about = Score 是用四个骰子玩的算术游戏。用掷出的数，在两步或三步内算出 20。它免费，不需要账号，可以一个人玩，可以几个人共用一个屏幕，也可以全班一起玩。
boot-coming = 游戏正在加载……
boot-table = 用这些数一步一步得出目标数。
boot-title = Score – 掷骰子的算术游戏
boot-today = 今日一题
boot-wide = 桌面上：由 4 × 3 得到的红色 12，还有 8 和 19
boot-narrow = 手机上的同一张桌面
boot-sounds = 声音
boot-theme = 颜色
boot-what = Score 是什么

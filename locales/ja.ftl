### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = すべてのゲーム
# The first thing that Tab reaches leads past the menu.
skip-to-game = ゲームへ
skip-to-page = 本文へ
# On every page without a game: back to the one that goes on.
to-game = ゲームへもどる
menu = メニュー
menu-explore = 調べる
menu-more = もっと見る
pages = ページ
sounds-on = 音：オン
sounds-off = 音：オフ
theme-device = 色：機器に合わせる
theme-light = 色：明るい
theme-dark = 色：暗い
show-keys = このページのキー：?
fill-screen = 全画面
language = ことば
language-missing = このことばを読みこめませんでした。ネットワークをたしかめて、もう一度選んでください。

## What the pages are called

page-games = ゲーム
page-play = 遊ぶ
page-rules = ルール
page-house = ハウスルール
page-players = この画面のプレイヤー
page-settings = 設定
page-group = グループ
page-experiment = 実験室
page-atlas = 図かん
page-24 = 24
page-rules-24 = 24のルール
page-hands = 24のすべての手札
page-dials = Dials
page-yahtzee = 数学者のヤッツィー
page-sheet = プリント
page-mistake = まちがいさがし
page-practice = 練習
page-daily = 今日の問題
page-statistics = 記録
page-race = レース
page-homework = 宿題

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
common-list-separator = {"、"}

# Back and on through something that is shown in steps.
pager-back = もどる
pager-next = 次へ
pager-step = { $step ->
    [0] はじめ
   *[other] { $steps }ステップ中{ $step }ステップ目
}

# The name of a bar that shows how far a search has come.
progress-searching = さがしています

## A link to copy

common-play-link = この数で遊ぶ
common-copy-link = リンクをコピー
common-for-lms = LMS用
common-copied = コピーしました。
end-of = { $all }のうち{ $count }
end-share = 共有
end-share-by-hand = 文字を選んでコピーしてください。
common-copy-by-hand = リンクを長おしするか右クリックすると、コピーできます。
common-not-for-others = このアドレスはこのコンピューターにしかつながりません。ほかの人のためには、ネットワーク用にゲームを起動し（cargo xtask play --lan）、最初に表示されるアドレスを開いてください。

## The name of a player

common-you = あなた
common-name-empty = 名前を入れてください。文字か数字が1つは必要です。
common-name-too-long = 名前は20文字までです。
common-name-invisible = 目に見えない文字は、名前に使えません。
common-name-stacked-marks = 名前では、1つの文字につけられる記号は4つまでです。記号だけを使うことはできません。
common-name-reserved = ホストや先生などの役に見える名前は使えません。ほかの人が本気にするからです。別の名前を選んでください。
common-name-taken = その名前は使われています。「{ $free }」なら使えます。
common-table-full = 席は全部うまっています。

## A link that cannot be used

common-link-too-long = リンクが長すぎるので、何も使いませんでした。
common-link-unknown-key = リンクにある「{ $key }」は、このページではわかりません。
common-link-bad-value = リンクでは { $key } が「{ $value }」ですが、それはありえないので使いませんでした。
common-link-changed = このリンクは途中で何かのプログラムに変えられたか、切れてしまったので、何も使いませんでした。送った人に、リンク全体をもう一度コピーしてもらうか、QRコードを見せてもらってください。グループのテーブルなら短いコードだけで足ります。
common-lesson-too-long = リンクの中の授業が長すぎるので、使いませんでした。
common-lesson-cut-short = リンクの中の授業がとちゅうで切れているので、使いませんでした。リンク全体をコピーしてください。
common-lesson-broken = リンクの中の授業が「{ $part }」のところで読めないので、使いませんでした。リンク全体をコピーしてください。
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = 授業の{ $number }問目「{ $roll }」では遊べません。1問には、0から999までの整数が2つから6つ必要です。
common-lesson-no-rolls = この授業には問題がありません。
common-lesson-too-many-rolls = 1つの授業の問題は20問までです。

## What the browser keeps

common-not-kept = このブラウザーはこのページのことを保存しません。点と設定は、ページをとじるまで使えます。
common-unreadable = ブラウザーに保存したものが読めませんでした。それはわきに置いて、ゲームを新しく始めます。
common-other-tab = 別のタブかウィンドウで続きを遊びました。今はこうなっています。
common-other-tab-first = 別のタブかウィンドウで続きを遊びました。今はこうなっています。さっきしたことは行われませんでした。
common-other-tab-later = 別のタブかウィンドウで、もっと新しいバージョンのゲームを遊びました。続けるには、このページを読みこみ直してください。

## Where the solver, which is fetched later, has no result

solver-not-started = 計算をする部分を読みこめませんでした。ネットワークをたしかめて、もう一度やってみてください。
solver-stopped = 計算をする部分が止まりました。もう一度やってみてください。
# A newer page has been put on the server.
solver-other-version = このページと計算をする部分のバージョンがちがいます。ページを読みこみ直してください。
# The request is not one that can be worked out.
solver-refused = これは計算できません。
solver-open-roll = この数は今、あなたのグループのテーブルにあります。解き方とヒントは、ラウンドが終わると見られます。
solver-try-again = もう一度
# Takes a message away.
common-close = とじる

## Numbers as a screen reader says them

spoken-minus = マイナス{ $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole }と{ $part }
spoken-over = { $denominator }分の{ $numerator }
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
        [1] 二分の一
       *[other] 二分の{ $count }
    }
    [3] 三分の{ $count }
    [4] 四分の{ $count }
    [5] 五分の{ $count }
    [6] 六分の{ $count }
    [7] 七分の{ $count }
    [8] 八分の{ $count }
    [9] 九分の{ $count }
   *[10] 十分の{ $count }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = ボード。疑問符のキーでキーの一覧がわかります。
board-name-alone = ボード
board-taken = { $piece }を取りました
table-op-add = たす
table-op-sub = ひく
table-op-mul = かける
table-op-div = わる
table-op-join = つなぐ
table-tile-made = { $step } で作った { $value }
table-tile-on-die = { $sides }面のサイコロの{ $value }
table-tile-card = カードの{ $value }
# What lies in a slot, or table-slot-empty.
table-slot-left = 1つ目の数：{ $held }
table-slot-op = 計算記号：{ $held }
table-slot-right = 2つ目の数：{ $held }
table-slot-empty = 空

## The panel

table-goal = ゴール
table-points = 点
table-scoreboard = 得点表
table-roll-of-the-day =
    { $source ->
        [cards] 今日の手札、{ $date }
       *[dice] 今日の1問、{ $date }
    }
# Asked before the button does it.
table-clear-points = 全員が0点から始めますか？
table-clear-points-alone = 0点から始めますか？
table-yes-clear-points = はい、0に
table-no-clock = タイマーは止まっています
table-seconds =
    { $count ->
       *[other] { $count }秒
    }
# $time is table-seconds.
table-seconds-left = あと{ $time }。

## The buttons below the board

table-calls = コール
table-undo = もどす
table-redo = やり直す
table-roll = ふる
table-deal = 配る
table-new-roll =
    { $source ->
        [cards] 新しい手札
       *[dice] 新しい問題
    }
table-take-away =
    { $source ->
        [cards] この手札をやめますか？
       *[dice] この問題をやめますか？
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = R：はい。K：残す。
table-yes-new-roll =
    { $source ->
        [cards] はい、新しい手札
       *[dice] はい、新しい問題
    }
table-keep-it = 残す
table-host-rolls =
    { $source ->
        [cards] ホストが配ります
       *[dice] ホストがふります
    }
table-last-scorer-rolls =
    { $source ->
        [cards] 最後に点を取った人が配ります
       *[dice] 最後に点を取った人がふります
    }
table-you-ask = さんせい
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }：{ $needed }人中{ $asking }人
table-own-vote =
    { $source ->
        [cards] 新しい手札にさんせいしています：必要な{ $needed }人のうち{ $asking }人。
       *[dice] 新しい問題にさんせいしています：必要な{ $needed }人のうち{ $asking }人。
    }
table-others-vote =
    { $source ->
        [cards] 新しい手札がほしい人がいます：必要な{ $needed }人のうち{ $asking }人。
       *[dice] 新しい問題がほしい人がいます：必要な{ $needed }人のうち{ $asking }人。
    }
table-i-am-sure = ぜったいできない
table-too-soon = はやすぎたので、数えませんでした。もう一度押してください。
table-hint = ヒント
table-hints-left =
    { $count ->
        [0] ヒント：最後のをもう一度
       *[other] ヒント、あと{ $count }
    }
table-give-up = あきらめる
table-next-lesson = 次へ
table-next-lesson-is = 次のミニレッスン
table-score = SCORE
table-i-can-make = { $goal }を作れる
table-impossible = できない
table-no-one-can = だれにも作れない
# Where everyone plays on their own board.
table-have-it = できた
table-goal-on-board = ボードに{ $goal }がある
table-surely-impossible = はい、できない
table-think-on = もっと考える
table-has-answered = 答えました
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }、{ $name }

## What to do now

table-somebody = だれか
# The name of a host in a sentence about the game.
table-name-of-host = { $name }（ホスト）
table-roll-comes = もうすぐ最初の問題が出ます。
table-begin =
    { $source ->
        [cards] カードを配って始めましょう。
       *[dice] サイコロをふって始めましょう。
    }
table-move-freely = { $goal }を作りましょう。タイマーはありません。数を動かすか、コールしてください。
table-think = { $goal }を作れますか。考えてからコールしましょう。
table-you-say-impossible = あなたは{ $goal }を「できない」とコールしました。やり方が見つかったら、SCOREをコールしましょう。
table-says-impossible = { $name }が{ $goal }を「できない」とコールしました。作れる人はSCOREをコールしましょう。
table-make = { $goal }を作りましょう：数、計算記号、数。
table-make-it = { $name }、{ $goal }を作りましょう。
table-answer-impossible = { $goal }はできませんか。答えられるのは1回だけです。
table-now-answer = ボードに{ $goal }があります。「できた」をおしましょう！
# $waiting is table-answers.
table-you-have-it = { $goal }！ できました。{ $waiting }
table-you-answered-impossible = あなたは{ $goal }を「できない」と答えました。{ $waiting }
table-answers = { $expected }人中{ $given }人が答えました。
table-paused-now = ホストがゲームを一時停止しました。もうすぐ続きます。
table-choose-operator = 次に、2つの数をどうするか選びましょう。
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } … 続けて入力してください。
table-typed-number = { $typed } … { $typed }でよければEnter、まだなら続けて入力してください。

## What is out of the ordinary at this table

table-practice = 練習です。解き方がわかっているので、点はつきません。
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · リンクから
table-own-rules = いつものルール
table-rule-goal = ゴール{ $goal }
table-rule-dice = サイコロの面 { $sides }
table-rule-cards = トランプ
table-rule-operators = { $operators } だけ
table-rule-score-clock = SCORE：{ $time }
table-rule-impossible-clock = できない：{ $time }
table-rule-clock-off = タイマーなし
table-rule-all-numbers = 数を全部使う
table-rule-some-numbers = 数が残ってもよい
table-rule-blocking = ブロックあり
table-rule-no-blocking = ブロックなし
table-rule-undo = もどせる
table-rule-no-undo = もどせない
table-rule-anyone-rolls = だれでも新しい問題を出せる
table-rule-spoilers-wait = じゃまをしたらお休み

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }。
table-you-called-score = SCORE！ { $time }{ $goal }を作りましょう。
table-called-score = { $name }がSCOREをコール！ { $time }
table-you-called-impossible = できない！ { $time }やり方が見つかったら、SCOREをコールしましょう。
table-called-impossible = { $name }が「できない」をコール！ { $time }
table-one-step = { $step } ですが、1ステップだけではゴールになりません。続けましょう。
table-no-red-number = { $step } ですが、最後のステップで赤い数を使わなければなりません。続けるか、「もどす」でもどりましょう。
table-not-all-numbers = { $step } ですが、数を全部使わなければなりません。続けるか、「もどす」でもどりましょう。
table-undone = 1ステップもどしました。
table-dealt = { $numbers }。{ $instruction }
table-points-cleared = 全員の点が0になりました。

## How a round ended

table-you-showed = { $goal }！ 作って見せました。
table-showed = { $goal }！ { $name }が作って見せました。
table-well-made = { $goal }！ よくできました。
table-missed = { $goal }ではありません。もう数が残っていません。
table-out-of-time = { $goal }を作る前に時間が終わりました。
table-you-gave-up = あなたはあきらめました。
table-gave-up = { $name }があきらめました。
table-was-a-way = やり方はありました。
table-yours-stood = あなたは「できない」を通しました。
table-stood = { $name }が「できない」を通しました。
table-ended = ホストがラウンドを終わらせました。
table-ended-without-points = ホストがラウンドを点なしで終わらせました。
table-all-answered = 全員が答えました。
table-everyones-time-is-up = 時間です。

## What came of it

table-was-possible = { $goal }を作れる問題でした
table-was-impossible = { $goal }を作れない問題でした
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] 手札は { $numbers } でした。
       *[dice] 問題は { $numbers } でした。
    }
# Whose points these are, and what for.
table-reason-of = { $name }：{ $reason }
table-score-shown = SCORE、作って見せました。
table-score-not-shown = SCORE：やり方は出ませんでした。
table-impossible-found = 「できない」、でもやり方がありました。
table-impossible-is = 「できない」、そのとおりでした。
table-impossible-shown = 「できない」、でも作って見せた人がいました。
table-impossible-not-shown = 「できない」、だれも作って見せませんでした。
# It was possible, but nobody showed a way.
table-impossible-counts = 「できない」が通りました。やり方はありますが、だれも作って見せませんでした。
table-impossible-alone = 「できない」、だれもSCOREをコールしませんでした。
table-counts-for-nobody = このコールでは、だれの点もふえもへりもしません。
table-nobody-called = だれもコールしなかったので、点はつきません。
table-no-call-of-yours = あなたはコールしなかったので、点はそのままです。
table-practice-ended = 練習なので、今回は点がつきません。
table-made-in = { $time }でできました。
# Beside a solution in the list of all.
table-your-way = あなたのやり方
table-way-of = { $name }のやり方
table-you-made = あなたは{ $goal }を作りました。
table-impossible-was-wrong = 「できない」、でもやり方がありました。
table-no-answer-of-yours = あなたは答えなかったので、点はそのままです。
table-came-later = このラウンドは、あなたが来る前に始まりました。
table-so-many-right =
    { $count ->
        [0] 今回は正解の人がいませんでした。
       *[other] { $count }人が正解でした。
    }
table-own-impossible-shown = 「できない」で2点へり、自分で作って見せて1点もどりました。
table-own-impossible-mistaken = SCOREは失敗（−1）、「できない」もまちがい（−2）でした。
table-own-impossible-blocked = SCOREは失敗（−1）、ブロックのルールでもう1点へりました。
table-own-impossible-stood = SCOREは失敗（−1）、でも「できない」は通りました（+1）。
table-hints-taken =
    { $count ->
        [0] ヒントなし。
       *[other] ヒント{ $count }回。
    }

## The guided first rolls

table-coach = はじめての問題
table-coach-join = 数字をつなぐ
table-coach-impossible = できない
table-coach-skip = とばす
table-coach-play = 遊ぶ
table-coach-progress = { $taps }回中{ $done }回終わり
table-guide-1 = この数で20を作りましょう。4を選んでください。
table-guide-2 = いいですね。次に ×（かける）を選びます。
table-guide-3 = 次は3です。
table-guide-4 = 12は 4 × 3 で作ったので赤い数です。最後のステップでは赤い数を使います。12を選びましょう。
table-guide-5 = 次に +（たす）を選びます。
table-guide-6 = そして8。これで20になります。
table-guide-reached = 2ステップで20！ 本当のラウンドでは、まずSCOREをコールします。それから30秒あります。
table-guide-join-1 = 計算記号はもう1つあります。「つなぐ」です。数字をならべます。1を選んでください。
table-guide-join-2 = 次に &（つなぐ）を選びます。
table-guide-join-3 = 次は2です。
table-guide-join-4 = 1と2をつなぐと12です。12を選んでください。
table-guide-joined = また20！ つなぐのも、ほかと同じ1ステップです。1と2で12、ぎゃくにすると21も作れます。
table-guide-impossible = 100問のうち3問ほどは、どうしても20になりません。これがその1つです。ためしてみるか、「できない」をコールしましょう。
table-guide-called = 正解です。この数では、だれにも20を作れません。これも1点です！ 本当のラウンドでは、まず60秒待ちます。
table-guide-elsewhere = 自分のやり方ですね！ 続けるか、「もどす」でもどりましょう。
table-guide-dead-end = 残ったのは { $left } だけで、20ではありません。「もどす」でもどって、別のやり方をためしましょう。
table-guide-always-misses = 残ったのは { $left } だけです。この問題は、どうやってもこうなります。「できない」をコールしましょう。

## Why something cannot be

table-not-seated = そこにはだれもすわっていません。
table-no-roll =
    { $source ->
        [cards] 先に配ってください。
       *[dice] 先にサイコロをふってください。
    }
table-call-open = 先に今のコールを終わらせてください。
table-round-closed =
    { $source ->
        [cards] この手札は終わりました。また配ってください。
       *[dice] この問題は終わりました。またサイコロをふってください。
    }
table-impossible-called = 「できない」はもうコールされています。
table-score-called = SCOREはもうコールされています。
table-call-score-first = 先にSCOREをコールしてください。
table-not-your-call = 数を動かせるのは、SCOREをコールした人だけです。
table-no-call = 終わらせるコールがありません。
table-time-is-up = もう時間が終わっていました。
table-nothing-to-undo = もどせるステップがありません。
table-nothing-to-redo = やり直せるステップがありません。
table-undo-off = このテーブルでは、もどせません。
table-not-your-roll =
    { $source ->
        [cards] ほかの人が配る番です。
       *[dice] ほかの人がふる番です。
    }
table-host-only = それができるのはホストだけです。
table-must-stand = 「できない」のコールは、時間が終わるまで続きます。
table-no-hints-in-group = グループではヒントを使えません。
table-hint-taken = そのヒントはもう見ました。
table-hint-skipped = その前に別のヒントがあります。
table-no-further-hint =
    { $source ->
        [cards] これはできない手札なので、もうヒントはありません。
       *[dice] これはできない問題なので、もうヒントはありません。
    }
table-clock-needed = タイマーなしで遊べるのは1人のときだけです。タイマーを選ぶか、プレイヤーを1人にしてください。
table-stand-in-only = あなたはホスト代理です。新しい問題を出すことと、ラウンドを点なしで終わらせることができます。
table-own-call = あなたはホスト代理ですが、自分のコールがあるか、もう答えているので、このラウンドは終わらせられません。
table-only-calls = このテーブルでは、SCOREか「できない」をコールします。
table-no-calls = このラウンドではコールしません。自分のボードで答えてください。
table-round-open = まだみんながこのラウンドをやっています。先に終わらせてください。
table-already-answered = もう答えました。答えは変えられません。
table-goal-not-on-board = まだボードにゴールがありません。
table-goal-without-red-number = これではゴールになりません。最後のステップで、その前に作った赤い数を使ってください。
table-goal-with-numbers-left = これではゴールになりません。数を全部使ってください。
table-board-full = このラウンドでは、もうボードにステップを加えられません。答えることはできます。
table-paused = ゲームは一時停止しています。
table-not-paused = ゲームは一時停止していません。
table-must-wait = SCOREを続けて失敗したので、{ $source ->
    [cards] { $rolls ->
        [1] この手札ではコールできません。
       *[other] この手札から{ $rolls }回はコールできません。
    }
   *[dice] { $rolls ->
        [1] この問題ではコールできません。
       *[other] この問題から{ $rolls }問はコールできません。
    }
}
table-everyone-in-group = みんなが同時に遊べるのは、1人に1つ画面があるとき、つまりグループだけです。
table-in-race = レースでは、それぞれが自分の問題で遊びます。テーブルには問題がありません。
table-no-round-clock = このラウンドには時計がありません。
table-round-long-enough = このラウンドはこれ以上延ばせません。延ばせるのは10分までです。
# How much time a player has, compared with others.
table-time-usual = いつもの時間
table-time-half-again = 1.5倍の時間
table-time-twice = 2倍の時間
table-own-time-half-again = このラウンドは、あなたの時間は1.5倍です。
table-own-time-twice = このラウンドは、あなたの時間は2倍です。
table-everyone = 自分のボードで{ $goal }を作るか、「できない」と答えましょう。
table-same-number = 1つの数を、その数自身と計算することはできません。
table-number-gone = その数はもう使いました。
table-op-not-allowed = このテーブルでは、その計算記号は使えません。
table-division-by-zero = 0でわることはできません。
table-join-fraction = 分数には、つなぐ数字がありません。
table-join-zero = つないだ数は、0から始められません。
table-join-negative = マイナスの数は、右につなげません。
table-overflow = 答えが大きすぎて、正しく表せません。
table-brackets = 1ステップずつ進みます。まず、かっこの中のステップからです。
table-fits-nowhere = 「{ $key }」はここには合いません。ステップは、使える数、計算記号、もう1つの使える数です。
table-not-sent = 今は通信できないので、送れませんでした。

## What a link brings

game-score = Score
table-unknown-page = 「{ $name }」というページはありません。ここはテーブルです。
table-before-the-link = リンクの前のルール
table-link-rules = このリンクにはハウスルールがついていました。
table-link-rules-kept = このリンクにはハウスルールがついていました。あなたのルールはプリセットに残してあります。
table-link-presets-full = このリンクにはハウスルールがついていますが、あなたのルールを残す場所がありません。プリセットを1つ消してから、もう一度リンクを開いてください。

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = 見つけた
study-found-by-nobody = だれも見つけなかった
study-looking = 解き方をさがしています…
study-solutions-count = { $count ->
    [0] 解き方なし
    [1] 解き方1通り
   *[other] ちがう解き方{ $written }通り
}
study-solutions-so-far = ここまでに、ちがう解き方{ $count }通り
study-different-help = 順番だけがちがうやり方は1つと数えます。× 6 ÷ 6 のように何も変えない計算も正解ですが、ここにはのせません。
# The group of buttons that choose which list is shown.
study-lists = どの解き方
study-list-different = ちがうもの
study-list-all-by-form = 全部
study-all-solutions = 順番のちがいも数えて、全部で{ $count }通り。
study-all-solutions-so-far = 順番のちがいも数えて、ここまでに{ $count }通り。
# How the names of the forms are read, such as (a bc)d.
study-forms-help = 文字は1つの数を表します。くっついている文字を先に計算します。
# A form without solutions.
study-form-without-solutions = なし
# Solutions that are counted but not listed.
study-left-out = ほかに{ $count }通り
study-stop = 止める
study-go-on = 続ける

## How hard a roll is

study-difficulty = むずかしさ：{ $points }、{ $level }。
study-level = { $level ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
   *[very-hard] とてもむずかしい
}

## Why there is no solution

study-none-of = この数でできる計算は{ $tried }通りです。全部ためしましたが、{ $goal }になるものはありません。
study-nearest-below = 小さいほうでいちばん近い数：
study-nearest-above = 大きいほうでいちばん近い数：
# On that side nothing can be made.
study-nothing-there = なし
# The goal on a line of numbers that can be made.
study-no-goal = { $goal }なし
# The line of numbers in words.
study-number-line = { $from } から { $to } までの数直線：作れる数は{ $count }こで、{ $goal }はその中にありません。

# What the marks on the line mean.
study-legend-whole = 作れる整数
study-legend-part = 作れる分数
study-legend-goal = ゴール（作れない）
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = 印にふれるか、矢印キーをおすと、その数の作り方がここに出ます。

## A solution explained on the tiles

study-explain = 説明
study-hide = かくす
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = 説明をとじる
# The same buttons in words, with the solution that they are about.
study-explain-solution = 説明：{ $solution }
study-hide-solution = かくす：{ $solution }
study-explanation = 説明
study-start-with = { $numbers } から始めます。
# How a number is called that a step made.
study-made-from = { $formula } で作った { $value }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } と { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }。
study-step-explained = { $formula } = { $result }：{ $remarks }。
study-remarks-and = { $others }、{ $last }

## Remarks: parts of a sentence

study-reaches-goal = これがゴール
study-one-step-alone = { $way } = { $goal } は1ステップです。1ステップだけではゴールになりません。2ステップ以上必要です。
study-side-by-side = { $left } と { $right } をならべると { $joined }
study-keeps-minus = { $number } のマイナスは前に残る
study-changes-nothing = { $op ->
    [add] 0をたしても変わらない
    [sub] 0をひいても変わらない
    [div] 1でわっても変わらない
   *[mul] 1をかけても変わらない
}
study-minus-itself = 同じ数をひくと0
study-divided-by-itself = 同じ数でわると1
study-times-zero = どんな数に0をかけても0
study-zero-divided = 0をほかのどんな数でわっても0
study-adds-negative = { $negative } をたすのは { $size } をひくのと同じ
study-subtracts-negative = { $negative } をひくのは { $size } をたすのと同じ
study-below-zero = 0より { $depth } 小さい数は、0より { $depth } 下
study-falls-below-zero = { $taken } は { $from } より { $depth } 大きいので、答えは0より { $depth } 下
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = 0より { $from } 下から { $change } 上がると{ $end }
study-goes-down = 0より { $from } 下から { $change } 下がると{ $end }
study-at-zero = ちょうど0
study-so-far-below-zero = 0より { $size } 下
study-so-far-above-zero = 0より { $size } 上
study-both-negative = { $op ->
    [div] マイナスの数をマイナスの数でわるとプラスの数
   *[mul] マイナスの数にマイナスの数をかけるとプラスの数
}
study-one-negative = { $op ->
    [div] 2つのうち1つだけがマイナスの数なので、商はマイナスの数
   *[mul] 2つのうち1つだけがマイナスの数なので、積はマイナスの数
}
study-same-denominator = 分母が同じなので、{ $sum } = { $numerator } で { $result }
study-common-denominator = 分母を{ $denominator }に通分すると { $sum } = { $result }
study-multiplies-one = 分子は { $above } = { $numerator } なので { $product }
study-multiplies = 分子は { $above } = { $numerator }、分母は { $below } = { $denominator } なので { $product }
study-divides-by = { $divisor } でわるのは { $inverse } をかけるのと同じ
study-times-inverse = { $formula } は { $product }
study-divided = { $by } でわると分母が { $by } 倍になって { $quotient }
study-stays = { $dividend } は { $divisor } でわり切れないので、答えは分数
study-is-whole = { $fraction } は { $number }
study-lowest-terms = { $fraction } を約分すると { $number }

## Hints

study-hint-solvable = 解き方があります。
study-hint-impossible = 解き方はありません。これはできない問題です。
study-hint-all-numbers = 全部の数を使います：{ $used }。
study-hint-numbers = { $used } を使い、{ $spare } は使いません。
study-hint-last-operator = { $op ->
    [add] 最後のステップはたし算（{ $sign }）です。
    [sub] 最後のステップはひき算（{ $sign }）です。
    [mul] 最後のステップはかけ算（{ $sign }）です。
    [div] 最後のステップはわり算（{ $sign }）です。
   *[join] 最後のステップは「つなぐ」（{ $sign }）です。
}
study-hint-first-step = まず { $formula } = { $result } から始めます。
study-hint-way-on = ここから先に進めます。
study-hint-all-on-board = これらを全部使います：{ $used }。
study-hint-next-step = 次は { $formula } = { $result } です。
study-hint-next-step-made = 次は { $formula } = { $result } です。作ったほうの { $made } を使います。
study-hint-take-back = この先には進めません。{ $formula } = { $result } を元に戻してください。

## The way to a table

study-qr-code = このテーブルのリンクのQRコード

## The atlas

atlas-title = 図かん
atlas-lead = サイコロで出るすべての問題がのっています。やり方は何通りか、どれくらいむずかしいか、どれができない問題か。
atlas-dice = サイコロ
atlas-dice-help = サイコロ2こから5この面の数、2面から100面。マスを空けると、1こへります。
atlas-die = サイコロ{ $number }の面の数
atlas-work-it-out = 計算する
atlas-dice-problem = サイコロは2こから5こ、それぞれ2面から100面です。
atlas-too-many-rolls = このサイコロには、ちがう問題が{ $rolls }問あります。図かんにのるのは100,000問までです。サイコロか面をへらしてください。
atlas-too-many-dice = 図かんで使えるサイコロは{ $most }こまでです。
atlas-looking = ちがう問題{ $rolls }問を調べています…
atlas-impossible = ちがう問題{ $rolls }問のうち{ $impossible }問では、{ $goal }を作れません。
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = サイコロの出方で数えると、{ $rolls }通りのうち{ $impossible }通り、つまり{ $whole }.{ $tenth }%です。
atlas-stopped = 止めました。「計算する」で最初から始められます。

## The chart of impossible rolls by goal

atlas-by-goal = ゴールごとの、できない問題
atlas-impossible-for-goal = { $count ->
    [1] ゴール{ $goal }：できない問題1問
   *[other] ゴール{ $goal }：できない問題{ $written }問
}
atlas-by-goal-summary = ゴール{ $first }から{ $last }までのぼうグラフ。いちばん少ないのは：{ $fewest }。いちばん多いのは：{ $most }。
atlas-as-numbers = 数で見る

## What the forms of the solutions contribute

atlas-forms = それぞれの形で解けるもの
atlas-form-column = 形
atlas-solves-column = 解ける問題
atlas-only-column = この形だけ
atlas-needs-forms = { $count ->
    [1] 1つの形だけで解ける問題
    [2] 2つの形だけで解ける問題
   *[3] 3つの形だけで解ける問題
}

## The table of rolls

atlas-rolls = 問題
atlas-which-rolls = どの問題
atlas-show-all = 全部
atlas-show-possible = できる問題
atlas-show-impossible = できない問題
atlas-show-one-form = 1つの形だけ
atlas-with-numbers = この数がある
atlas-with-numbers-problem = 整数の間を空けて書いてください。たとえば 3 12 です。
atlas-rolls-shown = { $total }問中{ $shown }問
atlas-nothing-found = 見つかりませんでした。「全部」を選ぶか、さがす数をへらしてください。
atlas-roll-column = 問題
atlas-solutions-column = 解き方
atlas-difficulty-column = むずかしさ
atlas-forms-column = 形
# A roll without a solution.
atlas-no-solution = なし
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = 続きの行
atlas-to-rolls = すべての問題のリストへ
atlas-print = 表を印刷
atlas-print-sheets = 表を印刷（約{ $sheets }枚）
atlas-printed-rows = このうち、最初の{ $rows }行が印刷されます。
atlas-how-to-print-all = 全部を印刷するには、ページの「表を印刷」を押してください。
atlas-download = CSVをダウンロード

## All hands of the 24 game

hands-title = 24のすべての手札
hands-lead = カード4まいのすべての手札がのっています。やり方は何通りか、どれくらいむずかしいか、どれができない手札か。
hands-goal = ゴール、0から999
hands-goal-help = 4つの数を全部使い、+ − × ÷ で計算します。
hands-highest = いちばん大きいカード、2から13
hands-highest-help = 13はキングです。10にすると、ジャック・クイーン・キングはありません。
hands-highest-problem = いちばん大きいカードは2から13までの整数です。
hands-summary = 手札{ $hands }組のうち{ $impossible }組では、{ $goal }を作れません。残りには、ちがう解き方が{ $solutions }通りあります。
hands-table = 手札
hands-show-one-solution = 解き方が1通りだけ
hands-shown = 手札{ $total }組中{ $shown }組
hands-hand-column = 手札
hands-simplest-column = 解き方の1つ
hands-download = 全部をタブ区切りでダウンロード

### House rules, players, experiment.

## Fields of several forms.

fields-goal = ゴール、0から999
fields-operators = 計算記号
fields-all-numbers = 数を全部使う
fields-copy = コピー
fields-share = 共有
fields-link-selected = リンクを選びました。Ctrl+Cをおすか、指で長おししてコピーしてください。
fields-dice-problem = サイコロは2こから6こ、それぞれ2面から100面です。
fields-numbers-problem = 0から999までの整数が、2つから6つ必要です。
fields-goal-problem = ゴールは0から999までの整数です。
fields-operators-problem = 計算記号がないと何も作れません。1つは選んでください。
fields-clock-problem = タイマーは5秒から600秒です。空らんならタイマーなしです。

## The form of the house rules.

rules-form-numbers = 数
rules-form-cards = サイコロのかわりにトランプ4まい
rules-form-cards-help = エースは1、ジャック・クイーン・キングは11・12・13です。
rules-form-dice = サイコロの面の数
rules-form-dice-help = サイコロは2こから6こ、2面から100面です。マスを空けると、1こへります。
rules-form-die = サイコロ{ $number }の面の数
rules-form-goal-and-operators = ゴールと計算記号
rules-form-clocks = タイマー
rules-form-score-clock = SCORE、秒
rules-form-score-clock-help = 5から600。1人で遊ぶときは、空ならタイマーなしです。
rules-form-impossible-clock = できない、秒
rules-form-set-both = 両方決める
rules-form-times = { $times ->
    [0] なし
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] なし：タイマーなし
    [1] ×1：30秒と60秒
    [2] ×2：2倍の長さ
    [5] ×5：5倍の長さ
    [10] ×10：10倍の長さ
   *[other] ×{ $times }
}
rules-form-at-the-table = テーブルで
rules-form-undo = もどす
rules-form-undo-help = 数が残っているあいだは、ステップをもどせます。
rules-form-all-numbers-help = 数が1つも残らないときだけ、ゴールになります。
rules-form-blocking = ブロック
rules-form-blocking-help = 「できない」をコールしたあと、自分でSCOREをコールして失敗すると、2点へります。
rules-form-spoilers-wait = じゃまをしたらお休み
rules-form-spoilers-wait-help = SCOREを2回続けて失敗すると、次のラウンドではコールできません。3回目のあとは次の2ラウンド、というようにふえて、成功すると終わります。
rules-form-who-rolls = ふる人、配る人
rules-form-anyone-rolls = だれでも
rules-form-host-rolls = ホストかプレイヤー1
rules-form-last-scorer-rolls = 最後に点を取った人

## House rules.

house-title = ハウスルール
# Which rules these are.
house-game-alone = 1人で遊ぶときの{ $game }のルールです。
house-game-together = この画面でいっしょに遊ぶときの{ $game }のルールです。
house-lead = 自分のテーブルのゲームを変えられます。点はそのままです。テーブルの問題はなくなります。
house-presets = プリセット
house-preset-score = Score
house-preset-24 = トランプの24
house-forget = { $name }を消す
house-use = このルールを使う
house-defaults = はじめのルールにもどす
house-keep-and-share = 保存と共有
house-more-time = 一人の時間を延ばす
house-more-time-help = SCOREのための時間です。ほかの人はハウスルールの時間のままです。
house-preset-name = プリセットの名前
house-save = プリセットに保存
house-link = このルールのリンク
house-preset-chosen = 次に「このルールを使う」をおしてください。
house-preset-saved = プリセットに保存しました。
house-preset-name-problem = 先にプリセットの名前を入れてください。
house-presets-full = プリセットはもう12こあります。先に1つ消してください。
house-rules-changed = 新しいハウスルールです。次の問題から使われます。
# What was not saved when the page was left.
house-kept = まだ保存していないものも、ここに残っています。
house-take-back = 変えたところをもどす

## Players.

players-title = プレイヤー
players-lead = 1つの画面で2人から6人が遊びます。1人に1つ、キー2つのコーナーがあります。
players-name = プレイヤー{ $number }の名前
players-help = だれもいないところは空けておきます。名前はこの機器だけに残ります。
players-together = いっしょに遊ぶ
players-alone = 1人で遊ぶ
players-clear-points = 全員の点を0に
players-screen = 画面
players-flat = 画面をつくえにねかせて置く
players-flat-help = 向こうがわのコーナーは、そこの人に合わせて向きが変わります。
players-too-few = プレイヤーは2人以上必要です。1人のときは「1人で遊ぶ」を選んでください。
players-seated = 全員にキー2つのコーナーができました。最初の問題を出せます。
players-points-cleared = 全員の点が0になりました。

## Settings.

settings-lead = この機器の設定です。変えるとすぐにそうなります。
settings-reading = 読む
settings-text = 文字の大きさ
settings-percent = { $percent }%
settings-spacing = 間を広くする
settings-spacing-help = 文字、ことば、行の間が広くなります。文字を読むのが苦手な人（ディスレクシア）の助けになることがあります。
settings-playing = 遊ぶ
settings-hand = 左手用
settings-hand-help = スマートフォンを横にすると、ボタンが数の左にきます。横に広い画面では、タイマーと点が左にきます。計算はいつものように左から右に読みます。
settings-keys = 1文字のキーで遊ぶ
settings-keys-help = Rでサイコロをふるかカードを配り、SとIでコールし、数字と計算記号でステップを作ります。じゃまなときはオフにしてください。
settings-installed = ホーム画面とブラウザ
settings-installed-apart = iPhone、iPad、Macでは、ホーム画面やDockに追加したゲームとブラウザのゲームは二台の機器です。一方が保存した点、練習、グループのテーブルの席は、もう一方にはありません。
settings-installed-carry = 記録のページで、練習を一方でファイルに保存し、もう一方で開けます。読み取ったリンクはブラウザで開きます。そこでコピーして、ここに貼り付けてください。テーブルのリンクは「テーブルに入る」、練習のリンクは「記録」です。
settings-installed-paste = テーブルに入る

## Experiment.

experiment-title = 実験室
experiment-lead = 数もゴールも自分で決めます。ここでは点はつきません。
experiment-numbers = 数
experiment-numbers-help = 0から999までの数を2つから6つ。マスを空けると、1つへります。
experiment-number = 数{ $number }
experiment-lay-out = ならべる
experiment-solve = すべての解き方を見る
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = ラウンドが終わりました。解き方を見られます。
experiment-your-numbers = あなたの数
experiment-bench = 手でためす
# The clock of a call runs at the table meanwhile.
experiment-call-runs = テーブルでコールのタイマーが動いています。
experiment-to-the-table = テーブルへ
experiment-close = 実験室をとじる
experiment-start-again = 最初から
experiment-try = { $goal }を作ってみましょう。何回でももどせます。
experiment-reached = { $goal }！ できました。
experiment-missed = { $goal }ではありません。もどすか、最初からやってみましょう。

### Group play.

## The lobby

group-title = グループで遊ぶ
group-lead = テーブルのみんなが、それぞれの画面で同じ問題を見ます。最初にゴールを作るのはだれでしょう。
group-no-table-yet = まだどのテーブルにもいません。グループを選ぶか、テーブルを作るか、テーブルに入ってください。
group-not-kept = このブラウザはこのページのために何も保存しません。ページを再読み込みしたり閉じたりすると、テーブルの席を失います。
group-your-name = あなたの名前
group-your-name-help = 下の名前かニックネームでかまいません。テーブルのみんなに見えます。
group-where-to-play = どこで遊ぶか
group-a = グループA
group-b = グループB
group-open-to-everybody = だれでも入れます
group-make-a-table = テーブルを作る
group-make-help = あなたがホストです。「5年2組」のような名前をつけて、Scoreか24を選んでください。作ったあと「さそう」で、どのブラウザーでもホストになれるキーを作れます。
group-for-a-class = クラスで使う
group-for-a-class-help = みんなが自分のボードで同時に遊びます。チャットはオフで、来た人は入れてもらうまで待ちます。
group-game = ゲーム
group-game-score = Score
group-game-24 = 24
group-make-the-table = テーブルを作る
group-elsewhere = ほかのテーブルに入る、または見学する
group-join-a-table = テーブルに入る
group-join-help = ホストが見せるテーブルの名前かコード、または送られてきたリンクです。
group-join-installed = インストールしたゲームで遊んでいます。読み取ったリンクは代わりにブラウザで開くことがあり、iPhone、iPad、Macではこの二つは席も別々の、二台の機器です。そちらでリンクをコピーしてここに貼り付けるか、コードを入力してください。
group-join-the-table = 入る
group-go-private = グループに入らず、1人で遊ぶ
group-one-screen = 1つの画面で遊ぶ
group-looking-for-table = テーブルをさがしています…
group-choose-table = 下でテーブルを選んでください。
group-which-table = テーブルの名前かコードを書くか、リンクを貼り付けてください。
# { $host } is the site of a link that was pasted.
group-pasted-other-site = このリンクは別のサイト { $host } のもので、そこには別のテーブルがあります。ブラウザで開いてください。
group-pasted-open = { $host }を開く
group-pasted-no-link = このリンクは、どのテーブルにもこのゲームのどのページにもつながりません。送った人にテーブルのコードを聞いてください。
# { $table } is the name or the code of the table that a link names.
group-come-to-group = グループ{ $table }に入る
group-come-to-table = テーブル「{ $table }」に入る
group-come-as-host = テーブル{ $table }のホストをここでする
group-come-as-host-help = このリンクにはホストのキーがあります。今ホストをしているブラウザーは外されます。名前を書かなければ、テーブルでの今の名前のままです。
group-are-you = この機器には、このテーブルの{ $name }さんの席がもうあります。あなたはだれですか。
group-i-am = { $name }です。今の名前は{ $new }です
group-own-seat = { $new }です。はじめて来ました
group-take-name = 「{ $name }」で入る
group-ask-again = もう一度たのむ
group-was-here = このタブでは { $name } がこのテーブルにいます。別の人なら、自分の名前を書いてください。
group-play-on-as = 「{ $name }」として続ける
group-name-taken = その名前は使われています。「{ $free }」なら使えます。別の端末のあなた自身なら「{ $free }」で入ってください。ホストがあなたの席を渡せます。
group-no-relay = このアドレスにはゲームサーバーがないので、ほかの人とつながりません。1人で遊ぶか、1つの画面でいっしょに遊べます。
group-no-network = オフラインなので、今はほかの人とつながりません。このページは自動でまたつなごうとします。それまでは、1人で遊ぶか、1つの画面でいっしょに遊べます。
# After why no relay can be reached.
group-play-without = 1人で遊ぶか、1つの画面でいっしょに遊べます。

## The connection

group-connection = 通信
group-offline = オフラインです。
group-sockets-blocked = サーバーは答えますが、とちゅうで通信が止められています。別のネットワークを使うか、ネットワークを管理する人に、WebSocketを通すようにたのんでください。
group-sign-in = このサイトのかわりに、別のページが答えています。ネットワークにログインが必要なのかもしれません。新しいタブで別のサイトを開き、そこでログインしてください。
group-reconnecting = つなぎ直しています。席も点もそのままで、何もなくなりません。
group-reconnecting-call = つなぎ直しています。テーブルのタイマーが止まるのは、サーバーが止まっているときだけです。
group-relay-away = 席も点もそのままで、何もなくなりません。
group-relay-away-call = テーブルのタイマーは止まっています。サーバーがもどると、また動きます。
group-own-outage = 席も点もそのままです。
group-own-outage-call = 席はそのままですが、テーブルのタイマーは動いています。
group-tried-for-seconds = { $seconds ->
   *[other] { $seconds }秒たちました。
}
group-tried-for-minutes = { $minutes }分{ $seconds }秒たちました。
group-next-try = { $seconds ->
   *[other] { $seconds }秒後にもう一度つなぎます。
}
group-tries-by-itself = 席が空くと、自動で入れます。
group-try-now = 今つなぐ
group-play-here = ここで遊ぶ
group-load-again = ページを読みこみ直す
group-leave = 出る
group-not-sent = 今は通信できないので、送れませんでした。
group-no-connection = 今は通信できません。
group-new-table = 前にいたテーブルは、もうありません。これは同じ名前の新しいテーブルです。

## The waiting room

group-waiting-title = ホストが入れてくれるのを待っています
group-waiting-help = このページを開いたままにしてください。自動で先に進みます。
group-waiting-long = だれも入れてくれないときは、ホストに伝えてください。自分がホストなら、この端末で鍵のリンクを開いてください。
group-go-back = もどる
group-asking = 「{ $name }」という名前で「{ $table }」に入れるよう、たのんでいます。
group-asking-to-look-on = 「{ $table }」を見られるよう、たのんでいます。あなたの番号は{ $number }です。
group-asking-again = 通信が切れました。このページが自動でもう一度たのみます。

## Beside the table

group-side = グループ
group-what-is-shown = 見せるもの
group-tab-players = プレイヤー
group-tab-invite = さそう
group-tab-live = クラス
group-tab-you = あなた
group-looking-on = 見学しています
group-somebody = だれか
# A key under a table that is shown to a whole room.
group-projector-solutions = 解き方
group-close-projector = { $waiting ->
    [0] この表示をとじる
   *[other] この表示をとじる · { $waiting }人待ち
}

## Who comes and goes, and what happens

group-two-names = { $first }と{ $second }
group-name-and-others = { $first }とほか{ $others }人
group-came = { $names }が来ました。
group-went = { $count ->
   *[other] { $names }が今いません。
}
group-were-removed = { $count ->
   *[other] { $names }がテーブルから外されました。
}
group-ask-to-come-in = { $count ->
   *[other] { $names }が入るのを待っています。
}
group-you-host = あなたがホストになりました。
group-hosts = { $name }がホストになりました。
group-you-stand-in = あなたがホスト代理です。新しい問題を出すことと、ラウンドを終わらせることができます。
group-stands-in = { $name }がホスト代理です。
group-left = { $name }がテーブルから出ました。
group-let-in-as = ホストが「{ $name }」という名前で入れてくれました。
group-you-are-handed = ホストが{ $name }の席を、点もいっしょにわたしてくれました。
group-is-handed = { $name }は、別の機器で同じ点のまま続けます。
group-plays-24 = テーブルのゲームは24になりました。
group-rules-changed = ハウスルールが変わりました。
group-anyone-rolls = だれでも新しい問題を出せるようになりました。
group-host-rolls = これからはホストが新しい問題を出します。
group-last-scorer-rolls = これからは最後に点を取った人が新しい問題を出します。
group-way-is-call = これからは、1人がコールして、みんなに見せます。
group-way-is-everyone = これからは、みんな同時に、それぞれのボードで遊びます。
group-way-is-race = これからはレースです。みんな同時に、それぞれの問題で遊びます。
group-race-started = 新しいレースが始まります。
group-paused = ゲームを一時停止しました。
group-lengthened = ラウンドが{ $seconds }秒延びました。
group-resumed = ゲームを続けます。
group-locked = テーブルにかぎがかかりました。
group-unlocked = テーブルのかぎが開きました。
group-chat-on = チャットがオンになりました。
group-chat-off = チャットがオフになりました。
group-you-are-muted = ホストが、あなたのメッセージを止めました。
group-you-may-write = またメッセージを書けます。
group-you-may-call = またコールできます。
group-you-may-play = ホストが、このラウンドへの参加をゆるしました。
group-may-come-back = { $count ->
   *[other] { $names }はもどれるようになりました。
}
group-you-are-co-host = あなたはサブホストになりました。ホストの道具が全部使えます。
group-is-co-host-now = { $name }がサブホストになりました。
group-no-co-host = サブホストはいなくなりました。
group-name-fixed = これからホストはあなたを「{ $name }」とよびます。
group-you-are-in-team = あなたは{ $team }チームになりました。
group-teams-set = チームが{ $count }つできました。これからメンバーが取る点が、チームの点になります。
group-teams-end = チームがなくなりました。
group-you-sit-at = あなたの席はテーブル{ $table }です。
group-tables-set = { $count ->
    [1] みんなが1つの小さなテーブルにすわりました。
   *[other] みんなが{ $count }台の小さなテーブルに分かれました。
}
group-tables-end = みんながまた1つのテーブルにもどりました。
group-waiting-room-on = これから来る人は、ホストが入れるまで待ちます。
group-waiting-room-off = 待たずに入れるようになりました。
group-watchers-sent-away = 見学したい人は、ホストが入れるまで待ちます。
group-watchers-free = だれでもまた見学できます。
group-newcomers-are-muted = 新しく来た人は書けません。
group-newcomers-may-write = 新しく来た人も書けます。

## The players

group-players = プレイヤー
group-nobody-else = まだほかの人はいません。「さそう」で、入り方がわかります。
group-scoreboard = 得点表
group-is-you = あなた
group-is-host = ホスト
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = （ホスト）
group-is-co-host = サブホスト
group-is-stand-in = ホスト代理
group-is-away = いない
group-is-muted = メッセージなし
group-is-without-calls = コールなし
group-goals = { $count }ゴール
group-tools-for = ホストの道具：{ $name }
group-forbid-calls = コールを止める
# How much time one player has; beside it a choice.
group-time-for-one = 時間
group-time-for-one-help = ほかの人には知らされません。
group-time-for-one-none = 今は時計がないので、時間を増やしても何も変わりません。
group-allow-calls = コールをゆるす
group-let-play = このラウンドに参加させる
group-mute = メッセージを止める
group-unmute = メッセージをゆるす
group-remove = 外す
group-make-co-host = サブホストにする
group-unmake-co-host = サブホストをやめてもらう
group-close = とじる
group-new-name = 新しい名前
group-rename = 名前を変える
group-removed = 外した人
group-take-back = よびもどす
group-take-all-back = 全員をよびもどす
# For those who do not see beside whose name the button is.
group-take-back-name = { $name }をよびもどす
group-namesakes = 外した人の名前
group-namesake = { $name }は、外された人の名前を使いました。
group-remove-name = { $name }を外す
group-remove-and-ask = 外して、だれかが入る前にわたしにきく
group-let-stay = このままにする

## The chat

group-chat = チャット
group-chat-tab = { $unread ->
    [0] チャット
   *[other] チャット · 新着{ $unread }
}
group-messages = メッセージ
group-your-message = あなたのメッセージ
group-send = 送る
group-chat-is-off = このテーブルのチャットはオフです。
group-chat-empty = まだだれも書いていません。あいさつしてみましょう！
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = 取り消す
group-unsaid = そのとき通信が切れました。メッセージがあるか見て、なければもう一度送ってください。

## The invitation

group-invite-others = ほかの人をさそう
group-invite-public = { $name }にはだれでも入れます。入り方：
group-invite-by-code = ほかの人は、このコードかリンクで「{ $name }」に入れます：
group-invite-by-name = ほかの人は、名前かこのコードかリンクで「{ $name }」に入れます：
group-link = このテーブルのリンク
group-for-projector = プロジェクターで
group-watch-link = プロジェクター用のページを開く
# { $table } is the name of a table.
group-class-ready = 「{ $table }」が開きました
group-class-ready-help = 生徒はこのコードを読み取るか、アドレスを開いてテーブルのコードを入力します。
group-host-key = どのブラウザーでもホストになる
group-host-key-help = このキーがあれば、どのブラウザーでもこのテーブルのホストになれます。このブラウザーのデータが消えたときや、別のコンピューターで続けるときのためです。生徒の目にふれない所にしまってください。新しいキーを作ると、前のキーは使えなくなります。
group-host-key-make = ホストのキーを作る
group-host-key-another = 別の鍵を作る
group-host-key-sure = 別の鍵を作り、前の鍵を無効にする
group-host-key-keep = 前の鍵を残す
group-host-key-link = ホスト用のリンク
group-host-key-save = キーをダウンロードする
group-host-key-print = 招待といっしょに印刷する
group-host-key-hide = キーをかくす
# A file’s name.
group-host-key-file = { $table } { $date } ホストのキー.txt
group-open-wall = 壁に映すページを開く
group-class-begin = はじめる
group-class-here = 来ている生徒：{ $count }人
group-watch-help = テーブルを見せるだけで、席は使いません。そのウィンドウをプロジェクターに動かすか（かぎがかかっていても入れます）、別のコンピューターで開いてください。このページは自分用に残せます。
group-project = このページを見せる
group-project-help = 画面が1つしかないときに使います。Rキーで新しい問題が出ます。「この表示をとじる」で、ほかのものが全部もどります。
group-watch-table = 見学だけする

## The host's tools

group-host-tools = ホストの道具
group-host-tab = { $waiting ->
    [0] ホスト
   *[other] ホスト · { $waiting }人待ち
}
group-standing-in = { $maker }がいません。もどるまで、あなたが新しい問題を出すことと、ラウンドを終わらせることができます。
group-standing-in-for-nobody = テーブルを作った人が出ました。あなたは新しい問題を出すことと、ラウンドを終わらせることができます。
group-end-round = ラウンドを終わる
group-end-with-points = 点をつけて終わる
group-end-without-points = 点なしで終わる
group-yes-end = はい、終わる
group-play-on = 続ける
group-end-nobody-called = ラウンドを終わりますか？ だれもコールしていないので、だれにも点はつきません。
group-end-no-points = ラウンドを終わりますか？ 今のコールでは、だれにも点がつきません。
group-end-score = ラウンドを終わりますか？ 点をつけると、{ $score }のSCOREは失敗になります。
group-end-impossible = ラウンドを終わりますか？ 点をつけると、{ $impossible }の「できない」は通ったことになります。
group-end-both-same = ラウンドを終わりますか？ 点をつけると、{ $score }のSCOREは失敗になり、同じ人の「できない」は通ったことになります。
group-end-both = ラウンドを終わりますか？ 点をつけると、{ $score }のSCOREは失敗になり、{ $impossible }の「できない」は通ったことになります。
group-end-everyones = ラウンドを終わりますか？ { $expected }人中{ $given }人が答えました。
group-end-everyones-no-points = ラウンドを終わりますか？ { $expected }人中{ $given }人が答えました。だれにも点はつきません。
group-pause = 一時停止
group-more-time-for-all = 全員の時間を延ばす
group-half-minute-more = ＋30秒
group-minute-more = ＋1分
group-race-anew = 新しいレースを始めますか。このレースの点とゴールは消えます。
group-race-shared = Scoreで3つのゴールのレース。人数：{ $players }
group-go-on = 続ける
group-deal = 自分で選んだ数を出す
group-deal-these = この数を出す
group-way = 遊び方
group-way-who = だれが解くか
group-way-call = 最初にコールした人
group-way-everyone = みんな同時
group-way-race = レース（みんな同時）
group-play-at-once = みんな同時に遊ぶ
group-way-clock = ラウンドの時間、秒
group-way-clock-help = 30から600。空ならタイマーなしです。
group-way-clock-problem = ラウンドは30秒から600秒です。空らんならタイマーなしです。
group-way-points = 答えに点をつける
group-way-points-help = 正解は1点です。
group-way-first-three = 早い正解3人に、もう1点
group-way-wrong = まちがいの「できない」は1点へる
group-way-help = 遊び方を変えると、テーブルの問題はなくなります。
group-use-way = この遊び方にする
group-anyone = だれでも新しい問題を出せる
group-anyone-help = ほかの人が考えているかもしれない問題は、半分より多くの人がのぞむとなくなります。
group-host-help = あなたとサブホストが出します。
group-last-scorer-help = ハウスルールで、最後に点を取った人とあなたが出します。
group-waiting-room = だれかが入る前に、わたしにきく
group-waiting-room-help = 来た人は、あなたが入れるまで待ちます。
group-watchers-wait = だれかが見学する前に、わたしにきく
group-watchers-wait-help = 今、見学だけしている人は全員出ます。あなたがこのブラウザーで開いたページはそのままです。
group-visitor-looks-on = 見学したい人（{ $number }）
group-visitors = { $count ->
    [0] 待っている人はいません
   *[other] { $count }人が待っています
}
group-let-in = 入れる
group-turn-away = ことわる
group-may-be = 今いない{ $name }かもしれません。{ $points ->
   *[other] 点は { $points } です。
}
group-somebody-may-be = { $newcomer }は、今いない{ $name }かもしれません。{ $points ->
   *[other] 点は { $points } です。
}
group-give-seat = その席をわたす
group-hand-seat-to = この席をわたす相手…
group-lost-devices = 機器が変わったかもしれないプレイヤー
# For those who do not see beside whose name the button is.
group-let-in-name = { $name }を入れる
group-turn-away-name = { $name }をことわる
group-let-all-in = 全員を入れる
group-one-by-one = 1人ずつ
group-wait-to-come-in = 入るのを待っている人：{ $count }人
group-turn-all-away = 全員をことわる
group-flood = 同じ場所から{ $count }人
group-flood-help = 1分以内に同じネットワークから来ました。あなたのクラスか、たくさんのタブを開いた1人かもしれません。
group-flood-let-in = { $count }人全員を入れる
group-flood-turn-away = { $count }人全員をことわる
group-visitor-namesake = この名前の人は外されています。
# Beside the name of a visitor, where several names look alike.
group-visitor-number = { $number }番
group-lock = テーブルにかぎをかける
group-lock-help = 新しい人は入れなくなります。
group-chat-switch = チャット
group-chat-switch-help = プレイヤーがメッセージを送り合えます。
group-mute-newcomers = 新しく来た人は書けない
group-mute-newcomers-help = これから席に着く人は、あなたが「プレイヤー」で許すまで書けません。
group-csv-save = 得点表をダウンロード
group-csv-copy = 得点表をコピー
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } 得点表.csv
group-print = 得点表を印刷
group-csv-name = 名前
group-csv-points = 点
group-save-instead = このブラウザーではコピーできません。かわりにダウンロードしてください。
group-house-rules = ハウスルール
group-rules-help = ルールを変えると、テーブルの問題はなくなります。
group-use-rules = このルールを使う
group-remove-newcomers = 来たばかりの人を外す…
group-newcomers = { $count ->
    [0] この5分間に入った人はいません。
   *[other] この5分間に{ $count }人入りました。新しい順です。
}
# { $deed } is one of the next four.
group-newcomer = { $seconds }秒前、{ $deed }
group-newcomer-nothing = まだ何もしていない
group-newcomer-wrote = メッセージを書いた
group-newcomer-played = 遊んだ
group-newcomer-called = コールした
group-newcomer-gone = { $said }、いない
group-newcomers-help = いたずらのように見える人が選んであります。いっぺんに来たか名前がにていて、何もしていない人です。席は残っていて、「プレイヤー」でよびもどせます。
group-remove-chosen = { $count ->
   *[other] { $count }人を外す
}
group-zero = 全員の点を0に…
group-zero-help = 全員の取った点もへった点も、すべてなくなります。もとにはもどせません。
group-yes-zero = はい、全員の点を0に
group-clear = テーブルをかたづける…
group-clear-help = 全員が出されます。名前、点、メッセージはすぐに消え、もとにはもどせません。
group-yes-clear = はい、かたづける

## Small tables

group-small-tables = 小さなテーブル
group-small-tables-help = クラスが小さなテーブルに分かれて、同じ問題で遊び、それぞれのテーブルでコールします。新しい問題のたびに席が変わります。今テーブルにある問題はなくなります。
group-table-size = 1つのテーブルの人数
group-split-into-tables = 小さなテーブルに分ける
group-seat-anew = 席がえをする
group-one-table = 1つのテーブルにもどす
group-so-many-tables = { $count ->
   *[other] 小さなテーブルが{ $count }台あります。
}
group-table-number = テーブル{ $table }
group-your-table = あなたのテーブル：{ $table }
group-table-no-roll = まだ問題なし
group-table-thinks = 考え中
group-table-called = { $name }：{ $call }
group-table-solved = { $name }が作って見せた
group-table-stood = { $name }の「できない」が通った
group-table-ended = 終わり
group-tables-progress = { $count }テーブル中{ $finished }テーブルが終わりました。
group-ways-wait = 解き方は、すべてのテーブルが終わると表示されます。
group-tables-finished = { $count ->
   *[other] { $count }テーブルすべて終わりました。
}
group-end-tables = ラウンドを終わりますか？ { $open ->
   *[other] まだ{ $open }テーブルが遊んでいます。
}点をつけると、とちゅうのSCOREは失敗になり、とちゅうの「できない」は通ったことになります。
group-end-tables-no-call = ラウンドを終わりますか？ { $open ->
   *[other] まだ{ $open }テーブルが遊んでいて、そこではだれもコールしていません。
}

## Teams

group-teams = チーム
group-teams-help = みんなをくじで、できるだけ同じ人数のチームに分けます。それからメンバーが取る点が、チームの点になります。
group-teams-count = チームの数
group-make-teams = チームを作る
group-new-teams = チームを作り直す
group-end-teams = チームをやめる
group-team-move = 動かす人
group-team-to = 入るチーム
group-team-put = 動かす
group-team-circle = まる
group-team-triangle = 三角
group-team-square = 四角
group-team-star = 星
group-team-cross = 十字
group-team-drop = しずく

## The live board of a class

group-live = みんなのようす
group-live-empty = テーブルに問題が出ると、1人1人のマスがここにできます。
group-live-order = マスの並び順
group-live-by-help = 助けが必要な順
group-live-by-name = 名前順
group-count-working = 計算中：{ $count }人
group-count-help = { $count ->
   *[other] 助けがいるかも：{ $count }人
}
group-count-has-it = { $count ->
   *[other] できた：{ $count }人
}
group-count-impossible = できない：{ $count }人
group-count-away = いない：{ $count }人
group-count-no-answer = 答えなし：{ $count }人
group-state-working = 計算中
group-state-help = 助けがいる？
group-state-has-it = できた
group-state-no-answer = 答えなし
group-steps = { $count ->
   *[other] { $count }ステップ
}
group-hints = { $count ->
   *[other] ヒント{ $count }回
}
group-so-many-players = { $count ->
   *[other] { $count }人
}
group-different-solutions = { $count ->
   *[other] ちがう解き方{ $count }通り
}
group-board-of = { $name }のボード

## What the class has made of a roll

group-class-found = { $count ->
    [1] クラスで解き方が1通り見つかりました
   *[other] クラスでちがう解き方が{ $count }通り見つかりました
}
group-class-found-none = クラスで解き方は見つかりませんでした
group-class-page = { $page } / { $pages } ページ
group-class-pages-stop = めくりを止める
group-class-pages-go-on = 自動でめくる
group-class-impossible = { $count ->
   *[other] { $count }人が「できない」と答えました。
}
group-class-impossible-names = 「できない」と答えた人：{ $names }。
group-show-names = 名前を見せる
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = 人が答えました（{ $count }人中）

## The player's own seat

group-you = あなた
group-change = 変える
group-step-out = しばらく1人で遊ぶ
group-step-out-help = 席と点はそのまま残ります。
group-next-player = この端末で別のプレイヤーが遊ぶ
group-next-player-help = あなたの席と点数はここに残ります。
group-next-player-short = 別のプレイヤー
group-go-private-short = 1人で遊ぶ
group-leave-table = テーブルから出る…
group-leave-table-help = 席はほかの人が使えるようになります。このブラウザでまた来れば、新しい席になり、点はもどります。
group-yes-leave = はい、テーブルから出る

## Why a group refuses something

group-refused-locked = ホストがテーブルにかぎをかけました。今は新しい人は入れません。
group-refused-removed = ホストがあなたをこのテーブルから外しました。
group-refused-stale = それは前の問題のことです。今テーブルにあるのは別の問題です。
group-refused-nobody-hosts = このテーブルにはホストがいないので、ここでは変えられません。
group-refused-yourself = 自分にはできません。
group-refused-roll-first = 今の問題が長くなりすぎました。先に新しい問題を出してください。
group-refused-chat-off = このテーブルのチャットはオフです。
group-refused-muted = ホストが、あなたのメッセージを止めています。
group-refused-calls-forbidden = ホストが、今はあなたのコールを止めています。
group-refused-looks-on = このラウンドの途中で来たので、次のラウンドまで、またはホストが参加をゆるすまで見学です。
group-refused-other-on-device = このロールでは、この機器のほかの人がもうテーブルにいました。次のロールから遊べます。
group-refused-removed-on-device = ホストがこの端末の別のプレイヤーを外したため、入るにはホストの許可が必要です。ホストに聞いてください。
group-refused-no-vote = この問題でコールできない人は、問題をやめるようにたのめません。
group-refused-not-sayable = メッセージは、目に見える文字で1文字から200文字です。
group-refused-too-fast = 速すぎます。少し待ってください。
group-refused-not-the-maker = このテーブルを作った人です。メッセージを止めることも、外すことも、名前を変えることもできません。
group-refused-maker-only = それができるのは、このテーブルを作った人だけです。
group-refused-name-fixed = ホストが決めた名前なので、変えられません。
group-refused-visitor-gone = その人はもう待っていません。
group-refused-no-newcomers = この1分間に入った人はいません。
group-refused-team-count = チームは2つから6つです。
group-refused-empty-team = それでは、だれもいないチームができます。チームをへらすか、どのチームにも人を入れてください。
group-refused-twice-in-teams = 1人が2つのチームに入ることはできません。
group-refused-no-such-team = そのチームはありません。
group-refused-table-size = 小さなテーブルは3人から6人です。
group-refused-too-few-for-tables = 小さなテーブルには、ホストのほかに3人以上必要です。
group-refused-no-small-tables = 小さなテーブルはありません。
group-refused-no-race = このテーブルではレースをしていません。
group-refused-race-over = このレースは、もう勝負がつきました。新しいレースは、ホストかホスト代理が始められます。
group-refused-race-too-long = 1つのレースでできる回数を、もう使いきりました。新しいレースは、ホストが始められます。
group-refused-hosts-sit-nowhere = ホストは小さなテーブルにはすわらず、全部を見て回ります。
group-refused-no-table-yet = まだ小さなテーブルに席がありません。次の問題で席ができます。
group-refused-nobody-chosen = 今いるプレイヤーを1人は選んでください。
group-refused-not-away = そのプレイヤーはいます。別の機器にわたせるのは、今いないプレイヤーの席だけです。
group-refused-hosts-keep-seats = ホストの席は変わりません。別の席をもらうこともありません。
group-refused-too-often = 何回もやりすぎました。数分たつと、またできます。レースは続いています。

## Why a table's name is refused

group-table-name-empty = テーブルの名前を入れてください。文字か数字が1つは必要です。
group-table-name-too-long = テーブルの名前は20文字までです。
group-table-name-invisible = 目に見えない文字は、テーブルの名前に使えません。
group-table-name-stacked = テーブルの名前では、1つの文字につけられる記号は4つまでです。記号だけを使うことはできません。
group-table-name-reserved = そのことばは、テーブルの名前に使えません。別の名前を選んでください。

## Why a relay lets nobody in

group-table-exists = その名前のテーブルはもうあります。そこに入るか、別の名前を選んでください。
group-no-such-table = その名前やコードのテーブルはありません。
group-other-tab = 別のタブかウィンドウで、このテーブルにいます。
group-not-here = このサーバーに、そのテーブルはありません。
group-too-many-tables = 今は新しいテーブルを作る場所がありません。
group-too-many-watchers = このテーブルは見学の人がいっぱいです。
group-busy = 今たくさんの人がいっぺんに来ています。
group-tables-from-here = あなたのネットワークのテーブルは、このサーバーがゆるす数になりました。そのどれかに入るか、いらないテーブルをホストにかたづけてもらうか、サーバーを動かす人にふやしてもらってください（--tables-per-address）。
group-seats-from-here = あなたのネットワークからの席は、このサーバーがゆるす数になりました。関係のないプレイヤーをホストに外してもらうか、サーバーを動かす人にふやしてもらってください（--seats-per-address）。
group-seat-handed-over = ホストが、このテーブルのあなたの席を、点もいっしょに、別の機器にわたしました。別の名前で入るか、まちがいならホストに聞いてください。
group-hosted-elsewhere = このテーブルは今、ホストのキーで入った別のブラウザがホストをしています。あなたでなければ、自分のキーのリンクをここで開いてください。もう一方のブラウザは外されます。
group-wrong-host-key = これはこのテーブルのホストのキーではないか、新しいキーに変わっています。プレーヤーとして入ることはできます。
group-broken-host-key = このリンクのホストの鍵は途中で切れているか、間違いがあります。リンク全体をもう一度開いてください。プレイヤーとして参加することもできます。
group-seats-of-device = この機器がこのテーブルで持てる席は、これでいっぱいです。その中のだれかとして入るか、別の機器を使ってください。
group-newcomers-from-here = あなたのネットワークから、たくさんの人がいっぺんに来ています。いつものことなら、サーバーを動かす人にふやしてもらってください（--joins-per-minute）。
group-turned-away = ホストは入れませんでした。{ $seconds ->
   *[other] { $seconds }秒後にもう一度たのめます。
}
group-may-ask-again = 入れるように、もう一度たのめます。
group-a-full = グループAはいっぱいです。グループBに入るか、自分のテーブルを作ってください。
group-b-full = グループBはいっぱいです。グループAに入るか、自分のテーブルを作ってください。

## Why a relay ends the connection

group-closed-bad-message = サーバーは、このページの言うことがわかりませんでした。
group-closed-no-hello = このページからの通信がおそすぎました。
group-closed-old-page = このページとサーバーのバージョンが合いません。どちらかが古いようです。点はそのままです。
group-closed-taken-over = 別のタブかウィンドウで続けています。
group-closed-removed = ホストがあなたをテーブルから外しました。
group-closed-left = テーブルから出ました。
group-closed-cleared = テーブルはかたづけられました。名前と点は消えました。
group-closed-too-slow = この機器はテーブルについていけませんでした。
group-closed-restart = サーバーがもう一度動き始めるところです。
group-closed-trouble = このテーブルのことで、サーバーに問題が起きました。
group-framed-title = グループは別のタブで遊びます
group-framed-text = 別のページがこのページを枠の中に表示していて、テーブルのボタンの上に自分のボタンを重ねるおそれがあります。ゲームを別のタブで開いてください。テーブルへの道はそのまま引き継がれます。
group-own-tab = 別のタブで開く

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = 授業を計画する
lesson-plan-help = クラスのために、先に問題を選んでおけます。ネットワークはいりません。
lesson-lead = 問題を集めておくと、授業ではボタン1つで順に出せます。授業は全部で1つのリンクになります。
lesson-back-to-table = テーブルへもどる
lesson-back-to-group = グループのページへもどる
lesson-settings = 何で遊ぶか
lesson-cards = トランプ（24のゲームと同じ）
lesson-cards-help = 4つの数を全部使います。つなぐことはできません。
lesson-add = 問題を加える
lesson-up-to = 1つの授業に入る問題は{ $most }問までです。
lesson-level = むずかしさ
lesson-count = 問題の数
lesson-count-problem = 1から{ $most }までの整数を選んでください。
lesson-add-by-level = この問題を加える
lesson-stop = 止める
lesson-searching = 問題をさがしています…
lesson-added = { $count ->
   *[other] { $count }問加えました。
}
lesson-few-found = { $count ->
    [0] そのような問題は見つかりませんでした。このサイコロとゴールでは、めったにありません。
   *[other] そのような問題は{ $count }問だけでした。このサイコロとゴールでは、めったにありません。
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] 1つの授業は{ $most }問までなので、もう入りません。
   *[other] 1つの授業は{ $most }問までなので、あと{ $room }問入ります。
}
lesson-typed = 自分で決めた数
lesson-typed-help = 1行に1問、たとえば 1 4 5 7：0から999までの整数を2つから6つ。
lesson-add-typed = これらの問題を加える
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = { $line }行目の「{ $roll }」は問題になりません。1問には、0から999までの整数が2つから6つ必要です。
lesson-typed-nothing = 1問は書いてください。
lesson-from-link = リンクから
lesson-from-link-help = ほかの授業か問題のリンクをはりつけてください。
lesson-add-from-link = リンクから加える
lesson-link-empty = このリンクには、授業も問題もありません。

## The rolls of a plan

lesson-rolls = { $count ->
    [0] 問題
   *[other] { $count }問
}
lesson-no-rolls-yet = まだ問題がありません。加えてください。
lesson-unready = 授業が遊べるようになると、リンクができます。
lesson-other-tab = 別のタブかウィンドウで、この授業が変わりました。今はこうなっています。「最後に変えたところをもどす」で、ここにあったものにもどせます。
lesson-undo = 最後に変えたところをもどす
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = このリンクの授業の問題：{ $theirs }問。自分の計画の問題：{ $own }問。授業を開くと、自分の計画と入れかわります。
lesson-take-link = リンクの授業を開く
lesson-keep-plan = 自分の計画を残す
lesson-own-plan = リンクの授業を読めませんでした。これは自分の計画です。
lesson-clear = 全部取りのぞく
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = { $number }問目、{ $numbers }
lesson-earlier = 前へ：{ $roll }
lesson-later = 後へ：{ $roll }
lesson-leave-out = 取りのぞく：{ $roll }
# { $percent } is how much of the work is done.
lesson-rating = 計算しています… { $percent }%
lesson-impossible = できない

## The link

lesson-link = リンク
lesson-address = この授業のリンク
lesson-link-help = どの機器でも、このリンクで授業を開けます。リンクを持っている人には、問題が見えます。

## Holding it

lesson-hold = この授業をする
lesson-make-help = 自分のテーブルで遊びます。ホストはあなたです。チャットは、オンにするまでオフです。
lesson-table = テーブルの名前
lesson-make = この授業でテーブルを作る
lesson-take-help = テーブルのゴール、サイコロ、遊び方が、この授業のものになります。
lesson-take-another-help = 今の授業と入れかわり、テーブルのゴール、サイコロ、遊び方も変わります。
lesson-take = 「{ $table }」で使う
lesson-end-round-first = まだラウンドのとちゅうです。先に終わらせてください。
lesson-held = 授業
lesson-on-table = { $count }問中の{ $number }問目がテーブルにあります。
lesson-next = 次は{ $count }問中の{ $number }問目です。
lesson-all-played = { $count }問すべて終わりました。
lesson-done = これで全部の問題が終わります。
lesson-over = 授業はおしまい
lesson-end-puzzles = 問題
lesson-end-pupils = 生徒
lesson-end-right = このテーブルでの正しい答え
lesson-shared = Scoreの授業。問題：{ $puzzles }、生徒：{ $pupils }、正しい答え：{ $all }のうち{ $right }
lesson-deal = { $count }問中の{ $number }問目を出す
lesson-list = 授業の問題
lesson-list-help = とちゅうで別の数を出してもかまいません。授業の続きはその後にできます。
lesson-comes-next = 次の問題
lesson-lies-there = テーブルにある
lesson-was-played = 終わった
lesson-choose-short = 次
lesson-choose = 次の問題にする：{ $roll }
lesson-end = 授業をしまう…
lesson-end-help = テーブルはそのままです。授業のリンクで、最初からまた開けます。
lesson-yes-end = はい、しまう

## The report

report-title = レポート
report-of = レポート：{ $table }
report-hosts-only = レポートを見られるのは、テーブルのホストだけです。
report-kept = このテーブルで1人1人がしたことです。見られるのはホストだけで、テーブルをかたづけるまで残ります。点を0にしても変わりません。
report-help = ラウンドの終わりに席がある人のラウンドとして数えます。席を外している人も同じです。時間は、数が見えてから答えかコールまでで、一時停止はふくみません。ステップは、ラウンドの終わりにボードにあった分です。分数・つなぐ・マイナスの数があるステップは、それぞれの列でも数えます。
report-saved = ほかの人に助けられた「できない」
report-saved-by = 作れる問題で{ $caller }が「できない」とコールし、そのあと{ $saver }がSCOREをコールして失敗しました。ラウンド：{ $rounds }
report-saved-help = どのラウンドでも、はじめの人に1点入りました。たまたまかもしれませんが、同じ2人が何度もするなら、助け合っているのかもしれません。どちらのコールも止められます。
report-nobody = テーブルにはまだだれもいません。
report-print = レポートを印刷
report-save = レポートをダウンロード
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } レポート.csv
report-table = テーブル
report-date = 日づけ
report-name = 名前
report-team = チーム
report-points = 点
report-rounds = ラウンド
report-right = 正解
report-wrong-impossible = まちがいの「できない」
report-not-shown = SCOREで失敗
report-without-answer = 答えなし
report-mean = 平均の時間
report-fastest = いちばん速い正解
report-mean-s = 平均の時間（秒）
report-fastest-s = いちばん速い正解（秒）
report-seconds = { $seconds }秒
report-hints = ヒント
report-steps = ステップ
report-fractions = 分数あり
report-joins = つなぐ
report-negatives = マイナスの数あり

### Practice and the rolls of the day.

## A roll on the board

learn-make = 2ステップか3ステップで{ $goal }を作りましょう。
learn-make-of-all = 数を全部使って{ $goal }を作りましょう。
learn-reached = { $goal }！ できました。
learn-rightly-impossible = 正解です。この数では、だれにも{ $goal }を作れません。
learn-wrongly-impossible = { $goal }を作るやり方があります。もう一度見てみましょう。
learn-shown = { $goal }を作るいちばんかんたんなやり方です。
learn-shown-impossible = この数では、だれにも{ $goal }を作れません。わけは下にあります。
# $far: how far $value is from the goal
learn-too-small = { $value } は{ $goal }より { $far } 小さいです。もどすか、最初からやってみましょう。
learn-too-large = { $value } は{ $goal }より { $far } 大きいです。もどすか、最初からやってみましょう。
learn-start-again = 最初から
learn-hint = ヒント
learn-impossible = できない
learn-show = 答えを見る
learn-next = 次の問題
learn-stopwatch = 時間を見る
learn-sounds = 音
learn-to-statistics = これまでの記録
learn-clock-wrong = この端末の時計の日付が正しくないようなので、この答えは記録に入っていません。時計を合わせると、次から入ります。

## Games

learn-games = ゲーム
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = だれが遊びますか
learn-plays = { $name }が遊んでいます
learn-nobody-named = 「名前なし」で遊んでいます
learn-several-here = 何人かで使いますか
learn-new-name = 名前
learn-new-name-help = 名前ごとに、ステップ、毎日の問題、記録が別々になります。
learn-add-name = 遊ぶ
learn-forget-name = { $name }をここに出さない

## The rolls of the day

learn-daily-lead = やさしい順に5問。今日はみんな同じ問題です。1問はできない問題かもしれません。
learn-day-ahead = その日はまだ来ていません。今日の問題を出します。
learn-day-before = 前の日
learn-day-after = 次の日
learn-rolls = この日の問題
learn-roll-number = { $number }問目：{ $mark }
learn-mark-open = まだ
learn-mark-solved = できた
learn-mark-helped = ヒントか、まちがった「できない」のあとでできた
learn-mark-shown = 答えを見た
learn-details = 1問ごとの結果
learn-column-roll = 問題
learn-column-result = 結果
learn-column-time = 時間
learn-column-hints = ヒント
learn-column-wrong-calls = 「できない」のまちがい
learn-day-done = 5問とも終わりました
learn-days-in-a-row = 続いた日数
# What is shared: $signs has one for each roll.
learn-shared = { $game }、{ $date }の問題：{ $signs } { $time }{ $hints ->
    [0] {""}
   *[other] {"、ヒント"}{ $hints }回
}
learn-signs = ● できた、◐ ヒントか、まちがった「できない」のあとでできた、○ 答えを見た。数はわかりません。
learn-streak = { $days ->
    [0] まだ続けた日はありません。
   *[other] { $days }日続いています。
}
learn-streak-rule = その日の問題を、その日のうちに1問でも解くと1日と数え、週に1日は休んでもだいじょうぶです。
learn-archive = 今月のすべての日
learn-month-before = 前の月
learn-month-after = 次の月
learn-date-done = { $date }、終わり

## Practice

learn-practice-lead = タイマーなしで、1問ずつ。むずかしかったものは、多めにまた出ます。
learn-now = { $skill }、{ $level }
learn-no-roll = このゴールと、このサイコロやトランプでは、このむずかしさの問題が見つかりませんでした。
learn-comes-again = この問題のやり方は、もう見ました。今度は自分で見つけられますか。
learn-level-link = このむずかしさ
learn-example = 例
learn-skills = 身につくスキル
learn-rule = 問題を一度で解くと、そのスキルが1ステップ進みます。ヒントか、まちがった「できない」のあとは、そのままです。先に進んだスキルほど、次に出るまで間があきます。最後のステップまで進むと、身についています。
learn-rule-shown = 答えを見ると、そのスキルが1ステップもどります。その問題は、ほかの問題を3問はさんで、また出ます。自分で選んだむずかしさのときも同じです。
learn-by-rule = おまかせ
learn-own-setting = 自分で決めるゴールとサイコロ
learn-own-setting-help = これで練習した分のステップは、別に数えます。
learn-goal = ゴール、0から999
learn-goal-problem = ゴールは0から999までの整数です。
learn-dice = サイコロ
learn-dice-help = サイコロの面の数。たとえば 6 6 12 です。空なら、いつものサイコロです。
learn-dice-problem = サイコロは2こから{ $most }こ、それぞれ2面から100面です。面の数を、間を空けて書いてください。
learn-use-setting = これで練習する
learn-usual-setting = ゲームと同じにもどす
learn-choose-level = { $skill }、{ $level }
learn-standing-new = 新しい
learn-standing-learning = 5ステップ中{ $number }ステップ目
learn-standing-due = 5ステップ中{ $number }ステップ目、また出ます
learn-standing-mastered = 身についた
learn-standing-mastered-due = 身についた、また出ます

learn-skill = { $skill ->
    [two-steps] 2ステップ
    [three-steps] 3ステップ
    [subtraction] ひき算
    [division] わり算
    [joining] つなぐ
    [impossible] できない問題？
    [negative] 0より下
   *[fractions] 分数
}
learn-about-skill = { $skill ->
    [two-steps] 3つの数でできます。まず1つ作って、それを使います。
    [three-steps] いちばんかんたんなやり方では、4つの数を全部使います。
    [subtraction] いちばんかんたんなやり方に、ひき算があります。
    [division] いちばんかんたんなやり方に、わり算があります。
    [joining] 2つの数をならべます。1 & 2 は12です。
    [impossible] やり方を見つけるか、「できない」と答えます。
    [negative] たし算なし。まず0より小さい数を作ります。−3をひくと、3をたすことになります。
   *[fractions] かけ算なし。1より小さい分数でわると、数が大きくなります。
}

## The race

race-lead = 20か18を、できるだけ多く作りましょう。先に3ゴールで勝ちです。
race-either = { $first }か{ $second }
race-standings = 点とゴール
race-player = プレイヤー
race-points = 点
race-goals = ゴール
race-goals-of = { $all }ゴール中{ $goals }
race-first-roll = { $name }、サイコロをふりましょう。最初の1回は、点がへりません。
race-make = { $name }、20か18をできるだけ多く作りましょう。
race-won = 3ゴール！ { $name }の勝ちです。
race-own-win = 3ゴール！ あなたの勝ちです。
race-end = レースはおしまい
race-end-rolls = 振った回数
race-shared = 3つのゴールのレースに勝ちました。振った回数：{ $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
   *[other] { $by }点ふえて、{ $sum }点。
}
race-roll-cost = ふったので1点へって、{ $sum }点。
race-bonus = 一の位が0か5なので{ $bonus }点ふえて、{ $points }点。
race-goal = ゴール！ 点は0からまた始まります。
race-which-roll = { $all }問中の{ $number }問目
race-back = 1つ前の問題
race-forward = 1つ後の問題
race-roll = 新しい問題
race-hand-on = 次の人へ
race-new = 新しいレース
race-new-help = この画面で遊ぶ人の名前を、1人に1つ入れます。1人で遊ぶなら、名前はいりません。今のレースは終わりになります。
race-give-up = このレースはまだ終わっていません。やめるには、もう一度おしてください。
race-name = プレイヤー{ $number }
race-same-name = ほかのプレイヤーと同じ名前です。
race-link = 同じ問題のレース
race-begin = 始める
race-racers = レースは1人から{ $most }人で遊びます。
race-not-their-turn = ほかの人の番です。
race-over = このレースは、もう勝負がつきました。新しいレースを始めてください。
race-no-roll = 先にサイコロをふってください。
race-rolled-this-turn = 新しい問題を出せるのは、1つの番に1回です。今までの問題で続けるか、「次の人へ」をおしてください。
race-too-many-rolls = 前のゴールから、もう{ $most }問出ています。その中で続けてください。
race-no-such-roll = こちらがわには、もう問題がありません。
race-no-step = そのようなステップはありません。
race-no-turns = 1人で遊んでいるので、次の人はいません。
race-not-a-roll = このサイコロは、そこに置けません。
race-too-long = このレースは長くなりすぎました。新しいレースを始めてください。
race-rules = レースの遊び方
race-all-rules = すべてのルール
race-rule-steps = 20を作るステップは1点、18を作るステップは3点です。
race-rule-again = ステップはいくつでも作れて、もどすこともできます。同じやり方が点になるのは、1つの問題で1回だけです。
race-rule-fives = 点の最後の数字が0か5になると、5点ふえます。25だけは、かわりにゴールです。
race-rule-goal = ちょうど{ $points }点で1ゴールです。点は0からまた始まります。
race-rule-roll = 最初の1回は、ふっても点がへりません。そのあとは、新しくふるたびに1点へります。
race-rule-rolls = 今までに出た問題を、行ったり来たりできます。ゴールすると、そのときの問題だけが残ります。
race-rule-turns = 何人かのときは、順番に遊びます。1つの番に、新しい問題を1回出せます。
race-rule-at-once = みんな同時に、それぞれの問題で遊びます。自分の問題を見られるのは、自分とホストだけです。みんなの点は、プレイヤーのリストにあります。
race-rule-win = 先に{ $goals }ゴールした人の勝ちです。コールもタイマーもありません。
race-example = 例：17点のときに、3、6、9、14が出ました。3 × 6 で18ができて3点ふえ、20点。20は5の倍数なので、25点になります。ゴールです。

### How practice and the rolls of the days went.

statistics-lead = 練習と毎日の問題の記録です。この機器だけに残り、ほかの人には見えません。
statistics-empty = まだ何もありません。終わらせた問題が、ここに記録されます。
statistics-players = だれの答え
statistics-nobody = 名前なし
statistics-as-table = 表で見る
statistics-on-paper = { $name }、{ $date }
statistics-none = –
statistics-short-date = { $month }/{ $day }

## Week by week

statistics-weeks = 週ごとの、できた問題
statistics-weeks-summary = { $solved ->
   *[other] { $solved }問できた
}
statistics-weeks-ahead = 日付がまだ来ていない答え{ $count }件は、ここには出ていません。
statistics-week = { $date }からの週：できた{ $solved }問、答えを見た{ $shown }問
statistics-weeks-best = いちばん多い週は{ $solved }問、{ $date }から。
statistics-week-from = 週の始まり
statistics-solved = できた
statistics-shown = 答えを見た

## Times

statistics-times = むずかしさごとの時間
statistics-times-help = できた問題の半分はこれより速く、半分はこれよりおそくできました。
statistics-times-longest = いちばん長いのは「{ $level }」。半分は{ $time }より長くかかりました。
statistics-difficulty = むずかしさ
statistics-median = 真ん中の時間

## Calls

statistics-calls = できない問題？
statistics-calls-none = まだ「できない」と答えていません。できない問題も出ていません。
statistics-calls-bold = 「できない」が早すぎるようです。もう1つやり方をさがしてみましょう。
statistics-calls-shy = 本当にできない問題もあります。思い切って「できない」と答えましょう。
statistics-calls-half = 「できない」と答えたときに当たっているのは、半分です。もう1つやり方をさがしてみましょう。
statistics-calls-good = 「できない」と答えたときは、たいてい当たっています。
statistics-call = 起きたこと
statistics-times-said = 回数
statistics-calls-right = 「できない」で正解
statistics-calls-wrong = 「できない」と答えたが、やり方があった
statistics-calls-overlooked = できない問題だと気づかなかった

## Skills

statistics-skills = スキル
statistics-skill = スキル
statistics-alone = 自分だけで
statistics-helped = ヒントか、まちがった「できない」のあと
statistics-alone-of = { $all }問中{ $alone }問を自分だけで
statistics-skills-next = 次に練習すること：

## The file

statistics-file = 持っていく、消す
statistics-file-help = ファイルには、いま表示しているプレイヤーの答え、練習のステップ、毎日の問題の記録が入ります。別の機器で開いてください。もうあるものは、二重に数えません。
statistics-export = ファイルに保存
statistics-export-of = ファイルに保存：{ $name }
statistics-export-all = この機器の全員を1つのファイルに保存
statistics-import = ファイルを開く
statistics-delete = この答えを消す
statistics-undo = 消したものをもどす
# $name: the name of the file
statistics-exported = 「{ $name }」に保存しました。
statistics-imported = { $count ->
    [0] このファイルのものは、もう全部あります。
   *[other] 答えを{ $count }件加えました。
}
statistics-file-of-several = このファイルには、何人かの練習が入っています。だれの分をここに入れますか。
statistics-file-take-in = 取りこむ：{ $name }
statistics-file-take-all-in = 全員分を取りこむ
statistics-left-out = 日付が正しいはずのない答え{ $count }件は、加えませんでした。
statistics-file-too-long = 答えのファイルにしては長すぎます。何も変わっていません。
statistics-file-other = 答えのファイルではないか、こわれています。何も変わっていません。
statistics-file-later = このファイルは、もっと新しいバージョンのScoreで作られました。ページを読みこみ直してから、もう一度開いてください。
statistics-file-unreadable = このファイルは読めませんでした。何も変わっていません。
statistics-deleted = 消しました。このページにいるあいだは、もどせます。
statistics-restored = もどしました。

## By QR code

statistics-carry = QRコードで別の機器へ
statistics-carry-help = コードには、このプレイヤーの答え、練習のステップ、毎日の問題の記録が入ります。どこにも送られません。別の機器のカメラで読み取ります。
statistics-carry-show = コードを見る
statistics-carry-hide = コードをかくす
statistics-carry-code = { $all ->
    [1] このコードを別の機器で読み取り、リンクを開いてください。
   *[other] { $all }こ中{ $number }こ目のコードです。別の機器で読み取り、リンクを開いてから、次のコードを出してください。
}
statistics-carry-qr = QRコード、{ $all }こ中{ $number }こ目
statistics-carry-left-out = { $count ->
    [1] いちばん古い答え1件は入っていません。ファイルなら、全部持っていけます。
   *[other] 古いほうから{ $count }件の答えや日の記録は入っていません。ファイルなら、全部持っていけます。
}
statistics-carry-anew = 答えが変わったので、新しいコードになりました。最初のコードから始めてください。
statistics-carry-too-much = 多すぎて、コードに入りません。ファイルを使ってください。
statistics-carry-before = 前のコード
statistics-carry-next = 次のコード
statistics-carry-link = このコードのリンク
statistics-paste = コードのリンクを貼り付ける
statistics-paste-help = カメラでコードを読めないときは、別の機器でリンクをコピーして自分に送り、ここに貼り付けてください。
statistics-paste-open = リンクを開く
statistics-paste-other = これはコードのリンクではありません。別の機器で、全部をコピーしてください。
statistics-arrival = 別の機器から
statistics-carry-parts = コードは{ $of }こ中{ $here }こがとどきました。次のコードを読み取ってください。
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }：答え{ $answers }件（うち新しいもの{ $new }件）、毎日の問題{ $days }日、練習{ $practised }問。
statistics-carry-once = もうあるものは、二重に数えません。練習の力は、それぞれ先に進んでいるほうを残します。
statistics-carry-take-in = 取りこむ
statistics-carry-forget = やめておく
statistics-carry-broken = これらのコードは読み取れませんでした。最初のコードから、もう一度読み取ってください。
statistics-carry-later = これらのコードは、もっと新しいバージョンのScoreで作られました。ページを読みこみ直してから、もう一度読み取ってください。
statistics-taken-in = { $count ->
    [0] 取りこみました。答えは、もう全部ありました。
   *[other] 取りこみました。新しい答えは{ $count }件です。
}

### Dials.

## The board and its buttons.

dials-target = 目標
dials-presses = おした回数
dials-fewest = いちばん少ない回数
# In the place of the fewest presses.
dials-no-way = なし
dials-undo = もどす
dials-redo = やり直す
dials-hint = ヒント
dials-again = 最初から
dials-new-puzzle = 新しいパズル
dials-solution = 解き方
dials-own-puzzle = 自分で作るパズル
dials-puzzle-link = このパズルのリンク

## What to do, and what has happened. $target: letters.

dials-shown = ダイヤルは { $letters } です。
dials-status-start = ダイヤルが { $target } になるまで、ボタンをおしましょう。
dials-status-no-way = このボタンでは { $target } にできません。わけは「解き方」で見られます。
dials-status-so-far = ここまで{ $pressed }回。あと{ $left }回でできます。
dials-solved-at-once = ダイヤルははじめから目標どおりです。
dials-solved-fewest = { $pressed }回でできました。これより少なくはできません！
dials-solved = { $pressed }回でできました！ { $fewest }回でもできました。
dials-solution-helped = 解き方を見ました。
dials-hints-helped = { $count ->
   *[other] ヒントを{ $count }回使いました。
}
dials-hint-said = ヒント：ボタン{ $button }をあと{ $presses }回おします。
dials-unreadable = ブラウザーに保存したものが読めませんでした。それはわきに置いて、ゲームを新しく始めます。
dials-other-puzzle = 別のタブかウィンドウで別のパズルが始まり、今はそちらが保存されています。このパズルは、ページを読みこみ直すかとじるまで残ります。

## The ladder: levels from small puzzles to the published one.

dials-ladder = はしご
dials-level = レベル{ $level }（全部で{ $levels }）
# Read aloud behind the level.
dials-levels-solved = { $solved }こクリア
dials-easier = やさしいレベルへ
dials-harder = むずかしいレベルへ
dials-next-level = 次のレベル
dials-back-to-level = レベル{ $level }へもどる
# The published game: five dials of five letters.
dials-full-puzzle = 本番のパズル
dials-ladder-climbed = はしごを上まで登りました！

## Why something cannot be done.

dials-refusal-no-button = そのボタンはここにはありません。
dials-refusal-nothing-to-undo = もどせるものがありません。
dials-refusal-nothing-to-redo = やり直せるものがありません。
dials-refusal-solved = ダイヤルは目標どおりです。「もどす」で1回前にもどれます。
dials-refusal-no-way = ヒントは出せません。このボタンでは目標にできないからです。
dials-refusal-all-told = ヒントのついたボタンだけをおせばできます。
dials-refusal-too-many-moves = もう{ $moves }回動かしました。最初からやってみましょう。

## What dials and buttons are called.

dials-dial-right = ダイヤル{ $dial }は { $shown }、目標どおり
dials-dial = ダイヤル{ $dial }は { $shown }、目標は { $target }、あと{ $left }目もり
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] 一回
    [2] 二回
    [3] 三回
    [4] 四回
    [5] 五回
    [6] 六回
    [7] 七回
    [8] 八回
    [9] 九回
    [10] 十回
   *[other] { $count }回
}
dials-still = { $presses ->
    [0] 終わり
   *[other] あと{ $presses }回
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = ボタン{ $button }：{ $turns }
# $dials: dials-turn, more than once.
dials-turns = { $dials }回す
dials-turn = ダイヤル{ $dial }を{ $steps }目もり
dials-turns-nothing = 何も回さない
# Behind a button's name; $times: dials-times.
dials-button-pressed = { $times }おした
# Behind a button's name; $still: dials-still.
dials-button-hint = ヒント：{ $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = ボタン{ $button }を{ $times }
dials-press-none = 何もおしません。ダイヤルははじめから目標どおりです。
dials-press-one = { $only }おします。
dials-press-list = { $others }、そして{ $last }おします。

## Which targets some buttons reach.

dials-reach-all = このボタンで、{ $all }通りの目標すべてにできます。やり方はそれぞれ1通りだけです。
dials-reach-some = このボタンでできる目標は、{ $all }通りのうち{ $targets }通りだけです。でも、やり方はそれぞれ{ $ways }通りあります。
dials-conditions = それぞれのダイヤルを何目もり回すか数えます。ちょうど1周（{ $modulus }目もり）の分をのぞいて、次の答えが0なら、その目標にできます：
# A term of a condition, perhaps behind a factor.
dials-term = ダイヤル{ $dial }
dials-leaves = { $number }、あまり{ $left }
# $sum: a sum and what it comes to.
dials-condition-good = ここでは { $sum }：できる
dials-condition-not-zero = ここでは { $sum }：0ではない

## A puzzle of one's own.

dials-count = ダイヤルとボタンの数
dials-letters = ダイヤルの文字の数
dials-letters-choice = { $modulus }：Aから { $last } まで
dials-signatures = ボタンのはたらき
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = 1行が1つのボタンです。マスには、そのダイヤルを何目もり回すかを書きます：{ $digits }。
dials-digits = 0から{ $last }
dials-digits-of-eleven = 0から9、10はX
dials-signature-field = ボタン{ $button }、ダイヤル{ $dial }の目もり
dials-start = スタート
dials-play-own = これで遊ぶ
dials-other-signatures = ちがうボタンにする
dials-other-letters = ちがう文字にする
dials-wrong-modulus = ダイヤルの文字は2、3、5、7、11のどれかです。
dials-wrong-count = ダイヤルは{ $min }こから{ $max }こです。
dials-wrong-letters = Aから { $last } までの文字を{ $dials }こ書いてください。
dials-wrong-steps = マスに書けるのは1文字です：{ $digits }。
dials-wrong-signatures = ボタンは{ $dials }こです。
dials-wrong-kinds = 大きさがちがっています。

## The rules.

dials-how-to-play = 遊び方
dials-rule-letters = ダイヤルには、Aから { $last } までの文字が1つ出ます。1目もり回すと、AはBに、{ $last } はAになります。
dials-rule-buttons = ボタンは、ダイヤルを全部いっしょに、それぞれ決まった目もりだけ回します。ダイヤルの下の +2 は2目もり、小さな点は「回さない」です。
dials-rule-goal = どのダイヤルも目標の文字になるまで、ボタンをおします。目標の文字には丸がついていて、ダイヤルの下にも書いてあります。
dials-rule-order = どの順番でおしても同じです。1つのボタンを{ $modulus }回おすと、もとにもどります。
dials-rule-keyboard = ボタンか、キーボードでその番号をおします。Hはヒント、Zは「もどす」です。
dials-rule-tip = ダイヤルがあと何目もりかを数えましょう。少しのダイヤルだけを回すボタンはどれですか。

## The worked solution.

dials-worked = 解き方の道すじ
# The right side of the equations.
dials-turns-column = 目もり
dials-button-column = ボタン{ $button }
dials-line = { $line }行目
dials-play-steps = 再生
dials-pause = 一時停止
dials-press-them = ダイヤルでおしてみる
dials-equations = 1行が1つのダイヤル、1列が1つのボタンです。{ $start } から { $target } にするには、ダイヤル1を全部で{ $steps }目もり回します。これが1行目です。ちょうど1周（{ $modulus }目もり）の分はのぞいて考えます。
dials-step-swap = { $line }行目は{ $column }列目が0なので、{ $with }行目と入れかえます。
# $product: a number, or dials-leaves.
dials-step-scale = { $line }行目を{ $by }倍して、{ $column }列目を1にします：{ $by } × { $value } = { $product }。
# $sum: a number, or dials-leaves.
dials-step-add = { $line }行目に{ $times ->
    [1] { $of }行目
   *[other] { $of }行目の{ $times }倍
}をたして、{ $column }列目を0にします：{ $value } + { $times } = { $sum }。
dials-end-no-way = { $line }行目は0ばかりなのに、右は{ $right }です。どうおしてもできません。やり方はありません。
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = これで、どの行もボタンが1つになり、何回おすかがわかります：{ $presses }
dials-end-many-ways = { $count ->
   *[other] ボタン
}{ $free }は何回おしてもかまいません。そのあと、ほかのボタンを何回おすかを、それぞれの行が教えます。やり方は{ $ways }通りです。いちばん少ないのは：{ $presses }

### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = 何をするか
yahtzee-mode = { $mode ->
    [practice] 練習
    [game] ゲーム
   *[review] ふり返り
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] ヤッツィー
    [fibonacci] フィボナッチ
    [pi] 円周率
    [all-prime] 素数だけ
    [all-even] 偶数だけ
   *[all-odd] 奇数だけ
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] ヤッツィー
    [fibonacci] フィボナッチ
    [pi] 円周率
    [all-prime] 素数だけ
    [all-even] 偶数だけ
   *[all-odd] 奇数だけ
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] 素
    [all-even] 偶
   *[all-odd] 奇
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] 5つとも同じ
    [fibonacci] 1 1 2 3 5
    [pi] 3と1と4がある
    [all-prime] 2、3、5だけ
    [all-even] 2、4、6だけ
   *[all-odd] 1、3、5だけ
}
yahtzee-patterns = 役
yahtzee-pattern-column = 役
yahtzee-your-choice = あなたのサイコロ
yahtzee-best-choice = いちばんよいサイコロ
yahtzee-pattern-shown = できている
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }、{ $next }
yahtzee-list-end = { $others }と{ $last }

## Dice

# A die, read aloud.
yahtzee-die = サイコロ{ $die }：{ $number }、ふり直す
yahtzee-die-of-patterns = { $die }、役：{ $patterns }
yahtzee-roll-five = サイコロを5こふる
yahtzee-roll-anew = 5こ新しくふる
yahtzee-roll-again = 選んだサイコロをふり直す
yahtzee-roll-dice = { $count ->
   *[other] { $count }こふり直す
}
yahtzee-undo = もどす
yahtzee-adviser = アドバイザー
yahtzee-dice-show = サイコロは { $numbers } です。
yahtzee-patterns-shown = { $patterns }！

## What to do next

yahtzee-roll = サイコロをふりましょう。
yahtzee-round = { $rounds }ラウンド中{ $round }ラウンド目です。サイコロをふりましょう。
yahtzee-round-of-player = { $rounds }ラウンド中{ $round }ラウンド目です。{ $player }、サイコロをふりましょう。
yahtzee-choose-box = マスを選びましょう。
yahtzee-no-pattern = 今回は役がありません。
yahtzee-choose-dice = ふり直すサイコロを選びましょう。{ $left }
yahtzee-choose-dice-or-box = ふり直すサイコロか、点をつけるマスを選びましょう。{ $left }
yahtzee-rolls-left = { $count ->
   *[other] あと{ $count }回ふれます。
}
yahtzee-game-over = ゲーム終わり：{ $total }点です。何点まで取れたかは、ふり返りで見られます。
yahtzee-winner = ゲーム終わり。{ $name }が{ $total }点で勝ちました。ふり返りで、すべての選び方を見られます。
yahtzee-winners = ゲーム終わり。{ $names }が、それぞれ{ $total }点です。
yahtzee-end = ゲームはおしまい
yahtzee-shared = { $game }：{ $total }点
yahtzee-names-and = { $one }と{ $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] 遊べるのは1人から6人です。
    [not-thrown] 先にサイコロをふってください。
    [thrown] サイコロはもうふってあります。
    [no-throw-left] この番では、もうふれません。
    [all-kept] 先にふり直すサイコロを選んでください。
    [kept-changed] 残したサイコロが変わっています。
    [box-filled] そのマスはもううまっています。
   *[game-over] ゲームは終わりました。新しく始めてください。
}
yahtzee-no-such-throw = リンクのサイコロはありえません。1から6のサイコロが5こ必要です。
yahtzee-give-up-game = このゲームはまだ終わっていません。やめるには、もう一度おしてください。

## The adviser

yahtzee-advice = 今残すサイコロで役をねらったとき、どの役がどれくらい出やすいか。そして、その役にはどれを残すのがいちばんよいか。
yahtzee-advice-at-end = もうふれません。役は、できているか、いないかです。
yahtzee-advice-points = 最後の点をいちばん多くする
yahtzee-advice-boxes = 最後の点がいちばん多くなるマス
yahtzee-every-choice = すべての選び方
yahtzee-order-by = ねらうもの
yahtzee-by-points = 点
yahtzee-working-out = ゲーム全体を計算しています…
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] 5こともふり直す
    [5] 5ことも残す
   *[other] { $dice }を残す
}
yahtzee-named-choice = { $name }：{ $choice }
yahtzee-per-cent = { $percent }%
yahtzee-per-cent-below = { $percent }%より小さい
yahtzee-per-cent-above = { $percent }%より大きい
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }、つまり { $fraction }
yahtzee-decimal = { $sign }{ $whole }.{ $hundredths }
yahtzee-expected = 見こみ{ $points }点

## The score sheet

yahtzee-sheet = 得点表
yahtzee-upper = 上のマス
yahtzee-lower = 下のマス
yahtzee-box-column = マス
yahtzee-you = あなた
yahtzee-box = { $score_box ->
    [ones] 1の目
    [twos] 2の目
    [threes] 3の目
    [fours] 4の目
    [fives] 5の目
    [sixes] 6の目
    [all-odd] 奇数だけ
    [all-even] 偶数だけ
    [pi] 円周率
    [all-prime] 素数だけ
    [fibonacci] フィボナッチ
    [yahtzee] ヤッツィー
   *[chance] チャンス
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = 合計
yahtzee-upper-sum = 合計
yahtzee-bonus = ボーナス
yahtzee-total = 全部の合計
yahtzee-bonus-rule = { $from }点以上で{ $bonus }点
yahtzee-bonus-missing = あと{ $missing }
yahtzee-score-in = 「{ $score_box }」に{ $points }点つける

## New games

yahtzee-new-game = 新しいゲーム
yahtzee-other-players = 別のプレイヤー
yahtzee-alone = 1人で遊ぶ
yahtzee-together = いっしょに遊ぶ
yahtzee-names-help = この画面で2人から6人が遊べます。マスを空けると、1人へります。
yahtzee-player = プレイヤー{ $number }
yahtzee-too-few-players = プレイヤーは2人以上必要です。1人のときは「1人で遊ぶ」を選んでください。

## The review

yahtzee-no-review = ゲームを最後まで遊ぶと、すべての選び方が、いちばんよい選び方とならんで出ます。
yahtzee-whose = だれの選び方
yahtzee-review-summary = { $total }点でした。いちばんよい遊び方なら、最初にふる前の見こみは{ $expected }点です。選び方で{ $lost }点へり、運で{ $luck }点{ $sign ->
    [minus] へりました
   *[plus] ふえました
}。
yahtzee-review-help = 選び方のよさは、サイコロの目がどう出たかではなく、平均で何点になるかで決めます。いちばんよい遊び方とは、1人でできるだけ多くの点をねらう遊び方です。
yahtzee-only-losses = 点がへった選び方だけ
yahtzee-no-losses = 点がへった選び方は1つもありません。かんぺきです！
yahtzee-turn = { $turn }番目
yahtzee-chosen = 選んだもの
yahtzee-best = いちばんよいもの
yahtzee-nothing-lost = いちばんよい選び方
yahtzee-lost = { $points }点へった
yahtzee-lost-least = へったのは{ $points }点より少ない

## The rules

yahtzee-how = 遊び方
yahtzee-how-dice = サイコロを5こふります。気に入らないサイコロを選んで、ふり直します。ふり直せるのは2回までです。役になったサイコロには、役の印がつきます。
yahtzee-how-keys = キーボードでは、1から{ $dice }でサイコロを選び、Rでふります。まちがえてうめたマスは、次にふるまで、Zで空にできます。
yahtzee-how-pi = 5このサイコロの中に3と1と4があれば円周率（えんしゅうりつ）です。だから 3 1 4 1 4 も円周率です。
yahtzee-how-game = ゲームでは、番が来るたびに、得点表のマスを1つうめて終わります。どのマスも1回だけなので、番は全部で13回です。上のマスは、1から{ $sides }までの自分の目だけを数えます。合計が{ $from }以上なら、{ $bonus }点ふえます。「奇数（きすう）だけ」「偶数（ぐうすう）だけ」「チャンス」は、サイコロの合計が点になります。「円周率」は25点、「素数（そすう）だけ」は30点、「フィボナッチ」は40点、「ヤッツィー」は50点です。マスに合わないサイコロは0点です。ジョーカーはなく、2回目のヤッツィーに点のおまけはありません。
yahtzee-how-adviser = アドバイザーは、どのサイコロを残しても、それぞれの役の出やすさを正しく計算します。ゲームの後は、ふり返りで、すべての選び方をいちばんよい選び方とくらべられます。毎回いちばんよいものを選ぶと、1ゲームは平均230.59点です。

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = サイコロの問題、手札、まちがいさがし、Dialsを紙のプリントにします。答えもつきます。同じリンクからは、同じプリントができます。
sheet-kind-label = 何をのせるか
sheet-kind = { $kind ->
    [hands] 24の手札
    [mistakes] まちがいさがし
    [impossible] できないのはどれ？
    [dials] Dials
   *[rolls] Scoreの問題
}
sheet-count = 問題の数
sheet-count-problem = 1から{ $most }までの整数を選んでください。
sheet-from = むずかしさ（ここから）
sheet-to = むずかしさ（ここまで）
sheet-levels-problem = 1つ目のむずかしさが、2つ目よりむずかしくなっています。選び直してください。
sheet-level = { $level ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
    [very-hard] とてもむずかしい
   *[any] いろいろ
}
sheet-skill-label = 何を練習するか
sheet-skill = { $skill ->
    [two-steps] 2ステップ
    [three-steps] 3ステップ
    [subtraction] ひき算
    [division] わり算
    [fractions] 分数
    [joining] 数字をつなぐ
   *[mix] いろいろ
}
sheet-mistake-label = どんなまちがい
sheet-mistake = { $kind ->
    [sign] プラスとマイナス
    [order] 計算の順番
    [fraction] 分数
    [division] 分数でわる
    [join] 数字をつなぐ
    [twice] 同じ数を2回使う
   *[any] いろいろ
}
sheet-working = 計算を書く行
sheet-working-problem = 0から{ $most }までの整数を選んでください。
sheet-title-label = 題名
sheet-title-help = 空なら、いつもの題名になります。
sheet-title-problem = 題名は1行で{ $most }文字までです。
sheet-name-and-date = 名前と日づけを書くところ
sheet-large = 大きな文字
sheet-version-label = 種類
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B（Aと同じむずかしさ）
   *[one] 1種類だけ
}
sheet-key-label = 答え
sheet-key = { $key ->
    [all] ちがう解き方を全部
   *[three] 最初の3つ
}
sheet-printed-label = 印刷するもの
sheet-printed = { $printed ->
    [sheet] プリントだけ
    [key] 答えだけ
   *[both] プリントと答え
}
sheet-print = 印刷
sheet-csv = 表で保存（CSV）
sheet-new = 別の問題
sheet-pupils-link = クラスに配る問題（答えなし）
sheet-pupils-lead = 問題の「遊ぶ」をおすと、画面で解けます。
sheet-link = このプリント
sheet-few = { $count ->
    [0] そのような問題はありません。むずかしさをふやすか、別の練習を選んでください。
   *[other] そのような問題は{ $count }問だけです。むずかしさをふやすか、別の練習を選んでください。
}
sheet-few-on-paper = このような問題はこれだけです：{ $wanted }問のところ{ $count }問。
sheet-no-fractions = 分数が必要なScoreの問題は、プリントにするには少なすぎます。とてもむずかしいものもふくめて、24の手札を選んでください。

## On paper

sheet-usual-title = { $kind ->
    [hands] 24を作ろう
    [mistakes] まちがいさがし
    [impossible] できないのはどれ？
    [dials] Dials
   *[rolls] 20を作ろう
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = 名前
sheet-date = 日づけ
sheet-task-rolls = 2ステップか3ステップで{ $goal }を作りましょう。どの数も使えるのは1回までで、全部使わなくてもかまいません。たす、ひく、かける、わる、数字をつなぐ（1 & 2 = 12）ことができます。
sheet-task-hands = 4つの数を全部使って{ $goal }を作りましょう。たす、ひく、かける、わることができます。どの数も、ちょうど1回ずつ使います。
sheet-task-mistakes = どの解き方も、上の数で{ $goal }を作ったと言っています。どの数も1回だけ使えます。1 & 2 は 12 です。1問に1行、まちがいがあるかもしれません。印をつけて正しく書くか、「使えない」と書きましょう。全部正しいときは「全部正しい」と書きます。
sheet-task-impossible = この中には、2ステップや3ステップでは{ $goal }を作れない問題があります。それにチェックをつけ、ほかの問題にはやり方を書きましょう。たす、ひく、かける、わる、数字をつなぐ（1 & 2 = 12）ことができます。
sheet-task-dials = ボタンは、それぞれのダイヤルを、その行に書いてある目もりだけ回します。上の文字を下の文字にするには、どのボタンを何回おしますか。
sheet-play = 遊ぶ
sheet-impossible = できない
sheet-start = ここから
sheet-target = ここへ
sheet-button = ボタン{ $button }
# $last is a letter.
sheet-letters = { $last } の次は、またAです。
sheet-on-screen = 画面で同じものを：
sheet-qr = クラスに配る問題のQRコード
sheet-answers = 答え：{ $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [1] 解き方1通り
       *[other] ちがう解き方{ $count }通り
    }
   *[other] ちがう解き方{ $count }通り、かんたんな{ $shown }通り
}
# The nearest numbers below and above the goal.
sheet-is-impossible = できない。{ $kind ->
    [whole] いちばん近い整数は { $below } と { $above }。
   *[other] いちばん近いのは { $below } と { $above }。
}
sheet-all-right = 全部正しい
# $why and $right are sentences.
sheet-wrong-line = { $solution }）{ $line }：{ $why }{ $right }
sheet-presses = ボタン{ $button }：{ $times }回

## The table

sheet-file = { $version ->
    [a] プリント-A.csv
    [b] プリント-B.csv
   *[one] プリント.csv
}
sheet-column-number = 番号
sheet-column-given = 問題
sheet-column-goal = ゴール
sheet-column-points = むずかしさ
sheet-column-count = 解き方の数
sheet-column-answer = 答え

## Mistakes to be found

mistake-lead = 下の行の1つがまちがっているかもしれません。その行を押すか、「全部正しい」を選びましょう。
mistake-item = { $count }問中{ $item }問目
mistake-goal = { $goal }を作る
mistake-solution = 解き方{ $letter }
mistake-all-right = 全部正しい
mistake-show = 答えを見る
mistake-found = そうです。この行がまちがいです。
mistake-line-is-right = { $line } は正しいです。もっとさがしましょう。
mistake-there-is-one = まちがいの行が1つあります。もう一度見ましょう。
mistake-none = どの行も正しいです。
mistake-here = この行がまちがいです。
mistake-mark-wrong = まちがい
mistake-mark-right = 正しい
mistake-new = 新しい問題
mistake-end = 全部見終わりました
mistake-end-at-once = 一回で正解
mistake-end-later = あとで正解
mistake-end-row = 連続
mistake-shared = まちがい探し：{ $all }問中{ $right }問、一回で正解
mistake-level = むずかしさ
mistake-link = これらの解き方
mistake-no-items = そのような問題はありません。別のむずかしさか、別のまちがいを選んでください。
mistake-put-right = 正しくは { $line } です。
mistake-not-possible = だから、ここに { $line } を書くことはできません。
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] 答えのプラスとマイナスがちがいます。正しくは { $right } です。
    [sign-of-first] 1つ目の数のマイナスを見落としています。
    [sign-of-second] 2つ目の数のマイナスを見落としています。
    [left-to-right] 左から順に計算していますが、× と ÷ は + と − より先です。
    [right-to-left] 2つ目の計算を先にしていますが、ここは左から順に計算します。
    [tops-and-bottoms] 分子どうし、分母どうしを別々に計算しています。先に通分が必要です。
    [whole-to-top] 整数をそのまま分子に入れています。先に同じ分母の分数に直します。
    [top-and-bottom-times] 分子にも分母にもかけているので、大きさが変わりません。かけるのは分子だけです。
    [not-turned-over] 分数でわるときは、わる数の分子と分母を入れかえてかけます。ここでは入れかえていません。
    [other-turned-over] 入れかえる数がちがいます。入れかえるのは ÷ の後の数です。
    [join-turned] 数字の順番がぎゃくです。
    [join-of-zero] 0は前につなげません。0から始まる数はないからです。
    [join-of-negative] マイナスの数は、ほかの数の後につなげません。
   *[used-again] { $number } はもう使ったか、はじめからありません。どの数も使えるのは1回だけです。
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Moodle、Canvas、Open edX、ILIASなどの学習システムに入れられる1つのファイルです（SCORM 1.2）。一人ひとりの結果はそこの成績表に入り、ほかのどこにも行きません。
homework-no-work = まず問題を選びます。プリント、準備した授業、または練習のレベルを開いて、そこで「LMS用」を押してください。
homework-of = 中身：{ $work }
homework-of-sheet = { $kind }、{ $count }問
homework-of-lesson = 準備した授業、{ $count }問
homework-of-level = 練習、{ $skill }、{ $level }
homework-usual-lesson = 授業
homework-name = 名前
homework-name-help = 生徒にも見えます。
homework-name-problem = { $why ->
    [empty] 名前をつけてください。
    [long] 名前は{ $most }文字までです。
   *[control] 名前は1行で書きます。
}
homework-right = 何問正解すればよいか
homework-right-problem = 1から{ $most }までの整数を選んでください。
homework-pass = 合格の線（パーセント）
homework-second = 2回目の答えも数える
homework-second-help = なければ、最初の答えで決まります。
homework-hints = ヒント
homework-hints-help = ヒントを使った問題は半分になります。
homework-solutions = 解き方を見てもよい
homework-solutions-help = 解き方を見た問題は0点です。
homework-minutes = 全部で何分
homework-minutes-help = 空なら制限なしです。ページが前にある間だけ時間を数えます。
homework-minutes-problem = 1から{ $most }までの整数を選ぶか、空にしてください。
homework-language-reader = 読む人の言語
homework-numbers = 数字
homework-numbers-choice = { $numbers ->
    [own] 生徒ごとにちがう
   *[same] みんな同じ
}
homework-make = パッケージを保存
homework-size = { $size } kB
homework-saved = { $file }を保存しました（{ $count }問）。SCORMパッケージとして学習システムに入れてください。
homework-no-files = ゲームのファイルを取り出せなかったか、途中で変わっていました。このページを読みこみ直してください。
homework-no-package = このサイトのファイルからはパッケージを作れません。
homework-guide = どのパッケージにもゲーム全体が入っていて、生徒はここにアカウントがいりません。どのSCORMパッケージでも同じですが、プログラムを書ける生徒は好きな結果を送れます。
homework-code = 生徒のコード
homework-code-help = 学習システムなしでした宿題のものです。上の問題、名前、設定がパッケージと同じでなければなりません。
homework-code-read = 提出されたコードを読む
homework-code-go = 読む
homework-code-none = コードは3つのまとまりで{ $letters }文字です。
homework-code-mistyped = このコードは1文字まちがっているか、2文字が入れかわっています。
homework-code-other = これはほかの宿題か、ほかの設定のコードです。

## The work

homework-refused = { $why ->
    [missing] この宿題のファイルを取り出せません。ページを読みこみ直すか、先生に聞いてください。
    [changed] この宿題のファイルは作られたあとで変えられています。元のパッケージを先生にたのんでください。
    [later] この宿題は新しいバージョンのゲームで作られています。新しいパッケージを先生にたのんでください。
   *[other] この宿題のファイルを読めません。新しいパッケージを先生にたのんでください。
}
homework-no-items = この宿題には問題がありません。先生に知らせてください。
homework-ended = この宿題は終わりました。結果は学習システムにあります。このページは閉じてかまいません。
homework-anew = 前に保存したものを読めないので、最初から始めます。
homework-item-of-level = { $item }問目
homework-done-of = { $all }問中{ $done }問終わり
homework-done-of-level = 正解{ $done }（必要{ $all }）
homework-kept = いつやめてもだいじょうぶです。保存してあります。
homework-not-kept = ここには何も保存されません。このページを閉じると最初からになります。
homework-left = 残り時間：{ $time }
homework-unrecorded = 見ているだけです。何も記録されません。
homework-not-taken = 学習システムが最後の結果を受け取りませんでした。次の結果といっしょにもう一度送ります。
homework-send-again = もう一度送る
homework-no-lms = ここには学習システムがないので、結果は送られません。最後に、提出するコードが出ます。
homework-silent = 学習システムがこのウィンドウでは結果を受け取りません。閉じて、そこで宿題をもう一度開いてください。
homework-worth = { $end ->
    [right] 正解：この問題は満点です。
    [with-help] ヒントで正解：この問題は半分です。
    [wrong] まちがい：この問題は0点です。
    [shown] 解き方を見ました：この問題は0点です。
   *[given-up] あきらめました：この問題は0点です。
}
homework-verdict-wrong = その答えはまちがいでした。
homework-verdict-given-up = あきらめました。
homework-time-over = 時間切れです。
homework-give-up = あきらめる
homework-next = 次の問題
homework-to-result = 結果へ

## The result

homework-result = 結果
homework-score = 100点中{ $score }点
homework-status = { $status ->
    [passed] 合格です（{ $pass }点以上）。
    [failed] 不合格です（{ $pass }点必要）。
   *[incomplete] まだ終わっていません。
}
homework-how = { $how ->
    [right] 正解
    [with-help] ヒントで正解
    [wrong] まちがい
    [shown] 解き方を見た
    [given-up] あきらめた
   *[open] していない
}
homework-hand-in = この文を提出してください。コードも同じことを表すので、写しまちがいがわかります。
homework-handed-in = 100点中{ $score }点；正解{ $right }、ヒントで{ $help }、解き方を見た{ $shown }
homework-sentence = { $name }：{ $result }。コード：{ $code }
homework-copy = コピー

### The pages that can be read before the program is there. Their English stands in
### pages/*.html, at the elements with data-l10n-id.

## Parts that have not come

parts-own-tab = 別のタブで開く
parts-newer = ゲームの新しいバージョンがあります。
parts-load = 新しいバージョンを読みこむ
parts-next = グループでないときは、次のラウンドで自動的に変わります。
parts-waits = ラウンドが終わると読みこみます。
parts-coming = このページを読みこんでいます…
parts-missing = ゲームのこの部分を読みこめませんでした。ネットワークをたしかめて、もう一度やってみてください。
parts-again = もう一度
parts-of-newer = ゲームのこの部分は、新しいバージョンにあります。

## The choice of games

games-pick-a-game = ゲームを選ぼう
games-join = コードでクラスや友だちのテーブルに入る
games-score = Score
games-roll-four-dice-make = サイコロを4こふって、出た数で20を作ろう。
games-score-links = <a class="go primary" href="#play">Scoreで遊ぶ</a><a href="#rules">ルール</a><a href="#race">レース</a><a href="#play?roll=today">今日の1問 <span class="date" data-date></span></a>
games-draw-four-cards-make = カードを4まい引いて、全部使って24を作ろう。
games-24-links = <a class="go" href="#24">24で遊ぶ</a><a href="#rules-24">ルール</a><a href="#24?roll=today">今日の手札 <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = ボタンごとに、ダイヤルの回り方がちがいます。どのボタンをおせばよいでしょう。
games-play-dials = <a class="go" href="#dials">Dialsで遊ぶ</a><a href="#dials?show=rules">ルール</a>
games-mathematician-s-yahtzee = 数学者のヤッツィー
games-roll-five-dice-for = サイコロを5こふって、素数や円周率、フィボナッチの数をねらおう。
games-play-yahtzee = <a class="go" href="#yahtzee">ヤッツィーで遊ぶ</a><a href="#yahtzee?show=rules">ルール</a>
games-every-day = <b>毎日：</b><a href="#daily">今日の5問</a><a href="#practice">練習を続ける</a><a href="#mistake">まちがいさがし</a><a href="#statistics">これまでの記録</a>
games-with-others = <b>みんなで：</b><a href="#players">友だちと1つの画面で</a><a href="#group">グループで、それぞれの画面で</a>
games-for-teachers = 先生へ
games-class-table = クラスのテーブル
games-plan = 授業を計画する
games-paper = プリントを印刷する
games-own-numbers = 自分で決めた数
games-every-roll = すべての問題
games-install = この機器にScoreをインストールできます。Scoreのアイコンができ、ネットワークがなくても開けます。
games-install-yes = インストールする
games-install-no = いいえ、けっこうです

## The rules of Score

rules-how-to-play-score = Scoreの遊び方
rules-roll-four-dice-make = サイコロを4こふって、出た数で20を作ろう。
rules-press-1-to-5 = 1から5をおして見てみましょう
rules-you-rolled-4-3 = 4、3、8、19が出ました。ゴールは20です。
rules-the-first-step-put = 最初のステップ：4 × 3 を3つの場所に置きます。
rules-4-3-12-the = 4 × 3 = 12。12は赤い数です。あなたが作ったからです。4と3はなくなりました。
rules-the-second-step-12 = 2つ目のステップ：12 + 8。赤い12を使います。
rules-20-you-needed-two = 20！ 2ステップでできました。19が残りましたが、それでかまいません。
rules-play-the-guided-first = <a href="#guide">はじめての問題を、説明つきで遊ぶ</a>
rules-what-you-need = 用意するもの
rules-one-player-or-more = 1人以上のプレイヤーと、このページ。サイコロは、6面が2こ、12面が1こ、20面が1こです。作る数を<b>ゴール</b>とよびます。
rules-a-round = ラウンド
rules-roll-anyone-may-roll = <b>サイコロをふる。</b>だれでもふれます。でも、タイマーが動いているあいだはふれません。
rules-think-can-20-be = <b>考える。</b>20を作れますか。数はまだ動かせません。頭の中で計算するか、「実験室」のページでためしましょう。
rules-call-score-if-you = やり方がわかったら<b>SCOREをコールする。</b>30秒のうちに作って見せます。数を動かせるのは、あなただけです。
rules-call-impossible-if-you = だれにもできないと思ったら<b>「できない」をコールする。</b>ほかの人は60秒のうちにSCOREをコールできます。
rules-look-the-roll-is = <b>答えを見る。</b>問題は終わりです。だれが正しかったかと、20を作るすべてのやり方が出ます。
rules-a-step = ステップ
rules-tap-a-number-an = 数、計算記号、数の順に選ぶか、3つの場所へ引っぱって動かします。答えはあなたの数に加わり、使った2つの数はなくなります。計算記号は5つです：
rules-plus-4-3-7 = <b>たす：</b>4 + 3 = 7
rules-minus-3-4-1 = <b>ひく：</b>3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="マイナス1"></span>。0より小さい数も使えます。
rules-times-4-3-12 = <b>かける：</b>4 × 3 = 12
rules-divide-2-3-2 = <b>わる：</b>2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="三分の二"></span>。分数も使えます。分数は分数のままです。
rules-join-1-2-12 = <b>つなぐ：</b>1 &amp; 2 = 12。数字を横にならべます。左の数は0でない整数です。0より小さくてもかまいません：<span aria-hidden="true">−3</span><span class="hush heard" data-heard="マイナス3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="マイナス34"></span>。右の数は、0か、0より大きい整数です：2 &amp; 0 = 20。
rules-a-number-that-you = あなたが作った数は<b class="made-number">赤</b>です。わくが二重で、作り方も書いてあります。
rules-some-steps-cannot-be = 0でわるなど、できないステップもあります。そのときはわけが出ます。何もなくなりません。
rules-when-the-goal-counts = ゴールになるとき
rules-the-last-step-must = 最後のステップでは、赤い数を使います。だから2ステップか3ステップ必要です。4 × 5 だけではゴールになりません。サイコロを全部使わなくてもかまいません。ほかの数が残っていないのにゴールができていなければ、失敗です。タイマーはすぐ止まります。
rules-with-more-dice-you = サイコロが多いと、ステップもふえます。サイコロが2こだけのときは、1ステップでゴールになります。
rules-read-a-line = 式の読み方
rules-a-way-is-written = やり方は、このように1行で書きます：
rules-brackets-come-first-then = かっこが最初、次に &amp;、次に × と ÷、それから + と − です。だから、こんなステップになります：
rules-points = 点
rules-what-happens = 起きること
rules-points-column = 点
rules-you-call-score-and = SCOREをコールして、時間のうちにゴールを作る。
rules-you-call-score-but = SCOREをコールして、時間が終わる、ゴールを外す、あきらめる、または出ていく。
rules-you-call-impossible-and = 「できない」をコールして、60秒間だれもSCOREをコールしない。
rules-you-call-impossible-someone = 「できない」をコールする。ほかの人がSCOREをコールして、ゴールを作る。
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="マイナス1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="マイナス1"></span>
rules-you-minus-2 = あなた <span aria-hidden="true">−2</span><span class="hush heard" data-heard="マイナス2"></span><br>相手 +1
rules-you-call-impossible-someone-else = 「できない」をコールする。ほかの人がSCOREをコールして、ゴールを作れない。
rules-you-plus-1 = あなた +1<br>相手 <span aria-hidden="true">−1</span><span class="hush heard" data-heard="マイナス1"></span>
rules-you-call-impossible-then = 「できない」をコールしてから、自分でSCOREをコールして、ゴールを作る。2点へって、1点もどる。
rules-you-call-impossible-then-score = 「できない」をコールしてから、自分でSCOREをコールして、ゴールを作れない。
rules-there-is-one-clock = タイマーは一度に1つだけ動きます。SCOREがコールされると、60秒が止まって30秒が始まります。
rules-with-friends-you-may = 友だちと遊ぶときは、はったりもありです。だれも言い返さない「できない」は、やり方があっても勝ちです。
rules-playing-alone = 1人で遊ぶ
rules-nobody-is-there-to = あなたの「できない」に言い返す人がいないので、ページがかわりに調べます。すべてのやり方をためします。60秒が終わったとき、やり方がなければ1点です。あれば、それが出て、2点へります。
rules-tap-i-am-sure = 待ちたくないときは<b>ぜったいできない</b>をおします。自分でSCOREをコールして作れなかったときは、やり方がなければ0点、あれば <span aria-hidden="true">−3</span><span class="hush heard" data-heard="マイナス3"></span>点です。
rules-hints = ヒント
rules-stuck-hint-gives-away = こまったら<b>ヒント</b>。だんだんくわしくなります。まずやり方があるかどうか、次に使う数、次に最後の計算記号、それから最初のステップ。ヒントで点はへりませんが、終わりに何回使ったかが出ます。
rules-when-the-roll-is = 問題が終わったら、やり方の横の<b>説明</b>をおします。1ステップずつ進めて、なぜ正しいかを教えます。やり方がないときは、作れる数の中でいちばん近いものが出ます。
rules-undo = もどす
rules-undo-takes-a-step = 「もどす」は1ステップもどし、「やり直す」はもう一度進めます。最後の数を使った後は、もうもどせません。
rules-friends-at-one-screen = 友だちと1つの画面で
rules-open-players-and-add = 「この画面のプレイヤー」を開いて、名前を2つから6つ入れます。1人に1つ、SCOREと「できない」のボタンのあるコーナーと、2つのキーがあります：
rules-player = プレイヤー
rules-score = SCORE
rules-impossible = できない
rules-keyboard = キーボード
rules-a-step-divides-and = ステップ。<kbd>/</kbd> はわる、<kbd>&amp;</kbd> はつなぐ
rules-the-number-ends-here = 数はここまで：12ではなく1
rules-take-back-what-you = 最後に入力したものを消す
rules-put-everything-back = 全部もとの場所にもどす
rules-undo-ctrl-y-is = もどす。<kbd>Ctrl</kbd> <kbd>Y</kbd> はやり直す
rules-go-round-the-board = ボードの上を動く。<kbd>Enter</kbd> で選ぶ
rules-roll-h-is-a = サイコロをふる。<kbd>H</kbd> はヒント
rules-score-and-impossible-when = SCOREと「できない」（1人で遊ぶとき）
rules-single-keys-can-be = <kbd>?</kbd> をおすと、開いているページのキーが出ます。1文字のキーで遊ぶ設定は、<a href="#settings">設定</a>でオフにできます。
rules-by-ear = 耳であそぶ
rules-by-ear-board = スクリーンリーダーでは、ページの最初のリンクを押すとボードに行きます。そこではキーはゲームのキーです。<kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> と <kbd>Enter</kbd> のように計算を打つと、ページが答えを言います。矢印でボードの上を動けます。
rules-by-ear-time = 時間は半分のときと終わりの10秒前に言われます。もっと必要なら、<a href="#house">ハウスルール</a>で1回のコールを600秒まで延ばすか、タイマーをなしにできます。
rules-house-rules = ハウスルール
rules-change-the-game-at = 自分のテーブルのゲームを変えられます：
rules-dice-two-to-six = <b>サイコロ：</b>2こから6こ、それぞれ2面から100面。
rules-goal-any-number-from = <b>ゴール：</b>0から999までのどんな整数でも。
rules-signs-choose-which-of = <b>計算記号：</b>5つのうち、どれを使えるか選びます。
rules-clocks-each-5-to = <b>タイマー：</b>それぞれ5秒から600秒。1人で遊ぶときはなしにもできます。そのときはコールしなくても数を動かせますが、点はつきません。
rules-all-numbers-the-goal = <b>数を全部使う：</b>すべての数を使ったときだけゴールになります。
rules-blocking-who-calls-impossible = <b>ブロック：</b>「できない」のあと自分でSCOREをコールして作れないと、0点ではなく <span aria-hidden="true">−2</span><span class="hush heard" data-heard="マイナス2"></span>点です。
rules-spoilers-wait-after-the = <b>じゃまをしたらお休み：</b>SCOREを2回続けて失敗すると、次の問題ではコールできません。3回目のあとは次の2問、というようにふえます。成功すると終わります。だれかが作ったテーブルでは、はじめからこのルールです。
rules-undo-on-or-off = <b>もどす：</b>オンかオフ。
rules-who-rolls-anyone-the = <b>サイコロをふる人：</b>だれでも、最初のプレイヤー、または最後に点を取った人。
rules-presets-score-24-with = <b>プリセット：</b>Score、トランプの24（<a href="#24">1つのゲーム</a>でもあります）、そして自分で作ったもの。
rules-race = レース
rules-race-goes = <a href="#race">レース</a>にはコールがありません。20を作るステップは1点、18を作るステップは3点で、新しくふるたびに1点へります。点が5の倍数になると、5点ふえます。0になったときもふえます。ちょうど25点で1ゴールになり、点は0からまた始まります。先に3ゴールで勝ちです。たとえば17点のとき、3 × 6 で20点になり、5点ふえて25点。ゴールです。
rules-race-group = グループでは、ホストが遊び方にレースを選べます。そのときは、みんな同時に、それぞれの問題で遊びます。
rules-play-now = <a class="go primary" href="#play">Scoreで遊ぶ</a>

## The rules of 24

rules-24-how-to-play-24 = 24の遊び方
rules-24-draw-four-cards-make = カードを4まい引いて、全部使って24を作ろう。
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>。カードを4まいとも使ったので、ゴールです。
rules-24-the-cards = カード
rules-24-the-pack-has-52 = トランプは52まいで、ジョーカーはありません。エースは1、ジャック・クイーン・キングは11・12・13です。マークは関係ありません。テーブルに出ているカードは、同じ手札にもう一度出ることはありません。
rules-24-what-is-not-as = Scoreとちがうところ
rules-24-the-goal-is-24 = ゴールは24です。
rules-24-you-must-use-all = 4つの数を全部使います。だから、いつも3ステップ必要です。
rules-24-there-is-no-joining = つなぐことはできません。2と4をならべても24になりません。
rules-24-what-is-as-in = Scoreと同じところ
rules-24-call-score-and-show = SCOREをコールして30秒で作って見せるか、「できない」をコールして60秒待ちます。ステップ、点、ヒント、キーは同じです。<a href="#rules">Scoreのルール</a>を見てください。とちゅうで分数や0より小さい数になってもかまいません。24の点とハウスルールは、Scoreとは別に残ります。
rules-24-two-to-six-friends = 友だち2人から6人で、1つの画面で遊べます。<a href="#players">この画面のプレイヤー</a>を開いてください。<a href="#group">グループ</a>では、ホストがハウスルールで「トランプの24」を選びます。
rules-24-every-hand = すべての手札
rules-24-there-are-1-820 = ちがう手札は1,820組あり、そのうち458組はできない手札です。<a href="#hands">すべての手札と解き方を見る。</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">今日の手札</a>は、みんな同じです。
rules-24-play-now = <a class="go primary" href="#24">24で遊ぶ</a>

## このページのキー

key-help-title = このページのキー
key-help-next = 次へ進む
key-help-dials-press = その番号のボタンをおす
key-help-dials-hint = ヒント
key-help-dials-undo = 最後におしたのをもどす。<kbd>Y</kbd> はやり直す
key-help-yahtzee-choose = サイコロを選ぶ
key-help-yahtzee-roll = サイコロをふる
key-help-yahtzee-empty = まちがえてうめたマスを空にする（次にふるまで）
key-help-about = <kbd>?</kbd> でこの表を開いたりとじたりします。1文字のキーで遊ぶ設定は、「設定」でオフにできます。

## The headings of the games that are loaded later

page-of-dials-title = Dials
page-of-dials-lead = ボタンごとに、ダイヤルの回り方がちがいます。この文字から、あの文字にしましょう。
page-of-yahtzee-title = 数学者のヤッツィー
page-of-yahtzee-lead = サイコロは5こ、ふり直しは2回。数学者だけがさがすような役があります。

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = このページはファイルとして開かれました
boot-file-text = ファイルから開いたページは、プログラムを読みこめません。フォルダー全体をウェブサーバーに置いて、そのアドレスを開いてください。
boot-old-title = このブラウザーは古すぎて、ゲームが動きません
boot-old-text = ゲームにはWebAssemblyとJavaScriptモジュールが必要です。新しいChrome、Edge、Firefox、Safariには、どちらもあります。
boot-blocked-title = このブラウザーではWebAssemblyがオフになっています
boot-blocked-text = ブラウザーは新しいのですが、このゲームのようなプログラムを動かすことがゆるされていません。iPhone、iPad、Macのロックダウンモード、きびしいセキュリティ設定、学校のきまりなどのためです。ブラウザーの設定でこのサイトを許可するか、この機器を管理している人に聞くか、別のブラウザーを使ってください。ルールはここでも読めます。
boot-framed-title = この枠の中では、ゲームが自分のファイルを読めません
boot-framed-text = まわりのページが、ゲームに対して閉じた枠（サンドボックス）の中にゲームを表示しています。ゲームを別のタブで開いてください。そのページの管理者の方へ：枠に「allow-scripts allow-same-origin」を指定してください。
boot-withheld-title = このブラウザーは、ゲームの一部を実行しません
boot-withheld-text = ファイルはサーバーにありますが、何かに止められています。ブロッカー、拡張機能、またはサーバーが付けた種類が原因です。このサイトではブロッカーを切るか、別のブラウザーを使ってください。このサイトの管理者の方へ：.js で終わるファイルには text/javascript という種類が必要です。
boot-missing-title = ゲームの一部がありません
boot-missing-text = サーバーからファイルが1つとどきませんでした。このサイトを管理している人は、できあがったフォルダーを、すべてのファイルごとコピーしてください。
boot-network-title = 通信が切れました
boot-network-text = ゲームが全部とどいていません。ネットワークをたしかめて、もう一度ためしてください。なくなったものはありません。
boot-damaged-title = ゲームがこわれてとどいたか、このブラウザーでは読めません
boot-damaged-text = とちゅうでファイルが変わったか、ブラウザーが古すぎます。もう一度ためすか、新しいChrome、Edge、Firefox、Safariを使ってください。
boot-crash-title = ゲームが止まりました
boot-crash-text = これはプログラムのまちがいで、あなたのせいではありません。点と設定は残っています。「もう一度ためす」で続けられます。
boot-again = もう一度ためす
boot-about = Scoreは、サイコロ4こで遊ぶ計算ゲームです。出た数で、2ステップか3ステップで20を作ろう。無料で、アカウントはいりません。1人でも、1つの画面で友だちとでも、クラス全員でも遊べます。
boot-coming = ゲームを読みこんでいます…
boot-table = この数を使って、計算を一つずつしてゴールの数をつくろう。
boot-title = Score – サイコロの計算ゲーム
boot-today = 今日の1問
boot-wide = テーブルに、4 × 3で作った赤い12と、8と19
boot-narrow = スマートフォンで見た同じテーブル
boot-sounds = 音
boot-theme = 色
boot-what = Scoreとは

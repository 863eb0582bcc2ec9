### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = كل الألعاب
# The first thing that Tab reaches leads past the menu.
skip-to-game = إلى اللعبة
skip-to-page = إلى الصفحة
# On every page without a game: back to the one that goes on.
to-game = إلى اللعبة
menu = القائمة
menu-explore = استكشاف
menu-more = المزيد
pages = الصفحات
sounds-on = الأصوات: تعمل
sounds-off = الأصوات: متوقفة
theme-device = الألوان: مثل الجهاز
theme-light = الألوان: فاتحة
theme-dark = الألوان: داكنة
show-keys = مفاتيح هذه الصفحة: ⁦?⁩
fill-screen = ملء الشاشة
language = اللغة
language-missing = تعذّر تحميل هذه اللغة. تحقّق من الشبكة واخترها مرة أخرى.

## What the pages are called

page-games = الألعاب
page-play = اللعب
page-rules = القواعد
page-house = القواعد الخاصة
page-players = اللاعبون على هذه الشاشة
page-settings = الإعدادات
page-group = المجموعة
page-experiment = المختبر
page-atlas = الأطلس
page-24 = 24
page-rules-24 = قواعد 24
page-hands = كل توزيعات 24
page-dials = Dials
page-yahtzee = ياتزي الرياضيات
page-sheet = أوراق عمل
page-mistake = اكتشاف الخطأ
page-practice = التدريب
page-daily = رميات اليوم
page-statistics = الإحصاءات
page-race = السباق
page-homework = الواجب المنزلي

# A day; $month is 1 to 12.
common-date = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
} { $year }

# Between groups of three digits of a large number.
number-group-separator = {","}
common-list-separator = {"، "}

# Back and on through something that is shown in steps.
pager-back = السابق
pager-next = التالي
pager-step = { $step ->
    [0] البداية
   *[other] الخطوة { $step } من { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = جارٍ البحث

## A link to copy

common-play-link = اللعب بهذه الأعداد
common-copy-link = نسخ الرابط
common-for-lms = لنظام LMS
common-copied = تم النسخ.
end-of = { $count } من { $all }
end-share = مشاركة
end-share-by-hand = حدّد النص وانسخه.
common-copy-by-hand = لنسخ الرابط اضغط عليه مطوّلًا أو انقره بالزر الأيمن للفأرة.
common-not-for-others = هذا العنوان لا يقود إلا إلى هذا الحاسوب. لكي يصل الآخرون، شغّل اللعبة للشبكة (cargo xtask play --lan) وافتح أول عنوان تعرضه.

## The name of a player

common-you = أنت
common-name-empty = اكتب اسمًا فيه حرف واحد أو رقم واحد على الأقل.
common-name-too-long = لا يزيد الاسم على 20 حرفًا.
common-name-invisible = لا يجوز أن يكون في الاسم رموز لا تُرى.
common-name-stacked-marks = لا يجوز أن يزيد ما فوق الحرف الواحد من حركات أو علامات على أربع، ولا تُكتب علامة بلا حرف.
common-name-reserved = لا يجوز أن يدل الاسم على إدارة الطاولة أو على التدريس أو على دور مشابه، فقد يصدّق الآخرون ذلك. اختر اسمًا آخر.
common-name-taken = هذا الاسم مستعمل. الاسم «{ $free }» متاح.
common-table-full = كل المقاعد مشغولة.

## A link that cannot be used

common-link-too-long = الرابط أطول من اللازم، فلم يُستعمل شيء منه.
common-link-unknown-key = في الرابط شيء عن «{ $key }» لا تعرفه هذه الصفحة.
common-link-bad-value = في الرابط القيمة «{ $value }» لـ { $key }، وهي غير ممكنة، فلم تُستعمل.
common-link-changed = غيّر برنامج ما هذا الرابط في الطريق أو قطعه، فلم يُستعمل منه شيء. اطلب ممّن أرسله أن ينسخ الرابط كاملًا مرة أخرى أو أن يريك رمز QR الخاص به؛ ولطاولة مجموعة يكفي الرمز القصير.
common-lesson-too-long = الحصة التي في الرابط أطول من اللازم، فلم تُستعمل.
common-lesson-cut-short = الحصة التي في الرابط ناقصة، فلم تُستعمل. انسخ الرابط كاملًا.
common-lesson-broken = لا يمكن قراءة الحصة التي في الرابط عند «{ $part }»، فلم تُستعمل. انسخ الرابط كاملًا.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = لا يمكن اللعب بالرمية رقم { $number } من الحصة، وهي «⁦{ $roll }⁩»: في الرمية من عددين إلى ستة أعداد صحيحة، من 0 إلى 999.
common-lesson-no-rolls = لا رميات في هذه الحصة.
common-lesson-too-many-rolls = لا تزيد الحصة على 20 رمية.

## What the browser keeps

common-not-kept = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة: تبقى النقاط والإعدادات إلى أن تُغلق الصفحة.
common-unreadable = تعذّرت قراءة ما حفظه هذا المتصفح. وُضع جانبًا، وتبدأ اللعبة من جديد.
common-other-tab = استمر اللعب هنا من تبويب آخر أو نافذة أخرى، وهذا هو الوضع الآن.
common-other-tab-first = استمر اللعب هنا من تبويب آخر أو نافذة أخرى. هذا هو الوضع الآن، ولم يُنفَّذ ما أردت فعله.
common-other-tab-later = استمر اللعب هنا من تبويب آخر أو نافذة أخرى بإصدار أحدث من اللعبة. أعد تحميل هذه الصفحة للمتابعة.

## Where the solver, which is fetched later, has no result

solver-not-started = تعذّر تحميل الجزء الذي يحسب هذا. تحقّق من الشبكة وحاول مرة أخرى.
solver-stopped = توقف الجزء الذي يحسب هذا. حاول مرة أخرى.
# A newer page has been put on the server.
solver-other-version = هذه الصفحة أقدم أو أحدث من الجزء الذي يحسب هذا. أعد تحميل الصفحة.
# The request is not one that can be worked out.
solver-refused = لا يمكن حساب هذا.
solver-open-roll = هذه الأعداد على طاولة مجموعتك الآن. تظهر الحلول والتلميحات بعد انتهاء الجولة.
solver-try-again = إعادة المحاولة
# Takes a message away.
common-close = إغلاق

## Numbers as a screen reader says them

spoken-minus = سالب { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole } و{ $part }
spoken-over = { $numerator } على { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [zero] { $count } نصف
        [one] نصف
        [two] نصفان
        [few] { $count } أنصاف
        [many] { $count } نصفًا
       *[other] { $count } نصف
    }
    [3] { $numerator ->
        [zero] { $count } ثلث
        [one] ثلث
        [two] ثلثان
        [few] { $count } أثلاث
        [many] { $count } ثلثًا
       *[other] { $count } ثلث
    }
    [4] { $numerator ->
        [zero] { $count } ربع
        [one] ربع
        [two] ربعان
        [few] { $count } أرباع
        [many] { $count } ربعًا
       *[other] { $count } ربع
    }
    [5] { $numerator ->
        [zero] { $count } خُمس
        [one] خُمس
        [two] خُمسان
        [few] { $count } أخماس
        [many] { $count } خُمسًا
       *[other] { $count } خُمس
    }
    [6] { $numerator ->
        [zero] { $count } سُدس
        [one] سُدس
        [two] سُدسان
        [few] { $count } أسداس
        [many] { $count } سُدسًا
       *[other] { $count } سُدس
    }
    [7] { $numerator ->
        [zero] { $count } سُبع
        [one] سُبع
        [two] سُبعان
        [few] { $count } أسباع
        [many] { $count } سُبعًا
       *[other] { $count } سُبع
    }
    [8] { $numerator ->
        [zero] { $count } ثُمن
        [one] ثُمن
        [two] ثُمنان
        [few] { $count } أثمان
        [many] { $count } ثُمنًا
       *[other] { $count } ثُمن
    }
    [9] { $numerator ->
        [zero] { $count } تُسع
        [one] تُسع
        [two] تُسعان
        [few] { $count } أتساع
        [many] { $count } تُسعًا
       *[other] { $count } تُسع
    }
   *[10] { $numerator ->
        [zero] { $count } عُشر
        [one] عُشر
        [two] عُشران
        [few] { $count } أعشار
        [many] { $count } عُشرًا
       *[other] { $count } عُشر
    }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = اللوحة. مفتاح علامة الاستفهام يخبر بالمفاتيح الموجودة.
board-name-alone = اللوحة
board-taken = { $piece }: أُخذ
table-op-add = زائد
table-op-sub = ناقص
table-op-mul = ضرب
table-op-div = قسمة
table-op-join = دمج
table-tile-made = ⁦{ $value }⁩، ناتج ⁦{ $step }⁩
table-tile-on-die = { $value }، على حجر نرد عدد أوجهه { $sides }
table-tile-card = { $value }، ورقة لعب
# What lies in a slot, or table-slot-empty.
table-slot-left = العدد الأول: ⁦{ $held }⁩
table-slot-op = العملية: ⁦{ $held }⁩
table-slot-right = العدد الثاني: ⁦{ $held }⁩
table-slot-empty = فارغ

## The panel

table-goal = الهدف
table-points = النقاط
table-scoreboard = لوحة النقاط
table-roll-of-the-day =
    { $source ->
        [cards] توزيعة اليوم، { $date }
       *[dice] رمية اليوم، { $date }
    }
# Asked before the button does it.
table-clear-points = هل يبدأ الجميع من جديد؟
table-clear-points-alone = هل تبدأ نقاطك من 0؟
table-yes-clear-points = نعم، إلى 0
table-no-clock = لا مؤقت يعمل
table-seconds =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
# $time is table-seconds.
table-seconds-left = الباقي: { $time }.

## The buttons below the board

table-calls = النداءات
table-undo = تراجع
table-redo = إعادة
table-roll = رمي النرد
table-deal = توزيع
table-new-roll =
    { $source ->
        [cards] توزيعة جديدة
       *[dice] رمية جديدة
    }
table-take-away =
    { $source ->
        [cards] رفع هذه التوزيعة؟
       *[dice] رفع هذه الرمية؟
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = ⁦R⁩: نعم. ⁦K⁩: إبقاؤها.
table-yes-new-roll =
    { $source ->
        [cards] نعم، توزيعة جديدة
       *[dice] نعم، رمية جديدة
    }
table-keep-it = إبقاؤها
table-host-rolls =
    { $source ->
        [cards] التوزيع للإدارة
       *[dice] الرمي للإدارة
    }
table-last-scorer-rolls =
    { $source ->
        [cards] التوزيع لآخر من كسب نقطة
       *[dice] الرمي لآخر من كسب نقطة
    }
table-you-ask = طلبك
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }: { $asking } من { $needed }
table-own-vote =
    { $source ->
        [cards] طلبت توزيعة جديدة: { $asking } من { $needed } من الأصوات اللازمة.
       *[dice] طلبت رمية جديدة: { $asking } من { $needed } من الأصوات اللازمة.
    }
table-others-vote =
    { $source ->
        [cards] طُلبت توزيعة جديدة: { $asking } من { $needed }.
       *[dice] طُلبت رمية جديدة: { $asking } من { $needed }.
    }
table-i-am-sure = بكل تأكيد
table-too-soon = كان ذلك سريعًا جدًا فلم يُحتسب. اضغط مرة أخرى.
table-hint = تلميح
table-hints-left =
    { $count ->
        [0] تلميح: الأخير مرة أخرى
       *[other] تلميح، بقي { $count }
    }
table-give-up = استسلام
table-next-lesson = متابعة
table-next-lesson-is = الدرس القصير التالي
table-score = SCORE
table-i-can-make = يمكنني تكوين { $goal }
table-impossible = مستحيل
table-no-one-can = لا يمكن لأحد
# Where everyone plays on their own board.
table-have-it = وجدتها!
table-goal-on-board = { $goal } على لوحتي
table-surely-impossible = نعم، مستحيل
table-think-on = تفكير أكثر
table-has-answered = تمت الإجابة
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }، { $name }

## What to do now

table-somebody = أحد اللاعبين
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (الإدارة)
table-roll-comes = الأعداد الأولى تأتي قريبًا.
table-begin =
    { $source ->
        [cards] وزّع الأوراق للبدء.
       *[dice] ارمِ النرد للبدء.
    }
table-move-freely = كوّن { $goal }. لا يوجد مؤقت: حرّك الأعداد، أو نادِ.
table-think = هل يمكنك تكوين { $goal }؟ فكّر ثم نادِ.
table-you-say-impossible = قلت إن { $goal } مستحيل. نادِ SCORE إذا وجدت طريقة.
table-says-impossible = { $goal } مستحيل: هذا نداء { $name }. من يمكنه تكوينه ينادي SCORE.
table-make = كوّن { $goal }: عدد، ثم عملية، ثم عدد.
table-make-it = { $name }، المطلوب تكوين { $goal }.
table-answer-impossible = هل { $goal } مستحيل؟ يمكنك الإجابة مرة واحدة فقط.
table-now-answer = { $goal } على لوحتك. اضغط الآن «وجدتها!»
# $waiting is table-answers.
table-you-have-it = { $goal }! وجدتها. { $waiting }
table-you-answered-impossible = قلت إن { $goal } مستحيل. { $waiting }
table-answers = عدد الإجابات { $given } من { $expected }.
table-paused-now = أوقفت الإدارة اللعبة مؤقتًا. تستمر قريبًا.
table-choose-operator = اختر الآن العملية بين العددين.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } … أكمل الكتابة.
table-typed-number = { $typed } … اضغط Enter لاختيار { $typed }، أو أكمل الكتابة.

## What is out of the ordinary at this table

table-practice = تدريب بلا نقاط: الحلول معروفة.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · من رابط
table-own-rules = القواعد المعتادة
table-rule-goal = الهدف { $goal }
table-rule-dice = أوجه النرد { $sides }
table-rule-cards = أوراق لعب
table-rule-operators = فقط ⁦{ $operators }⁩
table-rule-score-clock = ⁦SCORE⁩: { $time }
table-rule-impossible-clock = «مستحيل»: { $time }
table-rule-clock-off = بلا مؤقت
table-rule-all-numbers = يجب استعمال كل الأعداد
table-rule-some-numbers = يجوز أن تبقى أعداد
table-rule-blocking = مع العرقلة
table-rule-no-blocking = بلا عرقلة
table-rule-undo = مع التراجع
table-rule-no-undo = بلا تراجع
table-rule-anyone-rolls = يجوز للجميع جلب أعداد جديدة
table-rule-spoilers-wait = من يعطّل ينتظر

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = ⁦SCORE!⁩ { $time }كوّن { $goal }.
table-called-score = نداء SCORE من { $name }! { $time }
table-you-called-impossible = مستحيل! { $time }نادِ SCORE إذا وجدت طريقة.
table-called-impossible = نداء «مستحيل» من { $name }! { $time }
table-one-step = ⁦{ $step }⁩، لكن الخطوة الواحدة وحدها لا تُحسب. تابع.
table-no-red-number = ⁦{ $step }⁩، لكن الخطوة الأخيرة يجب أن تستعمل عددًا أحمر. تابع، أو ارجع بزر «تراجع».
table-not-all-numbers = ⁦{ $step }⁩، لكن يجب استعمال كل الأعداد. تابع، أو ارجع بزر «تراجع».
table-undone = تم التراجع عن الخطوة.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = كل النقاط الآن صفر.

## How a round ended

table-you-showed = { $goal }! عرضت الطريقة.
table-showed = { $goal }! الطريقة من { $name }.
table-well-made = { $goal }! أحسنت.
table-missed = هذا ليس { $goal }، ولم تبق أعداد.
table-out-of-time = انتهى الوقت قبل عرض طريقة لتكوين { $goal }.
table-you-gave-up = استسلمت.
table-gave-up = استسلام من { $name }.
table-was-a-way = كانت هناك طريقة.
table-yours-stood = بقيت على «مستحيل».
table-stood = بقي نداء «مستحيل» من { $name } قائمًا.
table-ended = أنهت الإدارة الجولة.
table-ended-without-points = أنهت الإدارة الجولة بلا نقاط.
table-all-answered = وصلت كل الإجابات.
table-everyones-time-is-up = انتهى الوقت.

## What came of it

table-was-possible = كان { $goal } ممكنًا
table-was-impossible = كان { $goal } مستحيلًا
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] كانت التوزيعة { $numbers }.
       *[dice] كانت الرمية { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = ⁦SCORE⁩، وعُرضت الطريقة.
table-score-not-shown = ⁦SCORE⁩، لكن لم تُعرض طريقة.
table-impossible-found = «مستحيل»، لكن توجد طريقة.
table-impossible-is = «مستحيل»، وهو صحيح.
table-impossible-shown = «مستحيل»، لكن عُرضت طريقة.
table-impossible-not-shown = «مستحيل»، ولم يعرض أحد غير ذلك.
# It was possible, but nobody showed a way.
table-impossible-counts = يُحسب «مستحيل»: توجد طريقة، لكن لم يعرضها أحد.
table-impossible-alone = «مستحيل»، ولم يناد أحد SCORE.
table-counts-for-nobody = لا يُحسب هذا النداء لأحد ولا على أحد.
table-nobody-called = لم يناد أحد، فلا نقاط.
table-no-call-of-yours = لا نداء منك، فتبقى نقاطك كما هي.
table-practice-ended = تدريب: لا نقاط هذه المرة.
table-made-in = الزمن: { $time }.
# Beside a solution in the list of all.
table-your-way = طريقتك
table-way-of = طريقة { $name }
table-you-made = كوّنت { $goal }.
table-impossible-was-wrong = «مستحيل»، لكن توجد طريقة.
table-no-answer-of-yours = لا إجابة منك، فتبقى نقاطك كما هي.
table-came-later = بدأت هذه الجولة قبل أن تأتي.
table-so-many-right =
    { $count ->
        [0] لا إجابات صحيحة هذه المرة.
        [one] إجابة صحيحة واحدة.
        [two] إجابتان صحيحتان.
        [few] { $count } إجابات صحيحة.
        [many] { $count } إجابة صحيحة.
       *[other] { $count } إجابة صحيحة.
    }
table-own-impossible-shown = «مستحيل» يكلّف نقطتين، وعرضك للطريقة يعيد نقطة.
table-own-impossible-mistaken = لم تُعرض طريقة بعد SCORE (⁦−1⁩)، وكان «مستحيل» خطأ (⁦−2⁩).
table-own-impossible-blocked = لم تُعرض طريقة بعد SCORE (⁦−1⁩)، وقاعدة العرقلة تكلّف نقطة أخرى.
table-own-impossible-stood = لم تُعرض طريقة بعد SCORE (⁦−1⁩)، لكن ثبت «مستحيل» (⁦+1⁩).
table-hints-taken =
    { $count ->
        [0] بلا تلميح.
        [one] مع تلميح واحد.
        [two] مع تلميحين.
        [few] مع { $count } تلميحات.
        [many] مع { $count } تلميحًا.
       *[other] مع { $count } تلميح.
    }

## The guided first rolls

table-coach = رميتك الأولى
table-coach-join = دمج الأرقام
table-coach-impossible = مستحيل
table-coach-skip = تخطّي
table-coach-play = اللعب الآن
table-coach-progress = تم { $done } من { $taps }
table-guide-1 = كوّن 20 من هذه الأعداد. اختر 4.
table-guide-2 = جيد. اختر الآن ⁦×⁩ (ضرب).
table-guide-3 = والآن 3.
table-guide-4 = العدد 12 أحمر: كوّنته من ⁦4 × 3⁩. يجب أن تستعمل الخطوة الأخيرة عددًا أحمر. اختر 12.
table-guide-5 = اختر الآن ⁦+⁩ (زائد).
table-guide-6 = والآن 8: يصبح لديك 20.
table-guide-reached = 20 في خطوتين! في الجولة الحقيقية نادِ SCORE أولًا، ثم لديك 30 ثانية.
table-guide-join-1 = هناك عملية خامسة: الدمج. تضع الأرقام جنبًا إلى جنب. اختر 1.
table-guide-join-2 = اختر الآن ⁦&⁩ (دمج).
table-guide-join-3 = والآن 2.
table-guide-join-4 = دمج 1 و2 يعطي 12. اختر 12.
table-guide-joined = 20 من جديد! الدمج خطوة كغيره: من 1 و2 يمكن تكوين 12، أو 21 بالترتيب الآخر.
table-guide-impossible = رميات قليلة، 3 من 100، لا تعطي 20 مهما فعلت. هذه واحدة منها. جرّب، أو نادِ «مستحيل».
table-guide-called = صحيح: لا يمكن لأحد تكوين 20 من هذه الأعداد، ولهذا أيضًا نقطة! في الجولة الحقيقية تمر 60 ثانية أولًا.
table-guide-elsewhere = طريقة من عندك! تابع، أو ارجع بزر «تراجع».
table-guide-dead-end = لم يبق إلا ⁦{ $left }⁩، وهذا ليس 20. ارجع بزر «تراجع» وجرّب طريقة أخرى.
table-guide-always-misses = لم يبق إلا ⁦{ $left }⁩. كل طريقة هنا تنتهي هكذا: نادِ «مستحيل».

## Why something cannot be

table-not-seated = لا أحد يجلس هناك.
table-no-roll =
    { $source ->
        [cards] وزّع أولًا.
       *[dice] ارمِ النرد أولًا.
    }
table-call-open = أنهِ النداء المفتوح أولًا.
table-round-closed =
    { $source ->
        [cards] انتهت هذه التوزيعة. وزّع من جديد.
       *[dice] انتهت هذه الرمية. ارمِ من جديد.
    }
table-impossible-called = سبق نداء «مستحيل».
table-score-called = سبق نداء SCORE.
table-call-score-first = نادِ SCORE أولًا.
table-not-your-call = لا يحرّك الأعداد إلا من نادى SCORE.
table-no-call = ليس لك نداء لإنهائه.
table-time-is-up = كان الوقت قد انتهى.
table-nothing-to-undo = لا توجد خطوة للتراجع عنها.
table-nothing-to-redo = لا توجد خطوة لإعادتها.
table-undo-off = اللعب على هذه الطاولة بلا تراجع.
table-not-your-roll =
    { $source ->
        [cards] دور التوزيع الآن لغيرك.
       *[dice] دور الرمي الآن لغيرك.
    }
table-host-only = هذا للإدارة فقط.
table-must-stand = يبقى نداء «مستحيل» إلى أن ينتهي وقته.
table-no-hints-in-group = لا تلميحات في المجموعة.
table-hint-taken = سبق أن ظهر لك هذا التلميح.
table-hint-skipped = يأتي تلميح آخر قبل هذا.
table-no-further-hint =
    { $source ->
        [cards] هذه التوزيعة مستحيلة، فلا تلميحات أخرى.
       *[dice] هذه الرمية مستحيلة، فلا تلميحات أخرى.
    }
table-clock-needed = لا يمكن اللعب بلا مؤقتات إلا وحدك. اختر مؤقتًا، أو لاعبًا واحدًا.
table-stand-in-only = النيابة عن الإدارة لك: يمكنك جلب أعداد جديدة وإنهاء الجولة بلا نقاط.
table-own-call = النيابة عن الإدارة لك، لكن لك نداء في هذه الجولة أو إجابة: لا يمكنك إنهاؤها.
table-only-calls = على هذه الطاولة ينادي اللاعبون SCORE أو «مستحيل».
table-no-calls = لا نداء في هذه الجولة: أجب على لوحتك.
table-round-open = ما زال الجميع يعملون في هذه الجولة. أنهِها أولًا.
table-already-answered = سبقت إجابتك، والإجابة نهائية.
table-goal-not-on-board = ليس الهدف على لوحتك بعد.
table-goal-without-red-number = لا يُحسب هدفك: يجب أن تستعمل الخطوة الأخيرة عددًا أحمر كوّنته من قبل.
table-goal-with-numbers-left = لا يُحسب هدفك: يجب استعمال كل الأعداد.
table-board-full = لا تتسع لوحتك لخطوات أخرى في هذه الجولة. ما زالت الإجابة ممكنة.
table-paused = اللعبة متوقفة مؤقتًا.
table-not-paused = اللعبة ليست متوقفة.
table-must-wait = ناديت SCORE بلا نجاح عدة مرات متتالية، فلا نداء لك { $source ->
    [cards] { $rolls ->
        [zero] الآن.
        [one] في هذه التوزيعة.
        [two] في توزيعتين، وهذه إحداهما.
        [few] في { $rolls } توزيعات، وهذه إحداها.
        [many] في { $rolls } توزيعة، وهذه إحداها.
       *[other] في { $rolls } توزيعة، وهذه إحداها.
    }
   *[dice] { $rolls ->
        [zero] الآن.
        [one] في هذه الرمية.
        [two] في رميتين، وهذه إحداهما.
        [few] في { $rolls } رميات، وهذه إحداها.
        [many] في { $rolls } رمية، وهذه إحداها.
       *[other] في { $rolls } رمية، وهذه إحداها.
    }
}
table-everyone-in-group = لا يلعب الجميع معًا إلا إذا كانت لكل واحد شاشة: في مجموعة.
table-in-race = في السباق لكل واحد رمياته: لا رمية على الطاولة.
table-no-round-clock = ليس لهذه الجولة ساعة.
table-round-long-enough = مُدّدت هذه الجولة بقدر ما يمكن: عشر دقائق.
# How much time a player has, compared with others.
table-time-usual = الوقت المعتاد
table-time-half-again = وقت أطول بالنصف
table-time-twice = ضعف الوقت
table-own-time-half-again = لديك في هذه الجولة وقت أطول بالنصف.
table-own-time-twice = لديك في هذه الجولة ضعف الوقت.
table-everyone = كوّن { $goal } على لوحتك، أو قل «مستحيل».
table-same-number = لا يمكن استعمال العدد مع نفسه.
table-number-gone = هذا العدد استُعمل.
table-op-not-allowed = هذه العملية غير مسموحة على هذه الطاولة.
table-division-by-zero = لا يمكن القسمة على صفر.
table-join-fraction = ليس للكسر أرقام يمكن دمجها.
table-join-zero = لا يبدأ العدد الناتج من الدمج بصفر.
table-join-negative = لا يمكن أن يكون العدد الأيمن في الدمج سالبًا.
table-overflow = الناتج أكبر من أن يُحفظ بدقة.
table-brackets = خطوة بعد خطوة: ابدأ بالخطوة التي داخل الأقواس.
table-fits-nowhere = لا مكان لـ «⁦{ $key }⁩» هنا: الخطوة عدد غير مستعمل، ثم عملية، ثم عدد آخر غير مستعمل.
table-not-sent = لا يوجد اتصال الآن، فلم يُرسل ذلك.

## What a link brings

game-score = Score
table-unknown-page = لا توجد هنا صفحة باسم «{ $name }»، وهذه هي الطاولة.
table-before-the-link = قواعدي قبل الرابط
table-link-rules = جاء هذا الرابط بقواعده الخاصة.
table-link-rules-kept = جاء هذا الرابط بقواعده الخاصة، وقواعدك محفوظة بين الإعدادات الجاهزة.
table-link-presets-full = يأتي هذا الرابط بقواعده الخاصة، ولا مكان لحفظ قواعدك: احذف إعدادًا جاهزًا، ثم افتح الرابط من جديد.

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = وجده الصف
study-found-by-nobody = لم يجده أحد
study-looking = جارٍ البحث عن حلول …
study-solutions-count = { $count ->
    [0] لا حل
    [1] حل واحد
    [two] حلان مختلفان
    [few] { $written } حلول مختلفة
    [many] { $written } حلًا مختلفًا
   *[other] { $written } حل مختلف
}
study-solutions-so-far = الحلول المختلفة حتى الآن: { $count }
study-different-help = الطريقة نفسها بترتيب آخر تُعد مرة واحدة. وما لا يغير شيئًا، مثل ⁦× 6 ÷ 6⁩، صحيح أيضًا، لكنه ليس هنا.
# The group of buttons that choose which list is shown.
study-lists = أي الحلول
study-list-different = المختلفة
study-list-all-by-form = كلها
study-all-solutions = المجموع { $count }، بكل ترتيب ممكن.
study-all-solutions-so-far = حتى الآن { $count }، بكل ترتيب ممكن.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = كل حرف عدد. الحروف المتلاصقة تُحسب معًا أولًا.
# A form without solutions.
study-form-without-solutions = لا يوجد
# Solutions that are counted but not listed.
study-left-out = وغيرها: { $count }
study-stop = إيقاف
study-go-on = متابعة

## How hard a roll is

study-difficulty = الصعوبة: { $points }، { $level }.
study-level = { $level ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
   *[very-hard] صعب جدًا
}

## Why there is no solution

study-none-of = عدد الحسابات الممكنة بهذه الأعداد { $tried }. جُرّبت كلها، ولم يعط أي منها { $goal }.
study-nearest-below = أقرب عدد أصغر:
study-nearest-above = أقرب عدد أكبر:
# On that side nothing can be made.
study-nothing-there = لا شيء
# The goal on a line of numbers that can be made.
study-no-goal = لا { $goal }
# The line of numbers in words.
study-number-line = خط الأعداد من ⁦{ $from }⁩ إلى ⁦{ $to }⁩: الأعداد التي يمكن تكوينها { $count }، وليس { $goal } منها.

# What the marks on the line mean.
study-legend-whole = عدد صحيح يمكن تكوينه
study-legend-part = كسر يمكن تكوينه
study-legend-goal = الهدف، ولا يمكن تكوينه
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = المس علامة، أو اضغط مفتاح سهم: هنا يظهر كيف يتكوّن العدد.

## A solution explained on the tiles

study-explain = شرح
study-hide = إخفاء
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = إغلاق الشرح
# The same buttons in words, with the solution that they are about.
study-explain-solution = شرح ⁦{ $solution }⁩
study-hide-solution = إخفاء ⁦{ $solution }⁩
study-explanation = الشرح
study-start-with = ابدأ بالأعداد { $numbers }.
# How a number is called that a step made.
study-made-from = ⁦{ $value }⁩، ناتج ⁦{ $formula }⁩
# The last number of a list; the others have commas between.
study-numbers-and = { $others } و{ $last }
# A step, and remarks why it makes what it makes.
study-step = ⁦{ $formula } = { $result }⁩.
study-step-explained = ⁦{ $formula } = { $result }⁩: { $remarks }.
study-remarks-and = { $others }، و{ $last }

## Remarks: parts of a sentence

study-reaches-goal = هذا هو الهدف
study-one-step-alone = ⁦{ $way } = { $goal }⁩ خطوة واحدة. الخطوة الواحدة وحدها لا تُحسب: يلزم خطوتان أو أكثر.
study-side-by-side = وضع ⁦{ $left }⁩ و⁦{ $right }⁩ جنبًا إلى جنب يعطي ⁦{ $joined }⁩
study-keeps-minus = إشارة السالب في ⁦{ $number }⁩ تبقى في الأمام
study-changes-nothing = { $op ->
    [add] جمع 0 لا يغيّر شيئًا
    [sub] طرح 0 لا يغيّر شيئًا
    [div] القسمة على 1 لا تغيّر شيئًا
   *[mul] الضرب في 1 لا يغيّر شيئًا
}
study-minus-itself = طرح العدد من نفسه يعطي 0
study-divided-by-itself = قسمة العدد على نفسه تعطي 1
study-times-zero = ضرب أي عدد في 0 يعطي 0
study-zero-divided = قسمة 0 على أي عدد آخر تعطي 0
study-adds-negative = جمع ⁦{ $negative }⁩ هو طرح ⁦{ $size }⁩
study-subtracts-negative = طرح ⁦{ $negative }⁩ هو جمع ⁦{ $size }⁩
study-below-zero = ما ينقص عن الصفر بمقدار ⁦{ $depth }⁩ يقع تحت الصفر بمقدار ⁦{ $depth }⁩
study-falls-below-zero = ⁦{ $taken }⁩ أكبر من ⁦{ $from }⁩ بمقدار ⁦{ $depth }⁩، فالناتج تحت الصفر بمقدار ⁦{ $depth }⁩
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = الصعود بمقدار ⁦{ $change }⁩ من ⁦{ $from }⁩ تحت الصفر يصل إلى { $end }
study-goes-down = النزول بمقدار ⁦{ $change }⁩ من ⁦{ $from }⁩ تحت الصفر يصل إلى { $end }
study-at-zero = الصفر تمامًا
study-so-far-below-zero = ⁦{ $size }⁩ تحت الصفر
study-so-far-above-zero = ⁦{ $size }⁩ فوق الصفر
study-both-negative = { $op ->
    [div] قسمة عدد سالب على عدد سالب تعطي عددًا موجبًا
   *[mul] ضرب عدد سالب في عدد سالب يعطي عددًا موجبًا
}
study-one-negative = { $op ->
    [div] واحد فقط من العددين سالب، فناتج القسمة سالب
   *[mul] واحد فقط من العددين سالب، فناتج الضرب سالب
}
study-same-denominator = المقامان متساويان، فيكون ⁦{ $sum } = { $numerator }⁩ ويعطي ⁦{ $result }⁩
study-common-denominator = بالمقام المشترك ⁦{ $denominator }⁩ يصبح ⁦{ $sum } = { $result }⁩
study-multiplies-one = في البسط ⁦{ $above } = { $numerator }⁩، وهذا يعطي ⁦{ $product }⁩
study-multiplies = في البسط ⁦{ $above } = { $numerator }⁩ وفي المقام ⁦{ $below } = { $denominator }⁩، وهذا يعطي ⁦{ $product }⁩
study-divides-by = القسمة على ⁦{ $divisor }⁩ هي الضرب في ⁦{ $inverse }⁩
study-times-inverse = ⁦{ $formula }⁩ يساوي ⁦{ $product }⁩
study-divided = القسمة على ⁦{ $by }⁩ هي ضرب المقام في ⁦{ $by }⁩، وهذا يعطي ⁦{ $quotient }⁩
study-stays = ⁦{ $dividend }⁩ لا يقبل القسمة على ⁦{ $divisor }⁩ بلا باقٍ، فالناتج كسر
study-is-whole = ⁦{ $fraction }⁩ يساوي ⁦{ $number }⁩
study-lowest-terms = ⁦{ $fraction }⁩ في أبسط صورة هو ⁦{ $number }⁩

## Hints

study-hint-solvable = يوجد حل.
study-hint-impossible = لا يوجد حل: هذه مستحيلة.
study-hint-all-numbers = استعمل كل الأعداد: { $used }.
study-hint-numbers = استعمل { $used }، واترك { $spare }.
study-hint-last-operator = { $op ->
    [add] الخطوة الأخيرة جمع (⁦{ $sign }⁩).
    [sub] الخطوة الأخيرة طرح (⁦{ $sign }⁩).
    [mul] الخطوة الأخيرة ضرب (⁦{ $sign }⁩).
    [div] الخطوة الأخيرة قسمة (⁦{ $sign }⁩).
   *[join] الخطوة الأخيرة دمج (⁦{ $sign }⁩).
}
study-hint-first-step = ابدأ بالخطوة ⁦{ $formula } = { $result }⁩.
study-hint-way-on = يمكن المتابعة من هنا.
study-hint-all-on-board = استعملها كلها: { $used }.
study-hint-next-step = تابع بـ ⁦{ $formula } = { $result }⁩.
study-hint-next-step-made = تابع بـ ⁦{ $formula } = { $result }⁩. خذ العدد { $made } الذي صنعتَه.
study-hint-take-back = هذا لا يؤدي إلى شيء. تراجع عن ⁦{ $formula } = { $result }⁩.

## The way to a table

study-qr-code = رمز QR لرابط هذه الطاولة

## The atlas

atlas-title = الأطلس
atlas-lead = كل الرميات الممكنة بأحجار نرد من اختيارك: كم طريقة لكل رمية، وما صعوبتها، وأي الرميات مستحيلة.
atlas-dice = النرد
atlas-dice-help = عدد أوجه كل حجر من 2 إلى 100. الأحجار من 2 إلى 5: اترك خانة فارغة لينقص حجر.
atlas-die = أوجه حجر النرد { $number }
atlas-work-it-out = بدء الحساب
atlas-dice-problem = عدد أحجار النرد من 2 إلى 5، ولكل حجر من 2 إلى 100 وجه.
atlas-too-many-rolls = عدد الرميات المختلفة بهذا النرد { $rolls }، والأطلس يحسب حتى 100,000 رمية. اختر أحجارًا أو أوجهًا أقل.
atlas-too-many-dice = أكبر عدد من أحجار النرد في الأطلس { $most }.
atlas-looking = جارٍ حساب الرميات المختلفة، وعددها { $rolls } …
atlas-impossible = عدد الرميات التي لا تعطي { $goal } هو { $impossible } من { $rolls } من الرميات المختلفة.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = واحتمال ظهورها عند الرمي { $impossible } من { $rolls }، أي ⁦{ $whole }.{ $tenth }%⁩.
atlas-stopped = توقف الحساب. اضغط «بدء الحساب» للبدء من جديد.

## The chart of impossible rolls by goal

atlas-by-goal = الرميات المستحيلة لكل هدف
atlas-impossible-for-goal = { $count ->
    [zero] الهدف { $goal }: لا رميات مستحيلة
    [1] الهدف { $goal }: رمية مستحيلة واحدة
    [two] الهدف { $goal }: رميتان مستحيلتان
    [few] الهدف { $goal }: { $written } رميات مستحيلة
    [many] الهدف { $goal }: { $written } رمية مستحيلة
   *[other] الهدف { $goal }: { $written } رمية مستحيلة
}
atlas-by-goal-summary = أعمدة للأهداف من { $first } إلى { $last }. الأقل: { $fewest }. الأكثر: { $most }.
atlas-as-numbers = بالأعداد

## What the forms of the solutions contribute

atlas-forms = ما يحله كل شكل
atlas-form-column = الشكل
atlas-solves-column = رميات يحلها
atlas-only-column = لا يحلها غيره
atlas-needs-forms = { $count ->
    [1] رميات يحلها شكل واحد فقط
    [2] رميات يحلها شكلان فقط
   *[3] رميات تحلها ثلاثة أشكال فقط
}

## The table of rolls

atlas-rolls = الرميات
atlas-which-rolls = أي الرميات
atlas-show-all = الكل
atlas-show-possible = الممكنة
atlas-show-impossible = المستحيلة
atlas-show-one-form = بشكل واحد فقط
atlas-with-numbers = فيها هذه الأعداد
atlas-with-numbers-problem = أعداد صحيحة بينها فراغات، مثل ⁦3 12⁩.
atlas-rolls-shown = الرميات: { $shown } من { $total }
atlas-nothing-found = لم يوجد شيء: اختر «الكل»، أو ابحث عن أعداد أقل.
atlas-roll-column = الرمية
atlas-solutions-column = الحلول
atlas-difficulty-column = الصعوبة
atlas-forms-column = الأشكال
# A roll without a solution.
atlas-no-solution = لا يوجد
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = أسطر أخرى
atlas-to-rolls = إلى قائمة كل الرميات
atlas-print = طباعة الجدول
atlas-print-sheets = طباعة الجدول (الأوراق: نحو { $sheets })
atlas-printed-rows = عدد الأسطر المطبوعة من بداية هذه الأسطر: { $rows }.
atlas-how-to-print-all = لطباعتها كلها اضغط «طباعة الجدول» في الصفحة.
atlas-download = تنزيل CSV

## All hands of the 24 game

hands-title = كل توزيعات 24
hands-lead = كل توزيعة من أربع أوراق: كم طريقة لها، وما صعوبتها، وأي التوزيعات مستحيلة.
hands-goal = الهدف، من 0 إلى 999
hands-goal-help = تُستعمل الأعداد الأربعة كلها، بالعمليات ⁦+ − × ÷⁩.
hands-highest = أعلى ورقة، من 2 إلى 13
hands-highest-help = 13 هو الملك. ومع 10 لا ولد ولا بنت ولا ملك.
hands-highest-problem = أعلى ورقة عدد صحيح من 2 إلى 13.
hands-summary = عدد التوزيعات التي لا تعطي { $goal } هو { $impossible } من { $hands }. وللباقي { $solutions } من الحلول المختلفة.
hands-table = التوزيعات
hands-show-one-solution = لها حل واحد فقط
hands-shown = التوزيعات: { $shown } من { $total }
hands-hand-column = التوزيعة
hands-simplest-column = أحد الحلول
hands-download = تنزيل الكل بفواصل Tab

### House rules, players, experiment.

## Fields of several forms.

fields-goal = الهدف، من 0 إلى 999
fields-operators = العمليات
fields-all-numbers = يجب استعمال كل الأعداد
fields-copy = نسخ
fields-share = مشاركة
fields-link-selected = الرابط محدَّد: انسخه بالمفتاحين ⁦Ctrl+C⁩، أو اضغط عليه بإصبعك مطوّلًا.
fields-dice-problem = عدد أحجار النرد من 2 إلى 6، ولكل حجر من 2 إلى 100 وجه.
fields-numbers-problem = المطلوب من عددين إلى 6 أعداد صحيحة، كل منها من 0 إلى 999.
fields-goal-problem = الهدف عدد صحيح من 0 إلى 999.
fields-operators-problem = لا يمكن تكوين شيء بلا عمليات: اختر عملية واحدة على الأقل.
fields-clock-problem = يعمل المؤقت من 5 إلى 600 ثانية، والخانة الفارغة تعني بلا مؤقت.

## The form of the house rules.

rules-form-numbers = الأعداد
rules-form-cards = أربع أوراق لعب بدلًا من النرد
rules-form-cards-help = الآس 1، والولد 11، والبنت 12، والملك 13.
rules-form-dice = أوجه كل حجر نرد
rules-form-dice-help = من 2 إلى 6 أحجار نرد، لكل حجر من 2 إلى 100 وجه. اترك خانة فارغة لينقص حجر.
rules-form-die = أوجه حجر النرد { $number }
rules-form-goal-and-operators = الهدف والعمليات
rules-form-clocks = المؤقتات
rules-form-score-clock = ⁦SCORE⁩ بالثواني
rules-form-score-clock-help = من 5 إلى 600، أو فارغة بلا مؤقت عند اللعب وحدك.
rules-form-impossible-clock = «مستحيل» بالثواني
rules-form-set-both = ضبط المؤقتين معًا
rules-form-times = { $times ->
    [0] بلا
   *[other] ⁦×{ $times }⁩
}
rules-form-times-name = { $times ->
    [0] بلا مؤقتات
    [1] ⁦×1⁩: 30 و60 ثانية
    [2] ⁦×2⁩: ضعف المدة
    [5] ⁦×5⁩: خمسة أمثال المدة
    [10] ⁦×10⁩: عشرة أمثال المدة
   *[other] ⁦×{ $times }⁩
}
rules-form-at-the-table = على الطاولة
rules-form-undo = تراجع
rules-form-undo-help = يمكن التراجع عن الخطوات ما دامت هناك أعداد باقية.
rules-form-all-numbers-help = لا يُحسب الهدف إلا إذا لم يبق أي عدد.
rules-form-blocking = العرقلة
rules-form-blocking-help = إذا ناديت «مستحيل» ثم ناديت SCORE بنفسك بلا نجاح، خسرت نقطتين.
rules-form-spoilers-wait = من يعطّل ينتظر
rules-form-spoilers-wait-help = إذا ناديت SCORE بلا نجاح مرتين متتاليتين، فلا نداء لك في الجولة التالية، وبعد المرة الثالثة في الجولتين التاليتين، وهكذا إلى أول نجاح.
rules-form-who-rolls = من يرمي أو يوزّع
rules-form-anyone-rolls = أي لاعب
rules-form-host-rolls = الإدارة أو اللاعب 1
rules-form-last-scorer-rolls = آخر من كسب نقطة

## House rules.

house-title = القواعد الخاصة
# Which rules these are.
house-game-alone = قواعد { $game } عند اللعب وحدك.
house-game-together = قواعد { $game } عند اللعب معًا على هذه الشاشة.
house-lead = غيّر اللعبة على طاولتك. تبقى النقاط، وتُرفع الأعداد الموجودة على الطاولة.
house-presets = إعدادات جاهزة
house-preset-score = Score
house-preset-24 = 24 بالأوراق
house-forget = حذف { $name }
house-use = استعمال هذه القواعد
house-defaults = العودة إلى القواعد الأصلية
house-keep-and-share = حفظ ومشاركة
house-more-time = وقت أطول للاعب واحد
house-more-time-help = لنداء SCORE. وللآخرين الوقت المحدد في القواعد الخاصة.
house-preset-name = اسم الإعداد الجاهز
house-save = حفظ كإعداد جاهز
house-link = رابط هذه القواعد
house-preset-chosen = والآن اضغط «استعمال هذه القواعد».
house-preset-saved = حُفظ بين الإعدادات الجاهزة.
house-preset-name-problem = اكتب اسمًا للإعداد الجاهز أولًا.
house-presets-full = عندك 12 إعدادًا جاهزًا. احذف واحدًا أولًا.
house-rules-changed = قواعد خاصة جديدة. تُلعب بها الأعداد التالية.
# What was not saved when the page was left.
house-kept = ما لم يُحفظ بعد ما زال هنا.
house-take-back = التراجع عن تغييراتي

## Players.

players-title = اللاعبون
players-lead = من لاعبَين إلى ستة لاعبين على شاشة واحدة. لكل لاعب ركن فيه مفتاحان.
players-name = اسم اللاعب { $number }
players-help = اترك الخانة فارغة حيث لا يجلس أحد. تبقى الأسماء على هذا الجهاز.
players-together = اللعب معًا
players-alone = اللعب وحدك
players-clear-points = تصفير كل النقاط
players-screen = الشاشة
players-flat = الشاشة موضوعة على طاولة
players-flat-help = تُقلب الأركان البعيدة ليقرأها من يجلس في الجهة الأخرى.
players-too-few = يلزم لاعبان على الأقل. للعب وحدك اختر «اللعب وحدك».
players-seated = لكل لاعب الآن ركن فيه مفتاحان. يمكن أن تأتي الأعداد الأولى.
players-points-cleared = كل النقاط الآن صفر.

## Settings.

settings-lead = لهذا الجهاز. كل تغيير هنا يسري فورًا.
settings-reading = القراءة
settings-text = حجم الحروف
settings-percent = ⁦{ $percent }%⁩
settings-spacing = مسافات أوسع
settings-spacing-help = تتباعد الكلمات والسطور، وكذلك الحروف في اللغات التي لا تتصل حروفها. هذا يساعد بعض من لديهم عسر القراءة.
settings-playing = اللعب
settings-hand = لليد اليسرى
settings-hand-help = حين يكون الهاتف بالعرض تكون الأزرار على يسار الأعداد، وعلى الشاشة العريضة يكون المؤقت والنقاط هناك. هكذا الأمر في العربية دائمًا. والحساب يُقرأ من اليسار إلى اليمين.
settings-keys = اللعب بمفاتيح مفردة
settings-keys-help = المفتاح R للرمي أو التوزيع، وS وI للنداء، والأرقام والعمليات للخطوات. أوقف هذا إذا أزعجتك المفاتيح.
settings-installed = على الشاشة الرئيسية وفي المتصفح
settings-installed-apart = على iPhone وiPad وMac، اللعبة المضافة إلى الشاشة الرئيسية أو إلى Dock واللعبة في المتصفح جهازان: ما يحفظه أحدهما من نقاط وتدريب ومقعد عند طاولة مجموعة ليس في الآخر.
settings-installed-carry = يمكن للإحصاءات أن تحفظ تدريبك ملفًا في أحدهما وتفتحه في الآخر. الرابط الممسوح يفتح المتصفح: انسخه هناك والصقه هنا، رابط الطاولة في «الانضمام إلى طاولة»، ورابط رمز التدريب في «الإحصاءات».
settings-installed-paste = الانضمام إلى طاولة

## Experiment.

experiment-title = المختبر
experiment-lead = أعداد من اختيارك، وهدف من اختيارك. لا شيء هنا يُحسب في النقاط.
experiment-numbers = الأعداد
experiment-numbers-help = من عددين إلى 6 أعداد، من 0 إلى 999. اترك خانة فارغة لينقص عدد.
experiment-number = العدد { $number }
experiment-lay-out = وضع الأعداد
experiment-solve = إظهار كل الحلول
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = انتهت الجولة. يمكن إظهار الحلول الآن.
experiment-your-numbers = أعدادك
experiment-bench = التجربة باليد
# The clock of a call runs at the table meanwhile.
experiment-call-runs = على الطاولة نداء مفتوح.
experiment-to-the-table = إلى الطاولة
experiment-close = إغلاق المختبر
experiment-start-again = البدء من جديد
experiment-try = حاول تكوين { $goal }. التراجع ممكن في كل وقت.
experiment-reached = { $goal }! هذه طريقة.
experiment-missed = هذا ليس { $goal }. تراجع، أو ابدأ من جديد.

### Group play.

## The lobby

group-title = اللعب في مجموعة
group-lead = لكل من على الطاولة شاشة، والجميع يرون الأعداد نفسها. من يكوّن الهدف أولًا؟
group-no-table-yet = لست على أي طاولة بعد: اختر مجموعة، أو أنشئ طاولة، أو انضم إلى طاولة.
group-not-kept = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة: إذا أعدت تحميلها أو أغلقتها فستفقد مقعدك عند الطاولة.
group-your-name = اسمك
group-your-name-help = يكفي الاسم الأول أو اسم مستعار. يراه كل من على الطاولة.
group-where-to-play = مكان اللعب
group-a = المجموعة A
group-b = المجموعة B
group-open-to-everybody = مفتوحة للجميع
group-make-a-table = إنشاء طاولة
group-make-help = إدارتها لك: أعطها اسمًا، مثل «الصف 5 ب»، واختر Score أو 24. بعد ذلك أنشئ تحت «دعوة» مفتاحًا تديرها به من أي متصفح.
group-for-a-class = لصف مدرسي
group-for-a-class-help = يلعب الجميع معًا، كل على لوحته. الدردشة متوقفة، ومن يأتي ينتظر إلى أن يُسمح له بالدخول.
group-game = اللعبة
group-game-score = Score
group-game-24 = 24
group-make-the-table = إنشاء الطاولة
group-elsewhere = طاولة أخرى، أو المشاهدة فقط
group-join-a-table = الانضمام إلى طاولة
group-join-help = اسمها أو رمزها كما تعرضه الإدارة، أو رابط أُرسل إليك.
group-join-installed = أنت تلعب في اللعبة المثبّتة. قد يفتح الرابط الممسوح المتصفح بدلًا منها، وعلى iPhone أو iPad أو Mac هما جهازان لكل منهما مقعده. انسخ الرابط هناك والصقه هنا، أو اكتب الرمز.
group-join-the-table = انضمام
group-go-private = اللعب وحدك
group-one-screen = اللعب على شاشة واحدة
group-looking-for-table = جارٍ البحث عن الطاولة …
group-choose-table = اختر الآن طاولة في الأسفل.
group-which-table = اكتب اسم الطاولة أو رمزها، أو الصق رابطًا.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = يؤدي هذا الرابط إلى موقع آخر، { $host }، له طاولاته الخاصة. افتحه في المتصفح.
group-pasted-open = افتح { $host }
group-pasted-no-link = لا يؤدي هذا الرابط إلى أي طاولة ولا إلى أي صفحة من هذه اللعبة. اطلب رمز الطاولة ممن أرسله.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = الانضمام إلى المجموعة { $table }
group-come-to-table = الانضمام إلى الطاولة { $table }
group-come-as-host = إدارة الطاولة { $table } هنا
group-come-as-host-help = في رابطك مفتاح الإدارة. المتصفح الذي يدير الطاولة الآن يُخرَج منها. من دون اسم يبقى لك الاسم الذي لك هناك.
group-are-you = هناك مقعد على هذه الطاولة في هذا الجهاز باسم { $name }. من أنت؟
group-i-am = أنا { $name }، واسمي الآن { $new }
group-own-seat = أنا { $new }، وأريد مقعدًا لي
group-take-name = الدخول باسم «{ $name }»
group-ask-again = طلب مرة أخرى
group-was-here = كان { $name } على هذه الطاولة في علامة التبويب هذه. إن كنت شخصًا آخر فاكتب اسمك.
group-play-on-as = متابعة اللعب باسم «{ $name }»
group-name-taken = هذا الاسم مستعمل. الاسم «{ $free }» متاح. إن كان هذا أنت على جهاز آخر فادخل باسم «{ $free }»، ويمكن للمضيف أن يعطيك مكانك.
group-no-relay = لا يوجد خادم للعبة على هذا العنوان، فلا يمكن الوصول إلى الآخرين من هنا. يمكنك اللعب وحدك، أو مع غيرك على شاشة واحدة.
group-no-network = لا يوجد اتصال بالإنترنت، فلا يمكن الوصول إلى الآخرين الآن. تعيد هذه الصفحة المحاولة تلقائيًا. حتى ذلك الحين يمكنك اللعب وحدك، أو مع غيرك على شاشة واحدة.
# After why no relay can be reached.
group-play-without = يمكنك اللعب وحدك، أو مع غيرك على شاشة واحدة.

## The connection

group-connection = الاتصال
group-offline = لا يوجد اتصال بالإنترنت.
group-sockets-blocked = خادم اللعبة يجيب، لكن الاتصال المباشر به محجوب في الطريق. استعمل شبكة أخرى، أو اطلب من المسؤولين عن هذه الشبكة السماح باتصالات WebSocket.
group-sign-in = تجيب صفحة أخرى بدلًا من هذا الموقع: ربما تطلب الشبكة تسجيل الدخول. افتح أي موقع آخر في تبويب جديد وسجّل الدخول هناك.
group-reconnecting = جارٍ إعادة الاتصال. مقعدك ونقاطك محفوظة، ولا يضيع شيء.
group-reconnecting-call = جارٍ إعادة الاتصال. لا يقف مؤقت الطاولة إلا إذا غاب الخادم نفسه.
group-relay-away = مقعدك ونقاطك محفوظة، ولا يضيع شيء.
group-relay-away-call = مؤقت الطاولة واقف، ويستمر عند عودة الخادم.
group-own-outage = مقعدك ونقاطك محفوظة.
group-own-outage-call = مقعدك محفوظ، لكن مؤقت الطاولة مستمر.
group-tried-for-seconds = { $seconds ->
    [zero] بدأت المحاولة الآن.
    [one] منذ ثانية واحدة.
    [two] منذ ثانيتين.
    [few] منذ { $seconds } ثوانٍ.
    [many] منذ { $seconds } ثانية.
   *[other] منذ { $seconds } ثانية.
}
group-tried-for-minutes = منذ { $minutes } د و{ $seconds } ث.
group-next-try = { $seconds ->
    [zero] المحاولة التالية الآن.
    [one] المحاولة التالية بعد ثانية واحدة.
    [two] المحاولة التالية بعد ثانيتين.
    [few] المحاولة التالية بعد { $seconds } ثوانٍ.
    [many] المحاولة التالية بعد { $seconds } ثانية.
   *[other] المحاولة التالية بعد { $seconds } ثانية.
}
group-tries-by-itself = تُدخلك هذه الصفحة تلقائيًا عندما يتوفر مكان.
group-try-now = المحاولة الآن
group-play-here = اللعب هنا
group-load-again = إعادة تحميل الصفحة
group-leave = مغادرة
group-not-sent = لا يوجد اتصال الآن، فلم يُرسل ذلك.
group-no-connection = لا يوجد اتصال الآن.
group-new-table = الطاولة التي كنت عليها لم تعد موجودة. هذه طاولة جديدة بالاسم نفسه.

## The waiting room

group-waiting-title = ستسمح لك الإدارة بالدخول
group-waiting-help = اترك هذه الصفحة مفتوحة: تستمر تلقائيًا.
group-waiting-long = إذا لم يدخلك أحد فأخبر المضيف. هل أنت المضيف؟ افتح رابط مفتاحك على هذا الجهاز.
group-go-back = رجوع
group-asking = طلبت الدخول إلى «{ $table }» باسم { $name }.
group-asking-to-look-on = طلبت المشاهدة على «{ $table }». رقمك { $number }.
group-asking-again = انقطع الاتصال، وتعيد هذه الصفحة الطلب تلقائيًا.

## Beside the table

group-side = المجموعة
group-what-is-shown = ما يُعرض
group-tab-players = اللاعبون
group-tab-invite = دعوة
group-tab-live = الصف
group-tab-you = أنت
group-looking-on = مشاهدة فقط
group-somebody = أحد اللاعبين
# A key under a table that is shown to a whole room.
group-projector-solutions = الحلول
group-close-projector = { $waiting ->
    [0] إغلاق هذا العرض
   *[other] إغلاق هذا العرض · في الانتظار: { $waiting }
}

## Who comes and goes, and what happens

group-two-names = { $first } و{ $second }
group-name-and-others = { $first } وآخرون ({ $others })
group-came = على الطاولة الآن: { $names }.
group-went = { $count ->
   *[other] غياب: { $names }.
}
group-were-removed = { $count ->
   *[other] تم إبعاد { $names } عن الطاولة.
}
group-ask-to-come-in = { $count ->
   *[other] في انتظار الدخول: { $names }.
}
group-you-host = إدارة الطاولة لك الآن.
group-hosts = إدارة الطاولة الآن: { $name }.
group-you-stand-in = النيابة عن الإدارة لك الآن: يمكنك جلب أعداد جديدة وإنهاء الجولة.
group-stands-in = النيابة عن الإدارة: { $name }.
group-left = مغادرة نهائية: { $name }.
group-let-in-as = سمحت لك الإدارة بالدخول باسم { $name }.
group-you-are-handed = أعطتك الإدارة مقعد { $name } مع نقاطه.
group-is-handed = { $name }: اللعب مستمر على جهاز آخر بالنقاط نفسها.
group-plays-24 = لعبة الطاولة الآن 24.
group-rules-changed = تغيّرت القواعد الخاصة.
group-anyone-rolls = يجوز الآن للجميع جلب أعداد جديدة.
group-host-rolls = من الآن تجلب الإدارة الأعداد الجديدة.
group-last-scorer-rolls = من الآن يجلب الأعداد الجديدة آخر من كسب نقطة.
group-way-is-call = من الآن ينادي واحد ويعرض طريقته على الجميع.
group-way-is-everyone = من الآن يلعب الجميع معًا، كل على لوحته.
group-way-is-race = من الآن يتسابق الجميع معًا، لكل واحد رمياته.
group-race-started = يبدأ سباق جديد.
group-paused = اللعبة متوقفة مؤقتًا.
group-lengthened = زاد وقت الجولة { $seconds } ثانية.
group-resumed = اللعبة مستمرة.
group-locked = الطاولة مقفلة.
group-unlocked = الطاولة مفتوحة من جديد.
group-chat-on = الدردشة تعمل.
group-chat-off = الدردشة متوقفة.
group-you-are-muted = أوقفت الإدارة رسائلك.
group-you-may-write = يمكنك كتابة الرسائل من جديد.
group-you-may-call = يمكنك النداء من جديد.
group-you-may-play = الإدارة تسمح لك باللعب في هذه الجولة.
group-may-come-back = { $count ->
   *[other] العودة مسموحة: { $names }.
}
group-you-are-co-host = لك الآن إدارة مشاركة: كل أدوات الإدارة عندك.
group-is-co-host-now = إدارة مشاركة الآن: { $name }.
group-no-co-host = لا توجد إدارة مشاركة بعد الآن.
group-name-fixed = اسمك من الآن كما اختارته الإدارة: { $name }.
group-you-are-in-team = أنت الآن في فريق { $team }.
group-teams-set = عدد الفرق الآن { $count }. لكل فريق النقاط التي يكسبها أعضاؤه من الآن.
group-teams-end = لم تعد هناك فرق.
group-you-sit-at = أنت الآن على الطاولة { $table }.
group-tables-set = { $count ->
    [zero] لا طاولات صغيرة الآن.
    [one] الجميع الآن على طاولة صغيرة واحدة.
    [two] الجميع الآن على طاولتين صغيرتين.
    [few] الجميع الآن على { $count } طاولات صغيرة.
    [many] الجميع الآن على { $count } طاولة صغيرة.
   *[other] الجميع الآن على { $count } طاولة صغيرة.
}
group-tables-end = الجميع من جديد حول طاولة واحدة.
group-waiting-room-on = من يأتي الآن ينتظر إلى أن تسمح له الإدارة بالدخول.
group-waiting-room-off = الدخول الآن بلا انتظار.
group-watchers-sent-away = من يريد المشاهدة ينتظر إلى أن تسمح له الإدارة.
group-watchers-free = المشاهدة مسموحة للجميع من جديد.
group-newcomers-are-muted = القادمون الجدد لا يكتبون.
group-newcomers-may-write = القادمون الجدد يكتبون.

## The players

group-players = اللاعبون
group-nobody-else = لا أحد غيرك هنا بعد: في «دعوة» طريقة دخول الآخرين.
group-scoreboard = لوحة النقاط
group-is-you = أنت
group-is-host = إدارة
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (الإدارة)
group-is-co-host = إدارة مشاركة
group-is-stand-in = نيابة
group-is-away = غياب
group-is-muted = بلا رسائل
group-is-without-calls = بلا نداءات
group-goals = { $count ->
    [zero] لا أهداف
    [one] هدف واحد
    [two] هدفان
    [few] { $count } أهداف
    [many] { $count } هدفًا
   *[other] { $count } هدف
}
group-tools-for = أدوات الإدارة: { $name }
group-forbid-calls = منع النداء
# How much time one player has; beside it a choice.
group-time-for-one = الوقت
group-time-for-one-help = لا يُخبَر الآخرون بذلك.
group-time-for-one-none = لا ساعة هنا الآن، فلن يغيّر الوقت الإضافي شيئًا.
group-allow-calls = السماح بالنداء
group-let-play = السماح باللعب في هذه الجولة
group-mute = منع الرسائل
group-unmute = السماح بالرسائل
group-remove = إبعاد
group-make-co-host = منح إدارة مشاركة
group-unmake-co-host = إنهاء الإدارة المشاركة
group-close = إغلاق
group-new-name = اسم جديد
group-rename = تغيير الاسم
group-removed = تم الإبعاد
group-take-back = إرجاع
group-take-all-back = إرجاع الجميع
# For those who do not see beside whose name the button is.
group-take-back-name = إرجاع { $name }
group-namesakes = أسماء من تم إبعادهم
group-namesake = { $name }: هذا اسم لاعب تم إبعاده.
group-remove-name = إبعاد { $name }
group-remove-and-ask = إبعاد، واسألني قبل أن يدخل أحد
group-let-stay = السماح بالبقاء

## The chat

group-chat = الدردشة
group-chat-tab = { $unread ->
    [0] الدردشة
   *[other] الدردشة · جديد: { $unread }
}
group-messages = الرسائل
group-your-message = رسالتك
group-send = إرسال
group-chat-is-off = الدردشة متوقفة على هذه الطاولة.
group-chat-empty = لم يكتب أحد بعد. ابدأ بالتحية!
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = سحب
group-unsaid = انقطع الاتصال في تلك اللحظة. انظر هل وصلت رسالتك، وإن لم تصل فأرسلها مرة أخرى.

## The invitation

group-invite-others = دعوة آخرين
group-invite-public = { $name } مفتوحة للجميع. هذا هو الطريق إليها:
group-invite-by-code = ينضم الآخرون إلى «{ $name }» بهذا الرمز أو بالرابط:
group-invite-by-name = ينضم الآخرون إلى «{ $name }» باسمها، أو بهذا الرمز، أو بالرابط:
group-link = رابط هذه الطاولة
group-for-projector = على جهاز العرض
group-watch-link = فتح صفحة لجهاز العرض
# { $table } is the name of a table.
group-class-ready = «{ $table }» مفتوحة
group-class-ready-help = يمسح التلاميذ هذا الرمز، أو يفتحون العنوان ويكتبون رمز الطاولة.
group-host-key = الإدارة من أي متصفح
group-host-key-help = بهذا المفتاح يصبح أي متصفح مديرًا لهذه الطاولة: إذا فقد هذا المتصفح بياناته، أو إذا تابعت على حاسوب آخر. احفظه حيث لا يراه أحد من الصف. المفتاح الجديد يلغي السابق.
group-host-key-make = إنشاء مفتاح الإدارة
group-host-key-another = إنشاء مفتاح آخر
group-host-key-sure = إنشاء مفتاح آخر وإلغاء الأخير
group-host-key-keep = الاحتفاظ بالأخير
group-host-key-link = رابط الإدارة
group-host-key-save = تنزيل المفتاح
group-host-key-print = الطباعة مع الدعوة
group-host-key-hide = إخفاء المفتاح
# A file’s name.
group-host-key-file = { $table } { $date } مفتاح الإدارة.txt
group-open-wall = فتح صفحة الحائط
group-class-begin = ابدأ
group-class-here = التلاميذ الحاضرون: { $count }
group-watch-help = تُظهر الطاولة فقط ولا تشغل مقعدًا. انقل نافذتها إلى جهاز العرض، فلها هناك مكان دائمًا، أو افتحها على حاسوب آخر، واحتفظ بهذه الصفحة لنفسك.
group-project = عرض هذه الصفحة نفسها
group-project-help = إذا كانت عندك شاشة واحدة فقط. هناك يأتي المفتاح R بأعداد جديدة، وزر «إغلاق هذا العرض» يعيد الباقي.
group-watch-table = مشاهدة فقط

## The host's tools

group-host-tools = أدوات الإدارة
group-host-tab = { $waiting ->
    [0] الإدارة
   *[other] الإدارة · في الانتظار: { $waiting }
}
group-standing-in = غياب: { $maker }. يمكنك إلى حين العودة جلب أعداد جديدة وإنهاء الجولة.
group-standing-in-for-nobody = من أنشأ هذه الطاولة غادرها. يمكنك جلب أعداد جديدة وإنهاء الجولة.
group-end-round = إنهاء الجولة
group-end-with-points = إنهاؤها بنقاط
group-end-without-points = إنهاؤها بلا نقاط
group-yes-end = نعم، إنهاؤها
group-play-on = متابعة اللعب
group-end-nobody-called = هل تنتهي هذه الجولة؟ لم يناد أحد، فلا نقاط لأحد.
group-end-no-points = هل تنتهي هذه الجولة؟ النداء المفتوح لا يعطي أحدًا نقاطًا.
group-end-score = هل تنتهي هذه الجولة؟ مع النقاط يُحسب أن SCORE من { $score } بلا طريقة معروضة.
group-end-impossible = هل تنتهي هذه الجولة؟ مع النقاط يُحسب أن «مستحيل» من { $impossible } قد ثبت.
group-end-both-same = هل تنتهي هذه الجولة؟ مع النقاط يُحسب أن SCORE من { $score } بلا طريقة معروضة، وأن «مستحيل» من اللاعب نفسه قد ثبت.
group-end-both = هل تنتهي هذه الجولة؟ مع النقاط يُحسب أن SCORE من { $score } بلا طريقة معروضة، وأن «مستحيل» من { $impossible } قد ثبت.
group-end-everyones = هل تنتهي هذه الجولة؟ عدد الإجابات { $given } من { $expected }.
group-end-everyones-no-points = هل تنتهي هذه الجولة؟ عدد الإجابات { $given } من { $expected }، ولا نقاط لأحد.
group-pause = إيقاف مؤقت
group-more-time-for-all = وقت أطول للجميع
group-half-minute-more = + 30 ث
group-minute-more = + 1 د
group-race-anew = أتبدأ سباقًا جديدًا؟ تذهب نقاط هذا السباق وأهدافه.
group-race-shared = سباق إلى ثلاثة أهداف مع Score. عدد اللاعبين: { $players }
group-go-on = متابعة
group-deal = توزيع أعداد من اختيارك
group-deal-these = توزيع هذه الأعداد
group-way = طريقة اللعب
group-way-who = من يحل الأعداد
group-way-call = أول من ينادي
group-way-everyone = الجميع معًا
group-way-race = سباق، الجميع معًا
group-play-at-once = ليلعب الجميع معًا
group-way-clock = مدة الجولة بالثواني
group-way-clock-help = من 30 إلى 600، أو فارغة بلا مؤقت.
group-way-clock-problem = مدة الجولة من 30 إلى 600 ثانية، والخانة الفارغة تعني بلا مؤقت.
group-way-points = للإجابات نقاط
group-way-points-help = للإجابة الصحيحة نقطة.
group-way-first-three = لأول ثلاث إجابات صحيحة نقطة إضافية
group-way-wrong = «مستحيل» الخاطئ يكلّف نقطة
group-way-help = مع طريقة لعب أخرى تُرفع الأعداد الموجودة على الطاولة.
group-use-way = اللعب بهذه الطريقة
group-anyone = يجوز للجميع جلب أعداد جديدة
group-anyone-help = تُرفع الأعداد التي قد يفكر فيها آخرون إذا طلب ذلك أكثرهم.
group-host-help = جلب الأعداد من حقك وحق الإدارة المشاركة.
group-last-scorer-help = حسب القواعد الخاصة: جلب الأعداد من حق آخر من كسب نقطة ومن حقك.
group-waiting-room = اسألني قبل أن يدخل أحد
group-waiting-room-help = من يأتي ينتظر إذنك بالدخول.
group-watchers-wait = اسألني قبل أن يشاهد أحد
group-watchers-wait-help = يُخرج كل من يشاهد فقط الآن، ما عدا الصفحات التي فتحتها في هذا المتصفح.
group-visitor-looks-on = طلب مشاهدة ({ $number })
group-visitors = { $count ->
    [0] لا أحد في الانتظار
    [one] شخص واحد في الانتظار
    [two] شخصان في الانتظار
    [few] { $count } أشخاص في الانتظار
    [many] { $count } شخصًا في الانتظار
   *[other] { $count } شخص في الانتظار
}
group-let-in = سماح بالدخول
group-turn-away = رفض
group-may-be = ربما جاء هذا الطلب من { $name }. مقعد { $name } خالٍ الآن، وفيه { $points ->
    [1] نقطة واحدة.
    [2] نقطتان.
    [zero] { $points } نقطة.
    [one] ⁦{ $points }⁩ نقطة.
    [two] ⁦{ $points }⁩ نقطة.
    [few] ⁦{ $points }⁩ نقاط.
    [many] ⁦{ $points }⁩ نقطة.
   *[other] ⁦{ $points }⁩ نقطة.
}
group-somebody-may-be = ربما { $newcomer } و{ $name } شخص واحد. مقعد { $name } خالٍ الآن، وفيه { $points ->
    [1] نقطة واحدة.
    [2] نقطتان.
    [zero] { $points } نقطة.
    [one] ⁦{ $points }⁩ نقطة.
    [two] ⁦{ $points }⁩ نقطة.
    [few] ⁦{ $points }⁩ نقاط.
    [many] ⁦{ $points }⁩ نقطة.
   *[other] ⁦{ $points }⁩ نقطة.
}
group-give-seat = إعطاء ذلك المقعد
group-hand-seat-to = إعطاء هذا المقعد إلى …
group-lost-devices = لاعبون ربما غيّروا أجهزتهم
# For those who do not see beside whose name the button is.
group-let-in-name = سماح بالدخول: { $name }
group-turn-away-name = رفض: { $name }
group-let-all-in = السماح للجميع
group-one-by-one = واحدًا واحدًا
group-wait-to-come-in = في انتظار الدخول: { $count }
group-turn-all-away = رفض الجميع
group-flood = من مكان واحد: { $count }
group-flood-help = كان الوصول خلال دقيقة من الشبكة نفسها: ربما هذا صفك، وربما شخص واحد فتح ألسنة كثيرة.
group-flood-let-in = السماح لهم جميعًا: { $count }
group-flood-turn-away = رفضهم جميعًا: { $count }
group-visitor-namesake = تم إبعاد لاعب بهذا الاسم.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = رقم { $number }
group-lock = قفل الطاولة
group-lock-help = لا يدخل أحد جديد.
group-chat-switch = الدردشة
group-chat-switch-help = يمكن للاعبين الكتابة بعضهم إلى بعض.
group-mute-newcomers = القادمون الجدد لا يكتبون
group-mute-newcomers-help = من يجلس من الآن لا يكتب شيئًا حتى تسمح له في قسم اللاعبين.
group-csv-save = تنزيل لوحة النقاط
group-csv-copy = نسخ لوحة النقاط
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } لوحة النقاط.csv
group-print = طباعة لوحة النقاط
group-csv-name = الاسم
group-csv-points = النقاط
group-save-instead = هذا المتصفح لا يسمح للصفحة بالنسخ. نزّل اللوحة بدلًا من ذلك.
group-house-rules = القواعد الخاصة
group-rules-help = مع القواعد الجديدة تُرفع الأعداد الموجودة على الطاولة.
group-use-rules = استعمال هذه القواعد
group-remove-newcomers = إبعاد من انضم قبل قليل …
group-newcomers = { $count ->
    [0] لم ينضم أحد في الدقائق الخمس الأخيرة.
    [one] انضم لاعب واحد في الدقائق الخمس الأخيرة.
    [two] انضم لاعبان في الدقائق الخمس الأخيرة، والأحدث أولًا.
    [few] انضم { $count } لاعبين في الدقائق الخمس الأخيرة، والأحدث أولًا.
    [many] انضم { $count } لاعبًا في الدقائق الخمس الأخيرة، والأحدث أولًا.
   *[other] انضم { $count } لاعب في الدقائق الخمس الأخيرة، والأحدث أولًا.
}
# { $deed } is one of the next four.
group-newcomer = قبل { $seconds } ث، { $deed }
group-newcomer-nothing = لا نشاط بعد
group-newcomer-wrote = كتابة رسائل
group-newcomer-played = لعب
group-newcomer-called = نداء
group-newcomer-gone = { $said }، غياب
group-newcomers-help = المختارون هم من يبدو دخولهم مزاحًا: جاءوا دفعة واحدة أو بأسماء متشابهة، ولم يفعلوا شيئًا. تبقى مقاعدهم محفوظة، ويمكنك إرجاعهم من «اللاعبون».
group-remove-chosen = { $count ->
    [zero] إبعاد 0 لاعب
    [one] إبعاد لاعب واحد
    [two] إبعاد لاعبَين
    [few] إبعاد { $count } لاعبين
    [many] إبعاد { $count } لاعبًا
   *[other] إبعاد { $count } لاعب
}
group-zero = تصفير كل النقاط …
group-zero-help = يضيع نهائيًا كل ما كسبه الجميع وما خسروه.
group-yes-zero = نعم، تصفير كل النقاط
group-clear = إخلاء الطاولة …
group-clear-help = يخرج الجميع. تُحذف الأسماء والنقاط والرسائل فورًا ونهائيًا.
group-yes-clear = نعم، إخلاء الطاولة

## Small tables

group-small-tables = طاولات صغيرة
group-small-tables-help = يلعب الصف على طاولات صغيرة، كلها بالأعداد نفسها، ولكل طاولة نداءاتها. كلما جاءت أعداد جديدة تغيّر جلوس الجميع. تُرفع الأعداد الموجودة الآن على الطاولة.
group-table-size = عدد اللاعبين على الطاولة
group-split-into-tables = عمل طاولات صغيرة
group-seat-anew = تغيير جلوس الجميع
group-one-table = العودة إلى طاولة واحدة
group-so-many-tables = { $count ->
    [zero] لا توجد طاولات صغيرة.
    [one] توجد طاولة صغيرة واحدة.
    [two] توجد طاولتان صغيرتان.
    [few] توجد { $count } طاولات صغيرة.
    [many] توجد { $count } طاولة صغيرة.
   *[other] توجد { $count } طاولة صغيرة.
}
group-table-number = الطاولة { $table }
group-your-table = طاولتك: { $table }
group-table-no-roll = لا أعداد بعد
group-table-thinks = تفكير
group-table-called = { $name }: { $call }
group-table-solved = عُرضت طريقة: { $name }
group-table-stood = بقي «مستحيل» من { $name } قائمًا
group-table-ended = انتهت
group-tables-progress = انتهى من الطاولات { $finished } من { $count }.
group-ways-wait = تظهر الحلول عندما تنتهي كل الطاولات.
group-tables-finished = { $count ->
    [zero] لا توجد طاولات.
    [one] انتهت الطاولة.
    [two] انتهت الطاولتان.
    [few] انتهت الطاولات كلها، وعددها { $count }.
    [many] انتهت الطاولات كلها، وعددها { $count }.
   *[other] انتهت الطاولات كلها، وعددها { $count }.
}
group-end-tables = هل تنتهي هذه الجولة؟ { $open ->
    [zero] لا طاولة تلعب الآن.
    [one] طاولة واحدة ما زالت تلعب.
    [two] طاولتان ما زالتا تلعبان.
    [few] { $open } طاولات ما زالت تلعب.
    [many] { $open } طاولة ما زالت تلعب.
   *[other] { $open } طاولة ما زالت تلعب.
} مع النقاط يُحسب SCORE المفتوح بلا طريقة معروضة، ويُحسب «مستحيل» المفتوح ثابتًا.
group-end-tables-no-call = هل تنتهي هذه الجولة؟ { $open ->
    [zero] لا طاولة تلعب الآن.
    [one] طاولة واحدة ما زالت تلعب، ولم يناد أحد هناك.
    [two] طاولتان ما زالتا تلعبان، ولم يناد أحد هناك.
    [few] { $open } طاولات ما زالت تلعب، ولم يناد أحد هناك.
    [many] { $open } طاولة ما زالت تلعب، ولم يناد أحد هناك.
   *[other] { $open } طاولة ما زالت تلعب، ولم يناد أحد هناك.
}

## Teams

group-teams = الفرق
group-teams-help = يُقسم الجميع إلى فرق بالقرعة، بأعداد متقاربة قدر الإمكان. لكل فريق النقاط التي يكسبها أعضاؤه بعد ذلك.
group-teams-count = عدد الفرق
group-make-teams = تكوين فرق
group-new-teams = تكوين فرق جديدة
group-end-teams = إلغاء الفرق
group-team-move = نقل
group-team-to = إلى فريق
group-team-put = نقل
group-team-circle = الدائرة
group-team-triangle = المثلث
group-team-square = المربع
group-team-star = النجمة
group-team-cross = الزائد
group-team-drop = القطرة

## The live board of a class

group-live = ما يجري عند كل تلميذ
group-live-empty = لكل تلميذ مكان هنا عندما تكون على الطاولة أعداد.
group-live-order = ترتيب الخانات
group-live-by-help = المساعدة أولًا
group-live-by-name = حسب الاسم
group-count-working = قيد الحساب: { $count }
group-count-help = { $count ->
   *[other] ربما بحاجة إلى مساعدة: { $count }
}
group-count-has-it = { $count ->
   *[other] وُجد الحل: { $count }
}
group-count-impossible = «مستحيل»: { $count }
group-count-away = غياب: { $count }
group-count-no-answer = بلا إجابة: { $count }
group-state-working = قيد الحساب
group-state-help = بحاجة إلى مساعدة؟
group-state-has-it = وُجد الحل
group-state-no-answer = بلا إجابة
group-steps = { $count ->
    [zero] لا خطوات
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
}
group-hints = { $count ->
    [zero] لا تلميحات
    [one] تلميح واحد
    [two] تلميحان
    [few] { $count } تلميحات
    [many] { $count } تلميحًا
   *[other] { $count } تلميح
}
group-so-many-players = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
group-different-solutions = { $count ->
    [zero] لا حلول
    [one] حل واحد
    [two] حلان مختلفان
    [few] { $count } حلول مختلفة
    [many] { $count } حلًا مختلفًا
   *[other] { $count } حل مختلف
}
group-board-of = لوحة { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [zero] لم يجد الصف أي حل
    [one] وجد الصف حلًا واحدًا
    [two] وجد الصف حلين مختلفين
    [few] وجد الصف { $count } حلول مختلفة
    [many] وجد الصف { $count } حلًا مختلفًا
   *[other] وجد الصف { $count } حل مختلف
}
group-class-found-none = لم يجد الصف أي حل
group-class-page = الصفحة { $page } من { $pages }
group-class-pages-stop = أوقف التقليب
group-class-pages-go-on = قلّب تلقائيًا
group-class-impossible = { $count ->
    [zero] لم يجب أحد بـ «مستحيل».
    [one] أجاب لاعب واحد بـ «مستحيل».
    [two] أجاب لاعبان بـ «مستحيل».
    [few] أجاب { $count } لاعبين بـ «مستحيل».
    [many] أجاب { $count } لاعبًا بـ «مستحيل».
   *[other] أجاب { $count } لاعب بـ «مستحيل».
}
group-class-impossible-names = إجابة «مستحيل» من: { $names }.
group-show-names = إظهار الأسماء
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = من { $count } أجابوا

## The player's own seat

group-you = أنت
group-change = تغيير
group-step-out = اللعب وحدك لبعض الوقت
group-step-out-help = مقعدك ونقاطك في انتظارك.
group-next-player = لاعب آخر على هذا الجهاز
group-next-player-help = مكانك ونقاطك بانتظارك هنا.
group-next-player-short = لاعب آخر
group-go-private-short = اللعب وحدك
group-leave-table = مغادرة الطاولة …
group-leave-table-help = يمكن لغيرك أن يجلس في مقعدك بعد ذلك. وإذا عدت بهذا المتصفح، نلت مقعدًا جديدًا ومعه نقاطك.
group-yes-leave = نعم، مغادرة الطاولة

## Why a group refuses something

group-refused-locked = قفلت الإدارة الطاولة: لا يمكن أن يدخل أحد جديد الآن.
group-refused-removed = أبعدتك الإدارة عن هذه الطاولة.
group-refused-stale = كان ذلك عن أعداد سابقة. على الطاولة الآن أعداد أخرى.
group-refused-nobody-hosts = لا إدارة لهذه الطاولة، فلا يمكن لأحد تغيير ذلك هنا.
group-refused-yourself = لا يمكنك فعل ذلك مع نفسك.
group-refused-roll-first = حدث الكثير منذ جاءت هذه الأعداد. اجلب أعدادًا جديدة أولًا.
group-refused-chat-off = الدردشة متوقفة على هذه الطاولة.
group-refused-muted = أوقفت الإدارة رسائلك.
group-refused-calls-forbidden = الإدارة لا تسمح لك بالنداء في الوقت الحالي.
group-refused-looks-on = دخلت في منتصف هذه الجولة، لذلك تشاهد حتى الجولة التالية أو حتى تسمح لك الإدارة باللعب.
group-refused-other-on-device = كان شخص آخر من هذا الجهاز على الطاولة في هذه الرمية، لذلك تلعب من الرمية التالية.
group-refused-removed-on-device = أزال المضيف لاعبًا آخر من هذا الجهاز، لذلك عليه هو أن يُدخلك. اسأله.
group-refused-no-vote = من لا نداء له على هذه الأعداد لا يمكنه طلب رفعها.
group-refused-not-sayable = في الرسالة من 1 إلى 200 رمز يمكن رؤيته.
group-refused-too-fast = كان ذلك سريعًا جدًا. انتظر لحظة.
group-refused-not-the-maker = من أنشأ هذه الطاولة لا يمكن لأحد منعه من الكتابة أو إبعاده أو تغيير اسمه.
group-refused-maker-only = لا يمكن ذلك إلا لمن أنشأ هذه الطاولة.
group-refused-name-fixed = اختارت الإدارة اسمك، فلا يمكنك تغييره.
group-refused-visitor-gone = لم يعد هذا الطلب في الانتظار.
group-refused-no-newcomers = لم ينضم أحد في الدقيقة الأخيرة.
group-refused-team-count = عدد الفرق من اثنين إلى ستة.
group-refused-empty-team = سيبقى بذلك فريق بلا أعضاء. اجعل الفرق أقل، أو ضع في كل فريق عضوًا.
group-refused-twice-in-teams = لا يمكن لأحد أن يكون في فريقين.
group-refused-no-such-team = لا يوجد فريق كهذا.
group-refused-table-size = على الطاولة الصغيرة من ثلاثة إلى ستة لاعبين.
group-refused-too-few-for-tables = تحتاج الطاولات الصغيرة إلى ثلاثة لاعبين على الأقل غير الإدارة.
group-refused-no-small-tables = لا توجد طاولات صغيرة.
group-refused-no-race = لا سباق على هذه الطاولة.
group-refused-race-over = انتهى هذا السباق بالفوز. يمكن للإدارة، أو لمن ينوب عنها، بدء سباق جديد.
group-refused-race-too-long = قمت بكل ما يتسع له سباق واحد. يمكن للإدارة بدء سباق جديد.
group-refused-hosts-sit-nowhere = لا تجلس الإدارة إلى طاولة صغيرة، بل تمرّ وترى كل الطاولات.
group-refused-no-table-yet = لست على طاولة صغيرة بعد. يكون لك مكان مع الأعداد التالية.
group-refused-nobody-chosen = اختر لاعبًا واحدًا على الأقل ما زال هنا.
group-refused-not-away = هذا المقعد ليس خاليًا. لا يُعطى لجهاز آخر إلا مقعد خالٍ.
group-refused-hosts-keep-seats = مقعد الإدارة يبقى لها، ولا تُعطى مقعدًا آخر.
group-refused-too-often = فعلت ذلك مرات كثيرة. يمكنك ذلك من جديد بعد دقائق قليلة، والسباق مستمر.

## Why a table's name is refused

group-table-name-empty = اكتب اسمًا للطاولة فيه حرف واحد أو رقم واحد على الأقل.
group-table-name-too-long = لا يزيد اسم الطاولة على 20 حرفًا.
group-table-name-invisible = لا يجوز أن يكون في اسم الطاولة رموز لا تُرى.
group-table-name-stacked = لا يجوز أن يزيد ما فوق الحرف الواحد من حركات أو علامات على أربع، ولا تُكتب علامة بلا حرف.
group-table-name-reserved = لا يجوز أن تكون هذه الكلمة في اسم طاولة. اختر اسمًا آخر.

## Why a relay lets nobody in

group-table-exists = توجد طاولة بهذا الاسم. انضم إليها، أو اختر اسمًا آخر.
group-no-such-table = لا توجد طاولة بهذا الاسم أو الرمز.
group-other-tab = أنت على هذه الطاولة في تبويب آخر أو نافذة أخرى.
group-not-here = لا توجد طاولة كهذه على هذا الخادم.
group-too-many-tables = لا مكان لطاولة أخرى الآن.
group-too-many-watchers = عدد المشاهدين على هذه الطاولة كبير بالفعل.
group-busy = يدخل الكثيرون دفعة واحدة الآن.
group-tables-from-here = بلغ عدد الطاولات من شبكتك الحد الذي يسمح به هذا الخادم. انضم إلى إحداها، أو لتُخلِ الإدارة طاولة لا يحتاج إليها أحد، أو اطلب المزيد ممن يشغّل الخادم (⁦--tables-per-address⁩).
group-seats-from-here = بلغ عدد مقاعد شبكتك على هذه الطاولة الحد الذي يسمح به هذا الخادم. لتُبعد الإدارة لاعبًا ليس مكانه هنا، أو اطلب المزيد ممن يشغّل الخادم (⁦--seats-per-address⁩).
group-seat-handed-over = أعطت الإدارة مقعدك على هذه الطاولة، بنقاطه، لجهاز آخر. ادخل باسم آخر، أو اسأل الإدارة إن كان ذلك خطأ.
group-hosted-elsewhere = يدير هذه الطاولة الآن متصفح آخر دخل بمفتاح الإدارة. إن لم يكن ذلك أنت، فافتح رابط مفتاح الإدارة هنا: يُبعَد عندئذٍ المتصفح الآخر.
group-wrong-host-key = هذا ليس مفتاح إدارة هذه الطاولة، أو حل محله مفتاح أحدث. يمكنك الدخول للعب.
group-broken-host-key = مفتاح المضيف في هذا الرابط ناقص أو فيه خطأ. افتح الرابط كله مرة أخرى. يمكنك أيضًا الدخول لاعبًا.
group-seats-of-device = لهذا الجهاز على هذه الطاولة كل المقاعد المسموح بها. ادخل باسم واحد منها، أو بجهاز آخر.
group-newcomers-from-here = يدخل الكثيرون من شبكتك دفعة واحدة. إذا كان ذلك معتادًا فاطلب المزيد ممن يشغّل الخادم (⁦--joins-per-minute⁩).
group-turned-away = لم تسمح لك الإدارة بالدخول. { $seconds ->
    [zero] يمكنك الطلب مرة أخرى الآن.
    [one] يمكنك الطلب مرة أخرى بعد ثانية واحدة.
    [two] يمكنك الطلب مرة أخرى بعد ثانيتين.
    [few] يمكنك الطلب مرة أخرى بعد { $seconds } ثوانٍ.
    [many] يمكنك الطلب مرة أخرى بعد { $seconds } ثانية.
   *[other] يمكنك الطلب مرة أخرى بعد { $seconds } ثانية.
}
group-may-ask-again = يمكنك طلب الدخول مرة أخرى.
group-a-full = المجموعة A ممتلئة. جرّب المجموعة B، أو أنشئ طاولة.
group-b-full = المجموعة B ممتلئة. جرّب المجموعة A، أو أنشئ طاولة.

## Why a relay ends the connection

group-closed-bad-message = لم يفهم خادم اللعبة هذه الصفحة.
group-closed-no-hello = تأخرت هذه الصفحة في بدء الاتصال.
group-closed-old-page = هذه الصفحة والخادم غير متوافقين: أحدهما أقدم. نقاطك محفوظة.
group-closed-taken-over = لعبك مستمر في تبويب آخر أو نافذة أخرى.
group-closed-removed = أبعدتك الإدارة عن الطاولة.
group-closed-left = غادرت الطاولة.
group-closed-cleared = أُخليت الطاولة، وحُذفت أسماؤها ونقاطها.
group-closed-too-slow = لم يستطع هذا الجهاز متابعة الطاولة.
group-closed-restart = يُعاد تشغيل خادم اللعبة.
group-closed-trouble = حدثت مشكلة في الخادم مع هذه الطاولة.
group-framed-title = تلعب المجموعات في تبويب خاص بها
group-framed-text = تعرض صفحة أخرى هذه الصفحة في إطار، وقد تضع أزرارها فوق أزرار طاولتك. افتح اللعبة في تبويب خاص بها: الطريق إلى طاولتك يذهب معك.
group-own-tab = فتح في تبويب خاص

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = تخطيط حصة
lesson-plan-help = أعداد مختارة مسبقًا لصف مدرسي. لا تحتاج إلى شبكة.
lesson-lead = اجمع رميات، ثم وزّعها واحدة بعد الأخرى بضغطة واحدة. الحصة كلها رابط واحد.
lesson-back-to-table = العودة إلى الطاولة
lesson-back-to-group = العودة إلى صفحة المجموعة
lesson-settings = ما يُلعب
lesson-cards = أوراق، كما في لعبة 24
lesson-cards-help = تُستعمل الأعداد الأربعة كلها، ولا دمج.
lesson-add = إضافة رميات
lesson-up-to = في الحصة { $most } رمية على الأكثر.
lesson-level = الصعوبة
lesson-count = عدد الرميات
lesson-count-problem = اختر عددًا صحيحًا من 1 إلى { $most }.
lesson-add-by-level = إضافة رميات كهذه
lesson-stop = إيقاف
lesson-searching = جارٍ البحث عن رميات …
lesson-added = { $count ->
    [zero] لم تُضف رميات.
    [one] أُضيفت رمية واحدة.
    [two] أُضيفت رميتان.
    [few] أُضيفت { $count } رميات.
    [many] أُضيفت { $count } رمية.
   *[other] أُضيفت { $count } رمية.
}
lesson-few-found = { $count ->
    [0] لم توجد رمية كهذه: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
    [one] وُجدت رمية واحدة فقط: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
    [two] وُجدت رميتان فقط: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
    [few] وُجدت { $count } رميات فقط: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
    [many] وُجدت { $count } رمية فقط: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
   *[other] وُجدت { $count } رمية فقط: فهي نادرة بأحجار النرد هذه وبهذا الهدف.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] أكبر عدد من الرميات في الحصة { $most }، فلا مكان للمزيد.
    [one] أكبر عدد من الرميات في الحصة { $most }، وبقي مكان لرمية واحدة.
    [two] أكبر عدد من الرميات في الحصة { $most }، وبقي مكان لرميتين.
    [few] أكبر عدد من الرميات في الحصة { $most }، وبقي مكان لـ { $room } رميات.
    [many] أكبر عدد من الرميات في الحصة { $most }، وبقي مكان لـ { $room } رمية.
   *[other] أكبر عدد من الرميات في الحصة { $most }، وبقي مكان لـ { $room } رمية.
}
lesson-typed = أعداد من اختيارك
lesson-typed-help = رمية في كل سطر، مثل ⁦1 4 5 7⁩: من عددين إلى ستة أعداد صحيحة، من 0 إلى 999.
lesson-add-typed = إضافة هذه الرميات
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = السطر { $line }، وهو «⁦{ $roll }⁩»، ليس رمية: في الرمية من عددين إلى ستة أعداد صحيحة، من 0 إلى 999.
lesson-typed-nothing = اكتب رمية واحدة على الأقل.
lesson-from-link = من رابط
lesson-from-link-help = الصق رابط حصة أخرى أو رابط رمية.
lesson-add-from-link = إضافة من الرابط
lesson-link-empty = ليس في هذا الرابط حصة ولا رمية.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] الرميات
    [one] رمية واحدة
    [two] رميتان
    [few] { $count } رميات
    [many] { $count } رمية
   *[other] { $count } رمية
}
lesson-no-rolls-yet = لا رميات بعد: أضف بعضها.
lesson-unready = يظهر الرابط عندما تصبح الحصة قابلة للعب.
lesson-other-tab = تغيّرت هذه الحصة في تبويب آخر أو نافذة أخرى، وهذا هو الوضع الآن. «التراجع عن آخر تغيير» يعيد ما كان هنا.
lesson-undo = التراجع عن آخر تغيير
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = عدد الرميات في حصة هذا الرابط: { $theirs }. عدد الرميات في خطتك: { $own }. إذا فتحت الحصة حلّت محل خطتك.
lesson-take-link = فتح حصة الرابط
lesson-keep-plan = الاحتفاظ بخطتي
lesson-own-plan = تعذرت قراءة حصة الرابط. هذه خطتك أنت.
lesson-clear = حذف الكل
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = رقم { $number }، ⁦{ $numbers }⁩
lesson-earlier = تقديم: { $roll }
lesson-later = تأخير: { $roll }
lesson-leave-out = حذف: { $roll }
# { $percent } is how much of the work is done.
lesson-rating = جارٍ الحساب … ⁦{ $percent }%⁩
lesson-impossible = مستحيلة

## The link

lesson-link = الرابط
lesson-address = رابط هذه الحصة
lesson-link-help = يفتح هذه الحصة من جديد على أي جهاز. من عنده الرابط يرى الرميات.

## Holding it

lesson-hold = تقديم هذه الحصة
lesson-make-help = تُلعب على طاولة لك، وإدارتها لك. تبقى الدردشة فيها متوقفة إلى أن يتم تشغيلها.
lesson-table = اسم الطاولة
lesson-make = إنشاء طاولة بها
lesson-take-help = تأخذ طاولتك من هذه الحصة الهدف وأحجار النرد وطريقة اللعب.
lesson-take-another-help = تحل محل الحصة الجارية الآن، وتأخذ طاولتك هدفها وأحجار نردها وطريقة لعبها.
lesson-take = نقلها إلى «{ $table }»
lesson-end-round-first = ما زالت جولة مفتوحة: أنهِها أولًا.
lesson-held = الحصة
lesson-on-table = رقم { $number } من { $count } على الطاولة الآن.
lesson-next = التالي: رقم { $number } من { $count }.
lesson-all-played = لُعبت كلها، وعددها { $count }.
lesson-done = بعد هذه الرمية تكون قد لُعبت كلها.
lesson-over = انتهى الدرس
lesson-end-puzzles = المسائل
lesson-end-pupils = التلاميذ
lesson-end-right = الإجابات الصحيحة على هذه الطاولة
lesson-shared = درس مع Score. المسائل: { $puzzles }، التلاميذ: { $pupils }، الإجابات الصحيحة: { $right } من { $all }
lesson-deal = توزيع رقم { $number } من { $count }
lesson-list = محتوى الحصة
lesson-list-help = يمكنك توزيع أعداد أخرى بين الرميات: الحصة تنتظر.
lesson-comes-next = هي التالية
lesson-lies-there = على الطاولة
lesson-was-played = لُعبت
lesson-choose-short = التالية
lesson-choose = جعلها التالية: { $roll }
lesson-end = إنهاء الحصة …
lesson-end-help = تبقى الطاولة كما هي. رابط الحصة يفتحها من جديد من بدايتها.
lesson-yes-end = نعم، إنهاء الحصة

## The report

report-title = التقرير
report-of = التقرير: { $table }
report-hosts-only = تقرير الطاولة لإدارتها فقط.
report-kept = ما فعله كل تلميذ على هذه الطاولة. لا يراه إلا إدارتها، ويبقى محفوظًا إلى أن تُخلى الطاولة، ولا يغيّره تصفير النقاط.
report-help = تُحسب الجولة لكل من له مكان عند نهايتها، حتى لو كان غائبًا. الأوقات من أول ظهور للأعداد إلى الإجابة أو النداء، بلا فترات التوقف. الخطوات هي التي على اللوحات عند نهاية الجولات، وما فيه كسر أو دمج أو عدد سالب يُحسب في عموده أيضًا.
report-saved = نداءات «مستحيل» أنقذها لاعب آخر
report-saved-by = نادى { $caller } «مستحيل» على رميات ممكنة، ثم نادى { $saver } ⁦SCORE⁩ بلا طريقة معروضة. الجولات: { $rounds }.
report-saved-help = كل جولة من هذه أعطت اللاعب الأول نقطة. قد يكون ذلك سوء حظ، لكن لاعبين يكرران ذلك ربما يساعد أحدهما الآخر. يمكنك منع أي منهما من النداء.
report-nobody = لا تلاميذ على الطاولة بعد.
report-print = طباعة التقرير
report-save = تنزيل التقرير
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } تقرير.csv
report-table = الطاولة
report-date = التاريخ
report-name = الاسم
report-team = الفريق
report-points = النقاط
report-rounds = الجولات
report-right = صحيحة
report-wrong-impossible = «مستحيل» خاطئ
report-not-shown = ⁦SCORE⁩ بلا طريقة معروضة
report-without-answer = بلا إجابة
report-mean = متوسط الوقت
report-fastest = أسرع إجابة صحيحة
report-mean-s = متوسط الوقت بالثواني
report-fastest-s = أسرع إجابة صحيحة بالثواني
report-seconds = { $seconds } ث
report-hints = التلميحات
report-steps = الخطوات
report-fractions = فيها كسور
report-joins = فيها دمج
report-negatives = فيها أعداد سالبة

### Practice and the rolls of the day.

## A roll on the board

learn-make = كوّن { $goal } في خطوتين أو ثلاث.
learn-make-of-all = كوّن { $goal } من كل الأعداد.
learn-reached = { $goal }! هذه طريقة.
learn-rightly-impossible = صحيح: لا يمكن لأحد تكوين { $goal } من هذه الأعداد.
learn-wrongly-impossible = توجد طريقة لتكوين { $goal }. انظر مرة أخرى.
learn-shown = هذه أسهل طريقة لتكوين { $goal }.
learn-shown-impossible = لا يمكن لأحد تكوين { $goal } من هذه الأعداد. السبب في الأسفل.
# $far: how far $value is from the goal
learn-too-small = ⁦{ $value }⁩ أصغر من { $goal } بمقدار ⁦{ $far }⁩. تراجع، أو ابدأ من جديد.
learn-too-large = ⁦{ $value }⁩ أكبر من { $goal } بمقدار ⁦{ $far }⁩. تراجع، أو ابدأ من جديد.
learn-start-again = البدء من جديد
learn-hint = تلميح
learn-impossible = مستحيل
learn-show = إظهار الحل
learn-next = الأعداد التالية
learn-stopwatch = إظهار الوقت
learn-sounds = الأصوات
learn-to-statistics = نتائجي حتى الآن
learn-clock-wrong = تُظهر ساعة هذا الجهاز يومًا لا يمكن أن يكون صحيحًا، فلم تُحفظ هذه الإجابة في إحصاءاتك. اضبط الساعة لتُحفظ الإجابة التالية.

## Games

learn-games = الألعاب
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = من يلعب؟
learn-plays = اللعب باسم { $name }
learn-nobody-named = اللعب باسم «بلا اسم»
learn-several-here = هل على هذه الشاشة أكثر من لاعب؟
learn-new-name = الاسم
learn-new-name-help = لكل اسم خطواته وأيامه وإحصاءاته.
learn-add-name = اللعب
learn-forget-name = عدم السؤال عن { $name } بعد الآن

## The rolls of the day

learn-daily-lead = خمس مسائل من السهل إلى الصعب، وهي اليوم نفسها للجميع. قد تكون إحداها مستحيلة.
learn-day-ahead = لم يأت ذلك اليوم بعد. هذه مسائل اليوم.
learn-day-before = اليوم السابق
learn-day-after = اليوم التالي
learn-rolls = مسائل هذا اليوم
learn-roll-number = المسألة { $number }: { $mark }
learn-mark-open = لم تُحل
learn-mark-solved = حُلّت
learn-mark-helped = حُلّت بعد تلميح أو «مستحيل» خاطئة
learn-mark-shown = عُرض حلها
learn-details = كيف سارت كل مسألة
learn-column-roll = المسألة
learn-column-result = النتيجة
learn-column-time = الوقت
learn-column-hints = التلميحات
learn-column-wrong-calls = «مستحيل» بالخطأ
learn-day-done = انتهت المسائل الخمس
learn-days-in-a-row = أيام متتالية
# What is shared: $signs has one for each roll.
learn-shared = مسائل { $game } ليوم { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {"، تلميح واحد"}
    [two] {"، تلميحان"}
    [few] {"، "}{ $hints } تلميحات
    [many] {"، "}{ $hints } تلميحًا
   *[other] {"، "}{ $hints } تلميح
}
learn-signs = ● حُلّت، ◐ حُلّت بعد تلميح أو «مستحيل» خاطئة، ○ عُرض حلها. لا يُكشف أي عدد.
learn-streak = { $days ->
    [0] لا أيام متتالية بعد.
    [one] يوم واحد حتى الآن.
    [two] يومان متتاليان.
    [few] { $days } أيام متتالية.
    [many] { $days } يومًا متتاليًا.
   *[other] { $days } يوم متتالٍ.
}
learn-streak-rule = يُحتسب اليوم إذا حللت إحدى مسائله في اليوم نفسه، ويُسمح بغياب يوم واحد في الأسبوع.
learn-archive = كل أيام هذا الشهر
learn-month-before = الشهر السابق
learn-month-after = الشهر التالي
learn-date-done = { $date }، انتهى

## Practice

learn-practice-lead = مسألة بعد مسألة، بلا مؤقت. ما يصعب عليك يعود أكثر من غيره.
learn-now = { $skill }، { $level }
learn-no-roll = لم يوجد شيء لهذا المستوى بهذا الهدف وبهذا النرد أو هذه الأوراق.
learn-comes-again = رأيت الطريقة لهذه الأعداد. هل يمكنك إيجادها بنفسك الآن؟
learn-level-link = هذا المستوى
learn-example = مثال
learn-skills = ما يمكنك تعلّمه
learn-rule = إذا حللت مسألة من أول مرة، تقدمت المهارة خطوة. وبعد تلميح أو «مستحيل» خاطئة تبقى مكانها. وكلما تقدمت تأخرت عودتها. مع الخطوة الأخيرة تصبح المهارة متقنة.
learn-rule-shown = إذا عُرضت عليك الطريقة، رجعت المهارة خطوة، وعادت تلك المسألة بعد 3 مسائل أخرى، حتى في مستوى اخترته بنفسك.
learn-by-rule = اختيار تلقائي
learn-own-setting = هدف ونرد من اختيارك
learn-own-setting-help = للتدريب بهما خطوات خاصة به.
learn-goal = الهدف، من 0 إلى 999
learn-goal-problem = الهدف عدد صحيح من 0 إلى 999.
learn-dice = النرد
learn-dice-help = أوجه كل حجر نرد، مثل ⁦6 6 12⁩. الخانة الفارغة تعني النرد المعتاد.
learn-dice-problem = عدد أحجار النرد من 2 إلى { $most }، ولكل حجر من 2 إلى 100 وجه. اكتب أعداد الأوجه وبينها فراغات.
learn-use-setting = التدريب بهما
learn-usual-setting = كما في اللعبة
learn-choose-level = { $skill }، { $level }
learn-standing-new = جديدة
learn-standing-learning = الخطوة { $number } من 5
learn-standing-due = الخطوة { $number } من 5، حان وقتها
learn-standing-mastered = متقنة
learn-standing-mastered-due = متقنة، حان وقتها

learn-skill = { $skill ->
    [two-steps] خطوتان
    [three-steps] ثلاث خطوات
    [subtraction] الطرح
    [division] القسمة
    [joining] الدمج
    [impossible] هل هي مستحيلة؟
    [negative] تحت الصفر
   *[fractions] الكسور
}
learn-about-skill = { $skill ->
    [two-steps] تكفي ثلاثة من الأعداد: كوّن عددًا أولًا، ثم استعمله.
    [three-steps] أسهل طريقة تستعمل الأعداد الأربعة كلها.
    [subtraction] في أسهل طريقة طرح.
    [division] في أسهل طريقة قسمة.
    [joining] ضع عددين جنبًا إلى جنب: ⁦1 & 2⁩ يساوي 12.
    [impossible] أوجد طريقة، أو قل إنه لا توجد طريقة.
    [negative] بلا جمع: انزل تحت الصفر أولًا. طرح ⁦−3⁩ هو جمع 3.
   *[fractions] بلا ضرب: القسمة على كسر أصغر من 1 تجعل العدد أكبر.
}

## The race

race-lead = كوّن 20 أو 18 أكبر عدد ممكن من المرات. الفوز بثلاثة أهداف.
race-either = { $first } أو { $second }
race-standings = النقاط والأهداف
race-player = اللاعب
race-points = النقاط
race-goals = الأهداف
race-goals-of = { $goals } من { $all }
race-first-roll = { $name }: حان وقت رمي النرد. الرمية الأولى مجانية.
race-make = { $name }: المطلوب 20 أو 18، أكبر عدد ممكن من المرات.
race-won = ثلاثة أهداف وفوز: { $name }!
race-own-win = ثلاثة أهداف، لقد فزت!
race-end = انتهى السباق
race-end-rolls = مجموع الرميات
race-shared = سباق إلى ثلاثة أهداف، وقد فزت به. مجموع الرميات: { $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [zero] لا نقاط زيادة. النقاط الآن: ⁦{ $sum }⁩.
    [one] نقطة واحدة زيادة. النقاط الآن: ⁦{ $sum }⁩.
    [two] نقطتان زيادة. النقاط الآن: ⁦{ $sum }⁩.
    [few] { $by } نقاط زيادة. النقاط الآن: ⁦{ $sum }⁩.
    [many] { $by } نقطة زيادة. النقاط الآن: ⁦{ $sum }⁩.
   *[other] { $by } نقطة زيادة. النقاط الآن: ⁦{ $sum }⁩.
}
race-roll-cost = تكلّف الرمية نقطة واحدة. النقاط الآن: ⁦{ $sum }⁩.
race-bonus = تنتهي النقاط بـ 0 أو 5، فتزيد { $bonus }: ⁦{ $points }⁩.
race-goal = هدف! تبدأ النقاط من 0 من جديد.
race-which-roll = الرمية { $number } من { $all }
race-back = الرمية السابقة
race-forward = الرمية التالية
race-roll = رمية جديدة
race-hand-on = تسليم الدور
race-new = سباق جديد
race-new-help = اكتب اسمًا لكل من يلعب على هذه الشاشة. إذا كنت وحدك فلا حاجة إلى اسم. ينتهي السباق المفتوح.
race-give-up = لم ينته هذا السباق. اضغط مرة أخرى لتركه.
race-name = اللاعب { $number }
race-same-name = هذا اسم لاعب آخر.
race-link = سباق بالرميات نفسها
race-begin = بدء
race-racers = عدد اللاعبين في السباق من 1 إلى { $most }.
race-not-their-turn = الدور الآن لغيرك.
race-over = انتهى هذا السباق بالفوز. ابدأ سباقًا جديدًا.
race-no-roll = ارمِ النرد أولًا.
race-rolled-this-turn = في كل دور رمية جديدة واحدة. تابع اللعب برمياتك، أو سلّم الدور.
race-too-many-rolls = عدد رمياتك منذ هدفك الأخير { $most }. تابع اللعب بها.
race-no-such-roll = لا رميات أخرى في هذا الاتجاه.
race-no-step = لا توجد خطوة كهذه.
race-no-turns = لا أحد غيرك في هذا السباق لتسليم الدور إليه.
race-not-a-roll = لا يمكن أن تكون أحجار النرد هذه هناك.
race-too-long = صار هذا السباق طويلًا جدًا. ابدأ سباقًا جديدًا.
race-rules = طريقة لعب السباق
race-all-rules = كل القواعد
race-rule-steps = كل خطوة ناتجها 20 لها نقطة واحدة، وكل خطوة ناتجها 18 لها 3 نقاط.
race-rule-again = لا حد لعدد الخطوات، ويمكنك التراجع عنها. الطريقة نفسها تُحسب مرة واحدة في كل رمية.
race-rule-fives = إذا انتهت نقاطك بالرقم 0 أو 5 كسبت 5 نقاط أخرى. أما 25 فهي هدف.
race-rule-goal = إذا صارت نقاطك { $points } بالضبط فهذا هدف. ثم تبدأ النقاط من 0 من جديد.
race-rule-roll = الرمية الأولى مجانية. كل رمية جديدة بعدها تكلّف نقطة واحدة.
race-rule-rolls = يمكنك التنقل بين رمياتك إلى الأمام وإلى الوراء. بعد الهدف تبقى لك الرمية التي جاء بها وحدها.
race-rule-turns = مع أكثر من لاعب يكون اللعب بالدور. في كل دور رمية جديدة واحدة.
race-rule-at-once = يتسابق الجميع معًا، لكل واحد رمياته، ولا تراها إلا الإدارة معه. في قائمة اللاعبين نقاط الجميع.
race-rule-win = الفوز لمن يصل عدد أهدافه إلى { $goals } أولًا. لا نداءات ولا مؤقت.
race-example = مثال: لديك 17 نقطة، وظهر لك في الرمية 3 و6 و9 و14. ⁦3 × 6⁩ يساوي 18، فتكسب 3 نقاط وتصير نقاطك 20. وهذا من مضاعفات 5، فتصير 25: هدف.

### How practice and the rolls of the days went.

statistics-lead = ما فعلته في التدريب وفي رميات الأيام. محفوظ على هذا الجهاز وحده، ولا يراه أحد غيرك.
statistics-empty = لا شيء بعد. كل مسألة منتهية تُحسب هنا.
statistics-players = لمن هذه الإجابات
statistics-nobody = بلا اسم
statistics-as-table = في جدول
statistics-on-paper = { $name }، { $date }
statistics-none = –
statistics-short-date = ⁦{ $day }/{ $month }⁩

## Week by week

statistics-weeks = المحلولة، أسبوعًا بعد أسبوع
statistics-weeks-summary = { $solved ->
    [zero] لا مسائل محلولة
    [one] مسألة محلولة واحدة
    [two] مسألتان محلولتان
    [few] { $solved } مسائل محلولة
    [many] { $solved } مسألة محلولة
   *[other] { $solved } مسألة محلولة
}
statistics-weeks-ahead = { $count ->
    [one] هناك إجابة واحدة تاريخها لم يأتِ بعد، ولا تظهر هنا.
    [two] هناك إجابتان تاريخهما لم يأتِ بعد، ولا تظهران هنا.
    [few] هناك { $count } إجابات تاريخها لم يأتِ بعد، ولا تظهر هنا.
    [many] هناك { $count } إجابة تاريخها لم يأتِ بعد، ولا تظهر هنا.
   *[other] هناك { $count } إجابة تاريخها لم يأتِ بعد، ولا تظهر هنا.
}
statistics-week = أسبوع { $date }: حُلّت { $solved }، وعُرض حل { $shown }
statistics-weeks-best = أكثر ما حُلّ في أسبوع واحد: { $solved }، بدءًا من { $date }.
statistics-week-from = أسبوع
statistics-solved = حُلّت
statistics-shown = عُرض حلها

## Times

statistics-times = الوقت حسب الصعوبة
statistics-times-help = نصف المسائل المحلولة استغرق وقتًا أقل، والنصف الآخر أكثر.
statistics-times-longest = الأطول: { $level }. نصفها استغرق منك أكثر من { $time }.
statistics-difficulty = الصعوبة
statistics-median = الوقت الأوسط

## Calls

statistics-calls = هل هي مستحيلة؟
statistics-calls-none = لم يصدر منك «مستحيل» بعد، ولم تأتك مسألة مستحيلة.
statistics-calls-bold = تسرّعت في قول «مستحيل»: ابحث أولًا عن طريقة أخرى.
statistics-calls-shy = بعض المسائل مستحيلة حقًا. قلها بشجاعة.
statistics-calls-half = قولك «مستحيل» صحيح في نصف المرات. ابحث أولًا عن طريقة أخرى.
statistics-calls-good = قولك «مستحيل» صحيح في أغلب المرات.
statistics-call = ما حدث
statistics-times-said = كم مرة
statistics-calls-right = قلتها وكانت صحيحة
statistics-calls-wrong = قلتها وكانت هناك طريقة
statistics-calls-overlooked = كانت مستحيلة ولم تُقل

## Skills

statistics-skills = المهارات
statistics-skill = المهارة
statistics-alone = وحدك
statistics-helped = بعد تلميح أو «مستحيل» خاطئة
statistics-alone-of = وحدك { $alone } من { $all }
statistics-skills-next = تدرّب بعد ذلك على:

## The file

statistics-file = نقلها أو حذفها
statistics-file-help = في الملف إجابات اللاعب المعروض وخطوات تدريبه وأيامه. افتحه على جهاز آخر: ما هو موجود هناك لا يُحسب مرتين.
statistics-export = حفظ في ملف
statistics-export-of = حفظ في ملف: { $name }
statistics-export-all = حفظ جميع لاعبي هذا الجهاز في ملف واحد
statistics-import = فتح ملف
statistics-delete = حذف هذه الإجابات
statistics-undo = التراجع عن الحذف
# $name: the name of the file
statistics-exported = حُفظت باسم { $name }.
statistics-imported = { $count ->
    [0] كل ما في هذا الملف كان هنا من قبل.
    [one] أُضيفت إجابة واحدة.
    [two] أُضيفت إجابتان.
    [few] أُضيفت { $count } إجابات.
    [many] أُضيفت { $count } إجابة.
   *[other] أُضيفت { $count } إجابة.
}
statistics-file-of-several = في هذا الملف تدريب عدة لاعبين. تدريب مَن تريد إضافته هنا؟
statistics-file-take-in = إضافة: { $name }
statistics-file-take-all-in = إضافة الجميع
statistics-left-out = { $count ->
    [one] تُركت إجابة واحدة لأن تاريخها لا يمكن أن يكون صحيحًا.
    [two] تُركت إجابتان لأن تاريخهما لا يمكن أن يكون صحيحًا.
    [few] تُركت { $count } إجابات لأن تواريخها لا يمكن أن تكون صحيحة.
    [many] تُركت { $count } إجابة لأن تواريخها لا يمكن أن تكون صحيحة.
   *[other] تُركت { $count } إجابة لأن تواريخها لا يمكن أن تكون صحيحة.
}
statistics-file-too-long = هذا الملف أطول من أن يكون ملف إجابات. لم يتغير شيء.
statistics-file-other = هذا ليس ملف إجابات، أو هو ملف تالف. لم يتغير شيء.
statistics-file-later = كتب هذا الملف إصدار أحدث من Score. أعد تحميل الصفحة ثم افتحه مرة أخرى.
statistics-file-unreadable = تعذّرت قراءة هذا الملف. لم يتغير شيء.
statistics-deleted = تم الحذف. ما زال التراجع ممكنًا ما دمت في هذه الصفحة.
statistics-restored = عادت الإجابات.

## By QR code

statistics-carry = إلى جهاز آخر برموز QR
statistics-carry-help = في الرموز إجابات هذا اللاعب وخطوات تدريبه وأيامه. لا يُرسل شيء إلى أي مكان: كاميرا الجهاز الآخر تقرأ الرموز.
statistics-carry-show = إظهار الرموز
statistics-carry-hide = إخفاء الرموز
statistics-carry-code = { $all ->
    [one] امسح هذا الرمز بالجهاز الآخر، وافتح الرابط هناك.
   *[other] الرمز { $number } من { $all }. امسحه بالجهاز الآخر، وافتح الرابط هناك، ثم أظهر الرمز التالي.
}
statistics-carry-qr = رمز QR رقم { $number } من { $all }
statistics-carry-left-out = { $count ->
    [zero] لا ينقص شيء.
    [one] لا تشمل الرموز أقدم إجابة. الملف ينقل كل شيء.
    [two] لا تشمل الرموز أقدم اثنين من الإجابات والأيام. الملف ينقل كل شيء.
    [few] لا تشمل الرموز أقدم { $count } من الإجابات والأيام. الملف ينقل كل شيء.
    [many] لا تشمل الرموز أقدم { $count } من الإجابات والأيام. الملف ينقل كل شيء.
   *[other] لا تشمل الرموز أقدم { $count } من الإجابات والأيام. الملف ينقل كل شيء.
}
statistics-carry-anew = تغيّرت الإجابات: هذه رموز جديدة. ابدأ بالأول.
statistics-carry-too-much = هذا أكثر مما تتسع له الرموز. استعمل ملفًا.
statistics-carry-before = الرمز السابق
statistics-carry-next = الرمز التالي
statistics-carry-link = الرابط الذي في هذا الرمز
statistics-paste = لصق رابط رمز
statistics-paste-help = إن لم تستطع أي كاميرا قراءة الرمز: انسخ رابطه على الجهاز الآخر وأرسله إلى نفسك والصقه هنا.
statistics-paste-open = فتح الرابط
statistics-paste-other = هذا ليس رابط رمز. انسخه كله على الجهاز الآخر.
statistics-arrival = من جهاز آخر
statistics-carry-parts = وصل من الرموز { $here } من { $of }. امسح الرمز التالي.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }: الإجابات { $answers }، والجديد منها { $new }؛ الأيام { $days }؛ رميات التدريب { $practised }.
statistics-carry-once = ما هو موجود هنا لا يُحسب مرتين، وتبقى كل مهارة عند أبعد خطوة وصلت إليها.
statistics-carry-take-in = إضافتها هنا
statistics-carry-forget = لا، شكرًا
statistics-carry-broken = تعذّرت قراءة هذه الرموز. امسحها مرة أخرى من أولها.
statistics-carry-later = أنشأ هذه الرموز إصدار أحدث من Score. أعد تحميل الصفحة ثم امسحها مرة أخرى.
statistics-taken-in = { $count ->
    [0] تمت الإضافة. كل الإجابات كانت هنا من قبل.
    [one] تمت الإضافة، ومعها إجابة جديدة واحدة.
    [two] تمت الإضافة، ومعها إجابتان جديدتان.
    [few] تمت الإضافة، ومعها { $count } إجابات جديدة.
    [many] تمت الإضافة، ومعها { $count } إجابة جديدة.
   *[other] تمت الإضافة، ومعها { $count } إجابة جديدة.
}

### Dials.

## The board and its buttons.

dials-target = الهدف
dials-presses = الضغطات
dials-fewest = أقل عدد ممكن
# In the place of the fewest presses.
dials-no-way = لا يوجد
dials-undo = تراجع
dials-redo = إعادة
dials-hint = تلميح
dials-again = من البداية
dials-new-puzzle = لغز جديد
dials-solution = الحل
dials-own-puzzle = لغز من صنعك
dials-puzzle-link = رابط هذا اللغز

## What to do, and what has happened. $target: letters.

dials-shown = تُظهر الأقراص { $letters }.
dials-status-start = اضغط الأزرار إلى أن تُظهر الأقراص { $target }.
dials-status-no-way = لا يمكن الوصول إلى { $target } بهذه الأزرار. افتح الحل لمعرفة السبب.
dials-status-so-far = { $pressed ->
    [zero] لا ضغطات
    [one] ضغطة واحدة
    [two] ضغطتان
    [few] { $pressed } ضغطات
    [many] { $pressed } ضغطة
   *[other] { $pressed } ضغطة
} حتى الآن. أقل ما بقي: { $left }.
dials-solved-at-once = الأقراص تُظهر الهدف من البداية.
dials-solved-fewest = تم الحل في { $pressed ->
    [zero] { $pressed } ضغطة
    [one] ضغطة واحدة
    [two] ضغطتين
    [few] { $pressed } ضغطات
    [many] { $pressed } ضغطة
   *[other] { $pressed } ضغطة
}، ولا يمكن بأقل منها!
dials-solved = تم الحل في { $pressed ->
    [zero] { $pressed } ضغطة
    [one] ضغطة واحدة
    [two] ضغطتين
    [few] { $pressed } ضغطات
    [many] { $pressed } ضغطة
   *[other] { $pressed } ضغطة
}! كان يكفي منها { $fewest }.
dials-solution-helped = ساعدك الحل.
dials-hints-helped = { $count ->
    [zero] بلا تلميح.
    [one] ساعدك تلميح.
    [two] ساعدك تلميحان.
    [few] ساعدتك تلميحات.
    [many] ساعدتك تلميحات.
   *[other] ساعدتك تلميحات.
}
dials-hint-said = تلميح: بقي للزر { $button } { $presses ->
    [zero] { $presses } ضغطة
    [one] ضغطة واحدة
    [two] ضغطتان
    [few] { $presses } ضغطات
    [many] { $presses } ضغطة
   *[other] { $presses } ضغطة
}.
dials-unreadable = تعذّرت قراءة ما حفظه هذا المتصفح. وُضع جانبًا، وتبدأ اللعبة من جديد.
dials-other-puzzle = بدأ لغز آخر في تبويب آخر أو نافذة أخرى، وهو المحفوظ الآن. يبقى هذا اللغز هنا إلى أن تُحمَّل الصفحة من جديد أو تُغلق.

## The ladder: levels from small puzzles to the published one.

dials-ladder = السلّم
dials-level = المستوى { $level } من { $levels }
# Read aloud behind the level.
dials-levels-solved = تم حل { $solved }
dials-easier = مستوى أسهل
dials-harder = مستوى أصعب
dials-next-level = المستوى التالي
dials-back-to-level = العودة إلى المستوى { $level }
# The published game: five dials of five letters.
dials-full-puzzle = اللغز الكامل
dials-ladder-climbed = صعدت السلّم كله!

## Why something cannot be done.

dials-refusal-no-button = لا يوجد زر كهذا هنا.
dials-refusal-nothing-to-undo = لا توجد ضغطة للتراجع عنها.
dials-refusal-nothing-to-redo = لا توجد ضغطة لإعادتها.
dials-refusal-solved = الأقراص تُظهر الهدف. زر «تراجع» يعود ضغطة إلى الوراء.
dials-refusal-no-way = لا فائدة من تلميح: لا يمكن الوصول إلى الهدف بهذه الأزرار.
dials-refusal-all-told = لا حاجة إلى ضغط غير الأزرار التي عليها تلميح.
dials-refusal-too-many-moves = بلغ عدد الحركات { $moves }. ابدأ مرة أخرى من البداية.

## What dials and buttons are called.

dials-dial-right = القرص { $dial } يُظهر { $shown }، وهذا هو المطلوب
dials-dial = القرص { $dial } يُظهر { $shown }، والهدف { $target }، وبقي { $left ->
    [zero] { $left } خطوة
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $left } خطوات
    [many] { $left } خطوة
   *[other] { $left } خطوة
}
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] مرة واحدة
    [2] مرتين
    [3] ثلاث مرات
    [4] أربع مرات
    [5] خمس مرات
    [6] ست مرات
    [7] سبع مرات
    [8] ثماني مرات
    [9] تسع مرات
    [10] عشر مرات
   *[other] { $count } مرة
}
dials-still = { $presses ->
    [0] انتهى
   *[other] بقي { $presses }
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = الزر { $button }: { $turns }
# $dials: dials-turn, more than once.
dials-turns = يدير { $dials }
dials-turn = القرص { $dial } بمقدار { $steps }
dials-turns-nothing = لا يدير شيئًا
# Behind a button's name; $times: dials-times.
dials-button-pressed = تم ضغطه { $times }
# Behind a button's name; $still: dials-still.
dials-button-hint = تلميح: { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = الزر { $button } { $times }
dials-press-none = لا حاجة إلى أي ضغطة: الأقراص تُظهر الهدف من البداية.
dials-press-one = اضغط { $only }.
dials-press-list = اضغط { $others } و{ $last }.

## Which targets some buttons reach.

dials-reach-all = يمكن بهذه الأزرار الوصول إلى كل الأهداف، وعددها { $all }، ولكل منها طريقة واحدة بالضبط.
dials-reach-some = عدد الأهداف التي يمكن الوصول إليها بهذه الأزرار { $targets } فقط من { $all }، لكن عدد الطرق إلى كل منها { $ways }.
dials-conditions = احسب عدد الخطوات التي يجب أن يدورها كل قرص. يمكن الوصول إلى الهدف إذا كان الباقي هنا 0 بعد الدورات الكاملة (خطوات الدورة: { $modulus }):
# A term of a condition, perhaps behind a factor.
dials-term = القرص { $dial }
dials-leaves = { $number } (الباقي { $left })
# $sum: a sum and what it comes to.
dials-condition-good = هنا ⁦{ $sum }⁩: صحيح
dials-condition-not-zero = هنا ⁦{ $sum }⁩: ليس 0

## A puzzle of one's own.

dials-count = الأقراص والأزرار
dials-letters = الحروف على كل قرص
dials-letters-choice = { $modulus }: من A إلى { $last }
dials-signatures = ما تفعله الأزرار
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = كل سطر زر. في كل خانة عدد الخطوات التي يدير بها الزر ذلك القرص: { $digits }.
dials-digits = من 0 إلى { $last }
dials-digits-of-eleven = من 0 إلى 9، أو X بدلًا من 10
dials-signature-field = الزر { $button }، خطوات القرص { $dial }
dials-start = البداية
dials-play-own = اللعب به
dials-other-signatures = أزرار أخرى
dials-other-letters = حروف أخرى
dials-wrong-modulus = على القرص 2 أو 3 أو 5 أو 7 أو 11 من الحروف.
dials-wrong-count = عدد الأقراص من { $min } إلى { $max }.
dials-wrong-letters = عدد الحروف المطلوبة { $dials }، وهي من A إلى { $last }.
dials-wrong-steps = في كل خانة رمز واحد: { $digits }.
dials-wrong-signatures = عدد الأزرار { $dials }.
dials-wrong-kinds = هذه من أحجام مختلفة.

## The rules.

dials-how-to-play = طريقة اللعب
dials-rule-letters = يُظهر كل قرص حرفًا من A إلى { $last }. خطوة واحدة تنقل من A إلى B، ومن { $last } إلى A.
dials-rule-buttons = يدير الزر كل الأقراص معًا، كل قرص بعدد خطواته: ⁦+2⁩ تحت القرص تعني خطوتين، والنقطة تعني لا خطوة.
dials-rule-goal = اضغط الأزرار إلى أن يُظهر كل قرص حرف هدفه. حول هذا الحرف حلقة على القرص، وهو مكتوب تحته أيضًا.
dials-rule-order = لا يهم ترتيب الضغطات، وضغط الزر الواحد { $modulus ->
    [zero] 0 مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $modulus } مرات
    [many] { $modulus } مرة
   *[other] { $modulus } مرة
} لا يغيّر شيئًا.
dials-rule-keyboard = اضغط زرًا، أو رقمه على لوحة المفاتيح. المفتاح H للتلميح، وZ للتراجع.
dials-rule-tip = عُدّ ما بقي لكل قرص. أي زر يدير أقراصًا قليلة فقط؟

## The worked solution.

dials-worked = طريق الوصول إلى الحل
# The right side of the equations.
dials-turns-column = الدوران
dials-button-column = الزر { $button }
dials-line = السطر { $line }
dials-play-steps = تشغيل
dials-pause = إيقاف مؤقت
dials-press-them = ضغطها على الأقراص
dials-equations = سطر لكل قرص، وعمود لكل زر. من { $start } إلى { $target } يجب أن يدور القرص 1 بمقدار { $steps } في المجموع: هذا هو السطر 1. لا يُحسب إلا الباقي بعد الدورات الكاملة (خطوات الدورة: { $modulus }).
dials-step-swap = السطر { $line } فيه 0 في العمود { $column }، فيبدّل مكانه مع السطر { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = اضرب السطر { $line } في { $by } ليصبح في العمود { $column } العدد 1: ⁦{ $by } × { $value } = { $product }⁩.
# $sum: a number, or dials-leaves.
dials-step-add = أضف إلى السطر { $line } { $times ->
    [1] السطر { $of }
   *[other] السطر { $of } مضروبًا في { $times }
} ليصبح في العمود { $column } العدد 0: ⁦{ $value } + { $times } = { $sum }⁩.
dials-end-no-way = في السطر { $line } أصفار فقط، لكن في عمود الدوران { $right }: لا يمكن ذلك بأي ضغطات. لا توجد طريقة.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = الآن في كل سطر زر واحد، والسطر يقول كم مرة يُضغط: { $presses }
dials-end-many-ways = يمكنك ضغط { $count ->
    [zero] الأزرار
    [one] الزر
    [two] الزرين
    [few] الأزرار
    [many] الأزرار
   *[other] الأزرار
} { $free } أي عدد من المرات، ثم يقول كل سطر كم مرة يُضغط زر آخر. عدد الطرق: { $ways }. وبأقل الضغطات: { $presses }

### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = نوع اللعب
yahtzee-mode = { $mode ->
    [practice] تدريب
    [game] لعبة
   *[review] مراجعة
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] ياتزي
    [fibonacci] فيبوناتشي
    [pi] باي
    [all-prime] كلها أولية
    [all-even] كلها زوجية
   *[all-odd] كلها فردية
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] ياتزي
    [fibonacci] فيبوناتشي
    [pi] باي
    [all-prime] كلها أولية
    [all-even] كلها زوجية
   *[all-odd] كلها فردية
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] أ
    [all-even] ز
   *[all-odd] ف
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] خمسة أعداد متساوية
    [fibonacci] ⁦1 1 2 3 5⁩
    [pi] 3 و1 و4
    [all-prime] فقط 2 و3 و5
    [all-even] فقط 2 و4 و6
   *[all-odd] فقط 1 و3 و5
}
yahtzee-patterns = الأنماط
yahtzee-pattern-column = النمط
yahtzee-your-choice = اختيارك
yahtzee-best-choice = أفضل اختيار
yahtzee-pattern-shown = موجود الآن
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }، { $next }
yahtzee-list-end = { $others } و{ $last }

## Dice

# A die, read aloud.
yahtzee-die = حجر النرد { $die }: { $number }، رمي من جديد
yahtzee-die-of-patterns = { $die }، ضمن: { $patterns }
yahtzee-roll-five = رمي خمسة أحجار
yahtzee-roll-anew = خمسة أحجار من جديد
yahtzee-roll-again = رمي الأحجار المختارة من جديد
yahtzee-roll-dice = { $count ->
    [zero] لا رمي من جديد
    [one] رمي حجر واحد من جديد
    [two] رمي حجرين من جديد
    [few] رمي { $count } أحجار من جديد
    [many] رمي { $count } حجرًا من جديد
   *[other] رمي { $count } حجر من جديد
}
yahtzee-undo = تراجع
yahtzee-adviser = المستشار
yahtzee-dice-show = يُظهر النرد { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## What to do next

yahtzee-roll = ارمِ النرد.
yahtzee-round = الجولة { $round } من { $rounds }. ارمِ النرد.
yahtzee-round-of-player = الجولة { $round } من { $rounds }. دور { $player } في رمي النرد.
yahtzee-choose-box = اختر خانة.
yahtzee-no-pattern = لا نمط هذه المرة.
yahtzee-choose-dice = اختر أحجارًا لرميها من جديد. { $left }
yahtzee-choose-dice-or-box = اختر أحجارًا لرميها من جديد، أو خانة للتسجيل. { $left }
yahtzee-rolls-left = { $count ->
    [zero] لم تبق رميات.
    [one] بقيت رمية واحدة.
    [two] بقيت رميتان.
    [few] بقيت { $count } رميات.
    [many] بقيت { $count } رمية.
   *[other] بقيت { $count } رمية.
}
yahtzee-game-over = انتهت اللعبة. النقاط: { $total }. تُظهر المراجعة كم كان يمكن أن تكون.
yahtzee-winner = انتهت اللعبة. الفوز لـ { $name }، والنقاط: { $total }. تُظهر المراجعة كل اختيار.
yahtzee-winners = انتهت اللعبة. تعادل { $names }، والنقاط لكل منهم: { $total }.
yahtzee-end = انتهت اللعبة
yahtzee-shared = { $game }: { $total } نقطة
yahtzee-names-and = { $one } و{ $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] يلعب من لاعب واحد إلى ستة لاعبين.
    [not-thrown] ارمِ النرد أولًا.
    [thrown] رُمي النرد من قبل.
    [no-throw-left] لم تبق رميات في هذا الدور.
    [all-kept] اختر أولًا الأحجار التي تُرمى من جديد.
    [kept-changed] تغيّر حجر كان يجب أن يبقى.
    [box-filled] هذه الخانة ممتلئة من قبل.
   *[game-over] انتهت اللعبة. ابدأ لعبة جديدة.
}
yahtzee-no-such-throw = في الرابط أحجار غير ممكنة: المطلوب خمسة، كل منها من 1 إلى 6.
yahtzee-give-up-game = لم تنته هذه اللعبة. اضغط مرة أخرى لتركها.

## The adviser

yahtzee-advice = احتمال كل نمط إذا أبقيت الأحجار غير المختارة وواصلت اللعب للوصول إليه، وأفضل ما تُبقيه له.
yahtzee-advice-at-end = لم تبق رميات: النمط موجود أو غير موجود.
yahtzee-advice-points = لأكثر النقاط في النهاية
yahtzee-advice-boxes = الخانة التي تعطي أكثر النقاط في النهاية
yahtzee-every-choice = كل الاختيارات
yahtzee-order-by = الأفضل من أجل
yahtzee-by-points = النقاط
yahtzee-working-out = جارٍ حساب اللعبة كلها …
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] رمي الخمسة كلها من جديد
    [5] إبقاء الخمسة كلها
   *[other] إبقاء { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = ⁦{ $percent }%⁩
yahtzee-per-cent-below = أقل من ⁦{ $percent }%⁩
yahtzee-per-cent-above = أكثر من ⁦{ $percent }%⁩
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }، أي ⁦{ $fraction }⁩
yahtzee-decimal = ⁦{ $sign }{ $whole }.{ $hundredths }⁩
yahtzee-expected = المتوقع { $points }

## The score sheet

yahtzee-sheet = ورقة النقاط
yahtzee-upper = الخانات العليا
yahtzee-lower = الخانات السفلى
yahtzee-box-column = الخانة
yahtzee-you = أنت
yahtzee-box = { $score_box ->
    [ones] العدد 1
    [twos] العدد 2
    [threes] العدد 3
    [fours] العدد 4
    [fives] العدد 5
    [sixes] العدد 6
    [all-odd] كلها فردية
    [all-even] كلها زوجية
    [pi] باي
    [all-prime] كلها أولية
    [fibonacci] فيبوناتشي
    [yahtzee] ياتزي
   *[chance] حظ
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = المجموع
yahtzee-upper-sum = المجموع
yahtzee-bonus = مكافأة
yahtzee-total = المجموع الكلي
yahtzee-bonus-rule = { $bonus } ابتداءً من { $from }
yahtzee-bonus-missing = بقي { $missing }
yahtzee-score-in = تسجيل { $points } في خانة «{ $score_box }»

## New games

yahtzee-new-game = لعبة جديدة
yahtzee-other-players = لاعبون آخرون
yahtzee-alone = اللعب وحدك
yahtzee-together = اللعب معًا
yahtzee-names-help = من لاعبَين إلى ستة على هذه الشاشة. اترك خانة فارغة لينقص لاعب.
yahtzee-player = اللاعب { $number }
yahtzee-too-few-players = يلزم لاعبان على الأقل. للعب وحدك اختر «اللعب وحدك».

## The review

yahtzee-no-review = العب لعبة إلى نهايتها. بعدها يظهر هنا كل اختيار بجانب أفضل اختيار.
yahtzee-whose = اختيارات من
yahtzee-review-summary = النقاط: { $total }. المتوقع بأفضل لعب قبل الرمية الأولى: { $expected }. خسارة الاختيارات: { $lost }، والحظ { $sign ->
    [minus] أخذ
   *[plus] أعطى
} { $luck }.
yahtzee-review-help = يُقاس الاختيار بما يؤدي إليه في المتوسط، لا بما أظهره النرد. أفضل لعب هو لعب من يريد وحده أكبر عدد ممكن من النقاط.
yahtzee-only-losses = الاختيارات الخاسرة فقط
yahtzee-no-losses = لم يخسر أي اختيار نقطة. ممتاز!
yahtzee-turn = الدور { $turn }
yahtzee-chosen = اختيارك
yahtzee-best = الأفضل
yahtzee-nothing-lost = أفضل اختيار
yahtzee-lost = الخسارة { $points }
yahtzee-lost-least = الخسارة أقل من { $points }

## The rules

yahtzee-how = طريقة اللعب
yahtzee-how-dice = ارمِ خمسة أحجار نرد. ثم اختر الأحجار التي لا تعجبك وارمها من جديد، ولك ذلك مرتين. تحمل الأحجار التي تكوّن نمطًا علامة هذا النمط.
yahtzee-how-keys = على لوحة المفاتيح: من 1 إلى { $dice } لاختيار الأحجار، وR للرمي، وZ لإفراغ خانة مُلئت بالخطأ، قبل الرمية التالية.
yahtzee-how-pi = باي هو وجود 3 و1 و4 بين الأحجار الخمسة، إذن ⁦3 1 4 1 4⁩ باي.
yahtzee-how-game = في اللعبة ينتهي كل دور بخانة من ورقة النقاط، وكل خانة مرة واحدة: ثلاثة عشر دورًا. كل خانة عليا تجمع عددها فقط، من 1 إلى { $sides }، وإذا بلغ مجموعها كلها { $from } أو أكثر كسبت { $bonus } نقطة إضافية. خانات «كلها فردية» و«كلها زوجية» و«حظ» تعطي مجموع الأحجار، و«باي» 25، و«كلها أولية» 30، و«فيبوناتشي» 40، و«ياتزي» 50. الأحجار التي لا تناسب الخانة تعطي فيها 0. لا يوجد جوكر، والياتزي الثاني لا يعطي شيئًا إضافيًا.
yahtzee-how-adviser = يحسب المستشار بدقة احتمال كل نمط، لكل ما يمكنك إبقاؤه. وبعد اللعبة تُظهر المراجعة كل اختيار بجانب أفضل اختيار. بأفضل اختيار في كل مرة تعطي اللعبة 230.59 نقطة في المتوسط.

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = رميات أو توزيعات أو أخطاء أو Dials على الورق، مع مفتاح الإجابات. الرابط نفسه يعطي الورقة نفسها دائمًا.
sheet-kind-label = ما في الورقة
sheet-kind = { $kind ->
    [hands] توزيعات 24
    [mistakes] أخطاء للاكتشاف
    [impossible] أيها مستحيل؟
    [dials] Dials
   *[rolls] رميات Score
}
sheet-count = العدد
sheet-count-problem = اختر عددًا صحيحًا من 1 إلى { $most }.
sheet-from = من صعوبة
sheet-to = إلى صعوبة
sheet-levels-problem = الصعوبة الأولى أصعب من الثانية: اختر غيرها.
sheet-level = { $level ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
    [very-hard] صعب جدًا
   *[any] منوّع
}
sheet-skill-label = على ماذا تدرّب
sheet-skill = { $skill ->
    [two-steps] خطوتان
    [three-steps] ثلاث خطوات
    [subtraction] الطرح
    [division] القسمة
    [fractions] الكسور
    [joining] دمج الأرقام
   *[mix] منوّع
}
sheet-mistake-label = أي الأخطاء
sheet-mistake = { $kind ->
    [sign] الإشارات
    [order] ترتيب العمليات
    [fraction] الكسور
    [division] القسمة على كسر
    [join] دمج الأرقام
    [twice] عدد استُعمل مرتين
   *[any] منوّع
}
sheet-working = سطور للحساب
sheet-working-problem = اختر عددًا صحيحًا من 0 إلى { $most }.
sheet-title-label = العنوان
sheet-title-help = الخانة الفارغة تعني العنوان المعتاد.
sheet-title-problem = لا يزيد العنوان على { $most } حرفًا في سطر واحد.
sheet-name-and-date = سطور للاسم والتاريخ
sheet-large = خط كبير
sheet-version-label = النموذج
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B بصعوبة A نفسها
   *[one] واحد فقط
}
sheet-key-label = مفتاح الإجابات
sheet-key = { $key ->
    [all] كل الحلول المختلفة
   *[three] أول ثلاثة
}
sheet-printed-label = على الورق
sheet-printed = { $printed ->
    [sheet] الورقة وحدها
    [key] المفتاح وحده
   *[both] الورقة والمفتاح
}
sheet-print = طباعة
sheet-csv = حفظ في جدول (CSV)
sheet-new = مسائل أخرى
sheet-pupils-link = مسائل التلاميذ، بلا إجابات
sheet-pupils-lead = اضغط «اللعب» عند أي مسألة لحلها على الشاشة.
sheet-link = هذه الورقة
sheet-few = { $count ->
    [0] لا توجد مسائل كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
    [one] توجد مسألة واحدة فقط كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
    [two] توجد مسألتان فقط كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
    [few] توجد { $count } مسائل فقط كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
    [many] توجد { $count } مسألة فقط كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
   *[other] توجد { $count } مسألة فقط كهذه. اختر صعوبات أكثر، أو شيئًا آخر للتدريب عليه.
}
sheet-few-on-paper = لا توجد مسائل أخرى من هذا النوع: { $count } بدلًا من { $wanted }.
sheet-no-fractions = رميات Score التي تحتاج إلى كسر أندر من أن تملأ ورقة. اختر توزيعات 24 ومعها الصعبة جدًا.

## On paper

sheet-usual-title = { $kind ->
    [hands] تكوين 24
    [mistakes] اكتشاف الخطأ
    [impossible] أيها مستحيل؟
    [dials] Dials
   *[rolls] تكوين 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = الاسم
sheet-date = التاريخ
sheet-task-rolls = كوّن { $goal } في خطوتين أو ثلاث. استعمل كل عدد مرة واحدة على الأكثر، ولا يلزم استعمال الأعداد كلها. يمكنك الجمع والطرح والضرب والقسمة ودمج الأرقام (⁦1 & 2 = 12⁩).
sheet-task-hands = كوّن { $goal } من الأعداد الأربعة كلها. اجمع أو اطرح أو اضرب أو اقسم، واستعمل كل عدد مرة واحدة بالضبط.
sheet-task-mistakes = يقول كل حل إنه يكوّن { $goal } من الأعداد التي فوقه. يُستعمل كل عدد مرة واحدة؛ ⁦1 & 2⁩ هو 12. في كل مسألة قد يكون سطر واحد خاطئًا. ضع عليه علامة واكتب الصحيح، أو «غير مسموح». وإن كانت كلها صحيحة فاكتب «كله صحيح».
sheet-task-impossible = بعض هذه الرميات لا يمكن أن تعطي { $goal } في خطوتين أو ثلاث. ضع علامة على هذه، واكتب طريقة لكل من الباقي. يمكنك الجمع والطرح والضرب والقسمة ودمج الأرقام (⁦1 & 2 = 12⁩).
sheet-task-dials = كل زر يدير كل قرص بعدد الحروف المكتوب في سطره. كم مرة يُضغط كل زر للوصول من الحروف العليا إلى الحروف السفلى؟
sheet-play = اللعب
sheet-impossible = مستحيل
sheet-start = من
sheet-target = إلى
sheet-button = الزر { $button }
# $last is a letter.
sheet-letters = بعد { $last } يأتي A من جديد.
sheet-on-screen = الورقة نفسها على الشاشة:
sheet-qr = رمز QR لمسائل التلاميذ
sheet-answers = الإجابات: { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [zero] لا حلول
        [one] حل واحد
        [two] حلان مختلفان
        [few] { $count } حلول مختلفة
        [many] { $count } حلًا مختلفًا
       *[other] { $count } حل مختلف
    }
   *[other] عدد الحلول المختلفة { $count }، وهنا أبسط { $shown } منها
}
# The nearest numbers below and above the goal.
sheet-is-impossible = مستحيل. { $kind ->
    [whole] أقرب الأعداد الصحيحة ⁦{ $below }⁩ و⁦{ $above }⁩.
   *[other] أقرب الأعداد ⁦{ $below }⁩ و⁦{ $above }⁩.
}
sheet-all-right = كله صحيح
# $why and $right are sentences.
sheet-wrong-line = { $solution }) ⁦{ $line }⁩ – { $why } { $right }
sheet-presses = الزر { $button }: ⁦{ $times } ×⁩

## The table

sheet-file = { $version ->
    [a] ورقة عمل A.csv
    [b] ورقة عمل B.csv
   *[one] ورقة عمل.csv
}
sheet-column-number = رقم
sheet-column-given = المعطى
sheet-column-goal = الهدف
sheet-column-points = الصعوبة
sheet-column-count = الحلول
sheet-column-answer = الإجابة

## Mistakes to be found

mistake-lead = قد يكون سطر واحد في الأسفل خاطئًا. اضغط عليه، أو قل إنها كلها صحيحة.
mistake-item = المسألة { $item } من { $count }
mistake-goal = تكوين { $goal }
mistake-solution = الحل { $letter }
mistake-all-right = كلها صحيحة
mistake-show = إظهار الخطأ
mistake-found = نعم، هذا السطر خاطئ.
mistake-line-is-right = ⁦{ $line }⁩ صحيح. واصل البحث.
mistake-there-is-one = يوجد سطر خاطئ. انظر مرة أخرى.
mistake-none = كل السطور صحيحة.
mistake-here = هذا السطر خاطئ.
mistake-mark-wrong = خاطئ
mistake-mark-right = صحيح
mistake-new = مسائل جديدة
mistake-end = لقد راجعتها كلها
mistake-end-at-once = صحيح من أول مرة
mistake-end-later = صحيح لاحقًا
mistake-end-row = على التوالي
mistake-shared = ابحث عن الخطأ: { $right } من { $all } صحيحة من أول مرة
mistake-level = الصعوبة
mistake-link = هذه الحلول
mistake-no-items = لا توجد مسائل كهذه. اختر صعوبة أخرى، أو أخطاء أخرى.
mistake-put-right = الصحيح هو ⁦{ $line }⁩.
mistake-not-possible = إذن لا يمكن كتابة ⁦{ $line }⁩ هنا أصلًا.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] إشارة الناتج خاطئة: الصحيح ⁦{ $right }⁩.
    [sign-of-first] لم تُراعَ إشارة السالب في العدد الأول.
    [sign-of-second] لم تُراعَ إشارة السالب في العدد الثاني.
    [left-to-right] حُسبت العمليات من اليسار إلى اليمين، لكن ⁦×⁩ و⁦÷⁩ قبل ⁦+⁩ و⁦−⁩.
    [right-to-left] حُسبت العملية الثانية أولًا، لكن الحساب هنا من اليسار إلى اليمين.
    [tops-and-bottoms] حُسب البسطان وحدهما والمقامان وحدهما. يجب أولًا توحيد المقامين.
    [whole-to-top] وُضع العدد الصحيح في البسط كما هو. يجب أن يصبح أولًا كسرًا بالمقام نفسه.
    [top-and-bottom-times] ضُرب البسط والمقام معًا، وهذا لا يغيّر شيئًا. يُضرب البسط فقط.
    [not-turned-over] القسمة على كسر هي الضرب في مقلوبه، ولم يُقلب الكسر هنا.
    [other-turned-over] قُلب العدد الخطأ: المطلوب قلب العدد الذي بعد ⁦÷⁩.
    [join-turned] الأرقام مكتوبة بترتيب معكوس.
    [join-of-zero] لا يمكن دمج صفر في الأمام: لا عدد يبدأ بالرقم 0.
    [join-of-negative] لا يمكن دمج عدد سالب بعد عدد آخر.
   *[used-again] العدد ⁦{ $number }⁩ استُعمل من قبل، أو لم يكن موجودًا. يُستعمل كل عدد مرة واحدة فقط.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = ملف واحد تقبله Moodle وCanvas وOpen edX وILIAS ومنصات تعلم أخرى (SCORM 1.2). تصل نتيجة كل تلميذ إلى سجل درجاتك هناك، ولا تصل إلى أي مكان آخر.
homework-no-work = اختر المسائل أولًا: افتح ورقة عمل أو درسًا محضّرًا أو مستوى تدريب، واضغط هناك على «لنظام LMS».
homework-of = المحتوى: { $work }
homework-of-sheet = { $kind }، { $count ->
    [one] مسألة واحدة
    [two] مسألتان
    [few] { $count } مسائل
    [many] { $count } مسألة
   *[other] { $count } مسألة
}
homework-of-lesson = درس محضّر، { $count ->
    [one] رمية واحدة
    [two] رميتان
    [few] { $count } رميات
    [many] { $count } رمية
   *[other] { $count } رمية
}
homework-of-level = تدريب، { $skill }، { $level }
homework-usual-lesson = درس
homework-name = الاسم
homework-name-help = يراه التلاميذ أيضًا.
homework-name-problem = { $why ->
    [empty] اكتب اسمًا.
    [long] لا يزيد الاسم على { $most } حرفًا.
   *[control] الاسم سطر واحد من النص.
}
homework-right = كم مسألة يجب أن تكون صحيحة
homework-right-problem = اختر عددًا صحيحًا من 1 إلى { $most }.
homework-pass = النجاح ابتداءً من، بالمئة
homework-second = تُحتسب محاولة ثانية
homework-second-help = وإلا فالإجابة الأولى هي الحاسمة.
homework-hints = التلميحات
homework-hints-help = المسألة مع تلميح تُحتسب نصفًا.
homework-solutions = يجوز النظر إلى الحلول
homework-solutions-help = المسألة التي نُظر إلى حلها لا تُحتسب.
homework-minutes = الدقائق لكل المسائل
homework-minutes-help = الخانة الفارغة تعني بلا حد. لا يُحتسب الوقت إلا والصفحة في المقدمة.
homework-minutes-problem = اختر عددًا صحيحًا من 1 إلى { $most }، أو أفرغ الخانة.
homework-language-reader = لغة القارئ
homework-numbers = الأعداد
homework-numbers-choice = { $numbers ->
    [own] مختلفة لكل تلميذ
   *[same] واحدة للجميع
}
homework-make = حفظ الحزمة
homework-size = { $size } كيلوبايت
homework-saved = { $count ->
    [one] حُفظ { $file } وفيه مسألة واحدة. ارفعه إلى منصة التعلم كحزمة SCORM.
    [two] حُفظ { $file } وفيه مسألتان. ارفعه إلى منصة التعلم كحزمة SCORM.
    [few] حُفظ { $file } وفيه { $count } مسائل. ارفعه إلى منصة التعلم كحزمة SCORM.
    [many] حُفظ { $file } وفيه { $count } مسألة. ارفعه إلى منصة التعلم كحزمة SCORM.
   *[other] حُفظ { $file } وفيه { $count } مسألة. ارفعه إلى منصة التعلم كحزمة SCORM.
}
homework-no-files = تعذر جلب ملفات اللعبة، أو تغيرت في الطريق. أعد تحميل هذه الصفحة.
homework-no-package = لا يمكن صنع حزمة من ملفات هذا الموقع.
homework-guide = في كل حزمة اللعبة كلها، ولا يحتاج التلاميذ إلى حساب هنا. يستطيع التلميذ الذي يجيد البرمجة أن يبلغ عن أي نتيجة، كما في كل حزمة SCORM.
homework-code = رمز تلميذ
homework-code-help = من عمل بلا منصة تعلم. يجب أن تكون المسائل والاسم والإعدادات أعلاه هي نفسها في الحزمة.
homework-code-read = قراءة رمز سُلّم
homework-code-go = قراءة
homework-code-none = في الرمز { $letters } حرفًا، في ثلاث مجموعات.
homework-code-mistyped = حرف في هذا الرمز خاطئ، أو تبادل حرفان مكانيهما.
homework-code-other = هذا الرمز لواجب آخر، أو لإعدادات أخرى.

## The work

homework-refused = { $why ->
    [missing] تعذر جلب ملف هذا الواجب. أعد تحميل الصفحة، أو اسأل معلمك.
    [changed] تغير ملف هذا الواجب بعد صنعه. اطلب من معلمك الحزمة كما كانت.
    [later] صنعت هذا الواجب نسخة أحدث من اللعبة. اطلب من معلمك حزمة جديدة.
   *[other] تعذرت قراءة ملف هذا الواجب. اطلب من معلمك حزمة جديدة.
}
homework-no-items = لا توجد مسائل في هذا الواجب. أخبر معلمك.
homework-ended = اكتمل هذا الواجب، ووصلت النتيجة إلى منصة التعلم. يمكنك إغلاق هذه الصفحة.
homework-anew = تعذرت قراءة ما حُفظ من زيارة سابقة، لذلك يبدأ الواجب من جديد.
homework-item-of-level = المسألة { $item }
homework-done-of = اكتمل { $done } من { $all }
homework-done-of-level = الصحيح { $done } من { $all }
homework-kept = يمكنك التوقف في أي وقت: كل شيء محفوظ.
homework-not-kept = لا يُحفظ شيء هنا: إذا أغلقت هذه الصفحة يبدأ الواجب من جديد.
homework-left = الوقت المتبقي: { $time }
homework-unrecorded = أنت تشاهد فقط: لا يُسجل شيء.
homework-not-taken = لم تقبل منصة التعلم النتيجة الأخيرة. تُرسل مرة أخرى مع التالية.
homework-send-again = إرسال مرة أخرى
homework-no-lms = لا توجد منصة تعلم هنا، لذلك لا يُبلغ عن شيء. في النهاية تحصل على رمز لتسليمه.
homework-silent = لا تقبل منصة التعلم نتائج في هذه النافذة. أغلقها وافتح الواجب هناك مرة أخرى.
homework-worth = { $end ->
    [right] صحيح: تُحتسب هذه المسألة كاملة.
    [with-help] صحيح مع تلميح: تُحتسب هذه المسألة نصفًا.
    [wrong] خطأ: لا تُحتسب هذه المسألة.
    [shown] نظرت إلى الحل: لا تُحتسب هذه المسألة.
   *[given-up] تركت المسألة: لا تُحتسب.
}
homework-verdict-wrong = كان ذلك خطأ.
homework-verdict-given-up = تركت المسألة.
homework-time-over = انتهى الوقت.
homework-give-up = ترك المسألة
homework-next = المسألة التالية
homework-to-result = إلى النتيجة

## The result

homework-result = النتيجة
homework-score = { $score } من 100
homework-status = { $status ->
    [passed] نجاح، بما لا يقل عن { $pass }.
    [failed] لم يتحقق النجاح: يلزم { $pass }.
   *[incomplete] لم يكتمل بعد.
}
homework-how = { $how ->
    [right] صحيح
    [with-help] صحيح مع تلميح
    [wrong] خطأ
    [shown] نُظر إلى الحل
    [given-up] تُركت
   *[open] لم تُحل
}
homework-hand-in = سلّم هذه الجملة. يقول رمزها الشيء نفسه، حتى لا يتسلل خطأ.
homework-handed-in = { $score } من 100؛ صحيح { $right }، مع تلميح { $help }، نُظر إليه { $shown }
homework-sentence = { $name }: { $result }. الرمز: { $code }
homework-copy = نسخ

### The pages that can be read before the program is there. Their English stands in
### pages/*.html, at the elements with data-l10n-id.

## Parts that have not come

parts-own-tab = فتح في تبويب خاص
parts-newer = يوجد إصدار أحدث من اللعبة.
parts-load = تحميل الإصدار الجديد
parts-next = خارج المجموعة يأتي تلقائيًا مع الجولة التالية.
parts-waits = يُحمَّل عند انتهاء الجولة.
parts-coming = جارٍ تحميل هذه الصفحة …
parts-missing = تعذّر تحميل هذا الجزء من اللعبة. تحقّق من الشبكة وحاول مرة أخرى.
parts-again = إعادة المحاولة
parts-of-newer = يأتي هذا الجزء من اللعبة مع إصدارها الأحدث.

## The choice of games

games-pick-a-game = اختر لعبة
games-join = انضم إلى صفك أو أصدقائك برمزهم
games-score = Score
games-roll-four-dice-make = ارمِ أربعة أحجار نرد. كوّن 20 من أعدادها.
games-score-links = <a class="go primary" href="#play">لعب Score</a><a href="#rules">القواعد</a><a href="#race">السباق</a><a href="#play?roll=today">رمية اليوم <span class="date" data-date></span></a>
games-draw-four-cards-make = اسحب أربع أوراق. كوّن 24 منها كلها.
games-24-links = <a class="go" href="#24">لعب 24</a><a href="#rules-24">القواعد</a><a href="#24?roll=today">توزيعة اليوم <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = كل زر يدير الأقراص بطريقته. اكتشف الضغطات الصحيحة.
games-play-dials = <a class="go" href="#dials">لعب Dials</a><a href="#dials?show=rules">القواعد</a>
games-mathematician-s-yahtzee = ياتزي الرياضيات
games-roll-five-dice-for = ارمِ خمسة أحجار نرد وابحث عن الأعداد الأولية وباي وأعداد فيبوناتشي.
games-play-yahtzee = <a class="go" href="#yahtzee">لعب ياتزي الرياضيات</a><a href="#yahtzee?show=rules">القواعد</a>
games-every-day = <b>كل يوم:</b><a href="#daily">رميات اليوم الخمس</a><a href="#practice">متابعة التدريب</a><a href="#mistake">اكتشاف الخطأ</a><a href="#statistics">نتائجي حتى الآن</a>
games-with-others = <b>مع آخرين:</b><a href="#players">أصدقاء على شاشة واحدة</a><a href="#group">مجموعة، لكل واحد شاشته</a>
games-for-teachers = للتدريس
games-class-table = طاولة للصف
games-plan = تخطيط حصة
games-paper = ورقة عمل للطباعة
games-own-numbers = أعداد من اختيارك
games-every-roll = كل الرميات الممكنة
games-install = يمكن تثبيت Score على هذا الجهاز: تصير لها أيقونة خاصة بها، وتُفتح حتى بلا شبكة.
games-install-yes = تثبيت
games-install-no = لا، شكرًا

## The rules of Score

rules-how-to-play-score = طريقة لعب Score
rules-roll-four-dice-make = ارمِ أربعة أحجار نرد. كوّن 20 من أعدادها.
rules-press-1-to-5 = اضغط من 1 إلى 5 وشاهد ما يحدث
rules-you-rolled-4-3 = ظهر لك في الرمية 4 و3 و8 و19. الهدف 20.
rules-the-first-step-put = الخطوة الأولى: ضع ⁦4 × 3⁩ في الأماكن الثلاثة.
rules-4-3-12-the = ⁦4 × 3 = 12⁩. العدد 12 أحمر لأنك كوّنته. واختفى العددان 4 و3.
rules-the-second-step-12 = الخطوة الثانية: ⁦12 + 8⁩. تستعمل عددك الأحمر 12.
rules-20-you-needed-two = 20! احتجت إلى خطوتين. بقي 19، ولا بأس في ذلك.
rules-play-the-guided-first = <a href="#guide">لعب الرمية الأولى خطوة بخطوة</a>
rules-what-you-need = ما يلزم
rules-one-player-or-more = لاعب واحد أو أكثر، وهذه الصفحة. لحجرين من النرد 6 أوجه، ولحجر 12 وجهًا، ولحجر 20 وجهًا. العدد المطلوب تكوينه اسمه <b>الهدف</b>.
rules-a-round = الجولة
rules-roll-anyone-may-roll = <b>الرمي.</b> لأي لاعب أن يرمي النرد، لكن ليس أثناء عمل المؤقت.
rules-think-can-20-be = <b>التفكير.</b> هل يمكن تكوين 20؟ الأعداد لا تتحرك بعد: احسب في ذهنك، أو جرّب في صفحة «المختبر».
rules-call-score-if-you = <b>نداء SCORE</b> إذا عرفت طريقة. لديك الآن 30 ثانية لعرضها، ولك وحدك تحريك الأعداد.
rules-call-impossible-if-you = <b>نداء «مستحيل»</b> إذا كان رأيك أن لا أحد يستطيع. لدى الآخرين الآن 60 ثانية لنداء SCORE.
rules-look-the-roll-is = <b>النتيجة.</b> انتهت الرمية. تقول الصفحة من كان على صواب، وتعرض كل طريقة لتكوين 20.
rules-a-step = الخطوة
rules-tap-a-number-an = اختر عددًا ثم عملية ثم عددًا، أو اسحبها إلى الأماكن الثلاثة. ينضم الناتج إلى أعدادك، ويختفي العددان المستعملان. العمليات خمس:
rules-plus-4-3-7 = <b>زائد:</b> ⁦4 + 3 = 7⁩
rules-minus-3-4-1 = <b>ناقص:</b> ⁦3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="سالب 1"></span>⁩. الأعداد تحت الصفر مسموحة.
rules-times-4-3-12 = <b>ضرب:</b> ⁦4 × 3 = 12⁩
rules-divide-2-3-2 = <b>قسمة:</b> ⁦2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="ثلثان"></span>⁩. الكسور مسموحة أيضًا، وتبقى كسورًا.
rules-join-1-2-12 = <b>دمج:</b> ⁦1 &amp; 2 = 12⁩. يضع الأرقام جنبًا إلى جنب. العدد الأيسر صحيح وليس 0، ويجوز أن يكون تحت الصفر: ⁦<span aria-hidden="true">−3</span><span class="hush heard" data-heard="سالب 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="سالب 34"></span>⁩. والعدد الأيمن صحيح وليس تحت الصفر: ⁦2 &amp; 0 = 20⁩.
rules-a-number-that-you = العدد الذي كوّنته <b class="made-number">أحمر</b>. له إطار مزدوج، ومكتوب عليه كيف كوّنته.
rules-some-steps-cannot-be = بعض الخطوات غير ممكنة، مثل القسمة على 0. تقول الصفحة السبب عندئذ، ولا يضيع شيء.
rules-when-the-goal-counts = متى يُحسب الهدف
rules-the-last-step-must = يجب أن تستعمل الخطوة الأخيرة عددًا أحمر. إذن تلزم خطوتان أو ثلاث: ⁦4 × 5⁩ وحدها لا تُحسب. ولا يلزم استعمال كل أحجار النرد. إذا لم يبق عدد آخر ولم يتكوّن الهدف، فقد ضاع الهدف: يقف المؤقت فورًا.
rules-with-more-dice-you = مع أحجار أكثر تكون الخطوات أكثر. ومع حجرين فقط تُحسب الخطوة الواحدة.
rules-read-a-line = قراءة سطر
rules-a-way-is-written = تُكتب الطريقة في سطر واحد، هكذا:
rules-brackets-come-first-then = الأقواس أولًا، ثم ⁦&amp;⁩، ثم ⁦×⁩ و⁦÷⁩، ثم ⁦+⁩ و⁦−⁩. إذن هذه هي الخطوات:
rules-points = النقاط
rules-what-happens = ما يحدث
rules-points-column = النقاط
rules-you-call-score-and = ناديت SCORE وكوّنت الهدف قبل نهاية الوقت.
rules-you-call-score-but = ناديت SCORE، لكن انتهى الوقت، أو أخطأت الهدف، أو استسلمت، أو غادرت.
rules-you-call-impossible-and = ناديت «مستحيل»، ولم يناد أحد SCORE خلال 60 ثانية.
rules-you-call-impossible-someone = ناديت «مستحيل». ثم نادى غيرك SCORE وكوّن الهدف.
rules-lost-first = <span aria-hidden="true">⁦−1⁩</span><span class="hush heard" data-heard="سالب 1"></span>
rules-lost-regained = <span aria-hidden="true">⁦−1⁩</span><span class="hush heard" data-heard="سالب 1"></span>
rules-you-minus-2 = أنت <span aria-hidden="true">⁦−2⁩</span><span class="hush heard" data-heard="سالب 2"></span><br>غيرك ⁦+1⁩
rules-you-call-impossible-someone-else = ناديت «مستحيل». ثم نادى غيرك SCORE ولم يكوّن الهدف.
rules-you-plus-1 = أنت ⁦+1⁩<br>غيرك <span aria-hidden="true">⁦−1⁩</span><span class="hush heard" data-heard="سالب 1"></span>
rules-you-call-impossible-then = ناديت «مستحيل»، ثم ناديت SCORE بنفسك وكوّنت الهدف. خسرت 2 ثم كسبت 1.
rules-you-call-impossible-then-score = ناديت «مستحيل»، ثم ناديت SCORE بنفسك ولم يتكوّن الهدف.
rules-there-is-one-clock = يعمل مؤقت واحد في كل وقت. نداء SCORE يوقف مؤقت 60 ثانية ويبدأ مؤقت 30 ثانية.
rules-with-friends-you-may = مع الأصدقاء يجوز الخداع: «مستحيل» الذي لا يرد عليه أحد يكسب، حتى إن كانت هناك طريقة.
rules-playing-alone = اللعب وحدك
rules-nobody-is-there-to = لا أحد هنا ليرد على ندائك «مستحيل»، فترد عليه الصفحة. تجرّب كل طريقة. بعد 60 ثانية لك نقطة واحدة إذا لم تكن هناك طريقة. وإذا كانت هناك طريقة ظهرت لك وخسرت نقطتين.
rules-tap-i-am-sure = اضغط <b>بكل تأكيد</b> بدلًا من الانتظار. وإذا ناديت SCORE بنفسك ولم يتكوّن الهدف، فلك 0 من النقاط إذا لم تكن هناك طريقة، أو <span aria-hidden="true">⁦−3⁩</span><span class="hush heard" data-heard="سالب 3"></span> إذا كانت هناك طريقة.
rules-hints = التلميحات
rules-stuck-hint-gives-away = وصلت إلى طريق مسدود؟ زر <b>تلميح</b> يكشف المزيد كل مرة: أولًا هل توجد طريقة، ثم أي الأعداد تستعمل، ثم عمليتها الأخيرة، ثم خطوتها الأولى. لا تكلّف التلميحات نقاطًا، لكن الصفحة تقول في النهاية كم تلميحًا أخذت.
rules-when-the-roll-is = عند انتهاء الرمية اضغط <b>شرح</b> بجانب إحدى الطرق. تنفّذها الصفحة خطوة خطوة وتقول لماذا كل خطوة صحيحة. وإذا لم تكن هناك طريقة، عرضت أقرب الأعداد التي يمكن تكوينها.
rules-undo = تراجع
rules-undo-takes-a-step = زر «تراجع» يعود خطوة إلى الوراء، وزر «إعادة» ينفّذها من جديد. بعد استعمال العدد الأخير يفوت الأوان.
rules-friends-at-one-screen = أصدقاء على شاشة واحدة
rules-open-players-and-add = افتح «اللاعبون على هذه الشاشة» واكتب من اسمين إلى ستة أسماء. لكل لاعب ركن فيه زر SCORE وزر «مستحيل»، ومفتاحان:
rules-player = اللاعب
rules-score = SCORE
rules-impossible = مستحيل
rules-keyboard = لوحة المفاتيح
rules-a-step-divides-and = خطوة؛ <kbd>/</kbd> للقسمة و<kbd>&amp;</kbd> للدمج
rules-the-number-ends-here = هنا ينتهي العدد: العدد 1 لا 12
rules-take-back-what-you = التراجع عن آخر ما كتبته
rules-put-everything-back = إعادة كل شيء إلى مكانه
rules-undo-ctrl-y-is = تراجع؛ و<kbd>Ctrl</kbd> <kbd>Y</kbd> للإعادة
rules-go-round-the-board = التنقل على اللوحة؛ <kbd>Enter</kbd> للاختيار
rules-roll-h-is-a = رمي النرد؛ <kbd>H</kbd> للتلميح
rules-score-and-impossible-when = ⁦SCORE⁩ و«مستحيل» عند اللعب وحدك
rules-single-keys-can-be = <kbd>?</kbd> لعرض مفاتيح الصفحة المفتوحة. يمكن إيقاف المفاتيح المفردة في <a href="#settings">الإعدادات</a>.
rules-by-ear = اللعب بالسمع
rules-by-ear-board = مع قارئ الشاشة اضغط أول رابط في الصفحة: يقودك إلى اللوحة. هناك تعمل مفاتيح اللعبة. اكتب خطوة، مثل <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> ثم <kbd>Enter</kbd>، فتقول الصفحة ناتجها. الأسهم تتنقل على اللوحة.
rules-by-ear-time = يُقال الوقت في منتصفه وقبل النهاية بعشر ثوانٍ. وإن احتجت إلى أكثر فإن <a href="#house">القواعد الخاصة</a> تعطي حتى 600 ثانية للنداء، أو بلا مؤقتات.
rules-house-rules = القواعد الخاصة
rules-change-the-game-at = غيّر اللعبة على طاولتك:
rules-dice-two-to-six = <b>النرد:</b> من حجرين إلى ستة، لكل حجر من 2 إلى 100 وجه.
rules-goal-any-number-from = <b>الهدف:</b> أي عدد من 0 إلى 999.
rules-signs-choose-which-of = <b>العمليات:</b> اختر أي العمليات الخمس مسموحة.
rules-clocks-each-5-to = <b>المؤقتات:</b> كل منها من 5 إلى 600 ثانية. عند اللعب وحدك يمكنك إيقافها: عندئذ تتحرك الأعداد بلا نداء وبلا نقاط.
rules-all-numbers-the-goal = <b>كل الأعداد:</b> لا يُحسب الهدف إلا إذا استُعمل كل عدد.
rules-blocking-who-calls-impossible = <b>العرقلة:</b> من ينادي «مستحيل» ثم SCORE ولا يكوّن الهدف له <span aria-hidden="true">⁦−2⁩</span><span class="hush heard" data-heard="سالب 2"></span> بدلًا من 0.
rules-spoilers-wait-after-the = <b>من يعطّل ينتظر:</b> من ينادي SCORE ولا ينجح مرتين متتاليتين لا نداء له في الرمية التالية، وبعد المرة الثالثة في الرميتين التاليتين، وهكذا. النجاح ينهي ذلك. وعلى الطاولات التي أنشأها أحد تعمل هذه القاعدة من البداية.
rules-undo-on-or-off = <b>تراجع:</b> يعمل أو متوقف.
rules-who-rolls-anyone-the = <b>من يرمي:</b> أي لاعب، أو اللاعب 1، أو آخر من كسب نقطة.
rules-presets-score-24-with = <b>إعدادات جاهزة:</b> Score، و24 بالأوراق، وهي أيضًا <a href="#24">لعبة مستقلة</a>، وإعداداتك.
rules-race = السباق
rules-race-goes = في <a href="#race">السباق</a> لا نداءات: كل خطوة ناتجها 20 لها نقطة واحدة، وكل خطوة ناتجها 18 لها 3 نقاط، وكل رمية جديدة تكلّف نقطة واحدة. إذا صارت النقاط من مضاعفات 5، أو صارت 0، زادت 5. إذا صارت 25 بالضبط فهذا هدف، وتبدأ النقاط من 0 من جديد. الفوز بثلاثة أهداف. مثلًا: لديك 17 نقطة، وتكوّن ⁦3 × 6 = 18⁩، فتصير نقاطك 20، ثم 25: هدف.
rules-race-group = في مجموعة يمكن للإدارة أن تختار السباق طريقةً للعب. عندها يتسابق الجميع معًا، لكل واحد رمياته.
rules-play-now = <a class="go primary" href="#play">لعب Score</a>

## The rules of 24

rules-24-how-to-play-24 = طريقة لعب 24
rules-24-draw-four-cards-make = اسحب أربع أوراق. كوّن 24 منها كلها.
rules-24-4-6-24-all = ⁦4 × <b class="made-number">6</b> = <b class="made-number">24</b>⁩. استُعملت الأوراق الأربع كلها: هذا يُحسب.
rules-24-the-cards = الأوراق
rules-24-the-pack-has-52 = في رزمة ورق اللعب 52 ورقة بلا جوكر. الآس 1، والولد 11، والبنت 12، والملك 13. لا أهمية لأشكال الأوراق. الورقة الموجودة على الطاولة لا تأتي مرة أخرى في التوزيعة نفسها.
rules-24-what-is-not-as = ما يختلف عن Score
rules-24-the-goal-is-24 = الهدف 24.
rules-24-you-must-use-all = يجب استعمال الأعداد الأربعة كلها. إذن تلزم دائمًا ثلاث خطوات.
rules-24-there-is-no-joining = لا دمج هنا: 2 و4 جنبًا إلى جنب ليسا 24.
rules-24-what-is-as-in = ما يشبه Score
rules-24-call-score-and-show = نادِ SCORE واعرض الطريقة في 30 ثانية، أو نادِ «مستحيل» وانتظر 60 ثانية. الخطوات والنقاط والتلميحات والمفاتيح هي نفسها: انظر <a href="#rules">قواعد Score</a>. الكسور والأعداد تحت الصفر مسموحة في الطريق. نقاطك وقواعدك الخاصة في 24 منفصلة عن Score.
rules-24-two-to-six-friends = يمكن أن يلعبها من اثنين إلى ستة أصدقاء على شاشة واحدة: افتح <a href="#players">اللاعبون على هذه الشاشة</a>. وفي <a href="#group">المجموعة</a> تختار الإدارة «24 بالأوراق» من القواعد الخاصة.
rules-24-every-hand = كل التوزيعات
rules-24-there-are-1-820 = عدد التوزيعات المختلفة 1,820، منها 458 مستحيلة. <a href="#hands">شاهد كل التوزيعات وحلولها.</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">توزيعة اليوم</a> هي نفسها للجميع.
rules-24-play-now = <a class="go primary" href="#24">لعب 24</a>

## مفاتيح هذه الصفحة

key-help-title = مفاتيح هذه الصفحة
key-help-next = المتابعة
key-help-dials-press = الضغط على الزر الذي يحمل هذا الرقم
key-help-dials-hint = تلميح
key-help-dials-undo = التراجع عن آخر ضغطة؛ و<kbd>Y</kbd> لإعادتها
key-help-yahtzee-choose = اختيار الأحجار
key-help-yahtzee-roll = رمي النرد
key-help-yahtzee-empty = إفراغ خانة مُلئت بالخطأ، قبل الرمية التالية
key-help-about = <kbd>?</kbd> لفتح هذه القائمة وإغلاقها. يمكن إيقاف المفاتيح المفردة في «الإعدادات».

## The headings of the games that are loaded later

page-of-dials-title = Dials
page-of-dials-lead = كل زر يدير الأقراص بطريقته. صِل من هذه الحروف إلى تلك.
page-of-yahtzee-title = ياتزي الرياضيات
page-of-yahtzee-lead = خمسة أحجار نرد، ورميتان أخريان، وأنماط لا يبحث عنها إلا أهل الرياضيات.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = فُتحت هذه الصفحة من ملف
boot-file-text = لا يسمح المتصفح لصفحة مفتوحة من ملف بتحميل برنامج. ضع المجلد كله على أي خادم ويب، ثم افتح عنوانه.
boot-old-title = هذا المتصفح أقدم من أن يشغّل اللعبة
boot-old-text = تحتاج اللعبة إلى WebAssembly ووحدات JavaScript. كلاهما موجود في أي إصدار حديث من Chrome أو Edge أو Firefox أو Safari.
boot-blocked-title = تقنية WebAssembly متوقفة في هذا المتصفح
boot-blocked-text = المتصفح حديث بما يكفي، لكن لا يُسمح له بتشغيل برنامج كهذه اللعبة. قد يكون السبب نمط المنع (Lockdown Mode) على iPhone وiPad وMac، أو إعدادات أمان مشددة، أو قواعد بعض المدارس. اسمح بذلك لهذا الموقع في إعدادات المتصفح، أو اسأل المسؤولين عن هذا الجهاز، أو استعمل متصفحًا آخر. يمكن قراءة القواعد هنا على أي حال.
boot-framed-title = هذا الإطار يمنع اللعبة من ملفاتها
boot-framed-text = تعرض الصفحة المحيطة اللعبة في إطار مغلق عليها (sandbox). افتح اللعبة في تبويب خاص بها. إذا كانت إدارة تلك الصفحة لك، فأعطِ الإطار "allow-scripts allow-same-origin".
boot-withheld-title = هذا المتصفح لا يشغّل جزءًا من اللعبة
boot-withheld-text = الملف موجود على الخادم، لكن شيئًا ما يحجزه: أداة حجب أو إضافة أو النوع الذي يعطيه له الخادم. أوقف أدوات الحجب لهذا الموقع أو استعمل متصفحًا آخر. إذا كانت إدارة هذا الموقع لك، فالملفات التي تنتهي بـ ‎.js تحتاج إلى النوع text/javascript.
boot-missing-title = جزء من اللعبة ناقص
boot-missing-text = لم يرسل الخادم أحد الملفات. إذا كانت إدارة هذا الموقع لك، فانسخ المجلد الناتج كله بجميع ملفاته.
boot-network-title = انقطع الاتصال
boot-network-text = لم تصل اللعبة كاملة. تحقّق من الشبكة وحاول مرة أخرى. لم يضع شيء.
boot-damaged-title = وصلت اللعبة تالفة، أو لا يستطيع هذا المتصفح قراءتها
boot-damaged-text = تغيّر الملف في الطريق، أو المتصفح قديم جدًا. حاول مرة أخرى، أو استعمل إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.
boot-crash-title = توقفت اللعبة
boot-crash-text = هذا خطأ في اللعبة وليس خطأك. نقاطك وإعداداتك محفوظة. حاول مرة أخرى للمتابعة.
boot-again = إعادة المحاولة
boot-about = ⁨Score⁩ لعبة حساب بأربعة أحجار نرد. كوّن ⁦20⁩ من أعدادها في خطوتين أو ثلاث خطوات. اللعبة مجانية، ولا تحتاج إلى حساب مستخدم، وهي لشخص واحد، ولعدة أشخاص أمام شاشة واحدة، ولصف كامل.
boot-coming = اللعبة في الطريق …
boot-table = اصنع الهدف من هذه الأعداد خطوة بعد خطوة.
boot-title = ⁨Score⁩ – لعبة حساب بأحجار النرد
boot-today = رمية اليوم
boot-wide = على الطاولة: 12 حمراء من ⁦4 × 3⁩ و8 و19
boot-narrow = الطاولة نفسها على الهاتف
boot-sounds = الأصوات
boot-theme = الألوان
boot-what = ما هي ⁨Score⁩

### Рамка кожної сторінки.

title = { $page } – Score
# Куди веде назва вгорі кожної сторінки.
title-leads-to = Усі ігри
# Перше, до чого доходить Tab: веде повз меню.
skip-to-game = До гри
skip-to-page = До сторінки
# На кожній сторінці без гри: назад до тієї, що триває.
to-game = До гри
menu = Меню
menu-explore = Досліджуй
menu-more = Ще
pages = Сторінки
sounds-on = Звуки: увімкнено
sounds-off = Звуки: вимкнено
theme-device = Кольори: як на пристрої
theme-light = Кольори: світлі
theme-dark = Кольори: темні
show-keys = Клавіші на цій сторінці: ?
fill-screen = На весь екран
language = Мова
language-missing = Не вдалося завантажити цю мову. Перевір мережу та вибери її ще раз.

## Як називаються сторінки

page-games = Ігри
page-play = Грати
page-rules = Правила
page-house = Домашні правила
page-players = Гравці за цим екраном
page-settings = Налаштування
page-group = Група
page-experiment = Експеримент
page-atlas = Атлас
page-24 = 24
page-rules-24 = Правила гри 24
page-hands = Усі роздачі гри 24
page-dials = Dials
page-yahtzee = Математичний Yahtzee
page-sheet = Робочі аркуші
page-mistake = Знайди помилку
page-practice = Тренування
page-daily = Кидки дня
page-statistics = Статистика
page-race = Перегони
page-homework = Домашнє завдання

# День; $month – від 1 до 12.
common-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year }

# Між трійками цифр великого числа.
number-group-separator = {" "}

# Між речами, які перелічують.
common-list-separator = {", "}

# Назад і далі через те, що показується крок за кроком.
pager-back = Назад
pager-next = Далі
pager-step = { $step ->
    [0] Початок
   *[other] Крок { $step } з { $steps }
}

# Назва смужки, яка показує, як далеко зайшов пошук.
progress-searching = Пошук

## Посилання для копіювання

common-play-link = Зіграти цими числами
common-copy-link = Скопіювати посилання
common-for-lms = Для LMS
common-copied = Скопійовано.
end-of = { $count } з { $all }
end-share = Поділитися
end-share-by-hand = Виділи текст і скопіюй його.
common-copy-by-hand = Утримуй посилання або натисни на нього правою кнопкою миші, щоб скопіювати.
common-not-for-others = Ця адреса веде лише до цього комп’ютера. Для інших запусти гру для мережі (cargo xtask play --lan) і відкрий першу адресу, яку вона покаже.

## Ім’я гравця

common-you = Ти
common-name-empty = Введи ім’я: щонайменше одну літеру або цифру.
common-name-too-long = Ім’я має щонайбільше 20 знаків.
common-name-invisible = Ім’я не може мати знаків, яких ніхто не бачить.
common-name-stacked-marks = На одній літері імені може бути щонайбільше чотири наголоси чи інші позначки, а без літери – жодної.
common-name-reserved = В імені не можна називати себе організатором, учителем чи кимось подібним: інші б у це повірили. Вибери інше ім’я.
common-name-taken = Це ім’я зайняте. «{ $free }» вільне.
common-table-full = Усі місця зайняті.

## Посилання, яке не можна використати

common-link-too-long = Посилання задовге, тому з нього нічого не взято.
common-link-unknown-key = Посилання каже щось про «{ $key }», чого ця сторінка не знає.
common-link-bad-value = Посилання дає «{ $value }» для { $key }; так бути не може, тому це пропущено.
common-link-changed = Дорогою якась програма змінила або обрізала це посилання, тому нічого з нього не використано. Попроси того, хто його надіслав, скопіювати ціле посилання ще раз або показати QR-код; для столу групи досить короткого коду.
common-lesson-too-long = Урок у посиланні задовгий, тому його пропущено.
common-lesson-cut-short = Урок у посиланні неповний, тому його пропущено. Скопіюй посилання цілком.
common-lesson-broken = Урок у посиланні не читається в місці «{ $part }», тому його пропущено. Скопіюй посилання цілком.
# { $number } – номер кидка в уроці; перший – 1.
common-lesson-roll = Кидок { $number } цього уроку, «{ $roll }», не підходить для гри: кидок має від двох до шести цілих чисел від 0 до 999.
common-lesson-no-rolls = В уроці немає кидків.
common-lesson-too-many-rolls = Урок має щонайбільше 20 кидків.

## Що зберігає браузер

common-not-kept = Цей браузер нічого не зберігає для цієї сторінки: бали та налаштування зникнуть, коли ти її закриєш.
common-unreadable = Не вдалося прочитати те, що зберіг браузер. Це відкладено вбік, і гра починається заново.
common-other-tab = Гра тривала в іншій вкладці чи вікні; ось як усе зараз.
common-other-tab-first = Гра тривала в іншій вкладці чи вікні. Ось як усе зараз; твою останню дію не виконано.
common-other-tab-later = В іншій вкладці чи вікні вже працює новіша версія цієї гри. Онови цю сторінку, щоб грати далі.

## Коли частина, що рахує й завантажується пізніше, не має результату

solver-not-started = Не вдалося завантажити частину гри, яка це рахує. Перевір мережу та спробуй ще раз.
solver-stopped = Частина гри, яка це рахує, зупинилася. Спробуй ще раз.
# На сервері є новіша сторінка.
solver-other-version = Ця сторінка старша або новіша за свою частину, яка це рахує. Онови сторінку.
# Це не можна порахувати.
solver-refused = Це не можна порахувати.
solver-open-roll = Ці числа зараз лежать на столі твоєї групи. Розв’язки й підказки буде показано, коли раунд скінчиться.
solver-try-again = Спробувати ще раз
# Прибирає повідомлення.
common-close = Закрити

## Числа так, як їх каже програма зчитування з екрана

spoken-minus = мінус { $size }
# Дріб, більший за одиницю: 20 і одна друга.
spoken-whole-and-part = { $whole } і { $part }
spoken-over = { $numerator } поділити на { $denominator }
# Скільки частин, до десяти словом.
spoken-count = { $count ->
    [1] одна
    [2] дві
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
    [10] десять
   *[other] { $written }
}
# $count – spoken-count чисельника.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [one] { $count } друга
        [few] { $count } других
        [many] { $count } других
       *[other] { $count } другої
    }
    [3] { $numerator ->
        [one] { $count } третя
        [few] { $count } третіх
        [many] { $count } третіх
       *[other] { $count } третьої
    }
    [4] { $numerator ->
        [one] { $count } четверта
        [few] { $count } четвертих
        [many] { $count } четвертих
       *[other] { $count } четвертої
    }
    [5] { $numerator ->
        [one] { $count } п’ята
        [few] { $count } п’ятих
        [many] { $count } п’ятих
       *[other] { $count } п’ятої
    }
    [6] { $numerator ->
        [one] { $count } шоста
        [few] { $count } шостих
        [many] { $count } шостих
       *[other] { $count } шостої
    }
    [7] { $numerator ->
        [one] { $count } сьома
        [few] { $count } сьомих
        [many] { $count } сьомих
       *[other] { $count } сьомої
    }
    [8] { $numerator ->
        [one] { $count } восьма
        [few] { $count } восьмих
        [many] { $count } восьмих
       *[other] { $count } восьмої
    }
    [9] { $numerator ->
        [one] { $count } дев’ята
        [few] { $count } дев’ятих
        [many] { $count } дев’ятих
       *[other] { $count } дев’ятої
    }
   *[10] { $numerator ->
        [one] { $count } десята
        [few] { $count } десятих
        [many] { $count } десятих
       *[other] { $count } десятої
    }
}

### Стіл: дошка, оголошення, годинники, підсумок.
### `$source` – `dice` або `cards`: звідки числа.

## Дошка

board-name = Дошка. Клавіша зі знаком питання каже, які є клавіші.
board-name-alone = Дошка
board-taken = { $piece }: взято
table-op-add = плюс
table-op-sub = мінус
table-op-mul = помножити
table-op-div = поділити
table-op-join = з’єднати
table-tile-made = { $value }, отримане з { $step }
table-tile-on-die = { $value }, на кубику з { $sides ->
    [one] { $sides } гранню
    [few] { $sides } гранями
    [many] { $sides } гранями
   *[other] { $sides } гранями
}
table-tile-card = { $value }, карта
# Що лежить на місці, або table-slot-empty.
table-slot-left = Перше число: { $held }
table-slot-op = Дія: { $held }
table-slot-right = Друге число: { $held }
table-slot-empty = порожньо

## Панель

table-goal = Ціль
table-points = Бали
table-scoreboard = Таблиця балів
table-roll-of-the-day =
    { $source ->
        [cards] Роздача дня, { $date }
       *[dice] Кидок дня, { $date }
    }
# Запитання перед тим, як кнопка це зробить.
table-clear-points = Усі починають знову?
table-clear-points-alone = Починаєш знову з 0?
table-yes-clear-points = Так, на 0
table-no-clock = Годинник не йде
table-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
# $time – table-seconds.
table-seconds-left = Лишилося часу: { $time }.

## Кнопки під дошкою

table-calls = Оголошення
table-undo = Скасувати
table-redo = Повторити
table-roll = КИНУТИ
table-deal = РОЗДАТИ
table-new-roll =
    { $source ->
        [cards] Нова роздача
       *[dice] Новий кидок
    }
table-take-away =
    { $source ->
        [cards] Забрати цю роздачу?
       *[dice] Забрати цей кидок?
    }
# Клавіші клавіатури, коли кнопок не видно.
table-answers-by-keyboard = R: так. K: залишити.
table-yes-new-roll =
    { $source ->
        [cards] Так, нова роздача
       *[dice] Так, новий кидок
    }
table-keep-it = Залишити
table-host-rolls =
    { $source ->
        [cards] Роздає організатор
       *[dice] Кидає організатор
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Роздає, хто здобув останній бал
       *[dice] Кидає, хто здобув останній бал
    }
table-you-ask = Ти за
# $label – table-you-ask або table-new-roll.
table-vote-count = { $label }: { $asking } з { $needed }
table-own-vote =
    { $source ->
        [cards] Ти просиш нову роздачу. Голосів: { $asking } з { $needed } потрібних.
       *[dice] Ти просиш новий кидок. Голосів: { $asking } з { $needed } потрібних.
    }
table-others-vote =
    { $source ->
        [cards] Просять нову роздачу: { $asking } з { $needed }.
       *[dice] Просять новий кидок: { $asking } з { $needed }.
    }
table-i-am-sure = Точно
table-too-soon = Це було зашвидко, тому не зараховано. Натисни ще раз.
table-hint = Підказка
table-hints-left =
    { $count ->
        [0] Підказка: остання ще раз
       *[other] Підказка, ще { $count }
    }
table-give-up = Здатися
table-next-lesson = ДАЛІ
table-next-lesson-is = наступний короткий урок
table-score = SCORE
table-i-can-make = Я отримаю { $goal }
table-impossible = НЕМОЖЛИВО
table-no-one-can = ніхто не зможе
# Коли кожен грає на своїй дошці.
table-have-it = ВДАЛОСЯ
table-goal-on-board = { $goal } на моїй дошці
table-surely-impossible = Так, неможливо
table-think-on = Думати далі
table-has-answered = є відповідь
# Кнопка в куті гравця: що вона оголошує і для кого.
table-call-of = { $call }, { $name }

## Що робити зараз

table-somebody = Хтось
# Ім’я організатора в реченні про гру.
table-name-of-host = { $name } (організатор)
table-roll-comes = Скоро будуть перші числа.
table-begin =
    { $source ->
        [cards] Роздай карти, щоб почати.
       *[dice] Кинь кубики, щоб почати.
    }
table-move-freely = Отримай { $goal }. Годинника немає: рухай числа або щось оголоси.
table-think = Чи можна отримати { $goal }? Подумай, потім оголоси.
table-you-say-impossible = Ти кажеш, що { $goal } отримати неможливо. Оголоси SCORE, якщо все-таки знайдеш спосіб.
table-says-impossible = { $name } каже, що { $goal } отримати неможливо. Хто все-таки може, оголошує SCORE.
table-make = Отримай { $goal }: число, дія, число.
table-make-it = { $name }: отримай { $goal }.
table-answer-impossible = Отримати { $goal } неможливо? Відповісти можна лише раз.
table-now-answer = { $goal } на твоїй дошці. Тепер натисни ВДАЛОСЯ!
# $waiting – table-answers.
table-you-have-it = { $goal }! Тобі вдалося. { $waiting }
table-you-answered-impossible = Ти кажеш, що { $goal } отримати неможливо. { $waiting }
table-answers = Відповідей: { $given } з { $expected }.
table-paused-now = Організатор робить паузу. Гра скоро піде далі.
table-choose-operator = Тепер вибери, що зробити з цими двома числами.
# Введені цифри, після яких можуть бути ще; у першому випадку вони ще не є числом із дошки.
table-typed = { $typed }… вводь далі.
table-typed-number = { $typed }… натисни Enter, якщо це { $typed }, або вводь далі.

## Що за цим столом не так, як зазвичай

table-practice = Тренування без балів: розв’язки відомі.
# $rules – table-rule-*, одне за одним.
table-rules-of-link = { $rules } · з посилання
table-own-rules = Звичайні правила
table-rule-goal = ціль { $goal }
table-rule-dice = грані кубиків: { $sides }
table-rule-cards = карти
table-rule-operators = лише { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = НЕМОЖЛИВО: { $time }
table-rule-clock-off = без годинника
table-rule-all-numbers = треба використати всі числа
table-rule-some-numbers = числа можуть лишатися
table-rule-blocking = блокування
table-rule-no-blocking = без блокування
table-rule-undo = зі скасуванням
table-rule-no-undo = без скасування
table-rule-anyone-rolls = нові числа викладає будь-хто
table-rule-spoilers-wait = хто псує гру, чекає

## Що сталося; $time порожнє або table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Отримай { $goal }.
table-called-score = { $name } оголошує SCORE! { $time }
table-you-called-impossible = НЕМОЖЛИВО! { $time }Оголоси SCORE, якщо все-таки знайдеш спосіб.
table-called-impossible = { $name } оголошує НЕМОЖЛИВО! { $time }
table-one-step = { $step }, але самого одного кроку не досить. Грай далі.
table-no-red-number = { $step }, але в останньому кроці має бути червоне число. Грай далі або повернися кнопкою «Скасувати».
table-not-all-numbers = { $step }, але треба використати всі числа. Грай далі або повернися кнопкою «Скасувати».
table-undone = Крок скасовано.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = У всіх нуль балів.

## Як закінчився раунд

table-you-showed = { $goal }! Тобі вдалося показати.
table-showed = { $goal }! { $name } показує спосіб.
table-well-made = { $goal }! Чудово.
table-missed = Це не { $goal }, а чисел більше немає.
table-out-of-time = Час минув, перш ніж хтось показав { $goal }.
table-you-gave-up = Ти здаєшся.
table-gave-up = { $name } здається.
table-was-a-way = А спосіб усе-таки був.
table-yours-stood = Ти стоїш на своєму: НЕМОЖЛИВО.
table-stood = { $name } стоїть на своєму: НЕМОЖЛИВО.
table-ended = Організатор завершує раунд.
table-ended-without-points = Організатор завершує раунд без балів.
table-all-answered = Є всі відповіді.
table-everyones-time-is-up = Час минув.

## Що з цього вийшло

table-was-possible = Отримати { $goal } було можливо
table-was-impossible = Отримати { $goal } було неможливо
# Коли дошка вже його не показує.
table-rolled =
    { $source ->
        [cards] Роздача: { $numbers }.
       *[dice] Кидок: { $numbers }.
    }
# Чиї це бали й за що.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, і спосіб показано.
table-score-not-shown = SCORE: спосіб не показано.
table-impossible-found = НЕМОЖЛИВО, але спосіб є.
table-impossible-is = НЕМОЖЛИВО, і це правда.
table-impossible-shown = НЕМОЖЛИВО, але спосіб показано.
table-impossible-not-shown = НЕМОЖЛИВО, і ніхто не показав способу.
# Було можливо, але спосіб ніхто не показав.
table-impossible-counts = НЕМОЖЛИВО зараховано: спосіб є, але ніхто його не показав.
table-impossible-alone = НЕМОЖЛИВО, і ніхто не оголосив SCORE.
table-counts-for-nobody = Це оголошення нікому нічого не дає й не забирає.
table-nobody-called = Оголошень не було, тому балів немає.
table-no-call-of-yours = Твого оголошення не було, тому твої бали не змінилися.
table-practice-ended = Тренування: цього разу без балів.
table-made-in = Час: { $time }.
# Поруч із розв’язком у списку всіх.
table-your-way = Твій спосіб
table-way-of = Спосіб: { $name }
table-you-made = Тобі вдалося отримати { $goal }.
table-impossible-was-wrong = НЕМОЖЛИВО, але спосіб є.
table-no-answer-of-yours = Твоєї відповіді не було, тому твої бали не змінилися.
table-came-later = Цей раунд почався до твого приходу.
table-so-many-right =
    { $count ->
        [0] Цього разу правильних відповідей немає.
       *[other] Правильних відповідей: { $count }.
    }
table-own-impossible-shown = НЕМОЖЛИВО коштує 2, а за власний спосіб повертається 1.
table-own-impossible-mistaken = SCORE не показано (−1), а НЕМОЖЛИВО було хибним (−2).
table-own-impossible-blocked = SCORE не показано (−1), а за правилом блокування це коштує ще 1.
table-own-impossible-stood = SCORE не показано (−1), але НЕМОЖЛИВО підтверджено (+1).
table-hints-taken =
    { $count ->
        [0] Без підказок.
        [1] З однією підказкою.
       *[other] Підказок: { $count }.
    }

## Перші кидки з провідником

table-coach = Твій перший кидок
table-coach-join = З’єднання цифр
table-coach-impossible = НЕМОЖЛИВО
table-coach-skip = Пропустити
table-coach-play = Грати зараз
table-coach-progress = Зроблено { $done } з { $taps }
table-guide-1 = Отримай 20 з цих чисел. Вибери 4.
table-guide-2 = Добре. Тепер вибери × (помножити).
table-guide-3 = А тепер 3.
table-guide-4 = 12 червоне: воно отримане з 4 × 3. В останньому кроці має бути червоне число. Вибери 12.
table-guide-5 = Тепер вибери + (плюс).
table-guide-6 = І ще 8: разом 20.
table-guide-reached = 20 за два кроки! У справжньому раунді спочатку оголошують SCORE, а потім є 30 секунд.
table-guide-join-1 = Є ще п’ята дія: з’єднання. Вона ставить цифри поруч. Вибери 1.
table-guide-join-2 = Тепер вибери & (з’єднати).
table-guide-join-3 = А тепер 2.
table-guide-join-4 = З’єднані 1 і 2 – це 12. Вибери 12.
table-guide-joined = Знову 20! З’єднання – такий самий крок, як інші: з 1 і 2 може бути 12 або, навпаки, 21.
table-guide-impossible = З деяких кидків, 3 зі 100, не вийде 20, хоч що роби. Це один із них. Спробуй або оголоси НЕМОЖЛИВО.
table-guide-called = Правильно: з цих чисел ніхто не отримає 20, і це теж бал! У справжньому раунді спочатку минає 60 секунд.
table-guide-elsewhere = Твій власний спосіб! Грай далі або повернися кнопкою «Скасувати».
table-guide-dead-end = Лишилося тільки { $left }, а це не 20. Повернися кнопкою «Скасувати» і спробуй інший спосіб.
table-guide-always-misses = Лишилося тільки { $left }. Тут усі способи закінчуються так: оголоси НЕМОЖЛИВО.

## Чому щось не можна

table-not-seated = Там ніхто не сидить.
table-no-roll =
    { $source ->
        [cards] Спочатку роздай.
       *[dice] Спочатку кинь.
    }
table-call-open = Спочатку заверши оголошення, що триває.
table-round-closed =
    { $source ->
        [cards] Цю роздачу зіграно. Роздай ще раз.
       *[dice] Цей кидок зіграно. Кинь ще раз.
    }
table-impossible-called = НЕМОЖЛИВО вже оголошено.
table-score-called = SCORE вже оголошено.
table-call-score-first = Спочатку оголоси SCORE.
table-not-your-call = Числа рухає лише той гравець, чиє SCORE.
table-no-call = Ти не маєш оголошення, яке можна завершити.
table-time-is-up = Час минув.
table-nothing-to-undo = Немає кроку, який можна скасувати.
table-nothing-to-redo = Немає кроку, який можна повторити.
table-undo-off = За цим столом грають без скасування.
table-not-your-roll =
    { $source ->
        [cards] Зараз роздає хтось інший.
       *[dice] Зараз кидає хтось інший.
    }
table-host-only = Це може лише організатор.
table-must-stand = НЕМОЖЛИВО триває, доки не мине його час.
table-no-hints-in-group = У групі підказок немає.
table-hint-taken = Ця підказка в тебе вже є.
table-hint-skipped = Перед нею є ще інша підказка.
table-no-further-hint =
    { $source ->
        [cards] Ця роздача неможлива, тому підказок більше немає.
       *[dice] Цей кидок неможливий, тому підказок більше немає.
    }
table-clock-needed = Без годинників можна грати лише самостійно. Вибери годинник або одного гравця.
table-stand-in-only = Ти заміняєш організатора: можеш викладати нові числа й завершувати раунд без балів.
table-own-call = Ти заміняєш організатора, а одне з оголошень твоє або є твоя відповідь: ти не можеш завершити цей раунд.
table-only-calls = За цим столом гравці оголошують SCORE або НЕМОЖЛИВО.
table-no-calls = У цьому раунді не оголошують: дай відповідь на своїй дошці.
table-round-open = Усі ще працюють над цим раундом. Спочатку заверши його.
table-already-answered = Твоя відповідь уже є, і змінити її не можна.
table-goal-not-on-board = Цілі ще немає на твоїй дошці.
table-goal-without-red-number = Твоя ціль не зараховується: в останньому кроці має бути червоне число, отримане раніше.
table-goal-with-numbers-left = Твоя ціль не зараховується: треба використати всі числа.
table-board-full = На твоїй дошці в цьому раунді більше немає місця для кроків. Відповісти ще можна.
table-paused = Гру призупинено.
table-not-paused = Гру не призупинено.
table-must-wait = SCORE не вдалося тобі кілька разів поспіль, тому ти нічого не оголошуєш, { $source ->
    [cards] { $rolls ->
        [1] доки не мине ця роздача.
        [one] доки не мине { $rolls } роздача, разом із цією.
        [few] доки не минуть { $rolls } роздачі, разом із цією.
        [many] доки не мине { $rolls } роздач, разом із цією.
       *[other] доки не мине { $rolls } роздачі, разом із цією.
    }
   *[dice] { $rolls ->
        [1] доки не мине цей кидок.
        [one] доки не мине { $rolls } кидок, разом із цим.
        [few] доки не минуть { $rolls } кидки, разом із цим.
        [many] доки не мине { $rolls } кидків, разом із цим.
       *[other] доки не мине { $rolls } кидка, разом із цим.
    }
}
table-everyone-in-group = Усі одночасно можуть грати лише там, де кожен має екран: у групі.
table-in-race = У перегонах кожен має власні кидки: на столі немає жодного.
table-no-round-clock = У цього раунду немає годинника.
table-round-long-enough = Цей раунд уже подовжено настільки, наскільки можна: на десять хвилин.
# How much time a player has, compared with others.
table-time-usual = звичайний час
table-time-half-again = у півтора раза більше часу
table-time-twice = удвічі більше часу
table-own-time-half-again = У цьому раунді в тебе в півтора раза більше часу.
table-own-time-twice = У цьому раунді в тебе вдвічі більше часу.
table-everyone = Отримай { $goal } на своїй дошці або скажи НЕМОЖЛИВО.
table-same-number = Число не можна використати із самим собою.
table-number-gone = Це число вже використано.
table-op-not-allowed = За цим столом грають без цієї дії.
table-division-by-zero = На нуль ділити не можна.
table-join-fraction = Дріб не має цифр, які можна з’єднати.
table-join-zero = З’єднане число не може починатися з нуля.
table-join-negative = Від’ємне число не можна приєднати праворуч.
table-overflow = Результат завеликий, щоб порахувати його точно.
table-brackets = Крок за кроком: почни з кроку в дужках.
table-fits-nowhere = «{ $key }» тут не підходить: крок – це вільне число, дія та ще одне вільне число.
table-not-sent = Зараз немає з’єднання, тому це не надіслано.

## Що приносить посилання

game-score = Score
table-unknown-page = Сторінки «{ $name }» тут немає; це стіл.
table-before-the-link = Мої, до посилання
table-link-rules = У цього посилання власні домашні правила.
table-link-rules-kept = У цього посилання власні домашні правила; твої збережено серед шаблонів.
table-link-presets-full = У цього посилання власні домашні правила, а для твоїх немає місця: видали шаблон і відкрий посилання ще раз.

### Розв’язки, пояснення, підказки, атлас.

## Розв’язки завдання

# Доки не знайдено першого розв’язку.
# Поруч із розв’язком, після раунду, в якому кожен мав свою дошку.
study-found-by-class = знайдено
study-found-by-nobody = не знайдено
study-looking = Шукаю розв’язки…
study-solutions-count = { $count ->
    [0] Немає розв’язків
    [1] 1 розв’язок
    [one] { $written } різний розв’язок
    [few] { $written } різні розв’язки
    [many] { $written } різних розв’язків
   *[other] { $written } різного розв’язку
}
study-solutions-so-far = поки що різних розв’язків: { $count }
study-different-help = Той самий спосіб в іншому порядку рахується раз. Те, що нічого не змінює, як-от × 6 ÷ 6, теж правильне, але тут його нема.
# Група кнопок, які вибирають список.
study-lists = Які розв’язки
study-list-different = Різні
study-list-all-by-form = Усі
study-all-solutions = Разом { $count }, рахуючи кожен порядок чисел.
study-all-solutions-so-far = Поки що { $count }, рахуючи кожен порядок чисел.
# Як читати назви виглядів, наприклад (a bc)d.
study-forms-help = Кожна літера – це число. Літери, що стоять поруч, рахують спочатку.
# Вигляд без розв’язків.
study-form-without-solutions = немає
# Розв’язки, які пораховано, але не виписано.
study-left-out = і ще { $count }
study-stop = Зупинити
study-go-on = Шукати далі

## Наскільки складний кидок

study-difficulty = Складність: { $points }, { $level }.
study-level = { $level ->
    [easy] легко
    [medium] середньо
    [hard] важко
   *[very-hard] дуже важко
}

## Чому розв’язку немає

study-none-of = Обчислень із цими числами: { $tried }. Усі перевірено, і жодне не дає { $goal }.
study-nearest-below = Найближче менше:
study-nearest-above = Найближче більше:
# З цього боку нічого не отримати.
study-nothing-there = немає
# Ціль на прямій чисел, які можна отримати.
study-no-goal = немає { $goal }
# Числова пряма словами.
study-number-line = Числова пряма від { $from } до { $to }. Чисел, які можна отримати: { $count }. Числа { $goal } серед них немає.

# Що означають позначки на прямій.
study-legend-whole = ціле число, яке можна отримати
study-legend-part = дріб, який можна отримати
study-legend-goal = ціль, яку отримати не можна
# Доки не вибрано позначку; потім тут сказано, як утворюється її число.
study-number-line-help = Вибери позначку або натисни клавішу зі стрілкою: тут буде видно, як отримати це число.

## Розв’язок, пояснений на числах

study-explain = Пояснити
study-hide = Сховати
# Завершує пояснення, що лежить на дошці, далеко від розв’язку в списку.
study-hide-explanation = Закрити пояснення
# Ті самі кнопки словами, разом із розв’язком.
study-explain-solution = Пояснити { $solution }
study-hide-solution = Сховати { $solution }
study-explanation = Пояснення
study-start-with = Почни з чисел { $numbers }.
# Як називається число, отримане за крок.
study-made-from = { $value }, отримане з { $formula }
# Останнє число списку; між іншими стоять коми.
study-numbers-and = { $others } і { $last }
# Крок і зауваження, чому виходить саме стільки.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, а також { $last }

## Зауваження: частини речення

study-reaches-goal = це ціль
study-one-step-alone = { $way } = { $goal } – це лише один крок. Самого одного кроку не досить: треба два або більше.
study-side-by-side = { $left } і { $right } поруч дають { $joined }
study-keeps-minus = знак мінус числа { $number } лишається попереду
study-changes-nothing = { $op ->
    [add] якщо додати 0, нічого не зміниться
    [sub] якщо відняти 0, нічого не зміниться
    [div] якщо поділити на 1, нічого не зміниться
   *[mul] якщо помножити на 1, нічого не зміниться
}
study-minus-itself = якщо від числа відняти те саме число, буде 0
study-divided-by-itself = якщо число поділити на те саме число, буде 1
study-times-zero = якщо будь-яке число помножити на 0, буде 0
study-zero-divided = якщо 0 поділити на будь-яке інше число, буде 0
study-adds-negative = додати { $negative } – це відняти { $size }
study-subtracts-negative = відняти { $negative } – це додати { $size }
study-below-zero = на { $depth } менше від нуля – це на { $depth } нижче нуля
study-falls-below-zero = { $taken } на { $depth } більше, ніж { $from }, тому результат на { $depth } нижче нуля
# Сума, що починається нижче нуля; «end» – одне з трьох наступних.
study-goes-up = від { $from } нижче нуля на { $change } угору – це { $end }
study-goes-down = від { $from } нижче нуля на { $change } вниз – це { $end }
study-at-zero = рівно нуль
study-so-far-below-zero = { $size } нижче нуля
study-so-far-above-zero = { $size } вище нуля
study-both-negative = { $op ->
    [div] якщо від’ємне число поділити на від’ємне, результат додатний
   *[mul] якщо від’ємне число помножити на від’ємне, результат додатний
}
study-one-negative = { $op ->
    [div] лише одне з двох чисел від’ємне, тому частка від’ємна
   *[mul] лише одне з двох чисел від’ємне, тому добуток від’ємний
}
study-same-denominator = знаменники однакові, тому { $sum } = { $numerator } дає { $result }
study-common-denominator = зі спільним знаменником { $denominator } це { $sum } = { $result }
study-multiplies-one = у чисельнику { $above } = { $numerator }, виходить { $product }
study-multiplies = у чисельнику { $above } = { $numerator }, у знаменнику { $below } = { $denominator }, виходить { $product }
study-divides-by = поділити на { $divisor } – це помножити на { $inverse }
study-times-inverse = { $formula } – це { $product }
study-divided = якщо поділити на { $by }, знаменник стане більшим у стільки ж разів, виходить { $quotient }
study-stays = { $dividend } не ділиться на { $divisor } без остачі, тому результат – дріб
study-is-whole = { $fraction } – це { $number }
study-lowest-terms = { $fraction } після скорочення – це { $number }

## Підказки

study-hint-solvable = Розв’язок є.
study-hint-impossible = Розв’язку немає: це неможливо.
study-hint-all-numbers = Візьми всі числа: { $used }.
study-hint-numbers = Візьми { $used }, а { $spare } не бери.
study-hint-last-operator = { $op ->
    [add] Останній крок – додавання ({ $sign }).
    [sub] Останній крок – віднімання ({ $sign }).
    [mul] Останній крок – множення ({ $sign }).
    [div] Останній крок – ділення ({ $sign }).
   *[join] Останній крок – з’єднання ({ $sign }).
}
study-hint-first-step = Почни з { $formula } = { $result }.
study-hint-way-on = Звідси можна йти далі.
study-hint-all-on-board = Візьми їх усі: { $used }.
study-hint-next-step = Далі: { $formula } = { $result }.
study-hint-next-step-made = Далі: { $formula } = { $result }. Візьми те число { $made }, яке вийшло з кроку.
study-hint-take-back = Це нікуди не веде. Скасуй { $formula } = { $result }.

## Шлях до столу

study-qr-code = QR-код посилання на цей стіл

## Атлас

atlas-title = Атлас
atlas-lead = Кожен кидок вибраних кубиків: скільки розв’язків він має, наскільки складний і які кидки неможливі.
atlas-dice = Кубики
atlas-dice-help = Грані від 2 до 5 кубиків, у кожного від 2 до 100. Залиш поле порожнім, якщо треба на один менше.
atlas-die = Грані кубика { $number }
atlas-work-it-out = Обчислити
atlas-dice-problem = Кубиків буває від 2 до 5, кожен має від 2 до 100 граней.
atlas-too-many-rolls = Різних кидків цими кубиками: { $rolls }; атлас приймає до 100 000. Вибери менше кубиків або граней.
atlas-too-many-dice = Найбільше кубиків в атласі: { $most }.
atlas-looking = Переглядаю різні кидки: { $rolls }…
atlas-impossible = Із { $rolls } різних кидків { $impossible } не дають { $goal }.
# Як часто випадає такий кидок; останні два – частка у відсотках.
atlas-impossible-share = Якщо справді кидати кубики, це { $impossible } з { $rolls }, тобто { $whole },{ $tenth } %.
atlas-stopped = Зупинено. Вибери «Обчислити», щоб почати знову.

## Діаграма неможливих кидків за ціллю

atlas-by-goal = Неможливі кидки для кожної цілі
atlas-impossible-for-goal = { $count ->
    [1] Ціль { $goal }: 1 неможливий кидок
    [one] Ціль { $goal }: { $written } неможливий кидок
    [few] Ціль { $goal }: { $written } неможливі кидки
    [many] Ціль { $goal }: { $written } неможливих кидків
   *[other] Ціль { $goal }: { $written } неможливого кидка
}
atlas-by-goal-summary = Стовпчики для цілей від { $first } до { $last }. Найменше: { $fewest }. Найбільше: { $most }.
atlas-as-numbers = Числами

## Що дають вигляди розв’язків

atlas-forms = Що розв’язує кожен вигляд
atlas-form-column = Вигляд
atlas-solves-column = Розв’язані кидки
atlas-only-column = Лише цей вигляд
atlas-needs-forms = { $count ->
    [1] Кидки, які розв’язує лише один вигляд
    [2] Кидки, які розв’язують рівно два вигляди
   *[3] Кидки, які розв’язують рівно три вигляди
}

## Таблиця кидків

atlas-rolls = Кидки
atlas-which-rolls = Які кидки
atlas-show-all = Усі
atlas-show-possible = Можливі
atlas-show-impossible = Неможливі
atlas-show-one-form = Лише один вигляд
atlas-with-numbers = З цими числами
atlas-with-numbers-problem = Цілі числа через пробіл, наприклад 3 12.
atlas-rolls-shown = Кидки: { $shown } з { $total }
atlas-nothing-found = Нічого не знайдено: вибери «Усі» або введи менше чисел.
atlas-roll-column = Кидок
atlas-solutions-column = Розв’язки
atlas-difficulty-column = Складність
atlas-forms-column = Вигляди
# Кидок без розв’язку.
atlas-no-solution = немає
# Складність кидка без розв’язку.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Більше рядків
atlas-to-rolls = До списку всіх кидків
atlas-print = Друкувати таблицю
atlas-print-sheets = Друкувати таблицю (аркушів: близько { $sheets })
atlas-printed-rows = Із цих рядків друкуються перші { $rows }.
atlas-how-to-print-all = Щоб надрукувати всі, натисни на сторінці «Друкувати таблицю».
atlas-download = Завантажити CSV

## Усі роздачі гри 24

hands-title = Усі роздачі гри 24
hands-lead = Кожна роздача з чотирьох карт: скільки розв’язків вона має, наскільки складна і які роздачі неможливі.
hands-goal = Ціль, від 0 до 999
hands-goal-help = Використовують усі чотири числа та + − × ÷.
hands-highest = Найвища карта, від 2 до 13
hands-highest-help = 13 – це король. 10 прибирає валета, даму й короля.
hands-highest-problem = Найвища карта – це ціле число від 2 до 13.
hands-summary = Із { $hands } роздач { $impossible } не дають { $goal }. Різних розв’язків в інших: { $solutions }.
hands-table = Роздачі
hands-show-one-solution = Лише один розв’язок
hands-shown = Роздачі: { $shown } з { $total }
hands-hand-column = Роздача
hands-simplest-column = Розв’язок
hands-download = Завантажити всі, з табуляцією

### Домашні правила, гравці, експеримент.

## Поля кількох форм.

fields-goal = Ціль, від 0 до 999
fields-operators = Дії
fields-all-numbers = Треба використати всі числа
fields-copy = Копіювати
fields-share = Поділитися
fields-link-selected = Посилання виділено: скопіюй його клавішами Ctrl+C або утримуй його пальцем.
fields-dice-problem = Кубиків буває від 2 до 6, кожен має від 2 до 100 граней.
fields-numbers-problem = Цілих чисел буває від 2 до 6, кожне від 0 до 999.
fields-goal-problem = Ціль – це ціле число від 0 до 999.
fields-operators-problem = Без жодної дії нічого не порахуєш: вибери хоча б одну.
fields-clock-problem = Годинник іде від 5 до 600 секунд; порожнє поле – гра без годинника.

## Форма домашніх правил.

rules-form-numbers = Числа
rules-form-cards = Чотири гральні карти замість кубиків
rules-form-cards-help = Туз – це 1; валет, дама і король – 11, 12 і 13.
rules-form-dice = Грані кожного кубика
rules-form-dice-help = Від 2 до 6 кубиків, кожен має від 2 до 100 граней. Залиш поле порожнім, якщо треба на один кубик менше.
rules-form-die = Грані кубика { $number }
rules-form-goal-and-operators = Ціль і дії
rules-form-clocks = Годинники
rules-form-score-clock = SCORE, секунди
rules-form-score-clock-help = Від 5 до 600 або порожньо: без годинника, коли граєш самостійно.
rules-form-impossible-clock = НЕМОЖЛИВО, секунди
rules-form-set-both = Обидва разом
rules-form-times = { $times ->
    [0] вимк.
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] вимкнено: без годинників
    [1] ×1: 30 і 60 секунд
    [2] ×2: удвічі довше
    [5] ×5: у п’ять разів довше
    [10] ×10: у десять разів довше
   *[other] ×{ $times }
}
rules-form-at-the-table = За столом
rules-form-undo = Скасування
rules-form-undo-help = Кроки можна скасовувати, доки ще є числа.
rules-form-all-numbers-help = Ціль зараховується, лише коли не лишилося жодного числа.
rules-form-blocking = Блокування
rules-form-blocking-help = Якщо оголосиш НЕМОЖЛИВО, потім SCORE і не вийде, втрачаєш два бали.
rules-form-spoilers-wait = Хто псує гру, чекає
rules-form-spoilers-wait-help = Якщо SCORE не вдасться двічі поспіль, у наступному раунді ти нічого не оголошуєш, після третього разу – у двох наступних і так далі, доки не вдасться.
rules-form-who-rolls = Хто кидає або роздає
rules-form-anyone-rolls = будь-хто
rules-form-host-rolls = організатор чи гравець 1
rules-form-last-scorer-rolls = хто здобув останній бал

## Домашні правила.

house-title = Домашні правила
# Які це правила.
house-game-alone = Правила гри { $game }, коли граєш самостійно.
house-game-together = Правила гри { $game }, коли ви граєте разом за цим екраном.
house-lead = Зміни гру за своїм столом. Бали лишаються. Числа, що лежать на столі, зникнуть.
house-presets = Шаблони
house-preset-score = Score
house-preset-24 = 24 з картами
house-forget = Видалити «{ $name }»
house-use = Грати за цими правилами
house-defaults = Повернути звичайні
house-keep-and-share = Зберегти й поділитися
house-more-time = Більше часу для однієї людини
house-more-time-help = На SCORE. Інші мають час за домашніми правилами.
house-preset-name = Назва шаблону
house-save = Зберегти як шаблон
house-link = Посилання на ці правила
house-preset-chosen = Тепер натисни «Грати за цими правилами».
house-preset-saved = Збережено серед шаблонів.
house-preset-name-problem = Спочатку дай шаблону назву.
house-presets-full = Уже є 12 шаблонів. Спочатку видали якийсь.
house-rules-changed = Нові домашні правила. Вони діють від наступних чисел.
# Що не було збережено перед виходом зі сторінки.
house-kept = Те, що ще не збережено, досі тут.
house-take-back = Скасувати мої зміни

## Гравці.

players-title = Гравці
players-lead = Від двох до шести гравців за одним екраном. Кожен отримує кут із двома клавішами.
players-name = Ім’я гравця { $number }
players-help = Залиш поле порожнім там, де ніхто не сидить. Імена лишаються на цьому пристрої.
players-together = Грати разом
players-alone = Грати самостійно
players-clear-points = Усі бали на 0
players-screen = Екран
players-flat = Він лежить на столі
players-flat-help = Кути з протилежного боку повернуті до тих, хто там сидить.
players-too-few = Потрібні щонайменше двоє гравців. Щоб грати без інших, вибери «Грати самостійно».
players-seated = Кожен має свій кут із двома клавішами. Можна викласти перші числа.
players-points-cleared = У всіх нуль балів.

## Settings.

settings-lead = Для цього пристрою. Те, що ти тут зміниш, діє одразу.
settings-reading = Читання
settings-text = Розмір літер
settings-percent = { $percent } %
settings-spacing = Більші проміжки
settings-spacing-help = Літери, слова й рядки стоять далі одне від одного. Деяким людям із дислексією так легше читати.
settings-playing = Гра
settings-hand = Для лівої руки
settings-hand-help = На телефоні, повернутому боком, кнопки ліворуч від чисел, а на широкому екрані там годинник і бали. Обчислення читають зліва направо, як завжди.
settings-keys = Грати окремими клавішами
settings-keys-help = R кидає або роздає, S та I оголошують, цифри та знаки дій роблять кроки. Вимкни це, якщо клавіші заважають.
settings-installed = На початковому екрані та в браузері
settings-installed-apart = На iPhone, iPad і Mac гра, додана на початковий екран чи в Dock, і гра в браузері — це два пристрої: очок, тренування та місця за столом групи, які зберігає один, немає в іншому.
settings-installed-carry = У статистиці можна зберегти тренування у файл в одному з них і відкрити його в іншому. Відскановане посилання відкриває браузер: скопіюй його там і встав тут: посилання на стіл у «Приєднатися до столу», а з тренуваннями у «Статистика».
settings-installed-paste = Приєднатися до столу

## Експеримент.

experiment-title = Експеримент
experiment-lead = Твої числа, твоя ціль. Тут балів не рахують.
experiment-numbers = Числа
experiment-numbers-help = Від 2 до 6 чисел, від 0 до 999. Залиш поле порожнім, якщо треба на одне менше.
experiment-number = Число { $number }
experiment-lay-out = Викласти
experiment-solve = Показати всі розв’язки
# Замість розв’язків кидка, що лежить на столі групи гравця.
experiment-no-longer-withheld = Раунд скінчився. Тепер можна побачити розв’язки.
experiment-your-numbers = Твої числа
experiment-bench = Спробувати вручну
# За столом тим часом іде годинник оголошення.
experiment-call-runs = За столом триває оголошення.
experiment-to-the-table = До столу
experiment-close = Закрити експеримент
experiment-start-again = Почати заново
experiment-try = Спробуй отримати { $goal }. Скасовуй скільки завгодно.
experiment-reached = { $goal }! Ось і спосіб.
experiment-missed = Це не { $goal }. Скасуй або почни заново.

### Гра в групі.

## Передпокій

group-title = Грати в групі
group-lead = Кожен за столом має власний екран і бачить ті самі числа. Хто перший досягне цілі?
group-no-table-yet = Ти ще не за столом: вибери групу, відкрий стіл або приєднайся до якогось.
group-not-kept = Цей браузер нічого не зберігає для цієї сторінки: якщо перезавантажити або закрити її, ти втратиш своє місце за столом.
group-your-name = Твоє ім’я
group-your-name-help = Досить імені або прізвиська. Його бачать усі за столом.
group-where-to-play = Де грати
group-a = Група A
group-b = Група B
group-open-to-everybody = Відкрита для всіх
group-make-a-table = Відкрити стіл
group-make-help = Ти його організатор: дай йому назву, наприклад 5-Б клас, і вибери Score або 24. Потім у «Запросити» створи ключ, із яким керуватимеш ним у будь-якому браузері.
group-for-a-class = Для класу
group-for-a-class-help = Усі грають одночасно, кожен на власній дошці. Чат вимкнений, а нові чекають, доки ти їх не впустиш.
group-game = Гра
group-game-score = Score
group-game-24 = 24
group-make-the-table = Відкрити стіл
group-elsewhere = Інший стіл або лише спостерігати
group-join-a-table = Приєднатися до столу
group-join-help = Його назва або код, який показує організатор, або надіслане тобі посилання.
group-join-installed = Ти граєш у встановленій грі. Відскановане посилання може натомість відкрити браузер, а на iPhone, iPad чи Mac це два пристрої, кожен із власним місцем за столом. Скопіюй посилання там і встав його тут або введи код.
group-join-the-table = Приєднатися до столу
group-go-private = Приватно: грати самостійно
group-one-screen = Грати за одним екраном
group-looking-for-table = Шукаю стіл…
group-choose-table = Тепер вибери стіл нижче.
group-which-table = Введи назву або код столу чи встав посилання.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Це посилання веде на інший сайт, { $host }, який має власні столи. Відкрий його в браузері.
group-pasted-open = Відкрити { $host }
group-pasted-no-link = Це посилання не веде ні до столу, ні до сторінки цієї гри. Попроси у відправника код столу.
# { $table } – назва або код столу з посилання.
group-come-to-group = Приєднатися до групи { $table }
group-come-to-table = Приєднатися до столу { $table }
group-come-as-host = Керувати столом { $table } тут
group-come-as-host-help = Твоє посилання має ключ організатора. Браузер, який керує столом зараз, буде відключено. Без імені в тебе залишиться те, яке ти там маєш.
group-are-you = { $name } уже має на цьому пристрої місце за цим столом. Хто ти?
group-i-am = Це я, { $name }, тепер під ім’ям { $new }
group-own-seat = Це я, { $new }, і я тут уперше
group-take-name = Увійти як «{ $name }»
group-ask-again = Запитати ще раз
group-was-here = У цій вкладці за цим столом { $name }. Якщо ти хтось інший, напиши своє ім’я.
group-play-on-as = Грати далі як «{ $name }»
group-name-taken = Це ім’я зайняте. «{ $free }» вільне. Якщо це ти на іншому пристрої, увійди як «{ $free }»: ведучий може віддати тобі твоє місце.
group-no-relay = За цією адресою немає ігрового сервера, тому звідси ні з ким не можна зв’язатися. Можна грати самостійно або разом за одним екраном.
group-no-network = Немає інтернету, тому зараз ні з ким не можна зв’язатися. Ця сторінка сама пробує далі. А поки можна грати самостійно або разом за одним екраном.
# Після того, чому немає ігрового сервера.
group-play-without = Можна грати самостійно або разом за одним екраном.

## З’єднання

group-connection = З’єднання
group-offline = Немає інтернету.
group-sockets-blocked = Ігровий сервер відповідає, але постійне з’єднання з ним блокується на шляху. Скористайся іншою мережею або попроси тих, хто дбає про цю, пропускати WebSockets.
group-sign-in = Замість цієї сторінки відповідає інша: можливо, мережа хоче, щоб у неї ввійшли. Відкрий будь-який інший сайт у новій вкладці та ввійди там.
group-reconnecting = З’єднуюся знову. Твоє місце й бали збережено; нічого не пропаде.
group-reconnecting-call = З’єднуюся знову. Годинник столу стоїть лише тоді, коли не працює сам ігровий сервер.
group-relay-away = Твоє місце й бали збережено; нічого не пропаде.
group-relay-away-call = Годинник столу стоїть і піде далі, коли ігровий сервер повернеться.
group-own-outage = Твоє місце й бали збережено.
group-own-outage-call = Твоє місце збережено, але годинник столу йде далі.
group-tried-for-seconds = { $seconds ->
    [one] Це триває вже { $seconds } секунду.
    [few] Це триває вже { $seconds } секунди.
    [many] Це триває вже { $seconds } секунд.
   *[other] Це триває вже { $seconds } секунди.
}
group-tried-for-minutes = Це триває вже { $minutes } хв { $seconds } с.
group-next-try = { $seconds ->
    [one] Наступна спроба за { $seconds } секунду.
    [few] Наступна спроба за { $seconds } секунди.
    [many] Наступна спроба за { $seconds } секунд.
   *[other] Наступна спроба за { $seconds } секунди.
}
group-tries-by-itself = Щойно з’явиться місце, ця сторінка сама тебе впустить.
group-try-now = Спробувати зараз
group-play-here = Грати тут
group-load-again = Оновити сторінку
group-leave = Вийти
group-not-sent = Зараз немає з’єднання, тому це не надіслано.
group-no-connection = Зараз немає з’єднання.
group-new-table = Твого попереднього столу вже немає. Це новий стіл із тією самою назвою.

## Кімната очікування

group-waiting-title = Організатор тебе впустить
group-waiting-help = Не закривай цю сторінку: далі вона піде сама.
group-waiting-long = Якщо ніхто не впускає, скажи про це ведучому. Ти ведучий? Відкрий посилання свого ключа на цьому пристрої.
group-go-back = Назад
group-asking = Ти просиш місце за столом «{ $table }» під ім’ям { $name }.
group-asking-to-look-on = Ти просиш дозволу спостерігати за столом «{ $table }». Твій номер { $number }.
group-asking-again = З’єднання втрачено; ця сторінка сама запитає ще раз.

## Поруч зі столом

group-side = Група
group-what-is-shown = Що видно
group-tab-players = Гравці
group-tab-invite = Запросити
group-tab-live = Клас
group-tab-you = Ти
group-looking-on = Ти спостерігаєш
group-somebody = Хтось
# Кнопка під столом, який бачить увесь клас: поруч із дошкою тоді стоять розв’язки,
# щоб пояснити їх на ній.
group-projector-solutions = Розв’язки
group-close-projector = { $waiting ->
    [0] Закрити цей вигляд
   *[other] Закрити цей вигляд · чекає: { $waiting }
}

## Хто приходить і йде, і що відбувається

group-two-names = { $first } і { $second }
group-name-and-others = { $first } і ще { $others ->
    [one] { $others } людина
    [few] { $others } людини
    [many] { $others } людей
   *[other] { $others } людини
}
group-came = До столу приєднується { $names }.
group-went = { $count ->
    [1] { $names }: не за столом.
   *[other] Не за столом: { $names }.
}
group-were-removed = { $count ->
    [1] Вилучено з гри: { $names }.
   *[other] Вилучено з гри: { $names }.
}
group-ask-to-come-in = { $count ->
    [1] { $names } чекає, щоб увійти.
   *[other] Чекають, щоб увійти: { $names }.
}
group-you-host = Тепер ти організатор столу.
group-hosts = Тепер організатор столу – { $name }.
group-you-stand-in = Ти заміняєш організатора: можеш викладати нові числа й завершувати раунд.
group-stands-in = { $name } заміняє організатора.
group-left = { $name } виходить назовсім.
group-let-in-as = Організатор впускає тебе як { $name }.
group-you-are-handed = Організатор дає тобі місце, яке має { $name }, разом із балами.
group-is-handed = { $name } грає далі на іншому пристрої з тими самими балами.
group-plays-24 = За столом тепер грають у 24.
group-rules-changed = Домашні правила змінилися.
group-anyone-rolls = Тепер нові числа може викладати будь-хто.
group-host-rolls = Відтепер нові числа викладає організатор.
group-last-scorer-rolls = Відтепер нові числа викладає, хто здобув останній бал.
group-way-is-call = Відтепер один гравець оголошує й показує всім.
group-way-is-everyone = Відтепер усі грають одночасно, кожен на своїй дошці.
group-way-is-race = Відтепер перегони: усі грають одночасно, кожен зі своїми кидками.
group-race-started = Починаються нові перегони.
group-paused = Гру призупинено.
group-lengthened = Раунд триває на { $seconds } с довше.
group-resumed = Гра триває.
group-locked = Стіл закрито.
group-unlocked = Стіл знову відкрито.
group-chat-on = Чат увімкнено.
group-chat-off = Чат вимкнено.
group-you-are-muted = Організатор вимикає твої повідомлення.
group-you-may-write = Ти знову можеш писати повідомлення.
group-you-may-call = Ти знову можеш оголошувати.
group-you-may-play = Організатор дозволяє тобі грати в цьому раунді.
group-may-come-back = { $count ->
    [1] { $names } може повернутися.
   *[other] Можуть повернутися: { $names }.
}
group-you-are-co-host = Тепер ти співорганізатор: маєш усі інструменти організатора.
group-is-co-host-now = Тепер співорганізатор – { $name }.
group-no-co-host = Співорганізатора більше немає.
group-name-fixed = За рішенням організатора твоє ім’я тут тепер { $name }.
group-you-are-in-team = Тепер ти в команді { $team }.
group-teams-set = Тепер є { $count ->
    [one] { $count } команда.
    [few] { $count } команди.
    [many] { $count } команд.
   *[other] { $count } команди.
} Кожна має бали, які відтепер здобувають її учасники.
group-teams-end = Команд більше немає.
group-you-sit-at = Тепер ти за столом { $table }.
group-tables-set = { $count ->
    [1] Усі тепер сидять за одним малим столом.
   *[other] Усі тепер сидять за малими столами: { $count }.
}
group-tables-end = Усі знову сидять за одним столом.
group-waiting-room-on = Хто тепер приходить, чекає, доки організатор дозволить увійти.
group-waiting-room-off = Чекати на вхід більше не треба.
group-watchers-sent-away = Хто хоче спостерігати, чекає, доки організатор дозволить.
group-watchers-free = Спостерігати знову може будь-хто.
group-newcomers-are-muted = Новачки не можуть писати.
group-newcomers-may-write = Новачки можуть писати.

## Гравці

group-players = Гравці
group-nobody-else = Інших ще немає: «Запросити» показує, як сюди потрапити.
group-scoreboard = Таблиця балів
group-is-you = ти
group-is-host = організатор
# Поруч з ім’ям у чаті, для тих, хто не бачить позначки.
group-heard-host = (організатор)
group-is-co-host = співорганізатор
group-is-stand-in = заміняє
group-is-away = не за столом
group-is-muted = без чату
group-is-without-calls = без оголошень
group-goals = { $count ->
    [one] { $count } гол
    [few] { $count } голи
    [many] { $count } голів
   *[other] { $count } гола
}
group-tools-for = Інструменти організатора: { $name }
group-forbid-calls = Заборонити оголошення
# How much time one player has; beside it a choice.
group-time-for-one = Час
group-time-for-one-help = Іншим про це не кажуть.
group-time-for-one-none = Тут зараз немає годинника, тож більше часу нічого б не змінило.
group-allow-calls = Дозволити оголошення
group-let-play = Дозволити грати в цьому раунді
group-mute = Заборонити чат
group-unmute = Дозволити чат
group-remove = Вилучити
group-make-co-host = Зробити співорганізатором
group-unmake-co-host = Більше не співорганізатор
group-close = Закрити
group-new-name = Нове ім’я
group-rename = Перейменувати
group-removed = Кого вилучено
group-take-back = Повернути
group-take-all-back = Повернути всіх
# Для тих, хто не бачить, біля якого імені кнопка.
group-take-back-name = Повернути: { $name }
group-namesakes = Імена вилучених гравців
group-namesake = { $name } має ім’я гравця, якого вилучено.
group-remove-name = Вилучити: { $name }
group-remove-and-ask = Вилучити й питати мене, перш ніж хтось увійде
group-let-stay = Нехай залишиться

## Чат

group-chat = Чат
group-chat-tab = { $unread ->
    [0] Чат
   *[other] Чат · нових: { $unread }
}
group-messages = Повідомлення
group-your-message = Твоє повідомлення
group-send = Надіслати
group-chat-is-off = Чат за цим столом вимкнено.
group-chat-empty = Тут ще немає повідомлень. Привітайся!
# Кнопка біля власного повідомлення, а для організаторів – біля кожного.
group-take-back-line = Прибрати
group-unsaid = Саме тоді зникло з’єднання. Подивися, чи твоє повідомлення є тут, а якщо ні, надішли його ще раз.

## Запрошення

group-invite-others = Запросити інших
group-invite-public = { $name } відкрита для всіх. Ось як туди потрапити:
group-invite-by-code = Інші приєднуються до столу «{ $name }» за цим кодом або за посиланням:
group-invite-by-name = Інші приєднуються до столу «{ $name }» за його назвою, за цим кодом або за посиланням:
group-link = Посилання на цей стіл
group-for-projector = На проєкторі
group-watch-link = Відкрити сторінку для проєктора
# { $table } is the name of a table.
group-class-ready = Стіл «{ $table }» відкрито
group-class-ready-help = Клас сканує цей код або відкриває адресу і вводить код столу.
group-host-key = Керування в будь-якому браузері
group-host-key-help = Із цим ключем будь-який браузер стає організатором цього столу: якщо цей втратить свої дані або ти продовжиш на іншому комп’ютері. Зберігай його там, де його не побачить ніхто з класу. Новий ключ скасовує попередній.
group-host-key-make = Створити ключ організатора
group-host-key-another = Створити інший ключ
group-host-key-sure = Створити інший, останній більше не діятиме
group-host-key-keep = Залишити останній
group-host-key-link = Посилання для організатора
group-host-key-save = Завантажити ключ
group-host-key-print = Надрукувати із запрошенням
group-host-key-hide = Сховати ключ
# A file’s name.
group-host-key-file = { $table } { $date } ключ організатора.txt
group-open-wall = Відкрити вигляд для стіни
group-class-begin = Почати
group-class-here = З класу тут: { $count }
group-watch-help = Вона лише показує стіл і не займає місця. Перетягни її вікно на проєктор, де для неї завжди є місце, або відкрий її на іншому комп’ютері, а цю сторінку залиш собі.
group-project = Показати саме цю сторінку
group-project-help = Коли екран лише один. Клавіша R дає тоді нові числа, а «Закрити цей вигляд» повертає всю сторінку.
group-watch-table = Лише спостерігати

## Інструменти організатора

group-host-tools = Інструменти організатора
group-host-tab = { $waiting ->
    [0] Організатор
   *[other] Організатор · чекає: { $waiting }
}
group-standing-in = { $maker } зараз не за столом. До повернення ти можеш викладати нові числа й завершувати раунд.
group-standing-in-for-nobody = Засновника цього столу тут уже немає. Ти можеш викладати нові числа й завершувати раунд.
group-end-round = Завершити раунд
group-end-with-points = Завершити з балами
group-end-without-points = Завершити без балів
group-yes-end = Так, завершити
group-play-on = Грати далі
group-end-nobody-called = Завершити цей раунд? Оголошень не було, тому балів не отримає ніхто.
group-end-no-points = Завершити цей раунд? Оголошення, що триває, нікому не дасть балів.
group-end-score = Завершити цей раунд? Якщо з балами, то SCORE, яке оголошує { $score }, вважається не показаним.
group-end-impossible = Завершити цей раунд? Якщо з балами, то НЕМОЖЛИВО, яке оголошує { $impossible }, вважається підтвердженим.
group-end-both-same = Завершити цей раунд? Якщо з балами, то SCORE, яке оголошує { $score }, вважається не показаним, а НЕМОЖЛИВО того самого гравця – підтвердженим.
group-end-both = Завершити цей раунд? Якщо з балами, то SCORE, яке оголошує { $score }, вважається не показаним, а НЕМОЖЛИВО, яке оголошує { $impossible }, – підтвердженим.
group-end-everyones = Завершити цей раунд? Відповідей: { $given } з { $expected }.
group-end-everyones-no-points = Завершити цей раунд? Відповідей: { $given } з { $expected }. Балів не отримає ніхто.
group-pause = Пауза
group-more-time-for-all = Більше часу для всіх
group-half-minute-more = + 30 с
group-minute-more = + 1 хв
group-race-anew = Почати нові перегони? Бали й голи цих зникнуть.
group-race-shared = Перегони до трьох голів у Score. Гравців: { $players }
group-go-on = Продовжити
group-deal = Викласти вибрані числа
group-deal-these = Викласти ці числа
group-way = Спосіб гри
group-way-who = Хто шукає спосіб
group-way-call = хто перший оголосить
group-way-everyone = усі одночасно
group-way-race = перегони, усі одночасно
group-play-at-once = Нехай грають усі одночасно
group-way-clock = Час на раунд, секунди
group-way-clock-help = Від 30 до 600 або порожньо: без годинника.
group-way-clock-problem = Раунд триває від 30 до 600 секунд; порожнє поле – гра без годинника.
group-way-points = Відповіді дають бали
group-way-points-help = Правильна відповідь дає один.
group-way-first-three = Перші три правильні відповіді дають на один більше
group-way-wrong = Хибне НЕМОЖЛИВО коштує один
group-way-help = Якщо змінити спосіб гри, числа на столі зникнуть.
group-use-way = Грати так
group-anyone = Нові числа може викладати будь-хто
group-anyone-help = Числа, над якими інші, можливо, думають, зникають, коли про це просить більшість.
group-host-help = Їх викладаєш ти і твій співорганізатор.
group-last-scorer-help = За домашніми правилами їх викладає, хто здобув останній бал, і ти.
group-waiting-room = Питати мене, перш ніж хтось увійде
group-waiting-room-help = Хто приходить, чекає, доки ти дозволиш увійти.
group-watchers-wait = Питати мене, перш ніж хтось спостерігатиме
group-watchers-wait-help = Відсилає всіх, хто зараз лише спостерігає, крім сторінок, відкритих у цьому браузері.
group-visitor-looks-on = Хтось, хто спостерігає ({ $number })
group-visitors = { $count ->
    [0] Ніхто не чекає
    [one] Чекає { $count } людина
    [few] Чекають { $count } людини
    [many] Чекає { $count } людей
   *[other] Чекає { $count } людини
}
group-let-in = Впустити
group-turn-away = Відмовити
group-may-be = Це може бути { $name }: зараз не за столом, має { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
}
group-somebody-may-be = { $newcomer } – це може бути { $name }: зараз не за столом, має { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
}
group-give-seat = Дати це місце
group-hand-seat-to = Дати це місце…
group-lost-devices = Гравці, які можуть мати інший пристрій
# Для тих, хто не бачить, біля якого імені кнопка.
group-let-in-name = Впустити: { $name }
group-turn-away-name = Відмовити: { $name }
group-let-all-in = Впустити всіх
group-one-by-one = По одному
group-wait-to-come-in = Чекають на вхід: { $count }
group-turn-all-away = Відмовити всім
group-flood = З одного місця: { $count }
group-flood-help = Вони прийшли за хвилину з однієї мережі: може, це твій клас, а може, одна людина з багатьма вкладками.
group-flood-let-in = Впустити всіх: { $count }
group-flood-turn-away = Відмовити всім: { $count }
group-visitor-namesake = Гравця з таким іменем вилучено.
# Поруч з ім’ям гостя, коли кілька імен схожі.
group-visitor-number = № { $number }
group-lock = Закрити стіл
group-lock-help = Ніхто новий не ввійде.
group-chat-switch = Чат
group-chat-switch-help = Гравці можуть писати одне одному.
group-mute-newcomers = Новачки не можуть писати
group-mute-newcomers-help = Хто сяде відтепер, не пише, доки ти не дозволиш у розділі «Гравці».
group-csv-save = Завантажити таблицю балів
group-csv-copy = Копіювати таблицю балів
# Назва файлу. { $date } – як 2026-12-31.
group-csv-file = { $table } { $date } бали.csv
group-print = Друкувати таблицю балів
group-csv-name = Ім’я
group-csv-points = Бали
group-save-instead = Цей браузер не дає сторінці копіювати. Натомість завантаж таблицю.
group-house-rules = Домашні правила
group-rules-help = З новими правилами числа на столі зникнуть.
group-use-rules = Грати за цими правилами
group-remove-newcomers = Вилучити новоприбулих…
group-newcomers = { $count ->
    [0] За останні п’ять хвилин ніхто не приєднався.
    [1] Нових гравців за останні п’ять хвилин: 1.
   *[other] Нових гравців за останні п’ять хвилин: { $count }, найновіші на початку.
}
# { $deed } – одне з чотирьох наступних.
group-newcomer = { $seconds } с тому, { $deed }
group-newcomer-nothing = ще нічого не робить
group-newcomer-wrote = пише в чаті
group-newcomer-played = грає
group-newcomer-called = оголошує
group-newcomer-gone = { $said }, не за столом
group-newcomers-help = Вибрано тих, чий прихід схожий на жарт: вони прийшли одночасно або мають схожі імена й нічого не роблять. Їхні місця збережено: у вкладці «Гравці» їх можна повернути.
group-remove-chosen = { $count ->
    [one] Вилучити { $count } гравця
    [few] Вилучити { $count } гравців
    [many] Вилучити { $count } гравців
   *[other] Вилучити { $count } гравця
}
group-zero = Усі бали на 0…
group-zero-help = Усе, що здобуто і втрачено, зникне назавжди.
group-yes-zero = Так, усі бали на 0
group-clear = Прибрати стіл…
group-clear-help = Усіх буде відіслано. Імена, бали й повідомлення одразу зникнуть назавжди.
group-yes-clear = Так, прибрати стіл

## Малі столи

group-small-tables = Малі столи
group-small-tables-help = Клас грає за малими столами, усюди тими самими числами, і за кожним оголошують. Щоразу, коли приходять нові числа, усі пересідають. Числа, що зараз на столі, зникнуть.
group-table-size = Гравців за столом
group-split-into-tables = Зробити малі столи
group-seat-anew = Розсадити заново
group-one-table = Назад до одного столу
group-so-many-tables = { $count ->
    [one] Є { $count } малий стіл.
    [few] Є { $count } малі столи.
    [many] Є { $count } малих столів.
   *[other] Є { $count } малого столу.
}
group-table-number = Стіл { $table }
group-your-table = Твій стіл: { $table }
group-table-no-roll = ще без чисел
group-table-thinks = думають
group-table-called = { $name }: { $call }
group-table-solved = { $name } показує спосіб
group-table-stood = { $name }: НЕМОЖЛИВО підтверджено
group-table-ended = кінець
group-tables-progress = Столів, що закінчили: { $finished } з { $count }.
group-ways-wait = Розв’язки буде показано, коли закінчать усі столи.
group-tables-finished = { $count ->
    [1] Стіл закінчив гру.
   *[other] Усі столи закінчили гру: { $count }.
}
group-end-tables = Завершити цей раунд? { $open ->
    [one] { $open } стіл ще грає.
    [few] { $open } столи ще грають.
    [many] { $open } столів ще грають.
   *[other] { $open } столу ще грає.
} Якщо з балами, то SCORE, що триває, вважається не показаним, а НЕМОЖЛИВО – підтвердженим.
group-end-tables-no-call = Завершити цей раунд? { $open ->
    [one] { $open } стіл ще грає, і оголошень там немає.
    [few] { $open } столи ще грають, і оголошень там немає.
    [many] { $open } столів ще грають, і оголошень там немає.
   *[other] { $open } столу ще грає, і оголошень там немає.
}

## Команди

group-teams = Команди
group-teams-help = Усі потрапляють у команди випадково, якомога порівну. Команда має бали, які відтоді здобувають її учасники.
group-teams-count = Скільки команд
group-make-teams = Створити команди
group-new-teams = Створити нові команди
group-end-teams = Без команд
group-team-move = Гравець
group-team-to = до команди
group-team-put = Перевести
group-team-circle = Коло
group-team-triangle = Трикутник
group-team-square = Квадрат
group-team-star = Зірка
group-team-cross = Хрестик
group-team-drop = Крапля

## Що робить клас зараз

group-live = Що робить кожен
group-live-empty = Щойно на столі лежатимуть числа, кожен матиме тут своє місце.
group-live-order = Порядок клітинок
group-live-by-help = Спершу допомога
group-live-by-name = За іменами
group-count-working = рахують: { $count }
group-count-help = { $count ->
    [one] можливо, треба допомога: { $count }
    [few] можливо, треба допомога: { $count }
    [many] можливо, треба допомога: { $count }
   *[other] можливо, треба допомога: { $count }
}
group-count-has-it = { $count ->
    [one] уже мають: { $count }
    [few] уже мають: { $count }
    [many] уже мають: { $count }
   *[other] уже мають: { $count }
}
group-count-impossible = НЕМОЖЛИВО: { $count }
group-count-away = не за столом: { $count }
group-count-no-answer = без відповіді: { $count }
group-state-working = рахує
group-state-help = допомогти?
group-state-has-it = уже має
group-state-no-answer = без відповіді
group-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
group-hints = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
    [many] { $count } підказок
   *[other] { $count } підказки
}
group-so-many-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
group-different-solutions = { $count ->
    [1] { $count } розв’язок
    [one] { $count } різний розв’язок
    [few] { $count } різні розв’язки
    [many] { $count } різних розв’язків
   *[other] { $count } різного розв’язку
}
group-board-of = Дошка: { $name }

## Що вийшло в класу з кидка

group-class-found = { $count ->
    [1] Клас знайшов { $count } розв’язок
    [one] Клас знайшов { $count } різний розв’язок
    [few] Клас знайшов { $count } різні розв’язки
    [many] Клас знайшов { $count } різних розв’язків
   *[other] Клас знайшов { $count } різного розв’язку
}
group-class-found-none = Клас не знайшов розв’язку
group-class-page = Сторінка { $page } з { $pages }
group-class-pages-stop = Не гортати
group-class-pages-go-on = Гортати самостійно
group-class-impossible = Відповідь НЕМОЖЛИВО: { $count ->
    [one] { $count } гравець.
    [few] { $count } гравці.
    [many] { $count } гравців.
   *[other] { $count } гравця.
}
group-class-impossible-names = Відповідь НЕМОЖЛИВО: { $names }.
group-show-names = Показати імена
# Перед цим стоїть велике число: скільки вже відповіло.
group-of-so-many-have-answered = з { $count ->
    [one] { $count } відповіді
   *[other] { $count } відповідей
}

## Власне місце

group-you = Ти
group-change = Змінити
group-step-out = Пограти трохи самостійно
group-step-out-help = Твоє місце й бали чекають на тебе.
group-next-player = Інший гравець на цьому пристрої
group-next-player-help = Твоє місце й твої бали чекають тут на тебе.
group-next-player-short = Інший гравець
group-go-private-short = Грати самостійно
group-leave-table = Вийти з-за столу…
group-leave-table-help = Твоє місце потім можуть зайняти інші. Якщо повернешся з цим браузером, матимеш нове місце зі своїми балами.
group-yes-leave = Так, вийти з-за столу

## Чому група щось відхиляє

group-refused-locked = Організатор тримає стіл закритим: зараз ніхто новий не може ввійти.
group-refused-removed = За рішенням організатора ти більше не граєш за цим столом.
group-refused-stale = Це стосувалося попередніх чисел. На столі вже інші.
group-refused-nobody-hosts = Цей стіл не має організатора, тому ніхто не може цього тут змінити.
group-refused-yourself = Це не можна зробити із собою.
group-refused-roll-first = З цими числами сталося вже забагато всього. Спочатку виклади нові.
group-refused-chat-off = Чат за цим столом вимкнено.
group-refused-muted = Твої повідомлення вимкнено організатором.
group-refused-calls-forbidden = Організатор поки що не дозволяє тобі оголошувати.
group-refused-looks-on = Ти приходиш посеред цього раунду, тож спостерігаєш до наступного або доки організатор дозволить тобі грати.
group-refused-other-on-device = Під час цього кидка за столом уже був хтось інший із цього пристрою, тож ти граєш від наступного.
group-refused-removed-on-device = Організатор прибрав іншого гравця з цього пристрою, тому впустити тебе має він. Запитай його.
group-refused-no-vote = Хто не може оголошувати щодо цих чисел, не може й просити їх забрати.
group-refused-not-sayable = Повідомлення має від 1 до 200 видимих знаків.
group-refused-too-fast = Це було зашвидко. Зачекай хвильку.
group-refused-not-the-maker = Цей гравець – засновник столу: його не можна вилучити, перейменувати чи позбавити чату.
group-refused-maker-only = Це може лише засновник столу.
group-refused-name-fixed = Твоє ім’я вибрано організатором, тому ти не можеш його змінити.
group-refused-visitor-gone = Там уже ніхто не чекає.
group-refused-no-newcomers = За останню хвилину ніхто не приєднався.
group-refused-team-count = Команд може бути від двох до шести.
group-refused-empty-team = Тоді в якійсь команді не було б нікого. Створи менше команд або додай когось до кожної.
group-refused-twice-in-teams = Не можна бути у двох командах.
group-refused-no-such-team = Такої команди немає.
group-refused-table-size = За малим столом сидить від трьох до шести гравців.
group-refused-too-few-for-tables = Для малих столів потрібні, крім організаторів, щонайменше троє гравців.
group-refused-no-small-tables = Малих столів немає.
group-refused-no-race = За цим столом немає перегонів.
group-refused-race-over = Ці перегони вже виграно. Нові може почати організатор або особа, яка його заміняє.
group-refused-race-too-long = Більше твоїх ходів у перегони не вміститься. Нові може почати організатор.
group-refused-hosts-sit-nowhere = Організатори не сидять за малими столами: вони ходять і бачать усі.
group-refused-no-table-yet = Ти ще не за малим столом. Місце буде з наступними числами.
group-refused-nobody-chosen = Вибери щонайменше одного гравця, який ще тут.
group-refused-not-away = Цей гравець тут. Іншому пристрою можна дати лише місце того, кого немає.
group-refused-hosts-keep-seats = Організатор зберігає своє місце й не отримує іншого.
group-refused-too-often = Це було вже дуже багато разів. За кілька хвилин знову буде можна; перегони тривають.

## Чому назва столу не підходить

group-table-name-empty = Введи назву столу: щонайменше одну літеру або цифру.
group-table-name-too-long = Назва столу має щонайбільше 20 знаків.
group-table-name-invisible = Назва столу не може мати знаків, яких ніхто не бачить.
group-table-name-stacked = Назва столу має щонайбільше чотири наголоси чи інші позначки на одній літері й жодної без літери.
group-table-name-reserved = Назва столу не може містити це слово. Вибери іншу назву.

## Чому ігровий сервер нікого не впускає

group-table-exists = Стіл із такою назвою вже є. Приєднайся до нього або вибери іншу назву.
group-no-such-table = Немає столу з такою назвою чи кодом.
group-other-tab = Ти вже за цим столом в іншій вкладці чи вікні.
group-not-here = На цьому ігровому сервері такого столу немає.
group-too-many-tables = Зараз немає місця для ще одного столу.
group-too-many-watchers = За цим столом уже спостерігає забагато людей.
group-busy = Зараз багато хто приходить одночасно.
group-tables-from-here = Із твоєї мережі вже стільки столів, скільки дозволяє цей ігровий сервер. Приєднайся до якогось із них, нехай організатор прибере непотрібний або попроси більше там, де працює ігровий сервер (--tables-per-address).
group-seats-from-here = Із твоєї мережі за цим столом уже стільки місць, скільки дозволяє цей ігровий сервер. Нехай організатор вилучить гравця, якому тут не місце, або попроси більше там, де працює ігровий сервер (--seats-per-address).
group-seat-handed-over = Організатор віддав твоє місце за цим столом разом із балами іншому пристрою. Увійди під іншим ім’ям або запитай організатора, якщо це помилка.
group-hosted-elsewhere = Тепер цим столом керує інший браузер, який увійшов із ключем організатора. Якщо це не ти, відкрий тут посилання зі своїм ключем: тоді інший браузер буде відключено.
group-wrong-host-key = Це не ключ організатора цього столу, або його замінив новіший. Можна увійти й грати.
group-broken-host-key = Ключ ведучого в цьому посиланні неповний або з помилкою. Відкрий ще раз усе посилання. Можна також увійти як гравець.
group-seats-of-device = Цей пристрій має за цим столом стільки місць, скільки може мати. Увійди як хтось із них або з іншого пристрою.
group-newcomers-from-here = Із твоєї мережі одночасно приходить багато людей. Якщо так буває завжди, попроси більше там, де працює ігровий сервер (--joins-per-minute).
group-turned-away = Організатор тебе не впускає. { $seconds ->
    [one] Можна запитати знову за { $seconds } секунду.
    [few] Можна запитати знову за { $seconds } секунди.
    [many] Можна запитати знову за { $seconds } секунд.
   *[other] Можна запитати знову за { $seconds } секунди.
}
group-may-ask-again = Можна знову попросити, щоб тебе впустили.
group-a-full = Група A повна. Спробуй групу B або відкрий власний стіл.
group-b-full = Група B повна. Спробуй групу A або відкрий власний стіл.

## Чому ігровий сервер розриває з’єднання

group-closed-bad-message = Ігровий сервер не розуміє цю сторінку.
group-closed-no-hello = Ця сторінка запізно озвалася.
group-closed-old-page = Ця сторінка та ігровий сервер не підходять одне до одного: щось із них старіше. Твої бали збережено.
group-closed-taken-over = Ти граєш далі в іншій вкладці чи вікні.
group-closed-removed = Організатор вилучає тебе з гри за цим столом.
group-closed-left = Ти вже не за столом.
group-closed-cleared = Стіл прибрано. Його імена й бали видалено.
group-closed-too-slow = Цей пристрій не встигав за столом.
group-closed-restart = Ігровий сервер запускається знову.
group-closed-trouble = Ігровий сервер мав клопіт із цим столом.
group-framed-title = Групи грають в окремій вкладці
group-framed-text = Інша сторінка показує цю в рамці й могла б покласти свої кнопки на кнопки твого столу. Відкрий гру в окремій вкладці: шлях до столу піде з тобою.
group-own-tab = Відкрити в окремій вкладці

### Уроки: підготовка, проведення та звіт.

## Підготовка

lesson-title = Підготувати урок
lesson-plan-help = Наперед вибрані числа для класу. Мережа не потрібна.
lesson-lead = Збери кидки, а потім викладай їх по черзі, кожен одним натисканням. Увесь урок – це одне посилання.
lesson-back-to-table = Назад до столу
lesson-back-to-group = Назад до сторінки групи
lesson-settings = У що граємо
lesson-cards = Карти, як у грі 24
lesson-cards-help = Використовують усі чотири числа й нічого не з’єднують.
lesson-add = Додати кидки
lesson-up-to = В уроці щонайбільше { $most } кидків.
lesson-level = Складність
lesson-count = Скільки кидків
lesson-count-problem = Вибери ціле число від 1 до { $most }.
lesson-add-by-level = Додати такі кидки
lesson-stop = Зупинити
lesson-searching = Шукаю кидки…
lesson-added = { $count ->
    [one] Додано { $count } кидок.
    [few] Додано { $count } кидки.
    [many] Додано { $count } кидків.
   *[other] Додано { $count } кидка.
}
lesson-few-found = { $count ->
    [0] Такого кидка не знайдено: з цими кубиками й цією ціллю він рідкісний.
    [one] Знайдено лише { $count } такий кидок: з цими кубиками й цією ціллю вони рідкісні.
    [few] Знайдено лише { $count } такі кидки: з цими кубиками й цією ціллю вони рідкісні.
    [many] Знайдено лише { $count } таких кидків: з цими кубиками й цією ціллю вони рідкісні.
   *[other] Знайдено лише { $count } такого кидка: з цими кубиками й цією ціллю вони рідкісні.
}
# { $most } – скільки кидків щонайбільше в уроці, { $room } – скільки ще вміститься.
lesson-no-room = { $room ->
    [0] Найбільше кидків в уроці: { $most }. Більше місця немає.
   *[other] Найбільше кидків в уроці: { $most }. Вміститься ще: { $room }.
}
lesson-typed = Власні числа
lesson-typed-help = Один кидок у рядку, наприклад 1 4 5 7: від двох до шести цілих чисел від 0 до 999.
lesson-add-typed = Додати ці кидки
# { $line } рахує рядки, в яких щось є; перший – 1.
lesson-typed-problem = Рядок { $line }, «{ $roll }», – це не кидок: кидок має від двох до шести цілих чисел від 0 до 999.
lesson-typed-nothing = Введи хоча б один кидок.
lesson-from-link = З посилання
lesson-from-link-help = Встав посилання на інший урок або на кидок.
lesson-add-from-link = Додати з посилання
lesson-link-empty = У цьому посиланні немає ні уроку, ні кидка.

## Кидки плану

lesson-rolls = { $count ->
    [0] Кидки
    [one] { $count } кидок
    [few] { $count } кидки
    [many] { $count } кидків
   *[other] { $count } кидка
}
lesson-no-rolls-yet = Кидків ще немає: додай їх.
lesson-unready = Посилання з’явиться, щойно урок підійде для гри.
lesson-other-tab = Цей урок змінено в іншій вкладці чи вікні; ось який він тепер. «Скасувати останню зміну» повертає те, що було тут.
lesson-undo = Скасувати останню зміну
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Кидків в уроці за цим посиланням: { $theirs }. Кидків у твоєму плані: { $own }. Якщо відкрити урок, він замінить твій план.
lesson-take-link = Відкрити урок за посиланням
lesson-keep-plan = Залишити мій план
lesson-own-plan = Урок за посиланням не вдалося прочитати. Це твій власний план.
lesson-clear = Прибрати всі
# Числа так, як їх називають тим, хто не бачить, біля яких кнопка.
lesson-roll = № { $number }, { $numbers }
lesson-earlier = Раніше: { $roll }
lesson-later = Пізніше: { $roll }
lesson-leave-out = Прибрати: { $roll }
# { $percent } – скільки роботи вже зроблено.
lesson-rating = Обчислюю… { $percent } %
lesson-impossible = Неможливо

## Посилання

lesson-link = Посилання
lesson-address = Посилання на цей урок
lesson-link-help = Воно знову відкриє цей урок на будь-якому пристрої. Хто його має, бачить кидки.

## Проведення

lesson-hold = Провести цей урок
lesson-make-help = Грають за твоїм власним столом. Ти його організатор. Чат там вимкнений, доки ти його не ввімкнеш.
lesson-table = Назва столу
lesson-make = Відкрити з ним стіл
lesson-take-help = Твій стіл отримає ціль, кубики та спосіб гри з цього уроку.
lesson-take-another-help = Він стане на місце уроку, який ти зараз проводиш, а твій стіл отримає його ціль, кубики та спосіб гри.
lesson-take = Узяти до столу «{ $table }»
lesson-end-round-first = Раунд ще триває: спочатку заверши його.
lesson-held = Урок
lesson-on-table = № { $number } з { $count } на столі.
lesson-next = Наступний: № { $number } з { $count }.
lesson-all-played = Зіграно всі: { $count }.
lesson-done = Після цього буде зіграно всі.
lesson-over = Урок завершено
lesson-end-puzzles = Завдання
lesson-end-pupils = Учні
lesson-end-right = Правильні відповіді за цим столом
lesson-shared = Урок зі Score. Завдань: { $puzzles }, учнів: { $pupils }, правильних відповідей: { $right } з { $all }
lesson-deal = Викласти № { $number } з { $count }
lesson-list = Що є в уроці
lesson-list-help = Між ними можна викладати інші числа: урок зачекає.
lesson-comes-next = на черзі
lesson-lies-there = на столі
lesson-was-played = зіграно
lesson-choose-short = Далі
lesson-choose = Далі хай буде { $roll }
lesson-end = Відкласти урок…
lesson-end-help = Стіл лишається, яким є. Посилання на урок відкриє його знову, від початку.
lesson-yes-end = Так, відкласти

## Звіт

report-title = Звіт
report-of = Звіт: { $table }
report-hosts-only = Звіт столу мають лише його організатори.
report-kept = Що учні зробили за цим столом. Це бачать лише організатори, і зберігається воно, доки стіл не приберуть; якщо поставити всі бали на 0, звіт не зміниться.
report-help = Раунд зараховується тим, хто має місце наприкінці, навіть якщо їх зараз немає. Час іде від появи чисел до відповіді чи оголошення, без пауз. Кроки – це ті, що на дошках наприкінці раундів: ті, що з дробом, з’єднанням або від’ємним числом, рахуються ще й у своєму стовпчику.
report-saved = НЕМОЖЛИВО, які врятував хтось інший
report-saved-by = { $caller } оголошує НЕМОЖЛИВО на кидках, які можна розв’язати, а потім { $saver } оголошує SCORE і не показує. Раунди: { $rounds }.
report-saved-help = Кожен із цих раундів дав першому гравцеві бал. Це може бути невдача, але якщо двоє роблять так знову й знову, можливо, вони допомагають одне одному. Ти можеш заборонити оголошення будь-кому з них.
report-nobody = За столом ще немає учнів.
report-print = Друкувати звіт
report-save = Завантажити звіт
# Назва файлу. { $date } – як 2026-12-31.
report-file = { $table } { $date } звіт.csv
report-table = Стіл
report-date = Дата
report-name = Ім’я
report-team = Команда
report-points = Бали
report-rounds = Раунди
report-right = Правильно
report-wrong-impossible = Хибне НЕМОЖЛИВО
report-not-shown = SCORE не показане
report-without-answer = Без відповіді
report-mean = Середній час
report-fastest = Найшвидша правильна відповідь
report-mean-s = Середній час у секундах
report-fastest-s = Найшвидша правильна відповідь, секунди
report-seconds = { $seconds } с
report-hints = Підказки
report-steps = Кроки
report-fractions = З дробами
report-joins = З’єднання
report-negatives = З від’ємними числами

### Тренування та кидки дня.

## Кидок на дошці

learn-make = Отримай { $goal } за два або три кроки.
learn-make-of-all = Отримай { $goal } з усіх чисел.
learn-reached = { $goal }! Ось і спосіб.
learn-rightly-impossible = Правильно: з цих чисел ніхто не отримає { $goal }.
learn-wrongly-impossible = Спосіб отримати { $goal } є. Подивися ще раз.
learn-shown = Це найлегший спосіб отримати { $goal }.
learn-shown-impossible = З цих чисел ніхто не отримає { $goal }. Нижче видно чому.
# $far: як далеко $value від цілі
learn-too-small = { $value } менше за { $goal } на { $far }. Скасуй або почни заново.
learn-too-large = { $value } більше за { $goal } на { $far }. Скасуй або почни заново.
learn-start-again = Почати заново
learn-hint = Підказка
learn-impossible = Неможливо
learn-show = Покажи мені
learn-next = Наступні числа
learn-stopwatch = Показувати час
learn-sounds = Звуки
learn-to-statistics = Мої успіхи
learn-clock-wrong = Годинник цього пристрою показує день, який не може бути правильним, тому цієї відповіді немає у твоїй статистиці. Налаштуй годинник, і наступна вже буде.

## Ігри

learn-games = Ігри
learn-game-score = Score
learn-game-24 = 24

## Кілька гравців за одним екраном

learn-who-plays = Хто грає?
learn-plays = Грає { $name }
learn-nobody-named = Грає «Без імені»
learn-several-here = Вас тут кілька?
learn-new-name = Ім’я
learn-new-name-help = Кожне ім’я має власні кроки, дні та статистику.
learn-add-name = Грати
learn-forget-name = Більше не пропонувати: { $name }

## Кидки дня

learn-daily-lead = П’ять завдань, від легкого до важкого, сьогодні однакових для всіх. Одне з них може бути неможливим.
learn-day-ahead = Цей день ще не настав. Ось завдання на сьогодні.
learn-day-before = Попередній день
learn-day-after = Наступний день
learn-rolls = Завдання цього дня
learn-roll-number = Завдання { $number }: { $mark }
learn-mark-open = ще чекає
learn-mark-solved = розв’язано
learn-mark-helped = розв’язано після підказки або помилкового «Неможливо»
learn-mark-shown = показано
learn-details = Як вийшло кожне завдання
learn-column-roll = Завдання
learn-column-result = Результат
learn-column-time = Час
learn-column-hints = Підказки
learn-column-wrong-calls = Хибне «Неможливо»
learn-day-done = Усі п’ять зроблено
learn-days-in-a-row = Днів поспіль
# Чим діляться: $signs має по знаку на кожне завдання.
learn-shared = { $game }, завдання дня { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", "}{ $hints } підказка
    [few] {", "}{ $hints } підказки
    [many] {", "}{ $hints } підказок
   *[other] {", "}{ $hints } підказки
}
learn-signs = ● розв’язано, ◐ розв’язано після підказки або помилкового «Неможливо», ○ показано. Жодного числа не видно.
learn-streak = { $days ->
    [0] Ще жодного дня поспіль.
    [one] { $days } день поспіль.
    [few] { $days } дні поспіль.
    [many] { $days } днів поспіль.
   *[other] { $days } дня поспіль.
}
learn-streak-rule = День зараховується, якщо розв’язати одне з його завдань того самого дня; один пропущений день на тиждень прощається.
learn-archive = Усі дні цього місяця
learn-month-before = Попередній місяць
learn-month-after = Наступний місяць
learn-date-done = { $date }, зроблено

## Тренування

learn-practice-lead = Завдання за завданням, без годинника. Те, що для тебе важке, повертається частіше.
learn-now = { $skill }, { $level }
learn-no-roll = На цьому рівні, з цією ціллю й цими кубиками чи картами, нічого не знайдено.
learn-comes-again = Спосіб для цих чисел тобі вже показували. Знайдеш його тепер без допомоги?
learn-level-link = Цей рівень
learn-example = Приклад
learn-skills = Чого можна навчитися
learn-rule = Якщо розв’язати завдання з першого разу, уміння просувається на крок. Після підказки або помилкового «Неможливо» воно лишається на місці. Що далі воно просунулося, то пізніше повертається. На останньому кроці його опановано.
learn-rule-shown = Якщо спосіб тобі показано, уміння повертається на крок назад, а це завдання знову з’являється після 3 інших, також на рівні за твоїм вибором.
learn-by-rule = Вибери за мене
learn-own-setting = Власна ціль і кубики
learn-own-setting-help = Те, що тренуєш із ними, має власні кроки.
learn-goal = Ціль, від 0 до 999
learn-goal-problem = Ціль – це ціле число від 0 до 999.
learn-dice = Кубики
learn-dice-help = Скільки граней має кожен кубик, наприклад 6 6 12. Порожнє поле: звичайні кубики.
learn-dice-problem = Кубиків буває від 2 до { $most }, кожен має від 2 до 100 граней. Введи кількість граней кожного через пробіл.
learn-use-setting = Тренуватися з ними
learn-usual-setting = Як у грі
learn-choose-level = { $skill }, { $level }
learn-standing-new = нове
learn-standing-learning = крок { $number } з 5
learn-standing-due = крок { $number } з 5, час повторити
learn-standing-mastered = опановано
learn-standing-mastered-due = опановано, час повторити

learn-skill = { $skill ->
    [two-steps] Два кроки
    [three-steps] Три кроки
    [subtraction] Віднімання
    [division] Ділення
    [joining] З’єднання
    [impossible] Чи це неможливо?
    [negative] Нижче нуля
   *[fractions] Дроби
}
learn-about-skill = { $skill ->
    [two-steps] Досить трьох чисел: спочатку отримай нове, потім використай його.
    [three-steps] Найлегший спосіб використовує всі чотири числа.
    [subtraction] У найлегшому способі треба віднімати.
    [division] У найлегшому способі треба ділити.
    [joining] Постав два числа поруч: 1 & 2 – це 12.
    [impossible] Знайди спосіб або скажи, що його немає.
    [negative] Без додавання: спочатку зайди нижче нуля. Відняти −3 – це додати 3.
   *[fractions] Без множення: ділення на дріб може збільшити число.
}

## Перегони

race-lead = Отримуй 20 або 18 якомога більше разів. Три голи – це перемога.
race-either = { $first } або { $second }
race-standings = Бали й голи
race-player = Гравець
race-points = Бали
race-goals = Голи
race-goals-of = { $goals } з { $all }
race-first-roll = { $name }: кидай. Перший кидок безкоштовний.
race-make = { $name }: отримуй 20 або 18 якомога більше разів.
race-won = Три голи: перемагає { $name }!
race-own-win = Три голи: перемога твоя!
race-end = Перегони завершено
race-end-rolls = Кидків разом
race-shared = Перегони до трьох голів виграно. Кидків разом: { $rolls }
# $by: бали за крок; $sum: бали після нього
race-gained = { $by ->
    [one] { $by } бал додається. Тепер балів: { $sum }.
    [few] { $by } бали додається. Тепер балів: { $sum }.
    [many] { $by } балів додається. Тепер балів: { $sum }.
   *[other] { $by } бала додається. Тепер балів: { $sum }.
}
race-roll-cost = Кидок коштує один бал. Тепер балів: { $sum }.
race-bonus = Вони закінчуються на 0 або 5, тому ще { $bonus }: { $points }.
race-goal = Гол! Бали починаються знову з 0.
race-which-roll = Кидок { $number } з { $all }
race-back = Попередній кидок
race-forward = Наступний кидок
race-roll = Новий кидок
race-hand-on = Передати хід
race-new = Нові перегони
race-new-help = По одному імені для кожного, хто грає за цим екраном; коли граєш самостійно, ім’я не потрібне. Перегони, що тривають, закінчаться.
race-give-up = Ці перегони ще не закінчено. Натисни ще раз, щоб покинути їх.
race-name = Ім’я гравця { $number }
race-same-name = Це ім’я вже має інший гравець.
race-link = Перегони з тими самими кидками
race-begin = Почати
race-racers = У перегонах беруть участь від 1 до { $most } гравців.
race-not-their-turn = Зараз хід іншого гравця.
race-over = Ці перегони вже виграно. Почни нові.
race-no-roll = Спочатку кинь.
race-rolled-this-turn = За один хід буває лише один новий кидок. Грай далі своїми кидками або передай хід.
race-too-many-rolls = Кидків у тебе після останнього гола вже { $most }. Грай далі ними.
race-no-such-roll = З цього боку кидків більше немає.
race-no-step = Такого кроку немає.
race-no-turns = Ти граєш самостійно: передати хід нікому.
race-not-a-roll = Такі кубики не можуть там лежати.
race-too-long = Ці перегони вже задовгі. Почни нові.
race-rules = Як відбуваються перегони
race-all-rules = Усі правила
race-rule-steps = Кожен крок, що дає 20, – це 1 бал, а кожен, що дає 18, – це 3.
race-rule-again = Роби скільки завгодно кроків і скасовуй їх; той самий спосіб зараховується на кожному кидку лише раз.
race-rule-fives = Коли твої бали закінчуються на 0 або 5, отримуєш ще 5. Лише 25 – це натомість гол.
race-rule-goal = Рівно { $points } балів – це гол. Бали починаються знову з 0.
race-rule-roll = Перший кидок безкоштовний. Кожен новий коштує один бал.
race-rule-rolls = Між своїми кидками можна переходити назад і вперед. Після гола лишається тільки той кидок, що його дав.
race-rule-turns = Кілька гравців ходять по черзі. За кожен хід є один новий кидок.
race-rule-at-once = Усі грають одночасно, кожен зі своїми кидками. Чужі кидки бачить лише організатор. Список гравців показує, як у кого справи.
race-rule-win = Перемагає, хто перший має { $goals ->
    [one] { $goals } гол
    [few] { $goals } голи
    [many] { $goals } голів
   *[other] { $goals } гола
}. Немає ні оголошень, ні годинника.
race-example = Приклад: у тебе 17 балів, а на кубиках 3, 6, 9 і 14. 3 × 6 дає 18: це 3 бали, отже, маєш 20. 20 ділиться на 5, отже, маєш 25: гол.

### Які успіхи в тренуванні та кидках дня.

statistics-lead = Твої тренування та кидки дня. Вони зберігаються лише на цьому пристрої, і ніхто інший їх не бачить.
statistics-empty = Ще нічого. Тут рахується кожне закінчене завдання.
statistics-players = Чиї відповіді
statistics-nobody = Без імені
statistics-as-table = Як таблиця
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }.{ $month }

## Тиждень за тижнем

statistics-weeks = Розв’язано, тиждень за тижнем
statistics-weeks-summary = { $solved ->
    [one] Розв’язано { $solved } завдання
    [few] Розв’язано { $solved } завдання
    [many] Розв’язано { $solved } завдань
   *[other] Розв’язано { $solved } завдання
}
statistics-weeks-ahead = { $count ->
    [one] { $count } відповідь має дату, яка ще не настала, і тут її не показано.
    [few] { $count } відповіді мають дату, яка ще не настала, і тут їх не показано.
    [many] { $count } відповідей мають дату, яка ще не настала, і тут їх не показано.
   *[other] { $count } відповіді мають дату, яка ще не настала, і тут їх не показано.
}
statistics-week = Тиждень від { $date }: розв’язано { $solved }, показано { $shown }
statistics-weeks-best = Найбільше за тиждень: { $solved }, від { $date }.
statistics-week-from = Тиждень від
statistics-solved = Розв’язано
statistics-shown = Показано

## Час

statistics-times = Час за складністю
statistics-times-help = Половину розв’язаних завдань зроблено швидше, а половину – повільніше.
statistics-times-longest = Найдовше: { $level }. Половина з них тривала довше ніж { $time }.
statistics-difficulty = Складність
statistics-median = Час посередині

## Оголошення

statistics-calls = Чи це неможливо?
statistics-calls-none = Тут ще немає твого «Неможливо» і жодного неможливого завдання.
statistics-calls-bold = Ти зарано кажеш «Неможливо»: спочатку пошукай ще один спосіб.
statistics-calls-shy = Деякі завдання справді неможливі. Не бійся це сказати.
statistics-calls-half = Коли ти кажеш «Неможливо», це правда в половині випадків. Спочатку пошукай ще один спосіб.
statistics-calls-good = Коли ти кажеш «Неможливо», це здебільшого правда.
statistics-call = Що сталося
statistics-times-said = Скільки разів
statistics-calls-right = Сказано, і це правда
statistics-calls-wrong = Сказано, але спосіб був
statistics-calls-overlooked = Неможливе, але не помічене

## Уміння

statistics-skills = Уміння
statistics-skill = Уміння
statistics-alone = Без допомоги
statistics-helped = Після підказки або помилкового «Неможливо»
statistics-alone-of = { $alone } з { $all } без допомоги
statistics-skills-next = Потренуй тепер:

## Файл

statistics-file = Узяти з собою або видалити
statistics-file-help = У файлі відповіді, кроки тренувань і дні показаного гравця. Відкрий його на іншому пристрої: те, що там уже є, не порахується двічі.
statistics-export = Зберегти як файл
statistics-export-of = Зберегти як файл: { $name }
statistics-export-all = Зберегти всіх із цього пристрою в одному файлі
statistics-import = Відкрити файл
statistics-delete = Видалити ці відповіді
statistics-undo = Скасувати видалення
# $name: назва файлу
statistics-exported = Збережено як { $name }.
statistics-imported = { $count ->
    [0] Усе з цього файлу вже було тут.
    [one] Додано { $count } відповідь.
    [few] Додано { $count } відповіді.
    [many] Додано { $count } відповідей.
   *[other] Додано { $count } відповіді.
}
statistics-file-of-several = У цьому файлі тренування кількох гравців. Чиї додати сюди?
statistics-file-take-in = Додати: { $name }
statistics-file-take-all-in = Додати всіх
statistics-left-out = { $count ->
    [one] { $count } відповідь пропущено, бо її дата не може бути правильною.
    [few] { $count } відповіді пропущено, бо їхні дати не можуть бути правильними.
    [many] { $count } відповідей пропущено, бо їхні дати не можуть бути правильними.
   *[other] { $count } відповіді пропущено, бо їхні дати не можуть бути правильними.
}
statistics-file-too-long = Цей файл задовгий як для відповідей. Нічого не змінено.
statistics-file-other = Це не файл із відповідями, або його пошкоджено. Нічого не змінено.
statistics-file-later = Цей файл із новішої версії Score. Онови сторінку та відкрий його ще раз.
statistics-file-unreadable = Не вдалося прочитати цей файл. Нічого не змінено.
statistics-deleted = Видалено. Це ще можна скасувати, доки ти на цій сторінці.
statistics-restored = Вони знову тут.

## QR-кодами

statistics-carry = На інший пристрій QR-кодом
statistics-carry-help = У кодах є відповіді, кроки тренувань і дні цього гравця. Нікуди нічого не надсилається: коди зчитує камера іншого пристрою.
statistics-carry-show = Показати коди
statistics-carry-hide = Сховати коди
statistics-carry-code = { $all ->
    [1] Відскануй цей код іншим пристроєм і відкрий там посилання.
    [one] Код { $number } з { $all }. Відскануй його іншим пристроєм, відкрий там посилання й покажи наступний код.
    [few] Код { $number } з { $all }. Відскануй його іншим пристроєм, відкрий там посилання й покажи наступний код.
    [many] Код { $number } з { $all }. Відскануй його іншим пристроєм, відкрий там посилання й покажи наступний код.
   *[other] Код { $number } з { $all }. Відскануй його іншим пристроєм, відкрий там посилання й покажи наступний код.
}
statistics-carry-qr = QR-код { $number } з { $all }
statistics-carry-left-out = { $count ->
    [1] Не вмістилася найстаріша відповідь. Файл бере все.
    [one] Не вмістилися найстаріші відповіді та дні: { $count }. Файл бере все.
    [few] Не вмістилися найстаріші відповіді та дні: { $count }. Файл бере все.
    [many] Не вмістилися найстаріші відповіді та дні: { $count }. Файл бере все.
   *[other] Не вмістилися найстаріші відповіді та дні: { $count }. Файл бере все.
}
statistics-carry-anew = Відповіді змінилися: це нові коди. Почни з першого.
statistics-carry-too-much = Для кодів цього забагато. Візьми файл.
statistics-carry-before = Попередній код
statistics-carry-next = Наступний код
statistics-carry-link = Посилання в цьому коді
statistics-paste = Вставити посилання з коду
statistics-paste-help = Якщо жодна камера не може прочитати код: скопіюй його посилання на іншому пристрої, надішли собі та встав тут.
statistics-paste-open = Відкрити посилання
statistics-paste-other = Це не посилання з коду. Скопіюй його повністю на іншому пристрої.
statistics-arrival = З іншого пристрою
statistics-carry-parts = Коди вже тут: { $here } з { $of }. Відскануй наступний.
# $new із $answers тут ще немає. $practised: кидки в тренуваннях
statistics-carry-about = { $name } – відповіді: { $answers }, з них нові: { $new }; дні: { $days }; кидки в тренуваннях: { $practised }.
statistics-carry-once = Те, що вже є тут, не порахується двічі; кожне вміння лишається на дальшому кроці.
statistics-carry-take-in = Додати
statistics-carry-forget = Не додавати
statistics-carry-broken = Ці коди не вдається прочитати. Відскануй їх ще раз, починаючи з першого.
statistics-carry-later = Ці коди з новішої версії Score. Онови сторінку та відскануй їх ще раз.
statistics-taken-in = { $count ->
    [0] Додано; усі відповіді вже були тут.
    [one] Додано, зокрема { $count } нову відповідь.
    [few] Додано, зокрема { $count } нові відповіді.
    [many] Додано, зокрема { $count } нових відповідей.
   *[other] Додано, зокрема { $count } нової відповіді.
}

### Dials.

## Дошка та її кнопки.

dials-target = Ціль
dials-presses = Натискань
dials-fewest = Вистачить
# Замість найменшої кількості натискань.
dials-no-way = ніяк
dials-undo = Скасувати
dials-redo = Повторити
dials-hint = Підказка
dials-again = Спочатку
dials-new-puzzle = Нова головоломка
dials-solution = Розв’язок
dials-own-puzzle = Власна головоломка
dials-puzzle-link = Посилання на цю головоломку

## Що робити і що сталося. $target: літери.

dials-shown = Диски показують { $letters }.
dials-status-start = Натискай кнопки, доки диски не покажуть { $target }.
dials-status-no-way = Цими кнопками не дійти до { $target }. Відкрий розв’язок, щоб побачити чому.
dials-status-so-far = Поки що { $pressed ->
    [one] { $pressed } натискання
    [few] { $pressed } натискання
    [many] { $pressed } натискань
   *[other] { $pressed } натискання
}. Може вистачити ще { $left }.
dials-solved-at-once = Диски вже показують ціль.
dials-solved-fewest = Розв’язано! { $pressed ->
    [one] { $pressed } натискання
    [few] { $pressed } натискання
    [many] { $pressed } натискань
   *[other] { $pressed } натискання
}, менше не можна.
dials-solved = Розв’язано! { $pressed ->
    [one] { $pressed } натискання
    [few] { $pressed } натискання
    [many] { $pressed } натискань
   *[other] { $pressed } натискання
}, а вистачило б { $fewest }.
dials-solution-helped = Розв’язок допоміг.
dials-hints-helped = { $count ->
    [1] Допомогла підказка.
   *[other] Допомогли підказки.
}
dials-hint-said = Підказка: натисни кнопку { $button } ще { $presses ->
    [one] { $presses } раз
    [few] { $presses } рази
    [many] { $presses } разів
   *[other] { $presses } раза
}.
dials-unreadable = Не вдалося прочитати те, що зберіг браузер. Це відкладено вбік, і гра починається заново.
dials-other-puzzle = В іншій вкладці чи вікні почалася інша головоломка, і тепер збережено її. Ця залишиться тут, доки ти не оновиш або не закриєш сторінку.

## Драбина: рівні від малих головоломок до опублікованої.

dials-ladder = Драбина
dials-level = Рівень { $level } з { $levels }
# Читається вголос після рівня.
dials-levels-solved = розв’язано: { $solved }
dials-easier = Легший рівень
dials-harder = Важчий рівень
dials-next-level = Наступний рівень
dials-back-to-level = Назад до рівня { $level }
# Опублікована гра: п’ять дисків по п’ять літер.
dials-full-puzzle = Велика головоломка
dials-ladder-climbed = Уся драбина позаду!

## Чому щось не можна зробити.

dials-refusal-no-button = Такої кнопки тут немає.
dials-refusal-nothing-to-undo = Немає чого скасовувати.
dials-refusal-nothing-to-redo = Немає чого повторювати.
dials-refusal-solved = Диски показують ціль. «Скасувати» повертає на одне натискання назад.
dials-refusal-no-way = Тут ніщо не допоможе: цими кнопками до цілі не дійти.
dials-refusal-all-told = Досить натиснути кнопки з підказкою.
dials-refusal-too-many-moves = Це вже { $moves } ходів. Почни ще раз спочатку.

## Як називаються диски та кнопки.

dials-dial-right = Диск { $dial } показує { $shown }, як і треба
dials-dial = Диск { $dial } показує { $shown }, ціль { $target }, ще { $left ->
    [one] { $left } крок
    [few] { $left } кроки
    [many] { $left } кроків
   *[other] { $left } кроку
}
# Словами, бо стоїть після номера кнопки.
dials-times = { $count ->
    [1] один раз
    [2] двічі
    [3] тричі
    [4] чотири рази
    [5] п’ять разів
    [6] шість разів
    [7] сім разів
    [8] вісім разів
    [9] дев’ять разів
    [10] десять разів
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
dials-still = { $presses ->
    [0] готово
   *[other] ще { $presses }
}
# $turns: dials-turns або dials-turns-nothing.
dials-button = Кнопка { $button }: { $turns }
# $dials: dials-turn, кілька разів.
dials-turns = крутить { $dials }
dials-turn = диск { $dial } на { $steps }
dials-turns-nothing = нічого не крутить
# Після назви кнопки; $times: dials-times.
dials-button-pressed = натиснуто { $times }
# Після назви кнопки; $still: dials-still.
dials-button-hint = підказка: { $still }

## Натискання розв’язку. $others, $last, $only: dials-press-button.

dials-press-button = кнопку { $button } { $times }
dials-press-none = Не натискай нічого: диски вже показують ціль.
dials-press-one = Натисни { $only }.
dials-press-list = Натисни { $others } і { $last }.

## До яких цілей ведуть кнопки.

dials-reach-all = Усіх цілей: { $all }. Ці кнопки ведуть до кожної з них, до кожної рівно одним способом.
dials-reach-some = Ці кнопки ведуть лише до частини цілей: { $targets } з { $all }. Способів для кожної з них: { $ways }.
dials-conditions = Порахуй, на скільки кроків має прокрутитися кожен диск. До цілі можна дійти, якщо після повних обертів по { $modulus } тут лишається 0:
# Доданок умови, можливо, після множника.
dials-term = диск { $dial }
dials-leaves = { $number }, остача { $left }
# $sum: сума та її значення.
dials-condition-good = тут { $sum }: добре
dials-condition-not-zero = тут { $sum }: не 0

## Власна головоломка.

dials-count = Диски та кнопки
dials-letters = Літери на кожному диску
dials-letters-choice = { $modulus }: від A до { $last }
dials-signatures = Що роблять кнопки
# $digits: dials-digits або dials-digits-of-eleven.
dials-own-help = Рядок – це кнопка. У кожному полі стоїть, на скільки кроків вона крутить цей диск: { $digits }.
dials-digits = від 0 до { $last }
dials-digits-of-eleven = від 0 до 9 або X замість 10
dials-signature-field = Кнопка { $button }, кроки диска { $dial }
dials-start = Старт
dials-play-own = Грати
dials-other-signatures = Інші кнопки
dials-other-letters = Інші літери
dials-wrong-modulus = Диск має 2, 3, 5, 7 або 11 літер.
dials-wrong-count = Дисків буває від { $min } до { $max }.
dials-wrong-letters = Введи літери від A до { $last }. Скільки їх має бути: { $dials }.
dials-wrong-steps = У кожному полі одна цифра: { $digits }.
dials-wrong-signatures = Скільки має бути кнопок: { $dials }.
dials-wrong-kinds = Ці розміри не підходять один до одного.

## Правила.

dials-how-to-play = Як грати
dials-rule-letters = Кожен диск показує літеру від A до { $last }. Один крок змінює A на B, а { $last } на A.
dials-rule-buttons = Кнопка крутить усі диски одразу, кожен на свою кількість кроків: +2 під диском – це два кроки, а крапка – жодного.
dials-rule-goal = Натискай кнопки, доки кожен диск не покаже свою цільову літеру. Вона обведена на диску й стоїть під ним.
dials-rule-order = У якому порядку натискати, не має значення, а якщо натиснути одну кнопку { $modulus ->
    [2] двічі
    [3] тричі
   *[other] { $modulus } разів
}, нічого не зміниться.
dials-rule-keyboard = Натисни кнопку або її номер на клавіатурі. H – підказка, Z скасовує.
dials-rule-tip = Порахуй, чого ще бракує кожному диску. Яка кнопка рухає лише кілька дисків?

## Розв’язок крок за кроком.

dials-worked = Як це обчислити
# Права частина рівнянь.
dials-turns-column = поворот
dials-button-column = Кнопка { $button }
dials-line = Рядок { $line }
dials-play-steps = Показати
dials-pause = Пауза
dials-press-them = Показати на дисках
dials-equations = По рядку на кожен диск, по стовпчику на кожну кнопку. Від { $start } до { $target } диск 1 має прокрутитися разом на { $steps }: це рядок 1. Рахується лише те, що лишається після повних обертів по { $modulus }.
dials-step-swap = У рядку { $line } стоїть 0 у стовпчику { $column }, тому він міняється місцями з рядком { $with }.
# $product: число або dials-leaves.
dials-step-scale = Рядок { $line } помножити на { $by }, щоб у стовпчику { $column } стала 1: { $by } × { $value } = { $product }.
# $sum: число або dials-leaves.
dials-step-add = Рядок { $line } плюс { $times ->
    [1] рядок { $of }
   *[other] { $times } × рядок { $of }
}, щоб у стовпчику { $column } став 0: { $value } + { $times } = { $sum }.
dials-end-no-way = У рядку { $line } самі нулі, а праворуч { $right }: цього не дасть жодне натискання. Способу немає.
# $presses: dials-press-none, dials-press-one або dials-press-list.
dials-end-one-way = Тепер у кожному рядку одна кнопка, і він каже, скільки разів: { $presses }
dials-end-many-ways = { $count ->
    [1] Кнопку { $free } можна натискати
   *[other] Кнопки { $free } можна натискати
} скільки завгодно, і тоді кожен рядок каже, скільки разів натиснути іншу. Способів: { $ways }. Найменше натискань: { $presses }

### Математичний Yahtzee.

# Способи гри, разом і поодинці.
yahtzee-modes = Що робити
yahtzee-mode = { $mode ->
    [practice] Тренування
    [game] Гра
   *[review] Розбір
}

## Комбінації

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Фібоначчі
    [pi] Пі
    [all-prime] Усі прості
    [all-even] Усі парні
   *[all-odd] Усі непарні
}
# Те саме всередині речення.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] фібоначчі
    [pi] пі
    [all-prime] усі прості
    [all-even] усі парні
   *[all-odd] усі непарні
}
# Один знак на кожному кубику комбінації: другі літери, бо «прості» й «парні» починаються з П, а П схоже на π.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] Р
    [all-even] А
   *[all-odd] Н
}
# Що мають показувати кубики.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] п’ять однакових
    [fibonacci] 1 1 2 3 5
    [pi] 3, 1 і 4
    [all-prime] лише 2, 3 і 5
    [all-even] лише 2, 4 і 6
   *[all-odd] лише 1, 3 і 5
}
yahtzee-patterns = Комбінації
yahtzee-pattern-column = Комбінація
yahtzee-your-choice = Твої кубики
yahtzee-best-choice = Найкращі кубики
yahtzee-pattern-shown = є
# Переліки: з комою та перед останнім.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } і { $last }

## Кубики

# Кубик, прочитаний уголос.
yahtzee-die = Кубик { $die }: { $number }, кинути знову
yahtzee-die-of-patterns = { $die }, належить до: { $patterns }
yahtzee-roll-five = Кинути п’ять кубиків
yahtzee-roll-anew = П’ять нових кубиків
yahtzee-roll-again = Кинути вибрані знову
yahtzee-roll-dice = { $count ->
    [one] Кинути знову { $count } кубик
    [few] Кинути знову { $count } кубики
    [many] Кинути знову { $count } кубиків
   *[other] Кинути знову { $count } кубика
}
yahtzee-undo = Скасувати
yahtzee-adviser = Порадник
yahtzee-dice-show = На кубиках { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## Що далі

yahtzee-roll = Кинь кубики.
yahtzee-round = Раунд { $round } з { $rounds }. Кинь кубики.
yahtzee-round-of-player = Раунд { $round } з { $rounds }. { $player }: кинь кубики.
yahtzee-choose-box = Вибери клітинку.
yahtzee-no-pattern = Цього разу без комбінації.
yahtzee-choose-dice = Вибери кубики, які кинеш знову. { $left }
yahtzee-choose-dice-or-box = Вибери кубики, які кинеш знову, або клітинку для балів. { $left }
yahtzee-rolls-left = { $count ->
    [one] Лишився { $count } кидок.
    [few] Лишилося { $count } кидки.
    [many] Лишилося { $count } кидків.
   *[other] Лишилося { $count } кидка.
}
yahtzee-game-over = Гру закінчено. Балів: { $total }. Розбір показує, скільки їх могло бути.
yahtzee-winner = Гру закінчено. Перемагає { $name }, балів: { $total }. Розбір показує кожне рішення.
yahtzee-winners = Гру закінчено. { $names } мають порівну балів: { $total }.
yahtzee-end = Гру завершено
yahtzee-shared = { $game }, очок: { $total }
yahtzee-names-and = { $one } і { $other }

## Чого не можна

yahtzee-refusal = { $refusal ->
    [players] Грати можуть від одного до шести гравців.
    [not-thrown] Спочатку кинь кубики.
    [thrown] Кубики вже кинуто.
    [no-throw-left] У цьому ході кидків більше немає.
    [all-kept] Спочатку вибери кубики, які треба кинути знову.
    [kept-changed] Кубик, який мав лишитися, змінився.
    [box-filled] Цю клітинку вже заповнено.
   *[game-over] Гру закінчено. Почни нову.
}
yahtzee-no-such-throw = Посилання дає кубики, яких не може бути: треба п’ять, кожен від 1 до 6.
yahtzee-give-up-game = Цю гру ще не закінчено. Натисни ще раз, щоб покинути її.

## Порадник

yahtzee-advice = Наскільки ймовірна кожна комбінація, якщо залишити ці кубики й далі грати на неї, і які кубики найкраще для неї залишити.
yahtzee-advice-at-end = Кидків більше немає: комбінація або є, або її немає.
yahtzee-advice-points = Щоб наприкінці було найбільше балів
yahtzee-advice-boxes = Клітинка для найбільшої кількості балів наприкінці
yahtzee-every-choice = Усі варіанти вибору
yahtzee-order-by = Найкраще для
yahtzee-by-points = Бали
yahtzee-working-out = Обчислюю всю гру…
# Вибір кубиків, прочитаний уголос.
yahtzee-keep = { $count ->
    [0] Кинути знову всі п’ять
    [5] Залишити всі п’ять
   *[other] Залишити { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = менше { $percent } %
yahtzee-per-cent-above = понад { $percent } %
# Дрібно нижче: те саме в сотих і як дріб.
yahtzee-exactly = { $percent }, тобто { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = у середньому { $points }

## Аркуш балів

yahtzee-sheet = Аркуш балів
yahtzee-upper = Верхні клітинки
yahtzee-lower = Нижні клітинки
yahtzee-box-column = Клітинка
yahtzee-you = Ти
yahtzee-box = { $score_box ->
    [ones] Одиниці
    [twos] Двійки
    [threes] Трійки
    [fours] Четвірки
    [fives] П’ятірки
    [sixes] Шістки
    [all-odd] Усі непарні
    [all-even] Усі парні
    [pi] Пі
    [all-prime] Усі прості
    [fibonacci] Фібоначчі
    [yahtzee] Yahtzee
   *[chance] Шанс
}
# Що дає клітинка: стільки балів або суму своїх кубиків.
yahtzee-box-sum = сума
yahtzee-upper-sum = Сума
yahtzee-bonus = Бонус
yahtzee-total = Разом
yahtzee-bonus-rule = { $bonus } від { $from }
yahtzee-bonus-missing = ще { $missing }
yahtzee-score-in = Записати { $points } у «{ $score_box }»

## Нові ігри

yahtzee-new-game = Нова гра
yahtzee-other-players = Інші гравці
yahtzee-alone = Грати самостійно
yahtzee-together = Грати разом
yahtzee-names-help = Від двох до шести гравців за цим екраном. Залиш поле порожнім, якщо вас менше.
yahtzee-player = Гравець { $number }
yahtzee-too-few-players = Потрібні щонайменше двоє гравців. Щоб грати без інших, вибери «Грати самостійно».

## Розбір

yahtzee-no-review = Дограй гру до кінця. Тоді тут буде кожне рішення поруч із найкращим.
yahtzee-whose = Чиї рішення
yahtzee-review-summary = Балів: { $total }. Найкраща гра дає в середньому { $expected }, якщо рахувати перед першим кидком. Рішення коштували { $lost }, а везіння { $sign ->
    [minus] забрало
   *[plus] додало
} { $luck }.
yahtzee-review-help = Рішення оцінюють за тим, до чого воно веде в середньому, а не за тим, як упали кубики. Найкраща гра – це гра одного гравця, який хоче якнайбільше балів.
yahtzee-only-losses = Лише рішення, які коштували балів
yahtzee-no-losses = Жодне рішення не коштувало ані бала. Бездоганно!
yahtzee-turn = Хід { $turn }
yahtzee-chosen = вибрано
yahtzee-best = найкраще
yahtzee-nothing-lost = найкраще рішення
yahtzee-lost = втрата { $points }
yahtzee-lost-least = втрата менша за { $points }

## Правила

yahtzee-how = Як грати
yahtzee-how-dice = Кинь п’ять кубиків. Потім вибери ті, які тобі не подобаються, і кинь їх ще раз; це можна зробити двічі. Кубики, що утворюють комбінацію, мають її знак.
yahtzee-how-keys = На клавіатурі цифри від 1 до { $dice } вибирають кубики, R кидає, а Z очищає помилково заповнену клітинку, доки не буде наступного кидка.
yahtzee-how-pi = Пі – це 3, 1 і 4 серед п’яти кубиків, тому 3 1 4 1 4 – теж пі.
yahtzee-how-game = У грі кожен хід закінчується в клітинці аркуша балів, кожна клітинка один раз: тринадцять ходів. Верхні клітинки рахують свої числа, від 1 до { $sides }; якщо там разом { $from } або більше, додається бонус { $bonus }. «Усі непарні», «Усі парні» та «Шанс» дають суму кубиків, пі 25, «Усі прості» 30, Фібоначчі 40 і Yahtzee 50. Кубики, що не підходять до клітинки, дають у ній 0. Джокера немає, і другий Yahtzee нічого більше не дає.
yahtzee-how-adviser = Порадник точно обчислює, наскільки ймовірна кожна комбінація, для всього, що можна залишити. Після гри розбір показує кожне рішення поруч із найкращим. З найкращим рішенням щоразу гра дає в середньому 230,59 бала.

### Робочі аркуші та помилки, які треба знайти.

## Форма робочого аркуша

sheet-lead = Кидки, роздачі, заховані помилки або Dials на папері, з відповідями. Те саме посилання щоразу дає той самий аркуш.
sheet-kind-label = Що на аркуші
sheet-kind = { $kind ->
    [hands] Роздачі гри 24
    [mistakes] Заховані помилки
    [impossible] Які неможливі?
    [dials] Dials
   *[rolls] Кидки гри Score
}
sheet-count = Скільки
sheet-count-problem = Вибери ціле число від 1 до { $most }.
sheet-from = Складність від
sheet-to = Складність до
sheet-levels-problem = Перша складність більша за другу: вибери іншу.
sheet-level = { $level ->
    [easy] легко
    [medium] середньо
    [hard] важко
    [very-hard] дуже важко
   *[any] різне
}
sheet-skill-label = Що тренує
sheet-skill = { $skill ->
    [two-steps] два кроки
    [three-steps] три кроки
    [subtraction] віднімання
    [division] ділення
    [fractions] дроби
    [joining] з’єднання цифр
   *[mix] різне
}
sheet-mistake-label = Які помилки
sheet-mistake = { $kind ->
    [sign] знаки чисел
    [order] порядок дій
    [fraction] дроби
    [division] ділення на дріб
    [join] з’єднання цифр
    [twice] число використано двічі
   *[any] різні
}
sheet-working = Рядки для обчислень
sheet-working-problem = Вибери ціле число від 0 до { $most }.
sheet-title-label = Заголовок
sheet-title-help = Порожнє поле – звичайний заголовок.
sheet-title-problem = Заголовок займає один рядок. Найбільше знаків: { $most }.
sheet-name-and-date = Рядки для імені й дати
sheet-large = Великий шрифт
sheet-version-label = Варіант
# A і B мають різні завдання однакової складності.
sheet-version = { $version ->
    [a] A
    [b] B, такий самий складний, як A
   *[one] лише один
}
sheet-key-label = Відповіді
sheet-key = { $key ->
    [all] усі різні розв’язки
   *[three] перші три
}
sheet-printed-label = На папері
sheet-printed = { $printed ->
    [sheet] лише аркуш
    [key] лише відповіді
   *[both] аркуш і відповіді
}
sheet-print = Друкувати
sheet-csv = Зберегти як таблицю (CSV)
sheet-new = Інші завдання
sheet-pupils-link = Завдання для учнів, без відповідей
sheet-pupils-lead = Натисни «Грати» біля завдання, щоб розв’язати його на екрані.
sheet-link = Цей аркуш
sheet-few = { $count ->
    [0] Таких завдань немає. Додай рівні складності або вибери інше тренування.
    [one] Є лише { $count } таке завдання. Додай рівні складності або вибери інше тренування.
    [few] Є лише { $count } такі завдання. Додай рівні складності або вибери інше тренування.
    [many] Є лише { $count } таких завдань. Додай рівні складності або вибери інше тренування.
   *[other] Є лише { $count } такого завдання. Додай рівні складності або вибери інше тренування.
}
sheet-few-on-paper = Більше таких завдань немає: { $count } замість { $wanted }.
sheet-no-fractions = Кидки гри Score, яким потрібен дріб, трапляються зарідко. Вибери роздачі гри 24, і дуже важкі теж.

## На папері

sheet-usual-title = { $kind ->
    [hands] Отримай 24
    [mistakes] Знайди помилку
    [impossible] Які неможливі?
    [dials] Dials
   *[rolls] Отримай 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Ім’я
sheet-date = Дата
sheet-task-rolls = Отримай { $goal } за два або три кроки. Кожне число використай щонайбільше один раз; усі числа використовувати не обов’язково. Можна додавати, віднімати, множити, ділити та з’єднувати цифри (1 & 2 = 12).
sheet-task-hands = Отримай { $goal } з усіх чотирьох чисел. Додавай, віднімай, множ або діли; кожне число використай рівно один раз.
sheet-task-mistakes = Кожен розв’язок каже, що з чисел над ним виходить { $goal }. Кожне число можна взяти раз; 1 & 2 — це 12. У кожному завданні один рядок може бути неправильний. Познач його й напиши, як правильно, або «не можна». Якщо всі правильні, напиши «усе правильно».
sheet-task-impossible = З деяких із цих кидків не можна отримати { $goal } за два або три кроки. Познач їх, а для інших покажи спосіб. Можна додавати, віднімати, множити, ділити та з’єднувати цифри (1 & 2 = 12).
sheet-task-dials = Кожна кнопка крутить кожен диск на стільки літер, скільки стоїть у її рядку. Скільки разів натиснути кожну кнопку, щоб від літер угорі дійти до літер унизу?
sheet-play = Грати
sheet-impossible = неможливо
sheet-start = від
sheet-target = до
sheet-button = кнопка { $button }
# $last – літера.
sheet-letters = Після { $last } знову йде A.
sheet-on-screen = Те саме на екрані:
sheet-qr = QR-код завдань для учнів
sheet-answers = Відповіді: { $title }
# Далі йде $shown розв’язків із $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [1] 1 розв’язок
        [one] { $count } різний розв’язок
        [few] { $count } різні розв’язки
        [many] { $count } різних розв’язків
       *[other] { $count } різного розв’язку
    }
   *[other] Різних розв’язків: { $count }, найпростіші: { $shown }
}
# Найближчі числа нижче й вище цілі.
sheet-is-impossible = неможливо. { $kind ->
    [whole] Найближчі цілі числа – { $below } і { $above }.
   *[other] Найближчі – { $below } і { $above }.
}
sheet-all-right = усе правильно
# $why і $right – речення.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = кнопка { $button }: { $times } ×

## Таблиця

sheet-file = { $version ->
    [a] робочий-аркуш-A.csv
    [b] робочий-аркуш-B.csv
   *[one] робочий-аркуш.csv
}
sheet-column-number = №
sheet-column-given = Дано
sheet-column-goal = Ціль
sheet-column-points = Складність
sheet-column-count = Розв’язки
sheet-column-answer = Відповідь

## Помилки, які треба знайти

mistake-lead = Один рядок нижче може бути неправильним. Натисни на нього або скажи, що всі правильні.
mistake-item = Завдання { $item } з { $count }
mistake-goal = отримай { $goal }
mistake-solution = Розв’язок { $letter }
mistake-all-right = Усі правильні
mistake-show = Покажи мені
mistake-found = Так, цей рядок неправильний.
mistake-line-is-right = { $line } – правильно. Шукай далі.
mistake-there-is-one = Один рядок неправильний. Подивися ще раз.
mistake-none = Усі рядки правильні.
mistake-here = Цей рядок неправильний.
mistake-mark-wrong = неправильно
mistake-mark-right = правильно
mistake-new = Нові завдання
mistake-end = Усі переглянуто
mistake-end-at-once = Правильно відразу
mistake-end-later = Правильно згодом
mistake-end-row = Поспіль
mistake-shared = Знайди помилку: { $right } з { $all } правильно відразу
mistake-level = Складність
mistake-link = Ці розв’язки
mistake-no-items = Таких завдань немає. Вибери іншу складність або інші помилки.
mistake-put-right = Правильно: { $line }.
mistake-not-possible = Тому { $line } взагалі не можна тут писати.
# Що зроблено; $right – як правильно, $number – що використано ще раз.
mistake-why = { $slip ->
    [sign-of-result] Знак результату неправильний: має бути { $right }.
    [sign-of-first] Не помічено мінуса першого числа.
    [sign-of-second] Не помічено мінуса другого числа.
    [left-to-right] Пораховано зліва направо, але × і ÷ виконують раніше, ніж + і −.
    [right-to-left] Спочатку виконано другу дію, але тут ідуть зліва направо.
    [tops-and-bottoms] Верх пораховано з верхом, а низ – із низом. Дроби спочатку треба звести до спільного знаменника.
    [whole-to-top] Ціле число додано просто до чисельника. Спочатку воно має стати дробом із тим самим знаменником.
    [top-and-bottom-times] Помножено і чисельник, і знаменник, а це нічого не змінює. Множать лише чисельник.
    [not-turned-over] Поділити на дріб – це помножити на обернений дріб; тут його не перевернуто.
    [other-turned-over] Перевернуто не те число: перевертають те, що після ÷.
    [join-turned] Цифри стоять навпаки.
    [join-of-zero] Нуль не можна приєднати спереду: жодне число не починається з 0.
    [join-of-negative] Від’ємне число не можна приєднати після іншого.
   *[used-again] Число { $number } вже використано, або його й не було. Кожне число можна використати лише один раз.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Один файл, який приймають Moodle, Canvas, Open edX, ILIAS та інші навчальні платформи (SCORM 1.2). Результат кожного учня потрапляє там до журналу оцінок і більше нікуди.
homework-no-work = Спочатку вибери завдання: відкрий робочий аркуш, підготований урок або рівень тренування й натисни там «Для LMS».
homework-of = Усередині: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] { $count } завдання
    [few] { $count } завдання
    [many] { $count } завдань
   *[other] { $count } завдання
}
homework-of-lesson = підготований урок, { $count ->
    [one] { $count } кидок
    [few] { $count } кидки
    [many] { $count } кидків
   *[other] { $count } кидка
}
homework-of-level = тренування, { $skill }, { $level }
homework-usual-lesson = Урок
homework-name = Назва
homework-name-help = Учні теж її бачать.
homework-name-problem = { $why ->
    [empty] Напиши назву.
    [long] Назва задовга. Найбільше знаків: { $most }.
   *[control] Назва – це один рядок тексту.
}
homework-right = Скільки має бути правильно
homework-right-problem = Вибери ціле число від 1 до { $most }.
homework-pass = Складено від, у відсотках
homework-second = Друга спроба зараховується
homework-second-help = Без неї вирішує перша відповідь.
homework-hints = Підказки
homework-hints-help = Завдання з підказкою зараховується наполовину.
homework-solutions = Можна дивитися розв’язки
homework-solutions-help = Завдання, розв’язок якого переглянуто, не зараховується.
homework-minutes = Хвилин на все
homework-minutes-help = Порожнє поле – без обмеження. Час іде лише тоді, коли сторінка на передньому плані.
homework-minutes-problem = Вибери ціле число від 1 до { $most } або очисти поле.
homework-language-reader = мова читача
homework-numbers = Числа
homework-numbers-choice = { $numbers ->
    [own] різні для кожного учня
   *[same] однакові для всіх
}
homework-make = Зберегти пакет
homework-size = { $size } кБ
homework-saved = { $count ->
    [one] { $file } збережено, у ньому { $count } завдання. Завантаж його на свою навчальну платформу як пакет SCORM.
    [few] { $file } збережено, у ньому { $count } завдання. Завантаж його на свою навчальну платформу як пакет SCORM.
    [many] { $file } збережено, у ньому { $count } завдань. Завантаж його на свою навчальну платформу як пакет SCORM.
   *[other] { $file } збережено, у ньому { $count } завдання. Завантаж його на свою навчальну платформу як пакет SCORM.
}
homework-no-files = Не вдалося отримати файли гри, або щось змінило їх дорогою. Завантаж цю сторінку знову.
homework-no-package = З файлів цього сайту не можна зробити пакет.
homework-guide = У кожному пакеті є вся гра, і учням не потрібен тут обліковий запис. Учень, який уміє програмувати, може повідомити будь-який результат, як у кожному пакеті SCORM.
homework-code = Код учня
homework-code-help = Із роботи без навчальної платформи. Завдання, назва й налаштування вище мають бути такі, як у пакеті.
homework-code-read = Прочитати зданий код
homework-code-go = Прочитати
homework-code-none = Код має три групи літер; усього літер: { $letters }.
homework-code-mistyped = Одна літера цього коду неправильна, або дві помінялися місцями.
homework-code-other = Це код іншого домашнього завдання або інших налаштувань.

## The work

homework-refused = { $why ->
    [missing] Не вдалося отримати файл цього домашнього завдання. Завантаж сторінку знову або запитай учителя.
    [changed] Файл цього домашнього завдання змінили після створення. Попроси в учителя пакет, яким він був.
    [later] Це домашнє завдання зробила новіша версія гри. Попроси в учителя новий пакет.
   *[other] Файл цього домашнього завдання не вдається прочитати. Попроси в учителя новий пакет.
}
homework-no-items = У цьому домашньому завданні нічого немає. Скажи вчителеві.
homework-ended = Це домашнє завдання виконано, і результат є на твоїй навчальній платформі. Сторінку можна закрити.
homework-anew = Збережене з попереднього разу не вдається прочитати, тому все починається спочатку.
homework-item-of-level = Завдання { $item }
homework-done-of = Зроблено { $done } з { $all }
homework-done-of-level = Правильно { $done } з { $all }
homework-kept = Можна зупинитися будь-коли: усе збережено.
homework-not-kept = Тут нічого не зберігається: якщо закрити сторінку, усе почнеться спочатку.
homework-left = Залишилося: { $time }
homework-unrecorded = Це лише перегляд: нічого не записується.
homework-not-taken = Навчальна платформа не прийняла останнього результату. Його буде надіслано ще раз разом із наступним.
homework-send-again = Надіслати ще раз
homework-no-lms = Тут немає навчальної платформи, тому нічого не повідомляється. Наприкінці буде код, який можна здати.
homework-silent = Навчальна платформа не приймає результатів у цьому вікні. Закрий його й відкрий домашнє завдання там ще раз.
homework-worth = { $end ->
    [right] Правильно: це завдання зараховано повністю.
    [with-help] Правильно, з підказкою: це завдання зараховано наполовину.
    [wrong] Неправильно: це завдання не зараховано.
    [shown] Розв’язок переглянуто: це завдання не зараховано.
   *[given-up] Без відповіді: це завдання не зараховано.
}
homework-verdict-wrong = Це було неправильно.
homework-verdict-given-up = Завдання залишено без відповіді.
homework-time-over = Час вийшов.
homework-give-up = Здаюся
homework-next = Наступне завдання
homework-to-result = До результату

## The result

homework-result = Результат
homework-score = { $score } зі 100
homework-status = { $status ->
    [passed] Складено, щонайменше { $pass }.
    [failed] Не складено: потрібно { $pass }.
   *[incomplete] Ще не завершено.
}
homework-how = { $how ->
    [right] правильно
    [with-help] правильно, з підказкою
    [wrong] неправильно
    [shown] розв’язок переглянуто
    [given-up] без відповіді
   *[open] не зроблено
}
homework-hand-in = Здай це речення. Код каже те саме, щоб не закралася помилка.
homework-handed-in = { $score } зі 100; правильно { $right }, з підказкою { $help }, переглянуто { $shown }
homework-sentence = { $name }: { $result }. Код: { $code }
homework-copy = Копіювати

### Сторінки, які можна читати, доки завантажується програма. Їхній англійський текст – у
### pages/*.html, біля елементів із data-l10n-id.

## Частини, які не прийшли

parts-own-tab = Відкрити в окремій вкладці
parts-newer = Є новіша версія гри.
parts-load = Завантажити нову версію
parts-next = Поза групою вона з’явиться сама з наступним раундом.
parts-waits = Вона завантажиться, коли раунд скінчиться.
parts-coming = Ця сторінка зараз з’явиться…
parts-missing = Не вдалося завантажити цю частину гри. Перевір мережу та спробуй ще раз.
parts-again = Спробувати ще раз
parts-of-newer = Ця частина гри з’явиться з її новішою версією.

## Вибір ігор

games-pick-a-game = Вибери гру
games-join = Приєднатися за кодом до класу або друзів
games-score = Score
games-roll-four-dice-make = Кинь чотири кубики. Отримай 20 з їхніх чисел.
games-score-links = <a class="go primary" href="#play">Грати в Score</a><a href="#rules">Правила</a><a href="#race">Перегони</a><a href="#play?roll=today">Кидок дня <span class="date" data-date></span></a>
games-draw-four-cards-make = Візьми чотири карти. Отримай 24 з усіх.
games-24-links = <a class="go" href="#24">Грати в 24</a><a href="#rules-24">Правила</a><a href="#24?roll=today">Роздача дня <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Кожна кнопка крутить диски по-своєму. Знайди правильні натискання.
games-play-dials = <a class="go" href="#dials">Грати в Dials</a><a href="#dials?show=rules">Правила</a>
games-mathematician-s-yahtzee = Математичний Yahtzee
games-roll-five-dice-for = Кидай п’ять кубиків і збирай прості числа, пі та числа Фібоначчі.
games-play-yahtzee = <a class="go" href="#yahtzee">Грати в Yahtzee</a><a href="#yahtzee?show=rules">Правила</a>
games-every-day = <b>Щодня:</b><a href="#daily">п’ять кидків дня</a><a href="#practice">тренуйся далі</a><a href="#mistake">знайди помилку</a><a href="#statistics">подивися на успіхи</a>
games-with-others = <b>З іншими:</b><a href="#players">друзі за одним екраном</a><a href="#group">група, кожен за власним екраном</a>
games-for-teachers = Для вчителів
games-class-table = Стіл для класу
games-plan = Підготувати урок
games-paper = Надрукувати робочий аркуш
games-own-numbers = Власні числа
games-every-roll = Усі можливі кидки
games-install = Score можна встановити на цей пристрій: гра матиме власний значок і відкриватиметься навіть без інтернету.
games-install-yes = Установити
games-install-no = Ні, дякую

## Правила Score

rules-how-to-play-score = Як грати в Score
rules-roll-four-dice-make = Кинь чотири кубики. Отримай 20 з їхніх чисел.
rules-press-1-to-5 = Натискай від 1 до 5 і дивися, що відбувається
rules-you-rolled-4-3 = На кубиках 4, 3, 8 і 19. Ціль – 20.
rules-the-first-step-put = Перший крок: поклади 4 × 3 на три місця.
rules-4-3-12-the = 4 × 3 = 12. 12 червоне, бо це твоє нове число. 4 і 3 зникають.
rules-the-second-step-12 = Другий крок: 12 + 8. У ньому є твоє червоне 12.
rules-20-you-needed-two = 20! Вистачило двох кроків. 19 лишається, і це не біда.
rules-play-the-guided-first = <a href="#guide">Зіграти перший кидок із провідником</a>
rules-what-you-need = Що потрібно
rules-one-player-or-more = Один або більше гравців і ця сторінка. Два кубики мають 6 граней, один 12 і один 20. Число, яке треба отримати, називається <b>ціль</b>.
rules-a-round = Раунд
rules-roll-anyone-may-roll = <b>Кинь.</b> Кинути може будь-хто, але не тоді, коли йде годинник.
rules-think-can-20-be = <b>Подумай.</b> Чи можна отримати 20? Числа ще не рухаються: рахуй у голові або спробуй на сторінці «Експеримент».
rules-call-score-if-you = <b>Оголоси SCORE,</b> якщо знаєш спосіб. Тепер у тебе є 30 секунд, щоб його показати, і лише ти можеш рухати числа.
rules-call-impossible-if-you = <b>Оголоси НЕМОЖЛИВО,</b> якщо думаєш, що ніхто цього не зможе. Інші тепер мають 60 секунд, щоб оголосити SCORE.
rules-look-the-roll-is = <b>Подивися.</b> Кидок закінчено. Сторінка каже, хто має рацію, і показує кожен спосіб отримати 20.
rules-a-step = Крок
rules-tap-a-number-an = Вибери число, дію та число або перетягни їх на три місця. Результат приєднується до твоїх чисел, а два використані зникають. Є п’ять дій:
rules-plus-4-3-7 = <b>плюс:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>мінус:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="мінус 1"></span>. Числа нижче нуля дозволені.
rules-times-4-3-12 = <b>помножити:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>поділити:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="дві третіх"></span>. Дроби теж дозволені й лишаються дробами.
rules-join-1-2-12 = <b>з’єднати:</b> 1 &amp; 2 = 12. Ця дія ставить цифри поруч. Ліве число ціле й не 0, але може бути нижче нуля: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="мінус 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="мінус 34"></span>. Праве число ціле й не нижче нуля: 2 &amp; 0 = 20.
rules-a-number-that-you = Число, отримане за крок, <b class="made-number">червоне</b>. Воно має подвійну рамку й каже, з чого воно вийшло.
rules-some-steps-cannot-be = Деяких кроків зробити не можна, наприклад поділити на 0. Тоді сторінка каже чому, і нічого не пропадає.
rules-when-the-goal-counts = Коли ціль зараховується
rules-the-last-step-must = В останньому кроці має бути червоне число. Отже, треба два або три кроки: самого 4 × 5 не досить. Використовувати всі кубики не обов’язково. Якщо інших чисел більше немає, а цілі не досягнуто, то не вдалося: годинник одразу зупиняється.
rules-with-more-dice-you = Якщо кубиків більше, то й кроків більше. Якщо кубиків лише два, досить одного кроку.
rules-read-a-line = Як читати запис
rules-a-way-is-written = Спосіб записують одним рядком, наприклад так:
rules-brackets-come-first-then = Спочатку дужки, потім &amp;, потім × і ÷, потім + і −. Отже, зроби такі кроки:
rules-points = Бали
rules-what-happens = Що відбувається
rules-points-column = Бали
rules-you-call-score-and = Ти оголошуєш SCORE і вчасно досягаєш цілі.
rules-you-call-score-but = Ти оголошуєш SCORE, але час минає, або ціль не виходить, або ти здаєшся чи виходиш.
rules-you-call-impossible-and = Ти оголошуєш НЕМОЖЛИВО, і 60 секунд ніхто не оголошує SCORE.
rules-you-call-impossible-someone = Ти оголошуєш НЕМОЖЛИВО. Хтось інший оголошує SCORE і досягає цілі.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="мінус 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="мінус 1"></span>
rules-you-minus-2 = ти <span aria-hidden="true">−2</span><span class="hush heard" data-heard="мінус 2"></span><br>хтось інший +1
rules-you-call-impossible-someone-else = Ти оголошуєш НЕМОЖЛИВО. Хтось інший оголошує SCORE і не досягає цілі.
rules-you-plus-1 = ти +1<br>хтось інший <span aria-hidden="true">−1</span><span class="hush heard" data-heard="мінус 1"></span>
rules-you-call-impossible-then = Ти оголошуєш НЕМОЖЛИВО, потім SCORE, і досягаєш цілі. Втрачаєш 2 і повертаєш 1.
rules-you-call-impossible-then-score = Ти оголошуєш НЕМОЖЛИВО, потім SCORE, і не досягаєш цілі.
rules-there-is-one-clock = Завжди йде лише один годинник. Оголошення SCORE зупиняє 60 секунд і запускає 30.
rules-with-friends-you-may = З друзями можна блефувати: НЕМОЖЛИВО, якому ніхто не заперечив, перемагає, навіть якщо спосіб був.
rules-playing-alone = Самостійна гра
rules-nobody-is-there-to = Заперечити твоєму НЕМОЖЛИВО нікому, тому це робить сторінка. Вона перевіряє кожен спосіб. Коли мине 60 секунд, ти здобуваєш 1 бал, якщо способу немає. Якщо він є, ти його побачиш і втратиш 2.
rules-tap-i-am-sure = Натисни <b>Точно</b>, якщо не хочеш чекати. Якщо потім оголосиш SCORE і не вийде, матимеш 0 балів, коли способу немає, і <span aria-hidden="true">−3</span><span class="hush heard" data-heard="мінус 3"></span>, коли він є.
rules-hints = Підказки
rules-stuck-hint-gives-away = Не знаєш, що далі? <b>Підказка</b> видає щораз більше: спочатку, чи є спосіб узагалі, потім, які числа він використовує, потім його останню дію, потім перший крок. Підказки не коштують балів, але наприкінці сторінка каже, скільки їх було.
rules-when-the-roll-is = Коли кидок закінчено, натисни <b>Пояснити</b> біля способу. Сторінка зробить його крок за кроком і скаже, чому кожен крок правильний. Якщо способу немає, вона покаже найближчі числа, які можна отримати.
rules-undo = Скасування
rules-undo-takes-a-step = «Скасувати» повертає крок назад, а «Повторити» робить його ще раз. Коли використано останнє число, вже запізно.
rules-friends-at-one-screen = Друзі за одним екраном
rules-open-players-and-add = Відкрий «Гравці за цим екраном» і впиши від двох до шести імен. Кожен отримує кут із кнопками SCORE і НЕМОЖЛИВО та дві клавіші:
rules-player = Гравець
rules-score = SCORE
rules-impossible = НЕМОЖЛИВО
rules-keyboard = Клавіатура
rules-a-step-divides-and = крок; <kbd>/</kbd> ділить, а <kbd>&amp;</kbd> з’єднує
rules-the-number-ends-here = тут число закінчується: твоя 1, а не 12
rules-take-back-what-you = забрати те, що введено останнім
rules-put-everything-back = покласти все назад
rules-undo-ctrl-y-is = скасувати; <kbd>Ctrl</kbd> <kbd>Y</kbd> повторює
rules-go-round-the-board = ходити по дошці; <kbd>Enter</kbd> вибирає
rules-roll-h-is-a = кинути; <kbd>H</kbd> – підказка
rules-score-and-impossible-when = SCORE і НЕМОЖЛИВО, коли граєш самостійно
rules-single-keys-can-be = <kbd>?</kbd> показує клавіші відкритої сторінки. Окремі клавіші можна вимкнути на сторінці <a href="#settings">Налаштування</a>.
rules-by-ear = Гра на слух
rules-by-ear-board = З екранним читачем натисни перше посилання сторінки: воно веде до дошки. Там діють клавіші гри. Набери крок, наприклад <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> і <kbd>Enter</kbd>, і сторінка скаже, скільки вийшло. Стрілками рухаєшся по дошці.
rules-by-ear-time = Час називають на половині й за десять секунд до кінця. Якщо треба більше, <a href="#house">домашні правила</a> дають до 600 секунд на оголошення або гру без годинників.
rules-house-rules = Домашні правила
rules-change-the-game-at = Зміни гру за своїм столом:
rules-dice-two-to-six = <b>Кубики:</b> від двох до шести, кожен має від 2 до 100 граней.
rules-goal-any-number-from = <b>Ціль:</b> будь-яке число від 0 до 999.
rules-signs-choose-which-of = <b>Дії:</b> вибери, які з п’яти дозволено.
rules-clocks-each-5-to = <b>Годинники:</b> кожен від 5 до 600 секунд. Коли граєш самостійно, їх можна вимкнути: тоді числа рухаються без оголошення, але без балів.
rules-all-numbers-the-goal = <b>Усі числа:</b> ціль зараховується, лише якщо використано кожне число.
rules-blocking-who-calls-impossible = <b>Блокування:</b> хто оголошує НЕМОЖЛИВО, потім SCORE, і не досягає цілі, отримує <span aria-hidden="true">−2</span><span class="hush heard" data-heard="мінус 2"></span> замість 0.
rules-spoilers-wait-after-the = <b>Хто псує гру, чекає:</b> хто двічі поспіль оголошує SCORE і не досягає цілі, на наступному кидку нічого не оголошує, після третього разу – на двох наступних і так далі. Щойно вдасться, це минає. За столами, які хтось відкрив, це діє від початку.
rules-undo-on-or-off = <b>Скасування:</b> увімкнено або вимкнено.
rules-who-rolls-anyone-the = <b>Хто кидає:</b> будь-хто, перший гравець або хто здобув останній бал.
rules-presets-score-24-with = <b>Шаблони:</b> Score; 24 з картами, що є й <a href="#24">окремою грою</a>; і твої власні.
rules-race = Перегони
rules-race-goes = У <a href="#race">перегонах</a> немає оголошень: кожен крок, що дає 20, – це 1 бал, кожен, що дає 18, – це 3, а новий кидок коштує 1. Коли бали стають числом, що ділиться на 5, зокрема й 0, додається ще 5. Рівно 25 – це гол, і бали починаються знову з 0. Три голи – це перемога. Отже, якщо в тебе 17 балів, 3 × 6 робить із них 20, а тому 25: гол.
rules-race-group = У групі організатор може вибрати перегони як спосіб гри. Тоді всі грають одночасно, кожен зі своїми кидками.
rules-play-now = <a class="go primary" href="#play">Грати в Score</a>

## Правила гри 24

rules-24-how-to-play-24 = Як грати в 24
rules-24-draw-four-cards-make = Візьми чотири карти. Отримай 24 з усіх.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Усі чотири карти використано: це зараховується.
rules-24-the-cards = Карти
rules-24-the-pack-has-52 = У колоді 52 карти без джокерів. Туз – це 1; валет, дама і король – 11, 12 і 13. Масті нічого не означають. Карта, що лежить на столі, не може прийти вдруге в тій самій роздачі.
rules-24-what-is-not-as = Що не так, як у Score
rules-24-the-goal-is-24 = Ціль – 24.
rules-24-you-must-use-all = Треба використати всі чотири числа. Тому завжди потрібні три кроки.
rules-24-there-is-no-joining = З’єднання немає: 2 і 4 поруч – це не 24.
rules-24-what-is-as-in = Що так, як у Score
rules-24-call-score-and-show = Оголоси SCORE і покажи спосіб за 30 секунд або оголоси НЕМОЖЛИВО і зачекай 60. Кроки, бали, підказки та клавіші ті самі: дивися <a href="#rules">правила Score</a>. На проміжних кроках можуть бути дроби та числа нижче нуля. Бали й домашні правила у 24 окремі від Score.
rules-24-two-to-six-friends = Від двох до шести друзів грають за одним екраном: відкрий <a href="#players">Гравці за цим екраном</a>. У <a href="#group">групі</a> організатор вибирає серед домашніх правил «24 з картами».
rules-24-every-hand = Усі роздачі
rules-24-there-are-1-820 = Є 1 820 різних роздач, і 458 з них неможливі. <a href="#hands">Подивитися всі роздачі та їхні розв’язки.</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">Роздача дня</a> однакова для всіх.
rules-24-play-now = <a class="go primary" href="#24">Грати в 24</a>

## Клавіші на цій сторінці

key-help-title = Клавіші на цій сторінці
key-help-next = далі
key-help-dials-press = натисни кнопку з цим номером
key-help-dials-hint = підказка
key-help-dials-undo = скасувати останнє натискання; <kbd>Y</kbd> повторює його
key-help-yahtzee-choose = вибрати кубики
key-help-yahtzee-roll = кинути
key-help-yahtzee-empty = очистити помилково заповнену клітинку, доки не буде наступного кидка
key-help-about = <kbd>?</kbd> відкриває й закриває цей список. Окремі клавіші можна вимкнути на сторінці «Налаштування».

## Заголовки ігор, що завантажуються пізніше

page-of-dials-title = Dials
page-of-dials-lead = Кожна кнопка крутить диски по-своєму. Дійди від цих літер до тих.
page-of-yahtzee-title = Математичний Yahtzee
page-of-yahtzee-lead = П’ять кубиків, ще два кидки та комбінації, яких шукав би лише математик.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Цю сторінку відкрито як файл
boot-file-text = Браузер не дозволяє сторінці з файлу завантажити програму. Поклади всю папку на будь-який вебсервер і відкрий його адресу.
boot-old-title = Цей браузер застарий для гри
boot-old-text = Грі потрібні WebAssembly та модулі JavaScript. Вони є в сучасних Chrome, Edge, Firefox і Safari.
boot-blocked-title = WebAssembly у цьому браузері вимкнено
boot-blocked-text = Браузер досить новий, але йому не можна запускати такі програми, як ця гра. Так буває через режим блокування на iPhone, iPad і Mac, суворі налаштування безпеки або правила деяких шкіл. Дозволь це для цього сайту в налаштуваннях браузера, звернися до тих, хто доглядає за цим пристроєм, або візьми інший браузер. Правила гри все одно можна прочитати тут.
boot-framed-title = Ця рамка не пускає гру до її власних файлів
boot-framed-text = Сторінка навколо показує гру в рамці, закритій для неї (пісочниця). Відкрий гру в окремій вкладці. Якщо ти доглядаєш за тією сторінкою: дай рамці «allow-scripts allow-same-origin».
boot-withheld-title = Цей браузер не виконує частину гри
boot-withheld-text = Файл є на сервері, але щось його затримує: блокувальник, розширення або тип, який дає йому сервер. Вимкни блокувальники для цього сайту або візьми інший браузер. Якщо ти доглядаєш за цим сайтом: файли, що закінчуються на .js, потребують типу text/javascript.
boot-missing-title = Бракує частини гри
boot-missing-text = Сервер не надіслав одного з файлів. Якщо ти доглядаєш за цим сайтом: скопіюй усю готову папку з усіма файлами.
boot-network-title = З’єднання втрачено
boot-network-text = Гра надійшла не повністю. Перевір мережу та спробуй ще раз. Нічого не пропало.
boot-damaged-title = Гра надійшла пошкодженою, або цей браузер не може її прочитати
boot-damaged-text = Дорогою щось змінило файл, або браузер застарий. Спробуй ще раз або візьми сучасний Chrome, Edge, Firefox чи Safari.
boot-crash-title = Гра зупинилася
boot-crash-text = Це помилка гри, а не твоя. Твої бали й налаштування збережено. Спробуй ще раз, щоб грати далі.
boot-again = Спробувати ще раз
boot-about = Score – гра на лічбу з чотирма кубиками. Отримай 20 з їхніх чисел за два або три кроки. Вона безкоштовна, не потребує облікового запису й підходить для однієї людини, для друзів за одним екраном і для цілого класу.
boot-coming = Гра вже в дорозі…
boot-table = Склади з цих чисел ціль, крок за кроком.
boot-title = Score – гра на лічбу з кубиками
boot-today = Кидок дня
boot-wide = На столі: червоне 12 з 4 × 3, 8 і 19
boot-narrow = Той самий стіл на телефоні
boot-sounds = Звуки
boot-theme = Кольори
boot-what = Що таке Score

### Rama każdej strony.

title = { $page } – Score
# Dokąd prowadzi nazwa u góry każdej strony.
title-leads-to = Wszystkie gry
# Pierwsze, do czego dochodzi Tab: prowadzi obok menu.
skip-to-game = Do gry
skip-to-page = Do strony
# Na każdej stronie bez gry: z powrotem do tej, która trwa.
to-game = Do gry
menu = Menu
menu-explore = Odkrywaj
menu-more = Więcej
pages = Strony
sounds-on = Dźwięki: włączone
sounds-off = Dźwięki: wyłączone
theme-device = Kolory: jak w urządzeniu
theme-light = Kolory: jasne
theme-dark = Kolory: ciemne
show-keys = Klawisze na tej stronie: ?
fill-screen = Pełny ekran
language = Język
language-missing = Nie udało się pobrać tego języka. Sprawdź sieć i wybierz go jeszcze raz.

## Jak nazywają się strony

page-games = Gry
page-play = Graj
page-rules = Zasady
page-house = Zasady domowe
page-players = Gracze przy tym ekranie
page-settings = Ustawienia
page-group = Grupa
page-experiment = Eksperyment
page-atlas = Atlas
page-24 = 24
page-rules-24 = Zasady gry 24
page-hands = Wszystkie rozdania gry 24
page-dials = Dials
page-yahtzee = Matematyczne Yahtzee
page-sheet = Karty pracy
page-mistake = Znajdź błąd
page-practice = Ćwiczenia
page-daily = Rzuty dnia
page-statistics = Statystyki
page-race = Wyścig
page-homework = Praca domowa

# Dzień; $month to 1 do 12.
common-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }

# Między trójkami cyfr dużej liczby.
number-group-separator = {" "}

# Między rzeczami, które się wylicza.
common-list-separator = {", "}

# Wstecz i dalej przez coś, co pokazuje się krok po kroku.
pager-back = Wstecz
pager-next = Dalej
pager-step = { $step ->
    [0] Początek
   *[other] Krok { $step } z { $steps }
}

# Nazwa paska, który pokazuje, jak daleko zaszło szukanie.
progress-searching = Szukanie

## Link do skopiowania

common-play-link = Zagraj tymi liczbami
common-copy-link = Skopiuj link
common-for-lms = Dla LMS
common-copied = Skopiowano.
end-of = { $count } z { $all }
end-share = Udostępnij
end-share-by-hand = Zaznacz tekst i skopiuj go.
common-copy-by-hand = Przytrzymaj link albo kliknij go prawym przyciskiem myszy, aby go skopiować.
common-not-for-others = Ten adres prowadzi tylko do tego komputera. Dla innych uruchom grę dla sieci (cargo xtask play --lan) i otwórz pierwszy adres, który się pokaże.

## Imię gracza

common-you = Ty
common-name-empty = Wpisz imię: co najmniej jedną literę lub cyfrę.
common-name-too-long = Imię ma najwyżej 20 znaków.
common-name-invisible = Imię nie może mieć znaków, których nikt nie widzi.
common-name-stacked-marks = Na jednej literze imienia mogą być najwyżej cztery akcenty lub inne znaki, a bez litery ani jeden.
common-name-reserved = Imię nie może mówić, że ktoś jest tu gospodarzem, uczy albo ma inną taką rolę: inni by w to uwierzyli. Wybierz inne imię.
common-name-taken = To imię jest zajęte. „{ $free }” jest wolne.
common-table-full = Wszystkie miejsca są zajęte.

## Link, którego nie da się użyć

common-link-too-long = Link jest za długi, więc nic z niego nie zostało użyte.
common-link-unknown-key = Link mówi coś o „{ $key }”, czego ta strona nie zna.
common-link-bad-value = Link podaje „{ $value }” jako { $key }; tak być nie może, więc zostało to pominięte.
common-link-changed = Po drodze jakiś program zmienił lub uciął ten link, więc nic z niego nie zostało użyte. Poproś osobę, która go wysłała, o ponowne skopiowanie całego linku albo o pokazanie kodu QR; do stołu grupy wystarczy krótki kod.
common-lesson-too-long = Lekcja w linku jest za długa, więc została pominięta.
common-lesson-cut-short = Lekcja w linku nie jest cała, więc została pominięta. Skopiuj cały link.
common-lesson-broken = Lekcji w linku nie da się odczytać w miejscu „{ $part }”, więc została pominięta. Skopiuj cały link.
# { $number } to numer rzutu w lekcji; pierwszy to 1.
common-lesson-roll = Rzut { $number } z lekcji, „{ $roll }”, nie nadaje się do gry: rzut ma od dwóch do sześciu liczb całkowitych od 0 do 999.
common-lesson-no-rolls = Lekcja nie ma żadnych rzutów.
common-lesson-too-many-rolls = Lekcja ma najwyżej 20 rzutów.

## Co zapamiętuje przeglądarka

common-not-kept = Ta przeglądarka niczego dla tej strony nie zapamiętuje: punkty i ustawienia znikną, gdy ją zamkniesz.
common-unreadable = Nie udało się odczytać tego, co zapamiętała przeglądarka. Zostało to odłożone na bok, a gra zaczyna się od nowa.
common-other-tab = Gra toczyła się dalej w innej karcie lub oknie; teraz jest tak.
common-other-tab-first = Gra toczyła się dalej w innej karcie lub oknie. Teraz jest tak; twój ostatni ruch nie został wykonany.
common-other-tab-later = W innej karcie lub oknie działa już nowsza wersja tej gry. Załaduj tę stronę ponownie, aby grać dalej.

## Gdy część licząca, pobierana później, nie ma wyniku

solver-not-started = Nie udało się pobrać części gry, która to liczy. Sprawdź sieć i spróbuj jeszcze raz.
solver-stopped = Część gry, która to liczy, przestała działać. Spróbuj jeszcze raz.
# Na serwerze jest nowsza strona.
solver-other-version = Ta strona jest starsza lub nowsza niż jej część, która to liczy. Załaduj stronę ponownie.
# Takiej prośby nie da się policzyć.
solver-refused = Tego nie da się policzyć.
solver-open-roll = Te liczby leżą teraz na stole twojej grupy. Rozwiązania i podpowiedzi będzie widać po zakończeniu rundy.
solver-try-again = Spróbuj jeszcze raz
# Zabiera wiadomość.
common-close = Zamknij

## Liczby tak, jak mówi je czytnik ekranu

spoken-minus = minus { $size }
# Ułamek większy od jedności: 20 i jedna druga.
spoken-whole-and-part = { $whole } i { $part }
spoken-over = { $numerator } przez { $denominator }
# Ile części, do dziesięciu słowem.
spoken-count = { $count ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
   *[other] { $written }
}
# $count to spoken-count licznika.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [one] { $count } druga
        [few] { $count } drugie
        [many] { $count } drugich
       *[other] { $count } drugiej
    }
    [3] { $numerator ->
        [one] { $count } trzecia
        [few] { $count } trzecie
        [many] { $count } trzecich
       *[other] { $count } trzeciej
    }
    [4] { $numerator ->
        [one] { $count } czwarta
        [few] { $count } czwarte
        [many] { $count } czwartych
       *[other] { $count } czwartej
    }
    [5] { $numerator ->
        [one] { $count } piąta
        [few] { $count } piąte
        [many] { $count } piątych
       *[other] { $count } piątej
    }
    [6] { $numerator ->
        [one] { $count } szósta
        [few] { $count } szóste
        [many] { $count } szóstych
       *[other] { $count } szóstej
    }
    [7] { $numerator ->
        [one] { $count } siódma
        [few] { $count } siódme
        [many] { $count } siódmych
       *[other] { $count } siódmej
    }
    [8] { $numerator ->
        [one] { $count } ósma
        [few] { $count } ósme
        [many] { $count } ósmych
       *[other] { $count } ósmej
    }
    [9] { $numerator ->
        [one] { $count } dziewiąta
        [few] { $count } dziewiąte
        [many] { $count } dziewiątych
       *[other] { $count } dziewiątej
    }
   *[10] { $numerator ->
        [one] { $count } dziesiąta
        [few] { $count } dziesiąte
        [many] { $count } dziesiątych
       *[other] { $count } dziesiątej
    }
}

### Stół: plansza, zgłoszenia, zegary, rozliczenie.
### `$source` to `dice` lub `cards`: skąd są liczby.

## Plansza

board-name = Plansza. Klawisz znaku zapytania mówi, jakie są klawisze.
board-name-alone = Plansza
board-taken = { $piece }: wzięte
table-op-add = plus
table-op-sub = minus
table-op-mul = razy
table-op-div = podzielić
table-op-join = połączyć
table-tile-made = { $value }, powstała z { $step }
table-tile-on-die = { $value }, na kostce o { $sides } ścianach
table-tile-card = { $value }, karta
# Co leży w miejscu, albo table-slot-empty.
table-slot-left = Pierwsza liczba: { $held }
table-slot-op = Działanie: { $held }
table-slot-right = Druga liczba: { $held }
table-slot-empty = puste

## Panel

table-goal = Cel
table-points = Punkty
table-scoreboard = Tabela punktów
table-roll-of-the-day =
    { $source ->
        [cards] Rozdanie dnia, { $date }
       *[dice] Rzut dnia, { $date }
    }
# Pytanie, zanim przycisk to zrobi.
table-clear-points = Czy wszyscy zaczynają od nowa?
table-clear-points-alone = Zaczynasz znowu od 0?
table-yes-clear-points = Tak, na 0
table-no-clock = Żaden zegar nie chodzi
table-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
# $time to table-seconds.
table-seconds-left = Pozostały czas: { $time }.

## Przyciski pod planszą

table-calls = Zgłoszenia
table-undo = Cofnij
table-redo = Ponów
table-roll = RZUĆ
table-deal = ROZDAJ
table-new-roll =
    { $source ->
        [cards] Nowe rozdanie
       *[dice] Nowy rzut
    }
table-take-away =
    { $source ->
        [cards] Zabrać to rozdanie?
       *[dice] Zabrać ten rzut?
    }
# Klawisze klawiatury, gdy nie widać przycisków.
table-answers-by-keyboard = R: tak. K: zostaw.
table-yes-new-roll =
    { $source ->
        [cards] Tak, nowe rozdanie
       *[dice] Tak, nowy rzut
    }
table-keep-it = Zostaw
table-host-rolls =
    { $source ->
        [cards] Rozdaje gospodarz
       *[dice] Rzuca gospodarz
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Rozdaje, kto ostatnio zdobył punkt
       *[dice] Rzuca, kto ostatnio zdobył punkt
    }
table-you-ask = Jesteś za
# $label to table-you-ask lub table-new-roll.
table-vote-count = { $label }: { $asking } z { $needed }
table-own-vote =
    { $source ->
        [cards] Chcesz nowego rozdania. Głosy: { $asking } z { $needed } potrzebnych.
       *[dice] Chcesz nowego rzutu. Głosy: { $asking } z { $needed } potrzebnych.
    }
table-others-vote =
    { $source ->
        [cards] Jest prośba o nowe rozdanie: { $asking } z { $needed }.
       *[dice] Jest prośba o nowy rzut: { $asking } z { $needed }.
    }
table-i-am-sure = Na pewno
table-too-soon = To było za szybko i się nie liczy. Naciśnij jeszcze raz.
table-hint = Podpowiedź
table-hints-left =
    { $count ->
        [0] Podpowiedź: ostatnia jeszcze raz
       *[other] Podpowiedź, jeszcze { $count }
    }
table-give-up = Poddaj się
table-next-lesson = DALEJ
table-next-lesson-is = następna krótka lekcja
table-score = SCORE
table-i-can-make = Umiem uzyskać { $goal }
table-impossible = NIEMOŻLIWE
table-no-one-can = nikt tego nie umie
# Gdy każdy gra na swojej planszy.
table-have-it = MAM TO
table-goal-on-board = { $goal } leży na mojej planszy
table-surely-impossible = Tak, niemożliwe
table-think-on = Myśl dalej
table-has-answered = gotowe
# Przycisk w rogu gracza: co zgłasza i dla kogo.
table-call-of = { $call }, { $name }

## Co teraz zrobić

table-somebody = Ktoś
# Imię gospodarza w zdaniu o grze.
table-name-of-host = { $name } (gospodarz)
table-roll-comes = Pierwsze liczby zaraz będą.
table-begin =
    { $source ->
        [cards] Rozdaj karty, aby zacząć.
       *[dice] Rzuć kostkami, aby zacząć.
    }
table-move-freely = Uzyskaj { $goal }. Zegar nie chodzi: przesuwaj liczby albo coś zgłoś.
table-think = Czy da się uzyskać { $goal }? Pomyśl, potem zgłoś.
table-you-say-impossible = Twierdzisz, że { $goal } jest niemożliwe. Zgłoś SCORE, jeśli jednak znajdziesz sposób.
table-says-impossible = { $name } twierdzi, że { $goal } jest niemożliwe. Kto jednak umie, zgłasza SCORE.
table-make = Uzyskaj { $goal }: liczba, działanie, liczba.
table-make-it = { $name }, uzyskaj { $goal }.
table-answer-impossible = Czy { $goal } jest niemożliwe? Odpowiadasz tylko raz.
table-now-answer = { $goal } leży na twojej planszy. Teraz naciśnij MAM TO!
# $waiting to table-answers.
table-you-have-it = { $goal }! Masz to. { $waiting }
table-you-answered-impossible = Twierdzisz, że { $goal } jest niemożliwe. { $waiting }
table-answers = Odpowiedzi: { $given } z { $expected }.
table-paused-now = Gospodarz robi przerwę. Gra zaraz ruszy dalej.
table-choose-operator = Teraz wybierz, co zrobić z tymi dwiema liczbami.
# Wpisane cyfry, po których mogą przyjść dalsze; w pierwszym przypadku nie są jeszcze liczbą z planszy.
table-typed = { $typed }… pisz dalej.
table-typed-number = { $typed }… naciśnij Enter, jeśli to { $typed }, albo pisz dalej.

## Co przy tym stole jest inne niż zwykle

table-practice = Ćwiczenie bez punktów: rozwiązania są znane.
# $rules to table-rule-*, jedna po drugiej.
table-rules-of-link = { $rules } · z linku
table-own-rules = Zwykłe zasady
table-rule-goal = cel { $goal }
table-rule-dice = ściany kostek: { $sides }
table-rule-cards = karty
table-rule-operators = tylko { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = NIEMOŻLIWE: { $time }
table-rule-clock-off = bez zegara
table-rule-all-numbers = trzeba użyć wszystkich liczb
table-rule-some-numbers = liczby mogą zostać
table-rule-blocking = blokowanie
table-rule-no-blocking = bez blokowania
table-rule-undo = z cofaniem
table-rule-no-undo = bez cofania
table-rule-anyone-rolls = nowe liczby wykłada każdy
table-rule-spoilers-wait = kto psuje grę, pauzuje

## Co się stało; $time jest puste albo to table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Uzyskaj { $goal }.
table-called-score = { $name } zgłasza SCORE! { $time }
table-you-called-impossible = NIEMOŻLIWE! { $time }Zgłoś SCORE, jeśli jednak znajdziesz sposób.
table-called-impossible = { $name } zgłasza NIEMOŻLIWE! { $time }
table-one-step = { $step }, ale sam jeden krok się nie liczy. Graj dalej.
table-no-red-number = { $step }, ale w ostatnim kroku trzeba użyć czerwonej liczby. Graj dalej albo wróć przyciskiem „Cofnij”.
table-not-all-numbers = { $step }, ale trzeba użyć wszystkich liczb. Graj dalej albo wróć przyciskiem „Cofnij”.
table-undone = Krok cofnięty.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Wszyscy mają zero punktów.

## Jak skończyła się runda

table-you-showed = { $goal }! Udało ci się to pokazać.
table-showed = { $goal }! { $name } pokazuje sposób.
table-well-made = { $goal }! Dobra robota.
table-missed = To nie { $goal }, a liczby się skończyły.
table-out-of-time = Czas minął, zanim ktoś pokazał { $goal }.
table-you-gave-up = Poddajesz się.
table-gave-up = { $name } się poddaje.
table-was-a-way = Był jednak sposób.
table-yours-stood = Zostajesz przy NIEMOŻLIWE.
table-stood = { $name } zostaje przy NIEMOŻLIWE.
table-ended = Gospodarz kończy rundę.
table-ended-without-points = Gospodarz kończy rundę bez punktów.
table-all-answered = Są już wszystkie odpowiedzi.
table-everyones-time-is-up = Czas minął.

## Co z tego wyszło

table-was-possible = { $goal } było możliwe
table-was-impossible = { $goal } było niemożliwe
# Gdy plansza już go nie pokazuje.
table-rolled =
    { $source ->
        [cards] To było rozdanie { $numbers }.
       *[dice] To był rzut { $numbers }.
    }
# Czyje to punkty i za co.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, i jest pokazane.
table-score-not-shown = SCORE: bez sposobu.
table-impossible-found = NIEMOŻLIWE, ale jest sposób.
table-impossible-is = NIEMOŻLIWE, i to prawda.
table-impossible-shown = NIEMOŻLIWE, ale ktoś pokazał sposób.
table-impossible-not-shown = NIEMOŻLIWE, i nikt nie pokazał, że jest inaczej.
# Było możliwe, ale nikt nie pokazał sposobu.
table-impossible-counts = NIEMOŻLIWE się liczy: jest sposób, ale nikt go nie pokazał.
table-impossible-alone = NIEMOŻLIWE, i nikt nie zgłosił SCORE.
table-counts-for-nobody = To zgłoszenie nikomu niczego nie daje ani nie zabiera.
table-nobody-called = Nikt niczego nie zgłosił, więc nie ma punktów.
table-no-call-of-yours = Nie było twojego zgłoszenia, więc twoje punkty zostają bez zmian.
table-practice-ended = Ćwiczenie: tym razem bez punktów.
table-made-in = Czas: { $time }.
# Obok rozwiązania na liście wszystkich.
table-your-way = Twój sposób
table-way-of = Sposób: { $name }
table-you-made = { $goal }: masz to.
table-impossible-was-wrong = NIEMOŻLIWE, ale jest sposób.
table-no-answer-of-yours = Nie było twojej odpowiedzi, więc twoje punkty zostają bez zmian.
table-came-later = Ta runda zaczęła się przed twoim przyjściem.
table-so-many-right =
    { $count ->
        [0] Tym razem nikt nie odpowiedział dobrze.
        [one] Dobra odpowiedź: { $count } osoba.
        [few] Dobra odpowiedź: { $count } osoby.
        [many] Dobra odpowiedź: { $count } osób.
       *[other] Dobra odpowiedź: { $count } osoby.
    }
table-own-impossible-shown = NIEMOŻLIWE kosztuje 2, a pokazany przez ciebie sposób oddaje 1.
table-own-impossible-mistaken = SCORE nie zostało pokazane (−1), a NIEMOŻLIWE było błędne (−2).
table-own-impossible-blocked = SCORE nie zostało pokazane (−1), a zasada blokowania kosztuje jeszcze 1.
table-own-impossible-stood = SCORE nie zostało pokazane (−1), ale NIEMOŻLIWE jest obronione (+1).
table-hints-taken =
    { $count ->
        [0] Bez podpowiedzi.
        [one] Z jedną podpowiedzią.
        [few] Z { $count } podpowiedziami.
        [many] Z { $count } podpowiedziami.
       *[other] Z { $count } podpowiedzi.
    }

## Pierwsze rzuty z przewodnikiem

table-coach = Twój pierwszy rzut
table-coach-join = Łączenie cyfr
table-coach-impossible = NIEMOŻLIWE
table-coach-skip = Pomiń
table-coach-play = Graj teraz
table-coach-progress = Zrobione: { $done } z { $taps }
table-guide-1 = Uzyskaj 20 z tych liczb. Wybierz 4.
table-guide-2 = Dobrze. Teraz wybierz × (razy).
table-guide-3 = A teraz 3.
table-guide-4 = 12 jest czerwone: powstało z 4 × 3. W ostatnim kroku trzeba użyć czerwonej liczby. Wybierz 12.
table-guide-5 = Teraz wybierz + (plus).
table-guide-6 = I jeszcze 8: razem 20.
table-guide-reached = 20 w dwóch krokach! W prawdziwej rundzie najpierw zgłaszasz SCORE, a potem masz 30 sekund.
table-guide-join-1 = Jest jeszcze piąte działanie: łączenie. Stawia cyfry obok siebie. Wybierz 1.
table-guide-join-2 = Teraz wybierz & (połączyć).
table-guide-join-3 = A teraz 2.
table-guide-join-4 = 1 i 2 po połączeniu to 12. Wybierz 12.
table-guide-joined = Znowu 20! Łączenie to krok jak każdy inny: z 1 i 2 może być 12, a odwrotnie 21.
table-guide-impossible = Niektóre rzuty, 3 na 100, nie dają 20, cokolwiek zrobisz. To jeden z nich. Spróbuj albo zgłoś NIEMOŻLIWE.
table-guide-called = Dobrze: z tych liczb nikt nie uzyska 20, i za to też jest punkt! W prawdziwej rundzie najpierw mija 60 sekund.
table-guide-elsewhere = To twój własny sposób! Graj dalej albo wróć przyciskiem „Cofnij”.
table-guide-dead-end = Została tylko liczba { $left }, a to nie 20. Wróć przyciskiem „Cofnij” i spróbuj innego sposobu.
table-guide-always-misses = Została tylko liczba { $left }. Tutaj każdy sposób tak się kończy: zgłoś NIEMOŻLIWE.

## Dlaczego coś jest niemożliwe

table-not-seated = Tam nikt nie siedzi.
table-no-roll =
    { $source ->
        [cards] Najpierw rozdaj.
       *[dice] Najpierw rzuć.
    }
table-call-open = Najpierw dokończ trwające zgłoszenie.
table-round-closed =
    { $source ->
        [cards] To rozdanie jest rozliczone. Rozdaj jeszcze raz.
       *[dice] Ten rzut jest rozliczony. Rzuć jeszcze raz.
    }
table-impossible-called = NIEMOŻLIWE jest już zgłoszone.
table-score-called = SCORE jest już zgłoszone.
table-call-score-first = Najpierw zgłoś SCORE.
table-not-your-call = Liczby przesuwa tylko osoba, która zgłosiła SCORE.
table-no-call = Nie masz zgłoszenia, które można by zakończyć.
table-time-is-up = Czas minął.
table-nothing-to-undo = Nie ma kroku do cofnięcia.
table-nothing-to-redo = Nie ma kroku do ponowienia.
table-undo-off = Przy tym stole gra się bez cofania.
table-not-your-roll =
    { $source ->
        [cards] Teraz rozdaje ktoś inny.
       *[dice] Teraz rzuca ktoś inny.
    }
table-host-only = To może tylko gospodarz.
table-must-stand = NIEMOŻLIWE trwa, aż minie jego czas.
table-no-hints-in-group = W grupie nie ma podpowiedzi.
table-hint-taken = Tę podpowiedź już masz.
table-hint-skipped = Przed nią jest jeszcze inna podpowiedź.
table-no-further-hint =
    { $source ->
        [cards] To rozdanie jest niemożliwe, więc nie ma dalszych podpowiedzi.
       *[dice] Ten rzut jest niemożliwy, więc nie ma dalszych podpowiedzi.
    }
table-clock-needed = Bez zegarów można grać tylko w pojedynkę. Wybierz zegar albo grę dla jednej osoby.
table-stand-in-only = Zastępujesz gospodarza: możesz wykładać nowe liczby i kończyć rundę bez punktów.
table-own-call = Zastępujesz gospodarza, a jedno ze zgłoszeń jest twoje albo jest tu twoja odpowiedź: nie możesz zakończyć tej rundy.
table-only-calls = Przy tym stole gracze zgłaszają SCORE lub NIEMOŻLIWE.
table-no-calls = W tej rundzie nikt nie zgłasza: odpowiedz na swojej planszy.
table-round-open = Wszyscy jeszcze pracują nad tą rundą. Najpierw ją zakończ.
table-already-answered = Twoja odpowiedź już jest i nie można jej zmienić.
table-goal-not-on-board = Celu nie ma jeszcze na twojej planszy.
table-goal-without-red-number = Twój cel się nie liczy: w ostatnim kroku trzeba użyć czerwonej liczby, która powstała wcześniej.
table-goal-with-numbers-left = Twój cel się nie liczy: trzeba użyć wszystkich liczb.
table-board-full = Na twojej planszy nie zmieści się w tej rundzie więcej kroków. Nadal możesz odpowiedzieć.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-must-wait = Kilka razy z rzędu nie udało ci się SCORE, więc niczego nie zgłaszasz przy { $source ->
    [cards] { $rolls ->
        [one] tym rozdaniu.
        [few] { $rolls } rozdaniach, razem z tym.
        [many] { $rolls } rozdaniach, razem z tym.
       *[other] { $rolls } rozdania, razem z tym.
    }
   *[dice] { $rolls ->
        [one] tym rzucie.
        [few] { $rolls } rzutach, razem z tym.
        [many] { $rolls } rzutach, razem z tym.
       *[other] { $rolls } rzutu, razem z tym.
    }
}
table-everyone-in-group = Wszyscy naraz mogą grać tylko tam, gdzie każdy ma swój ekran: w grupie.
table-in-race = W wyścigu każdy ma własne rzuty: na stole nie ma żadnego.
table-no-round-clock = Ta runda nie ma zegara.
table-round-long-enough = Ta runda jest już przedłużona tak, jak można: o dziesięć minut.
# How much time a player has, compared with others.
table-time-usual = zwykły czas
table-time-half-again = półtora raza tyle czasu
table-time-twice = dwa razy tyle czasu
table-own-time-half-again = W tej rundzie masz półtora raza tyle czasu.
table-own-time-twice = W tej rundzie masz dwa razy tyle czasu.
table-everyone = Uzyskaj { $goal } na swojej planszy albo powiedz NIEMOŻLIWE.
table-same-number = Nie można użyć liczby razem z nią samą.
table-number-gone = Ta liczba jest już zużyta.
table-op-not-allowed = Przy tym stole gra się bez tego działania.
table-division-by-zero = Nie można dzielić przez zero.
table-join-fraction = Ułamek nie ma cyfr do połączenia.
table-join-zero = Połączona liczba nie może zaczynać się od zera.
table-join-negative = Liczby ujemnej nie można dołączyć z prawej strony.
table-overflow = Wynik jest za duży, żeby go dokładnie obliczyć.
table-brackets = Krok po kroku: zacznij od kroku w nawiasie.
table-fits-nowhere = „{ $key }” tu nie pasuje: krok to wolna liczba, działanie i druga wolna liczba.
table-not-sent = Nie ma teraz połączenia, więc to nie zostało wysłane.

## Co przynosi link

game-score = Score
table-unknown-page = Nie ma tu strony „{ $name }”; to jest stół.
table-before-the-link = Moje, sprzed linku
table-link-rules = Ten link ma własne zasady domowe.
table-link-rules-kept = Ten link ma własne zasady domowe; twoje są zachowane w szablonach.
table-link-presets-full = Ten link ma własne zasady domowe, a na twoje nie ma już miejsca: usuń szablon i otwórz link jeszcze raz.

### Rozwiązania, objaśnienia, podpowiedzi, atlas.

## Rozwiązania zadania

# Zanim znajdzie się pierwsze rozwiązanie.
# Obok rozwiązania, po rundzie, w której każdy miał swoją planszę.
study-found-by-class = znalezione
study-found-by-nobody = nieznalezione
study-looking = Szukam rozwiązań…
study-solutions-count = { $count ->
    [0] Brak rozwiązań
    [1] 1 rozwiązanie
    [one] { $written } rozwiązanie
    [few] { $written } różne rozwiązania
    [many] { $written } różnych rozwiązań
   *[other] { $written } różnego rozwiązania
}
study-solutions-so-far = różne rozwiązania do tej pory: { $count }
study-different-help = Ten sam sposób w innej kolejności liczy się raz. To, co nic nie zmienia, na przykład × 6 ÷ 6, też jest dobre, ale nie ma tego tutaj.
# Grupa przycisków, które wybierają listę.
study-lists = Które rozwiązania
study-list-different = Różne
study-list-all-by-form = Wszystkie
study-all-solutions = Razem { $count }, w każdej kolejności.
study-all-solutions-so-far = Do tej pory { $count }, w każdej kolejności.
# Jak czyta się nazwy postaci, na przykład (a bc)d.
study-forms-help = Każda litera to liczba. Litery stojące obok siebie liczy się najpierw.
# Postać bez rozwiązań.
study-form-without-solutions = brak
# Rozwiązania policzone, ale niewypisane.
study-left-out = i jeszcze { $count }
study-stop = Zatrzymaj
study-go-on = Szukaj dalej

## Jak trudny jest rzut

study-difficulty = Trudność: { $points }, { $level }.
study-level = { $level ->
    [easy] łatwe
    [medium] średnie
    [hard] trudne
   *[very-hard] bardzo trudne
}

## Dlaczego nie ma rozwiązania

study-none-of = Obliczeń z tymi liczbami jest tyle: { $tried }. Wszystkie są sprawdzone i żadne nie daje { $goal }.
study-nearest-below = Najbliższa mniejsza:
study-nearest-above = Najbliższa większa:
# Po tej stronie nic nie da się uzyskać.
study-nothing-there = brak
# Cel na osi liczb, które da się uzyskać.
study-no-goal = nie ma { $goal }
# Oś liczbowa słowami.
study-number-line = Oś liczbowa od { $from } do { $to }. Liczby, które da się uzyskać: { $count }. Liczby { $goal } wśród nich nie ma.

# Co znaczą znaki na osi.
study-legend-whole = liczba całkowita, którą da się uzyskać
study-legend-part = ułamek, który da się uzyskać
study-legend-goal = cel, którego nie da się uzyskać
# Dopóki nie wybrano znaku; potem ta linia mówi, jak powstaje jego liczba.
study-number-line-help = Wybierz znak albo naciśnij klawisz strzałki: tu zobaczysz, jak powstaje ta liczba.

## Rozwiązanie objaśnione na liczbach

study-explain = Objaśnij
study-hide = Ukryj
# Kończy objaśnienie, które leży na planszy, daleko od rozwiązania na liście.
study-hide-explanation = Zamknij objaśnienie
# Te same przyciski słowami, razem z rozwiązaniem, którego dotyczą.
study-explain-solution = Objaśnij { $solution }
study-hide-solution = Ukryj { $solution }
study-explanation = Objaśnienie
study-start-with = Zacznij od liczb { $numbers }.
# Jak nazywa się liczba, która powstała w kroku.
study-made-from = { $value }, powstała z { $formula }
# Ostatnia liczba listy; między innymi stoją przecinki.
study-numbers-and = { $others } i { $last }
# Krok i uwagi, dlaczego tyle wychodzi.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, a także { $last }

## Uwagi: części zdania

study-reaches-goal = to jest cel
study-one-step-alone = { $way } = { $goal } to tylko jeden krok. Sam jeden krok się nie liczy: potrzeba dwóch lub więcej.
study-side-by-side = { $left } i { $right } obok siebie dają { $joined }
study-keeps-minus = znak minus liczby { $number } zostaje z przodu
study-changes-nothing = { $op ->
    [add] dodanie 0 niczego nie zmienia
    [sub] odjęcie 0 niczego nie zmienia
    [div] dzielenie przez 1 niczego nie zmienia
   *[mul] mnożenie przez 1 niczego nie zmienia
}
study-minus-itself = liczba minus ta sama liczba to 0
study-divided-by-itself = liczba podzielona przez samą siebie to 1
study-times-zero = każda liczba razy 0 to 0
study-zero-divided = 0 podzielone przez każdą inną liczbę to 0
study-adds-negative = dodać { $negative } to odjąć { $size }
study-subtracts-negative = odjąć { $negative } to dodać { $size }
study-below-zero = o { $depth } mniej niż zero to { $depth } poniżej zera
study-falls-below-zero = { $taken } to o { $depth } więcej niż { $from }, więc wynik leży { $depth } poniżej zera
# Suma, która zaczyna się poniżej zera; „end” to jedno z trzech następnych.
study-goes-up = { $change } w górę od { $from } poniżej zera to { $end }
study-goes-down = { $change } w dół od { $from } poniżej zera to { $end }
study-at-zero = dokładnie zero
study-so-far-below-zero = { $size } poniżej zera
study-so-far-above-zero = { $size } powyżej zera
study-both-negative = { $op ->
    [div] liczba ujemna podzielona przez liczbę ujemną jest dodatnia
   *[mul] liczba ujemna razy liczba ujemna jest dodatnia
}
study-one-negative = { $op ->
    [div] tylko jedna z dwóch liczb jest ujemna, więc iloraz jest ujemny
   *[mul] tylko jedna z dwóch liczb jest ujemna, więc iloczyn jest ujemny
}
study-same-denominator = mianowniki są takie same, więc { $sum } = { $numerator } daje { $result }
study-common-denominator = ze wspólnym mianownikiem { $denominator } jest to { $sum } = { $result }
study-multiplies-one = w liczniku { $above } = { $numerator }, to daje { $product }
study-multiplies = w liczniku { $above } = { $numerator }, w mianowniku { $below } = { $denominator }, to daje { $product }
study-divides-by = dzielić przez { $divisor } to mnożyć przez { $inverse }
study-times-inverse = { $formula } to { $product }
study-divided = przy dzieleniu przez { $by } mianownik staje się { $by } razy większy, to daje { $quotient }
study-stays = { $dividend } nie dzieli się bez reszty przez { $divisor }, więc wynik jest ułamkiem
study-is-whole = { $fraction } to { $number }
study-lowest-terms = { $fraction } po skróceniu to { $number }

## Podpowiedzi

study-hint-solvable = Jest rozwiązanie.
study-hint-impossible = Nie ma rozwiązania: to niemożliwe.
study-hint-all-numbers = Użyj wszystkich liczb: { $used }.
study-hint-numbers = Użyj { $used }, a pomiń { $spare }.
study-hint-last-operator = { $op ->
    [add] Ostatni krok to dodawanie ({ $sign }).
    [sub] Ostatni krok to odejmowanie ({ $sign }).
    [mul] Ostatni krok to mnożenie ({ $sign }).
    [div] Ostatni krok to dzielenie ({ $sign }).
   *[join] Ostatni krok to łączenie ({ $sign }).
}
study-hint-first-step = Zacznij od { $formula } = { $result }.
study-hint-way-on = Stąd można iść dalej.
study-hint-all-on-board = Użyj ich wszystkich: { $used }.
study-hint-next-step = Dalej: { $formula } = { $result }.
study-hint-next-step-made = Dalej: { $formula } = { $result }. Weź tę liczbę { $made }, która powstała z kroku.
study-hint-take-back = To do niczego nie prowadzi. Cofnij { $formula } = { $result }.

## Droga do stołu

study-qr-code = Kod QR linku do tego stołu

## Atlas

atlas-title = Atlas
atlas-lead = Każdy rzut wybranych kostek: ile ma rozwiązań, jak jest trudny i które rzuty są niemożliwe.
atlas-dice = Kostki
atlas-dice-help = Ściany od 2 do 5 kostek, każda ma ich od 2 do 100. Zostaw pole puste, jeśli chcesz o jedną mniej.
atlas-die = Ściany kostki { $number }
atlas-work-it-out = Oblicz
atlas-dice-problem = Kostek jest od 2 do 5, każda ma od 2 do 100 ścian.
atlas-too-many-rolls = Liczba różnych rzutów tymi kostkami to { $rolls }; atlas przyjmuje do 100 000. Wybierz mniej kostek lub ścian.
atlas-too-many-dice = Najwięcej kostek w atlasie: { $most }.
atlas-looking = Sprawdzam różne rzuty: { $rolls }…
atlas-impossible = { $impossible } z { $rolls } różnych rzutów nie daje { $goal }.
# Jak często trafia się taki rzut; dwie ostatnie to udział w procentach.
atlas-impossible-share = Tak jak padają kostki, jest to { $impossible } z { $rolls }, czyli { $whole },{ $tenth }%.
atlas-stopped = Zatrzymano. Wybierz „Oblicz”, aby zacząć od nowa.

## Wykres niemożliwych rzutów według celu

atlas-by-goal = Niemożliwe rzuty dla każdego celu
atlas-impossible-for-goal = { $count ->
    [1] Cel { $goal }: 1 niemożliwy rzut
    [one] Cel { $goal }: { $written } niemożliwy rzut
    [few] Cel { $goal }: { $written } niemożliwe rzuty
    [many] Cel { $goal }: { $written } niemożliwych rzutów
   *[other] Cel { $goal }: { $written } niemożliwego rzutu
}
atlas-by-goal-summary = Słupki dla celów od { $first } do { $last }. Najmniej: { $fewest }. Najwięcej: { $most }.
atlas-as-numbers = W liczbach

## Co dają postacie rozwiązań

atlas-forms = Co rozwiązuje każda postać
atlas-form-column = Postać
atlas-solves-column = Rozwiązane rzuty
atlas-only-column = Tylko ta postać
atlas-needs-forms = { $count ->
    [1] Rzuty, które rozwiązuje tylko jedna postać
    [2] Rzuty, które rozwiązują dokładnie dwie postacie
   *[3] Rzuty, które rozwiązują dokładnie trzy postacie
}

## Tabela rzutów

atlas-rolls = Rzuty
atlas-which-rolls = Które rzuty
atlas-show-all = Wszystkie
atlas-show-possible = Możliwe
atlas-show-impossible = Niemożliwe
atlas-show-one-form = Tylko jedna postać
atlas-with-numbers = Z tymi liczbami
atlas-with-numbers-problem = Liczby całkowite z odstępami, na przykład 3 12.
atlas-rolls-shown = Rzuty: { $shown } z { $total }
atlas-nothing-found = Nic nie znaleziono: wybierz „Wszystkie” albo wpisz mniej liczb.
atlas-roll-column = Rzut
atlas-solutions-column = Rozwiązania
atlas-difficulty-column = Trudność
atlas-forms-column = Postacie
# Rzut bez rozwiązania.
atlas-no-solution = brak
# Trudność rzutu bez rozwiązania.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Więcej wierszy
atlas-to-rolls = Do listy wszystkich rzutów
atlas-print = Drukuj tabelę
atlas-print-sheets = Drukuj tabelę (kartki: około { $sheets })
atlas-printed-rows = Z tych wierszy drukuje się pierwszych { $rows }.
atlas-how-to-print-all = Aby wydrukować wszystkie, naciśnij na stronie „Drukuj tabelę”.
atlas-download = Pobierz CSV

## Wszystkie rozdania gry 24

hands-title = Wszystkie rozdania gry 24
hands-lead = Każde rozdanie czterech kart: ile ma rozwiązań, jak jest trudne i które rozdania są niemożliwe.
hands-goal = Cel, od 0 do 999
hands-goal-help = Używa się wszystkich czterech liczb i + − × ÷.
hands-highest = Najwyższa karta, od 2 do 13
hands-highest-help = 13 to król. 10 pomija waleta, damę i króla.
hands-highest-problem = Najwyższa karta to liczba całkowita od 2 do 13.
hands-summary = { $impossible } z { $hands } rozdań nie daje { $goal }. Różne rozwiązania pozostałych: { $solutions }.
hands-table = Rozdania
hands-show-one-solution = Tylko jedno rozwiązanie
hands-shown = Rozdania: { $shown } z { $total }
hands-hand-column = Rozdanie
hands-simplest-column = Rozwiązanie
hands-download = Pobierz wszystkie, z tabulatorami

### Zasady domowe, gracze, eksperyment.

## Pola kilku formularzy.

fields-goal = Cel, od 0 do 999
fields-operators = Działania
fields-all-numbers = Trzeba użyć wszystkich liczb
fields-copy = Kopiuj
fields-share = Udostępnij
fields-link-selected = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C albo przytrzymaj go palcem.
fields-dice-problem = Kostek jest od 2 do 6, każda ma od 2 do 100 ścian.
fields-numbers-problem = Liczb całkowitych jest od 2 do 6, każda od 0 do 999.
fields-goal-problem = Cel to liczba całkowita od 0 do 999.
fields-operators-problem = Bez żadnego działania niczego nie da się policzyć: wybierz co najmniej jedno.
fields-clock-problem = Zegar chodzi od 5 do 600 sekund; puste pole to gra bez zegara.

## Formularz zasad domowych.

rules-form-numbers = Liczby
rules-form-cards = Cztery karty do gry zamiast kostek
rules-form-cards-help = As to 1; walet, dama i król to 11, 12 i 13.
rules-form-dice = Ściany każdej kostki
rules-form-dice-help = Od 2 do 6 kostek, każda ma od 2 do 100 ścian. Zostaw pole puste, jeśli chcesz o jedną kostkę mniej.
rules-form-die = Ściany kostki { $number }
rules-form-goal-and-operators = Cel i działania
rules-form-clocks = Zegary
rules-form-score-clock = SCORE, sekundy
rules-form-score-clock-help = Od 5 do 600 albo puste: bez zegara, gdy grasz w pojedynkę.
rules-form-impossible-clock = NIEMOŻLIWE, sekundy
rules-form-set-both = Ustaw oba
rules-form-times = { $times ->
    [0] wył.
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] wyłączone: bez zegarów
    [1] ×1: 30 i 60 sekund
    [2] ×2: dwa razy dłużej
    [5] ×5: pięć razy dłużej
    [10] ×10: dziesięć razy dłużej
   *[other] ×{ $times }
}
rules-form-at-the-table = Przy stole
rules-form-undo = Cofanie
rules-form-undo-help = Kroki można cofać, dopóki zostały jeszcze liczby.
rules-form-all-numbers-help = Cel liczy się tylko wtedy, gdy nie została żadna liczba.
rules-form-blocking = Blokowanie
rules-form-blocking-help = Jeśli zgłosisz NIEMOŻLIWE, potem SCORE i ci się nie uda, tracisz dwa punkty.
rules-form-spoilers-wait = Kto psuje grę, pauzuje
rules-form-spoilers-wait-help = Jeśli dwa razy z rzędu nie uda ci się SCORE, w następnej rundzie niczego nie zgłaszasz, po trzecim razie w dwóch następnych i tak dalej, aż się uda.
rules-form-who-rolls = Kto rzuca lub rozdaje
rules-form-anyone-rolls = każdy
rules-form-host-rolls = gospodarz lub gracz 1
rules-form-last-scorer-rolls = kto ostatnio zdobył punkt

## Zasady domowe.

house-title = Zasady domowe
# Które to zasady.
house-game-alone = Zasady gry { $game }, gdy grasz w pojedynkę.
house-game-together = Zasady gry { $game }, gdy gracie razem przy tym ekranie.
house-lead = Zmień grę przy swoim stole. Punkty zostają. Liczby leżące na stole znikną.
house-presets = Szablony
house-preset-score = Score
house-preset-24 = 24 z kartami
house-forget = Usuń „{ $name }”
house-use = Graj według tych zasad
house-defaults = Przywróć domyślne
house-keep-and-share = Zachowaj i udostępnij
house-more-time = Więcej czasu dla jednej osoby
house-more-time-help = Na SCORE. Inni mają czas z zasad domowych.
house-preset-name = Nazwa szablonu
house-save = Zapisz jako szablon
house-link = Link do tych zasad
house-preset-chosen = Teraz naciśnij „Graj według tych zasad”.
house-preset-saved = Zapisano w szablonach.
house-preset-name-problem = Najpierw nadaj szablonowi nazwę.
house-presets-full = Jest już 12 szablonów. Najpierw usuń któryś.
house-rules-changed = Nowe zasady domowe. Obowiązują od następnych liczb.
# Co nie zostało zapisane przed wyjściem ze strony.
house-kept = Twoje niezapisane zmiany wciąż tu są.
house-take-back = Cofnij moje zmiany

## Gracze.

players-title = Gracze
players-lead = Od dwóch do sześciu osób przy jednym ekranie. Każda dostaje róg z dwoma klawiszami.
players-name = Imię gracza { $number }
players-help = Zostaw pole puste tam, gdzie nikt nie siedzi. Imiona zostają na tym urządzeniu.
players-together = Grajcie razem
players-alone = Graj w pojedynkę
players-clear-points = Wszystkie punkty na 0
players-screen = Ekran
players-flat = Leży płasko na stole
players-flat-help = Rogi po drugiej stronie są odwrócone do osób, które tam siedzą.
players-too-few = Potrzeba co najmniej dwóch graczy. Aby grać samodzielnie, wybierz „Graj w pojedynkę”.
players-seated = Każdy ma swój róg z dwoma klawiszami. Można wyłożyć pierwsze liczby.
players-points-cleared = Wszyscy mają zero punktów.

## Settings.

settings-lead = Dla tego urządzenia. To, co tu zmienisz, działa od razu.
settings-reading = Czytanie
settings-text = Wielkość liter
settings-percent = { $percent }%
settings-spacing = Większe odstępy
settings-spacing-help = Litery, słowa i wiersze są dalej od siebie. Niektórym osobom z dysleksją łatwiej wtedy czytać.
settings-playing = Gra
settings-hand = Dla lewej ręki
settings-hand-help = Na telefonie trzymanym poziomo przyciski są po lewej stronie liczb, a na szerokim ekranie są tam zegar i punkty. Działania czyta się jak zawsze od lewej do prawej.
settings-keys = Graj pojedynczymi klawiszami
settings-keys-help = R rzuca lub rozdaje, S i I zgłaszają, cyfry i znaki działań robią kroki. Wyłącz to, jeśli klawisze ci przeszkadzają.
settings-installed = Na ekranie początkowym i w przeglądarce
settings-installed-apart = Na iPhonie, iPadzie i Macu gra dodana do ekranu początkowego lub Docka i gra w przeglądarce to dwa urządzenia: punktów, ćwiczeń i miejsca przy stole grupy, które przechowuje jedno, nie ma w drugim.
settings-installed-carry = W statystyce możesz zapisać ćwiczenia w pliku w jednym z nich i otworzyć go w drugim. Zeskanowany link otwiera przeglądarkę: skopiuj go tam i wklej tutaj, link do stołu w „Dołącz do stołu”, a link z ćwiczeniami w „Statystyki”.
settings-installed-paste = Dołącz do stołu

## Eksperyment.

experiment-title = Eksperyment
experiment-lead = Twoje liczby, twój cel. Tu nic się nie liczy do punktów.
experiment-numbers = Liczby
experiment-numbers-help = Od 2 do 6 liczb, każda od 0 do 999. Zostaw pole puste, jeśli chcesz o jedną mniej.
experiment-number = Liczba { $number }
experiment-lay-out = Wyłóż je
experiment-solve = Pokaż wszystkie rozwiązania
# Zamiast rozwiązań rzutu, który leży na stole grupy gracza.
experiment-no-longer-withheld = Runda się skończyła. Teraz można zobaczyć rozwiązania.
experiment-your-numbers = Twoje liczby
experiment-bench = Próbuj ręcznie
# Przy stole chodzi w tym czasie zegar zgłoszenia.
experiment-call-runs = Przy stole trwa zgłoszenie.
experiment-to-the-table = Do stołu
experiment-close = Zamknij eksperyment
experiment-start-again = Zacznij od nowa
experiment-try = Spróbuj uzyskać { $goal }. Cofaj tyle razy, ile chcesz.
experiment-reached = { $goal }! To jest sposób.
experiment-missed = To nie { $goal }. Cofnij albo zacznij od nowa.

### Gra w grupie.

## Poczekalnia

group-title = Graj w grupie
group-lead = Każdy przy stole ma własny ekran i widzi te same liczby. Kto pierwszy osiągnie cel?
group-no-table-yet = Nie siedzisz jeszcze przy żadnym stole: wybierz grupę, otwórz stół albo dołącz do któregoś.
group-not-kept = Ta przeglądarka niczego dla tej strony nie przechowuje: jeśli ją przeładujesz lub zamkniesz, stracisz miejsce przy stole.
group-your-name = Twoje imię
group-your-name-help = Wystarczy imię albo przezwisko. Widzą je wszyscy przy stole.
group-where-to-play = Gdzie grać
group-a = Grupa A
group-b = Grupa B
group-open-to-everybody = Otwarta dla wszystkich
group-make-a-table = Otwórz stół
group-make-help = Jesteś jego gospodarzem: nadaj mu nazwę, na przykład Klasa 5b, i wybierz Score albo 24. Potem w zakładce „Zaproś” utwórz klucz, z którym prowadzisz go w dowolnej przeglądarce.
group-for-a-class = Dla klasy
group-for-a-class-help = Wszyscy grają naraz, każdy na swojej planszy. Czat jest wyłączony, a nowi czekają, aż ich wpuścisz.
group-game = Gra
group-game-score = Score
group-game-24 = 24
group-make-the-table = Otwórz stół
group-elsewhere = Inny stół albo tylko oglądanie
group-join-a-table = Dołącz do stołu
group-join-help = Jego nazwa albo kod, który pokazuje gospodarz, albo otrzymany link.
group-join-installed = Grasz w zainstalowanej grze. Zeskanowany link może zamiast niej otworzyć przeglądarkę, a na iPhonie, iPadzie i Macu są to dwa urządzenia, każde z własnym miejscem przy stole. Skopiuj tam link i wklej go tutaj albo wpisz kod.
group-join-the-table = Dołącz do stołu
group-go-private = Prywatnie: graj w pojedynkę
group-one-screen = Grajcie przy jednym ekranie
group-looking-for-table = Szukam stołu…
group-choose-table = Teraz wybierz stół poniżej.
group-which-table = Wpisz nazwę albo kod stołu lub wklej link.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Ten link prowadzi do innej strony, { $host }, która ma własne stoły. Otwórz go w przeglądarce.
group-pasted-open = Otwórz { $host }
group-pasted-no-link = Ten link nie prowadzi do żadnego stołu ani do żadnej strony tej gry. Poproś nadawcę o kod stołu.
# { $table } to nazwa albo kod stołu z linku.
group-come-to-group = Dołącz do grupy { $table }
group-come-to-table = Dołącz do stołu { $table }
group-come-as-host = Prowadź stół { $table } tutaj
group-come-as-host-help = Twój link ma klucz gospodarza. Przeglądarka, która teraz prowadzi stół, zostanie odesłana. Bez imienia zachowasz to, które tam masz.
group-are-you = { $name } ma już na tym urządzeniu miejsce przy tym stole. Kim jesteś?
group-i-am = To ja, { $name }, teraz pod imieniem { $new }
group-own-seat = To ja, { $new }, i jestem tu po raz pierwszy
group-take-name = Wejdź jako „{ $name }”
group-ask-again = Zapytaj jeszcze raz
group-was-here = W tej karcie przy tym stole gra { $name }. Jeśli to ktoś inny, wpisz swoje imię.
group-play-on-as = Graj dalej jako „{ $name }”
group-name-taken = To imię jest zajęte. „{ $free }” jest wolne. Jeśli to ty na innym urządzeniu, wejdź jako „{ $free }”: gospodarz może oddać ci twoje miejsce.
group-no-relay = Pod tym adresem nie ma serwera gry, więc nie można stąd z nikim się połączyć. Możesz grać w pojedynkę albo z innymi przy jednym ekranie.
group-no-network = Brak internetu, więc nie można teraz z nikim się połączyć. Ta strona sama próbuje dalej. Tymczasem możesz grać w pojedynkę albo z innymi przy jednym ekranie.
# Po wyjaśnieniu, dlaczego nie ma serwera gry.
group-play-without = Możesz grać w pojedynkę albo z innymi przy jednym ekranie.

## Połączenie

group-connection = Połączenie
group-offline = Brak internetu.
group-sockets-blocked = Serwer gry odpowiada, ale stałe połączenie z nim jest po drodze blokowane. Użyj innej sieci albo poproś osoby, które się nią opiekują, żeby przepuszczały WebSockets.
group-sign-in = Zamiast tej strony odpowiada inna: być może sieć chce, żeby się zalogować. Otwórz dowolną inną stronę w nowej karcie i zaloguj się tam.
group-reconnecting = Łączę ponownie. Twoje miejsce i punkty czekają; nic nie przepada.
group-reconnecting-call = Łączę ponownie. Zegar stołu stoi tylko wtedy, gdy nie działa sam serwer gry.
group-relay-away = Twoje miejsce i punkty czekają; nic nie przepada.
group-relay-away-call = Zegar stołu stoi i ruszy, gdy serwer gry wróci.
group-own-outage = Twoje miejsce i punkty czekają.
group-own-outage-call = Twoje miejsce czeka, ale zegar stołu chodzi dalej.
group-tried-for-seconds = { $seconds ->
    [one] Trwa to już 1 sekundę.
    [few] Trwa to już { $seconds } sekundy.
    [many] Trwa to już { $seconds } sekund.
   *[other] Trwa to już { $seconds } sekundy.
}
group-tried-for-minutes = Trwa to już { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Następna próba za 1 sekundę.
    [few] Następna próba za { $seconds } sekundy.
    [many] Następna próba za { $seconds } sekund.
   *[other] Następna próba za { $seconds } sekundy.
}
group-tries-by-itself = Gdy tylko będzie miejsce, ta strona sama cię wprowadzi.
group-try-now = Spróbuj teraz
group-play-here = Graj tutaj
group-load-again = Załaduj stronę ponownie
group-leave = Wyjdź
group-not-sent = Nie ma teraz połączenia, więc to nie zostało wysłane.
group-no-connection = Nie ma teraz połączenia.
group-new-table = Twojego poprzedniego stołu już nie ma. To jest nowy stół o tej samej nazwie.

## Poczekalnia przed stołem

group-waiting-title = Gospodarz zaraz cię wpuści
group-waiting-help = Nie zamykaj tej strony: sama pójdzie dalej.
group-waiting-long = Jeśli nikt cię nie wpuszcza, powiedz o tym gospodarzowi. Prowadzisz ten stół? Otwórz link swojego klucza na tym urządzeniu.
group-go-back = Wróć
group-asking = Prosisz o miejsce przy stole „{ $table }” jako { $name }.
group-asking-to-look-on = Prosisz o zgodę na oglądanie stołu „{ $table }”. Twój numer to { $number }.
group-asking-again = Połączenie przerwane; ta strona sama zapyta jeszcze raz.

## Obok stołu

group-side = Grupa
group-what-is-shown = Co widać
group-tab-players = Gracze
group-tab-invite = Zaproś
group-tab-live = Klasa
group-tab-you = Ty
group-looking-on = Oglądasz
group-somebody = Ktoś
# Przycisk pod stołem, który widzi cała sala: obok planszy stają wtedy rozwiązania,
# żeby je na niej objaśnić.
group-projector-solutions = Rozwiązania
group-close-projector = { $waiting ->
    [0] Zamknij ten widok
   *[other] Zamknij ten widok · czeka: { $waiting }
}

## Kto przychodzi i odchodzi, i co się dzieje

group-two-names = { $first } i { $second }
group-name-and-others = { $first } i { $others ->
    [one] jeszcze { $others } osoba
    [few] jeszcze { $others } osoby
    [many] jeszcze { $others } osób
   *[other] jeszcze { $others } osoby
}
group-came = Do stołu dołącza { $names }.
group-went = { $count ->
    [one] { $names }: poza stołem.
    [few] { $names }: poza stołem.
    [many] { $names }: poza stołem.
   *[other] { $names }: poza stołem.
}
group-were-removed = { $count ->
    [one] Usunięto z gry: { $names }.
    [few] Usunięto z gry: { $names }.
    [many] Usunięto z gry: { $names }.
   *[other] Usunięto z gry: { $names }.
}
group-ask-to-come-in = { $count ->
    [one] { $names } czeka na wpuszczenie.
    [few] Na wpuszczenie czekają: { $names }.
    [many] Na wpuszczenie czekają: { $names }.
   *[other] Na wpuszczenie czekają: { $names }.
}
group-you-host = Jesteś teraz gospodarzem stołu.
group-hosts = Gospodarzem stołu jest teraz { $name }.
group-you-stand-in = Zastępujesz gospodarza: możesz wykładać nowe liczby i kończyć rundę.
group-stands-in = { $name } zastępuje gospodarza.
group-left = { $name } odchodzi na dobre.
group-let-in-as = Gospodarz wpuszcza cię jako { $name }.
group-you-are-handed = Gospodarz daje ci miejsce, które ma { $name }, razem z punktami.
group-is-handed = { $name } gra dalej na innym urządzeniu, z tymi samymi punktami.
group-plays-24 = Przy stole gra się teraz w 24.
group-rules-changed = Zasady domowe się zmieniły.
group-anyone-rolls = Teraz nowe liczby może wykładać każdy.
group-host-rolls = Od teraz nowe liczby wykłada gospodarz.
group-last-scorer-rolls = Od teraz nowe liczby wykłada osoba, która ostatnio zdobyła punkt.
group-way-is-call = Od teraz jedna osoba zgłasza i pokazuje wszystkim.
group-way-is-everyone = Od teraz wszyscy grają naraz, każdy na swojej planszy.
group-way-is-race = Od teraz trwa wyścig: wszyscy grają naraz, każdy z własnymi rzutami.
group-race-started = Zaczyna się nowy wyścig.
group-paused = Gra jest wstrzymana.
group-lengthened = Runda trwa { $seconds } s dłużej.
group-resumed = Gra toczy się dalej.
group-locked = Stół jest zamknięty.
group-unlocked = Stół jest znowu otwarty.
group-chat-on = Czat jest włączony.
group-chat-off = Czat jest wyłączony.
group-you-are-muted = Twoje wiadomości są teraz wyłączone przez gospodarza.
group-you-may-write = Znowu możesz pisać wiadomości.
group-you-may-call = Znowu możesz zgłaszać.
group-you-may-play = Gospodarz pozwala ci grać w tej rundzie.
group-may-come-back = { $count ->
    [one] { $names } może wrócić.
    [few] Mogą wrócić: { $names }.
    [many] Mogą wrócić: { $names }.
   *[other] Mogą wrócić: { $names }.
}
group-you-are-co-host = Jesteś teraz współgospodarzem: masz wszystkie narzędzia gospodarza.
group-is-co-host-now = Współgospodarzem jest teraz { $name }.
group-no-co-host = Nie ma już współgospodarza.
group-name-fixed = Od teraz twoje imię tutaj to { $name }: nadaje je gospodarz.
group-you-are-in-team = Jesteś teraz w drużynie { $team }.
group-teams-set = { $count ->
    [one] Jest teraz { $count } drużyna.
    [few] Są teraz { $count } drużyny.
    [many] Jest teraz { $count } drużyn.
   *[other] Jest teraz { $count } drużyny.
} Każda ma punkty, które od teraz zdobywają jej członkowie.
group-teams-end = Nie ma już drużyn.
group-you-sit-at = Siedzisz teraz przy stole { $table }.
group-tables-set = { $count ->
    [one] Wszyscy siedzą teraz przy jednym małym stole.
    [few] Wszyscy siedzą teraz przy { $count } małych stołach.
    [many] Wszyscy siedzą teraz przy { $count } małych stołach.
   *[other] Wszyscy siedzą teraz przy { $count } małych stołach.
}
group-tables-end = Wszyscy siedzą znowu przy jednym stole.
group-waiting-room-on = Kto teraz przyjdzie, czeka, aż gospodarz pozwoli wejść.
group-waiting-room-off = Nikt nie musi już czekać na wejście.
group-watchers-sent-away = Kto chce oglądać, czeka, aż gospodarz na to pozwoli.
group-watchers-free = Znowu może oglądać każdy.
group-newcomers-are-muted = Nowi nie mogą pisać.
group-newcomers-may-write = Nowi mogą pisać.

## Gracze

group-players = Gracze
group-nobody-else = Nikogo innego jeszcze nie ma: „Zaproś” pokazuje, jak mogą tu trafić inni.
group-scoreboard = Tabela punktów
group-is-you = ty
group-is-host = gospodarz
# Obok imienia na czacie, dla tych, którzy nie widzą znaku.
group-heard-host = (gospodarz)
group-is-co-host = współgospodarz
group-is-stand-in = w zastępstwie
group-is-away = poza stołem
group-is-muted = bez czatu
group-is-without-calls = bez zgłoszeń
group-goals = { $count ->
    [one] 1 gol
    [few] { $count } gole
    [many] { $count } goli
   *[other] { $count } gola
}
group-tools-for = Narzędzia gospodarza: { $name }
group-forbid-calls = Zabroń zgłaszać
# How much time one player has; beside it a choice.
group-time-for-one = Czas
group-time-for-one-help = Inni się o tym nie dowiadują.
group-time-for-one-none = Nie ma tu teraz zegara, więc więcej czasu niczego by nie zmieniło.
group-allow-calls = Pozwól znowu zgłaszać
group-let-play = Pozwól grać w tej rundzie
group-mute = Wycisz
group-unmute = Pozwól znowu pisać
group-remove = Usuń
group-make-co-host = Zrób współgospodarzem
group-unmake-co-host = Już nie współgospodarz
group-close = Zamknij
group-new-name = Nowe imię
group-rename = Zmień imię
group-removed = Usunięte osoby
group-take-back = Przywróć
group-take-all-back = Przywróć wszystkich
# Dla tych, którzy nie widzą, obok którego imienia jest przycisk.
group-take-back-name = Przywróć: { $name }
group-namesakes = Imiona usuniętych osób
group-namesake = { $name } ma imię osoby, która została usunięta.
group-remove-name = Usuń: { $name }
group-remove-and-ask = Usuń i pytaj mnie, zanim ktoś wejdzie
group-let-stay = Pozwól zostać

## Czat

group-chat = Czat
group-chat-tab = { $unread ->
    [0] Czat
   *[other] Czat · nowe: { $unread }
}
group-messages = Wiadomości
group-your-message = Twoja wiadomość
group-send = Wyślij
group-chat-is-off = Czat przy tym stole jest wyłączony.
group-chat-empty = Nie ma tu jeszcze żadnych wiadomości. Przywitaj się!
# Przycisk przy własnej wiadomości, a dla gospodarzy przy każdej.
group-take-back-line = Wycofaj
group-unsaid = W tej właśnie chwili przerwało się połączenie. Sprawdź, czy twoja wiadomość tu jest, a jeśli nie, wyślij ją jeszcze raz.

## Zaproszenie

group-invite-others = Zaproś innych
group-invite-public = { $name } jest otwarta dla wszystkich. Tak się tam trafia:
group-invite-by-code = Inni dołączają do stołu „{ $name }” tym kodem albo linkiem:
group-invite-by-name = Inni dołączają do stołu „{ $name }” przez jego nazwę, tym kodem albo linkiem:
group-link = Link do tego stołu
group-for-projector = Na projektorze
group-watch-link = Otwórz stronę na projektor
# { $table } is the name of a table.
group-class-ready = Stół „{ $table }” jest otwarty
group-class-ready-help = Klasa skanuje ten kod albo otwiera adres i wpisuje kod stołu.
group-host-key = Prowadzenie w dowolnej przeglądarce
group-host-key-help = Z tym kluczem każda przeglądarka staje się gospodarzem tego stołu: gdy ta straci swoje dane albo gdy grasz dalej na innym komputerze. Trzymaj go tam, gdzie nie zobaczy go nikt z klasy. Nowy klucz unieważnia poprzedni.
group-host-key-make = Utwórz klucz gospodarza
group-host-key-another = Utwórz inny klucz
group-host-key-sure = Utwórz inny, a ostatni przestanie działać
group-host-key-keep = Zachowaj ostatni
group-host-key-link = Link dla gospodarza
group-host-key-save = Pobierz klucz
group-host-key-print = Drukuj z zaproszeniem
group-host-key-hide = Ukryj klucz
# A file’s name.
group-host-key-file = { $table } { $date } klucz gospodarza.txt
group-open-wall = Otwórz widok na ścianę
group-class-begin = Zaczynamy
group-class-here = Obecni z klasy: { $count }
group-watch-help = Pokazuje ona tylko stół i nie zajmuje miejsca. Przesuń jej okno na projektor, gdzie zawsze ma swoje miejsce, albo otwórz ją na innym komputerze, a tę stronę zostaw dla siebie.
group-project = Pokaż tę stronę
group-project-help = Gdy jest tylko jeden ekran. Klawisz R daje wtedy nowe liczby, a „Zamknij ten widok” przywraca całą stronę.
group-watch-table = Tylko oglądaj

## Narzędzia gospodarza

group-host-tools = Narzędzia gospodarza
group-host-tab = { $waiting ->
    [0] Gospodarz
   *[other] Gospodarz · czeka: { $waiting }
}
group-standing-in = { $maker } jest poza stołem. Do powrotu tej osoby możesz wykładać nowe liczby i kończyć rundę.
group-standing-in-for-nobody = Gospodarza tego stołu już nie ma. Możesz wykładać nowe liczby i kończyć rundę.
group-end-round = Zakończ rundę
group-end-with-points = Zakończ z punktami
group-end-without-points = Zakończ bez punktów
group-yes-end = Tak, zakończ
group-play-on = Grajcie dalej
group-end-nobody-called = Zakończyć tę rundę? Nikt niczego nie zgłosił, więc nikt nie dostanie punktów.
group-end-no-points = Zakończyć tę rundę? Trwające zgłoszenie nikomu nie da punktów.
group-end-score = Zakończyć tę rundę? Jeśli z punktami: SCORE, które zgłasza { $score }, liczy się jako niepokazane.
group-end-impossible = Zakończyć tę rundę? Jeśli z punktami: NIEMOŻLIWE, które zgłasza { $impossible }, liczy się jako obronione.
group-end-both-same = Zakończyć tę rundę? Jeśli z punktami: SCORE, które zgłasza { $score }, liczy się jako niepokazane, a NIEMOŻLIWE tej samej osoby jako obronione.
group-end-both = Zakończyć tę rundę? Jeśli z punktami: SCORE, które zgłasza { $score }, liczy się jako niepokazane, a NIEMOŻLIWE, które zgłasza { $impossible }, jako obronione.
group-end-everyones = Zakończyć tę rundę? Odpowiedzi: { $given } z { $expected }.
group-end-everyones-no-points = Zakończyć tę rundę? Odpowiedzi: { $given } z { $expected }. Nikt nie dostanie punktów.
group-pause = Pauza
group-more-time-for-all = Więcej czasu dla wszystkich
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Zacząć nowy wyścig? Punkty i gole z tego znikną.
group-race-shared = Wyścig do trzech goli w Score. Gracze: { $players }
group-go-on = Wznów
group-deal = Wyłóż wybrane liczby
group-deal-these = Wyłóż te liczby
group-way = Sposób gry
group-way-who = Kto szuka sposobu
group-way-call = kto pierwszy zgłosi
group-way-everyone = wszyscy naraz
group-way-race = wyścig, wszyscy naraz
group-play-at-once = Niech grają wszyscy naraz
group-way-clock = Czas na rundę, sekundy
group-way-clock-help = Od 30 do 600 albo puste: bez zegara.
group-way-clock-problem = Runda trwa od 30 do 600 sekund; puste pole to gra bez zegara.
group-way-points = Odpowiedzi dają punkty
group-way-points-help = Dobra odpowiedź daje jeden.
group-way-first-three = Trzy pierwsze dobre odpowiedzi dają jeden więcej
group-way-wrong = Błędne NIEMOŻLIWE kosztuje jeden
group-way-help = Przy zmianie sposobu gry liczby leżące na stole znikną.
group-use-way = Graj w ten sposób
group-anyone = Nowe liczby może wykładać każdy
group-anyone-help = Liczby, nad którymi inni mogą się zastanawiać, znikają, gdy poprosi o to większość.
group-host-help = Wykładasz je ty i współgospodarz.
group-last-scorer-help = Według zasad domowych wykładasz je ty i osoba, która ostatnio zdobyła punkt.
group-waiting-room = Pytaj mnie, zanim ktoś wejdzie
group-waiting-room-help = Kto przychodzi, czeka, aż pozwolisz wejść.
group-watchers-wait = Pytaj mnie, zanim ktoś zacznie oglądać
group-watchers-wait-help = Odsyła wszystkich, którzy teraz tylko oglądają, oprócz stron otwartych w tej przeglądarce.
group-visitor-looks-on = Ktoś, kto ogląda ({ $number })
group-visitors = { $count ->
    [0] Nikt nie czeka
    [one] Czeka 1 osoba
    [few] Czekają { $count } osoby
    [many] Czeka { $count } osób
   *[other] Czeka { $count } osoby
}
group-let-in = Wpuść
group-turn-away = Odeślij
group-may-be = To może być { $name }: teraz poza stołem, z wynikiem { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
group-somebody-may-be = { $newcomer } to może być { $name }: teraz poza stołem, z wynikiem { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
group-give-seat = Daj to miejsce
group-hand-seat-to = Komu dać to miejsce…
group-lost-devices = Gracze, którzy mogą mieć inne urządzenie
# Dla tych, którzy nie widzą, obok którego imienia jest przycisk.
group-let-in-name = Wpuść: { $name }
group-turn-away-name = Odeślij: { $name }
group-let-all-in = Wpuść wszystkich
group-one-by-one = Pojedynczo
group-wait-to-come-in = Czekają na wejście: { $count }
group-turn-all-away = Odeślij wszystkich
group-flood = Z jednego miejsca: { $count }
group-flood-help = Przyszli w ciągu minuty z tej samej sieci: może to twoja klasa, a może jedna osoba z wieloma kartami.
group-flood-let-in = Wpuść wszystkich: { $count }
group-flood-turn-away = Odeślij wszystkich: { $count }
group-visitor-namesake = Ktoś o tym imieniu został usunięty.
# Obok imienia gościa, gdy kilka imion wygląda podobnie.
group-visitor-number = nr { $number }
group-lock = Zamknij stół
group-lock-help = Nikt nowy nie wejdzie.
group-chat-switch = Czat
group-chat-switch-help = Gracze mogą do siebie pisać.
group-mute-newcomers = Nowi nie mogą pisać
group-mute-newcomers-help = Kto usiądzie od teraz, nie pisze, dopóki na to nie pozwolisz w części Gracze.
group-csv-save = Pobierz tabelę punktów
group-csv-copy = Kopiuj tabelę punktów
# Nazwa pliku. { $date } jest jak 2026-12-31.
group-csv-file = { $table } { $date } punkty.csv
group-print = Drukuj tabelę punktów
group-csv-name = Imię
group-csv-points = Punkty
group-save-instead = Ta przeglądarka nie pozwala stronie kopiować. Pobierz tabelę zamiast tego.
group-house-rules = Zasady domowe
group-rules-help = Przy nowych zasadach liczby leżące na stole znikną.
group-use-rules = Graj według tych zasad
group-remove-newcomers = Usuń tych, którzy właśnie doszli…
group-newcomers = { $count ->
    [0] W ciągu ostatnich pięciu minut nikt nie dołączył.
    [one] Nowi gracze z ostatnich pięciu minut: 1 osoba.
    [few] Nowi gracze z ostatnich pięciu minut: { $count } osoby, najnowsze na początku.
    [many] Nowi gracze z ostatnich pięciu minut: { $count } osób, najnowsze na początku.
   *[other] Nowi gracze z ostatnich pięciu minut: { $count } osoby, najnowsze na początku.
}
# { $deed } to jedno z czterech następnych.
group-newcomer = { $seconds } s temu, { $deed }
group-newcomer-nothing = jeszcze bez ruchu
group-newcomer-wrote = ma wiadomości na czacie
group-newcomer-played = ma ruchy w grze
group-newcomer-called = ma zgłoszenie
group-newcomer-gone = { $said }, poza stołem
group-newcomers-help = Zaznaczone są wejścia, które wyglądają na żart: te osoby przyszły naraz albo mają podobne imiona i nic nie robią. Ich miejsca zostają: możesz je przywrócić w zakładce „Gracze”.
group-remove-chosen = { $count ->
    [one] Usuń 1 gracza
    [few] Usuń { $count } graczy
    [many] Usuń { $count } graczy
   *[other] Usuń { $count } gracza
}
group-zero = Wszystkie punkty na 0…
group-zero-help = Zdobyte i stracone punkty wszystkich znikną na zawsze.
group-yes-zero = Tak, wszystkie punkty na 0
group-clear = Zlikwiduj stół…
group-clear-help = Wszyscy zostaną odesłani. Imiona, punkty i wiadomości od razu znikną na zawsze.
group-yes-clear = Tak, zlikwiduj stół

## Małe stoły

group-small-tables = Małe stoły
group-small-tables-help = Klasa gra przy małych stołach, wszędzie tymi samymi liczbami, a przy każdym są osobne zgłoszenia. Gdy przychodzą nowe liczby, wszyscy siadają od nowa. Liczby leżące teraz na stole znikną.
group-table-size = Gracze przy jednym stole
group-split-into-tables = Zrób małe stoły
group-seat-anew = Posadź od nowa
group-one-table = Wróć do jednego stołu
group-so-many-tables = { $count ->
    [one] Jest 1 mały stół.
    [few] Są { $count } małe stoły.
    [many] Jest { $count } małych stołów.
   *[other] Jest { $count } małego stołu.
}
group-table-number = Stół { $table }
group-your-table = Twój stół: { $table }
group-table-no-roll = jeszcze bez liczb
group-table-thinks = myśli
group-table-called = { $name }: { $call }
group-table-solved = { $name } pokazuje sposób
group-table-stood = { $name }: NIEMOŻLIWE obronione
group-table-ended = koniec
group-tables-progress = Stoły, które skończyły: { $finished } z { $count }.
group-ways-wait = Rozwiązania pokażą się, gdy wszystkie stoły skończą.
group-tables-finished = { $count ->
    [one] Stół skończył grę.
    [few] Wszystkie { $count } stoły skończyły grę.
    [many] Wszystkie { $count } stołów skończyło grę.
   *[other] Wszystkie { $count } stołu skończyło grę.
}
group-end-tables = Zakończyć tę rundę? { $open ->
    [one] 1 stół jeszcze gra.
    [few] { $open } stoły jeszcze grają.
    [many] { $open } stołów jeszcze gra.
   *[other] { $open } stołu jeszcze gra.
} Jeśli z punktami: trwające SCORE liczy się jako niepokazane, a NIEMOŻLIWE jako obronione.
group-end-tables-no-call = Zakończyć tę rundę? { $open ->
    [one] 1 stół jeszcze gra i nikt tam niczego nie zgłosił.
    [few] { $open } stoły jeszcze grają i nikt tam niczego nie zgłosił.
    [many] { $open } stołów jeszcze gra i nikt tam niczego nie zgłosił.
   *[other] { $open } stołu jeszcze gra i nikt tam niczego nie zgłosił.
}

## Drużyny

group-teams = Drużyny
group-teams-help = Wszyscy trafiają do drużyn losowo, możliwie po równo. Drużyna ma punkty, które od tej chwili zdobywają jej członkowie.
group-teams-count = Ile drużyn
group-make-teams = Utwórz drużyny
group-new-teams = Utwórz nowe drużyny
group-end-teams = Bez drużyn
group-team-move = Gracz
group-team-to = do drużyny
group-team-put = Przenieś
group-team-circle = Koło
group-team-triangle = Trójkąt
group-team-square = Kwadrat
group-team-star = Gwiazda
group-team-cross = Krzyżyk
group-team-drop = Kropla

## Plansza klasy na żywo

group-live = Co kto teraz robi
group-live-empty = Gdy tylko na stole będą liczby, każdy uczeń dostanie tu swoje miejsce.
group-live-order = Kolejność pól
group-live-by-help = Najpierw pomoc
group-live-by-name = Według imion
group-count-working = liczy: { $count }
group-count-help = { $count ->
    [one] { $count } osoba może potrzebować pomocy
    [few] { $count } osoby mogą potrzebować pomocy
    [many] { $count } osób może potrzebować pomocy
   *[other] { $count } osoby może potrzebować pomocy
}
group-count-has-it = { $count ->
    [one] { $count } osoba to ma
    [few] { $count } osoby to mają
    [many] { $count } osób to ma
   *[other] { $count } osoby to ma
}
group-count-impossible = NIEMOŻLIWE: { $count }
group-count-away = poza stołem: { $count }
group-count-no-answer = bez odpowiedzi: { $count }
group-state-working = liczy
group-state-help = trzeba pomóc?
group-state-has-it = ma to
group-state-no-answer = brak odpowiedzi
group-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
group-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
group-so-many-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
group-different-solutions = { $count ->
    [one] { $count } rozwiązanie
    [few] { $count } różne rozwiązania
    [many] { $count } różnych rozwiązań
   *[other] { $count } różnego rozwiązania
}
group-board-of = Plansza: { $name }

## Co klasa zrobiła z rzutem

group-class-found = { $count ->
    [one] Klasa znalazła 1 rozwiązanie
    [few] Klasa znalazła { $count } różne rozwiązania
    [many] Klasa znalazła { $count } różnych rozwiązań
   *[other] Klasa znalazła { $count } różnego rozwiązania
}
group-class-found-none = Klasa nie znalazła rozwiązania
group-class-page = Strona { $page } z { $pages }
group-class-pages-stop = Nie przewracaj
group-class-pages-go-on = Przewracaj samo
group-class-impossible = Odpowiedź NIEMOŻLIWE: { $count ->
    [one] { $count } osoba.
    [few] { $count } osoby.
    [many] { $count } osób.
   *[other] { $count } osoby.
}
group-class-impossible-names = Odpowiedź NIEMOŻLIWE: { $names }.
group-show-names = Pokaż imiona
# Przed tym stoi duża liczba: ile osób już odpowiedziało.
group-of-so-many-have-answered = z { $count } odpowiedzi

## Własne miejsce

group-you = Ty
group-change = Zmień
group-step-out = Pograj chwilę w pojedynkę
group-step-out-help = Twoje miejsce i punkty na ciebie czekają.
group-next-player = Inny gracz na tym urządzeniu
group-next-player-help = Twoje miejsce i punkty czekają tu na ciebie.
group-next-player-short = Inny gracz
group-go-private-short = Graj w pojedynkę
group-leave-table = Odejdź od stołu…
group-leave-table-help = Twoje miejsce mogą potem zająć inni. Jeśli wrócisz w tej przeglądarce, dostaniesz nowe miejsce ze swoimi punktami.
group-yes-leave = Tak, odchodzę od stołu

## Dlaczego grupa czegoś odmawia

group-refused-locked = Stół jest zamknięty przez gospodarza: nikt nowy nie może teraz wejść.
group-refused-removed = Decyzją gospodarza nie możesz już grać przy tym stole.
group-refused-stale = To dotyczyło wcześniejszych liczb. Na stole leżą już inne.
group-refused-nobody-hosts = Ten stół nie ma gospodarza, więc nikt nie może tu tego zmienić.
group-refused-yourself = Tego nie możesz zrobić wobec siebie.
group-refused-roll-first = Przy tych liczbach wydarzyło się już za dużo. Najpierw wyłóż nowe.
group-refused-chat-off = Czat przy tym stole jest wyłączony.
group-refused-muted = Twoje wiadomości są wyłączone przez gospodarza.
group-refused-calls-forbidden = Gospodarz na razie nie pozwala ci zgłaszać.
group-refused-looks-on = Przychodzisz w środku tej rundy, więc patrzysz do następnej albo aż gospodarz pozwoli ci grać.
group-refused-other-on-device = Przy tym rzucie był już przy stole ktoś inny z tego urządzenia, więc grasz od następnego.
group-refused-removed-on-device = Gospodarz usunął innego gracza z tego urządzenia, więc to on musi cię wpuścić. Zapytaj go.
group-refused-no-vote = Kto przy tych liczbach nie może zgłaszać, nie może też prosić o ich zabranie.
group-refused-not-sayable = Wiadomość ma od 1 do 200 znaków, które widać.
group-refused-too-fast = To było za szybko. Poczekaj chwilę.
group-refused-not-the-maker = Ta osoba otworzyła ten stół: nikt nie może jej wyciszyć, usunąć ani zmienić jej imienia.
group-refused-maker-only = To może zrobić tylko osoba, która otworzyła ten stół.
group-refused-name-fixed = Twoje imię jest ustalone przez gospodarza, więc nie możesz go zmienić.
group-refused-visitor-gone = Ta osoba już nie czeka.
group-refused-no-newcomers = W ostatniej minucie nikt nie dołączył.
group-refused-team-count = Drużyn może być od dwóch do sześciu.
group-refused-empty-team = Wtedy w jednej drużynie nikogo by nie było. Utwórz mniej drużyn albo daj kogoś do każdej.
group-refused-twice-in-teams = Nikt nie może być w dwóch drużynach.
group-refused-no-such-team = Takiej drużyny nie ma.
group-refused-table-size = Przy małym stole siedzi od trzech do sześciu graczy.
group-refused-too-few-for-tables = Do małych stołów potrzeba oprócz gospodarzy co najmniej trzech graczy.
group-refused-no-small-tables = Nie ma małych stołów.
group-refused-no-race = Przy tym stole nie ma wyścigu.
group-refused-race-over = Ten wyścig jest już wygrany. Nowy może zacząć gospodarz albo osoba, która go zastępuje.
group-refused-race-too-long = Więcej twoich ruchów w jednym wyścigu się nie zmieści. Nowy może zacząć gospodarz.
group-refused-hosts-sit-nowhere = Gospodarze nie siedzą przy małych stołach: chodzą wokół i widzą wszystkie.
group-refused-no-table-yet = Nie siedzisz jeszcze przy małym stole. Miejsce dostaniesz przy następnych liczbach.
group-refused-nobody-chosen = Wybierz co najmniej jednego gracza, który jeszcze tu jest.
group-refused-not-away = Ta osoba jest tutaj. Innemu urządzeniu można dać tylko miejsce kogoś, kogo nie ma.
group-refused-hosts-keep-seats = Gospodarz zachowuje swoje miejsce i nie dostaje innego.
group-refused-too-often = To było już bardzo wiele razy. Za kilka minut znów będzie można; wyścig trwa.

## Dlaczego nazwa stołu nie pasuje

group-table-name-empty = Wpisz nazwę stołu: co najmniej jedną literę lub cyfrę.
group-table-name-too-long = Nazwa stołu ma najwyżej 20 znaków.
group-table-name-invisible = Nazwa stołu nie może mieć znaków, których nikt nie widzi.
group-table-name-stacked = Nazwa stołu ma najwyżej cztery akcenty lub inne znaki na jednej literze i żadnego bez litery.
group-table-name-reserved = Nazwa stołu nie może zawierać tego słowa. Wybierz inną nazwę.

## Dlaczego serwer gry nikogo nie wpuszcza

group-table-exists = Stół o tej nazwie już istnieje. Dołącz do niego albo wybierz inną nazwę.
group-no-such-table = Nie ma stołu o tej nazwie ani o takim kodzie.
group-other-tab = Siedzisz już przy tym stole w innej karcie lub oknie.
group-not-here = Na tym serwerze gry nie ma takiego stołu.
group-too-many-tables = Nie ma teraz miejsca na kolejny stół.
group-too-many-watchers = Za dużo osób ogląda już ten stół.
group-busy = Właśnie przychodzi wiele osób naraz.
group-tables-from-here = Z twojej sieci jest już tyle stołów, na ile pozwala ten serwer gry. Dołącz do któregoś, niech gospodarz zlikwiduje niepotrzebny albo poproś o więcej tam, gdzie działa serwer gry (--tables-per-address).
group-seats-from-here = Z twojej sieci jest już przy tym stole tyle miejsc, na ile pozwala ten serwer gry. Niech gospodarz usunie gracza, który nie powinien tu być, albo poproś o więcej tam, gdzie działa serwer gry (--seats-per-address).
group-seat-handed-over = Gospodarz oddał twoje miejsce przy tym stole, razem z punktami, innemu urządzeniu. Wejdź pod innym imieniem albo zapytaj gospodarza, jeśli to pomyłka.
group-hosted-elsewhere = Tym stołem kieruje teraz inna przeglądarka, która weszła z kluczem gospodarza. Jeśli to nie ty, otwórz tutaj link ze swoim kluczem: tamta przeglądarka zostanie wtedy odesłana.
group-wrong-host-key = To nie jest klucz gospodarza tego stołu albo zastąpił go nowszy. Możesz wejść i grać.
group-broken-host-key = Klucz gospodarza w tym linku jest niepełny lub zawiera błąd. Otwórz jeszcze raz cały link. Możesz też wejść jako gracz.
group-seats-of-device = To urządzenie ma przy tym stole tyle miejsc, ile może mieć. Wejdź jako jedna z tych osób albo na innym urządzeniu.
group-newcomers-from-here = Z twojej sieci przychodzi naraz wiele osób. Jeśli to zwykła sytuacja, poproś o więcej tam, gdzie działa serwer gry (--joins-per-minute).
group-turned-away = Gospodarz cię nie wpuszcza. { $seconds ->
    [one] Możesz zapytać znowu za 1 sekundę.
    [few] Możesz zapytać znowu za { $seconds } sekundy.
    [many] Możesz zapytać znowu za { $seconds } sekund.
   *[other] Możesz zapytać znowu za { $seconds } sekundy.
}
group-may-ask-again = Możesz znowu poprosić o wejście.
group-a-full = Grupa A jest pełna. Spróbuj w grupie B albo otwórz własny stół.
group-b-full = Grupa B jest pełna. Spróbuj w grupie A albo otwórz własny stół.

## Dlaczego serwer gry kończy połączenie

group-closed-bad-message = Serwer gry nie zrozumiał tej strony.
group-closed-no-hello = Ta strona zgłosiła się za późno.
group-closed-old-page = Ta strona i serwer gry do siebie nie pasują: jedno z nich jest starsze. Twoje punkty zostają.
group-closed-taken-over = Grasz dalej w innej karcie lub oknie.
group-closed-removed = Gospodarz usuwa cię z gry przy tym stole.
group-closed-left = Nie siedzisz już przy tym stole.
group-closed-cleared = Stół został zlikwidowany. Jego imiona i punkty są usunięte.
group-closed-too-slow = To urządzenie nie nadążało za stołem.
group-closed-restart = Serwer gry uruchamia się ponownie.
group-closed-trouble = Serwer gry miał kłopot z tym stołem.
group-framed-title = Grupy grają w osobnej karcie
group-framed-text = Inna strona pokazuje tę w ramce i mogłaby położyć własne przyciski na przyciskach twojego stołu. Otwórz grę w osobnej karcie: droga do stołu przejdzie razem z tobą.
group-own-tab = Otwórz w osobnej karcie

### Lekcje: planowanie, prowadzenie i raport.

## Planowanie

lesson-title = Zaplanuj lekcję
lesson-plan-help = Wcześniej wybrane liczby dla klasy. Nie potrzeba do tego sieci.
lesson-lead = Zestaw rzuty, a potem wykładaj je po kolei, każdy jednym naciśnięciem. Cała lekcja to jeden link.
lesson-back-to-table = Wróć do stołu
lesson-back-to-group = Wróć do strony grupy
lesson-settings = W co gramy
lesson-cards = Karty, jak w grze 24
lesson-cards-help = Używa się wszystkich czterech liczb i niczego się nie łączy.
lesson-add = Dodaj rzuty
lesson-up-to = Lekcja ma najwyżej { $most } rzutów.
lesson-level = Trudność
lesson-count = Ile rzutów
lesson-count-problem = Wybierz liczbę całkowitą od 1 do { $most }.
lesson-add-by-level = Dodaj takie rzuty
lesson-stop = Zatrzymaj
lesson-searching = Szukam rzutów…
lesson-added = { $count ->
    [one] Dodano 1 rzut.
    [few] Dodano { $count } rzuty.
    [many] Dodano { $count } rzutów.
   *[other] Dodano { $count } rzutu.
}
lesson-few-found = { $count ->
    [0] Nie znaleziono takiego rzutu: z tymi kostkami i tym celem jest rzadki.
    [one] Znaleziono tylko 1 taki rzut: z tymi kostkami i tym celem są rzadkie.
    [few] Znaleziono tylko { $count } takie rzuty: z tymi kostkami i tym celem są rzadkie.
    [many] Znaleziono tylko { $count } takich rzutów: z tymi kostkami i tym celem są rzadkie.
   *[other] Znaleziono tylko { $count } takiego rzutu: z tymi kostkami i tym celem są rzadkie.
}
# { $most } to ile rzutów ma lekcja najwyżej, { $room } ile jeszcze się zmieści.
lesson-no-room = { $room ->
    [0] Lekcja może mieć najwyżej tyle rzutów: { $most }. Więcej się nie zmieści.
    [one] Lekcja może mieć najwyżej tyle rzutów: { $most }. Zmieści się jeszcze 1.
    [few] Lekcja może mieć najwyżej tyle rzutów: { $most }. Zmieszczą się jeszcze { $room }.
    [many] Lekcja może mieć najwyżej tyle rzutów: { $most }. Zmieści się jeszcze { $room }.
   *[other] Lekcja może mieć najwyżej tyle rzutów: { $most }. Zmieści się jeszcze { $room }.
}
lesson-typed = Własne liczby
lesson-typed-help = Jeden rzut w każdej linii, na przykład 1 4 5 7: od dwóch do sześciu liczb całkowitych od 0 do 999.
lesson-add-typed = Dodaj te rzuty
# { $line } liczy linie, w których coś jest; pierwsza to 1.
lesson-typed-problem = Linia { $line }, „{ $roll }”, to nie rzut: rzut ma od dwóch do sześciu liczb całkowitych od 0 do 999.
lesson-typed-nothing = Wpisz co najmniej jeden rzut.
lesson-from-link = Z linku
lesson-from-link-help = Wklej link do innej lekcji albo do rzutu.
lesson-add-from-link = Dodaj z linku
lesson-link-empty = W tym linku nie ma lekcji ani rzutu.

## Rzuty planu

lesson-rolls = { $count ->
    [0] Rzuty
    [one] 1 rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
lesson-no-rolls-yet = Nie ma jeszcze rzutów: dodaj jakieś.
lesson-unready = Link pojawi się, gdy lekcję będzie można zagrać.
lesson-other-tab = Ta lekcja zmieniła się w innej karcie lub oknie; teraz wygląda tak. „Cofnij ostatnią zmianę” przywraca to, co było tutaj.
lesson-undo = Cofnij ostatnią zmianę
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Rzuty w lekcji z tego linku: { $theirs }. Rzuty w twoim planie: { $own }. Otwarta lekcja zastąpi twój plan.
lesson-take-link = Otwórz lekcję z linku
lesson-keep-plan = Zostaw mój plan
lesson-own-plan = Nie udało się odczytać lekcji z linku. To jest twój własny plan.
lesson-clear = Usuń wszystkie
# Liczby tak, jak się nazywają dla osób, które nie widzą, przy których jest przycisk.
lesson-roll = nr { $number }, { $numbers }
lesson-earlier = Wcześniej: { $roll }
lesson-later = Później: { $roll }
lesson-leave-out = Usuń: { $roll }
# { $percent } to ile pracy już zrobione.
lesson-rating = Obliczam… { $percent }%
lesson-impossible = Niemożliwe

## Link

lesson-link = Link
lesson-address = Link do tej lekcji
lesson-link-help = Otwiera tę lekcję na każdym urządzeniu. Kto go ma, widzi rzuty.

## Prowadzenie

lesson-hold = Poprowadź tę lekcję
lesson-make-help = Gra się przy twoim własnym stole. Jesteś jego gospodarzem. Czat jest tam wyłączony, dopóki go nie włączysz.
lesson-table = Nazwa stołu
lesson-make = Otwórz z nią stół
lesson-take-help = Twój stół dostanie cel, kostki i sposób gry z tej lekcji.
lesson-take-another-help = Zastąpi ona lekcję, którą teraz prowadzisz, a twój stół dostanie jej cel, kostki i sposób gry.
lesson-take = Weź ją do stołu „{ $table }”
lesson-end-round-first = Runda jeszcze trwa: najpierw ją zakończ.
lesson-held = Lekcja
lesson-on-table = Nr { $number } z { $count } leży na stole.
lesson-next = Następny jest nr { $number } z { $count }.
lesson-all-played = Rozegrano wszystkie: { $count }.
lesson-done = Po tym wszystkie będą rozegrane.
lesson-over = Lekcja skończona
lesson-end-puzzles = Zadania
lesson-end-pupils = Uczniowie
lesson-end-right = Dobre odpowiedzi przy tym stole
lesson-shared = Lekcja ze Score. Zadania: { $puzzles }, uczniowie: { $pupils }, dobre odpowiedzi: { $right } z { $all }
lesson-deal = Wyłóż nr { $number } z { $count }
lesson-list = Co jest w lekcji
lesson-list-help = W międzyczasie możesz wykładać inne liczby: lekcja poczeka.
lesson-comes-next = jako następne
lesson-lies-there = na stole
lesson-was-played = rozegrano
lesson-choose-short = Wybierz
lesson-choose = Wybierz jako następne: { $roll }
lesson-end = Odłóż lekcję…
lesson-end-help = Stół zostaje taki, jaki jest. Link do lekcji otwiera ją znowu, od początku.
lesson-yes-end = Tak, odłóż ją

## Raport

report-title = Raport
report-of = Raport: { $table }
report-hosts-only = Raport stołu widzą tylko jego gospodarze.
report-kept = Praca każdego ucznia przy tym stole. Widzą to tylko gospodarze, i to tak długo, aż stół zostanie zlikwidowany; ustawienie wszystkich punktów na 0 niczego w tym nie zmienia.
report-help = Runda liczy się dla tych, którzy na jej końcu mają miejsce, także nieobecnych. Czas biegnie od pojawienia się liczb do odpowiedzi lub zgłoszenia, bez pauz. Kroki to te, które są na planszach na końcu rund: te z ułamkiem, łączeniem lub liczbą ujemną liczą się też w swojej kolumnie.
report-saved = NIEMOŻLIWE uratowane przez kogoś innego
report-saved-by = { $caller }: NIEMOŻLIWE przy rzutach, które da się rozwiązać, a potem { $saver }: SCORE bez pokazania. Rundy: { $rounds }.
report-saved-help = Każda z tych rund dała pierwszej osobie punkt. To może być pech, ale jeśli dwie osoby robią to raz za razem, może sobie pomagają. Możesz każdej z nich zabronić zgłaszać.
report-nobody = Przy stole nie ma jeszcze uczniów.
report-print = Drukuj raport
report-save = Pobierz raport
# Nazwa pliku. { $date } jest jak 2026-12-31.
report-file = { $table } { $date } raport.csv
report-table = Stół
report-date = Data
report-name = Imię
report-team = Drużyna
report-points = Punkty
report-rounds = Rundy
report-right = Dobrze
report-wrong-impossible = Błędne NIEMOŻLIWE
report-not-shown = SCORE niepokazane
report-without-answer = Brak odpowiedzi
report-mean = Średni czas
report-fastest = Najszybsza dobra odpowiedź
report-mean-s = Średni czas w sekundach
report-fastest-s = Najszybsza dobra odpowiedź, sekundy
report-seconds = { $seconds } s
report-hints = Podpowiedzi
report-steps = Kroki
report-fractions = Z ułamkami
report-joins = Łączenia
report-negatives = Z liczbami ujemnymi

### Ćwiczenia i rzuty dnia.

## Rzut na planszy

learn-make = Uzyskaj { $goal } w dwóch lub trzech krokach.
learn-make-of-all = Uzyskaj { $goal } ze wszystkich liczb.
learn-reached = { $goal }! To jest sposób.
learn-rightly-impossible = Dobrze: z tych liczb nikt nie uzyska { $goal }.
learn-wrongly-impossible = Jest sposób na { $goal }. Spójrz jeszcze raz.
learn-shown = To najłatwiejszy sposób na { $goal }.
learn-shown-impossible = Z tych liczb nikt nie uzyska { $goal }. Niżej zobaczysz dlaczego.
# $far: jak daleko od celu jest $value
learn-too-small = { $value } to o { $far } za mało do { $goal }. Cofnij albo zacznij od nowa.
learn-too-large = { $value } to o { $far } za dużo do { $goal }. Cofnij albo zacznij od nowa.
learn-start-again = Zacznij od nowa
learn-hint = Podpowiedź
learn-impossible = Niemożliwe
learn-show = Pokaż mi
learn-next = Następne liczby
learn-stopwatch = Pokaż czas
learn-sounds = Dźwięki
learn-to-statistics = Jak poszło do tej pory
learn-clock-wrong = Zegar tego urządzenia pokazuje dzień, który nie może być prawdziwy, więc tej odpowiedzi nie ma w twoich statystykach. Ustaw zegar, a następna już będzie.

## Gry

learn-games = Gry
learn-game-score = Score
learn-game-24 = 24

## Kilka osób przy jednym ekranie

learn-who-plays = Kto gra?
learn-plays = Gra { $name }
learn-nobody-named = Gra „Bez imienia”
learn-several-here = Gracie w kilka osób?
learn-new-name = Imię
learn-new-name-help = Każde imię ma własne kroki, dni i statystyki.
learn-add-name = Graj
learn-forget-name = Nie proponuj więcej: { $name }

## Rzuty dnia

learn-daily-lead = Pięć zadań, od łatwego do trudnego, dziś takich samych dla wszystkich. Jedno z nich może być niemożliwe.
learn-day-ahead = Ten dzień jeszcze nie nadszedł. Oto zadania na dziś.
learn-day-before = Dzień wcześniej
learn-day-after = Dzień później
learn-rolls = Zadania tego dnia
learn-roll-number = Zadanie { $number }: { $mark }
learn-mark-open = do zrobienia
learn-mark-solved = rozwiązane
learn-mark-helped = rozwiązane po podpowiedzi lub błędnym „Niemożliwe”
learn-mark-shown = pokazane
learn-details = Jak poszło każde zadanie
learn-column-roll = Zadanie
learn-column-result = Wynik
learn-column-time = Czas
learn-column-hints = Podpowiedzi
learn-column-wrong-calls = Błędne „Niemożliwe”
learn-day-done = Cała piątka zrobiona
learn-days-in-a-row = Dni z rzędu
# Co się udostępnia: $signs ma jeden znak na każde zadanie.
learn-shared = { $game }, zadania dnia { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", jedna podpowiedź"}
    [few] {", "}{ $hints } podpowiedzi
    [many] {", "}{ $hints } podpowiedzi
   *[other] {", "}{ $hints } podpowiedzi
}
learn-signs = ● rozwiązane, ◐ rozwiązane po podpowiedzi lub błędnym „Niemożliwe”, ○ pokazane. Żadna liczba nie jest zdradzona.
learn-streak = { $days ->
    [0] Jeszcze ani jednego dnia z rzędu.
    [one] Jeden dzień z rzędu.
    [few] { $days } dni z rzędu.
    [many] { $days } dni z rzędu.
   *[other] { $days } dnia z rzędu.
}
learn-streak-rule = Dzień się liczy, gdy rozwiążesz jedno z jego zadań tego samego dnia; jeden opuszczony dzień w tygodniu nie szkodzi.
learn-archive = Wszystkie dni tego miesiąca
learn-month-before = Miesiąc wcześniej
learn-month-after = Miesiąc później
learn-date-done = { $date }, zrobione

## Ćwiczenia

learn-practice-lead = Zadanie za zadaniem, bez zegara. To, co jest dla ciebie trudne, wraca częściej.
learn-now = { $skill }, { $level }
learn-no-roll = Na tym poziomie, z tym celem i z tymi kostkami lub kartami, nic nie udało się znaleźć.
learn-comes-again = Sposób na te liczby był ci już pokazany. Znajdziesz go teraz bez pomocy?
learn-level-link = Ten poziom
learn-example = Przykład
learn-skills = Czego możesz się nauczyć
learn-rule = Gdy rozwiążesz zadanie za pierwszym razem, umiejętność idzie o krok dalej. Po podpowiedzi lub błędnym „Niemożliwe” zostaje w miejscu. Im dalej jest, tym później wraca. Po ostatnim kroku jest opanowana.
learn-rule-shown = Gdy sposób został ci pokazany, umiejętność cofa się o krok, a to zadanie wraca po 3 innych, także na wybranym przez ciebie poziomie.
learn-by-rule = Wybierz za mnie
learn-own-setting = Własny cel i kostki
learn-own-setting-help = To, co z nimi ćwiczysz, ma osobne kroki.
learn-goal = Cel, od 0 do 999
learn-goal-problem = Cel to liczba całkowita od 0 do 999.
learn-dice = Kostki
learn-dice-help = Ile ścian ma każda kostka, na przykład 6 6 12. Puste pole: zwykłe kostki.
learn-dice-problem = Kostek jest od 2 do { $most }, każda ma od 2 do 100 ścian. Wpisz liczby ścian z odstępami.
learn-use-setting = Ćwicz z nimi
learn-usual-setting = Jak w grze
learn-choose-level = { $skill }, { $level }
learn-standing-new = nowa
learn-standing-learning = krok { $number } z 5
learn-standing-due = krok { $number } z 5, czas wrócić
learn-standing-mastered = opanowana
learn-standing-mastered-due = opanowana, czas wrócić

learn-skill = { $skill ->
    [two-steps] Dwa kroki
    [three-steps] Trzy kroki
    [subtraction] Odejmowanie
    [division] Dzielenie
    [joining] Łączenie
    [impossible] Czy to niemożliwe?
    [negative] Poniżej zera
   *[fractions] Ułamki
}
learn-about-skill = { $skill ->
    [two-steps] Wystarczą trzy z liczb: najpierw uzyskaj nową, potem jej użyj.
    [three-steps] Najłatwiejszy sposób używa wszystkich czterech liczb.
    [subtraction] W najłatwiejszym sposobie trzeba odejmować.
    [division] W najłatwiejszym sposobie trzeba dzielić.
    [joining] Postaw dwie liczby obok siebie: 1 & 2 to 12.
    [impossible] Znajdź sposób albo powiedz, że go nie ma.
    [negative] Bez dodawania: najpierw zejdź poniżej zera. Odjąć −3 to dodać 3.
   *[fractions] Bez mnożenia: dzielenie przez ułamek może powiększyć liczbę.
}

## Wyścig

race-lead = Uzyskaj 20 lub 18 jak najwięcej razy. Trzy gole to wygrana.
race-either = { $first } lub { $second }
race-standings = Punkty i gole
race-player = Gracz
race-points = Punkty
race-goals = Gole
race-goals-of = { $goals } z { $all }
race-first-roll = { $name }: rzuć. Pierwszy rzut jest za darmo.
race-make = { $name }: uzyskaj 20 lub 18 jak najwięcej razy.
race-won = Trzy gole: wygrywa { $name }!
race-own-win = Trzy gole: wygrywasz!
race-end = Wyścig skończony
race-end-rolls = Rzuty razem
race-shared = Wyścig do trzech goli, wygrany. Rzuty razem: { $rolls }
# $by: punkty za krok; $sum: punkty po nim
race-gained = { $by ->
    [one] Jeden punkt więcej. Punkty teraz: { $sum }.
    [few] { $by } punkty więcej. Punkty teraz: { $sum }.
    [many] { $by } punktów więcej. Punkty teraz: { $sum }.
   *[other] { $by } punktu więcej. Punkty teraz: { $sum }.
}
race-roll-cost = Rzut kosztuje punkt. Punkty teraz: { $sum }.
race-bonus = Kończą się na 0 lub 5, więc { $bonus } więcej: { $points }.
race-goal = Gol! Punkty zaczynają się znowu od 0.
race-which-roll = Rzut { $number } z { $all }
race-back = Poprzedni rzut
race-forward = Następny rzut
race-roll = Nowy rzut
race-hand-on = Przekaż kolejkę
race-new = Nowy wyścig
race-new-help = Po jednym imieniu dla każdej osoby, która gra przy tym ekranie; w pojedynkę imię nie jest potrzebne. Trwający wyścig się skończy.
race-give-up = Ten wyścig jeszcze się nie skończył. Naciśnij jeszcze raz, aby go porzucić.
race-name = Imię gracza { $number }
race-same-name = To imię ma już inny gracz.
race-link = Wyścig z tymi samymi rzutami
race-begin = Zacznij
race-racers = W wyścigu gra od 1 do { $most } graczy.
race-not-their-turn = Teraz gra ktoś inny.
race-over = Ten wyścig jest już wygrany. Zacznij nowy.
race-no-roll = Najpierw rzuć.
race-rolled-this-turn = W jednej kolejce jest jeden nowy rzut. Graj dalej swoimi rzutami albo przekaż kolejkę.
race-too-many-rolls = Liczba twoich rzutów od ostatniego gola to już { $most }. Graj dalej tymi.
race-no-such-roll = Po tej stronie nie ma już rzutu.
race-no-step = Nie ma takiego kroku.
race-no-turns = Grasz w pojedynkę: nie ma komu przekazać kolejki.
race-not-a-roll = Takie kostki nie mogą tam leżeć.
race-too-long = Ten wyścig jest już za długi. Zacznij nowy.
race-rules = Jak przebiega wyścig
race-all-rules = Wszystkie zasady
race-rule-steps = Każdy krok, który daje 20, to 1 punkt, a każdy, który daje 18, to 3.
race-rule-again = Rób tyle kroków, ile chcesz, i cofaj je; ten sam sposób liczy się przy każdym rzucie tylko raz.
race-rule-fives = Gdy twoje punkty kończą się na 0 lub 5, dostajesz 5 więcej. Tylko 25 to zamiast tego gol.
race-rule-goal = Dokładnie { $points } punktów to gol. Punkty zaczynają się znowu od 0.
race-rule-roll = Pierwszy rzut jest za darmo. Każdy nowy kosztuje punkt.
race-rule-rolls = Możesz przechodzić między swoimi rzutami wstecz i dalej. Po golu zostaje ci tylko ten rzut, który go dał.
race-rule-turns = Gdy gra kilka osób, grają po kolei. W każdej kolejce jest jeden nowy rzut.
race-rule-at-once = Wszyscy grają naraz, każdy z własnymi rzutami, które poza tym widzi tylko gospodarz. Lista graczy pokazuje, jak komu idzie.
race-rule-win = Wygrywa gracz, który pierwszy ma { $goals ->
    [one] { $goals } gol
    [few] { $goals } gole
    [many] { $goals } goli
   *[other] { $goals } gola
}. Nie ma zgłoszeń ani zegara.
race-example = Przykład: masz 17 punktów, a na kostkach są 3, 6, 9 i 14. 3 × 6 daje 18: to 3 punkty, czyli masz 20. 20 to wielokrotność 5, więc masz 25: gol.

### Jak poszły ćwiczenia i rzuty dnia.

statistics-lead = Twoje ćwiczenia i rzuty dnia. Są zapisane tylko na tym urządzeniu i nikt inny ich nie widzi.
statistics-empty = Jeszcze nic. Tu liczy się każde skończone zadanie.
statistics-players = Czyje odpowiedzi
statistics-nobody = Bez imienia
statistics-as-table = Jako tabela
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }.{ $month }

## Tydzień po tygodniu

statistics-weeks = Rozwiązane, tydzień po tygodniu
statistics-weeks-summary = { $solved ->
    [one] Jedno rozwiązane zadanie
    [few] { $solved } rozwiązane zadania
    [many] { $solved } rozwiązanych zadań
   *[other] { $solved } rozwiązanego zadania
}
statistics-weeks-ahead = { $count ->
    [one] Jedna odpowiedź ma datę, która dopiero nadejdzie, i nie jest tu pokazana.
    [few] { $count } odpowiedzi mają datę, która dopiero nadejdzie, i nie są tu pokazane.
    [many] { $count } odpowiedzi ma datę, która dopiero nadejdzie, i nie jest tu pokazanych.
   *[other] { $count } odpowiedzi ma datę, która dopiero nadejdzie, i nie jest tu pokazane.
}
statistics-week = Tydzień od { $date }: rozwiązane { $solved }, pokazane { $shown }
statistics-weeks-best = Najwięcej w jednym tygodniu: { $solved }, od { $date }.
statistics-week-from = Tydzień od
statistics-solved = Rozwiązane
statistics-shown = Pokazane

## Czasy

statistics-times = Czas według trudności
statistics-times-help = Połowa rozwiązanych zadań zajęła mniej czasu, a druga połowa więcej.
statistics-times-longest = Najdłużej: { $level }. Połowa z nich zajęła więcej niż { $time }.
statistics-difficulty = Trudność
statistics-median = Środkowy czas

## Zgłoszenia

statistics-calls = Czy to niemożliwe?
statistics-calls-none = Nie ma tu jeszcze twojego „Niemożliwe” ani niemożliwego zadania.
statistics-calls-bold = Za wcześnie mówisz „Niemożliwe”: najpierw poszukaj jeszcze jednego sposobu.
statistics-calls-shy = Niektóre zadania naprawdę są niemożliwe. Odważ się to powiedzieć.
statistics-calls-half = Gdy mówisz „Niemożliwe”, w połowie przypadków to prawda. Najpierw poszukaj jeszcze jednego sposobu.
statistics-calls-good = Gdy mówisz „Niemożliwe”, przeważnie to prawda.
statistics-call = Co się stało
statistics-times-said = Ile razy
statistics-calls-right = Powiedziane i prawda
statistics-calls-wrong = Powiedziane, a sposób był
statistics-calls-overlooked = Niemożliwe, ale niezauważone

## Umiejętności

statistics-skills = Umiejętności
statistics-skill = Umiejętność
statistics-alone = Bez pomocy
statistics-helped = Po podpowiedzi lub błędnym „Niemożliwe”
statistics-alone-of = { $alone } z { $all } bez pomocy
statistics-skills-next = Poćwicz teraz:

## Plik

statistics-file = Zabierz ze sobą lub usuń
statistics-file-help = W pliku są odpowiedzi, kroki ćwiczeń i dni pokazanego gracza. Otwórz go na innym urządzeniu: to, co już tam jest, nie policzy się dwa razy.
statistics-export = Zapisz jako plik
statistics-export-of = Zapisz jako plik: { $name }
statistics-export-all = Zapisz wszystkich z tego urządzenia w jednym pliku
statistics-import = Otwórz plik
statistics-delete = Usuń te odpowiedzi
statistics-undo = Cofnij usunięcie
# $name: nazwa pliku
statistics-exported = Zapisano jako { $name }.
statistics-imported = { $count ->
    [0] Wszystko z tego pliku już tu było.
    [one] Dodano jedną odpowiedź.
    [few] Dodano { $count } odpowiedzi.
    [many] Dodano { $count } odpowiedzi.
   *[other] Dodano { $count } odpowiedzi.
}
statistics-file-of-several = W tym pliku są ćwiczenia kilku graczy. Czyje mają tu trafić?
statistics-file-take-in = Dodaj: { $name }
statistics-file-take-all-in = Dodaj wszystkich
statistics-left-out = { $count ->
    [one] Pominięto jedną odpowiedź, bo jej data nie może być prawdziwa.
    [few] Pominięto { $count } odpowiedzi, bo ich daty nie mogą być prawdziwe.
    [many] Pominięto { $count } odpowiedzi, bo ich daty nie mogą być prawdziwe.
   *[other] Pominięto { $count } odpowiedzi, bo ich daty nie mogą być prawdziwe.
}
statistics-file-too-long = Ten plik jest za długi jak na plik z odpowiedziami. Nic się nie zmieniło.
statistics-file-other = To nie jest plik z odpowiedziami albo jest uszkodzony. Nic się nie zmieniło.
statistics-file-later = Ten plik pochodzi z nowszej wersji Score. Załaduj stronę ponownie i otwórz go jeszcze raz.
statistics-file-unreadable = Nie udało się odczytać tego pliku. Nic się nie zmieniło.
statistics-deleted = Usunięto. Możesz to jeszcze cofnąć, dopóki jesteś na tej stronie.
statistics-restored = Są z powrotem.

## Kodami QR

statistics-carry = Na inne urządzenie kodem QR
statistics-carry-help = W kodach są odpowiedzi, kroki ćwiczeń i dni tego gracza. Nic nie jest nigdzie wysyłane: kody odczytuje aparat drugiego urządzenia.
statistics-carry-show = Pokaż kody
statistics-carry-hide = Ukryj kody
statistics-carry-code = { $all ->
    [one] Zeskanuj ten kod drugim urządzeniem i otwórz tam link.
    [few] Kod { $number } z { $all }. Zeskanuj go drugim urządzeniem, otwórz tam link i pokaż następny kod.
    [many] Kod { $number } z { $all }. Zeskanuj go drugim urządzeniem, otwórz tam link i pokaż następny kod.
   *[other] Kod { $number } z { $all }. Zeskanuj go drugim urządzeniem, otwórz tam link i pokaż następny kod.
}
statistics-carry-qr = Kod QR { $number } z { $all }
statistics-carry-left-out = { $count ->
    [one] Nie zmieściła się najstarsza odpowiedź. Plik zabiera wszystko.
    [few] Nie zmieściły się najstarsze odpowiedzi i dni: { $count }. Plik zabiera wszystko.
    [many] Nie zmieściły się najstarsze odpowiedzi i dni: { $count }. Plik zabiera wszystko.
   *[other] Nie zmieściły się najstarsze odpowiedzi i dni: { $count }. Plik zabiera wszystko.
}
statistics-carry-anew = Odpowiedzi się zmieniły: to są nowe kody. Zacznij od pierwszego.
statistics-carry-too-much = To za dużo na kody. Użyj pliku.
statistics-carry-before = Poprzedni kod
statistics-carry-next = Następny kod
statistics-carry-link = Link w tym kodzie
statistics-paste = Wklej link z kodu
statistics-paste-help = Gdy żaden aparat nie może odczytać kodu: skopiuj jego link na drugim urządzeniu, wyślij go do siebie i wklej tutaj.
statistics-paste-open = Otwórz link
statistics-paste-other = To nie jest link z kodu. Skopiuj go w całości na drugim urządzeniu.
statistics-arrival = Z innego urządzenia
statistics-carry-parts = Kody już tutaj: { $here } z { $of }. Zeskanuj następny.
# $new z $answers tu jeszcze nie ma. $practised: rzuty w ćwiczeniach
statistics-carry-about = { $name } – odpowiedzi: { $answers }, w tym nowe: { $new }; dni: { $days }; rzuty w ćwiczeniach: { $practised }.
statistics-carry-once = To, co już tu jest, nie policzy się dwa razy; każda umiejętność zostaje na dalszym kroku.
statistics-carry-take-in = Dodaj
statistics-carry-forget = Nie dodawaj
statistics-carry-broken = Tych kodów nie da się odczytać. Zeskanuj je jeszcze raz, zaczynając od pierwszego.
statistics-carry-later = Te kody pochodzą z nowszej wersji Score. Załaduj stronę ponownie i zeskanuj je jeszcze raz.
statistics-taken-in = { $count ->
    [0] Dodano; wszystkie odpowiedzi już tu były.
    [one] Dodano, w tym jedną nową odpowiedź.
    [few] Dodano, w tym { $count } nowe odpowiedzi.
    [many] Dodano, w tym { $count } nowych odpowiedzi.
   *[other] Dodano, w tym { $count } nowej odpowiedzi.
}

### Dials.

## Plansza i jej przyciski.

dials-target = Cel
dials-presses = Naciśnięcia
dials-fewest = Wystarczy
# W miejscu najmniejszej liczby naciśnięć.
dials-no-way = nie da się
dials-undo = Cofnij
dials-redo = Ponów
dials-hint = Podpowiedź
dials-again = Od początku
dials-new-puzzle = Nowa łamigłówka
dials-solution = Rozwiązanie
dials-own-puzzle = Własna łamigłówka
dials-puzzle-link = Link do tej łamigłówki

## Co zrobić i co się stało. $target: litery.

dials-shown = Tarcze pokazują { $letters }.
dials-status-start = Naciskaj przyciski, aż tarcze pokażą { $target }.
dials-status-no-way = Tymi przyciskami nie da się dojść do { $target }. Otwórz rozwiązanie, aby zobaczyć dlaczego.
dials-status-so-far = Na razie { $pressed ->
    [one] 1 naciśnięcie
    [few] { $pressed } naciśnięcia
    [many] { $pressed } naciśnięć
   *[other] { $pressed } naciśnięcia
}. Może wystarczyć jeszcze { $left }.
dials-solved-at-once = Tarcze od razu pokazują cel.
dials-solved-fewest = Rozwiązane! { $pressed ->
    [one] 1 naciśnięcie
    [few] { $pressed } naciśnięcia
    [many] { $pressed } naciśnięć
   *[other] { $pressed } naciśnięcia
}, mniej się nie da.
dials-solved = Rozwiązane! { $pressed ->
    [one] 1 naciśnięcie
    [few] { $pressed } naciśnięcia
    [many] { $pressed } naciśnięć
   *[other] { $pressed } naciśnięcia
}, a wystarczyłoby { $fewest }.
dials-solution-helped = Pomogło rozwiązanie.
dials-hints-helped = { $count ->
    [one] Pomogła podpowiedź.
    [few] Pomogły podpowiedzi.
    [many] Pomogły podpowiedzi.
   *[other] Pomogły podpowiedzi.
}
dials-hint-said = Podpowiedź: naciśnij przycisk { $button } jeszcze { $presses ->
    [one] raz
    [few] { $presses } razy
    [many] { $presses } razy
   *[other] { $presses } razy
}.
dials-unreadable = Nie udało się odczytać tego, co zapamiętała przeglądarka. Zostało to odłożone na bok, a gra zaczyna się od nowa.
dials-other-puzzle = W innej karcie lub oknie zaczęła się inna łamigłówka i to ona jest teraz zapamiętana. Ta zostanie tutaj, dopóki nie załadujesz strony ponownie albo jej nie zamkniesz.

## Drabina: poziomy od małych łamigłówek do tej opublikowanej.

dials-ladder = Drabina
dials-level = Poziom { $level } z { $levels }
# Czytane na głos za poziomem.
dials-levels-solved = rozwiązane: { $solved }
dials-easier = Łatwiejszy poziom
dials-harder = Trudniejszy poziom
dials-next-level = Następny poziom
dials-back-to-level = Wróć do poziomu { $level }
# Opublikowana gra: pięć tarcz po pięć liter.
dials-full-puzzle = Duża łamigłówka
dials-ladder-climbed = Cała drabina za tobą!

## Dlaczego czegoś nie można zrobić.

dials-refusal-no-button = Takiego przycisku tu nie ma.
dials-refusal-nothing-to-undo = Nie ma czego cofnąć.
dials-refusal-nothing-to-redo = Nie ma czego ponowić.
dials-refusal-solved = Tarcze pokazują cel. „Cofnij” cofa jedno naciśnięcie.
dials-refusal-no-way = Nic tu nie pomoże: tymi przyciskami nie da się dojść do celu.
dials-refusal-all-told = Wystarczy nacisnąć przyciski, które mają podpowiedź.
dials-refusal-too-many-moves = To już { $moves } ruchów. Zacznij jeszcze raz od początku.

## Jak nazywają się tarcze i przyciski.

dials-dial-right = Tarcza { $dial } pokazuje { $shown }, tak jak trzeba
dials-dial = Tarcza { $dial } pokazuje { $shown }, cel { $target }, jeszcze { $left ->
    [one] 1 krok
    [few] { $left } kroki
    [many] { $left } kroków
   *[other] { $left } kroku
}
# Słowami, bo stoi za numerem przycisku.
dials-times = { $count ->
    [1] raz
    [2] dwa razy
    [3] trzy razy
    [4] cztery razy
    [5] pięć razy
    [6] sześć razy
    [7] siedem razy
    [8] osiem razy
    [9] dziewięć razy
    [10] dziesięć razy
   *[other] { $count } razy
}
dials-still = { $presses ->
    [0] gotowe
   *[other] jeszcze { $presses }
}
# $turns: dials-turns lub dials-turns-nothing.
dials-button = Przycisk { $button }: { $turns }
# $dials: dials-turn, kilka razy.
dials-turns = obraca { $dials }
dials-turn = tarczę { $dial } o { $steps }
dials-turns-nothing = niczego nie obraca
# Za nazwą przycisku; $times: dials-times.
dials-button-pressed = naciśnięty { $times }
# Za nazwą przycisku; $still: dials-still.
dials-button-hint = podpowiedź: { $still }

## Naciśnięcia rozwiązania. $others, $last, $only: dials-press-button.

dials-press-button = przycisk { $button } { $times }
dials-press-none = Nie naciskaj nic: tarcze już pokazują cel.
dials-press-one = Naciśnij { $only }.
dials-press-list = Naciśnij { $others } i { $last }.

## Do jakich celów prowadzą przyciski.

dials-reach-all = Liczba celów: { $all }. Te przyciski prowadzą do każdego z nich, do każdego dokładnie jednym sposobem.
dials-reach-some = Te przyciski prowadzą tylko do części celów: { $targets } z { $all }. Sposobów na każdy z nich: { $ways }.
dials-conditions = Policz, o ile kroków musi się obrócić każda tarcza. Do celu da się dojść, jeśli po odjęciu pełnych obrotów po { $modulus } wychodzi tu 0:
# Składnik warunku, czasem za czynnikiem.
dials-term = tarcza { $dial }
dials-leaves = { $number }, reszta { $left }
# $sum: suma i jej wartość.
dials-condition-good = tutaj { $sum }: dobrze
dials-condition-not-zero = tutaj { $sum }: to nie 0

## Własna łamigłówka.

dials-count = Tarcze i przyciski
dials-letters = Litery na każdej tarczy
dials-letters-choice = { $modulus }: od A do { $last }
dials-signatures = Co robią przyciski
# $digits: dials-digits lub dials-digits-of-eleven.
dials-own-help = Jeden wiersz to jeden przycisk. W każdym polu stoi, o ile kroków obraca on tę tarczę: { $digits }.
dials-digits = od 0 do { $last }
dials-digits-of-eleven = od 0 do 9 albo X zamiast 10
dials-signature-field = Przycisk { $button }, kroki tarczy { $dial }
dials-start = Start
dials-play-own = Graj
dials-other-signatures = Inne przyciski
dials-other-letters = Inne litery
dials-wrong-modulus = Tarcza ma 2, 3, 5, 7 lub 11 liter.
dials-wrong-count = Tarcz jest od { $min } do { $max }.
dials-wrong-letters = Wpisz litery od A do { $last }. Ma ich być tyle: { $dials }.
dials-wrong-steps = W każdym polu jest jedna cyfra: { $digits }.
dials-wrong-signatures = Przycisków ma być tyle: { $dials }.
dials-wrong-kinds = Te rozmiary do siebie nie pasują.

## Zasady.

dials-how-to-play = Jak grać
dials-rule-letters = Każda tarcza pokazuje literę od A do { $last }. Jeden krok zmienia A na B, a { $last } na A.
dials-rule-buttons = Przycisk obraca wszystkie tarcze naraz, każdą o jej własną liczbę kroków: +2 pod tarczą to dwa kroki, a kropka to żaden.
dials-rule-goal = Naciskaj przyciski, aż każda tarcza pokaże swoją literę docelową. Ta litera ma na tarczy kółko i stoi też pod tarczą.
dials-rule-order = Kolejność naciskania nie ma znaczenia, a ten sam przycisk naciśnięty { $modulus } razy niczego nie zmienia.
dials-rule-keyboard = Naciśnij przycisk albo jego numer na klawiaturze. H to podpowiedź, Z cofa.
dials-rule-tip = Policz, czego jeszcze brakuje każdej tarczy. Który przycisk rusza tylko kilka tarcz?

## Rozwiązanie krok po kroku.

dials-worked = Jak to obliczyć
# Prawa strona równań.
dials-turns-column = obrót
dials-button-column = Przycisk { $button }
dials-line = Wiersz { $line }
dials-play-steps = Odtwórz
dials-pause = Pauza
dials-press-them = Pokaż to na tarczach
dials-equations = Jeden wiersz na każdą tarczę, jedna kolumna na każdy przycisk. Od { $start } do { $target } tarcza 1 musi się obrócić razem o { $steps }: to jest wiersz 1. Liczy się tylko to, co zostaje po odjęciu pełnych obrotów po { $modulus }.
dials-step-swap = Wiersz { $line } ma 0 w kolumnie { $column }, więc zamienia się miejscami z wierszem { $with }.
# $product: liczba lub dials-leaves.
dials-step-scale = Wiersz { $line } razy { $by }, żeby w kolumnie { $column } było 1: { $by } × { $value } = { $product }.
# $sum: liczba lub dials-leaves.
dials-step-add = Wiersz { $line } plus { $times ->
    [1] wiersz { $of }
   *[other] { $times } × wiersz { $of }
}, żeby w kolumnie { $column } było 0: { $value } + { $times } = { $sum }.
dials-end-no-way = Wiersz { $line } ma same zera, a po prawej stronie { $right }: tego nie zrobią żadne naciśnięcia. Nie ma sposobu.
# $presses: dials-press-none, dials-press-one lub dials-press-list.
dials-end-one-way = Teraz każdy wiersz ma jeden przycisk i mówi, ile razy: { $presses }
dials-end-many-ways = { $count ->
    [one] Przycisk { $free } możesz nacisnąć
    [few] Przyciski { $free } możesz nacisnąć
    [many] Przyciski { $free } możesz nacisnąć
   *[other] Przyciski { $free } możesz nacisnąć
} dowolną liczbę razy, a wtedy każdy wiersz mówi, ile razy trzeba nacisnąć inny. Sposobów: { $ways }. Najmniej naciśnięć: { $presses }

### Matematyczne Yahtzee.

# Sposoby gry, razem i po jednym.
yahtzee-modes = Co robić
yahtzee-mode = { $mode ->
    [practice] Ćwiczenia
    [game] Gra
   *[review] Analiza
}

## Układy

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Same pierwsze
    [all-even] Same parzyste
   *[all-odd] Same nieparzyste
}
# To samo w środku zdania.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] fibonacci
    [pi] pi
    [all-prime] same pierwsze
    [all-even] same parzyste
   *[all-odd] same nieparzyste
}
# Jeden znak na każdej kostce układu. „Pierwsze” i „parzyste” zaczynają się tak samo, a I wygląda jak 1.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] W
    [all-even] P
   *[all-odd] N
}
# Co muszą pokazać kostki.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] pięć takich samych
    [fibonacci] 1 1 2 3 5
    [pi] 3, 1 i 4
    [all-prime] tylko 2, 3 i 5
    [all-even] tylko 2, 4 i 6
   *[all-odd] tylko 1, 3 i 5
}
yahtzee-patterns = Układy
yahtzee-pattern-column = Układ
yahtzee-your-choice = Twoje kostki
yahtzee-best-choice = Najlepsze kostki
yahtzee-pattern-shown = jest
# Wyliczenia: z przecinkiem i przed ostatnim.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } i { $last }

## Kostki

# Kostka, czytana na głos.
yahtzee-die = Kostka { $die }: { $number }, rzuć jeszcze raz
yahtzee-die-of-patterns = { $die }, należy do: { $patterns }
yahtzee-roll-five = Rzuć pięcioma kostkami
yahtzee-roll-anew = Pięć nowych kostek
yahtzee-roll-again = Rzuć wybranymi jeszcze raz
yahtzee-roll-dice = { $count ->
    [one] Rzuć 1 kostką jeszcze raz
    [few] Rzuć { $count } kostkami jeszcze raz
    [many] Rzuć { $count } kostkami jeszcze raz
   *[other] Rzuć { $count } kostki jeszcze raz
}
yahtzee-undo = Cofnij
yahtzee-adviser = Doradca
yahtzee-dice-show = Kostki pokazują { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## Co dalej

yahtzee-roll = Rzuć kostkami.
yahtzee-round = Runda { $round } z { $rounds }. Rzuć kostkami.
yahtzee-round-of-player = Runda { $round } z { $rounds }. { $player }, rzuć kostkami.
yahtzee-choose-box = Wybierz pole.
yahtzee-no-pattern = Tym razem bez układu.
yahtzee-choose-dice = Wybierz kostki, którymi chcesz rzucić jeszcze raz. { $left }
yahtzee-choose-dice-or-box = Wybierz kostki, którymi chcesz rzucić jeszcze raz, albo wpisz punkty w pole. { $left }
yahtzee-rolls-left = { $count ->
    [one] Został 1 rzut.
    [few] Zostały { $count } rzuty.
    [many] Zostało { $count } rzutów.
   *[other] Zostało { $count } rzutu.
}
yahtzee-game-over = Koniec gry. Twój wynik: { $total }. Analiza pokazuje, ile punktów mogło z tego być.
yahtzee-winner = Koniec gry. Wygrywa { $name } z wynikiem { $total }. Analiza pokazuje każdy wybór.
yahtzee-winners = Koniec gry. { $names } mają po tyle samo punktów: { $total }.
yahtzee-end = Gra skończona
yahtzee-shared = { $game }, punkty: { $total }
yahtzee-names-and = { $one } i { $other }

## Czego nie można

yahtzee-refusal = { $refusal ->
    [players] Grać może od jednej do sześciu osób.
    [not-thrown] Najpierw rzuć kostkami.
    [thrown] Kostki są już rzucone.
    [no-throw-left] W tej kolejce nie ma już rzutów.
    [all-kept] Najpierw wybierz kostki, którymi chcesz rzucić jeszcze raz.
    [kept-changed] Zatrzymana kostka się zmieniła.
    [box-filled] To pole jest już wypełnione.
   *[game-over] Koniec gry. Zacznij nową.
}
yahtzee-no-such-throw = Link podaje kostki, których nie może być: trzeba pięciu, każda od 1 do 6.
yahtzee-give-up-game = Ta gra się jeszcze nie skończyła. Naciśnij jeszcze raz, aby ją porzucić.

## Doradca

yahtzee-advice = Jak prawdopodobny jest każdy układ, gdy zatrzymasz leżące kostki i dalej na niego grasz, i które kostki najlepiej do niego zatrzymać.
yahtzee-advice-at-end = Nie ma już rzutów: układ jest albo go nie ma.
yahtzee-advice-points = Żeby na końcu mieć najwięcej punktów
yahtzee-advice-boxes = Pole, które da najwięcej punktów na końcu
yahtzee-every-choice = Wszystkie możliwości
yahtzee-order-by = Najlepsze dla
yahtzee-by-points = Punkty
yahtzee-working-out = Obliczam całą grę…
# Wybór kostek, czytany na głos.
yahtzee-keep = { $count ->
    [0] Rzuć wszystkimi pięcioma jeszcze raz
    [5] Zatrzymaj wszystkie pięć
   *[other] Zatrzymaj { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent }%
yahtzee-per-cent-below = poniżej { $percent }%
yahtzee-per-cent-above = ponad { $percent }%
# Małe pod tym: to samo w setnych i jako ułamek.
yahtzee-exactly = { $percent }, czyli { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = średnio { $points }

## Karta wyników

yahtzee-sheet = Karta wyników
yahtzee-upper = Górne pola
yahtzee-lower = Dolne pola
yahtzee-box-column = Pole
yahtzee-you = Ty
yahtzee-box = { $score_box ->
    [ones] Jedynki
    [twos] Dwójki
    [threes] Trójki
    [fours] Czwórki
    [fives] Piątki
    [sixes] Szóstki
    [all-odd] Same nieparzyste
    [all-even] Same parzyste
    [pi] Pi
    [all-prime] Same pierwsze
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Szansa
}
# Ile daje pole: tyle punktów albo suma jego kostek.
yahtzee-box-sum = suma
yahtzee-upper-sum = Suma
yahtzee-bonus = Premia
yahtzee-total = Razem
yahtzee-bonus-rule = { $bonus } od { $from }
yahtzee-bonus-missing = brakuje { $missing }
yahtzee-score-in = Wpisz { $points } w pole „{ $score_box }”

## Nowe gry

yahtzee-new-game = Nowa gra
yahtzee-other-players = Inni gracze
yahtzee-alone = Graj w pojedynkę
yahtzee-together = Grajcie razem
yahtzee-names-help = Dla dwóch do sześciu osób przy tym ekranie. Zostaw pole puste, jeśli jest was mniej.
yahtzee-player = Gracz { $number }
yahtzee-too-few-players = Potrzeba co najmniej dwóch graczy. Aby grać samodzielnie, wybierz „Graj w pojedynkę”.

## Analiza

yahtzee-no-review = Zagraj grę do końca. Wtedy zobaczysz tu każdy wybór obok najlepszego.
yahtzee-whose = Czyje wybory
yahtzee-review-summary = Wynik: { $total }. Najlepsza gra daje średnio { $expected }, licząc przed pierwszym rzutem. Wybory kosztowały { $lost }, a los { $sign ->
    [minus] zabrał
   *[plus] dodał
} { $luck }.
yahtzee-review-help = Wybór ocenia się po tym, do czego prowadzi średnio, a nie po tym, jak padły kostki. Najlepsza gra to gra jednej osoby, która chce mieć jak najwięcej punktów.
yahtzee-only-losses = Tylko wybory, które kosztowały punkty
yahtzee-no-losses = Żaden wybór nie kosztował ani punktu. Doskonale!
yahtzee-turn = Kolejka { $turn }
yahtzee-chosen = wybrane
yahtzee-best = najlepsze
yahtzee-nothing-lost = najlepszy wybór
yahtzee-lost = strata { $points }
yahtzee-lost-least = strata mniejsza niż { $points }

## Zasady

yahtzee-how = Jak grać
yahtzee-how-dice = Rzuć pięcioma kostkami. Potem wybierz te, które ci się nie podobają, i rzuć nimi jeszcze raz; możesz to zrobić dwa razy. Kostki, które tworzą układ, mają jego znak.
yahtzee-how-keys = Na klawiaturze cyfry od 1 do { $dice } wybierają kostki, R rzuca, a Z czyści pole wypełnione przez pomyłkę, ale tylko do następnego rzutu.
yahtzee-how-pi = Pi to 3, 1 i 4 wśród pięciu kostek, więc 3 1 4 1 4 to też pi.
yahtzee-how-game = W grze każda kolejka kończy się wpisem w pole karty wyników, każde pole jeden raz: trzynaście kolejek. W górnych polach liczą się ich własne liczby, od 1 do { $sides }; jeśli jest tam razem { $from } lub więcej, dochodzi premia { $bonus }. „Same nieparzyste”, „Same parzyste” i „Szansa” dają sumę kostek, pi 25, „Same pierwsze” 30, Fibonacci 40, a Yahtzee 50. Kostki, które nie pasują do pola, dają w nim 0. Nie ma jokera, a drugie Yahtzee nic więcej nie daje.
yahtzee-how-adviser = Doradca dokładnie oblicza, jak prawdopodobny jest każdy układ, dla wszystkiego, co możesz zatrzymać. Po grze analiza pokazuje każdy wybór obok najlepszego. Przy samych najlepszych wyborach gra daje średnio 230,59 punktu.

### Karty pracy i błędy do znalezienia.

## Formularz karty pracy

sheet-lead = Rzuty, rozdania, błędy do znalezienia lub Dials na papierze, z kluczem odpowiedzi. Ten sam link daje zawsze tę samą kartę.
sheet-kind-label = Co jest na karcie
sheet-kind = { $kind ->
    [hands] Rozdania gry 24
    [mistakes] Błędy do znalezienia
    [impossible] Które są niemożliwe?
    [dials] Dials
   *[rolls] Rzuty gry Score
}
sheet-count = Ile
sheet-count-problem = Wybierz liczbę całkowitą od 1 do { $most }.
sheet-from = Trudność od
sheet-to = Trudność do
sheet-levels-problem = Pierwsza trudność jest większa niż druga: wybierz inną.
sheet-level = { $level ->
    [easy] łatwe
    [medium] średnie
    [hard] trudne
    [very-hard] bardzo trudne
   *[any] różne
}
sheet-skill-label = Co ćwiczy
sheet-skill = { $skill ->
    [two-steps] dwa kroki
    [three-steps] trzy kroki
    [subtraction] odejmowanie
    [division] dzielenie
    [fractions] ułamki
    [joining] łączenie cyfr
   *[mix] różne
}
sheet-mistake-label = Jakie błędy
sheet-mistake = { $kind ->
    [sign] znaki liczb
    [order] kolejność działań
    [fraction] ułamki
    [division] dzielenie przez ułamek
    [join] łączenie cyfr
    [twice] liczba użyta dwa razy
   *[any] różne
}
sheet-working = Linie na obliczenia
sheet-working-problem = Wybierz liczbę całkowitą od 0 do { $most }.
sheet-title-label = Tytuł
sheet-title-help = Puste pole to zwykły tytuł.
sheet-title-problem = Tytuł mieści się w jednej linii. Najwięcej znaków: { $most }.
sheet-name-and-date = Linie na imię i datę
sheet-large = Duży druk
sheet-version-label = Wersja
# A i B mają różne zadania, tak samo trudne.
sheet-version = { $version ->
    [a] A
    [b] B, tak samo trudna jak A
   *[one] tylko jedna
}
sheet-key-label = Klucz odpowiedzi
sheet-key = { $key ->
    [all] wszystkie różne rozwiązania
   *[three] trzy pierwsze
}
sheet-printed-label = Na papierze
sheet-printed = { $printed ->
    [sheet] sama karta
    [key] sam klucz
   *[both] karta i klucz
}
sheet-print = Drukuj
sheet-csv = Zapisz jako tabelę (CSV)
sheet-new = Inne zadania
sheet-pupils-link = Zadania dla uczniów, bez odpowiedzi
sheet-pupils-lead = Naciśnij „Graj” przy zadaniu, aby rozwiązać je na ekranie.
sheet-link = Ta karta
sheet-few = { $count ->
    [0] Nie ma takich zadań. Wybierz szerszy zakres trudności albo coś innego do ćwiczenia.
    [one] Jest tylko 1 takie zadanie. Wybierz szerszy zakres trudności albo coś innego do ćwiczenia.
    [few] Są tylko { $count } takie zadania. Wybierz szerszy zakres trudności albo coś innego do ćwiczenia.
    [many] Jest tylko { $count } takich zadań. Wybierz szerszy zakres trudności albo coś innego do ćwiczenia.
   *[other] Jest tylko { $count } takiego zadania. Wybierz szerszy zakres trudności albo coś innego do ćwiczenia.
}
sheet-few-on-paper = Nie ma więcej takich zadań: { $count } zamiast { $wanted }.
sheet-no-fractions = Rzuty gry Score, które wymagają ułamka, są za rzadkie na kartę pracy. Wybierz rozdania gry 24, także bardzo trudne.

## Na papierze

sheet-usual-title = { $kind ->
    [hands] Uzyskaj 24
    [mistakes] Znajdź błąd
    [impossible] Które są niemożliwe?
    [dials] Dials
   *[rolls] Uzyskaj 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Imię
sheet-date = Data
sheet-task-rolls = Uzyskaj { $goal } w dwóch lub trzech krokach. Każdej liczby użyj najwyżej raz; nie musisz używać wszystkich. Możesz dodawać, odejmować, mnożyć, dzielić i łączyć cyfry (1 & 2 = 12).
sheet-task-hands = Uzyskaj { $goal } ze wszystkich czterech liczb. Dodawaj, odejmuj, mnóż lub dziel; każdej liczby użyj dokładnie raz.
sheet-task-mistakes = Każde rozwiązanie mówi, że z liczb nad nim wychodzi { $goal }. Każdej liczby można użyć raz; 1 & 2 to 12. W każdym zadaniu jedna linia może być błędna. Zaznacz ją i napisz, jak ma być, albo „nie wolno”. Jeśli wszystkie są dobre, napisz „wszystko dobrze”.
sheet-task-impossible = Z niektórych z tych rzutów nie da się uzyskać { $goal } w dwóch lub trzech krokach. Zaznacz je, a dla pozostałych pokaż sposób. Możesz dodawać, odejmować, mnożyć, dzielić i łączyć cyfry (1 & 2 = 12).
sheet-task-dials = Każdy przycisk obraca każdą tarczę o tyle liter, ile stoi w jego wierszu. Ile razy trzeba nacisnąć każdy przycisk, żeby od liter u góry dojść do liter u dołu?
sheet-play = Graj
sheet-impossible = niemożliwe
sheet-start = od
sheet-target = do
sheet-button = przycisk { $button }
# $last to litera.
sheet-letters = Po { $last } jest znowu A.
sheet-on-screen = To samo na ekranie:
sheet-qr = Kod QR z zadaniami dla uczniów
sheet-answers = Odpowiedzi: { $title }
# Dalej jest $shown rozwiązań z $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] 1 rozwiązanie
        [few] { $count } różne rozwiązania
        [many] { $count } różnych rozwiązań
       *[other] { $count } różnego rozwiązania
    }
   *[other] Różne rozwiązania: { $count }, najprostsze: { $shown }
}
# Najbliższe liczby poniżej i powyżej celu.
sheet-is-impossible = niemożliwe. { $kind ->
    [whole] Najbliższe liczby całkowite to { $below } i { $above }.
   *[other] Najbliżej są { $below } i { $above }.
}
sheet-all-right = wszystko dobrze
# $why i $right to zdania.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = przycisk { $button }: { $times } ×

## Tabela

sheet-file = { $version ->
    [a] karta-pracy-A.csv
    [b] karta-pracy-B.csv
   *[one] karta-pracy.csv
}
sheet-column-number = Nr
sheet-column-given = Dane
sheet-column-goal = Cel
sheet-column-points = Trudność
sheet-column-count = Rozwiązania
sheet-column-answer = Odpowiedź

## Błędy do znalezienia

mistake-lead = Jedna linia poniżej może być błędna. Naciśnij ją albo powiedz, że wszystkie są dobre.
mistake-item = Zadanie { $item } z { $count }
mistake-goal = uzyskaj { $goal }
mistake-solution = Rozwiązanie { $letter }
mistake-all-right = Wszystkie są dobre
mistake-show = Pokaż mi
mistake-found = Tak, ta linia jest błędna.
mistake-line-is-right = { $line } – dobrze. Szukaj dalej.
mistake-there-is-one = Jedna linia jest błędna. Spójrz jeszcze raz.
mistake-none = Wszystkie linie są dobre.
mistake-here = Ta linia jest błędna.
mistake-mark-wrong = błędna
mistake-mark-right = dobra
mistake-new = Nowe zadania
mistake-end = Wszystkie sprawdzone
mistake-end-at-once = Dobrze od razu
mistake-end-later = Dobrze później
mistake-end-row = Z rzędu
mistake-shared = Znajdź błąd: { $right } z { $all } dobrze od razu
mistake-level = Trudność
mistake-link = Te rozwiązania
mistake-no-items = Nie ma takich zadań. Wybierz inną trudność albo inne błędy.
mistake-put-right = Powinno być { $line }.
mistake-not-possible = Dlatego { $line } w ogóle nie może tu stać.
# Co zostało zrobione; $right to co jest dobrze, $number co zostało użyte drugi raz.
mistake-why = { $slip ->
    [sign-of-result] Znak wyniku jest błędny: powinno być { $right }.
    [sign-of-first] Pominięto minus pierwszej liczby.
    [sign-of-second] Pominięto minus drugiej liczby.
    [left-to-right] Liczono od lewej do prawej, ale × i ÷ wykonuje się przed + i −.
    [right-to-left] Najpierw policzono drugie działanie, a tutaj idzie się od lewej do prawej.
    [tops-and-bottoms] Góra policzona z górą, a dół z dołem. Ułamki trzeba najpierw sprowadzić do wspólnego mianownika.
    [whole-to-top] Liczbę całkowitą od razu dodano do licznika. Najpierw musi stać się ułamkiem o tym samym mianowniku.
    [top-and-bottom-times] Pomnożono licznik i mianownik, a to niczego nie zmienia. Mnoży się tylko licznik.
    [not-turned-over] Dzielić przez ułamek to mnożyć przez jego odwrotność; tutaj ułamek nie został odwrócony.
    [other-turned-over] Odwrócono niewłaściwą liczbę: odwraca się tę po ÷.
    [join-turned] Cyfry stoją w odwrotnej kolejności.
    [join-of-zero] Zera nie można dołączyć z przodu: żadna liczba nie zaczyna się od 0.
    [join-of-negative] Liczby ujemnej nie można dołączyć za inną.
   *[used-again] Liczba { $number } była już zużyta albo nigdy jej nie było. Każdej liczby wolno użyć tylko raz.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Jeden plik, który przyjmą Moodle, Canvas, Open edX, ILIAS i inne platformy (SCORM 1.2). Wynik każdego ucznia trafia tam do dziennika ocen i nigdzie indziej.
homework-no-work = Najpierw wybierz zadania: otwórz kartę pracy, przygotowaną lekcję albo poziom ćwiczeń i naciśnij tam „Dla LMS”.
homework-of = W środku: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
homework-of-lesson = przygotowana lekcja, { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
homework-of-level = ćwiczenia, { $skill }, { $level }
homework-usual-lesson = Lekcja
homework-name = Nazwa
homework-name-help = Uczniowie też ją widzą.
homework-name-problem = { $why ->
    [empty] Podaj nazwę.
    [long] Nazwa jest za długa. Najwięcej znaków: { $most }.
   *[control] Nazwa to jedna linia tekstu.
}
homework-right = Ile musi być dobrze
homework-right-problem = Wybierz liczbę całkowitą od 1 do { $most }.
homework-pass = Zaliczone od, w procentach
homework-second = Druga próba się liczy
homework-second-help = Bez niej decyduje pierwsza odpowiedź.
homework-hints = Podpowiedzi
homework-hints-help = Zadanie z podpowiedzią liczy się w połowie.
homework-solutions = Wolno oglądać rozwiązania
homework-solutions-help = Zadanie, którego rozwiązanie obejrzano, nic nie daje.
homework-minutes = Minuty na wszystko
homework-minutes-help = Puste pole oznacza brak limitu. Czas liczy się tylko wtedy, gdy strona jest na wierzchu.
homework-minutes-problem = Wybierz liczbę całkowitą od 1 do { $most } albo opróżnij pole.
homework-language-reader = język czytającego
homework-numbers = Liczby
homework-numbers-choice = { $numbers ->
    [own] inne dla każdego ucznia
   *[same] te same dla wszystkich
}
homework-make = Zapisz pakiet
homework-size = { $size } kB
homework-saved = { $count ->
    [one] Zapisano { $file } z 1 zadaniem. Prześlij go na swoją platformę jako pakiet SCORM.
   *[other] Zapisano { $file }; liczba zadań: { $count }. Prześlij go na swoją platformę jako pakiet SCORM.
}
homework-no-files = Nie udało się pobrać plików gry albo coś je po drodze zmieniło. Wczytaj tę stronę ponownie.
homework-no-package = Z plików tej witryny nie da się zrobić pakietu.
homework-guide = W każdym pakiecie jest cała gra, a uczniowie nie potrzebują tu konta. Uczeń, który umie programować, może zgłosić dowolny wynik, jak w każdym pakiecie SCORM.
homework-code = Kod ucznia
homework-code-help = Z pracy bez platformy. Zadania, nazwa i ustawienia powyżej muszą być takie jak w pakiecie.
homework-code-read = Odczytaj oddany kod
homework-code-go = Odczytaj
homework-code-none = Kod ma trzy grupy liter; razem liter: { $letters }.
homework-code-mistyped = Jedna litera tego kodu jest zła albo dwie zamieniły się miejscami.
homework-code-other = To kod innej pracy domowej albo innych ustawień.

## The work

homework-refused = { $why ->
    [missing] Nie udało się pobrać pliku tej pracy domowej. Wczytaj stronę ponownie albo zapytaj nauczyciela.
    [changed] Plik tej pracy domowej został później zmieniony. Poproś nauczyciela o pakiet w pierwotnej postaci.
    [later] Tę pracę domową zrobiła nowsza wersja gry. Poproś nauczyciela o nowy pakiet.
   *[other] Nie da się odczytać pliku tej pracy domowej. Poproś nauczyciela o nowy pakiet.
}
homework-no-items = W tej pracy domowej nie ma zadań. Powiedz o tym nauczycielowi.
homework-ended = Ta praca domowa jest gotowa, a platforma ma wynik. Możesz zamknąć tę stronę.
homework-anew = Nie da się odczytać tego, co zapisano przy poprzedniej wizycie, więc praca zaczyna się od nowa.
homework-item-of-level = Zadanie { $item }
homework-done-of = Zrobione: { $done } z { $all }
homework-done-of-level = Dobrze: { $done } z { $all }
homework-kept = Możesz przerwać w każdej chwili: wszystko zostaje zapisane.
homework-not-kept = Tu nic się nie zapisuje: po zamknięciu tej strony praca zaczyna się od nowa.
homework-left = Pozostały czas: { $time }
homework-unrecorded = To tylko podgląd: nic nie jest zapisywane.
homework-not-taken = Platforma nie przyjęła ostatniego wyniku. Zostanie wysłany ponownie razem z następnym.
homework-send-again = Wyślij ponownie
homework-no-lms = Tu nie ma platformy, więc nic nie jest zgłaszane. Na końcu dostaniesz kod do oddania.
homework-silent = Platforma nie przyjmuje wyników w tym oknie. Zamknij je i otwórz tam pracę domową jeszcze raz.
homework-worth = { $end ->
    [right] Dobrze: to zadanie liczy się w całości.
    [with-help] Dobrze, z podpowiedzią: to zadanie liczy się w połowie.
    [wrong] Źle: to zadanie nic nie daje.
    [shown] Rozwiązanie zostało pokazane: to zadanie nic nie daje.
   *[given-up] Zadanie poddane: nic nie daje.
}
homework-verdict-wrong = To była zła odpowiedź.
homework-verdict-given-up = Zadanie poddane.
homework-time-over = Czas minął.
homework-give-up = Poddaję się
homework-next = Następne zadanie
homework-to-result = Do wyniku

## The result

homework-result = Wynik
homework-score = { $score } na 100
homework-status = { $status ->
    [passed] Zaliczone, co najmniej { $pass }.
    [failed] Niezaliczone: potrzeba { $pass }.
   *[incomplete] Jeszcze niegotowe.
}
homework-how = { $how ->
    [right] dobrze
    [with-help] dobrze, z podpowiedzią
    [wrong] źle
    [shown] rozwiązanie pokazane
    [given-up] poddane
   *[open] niezrobione
}
homework-hand-in = Oddaj to zdanie. Kod mówi to samo, żeby nie wkradł się błąd.
homework-handed-in = { $score } na 100; dobrze { $right }, z podpowiedzią { $help }, pokazane { $shown }
homework-sentence = { $name }: { $result }. Kod: { $code }
homework-copy = Kopiuj

### Strony, które można czytać, zanim załaduje się program. Ich angielski tekst jest w
### pages/*.html, przy elementach z data-l10n-id.

## Części, które nie przyszły

parts-own-tab = Otwórz w osobnej karcie
parts-newer = Jest nowsza wersja gry.
parts-load = Załaduj nową wersję
parts-next = Bez grupy przyjdzie sama z następną rundą.
parts-waits = Załaduje się po zakończeniu rundy.
parts-coming = Ta strona zaraz się pojawi…
parts-missing = Nie udało się pobrać tej części gry. Sprawdź sieć i spróbuj jeszcze raz.
parts-again = Spróbuj jeszcze raz
parts-of-newer = Ta część gry przyjdzie z jej nowszą wersją.

## Wybór gier

games-pick-a-game = Wybierz grę
games-join = Dołącz kodem do klasy lub znajomych
games-score = Score
games-roll-four-dice-make = Rzuć czterema kostkami. Uzyskaj 20 z ich liczb.
games-score-links = <a class="go primary" href="#play">Graj w Score</a><a href="#rules">Zasady</a><a href="#race">Wyścig</a><a href="#play?roll=today">Rzut dnia <span class="date" data-date></span></a>
games-draw-four-cards-make = Weź cztery karty. Uzyskaj 24 ze wszystkich.
games-24-links = <a class="go" href="#24">Graj w 24</a><a href="#rules-24">Zasady</a><a href="#24?roll=today">Rozdanie dnia <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Każdy przycisk obraca tarcze po swojemu. Znajdź właściwe naciśnięcia.
games-play-dials = <a class="go" href="#dials">Graj w Dials</a><a href="#dials?show=rules">Zasady</a>
games-mathematician-s-yahtzee = Matematyczne Yahtzee
games-roll-five-dice-for = Rzuć pięcioma kostkami i zbieraj liczby pierwsze, pi i liczby Fibonacciego.
games-play-yahtzee = <a class="go" href="#yahtzee">Graj w Yahtzee</a><a href="#yahtzee?show=rules">Zasady</a>
games-every-day = <b>Codziennie:</b><a href="#daily">pięć rzutów dnia</a><a href="#practice">ćwicz dalej</a><a href="#mistake">znajdź błąd</a><a href="#statistics">zobacz, jak poszło</a>
games-with-others = <b>Z innymi:</b><a href="#players">znajomi przy jednym ekranie</a><a href="#group">grupa, każdy przy własnym ekranie</a>
games-for-teachers = Na lekcję
games-class-table = Stół dla klasy
games-plan = Zaplanuj lekcję
games-paper = Wydrukuj kartę pracy
games-own-numbers = Własne liczby
games-every-roll = Wszystkie możliwe rzuty
games-install = Możesz zainstalować Score na tym urządzeniu: gra będzie mieć własną ikonę i otworzy się też bez sieci.
games-install-yes = Zainstaluj
games-install-no = Nie, dziękuję

## Zasady Score

rules-how-to-play-score = Jak grać w Score
rules-roll-four-dice-make = Rzuć czterema kostkami. Uzyskaj 20 z ich liczb.
rules-press-1-to-5 = Naciskaj od 1 do 5 i patrz, co się dzieje
rules-you-rolled-4-3 = Na kostkach są 4, 3, 8 i 19. Cel to 20.
rules-the-first-step-put = Pierwszy krok: połóż 4 × 3 na trzech miejscach.
rules-4-3-12-the = 4 × 3 = 12. 12 jest czerwone, bo to twoja nowa liczba. 4 i 3 znikają.
rules-the-second-step-12 = Drugi krok: 12 + 8. Jest w nim twoja czerwona liczba 12.
rules-20-you-needed-two = 20! Wystarczyły dwa kroki. 19 zostaje i to nic złego.
rules-play-the-guided-first = <a href="#guide">Zagraj pierwszy rzut z przewodnikiem</a>
rules-what-you-need = Czego potrzebujesz
rules-one-player-or-more = Jednego gracza lub więcej i tej strony. Dwie kostki mają 6 ścian, jedna 12 i jedna 20. Liczba, którą trzeba uzyskać, nazywa się <b>cel</b>.
rules-a-round = Runda
rules-roll-anyone-may-roll = <b>Rzuć.</b> Rzucić może każdy, ale nie wtedy, gdy chodzi zegar.
rules-think-can-20-be = <b>Pomyśl.</b> Czy da się uzyskać 20? Liczby jeszcze się nie ruszają: licz w głowie albo wypróbuj to na stronie „Eksperyment”.
rules-call-score-if-you = <b>Zgłoś SCORE,</b> jeśli znasz sposób. Masz teraz 30 sekund, żeby go pokazać, i tylko ty możesz przesuwać liczby.
rules-call-impossible-if-you = <b>Zgłoś NIEMOŻLIWE,</b> jeśli uważasz, że nikt tego nie zrobi. Inni mają teraz 60 sekund, żeby zgłosić SCORE.
rules-look-the-roll-is = <b>Popatrz.</b> Rzut się skończył. Strona mówi, kto miał rację, i pokazuje każdy sposób na 20.
rules-a-step = Krok
rules-tap-a-number-an = Wybierz liczbę, działanie i liczbę albo przeciągnij je na trzy miejsca. Wynik dołącza do twoich liczb, a dwie użyte znikają. Jest pięć działań:
rules-plus-4-3-7 = <b>plus:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>minus:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>. Liczby poniżej zera są dozwolone.
rules-times-4-3-12 = <b>razy:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>podzielić:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="dwie trzecie"></span>. Ułamki też są dozwolone i zostają ułamkami.
rules-join-1-2-12 = <b>połączyć:</b> 1 &amp; 2 = 12. To stawia cyfry obok siebie. Lewa liczba jest całkowita i różna od 0, ale może być poniżej zera: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="minus 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="minus 34"></span>. Prawa liczba jest całkowita i nie jest poniżej zera: 2 &amp; 0 = 20.
rules-a-number-that-you = Liczba, która powstała w kroku, jest <b class="made-number">czerwona</b>. Ma podwójną ramkę i mówi, jak powstała.
rules-some-steps-cannot-be = Niektórych kroków nie da się zrobić, na przykład dzielenia przez 0. Wtedy strona mówi dlaczego i nic nie przepada.
rules-when-the-goal-counts = Kiedy cel się liczy
rules-the-last-step-must = W ostatnim kroku trzeba użyć czerwonej liczby. Potrzebujesz więc dwóch lub trzech kroków: samo 4 × 5 się nie liczy. Nie musisz używać wszystkich kostek. Jeśli nie została żadna inna liczba, a cel nie jest osiągnięty, to się nie udało: zegar od razu staje.
rules-with-more-dice-you = Gdy kostek jest więcej, masz więcej kroków. Przy tylko dwóch kostkach liczy się ten jeden krok.
rules-read-a-line = Jak czytać zapis
rules-a-way-is-written = Sposób zapisuje się w jednej linii, na przykład tak:
rules-brackets-come-first-then = Najpierw są nawiasy, potem &amp;, potem × i ÷, potem + i −. Zrób więc te kroki:
rules-points = Punkty
rules-what-happens = Co się dzieje
rules-points-column = Punkty
rules-you-call-score-and = Zgłaszasz SCORE i osiągasz cel na czas.
rules-you-call-score-but = Zgłaszasz SCORE, ale czas mija, nie trafiasz w cel, poddajesz się albo odchodzisz.
rules-you-call-impossible-and = Zgłaszasz NIEMOŻLIWE i przez 60 sekund nikt nie zgłasza SCORE.
rules-you-call-impossible-someone = Zgłaszasz NIEMOŻLIWE. Ktoś inny zgłasza SCORE i osiąga cel.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-you-minus-2 = ty <span aria-hidden="true">−2</span><span class="hush heard" data-heard="minus 2"></span><br>ktoś inny +1
rules-you-call-impossible-someone-else = Zgłaszasz NIEMOŻLIWE. Ktoś inny zgłasza SCORE i nie osiąga celu.
rules-you-plus-1 = ty +1<br>ktoś inny <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-you-call-impossible-then = Zgłaszasz NIEMOŻLIWE, potem SCORE, i osiągasz cel. Tracisz 2 i odzyskujesz 1.
rules-you-call-impossible-then-score = Zgłaszasz NIEMOŻLIWE, potem SCORE, i nie osiągasz celu.
rules-there-is-one-clock = Zawsze chodzi tylko jeden zegar. Zgłoszenie SCORE zatrzymuje 60 sekund i włącza 30.
rules-with-friends-you-may = W grze ze znajomymi wolno blefować: NIEMOŻLIWE, na które nikt nie odpowie, wygrywa, nawet jeśli był sposób.
rules-playing-alone = Gra w pojedynkę
rules-nobody-is-there-to = Nie ma nikogo, kto odpowie na twoje NIEMOŻLIWE, więc robi to strona. Sprawdza każdy sposób. Gdy minie 60 sekund, zdobywasz 1 punkt, jeśli sposobu nie ma. Jeśli jest, zobaczysz go i stracisz 2.
rules-tap-i-am-sure = Naciśnij <b>Na pewno</b>, jeśli nie chcesz czekać. Jeśli potem zgłosisz SCORE i ci się nie uda, dostajesz 0 punktów, gdy sposobu nie ma, a <span aria-hidden="true">−3</span><span class="hush heard" data-heard="minus 3"></span>, gdy jest.
rules-hints = Podpowiedzi
rules-stuck-hint-gives-away = Nie wiesz, co dalej? <b>Podpowiedź</b> zdradza coraz więcej: najpierw, czy w ogóle jest sposób, potem, jakich liczb używa, potem jego ostatnie działanie, potem pierwszy krok. Podpowiedzi nie kosztują punktów, ale na końcu strona mówi, ile ich było.
rules-when-the-roll-is = Gdy rzut się skończy, naciśnij <b>Objaśnij</b> obok sposobu. Strona zrobi go krok po kroku i powie, dlaczego każdy krok jest dobry. Jeśli sposobu nie ma, pokaże najbliższe liczby, które da się uzyskać.
rules-undo = Cofanie
rules-undo-takes-a-step = „Cofnij” cofa krok, a „Ponów” robi go jeszcze raz. Gdy użyta jest ostatnia liczba, jest już za późno.
rules-friends-at-one-screen = Znajomi przy jednym ekranie
rules-open-players-and-add = Otwórz „Gracze przy tym ekranie” i wpisz od dwóch do sześciu imion. Każdy dostaje róg z przyciskami SCORE i NIEMOŻLIWE oraz dwa klawisze:
rules-player = Gracz
rules-score = SCORE
rules-impossible = NIEMOŻLIWE
rules-keyboard = Klawiatura
rules-a-step-divides-and = krok; <kbd>/</kbd> dzieli, a <kbd>&amp;</kbd> łączy
rules-the-number-ends-here = tu kończy się liczba: twoja 1, a nie 12
rules-take-back-what-you = cofnij to, co było wpisane ostatnio
rules-put-everything-back = odłóż wszystko na miejsce
rules-undo-ctrl-y-is = cofnij; <kbd>Ctrl</kbd> <kbd>Y</kbd> ponawia
rules-go-round-the-board = chodź po planszy; <kbd>Enter</kbd> wybiera
rules-roll-h-is-a = rzuć; <kbd>H</kbd> to podpowiedź
rules-score-and-impossible-when = SCORE i NIEMOŻLIWE, gdy grasz w pojedynkę
rules-single-keys-can-be = <kbd>?</kbd> pokazuje klawisze otwartej strony. Pojedyncze klawisze można wyłączyć na stronie <a href="#settings">Ustawienia</a>.
rules-by-ear = Gra ze słuchu
rules-by-ear-board = Z czytnikiem ekranu użyj pierwszego linku strony: prowadzi do planszy. Tam działają klawisze gry. Wpisz krok, na przykład <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> i <kbd>Enter</kbd>, a strona powie, ile wychodzi. Strzałkami poruszasz się po planszy.
rules-by-ear-time = Czas jest podawany w połowie i na dziesięć sekund przed końcem. Jeśli potrzebujesz więcej, <a href="#house">zasady domowe</a> dają do 600 sekund na zgłoszenie albo grę bez zegarów.
rules-house-rules = Zasady domowe
rules-change-the-game-at = Zmień grę przy swoim stole:
rules-dice-two-to-six = <b>Kostki:</b> od dwóch do sześciu, każda ma od 2 do 100 ścian.
rules-goal-any-number-from = <b>Cel:</b> dowolna liczba od 0 do 999.
rules-signs-choose-which-of = <b>Działania:</b> wybierz, których z pięciu wolno używać.
rules-clocks-each-5-to = <b>Zegary:</b> każdy od 5 do 600 sekund. Gdy grasz w pojedynkę, możesz je wyłączyć: wtedy liczby ruszają się bez zgłoszenia, ale bez punktów.
rules-all-numbers-the-goal = <b>Wszystkie liczby:</b> cel liczy się tylko wtedy, gdy użyta jest każda liczba.
rules-blocking-who-calls-impossible = <b>Blokowanie:</b> kto zgłosi NIEMOŻLIWE, potem SCORE, i nie osiągnie celu, dostaje <span aria-hidden="true">−2</span><span class="hush heard" data-heard="minus 2"></span> zamiast 0.
rules-spoilers-wait-after-the = <b>Kto psuje grę, pauzuje:</b> kto dwa razy z rzędu zgłosi SCORE i nie osiągnie celu, przy następnym rzucie niczego nie zgłasza, po trzecim razie przy dwóch następnych i tak dalej. Kończy się to, gdy SCORE się uda. Przy stołach, które ktoś otworzył, działa to od początku.
rules-undo-on-or-off = <b>Cofanie:</b> włączone lub wyłączone.
rules-who-rolls-anyone-the = <b>Kto rzuca:</b> każdy, pierwszy gracz albo osoba, która zdobyła ostatni punkt.
rules-presets-score-24-with = <b>Szablony:</b> Score; 24 z kartami, czyli też <a href="#24">osobna gra</a>; i twoje własne.
rules-race = Wyścig
rules-race-goes = W <a href="#race">wyścigu</a> nie ma zgłoszeń: każdy krok, który daje 20, to 1 punkt, każdy, który daje 18, to 3, a nowy rzut kosztuje 1. Gdy punkty stają się wielokrotnością 5, także gdy jest to 0, przybywa jeszcze 5. Dokładnie 25 to gol, a punkty zaczynają się znowu od 0. Trzy gole to wygrana. Jeśli więc masz 17 punktów, 3 × 6 robi z nich 20, a przez to 25: gol.
rules-race-group = W grupie gospodarz może wybrać wyścig jako sposób gry. Wtedy wszyscy grają naraz, każdy z własnymi rzutami.
rules-play-now = <a class="go primary" href="#play">Graj w Score</a>

## Zasady gry 24

rules-24-how-to-play-24 = Jak grać w 24
rules-24-draw-four-cards-make = Weź cztery karty. Uzyskaj 24 ze wszystkich.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Użyte są wszystkie cztery karty: to się liczy.
rules-24-the-cards = Karty
rules-24-the-pack-has-52 = Talia ma 52 karty i żadnych jokerów. As to 1; walet, dama i król to 11, 12 i 13. Kolory kart nie mają znaczenia. Karta, która leży na stole, nie może przyjść drugi raz w tym samym rozdaniu.
rules-24-what-is-not-as = Co jest inaczej niż w Score
rules-24-the-goal-is-24 = Cel to 24.
rules-24-you-must-use-all = Musisz użyć wszystkich czterech liczb. Dlatego zawsze potrzebujesz trzech kroków.
rules-24-there-is-no-joining = Nie ma łączenia: 2 i 4 obok siebie to nie 24.
rules-24-what-is-as-in = Co jest tak jak w Score
rules-24-call-score-and-show = Zgłoś SCORE i pokaż sposób w 30 sekund albo zgłoś NIEMOŻLIWE i poczekaj 60. Kroki, punkty, podpowiedzi i klawisze są takie same: zobacz <a href="#rules">zasady Score</a>. Po drodze wolno mieć ułamki i liczby poniżej zera. Punkty i zasady domowe w 24 są osobne niż w Score.
rules-24-two-to-six-friends = Od dwóch do sześciu znajomych gra w to przy jednym ekranie: otwórz <a href="#players">Gracze przy tym ekranie</a>. W <a href="#group">grupie</a> gospodarz wybiera w zasadach domowych „24 z kartami”.
rules-24-every-hand = Wszystkie rozdania
rules-24-there-are-1-820 = Jest 1 820 różnych rozdań, a 458 z nich jest niemożliwych. <a href="#hands">Zobacz wszystkie rozdania i ich rozwiązania.</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">Rozdanie dnia</a> jest takie samo dla wszystkich.
rules-24-play-now = <a class="go primary" href="#24">Graj w 24</a>

## Klawisze na tej stronie

key-help-title = Klawisze na tej stronie
key-help-next = dalej
key-help-dials-press = naciśnij przycisk o tym numerze
key-help-dials-hint = podpowiedź
key-help-dials-undo = cofnij ostatnie naciśnięcie; <kbd>Y</kbd> je ponawia
key-help-yahtzee-choose = wybierz kostki
key-help-yahtzee-roll = rzuć
key-help-yahtzee-empty = wyczyść pole wypełnione przez pomyłkę, aż do następnego rzutu
key-help-about = <kbd>?</kbd> otwiera i zamyka tę listę. Pojedyncze klawisze można wyłączyć na stronie „Ustawienia”.

## Nagłówki gier, które ładują się później

page-of-dials-title = Dials
page-of-dials-lead = Każdy przycisk obraca tarcze po swojemu. Przejdź od tych liter do tamtych.
page-of-yahtzee-title = Matematyczne Yahtzee
page-of-yahtzee-lead = Pięć kostek, jeszcze dwa rzuty i układy, których szuka się tylko w matematyce.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Ta strona została otwarta jako plik
boot-file-text = Przeglądarka nie pozwala stronie z pliku wczytać programu. Umieść cały folder na dowolnym serwerze WWW i otwórz jego adres.
boot-old-title = Ta przeglądarka jest za stara na tę grę
boot-old-text = Gra potrzebuje WebAssembly i modułów JavaScript. Mają je aktualne wersje Chrome, Edge, Firefox i Safari.
boot-blocked-title = WebAssembly jest wyłączone w tej przeglądarce
boot-blocked-text = Przeglądarka jest wystarczająco nowa, ale nie wolno jej uruchamiać takich programów jak ta gra. Powodem jest tryb blokady na iPhonie, iPadzie i Macu, surowe ustawienia bezpieczeństwa albo zasady niektórych szkół. Zezwól na to dla tej strony w ustawieniach przeglądarki, poproś o pomoc osoby, które opiekują się tym urządzeniem, albo użyj innej przeglądarki. Zasady gry i tak można tu przeczytać.
boot-framed-title = Ta ramka nie dopuszcza gry do jej własnych plików
boot-framed-text = Strona dookoła pokazuje grę w ramce, która jest dla niej zamknięta (piaskownica). Otwórz grę w osobnej karcie. Jeśli opiekujesz się tamtą stroną: dodaj ramce „allow-scripts allow-same-origin”.
boot-withheld-title = Ta przeglądarka nie uruchamia części gry
boot-withheld-text = Plik jest na serwerze, ale coś go zatrzymuje: blokada, rozszerzenie albo typ, który podaje serwer. Wyłącz blokady dla tej strony albo weź inną przeglądarkę. Jeśli opiekujesz się tą stroną: pliki z końcówką .js potrzebują typu text/javascript.
boot-missing-title = Brakuje części gry
boot-missing-text = Serwer nie przysłał jednego z plików. Jeśli opiekujesz się tą stroną: skopiuj cały gotowy folder ze wszystkimi plikami.
boot-network-title = Połączenie zostało przerwane
boot-network-text = Gra nie dotarła w całości. Sprawdź sieć i spróbuj jeszcze raz. Nic nie przepadło.
boot-damaged-title = Gra dotarła uszkodzona albo ta przeglądarka nie umie jej odczytać
boot-damaged-text = Coś zmieniło plik po drodze albo przeglądarka jest za stara. Spróbuj jeszcze raz albo użyj aktualnej wersji Chrome, Edge, Firefox lub Safari.
boot-crash-title = Gra się zatrzymała
boot-crash-text = To błąd w grze, a nie twój. Twoje punkty i ustawienia są zapisane. Spróbuj jeszcze raz, aby grać dalej.
boot-again = Spróbuj jeszcze raz
boot-about = Score to gra w liczenie z czterema kostkami. Uzyskaj 20 z ich liczb w dwóch lub trzech krokach. Gra jest bezpłatna, nie wymaga konta i nadaje się dla jednej osoby, dla kilku przy jednym ekranie i dla całej klasy.
boot-coming = Gra się wczytuje…
boot-table = Z tych liczb ułóż cel, krok po kroku.
boot-title = Score – gra w liczenie z kostkami
boot-today = Rzut dnia
boot-wide = Na stole: czerwone 12 z 4 × 3, 8 i 19
boot-narrow = Ten sam stół w telefonie
boot-sounds = Dźwięki
boot-theme = Kolory
boot-what = Czym jest Score

### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = Tous les jeux
# The first thing that Tab reaches leads past the menu.
skip-to-game = Aller au jeu
skip-to-page = Aller à la page
# On every page without a game: back to the one that goes on.
to-game = Retour au jeu
menu = Menu
menu-explore = Explorer
menu-more = Plus
pages = Pages
sounds-on = Sons : activés
sounds-off = Sons : coupés
theme-device = Couleurs : comme l’appareil
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
show-keys = Touches de cette page : ?
fill-screen = Plein écran
language = Langue
language-missing = Cette langue n’a pas pu être chargée. Vérifie le réseau et choisis-la encore une fois.

## What the pages are called

page-games = Jeux
page-play = Jouer
page-rules = Règles
page-house = Règles maison
page-players = À plusieurs sur cet écran
page-settings = Réglages
page-group = Groupe
page-experiment = Essais libres
page-atlas = Atlas
page-24 = 24
page-rules-24 = Règles de 24
page-hands = Tous les tirages de 24
page-dials = Dials
page-yahtzee = Yams des maths
page-sheet = Fiches d’exercices
page-mistake = Trouve l’erreur
page-practice = Entraînement
page-daily = Lancers du jour
page-statistics = Statistiques
page-race = La course
page-homework = Devoirs

# A day; $month is 1 to 12.
common-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

# Between groups of three digits of a large number.
number-group-separator = {"\u202F"}

# Between things that are listed.
common-list-separator = {", "}

# Back and on through something that is shown in steps.
pager-back = Retour
pager-next = Suite
pager-step = { $step ->
    [0] Début
   *[other] Étape { $step } sur { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = Recherche en cours

## A link to copy

common-play-link = Jouer avec ces nombres
common-copy-link = Copier le lien
common-for-lms = Pour un LMS
common-copied = C’est copié.
end-of = { $count } sur { $all }
end-share = Partager
end-share-by-hand = Sélectionne le texte et copie-le.
common-copy-by-hand = Pour copier le lien, garde le doigt dessus ou fais un clic droit.
common-not-for-others = Cette adresse ne mène qu’à cet ordinateur. Pour les autres, lance le jeu pour le réseau (cargo xtask play --lan) et ouvre la première adresse affichée.

## The name of a player

common-you = Toi
common-name-empty = Écris un nom : au moins une lettre ou un chiffre.
common-name-too-long = Un nom a au plus 20 caractères.
common-name-invisible = Un nom ne peut pas contenir de caractères invisibles.
common-name-stacked-marks = Un nom a au plus quatre accents ou autres signes sur une lettre, et aucun sans lettre.
common-name-reserved = Un nom ne peut pas faire croire que tu es l’hôte, que tu enseignes ou que tu as un rôle de ce genre : les autres le croiraient. Choisis un autre nom.
common-name-taken = Ce nom est déjà pris. « { $free } » est libre.
common-table-full = Toutes les places sont prises.

## A link that cannot be used

common-link-too-long = Le lien est trop long : rien n’a été utilisé.
common-link-unknown-key = Le lien parle de « { $key } », et cette page ne connaît pas cela.
common-link-bad-value = Le lien donne « { $value } » pour { $key } ; ce n’est pas possible, donc cela a été laissé de côté.
common-link-changed = En chemin, un programme a modifié ou coupé ce lien : rien n’en a été utilisé. Demande à la personne qui l’a envoyé de recopier le lien entier ou de te montrer son code QR ; pour la table d’un groupe, le code court suffit.
common-lesson-too-long = La séance du lien est trop longue : elle a été laissée de côté.
common-lesson-cut-short = La séance du lien n’est pas complète : elle a été laissée de côté. Copie le lien en entier.
common-lesson-broken = La séance du lien n’est pas lisible à « { $part } » : elle a été laissée de côté. Copie le lien en entier.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = Le lancer { $number } de la séance, « { $roll } », ne peut pas être joué : un lancer a de deux à six nombres entiers de 0 à 999.
common-lesson-no-rolls = La séance n’a pas de lancers.
common-lesson-too-many-rolls = Une séance a au plus 20 lancers.

## What the browser keeps

common-not-kept = Ce navigateur ne garde rien pour cette page : les points et les réglages durent jusqu’à ce que tu la fermes.
common-unreadable = Ce que ce navigateur avait gardé n’était pas lisible. C’est mis de côté, et le jeu recommence du début.
common-other-tab = La partie a continué dans un autre onglet ou une autre fenêtre ; voici où elle en est.
common-other-tab-first = La partie a continué dans un autre onglet ou une autre fenêtre. Voici où elle en est ; ce que tu étais en train de faire n’a pas été fait.
common-other-tab-later = Une version plus récente de ce jeu a continué la partie dans un autre onglet ou une autre fenêtre. Recharge cette page pour continuer.

## Where the solver, which is fetched later, has no result

solver-not-started = La partie du jeu qui calcule cela n’a pas pu être chargée. Vérifie le réseau et réessaie.
solver-stopped = La partie du jeu qui calcule cela s’est arrêtée. Réessaie.
# A newer page has been put on the server.
solver-other-version = Cette page n’est pas de la même version que la partie qui calcule cela. Recharge la page.
# The request is not one that can be worked out.
solver-refused = Cela ne peut pas être calculé.
solver-open-roll = Ces nombres sont en ce moment sur la table de ton groupe. Les solutions et les indices seront montrés à la fin de la manche.
solver-try-again = Réessayer
# Takes a message away.
common-close = Fermer

## Numbers as a screen reader says them

spoken-minus = moins { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole }, et { $part }
spoken-over = { $numerator } sur { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count } demi
       *[other] { $count } demis
    }
    [3] { $count } tiers
    [4] { $numerator ->
        [1] { $count } quart
       *[other] { $count } quarts
    }
    [5] { $numerator ->
        [1] { $count } cinquième
       *[other] { $count } cinquièmes
    }
    [6] { $numerator ->
        [1] { $count } sixième
       *[other] { $count } sixièmes
    }
    [7] { $numerator ->
        [1] { $count } septième
       *[other] { $count } septièmes
    }
    [8] { $numerator ->
        [1] { $count } huitième
       *[other] { $count } huitièmes
    }
    [9] { $numerator ->
        [1] { $count } neuvième
       *[other] { $count } neuvièmes
    }
   *[10] { $numerator ->
        [1] { $count } dixième
       *[other] { $count } dixièmes
    }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = Plateau. La touche point d’interrogation dit quelles touches existent.
board-name-alone = Plateau
board-taken = { $piece } : pris
table-op-add = plus
table-op-sub = moins
table-op-mul = fois
table-op-div = divisé par
table-op-join = coller
table-tile-made = { $value }, obtenu avec { $step }
table-tile-on-die = { $value }, sur un dé à { $sides } faces
table-tile-card = { $value }, une carte
# What lies in a slot, or table-slot-empty.
table-slot-left = Premier nombre : { $held }
table-slot-op = Signe : { $held }
table-slot-right = Deuxième nombre : { $held }
table-slot-empty = vide

## The panel

table-goal = Cible
table-points = Points
table-scoreboard = Tableau des points
table-roll-of-the-day =
    { $source ->
        [cards] Tirage du jour, { $date }
       *[dice] Lancer du jour, { $date }
    }
# Asked before the button does it.
table-clear-points = Tout le monde recommence à 0 ?
table-clear-points-alone = Tu recommences à 0 ?
table-yes-clear-points = Oui, à 0
table-no-clock = Aucun chrono ne tourne
table-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
# $time is table-seconds.
table-seconds-left = Encore { $time }.

## The buttons below the board

table-calls = Annonces
table-undo = Annuler
table-redo = Rétablir
table-roll = LANCER
table-deal = DISTRIBUER
table-new-roll =
    { $source ->
        [cards] Nouveau tirage
       *[dice] Nouveau lancer
    }
table-take-away =
    { $source ->
        [cards] Enlever ce tirage ?
       *[dice] Enlever ce lancer ?
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = R : oui. K : garder.
table-yes-new-roll =
    { $source ->
        [cards] Oui, nouveau tirage
       *[dice] Oui, nouveau lancer
    }
table-keep-it = Garder
table-host-rolls =
    { $source ->
        [cards] L’hôte distribue
       *[dice] L’hôte lance les dés
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Qui a gagné le dernier point distribue
       *[dice] Qui a gagné le dernier point lance les dés
    }
table-you-ask = Tu demandes
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label } : { $asking } sur { $needed }
table-own-vote =
    { $source ->
        [cards] Tu demandes un nouveau tirage : { $asking } sur les { $needed } voix qu’il faut.
       *[dice] Tu demandes un nouveau lancer : { $asking } sur les { $needed } voix qu’il faut.
    }
table-others-vote =
    { $source ->
        [cards] On demande un nouveau tirage : { $asking } sur { $needed }.
       *[dice] On demande un nouveau lancer : { $asking } sur { $needed }.
    }
table-i-am-sure = C’est sûr
table-too-soon = C’était trop rapide : cela ne compte pas. Appuie encore une fois.
table-hint = Indice
table-hints-left =
    { $count ->
        [0] Revoir l’indice
       *[other] Indice, encore { $count }
    }
table-give-up = Abandonner
table-next-lesson = CONTINUER
table-next-lesson-is = la petite leçon suivante
table-score = SCORE
table-i-can-make = Je peux faire { $goal }
table-impossible = IMPOSSIBLE
table-no-one-can = personne ne peut
# Where everyone plays on their own board.
table-have-it = J’AI TROUVÉ
table-goal-on-board = { $goal } est sur mon plateau
table-surely-impossible = Oui, impossible
table-think-on = Réfléchir encore
table-has-answered = a répondu
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Quelqu’un
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (hôte)
table-roll-comes = Les premiers nombres arrivent bientôt.
table-begin =
    { $source ->
        [cards] Distribue les cartes pour commencer.
       *[dice] Lance les dés pour commencer.
    }
table-move-freely = Fais { $goal }. Il n’y a pas de chrono : déplace les nombres, ou fais une annonce.
table-think = Peux-tu faire { $goal } ? Réfléchis, puis annonce.
table-you-say-impossible = Tu dis que { $goal } est impossible. Annonce SCORE si tu trouves quand même une solution.
table-says-impossible = { $name } dit que { $goal } est impossible. Si tu peux le faire, annonce SCORE.
table-make = Fais { $goal } : un nombre, un signe, un nombre.
table-make-it = { $name }, fais { $goal }.
table-answer-impossible = Est-ce que { $goal } est impossible ? Tu ne peux répondre qu’une fois.
table-now-answer = { $goal } est sur ton plateau. Appuie maintenant sur J’AI TROUVÉ !
# $waiting is table-answers.
table-you-have-it = { $goal } ! Tu as trouvé. { $waiting }
table-you-answered-impossible = Tu dis que { $goal } est impossible. { $waiting }
table-answers = Réponses : { $given } sur { $expected }.
table-paused-now = L’hôte a mis le jeu en pause. Cela reprend bientôt.
table-choose-operator = Choisis maintenant ce que tu fais avec les deux nombres.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed }… continue à taper.
table-typed-number = { $typed }… appuie sur Entrée pour { $typed }, ou continue à taper.

## What is out of the ordinary at this table

table-practice = Entraînement, sans points : les solutions sont connues.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · par un lien
table-own-rules = Règles habituelles
table-rule-goal = cible { $goal }
table-rule-dice = dés à { $sides } faces
table-rule-cards = cartes
table-rule-operators = seulement { $operators }
table-rule-score-clock = SCORE : { $time }
table-rule-impossible-clock = IMPOSSIBLE : { $time }
table-rule-clock-off = pas de chrono
table-rule-all-numbers = tous les nombres doivent servir
table-rule-some-numbers = il peut rester des nombres
table-rule-blocking = blocage
table-rule-no-blocking = sans blocage
table-rule-undo = on peut annuler
table-rule-no-undo = on ne peut pas annuler
table-rule-anyone-rolls = tout le monde peut donner de nouveaux nombres
table-rule-spoilers-wait = qui rate souvent attend

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE ! { $time }Fais { $goal }.
table-called-score = { $name } annonce SCORE ! { $time }
table-you-called-impossible = IMPOSSIBLE ! { $time }Annonce SCORE si tu trouves quand même une solution.
table-called-impossible = { $name } annonce IMPOSSIBLE ! { $time }
table-one-step = { $step }, mais une étape toute seule ne compte pas. Continue.
table-no-red-number = { $step }, mais la dernière étape doit utiliser un nombre rouge. Continue, ou reviens en arrière avec Annuler.
table-not-all-numbers = { $step }, mais tous les nombres doivent servir. Continue, ou reviens en arrière avec Annuler.
table-undone = Étape annulée.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Tous les points sont à zéro.

## How a round ended

table-you-showed = { $goal } ! Tu l’as montré.
table-showed = { $goal } ! { $name } l’a montré.
table-well-made = { $goal } ! Bien joué.
table-missed = Ce n’est pas { $goal }, et il ne reste plus de nombres.
table-out-of-time = Le temps s’est écoulé avant que { $goal } soit montré.
table-you-gave-up = Tu as abandonné.
table-gave-up = { $name } a abandonné.
table-was-a-way = Il y avait quand même une solution.
table-yours-stood = Tu as maintenu IMPOSSIBLE.
table-stood = { $name } a maintenu IMPOSSIBLE.
table-ended = L’hôte a terminé la manche.
table-ended-without-points = L’hôte a terminé la manche, sans points.
table-all-answered = Tout le monde a répondu.
table-everyones-time-is-up = Le temps est écoulé.

## What came of it

table-was-possible = { $goal } était possible
table-was-impossible = { $goal } était impossible
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] Le tirage était { $numbers }.
       *[dice] Le lancer était { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name } : { $reason }
table-score-shown = SCORE, et c’est montré.
table-score-not-shown = SCORE : rien de montré.
table-impossible-found = IMPOSSIBLE, mais il y a une solution.
table-impossible-is = IMPOSSIBLE, et c’est vrai.
table-impossible-shown = IMPOSSIBLE, mais une solution a été montrée.
table-impossible-not-shown = IMPOSSIBLE, et personne n’a montré le contraire.
# It was possible, but nobody showed a way.
table-impossible-counts = IMPOSSIBLE compte : il y a une solution, mais personne ne l’a montrée.
table-impossible-alone = IMPOSSIBLE, et personne n’a annoncé SCORE.
table-counts-for-nobody = L’annonce ne compte ni pour ni contre personne.
table-nobody-called = Personne n’a fait d’annonce, donc il n’y a pas de points.
table-no-call-of-yours = Tu n’as pas fait d’annonce, donc tes points ne changent pas.
table-practice-ended = Entraînement : pas de points cette fois.
table-made-in = Fait en { $time }.
# Beside a solution in the list of all.
table-your-way = Ta solution
table-way-of = Solution : { $name }
table-you-made = Tu as fait { $goal }.
table-impossible-was-wrong = IMPOSSIBLE, mais il y a une solution.
table-no-answer-of-yours = Tu n’as pas répondu, donc tes points ne changent pas.
table-came-later = Cette manche a commencé avant ton arrivée.
table-so-many-right =
    { $count ->
        [0] Personne n’a eu juste cette fois.
        [one] { $count } personne a eu juste.
       *[other] { $count } personnes ont eu juste.
    }
table-own-impossible-shown = IMPOSSIBLE coûte 2, et montrer toi-même la solution te rend 1.
table-own-impossible-mistaken = SCORE n’a pas été montré (−1), et IMPOSSIBLE était une erreur (−2).
table-own-impossible-blocked = SCORE n’a pas été montré (−1), et avec la règle du blocage cela coûte 1 de plus.
table-own-impossible-stood = SCORE n’a pas été montré (−1), mais IMPOSSIBLE a tenu (+1).
table-hints-taken =
    { $count ->
        [0] Sans indice.
        [one] Avec un indice.
       *[other] Avec { $count } indices.
    }

## The guided first rolls

table-coach = Ton premier lancer
table-coach-join = Coller des chiffres
table-coach-impossible = IMPOSSIBLE
table-coach-skip = Passer
table-coach-play = Jouer maintenant
table-coach-progress = Fait : { $done } sur { $taps }
table-guide-1 = Fais 20 avec ces nombres. Choisis le 4.
table-guide-2 = Bien. Choisis maintenant × (fois).
table-guide-3 = Et maintenant le 3.
table-guide-4 = Le 12 est rouge : il vient de 4 × 3. La dernière étape doit utiliser un nombre rouge. Choisis le 12.
table-guide-5 = Choisis maintenant + (plus).
table-guide-6 = Et le 8 : cela fait 20.
table-guide-reached = 20, en deux étapes ! Dans une vraie manche, tu annonces d’abord SCORE ; tu as alors 30 secondes.
table-guide-join-1 = Il y a un cinquième signe : coller. Il met les chiffres côte à côte. Choisis le 1.
table-guide-join-2 = Choisis maintenant & (coller).
table-guide-join-3 = Et maintenant le 2.
table-guide-join-4 = 1 et 2 collés font 12. Choisis le 12.
table-guide-joined = Encore 20 ! Coller compte comme une étape, tout comme les autres : 1 et 2 peuvent faire 12, ou 21 dans l’autre sens.
table-guide-impossible = Avec quelques lancers, 3 sur 100, personne ne peut faire 20. En voici un. Essaie, ou annonce IMPOSSIBLE.
table-guide-called = C’est juste : personne ne peut faire 20 avec ça, et c’est un point aussi ! Dans une vraie manche, il faut d’abord attendre 60 secondes.
table-guide-elsewhere = Tu fais à ta façon ! Continue, ou reviens en arrière avec Annuler.
table-guide-dead-end = Il ne reste que { $left }, et ce n’est pas 20. Reviens en arrière avec Annuler, et essaie autrement.
table-guide-always-misses = Il ne reste que { $left }. Ici, cela finit toujours comme ça : annonce IMPOSSIBLE.

## Why something cannot be

table-not-seated = Personne n’a cette place.
table-no-roll =
    { $source ->
        [cards] Distribue d’abord.
       *[dice] Lance d’abord les dés.
    }
table-call-open = Finis d’abord l’annonce en cours.
table-round-closed =
    { $source ->
        [cards] Ce tirage est terminé. Distribue à nouveau.
       *[dice] Ce lancer est terminé. Lance à nouveau.
    }
table-impossible-called = Quelqu’un a déjà annoncé IMPOSSIBLE.
table-score-called = Quelqu’un a déjà annoncé SCORE.
table-call-score-first = Annonce d’abord SCORE.
table-not-your-call = Seule la personne qui a annoncé SCORE déplace les nombres.
table-no-call = Tu n’as pas d’annonce à terminer.
table-time-is-up = Le temps était écoulé.
table-nothing-to-undo = Il n’y a pas d’étape à annuler.
table-nothing-to-redo = Il n’y a pas d’étape à rétablir.
table-undo-off = À cette table, on ne peut pas annuler.
table-not-your-roll =
    { $source ->
        [cards] C’est à quelqu’un d’autre de distribuer.
       *[dice] C’est à quelqu’un d’autre de lancer les dés.
    }
table-host-only = Il faut être l’hôte pour faire cela.
table-must-stand = Une annonce IMPOSSIBLE tient jusqu’à la fin du temps.
table-no-hints-in-group = Dans un groupe, il n’y a pas d’indices.
table-hint-taken = Tu as déjà cet indice.
table-hint-skipped = Un autre indice vient avant celui-là.
table-no-further-hint =
    { $source ->
        [cards] Ce tirage est impossible, donc il n’y a plus d’indices.
       *[dice] Ce lancer est impossible, donc il n’y a plus d’indices.
    }
table-clock-needed = On ne peut jouer sans chrono qu’en solo. Choisis un chrono, ou joue en solo.
table-stand-in-only = Tu remplaces l’hôte : tu peux donner de nouveaux nombres et terminer une manche sans points.
table-own-call = Tu remplaces l’hôte, et une des annonces est à toi, ou bien tu as répondu : tu ne peux pas terminer cette manche.
table-only-calls = À cette table, on annonce SCORE ou IMPOSSIBLE.
table-no-calls = Personne n’annonce dans cette manche : réponds sur ton propre plateau.
table-round-open = Tout le monde travaille encore à cette manche. Termine-la d’abord.
table-already-answered = Tu as déjà répondu, et une réponse ne change plus.
table-goal-not-on-board = La cible n’est pas encore sur ton plateau.
table-goal-without-red-number = Ta cible ne compte pas : la dernière étape doit utiliser un nombre rouge que tu as obtenu avant.
table-goal-with-numbers-left = Ta cible ne compte pas : tous les nombres doivent servir.
table-board-full = Ton plateau n’accepte plus d’étapes dans cette manche. Tu peux encore répondre.
table-paused = Le jeu est en pause.
table-not-paused = Le jeu n’est pas en pause.
table-must-wait = Tu as raté SCORE plusieurs fois de suite. Tu ne fais donc pas d’annonce pendant { $source ->
    [cards] { $rolls ->
        [one] ce tirage.
       *[other] { $rolls } tirages, celui-ci compris.
    }
   *[dice] { $rolls ->
        [one] ce lancer.
       *[other] { $rolls } lancers, celui-ci compris.
    }
}
table-everyone-in-group = Tout le monde ne peut jouer à la fois que si chaque personne a son écran : dans un groupe.
table-in-race = Dans la course, chaque personne a ses propres lancers : il n’y en a pas sur la table.
table-no-round-clock = Cette manche n’a pas de chronomètre.
table-round-long-enough = Cette manche a été prolongée autant que possible : de dix minutes.
# How much time a player has, compared with others.
table-time-usual = temps habituel
table-time-half-again = moitié plus de temps
table-time-twice = deux fois plus de temps
table-own-time-half-again = Dans cette manche, tu as moitié plus de temps.
table-own-time-twice = Dans cette manche, tu as deux fois plus de temps.
table-everyone = Fais { $goal } sur ton propre plateau, ou dis IMPOSSIBLE.
table-same-number = Un nombre ne peut pas être utilisé avec lui-même.
table-number-gone = Ce nombre a déjà servi.
table-op-not-allowed = Cette table joue sans ce signe.
table-division-by-zero = On ne peut pas diviser par zéro.
table-join-fraction = Une fraction n’a pas de chiffres à coller.
table-join-zero = Un nombre collé ne peut pas commencer par zéro.
table-join-negative = On ne peut pas coller un nombre négatif à droite.
table-overflow = Le résultat est trop grand pour être calculé exactement.
table-brackets = Une étape à la fois : commence par celle entre parenthèses.
table-fits-nowhere = « { $key } » ne va pas ici : une étape, c’est un nombre libre, un signe, un autre nombre libre.
table-not-sent = Il n’y a pas de connexion en ce moment, donc cela n’a pas été envoyé.

## What a link brings

game-score = Score
table-unknown-page = Il n’y a pas de page « { $name } » ici ; c’est la table.
table-before-the-link = Les miennes, avant le lien
table-link-rules = Ce lien a apporté ses propres règles maison.
table-link-rules-kept = Ce lien a apporté ses propres règles maison ; les tiennes sont gardées dans les modèles.
table-link-presets-full = Ce lien apporte ses propres règles maison, et il n’y a pas de place pour garder les tiennes : oublie un modèle, puis ouvre le lien à nouveau.

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = trouvée
study-found-by-nobody = trouvée par personne
study-looking = Recherche des solutions…
study-solutions-count = { $count ->
    [0] Aucune solution
    [1] 1 solution
   *[other] { $written } solutions différentes
}
study-solutions-so-far = { $count } solutions différentes jusqu’ici
study-different-help = La même solution dans un autre ordre compte une fois. Ce qui ne change rien, comme × 6 ÷ 6, est juste aussi, mais n’est pas listé ici.
# The group of buttons that choose which list is shown.
study-lists = Quelles solutions
study-list-different = Différentes
study-list-all-by-form = Toutes
study-all-solutions = { $count } en tout, dans tous les ordres.
study-all-solutions-so-far = { $count } jusqu’ici, dans tous les ordres.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = Chaque lettre est un nombre. Les lettres côte à côte se calculent d’abord.
# A form without solutions.
study-form-without-solutions = aucune
# Solutions that are counted but not listed.
study-left-out = et { $count } de plus
study-stop = Arrêter
study-go-on = Continuer

## How hard a roll is

study-difficulty = Difficulté : { $points }, { $level }.
study-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[very-hard] très difficile
}

## Why there is no solution

study-none-of = Il y a { $tried } façons de calculer avec ces nombres. Toutes ont été essayées, et aucune ne fait { $goal }.
study-nearest-below = Le plus proche en dessous :
study-nearest-above = Le plus proche au-dessus :
# On that side nothing can be made.
study-nothing-there = rien
# The goal on a line of numbers that can be made.
study-no-goal = pas de { $goal }
# The line of numbers in words.
study-number-line = Droite graduée de { $from } à { $to } : on peut faire { $count } nombres, et { $goal } n’en fait pas partie.

# What the marks on the line mean.
study-legend-whole = un nombre entier que l’on peut faire
study-legend-part = une fraction que l’on peut faire
study-legend-goal = la cible, que l’on ne peut pas atteindre
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = Choisis un trait, ou appuie sur une flèche du clavier : ici, tu verras comment obtenir le nombre.

## A solution explained on the tiles

study-explain = Expliquer
study-hide = Masquer
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = Fermer l’explication
# The same buttons in words, with the solution that they are about.
study-explain-solution = Expliquer { $solution }
study-hide-solution = Masquer { $solution }
study-explanation = Explication
study-start-with = Au départ, il y a { $numbers }.
# How a number is called that a step made.
study-made-from = { $value }, obtenu avec { $formula }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } et { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result } : { $remarks }.
study-remarks-and = { $others }, et { $last }

## Remarks: parts of a sentence

study-reaches-goal = c’est la cible
study-one-step-alone = { $way } = { $goal } est une seule étape. Une étape toute seule ne compte pas : il en faut deux ou plus.
study-side-by-side = { $left } et { $right } côte à côte font { $joined }
study-keeps-minus = le signe moins de { $number } reste devant
study-changes-nothing = { $op ->
    [add] ajouter 0 ne change rien
    [sub] soustraire 0 ne change rien
    [div] diviser par 1 ne change rien
   *[mul] multiplier par 1 ne change rien
}
study-minus-itself = un nombre moins lui-même fait 0
study-divided-by-itself = un nombre divisé par lui-même fait 1
study-times-zero = n’importe quel nombre fois 0 fait 0
study-zero-divided = 0 divisé par n’importe quel autre nombre fait 0
study-adds-negative = ajouter { $negative }, c’est soustraire { $size }
study-subtracts-negative = soustraire { $negative }, c’est ajouter { $size }
study-below-zero = { $depth } de moins que zéro, c’est { $depth } sous zéro
study-falls-below-zero = { $taken } dépasse { $from } de { $depth }, donc le résultat est { $depth } sous zéro
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = en montant de { $change } depuis { $from } sous zéro, on arrive { $end }
study-goes-down = en descendant de { $change } depuis { $from } sous zéro, on arrive { $end }
study-at-zero = exactement à zéro
study-so-far-below-zero = à { $size } sous zéro
study-so-far-above-zero = à { $size } au-dessus de zéro
study-both-negative = { $op ->
    [div] un nombre négatif divisé par un nombre négatif est positif
   *[mul] un nombre négatif fois un nombre négatif est positif
}
study-one-negative = { $op ->
    [div] un seul des deux est négatif, donc le quotient est négatif
   *[mul] un seul des deux est négatif, donc le produit est négatif
}
study-same-denominator = les dénominateurs sont les mêmes, donc { $sum } = { $numerator } donne { $result }
study-common-denominator = avec le dénominateur commun { $denominator }, c’est { $sum } = { $result }
study-multiplies-one = le numérateur est { $above } = { $numerator }, ce qui donne { $product }
study-multiplies = le numérateur est { $above } = { $numerator } et le dénominateur { $below } = { $denominator }, ce qui donne { $product }
study-divides-by = diviser par { $divisor }, c’est multiplier par { $inverse }
study-times-inverse = { $formula } fait { $product }
study-divided = diviser par { $by } rend le dénominateur { $by } fois plus grand, ce qui donne { $quotient }
study-stays = la division de { $dividend } par { $divisor } ne tombe pas juste, donc le résultat est une fraction
study-is-whole = { $fraction }, c’est { $number }
study-lowest-terms = { $fraction } simplifié au maximum, c’est { $number }

## Hints

study-hint-solvable = Il y a une solution.
study-hint-impossible = Il n’y a pas de solution : c’est impossible.
study-hint-all-numbers = Utilise tous les nombres : { $used }.
study-hint-numbers = Utilise { $used }, et laisse { $spare } de côté.
study-hint-last-operator = { $op ->
    [add] La dernière étape est une addition ({ $sign }).
    [sub] La dernière étape est une soustraction ({ $sign }).
    [mul] La dernière étape est une multiplication ({ $sign }).
    [div] La dernière étape est une division ({ $sign }).
   *[join] La dernière étape est un collage ({ $sign }).
}
study-hint-first-step = Commence par { $formula } = { $result }.
study-hint-way-on = D’ici, on peut continuer.
study-hint-all-on-board = Utilise-les tous : { $used }.
study-hint-next-step = Continue avec { $formula } = { $result }.
study-hint-next-step-made = Continue avec { $formula } = { $result }. Prends le { $made } que tu as obtenu.
study-hint-take-back = Cela ne mène à rien. Annule { $formula } = { $result }.

## The way to a table

study-qr-code = Code QR du lien vers cette table

## The atlas

atlas-title = Atlas
atlas-lead = Tous les lancers de certains dés : combien ils ont de solutions, s’ils sont difficiles, et lesquels sont impossibles.
atlas-dice = Dés
atlas-dice-help = Les faces de 2 à 5 dés, de 2 à 100 chacun. Laisse une case vide pour un dé de moins.
atlas-die = Faces du dé { $number }
atlas-work-it-out = Calculer
atlas-dice-problem = Il y a de 2 à 5 dés, chacun avec 2 à 100 faces.
atlas-too-many-rolls = Ces dés ont { $rolls } lancers différents ; l’atlas en accepte jusqu’à 100 000. Choisis moins de dés ou de faces.
atlas-too-many-dice = L’atlas accepte jusqu’à { $most } dés.
atlas-looking = Examen de { $rolls } lancers différents…
atlas-impossible = { $impossible } lancers différents sur { $rolls } ne peuvent pas faire { $goal }.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = En comptant toutes les façons dont les dés peuvent tomber, cela fait { $impossible } sur { $rolls }, soit { $whole },{ $tenth } %.
atlas-stopped = Arrêté. Choisis « Calculer » pour recommencer.

## The chart of impossible rolls by goal

atlas-by-goal = Lancers impossibles pour chaque cible
atlas-impossible-for-goal = { $count ->
    [1] Cible { $goal } : 1 lancer impossible
   *[other] Cible { $goal } : { $written } lancers impossibles
}
atlas-by-goal-summary = Barres pour les cibles de { $first } à { $last }. Le moins : { $fewest }. Le plus : { $most }.
atlas-as-numbers = En nombres

## What the forms of the solutions contribute

atlas-forms = Ce que chaque forme résout
atlas-form-column = Forme
atlas-solves-column = Lancers résolus
atlas-only-column = Cette forme seulement
atlas-needs-forms = { $count ->
    [1] Lancers résolus par une seule forme
    [2] Lancers résolus par deux formes seulement
   *[3] Lancers résolus par trois formes seulement
}

## The table of rolls

atlas-rolls = Les lancers
atlas-which-rolls = Quels lancers
atlas-show-all = Tous
atlas-show-possible = Possibles
atlas-show-impossible = Impossibles
atlas-show-one-form = Une seule forme
atlas-with-numbers = Avec ces nombres
atlas-with-numbers-problem = Des nombres entiers séparés par des espaces, par exemple 3 12.
atlas-rolls-shown = { $shown } lancers sur { $total }
atlas-nothing-found = Rien trouvé : choisis « Tous », ou cherche moins de nombres.
atlas-roll-column = Lancer
atlas-solutions-column = Solutions
atlas-difficulty-column = Difficulté
atlas-forms-column = Formes
# A roll without a solution.
atlas-no-solution = aucune
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Plus de lignes
atlas-to-rolls = Vers la liste de tous les lancers
atlas-print = Imprimer le tableau
atlas-print-sheets = Imprimer le tableau (environ { $sheets } feuilles)
atlas-printed-rows = De ces lignes, les { $rows } premières sont imprimées.
atlas-how-to-print-all = Pour toutes, appuie sur « Imprimer le tableau » sur la page.
atlas-download = Télécharger en CSV

## All hands of the 24 game

hands-title = Tous les tirages de 24
hands-lead = Tous les tirages de quatre cartes : combien ils ont de solutions, s’ils sont difficiles, et lesquels sont impossibles.
hands-goal = Cible, de 0 à 999
hands-goal-help = Les quatre nombres doivent servir, avec + − × ÷.
hands-highest = Carte la plus haute, de 2 à 13
hands-highest-help = 13 est le roi. Avec 10, il n’y a ni valet, ni dame, ni roi.
hands-highest-problem = La carte la plus haute est un nombre entier de 2 à 13.
hands-summary = { $impossible } tirages sur { $hands } ne peuvent pas faire { $goal }. Les autres ont { $solutions } solutions différentes.
hands-table = Les tirages
hands-show-one-solution = Une seule solution
hands-shown = { $shown } tirages sur { $total }
hands-hand-column = Tirage
hands-simplest-column = Une solution
hands-download = Tout télécharger, avec des tabulations

### House rules, players, experiment.

## Fields of several forms.

fields-goal = Cible, de 0 à 999
fields-operators = Signes
fields-all-numbers = Tous les nombres doivent servir
fields-copy = Copier
fields-share = Partager
fields-link-selected = Le lien est sélectionné : copie-le avec Ctrl+C, ou garde le doigt dessus.
fields-dice-problem = Il y a de 2 à 6 dés, chacun avec 2 à 100 faces.
fields-numbers-problem = Il y a de 2 à 6 nombres entiers, chacun de 0 à 999.
fields-goal-problem = La cible est un nombre entier de 0 à 999.
fields-operators-problem = Sans aucun signe, on ne peut rien faire : choisis-en au moins un.
fields-clock-problem = Un chrono tourne de 5 à 600 secondes ; une case vide veut dire sans chrono.

## The form of the house rules.

rules-form-numbers = Nombres
rules-form-cards = Quatre cartes à jouer au lieu de dés
rules-form-cards-help = L’as vaut 1 ; le valet, la dame et le roi valent 11, 12 et 13.
rules-form-dice = Faces de chaque dé
rules-form-dice-help = De 2 à 6 dés avec 2 à 100 faces. Laisse une case vide pour un dé de moins.
rules-form-die = Faces du dé { $number }
rules-form-goal-and-operators = Cible et signes
rules-form-clocks = Chronos
rules-form-score-clock = SCORE, secondes
rules-form-score-clock-help = De 5 à 600, ou vide pour jouer en solo sans chrono.
rules-form-impossible-clock = IMPOSSIBLE, secondes
rules-form-set-both = Régler les deux
rules-form-times = { $times ->
    [0] sans
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] sans : pas de chrono
    [1] ×1 : 30 et 60 secondes
    [2] ×2 : deux fois plus long
    [5] ×5 : cinq fois plus long
    [10] ×10 : dix fois plus long
   *[other] ×{ $times }
}
rules-form-at-the-table = À la table
rules-form-undo = Annuler
rules-form-undo-help = On peut annuler des étapes tant qu’il reste des nombres.
rules-form-all-numbers-help = La cible ne compte que s’il ne reste aucun nombre.
rules-form-blocking = Blocage
rules-form-blocking-help = Si tu annonces IMPOSSIBLE, puis toi-même SCORE, et que tu rates, tu perds deux points.
rules-form-spoilers-wait = Qui rate souvent attend
rules-form-spoilers-wait-help = Si tu rates SCORE deux fois de suite, tu ne fais pas d’annonce à la manche suivante, après la troisième fois aux deux manches suivantes, et ainsi de suite, jusqu’à ce que tu réussisses.
rules-form-who-rolls = Qui lance les dés ou distribue
rules-form-anyone-rolls = tout le monde
rules-form-host-rolls = l’hôte ou la place 1
rules-form-last-scorer-rolls = qui a gagné le dernier point

## House rules.

house-title = Règles maison
# Which rules these are.
house-game-alone = Les règles de { $game }, quand tu joues en solo.
house-game-together = Les règles de { $game }, quand vous jouez à plusieurs sur cet écran.
house-lead = Change le jeu à ta table. Les points restent. S’il y a des nombres sur la table, ils sont enlevés.
house-presets = Modèles
house-preset-score = Score
house-preset-24 = 24 avec des cartes
house-forget = Oublier { $name }
house-use = Jouer avec ces règles
house-defaults = Revenir aux règles de départ
house-keep-and-share = Garder et partager
house-more-time = Plus de temps pour une personne
house-more-time-help = Pour un appel SCORE. Les autres ont le temps des règles maison.
house-preset-name = Nom du modèle
house-save = Garder comme modèle
house-link = Lien vers ces règles
house-preset-chosen = Appuie maintenant sur « Jouer avec ces règles ».
house-preset-saved = C’est gardé dans les modèles.
house-preset-name-problem = Donne d’abord un nom au modèle.
house-presets-full = Il y a déjà 12 modèles. Oublies-en un d’abord.
house-rules-changed = Nouvelles règles maison. Elles valent à partir des prochains nombres.
# What was not saved when the page was left.
house-kept = Ce que tu n’avais pas encore gardé est toujours là.
house-take-back = Annuler mes changements

## Players.

players-title = À plusieurs
players-lead = De deux à six personnes sur un seul écran. Chaque personne a un coin avec deux touches.
players-name = Nom pour la place { $number }
players-help = Laisse une case vide s’il n’y a personne. Les noms restent sur cet appareil.
players-together = Jouer à plusieurs
players-alone = Jouer en solo
players-clear-points = Tous les points à 0
players-screen = L’écran
players-flat = Il est posé à plat sur une table
players-flat-help = Les coins d’en face sont tournés vers les personnes qui s’y trouvent.
players-too-few = Il faut être au moins deux. Pour jouer sans les autres, choisis « Jouer en solo ».
players-seated = Chaque personne a un coin avec deux touches. Les premiers nombres peuvent arriver.
players-points-cleared = Tous les points sont à zéro.

## Settings.

settings-lead = Pour cet appareil. Ce que tu changes ici compte tout de suite.
settings-reading = Lecture
settings-text = Taille des lettres
settings-percent = { $percent } %
settings-spacing = Plus d’espace
settings-spacing-help = Les lettres, les mots et les lignes sont plus écartés. Cela aide certaines personnes dyslexiques à lire.
settings-playing = Jeu
settings-hand = Pour la main gauche
settings-hand-help = Sur un téléphone couché, les boutons sont à gauche des nombres ; sur un écran large, ce sont l’horloge et les points. Les calculs se lisent toujours de gauche à droite.
settings-keys = Raccourcis à une touche
settings-keys-help = R lance les dés ou distribue, S et I annoncent, les chiffres et les signes font des étapes. Désactive cela si les touches te gênent.
settings-installed = Sur l’écran d’accueil et dans le navigateur
settings-installed-apart = Sur un iPhone, un iPad ou un Mac, le jeu ajouté à l’écran d’accueil ou au Dock et le jeu dans le navigateur sont deux appareils : les points, l’entraînement et la place à la table d’un groupe que l’un garde ne sont pas dans l’autre.
settings-installed-carry = Les statistiques peuvent enregistrer ton entraînement dans un fichier d’un côté et l’ouvrir de l’autre. Un lien scanné ouvre le navigateur : copie-le là-bas et colle-le ici, celui d’une table sous « Rejoindre une table », celui de ton entraînement sous « Statistiques ».
settings-installed-paste = Rejoindre une table

## Experiment.

experiment-title = Essais libres
experiment-lead = Tes nombres, ta cible. Ici, rien ne compte.
experiment-numbers = Nombres
experiment-numbers-help = De 2 à 6 nombres, de 0 à 999. Laisse une case vide pour un nombre de moins.
experiment-number = Nombre { $number }
experiment-lay-out = Les poser
experiment-solve = Montrer toutes les solutions
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = La manche est terminée. On peut maintenant montrer les solutions.
experiment-your-numbers = Tes nombres
experiment-bench = Essayer à la main
# The clock of a call runs at the table meanwhile.
experiment-call-runs = Une annonce est en cours à la table.
experiment-to-the-table = Aller à la table
experiment-close = Fermer les essais libres
experiment-start-again = Recommencer
experiment-try = Essaie de faire { $goal }. Annule aussi souvent que tu veux.
experiment-reached = { $goal } ! C’est une solution.
experiment-missed = Ce n’est pas { $goal }. Annule, ou recommence.

### Group play.

## The lobby

group-title = Jouer en groupe
group-lead = À la table, chaque personne a son écran et voit les mêmes nombres. Qui atteindra la cible en premier ?
group-no-table-yet = Tu n’as pas encore de table : choisis un groupe, ouvre une table ou rejoins-en une.
group-not-kept = Ce navigateur ne garde rien pour cette page : si tu la recharges ou la fermes, tu perds ta place à la table.
group-your-name = Ton nom
group-your-name-help = Un prénom ou un surnom suffit. Toute la table le voit.
group-where-to-play = Où jouer
group-a = Groupe A
group-b = Groupe B
group-open-to-everybody = Ouvert à tout le monde
group-make-a-table = Ouvrir une table
group-make-help = Tu en es l’hôte : donne-lui un nom, par exemple Classe 6B, et choisis Score ou 24. Ensuite, sous « Inviter », crée une clé avec laquelle tu en es l’hôte dans n’importe quel navigateur.
group-for-a-class = Pour une classe
group-for-a-class-help = Tout le monde joue à la fois, chacun sur son plateau. La discussion est coupée, et les nouveaux attendent que tu les laisses entrer.
group-game = Jeu
group-game-score = Score
group-game-24 = 24
group-make-the-table = Ouvrir la table
group-elsewhere = Une autre table, ou seulement regarder
group-join-a-table = Rejoindre une table
group-join-help = Son nom ou son code, comme l’hôte l’affiche, ou un lien que tu as reçu.
group-join-installed = Tu joues dans le jeu installé. Un lien scanné ouvrira peut-être le navigateur à sa place, et sur un iPhone, un iPad ou un Mac ce sont deux appareils, chacun avec sa place. Copie le lien là-bas et colle-le ici, ou tape le code.
group-join-the-table = Rejoindre la table
group-go-private = Mode privé : jouer en solo
group-one-screen = Jouer sur un seul écran
group-looking-for-table = Recherche de la table…
group-choose-table = Choisis maintenant une table ci-dessous.
group-which-table = Écris le nom ou le code de la table, ou colle un lien.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Ce lien mène à un autre site, { $host }, qui a ses propres tables. Ouvre-le dans le navigateur.
group-pasted-open = Ouvrir { $host }
group-pasted-no-link = Ce lien ne mène à aucune table ni à aucune page de ce jeu. Demande le code de la table à la personne qui te l’a envoyé.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Rejoindre le groupe { $table }
group-come-to-table = Rejoindre la table { $table }
group-come-as-host = Être l’hôte de la table { $table } ici
group-come-as-host-help = Ton lien contient la clé de l’hôte. Le navigateur qui est l’hôte de la table maintenant est renvoyé. Sans nom, tu gardes celui que tu y as.
group-are-you = { $name } a déjà une place à cette table sur cet appareil. Qui es-tu ?
group-i-am = Je suis { $name } et je m’appelle maintenant { $new }
group-own-seat = Je suis { $new } et je viens d’arriver
group-take-name = Entrer sous le nom « { $name } »
group-ask-again = Redemander
group-was-here = { $name } était à cette table dans cet onglet. Si c’est quelqu’un d’autre, écris ton propre nom.
group-play-on-as = Continuer comme « { $name } »
group-name-taken = Ce nom est déjà pris. « { $free } » est libre. Si c’est toi sur un autre appareil, entre sous le nom « { $free } » : l’hôte peut te rendre ta place.
group-no-relay = Il n’y a pas de serveur de jeu à cette adresse, donc on ne peut joindre personne d’ici. Tu peux jouer en solo, ou à plusieurs sur un seul écran.
group-no-network = Tu es hors ligne, donc on ne peut joindre personne en ce moment. Cette page réessaie toute seule. En attendant, tu peux jouer en solo, ou à plusieurs sur un seul écran.
# After why no relay can be reached.
group-play-without = Tu peux jouer en solo, ou à plusieurs sur un seul écran.

## The connection

group-connection = Connexion
group-offline = Tu es hors ligne.
group-sockets-blocked = Le serveur de jeu répond, mais la connexion en direct avec lui est bloquée en chemin. Utilise un autre réseau, ou demande aux personnes qui gèrent celui-ci de laisser passer les WebSockets.
group-sign-in = Une autre page répond à la place de ce site : le réseau te demande peut-être de t’identifier. Ouvre n’importe quel autre site dans un nouvel onglet et identifie-toi là.
group-reconnecting = Reconnexion en cours. Ta place et tes points sont gardés ; rien n’est perdu.
group-reconnecting-call = Reconnexion en cours. Le chrono de la table ne s’arrête que si le serveur de jeu lui-même est absent.
group-relay-away = Ta place et tes points sont gardés ; rien n’est perdu.
group-relay-away-call = Le chrono de la table est arrêté, et il reprendra au retour du serveur de jeu.
group-own-outage = Ta place et tes points sont gardés.
group-own-outage-call = Ta place est gardée, mais le chrono de la table continue.
group-tried-for-seconds = { $seconds ->
    [one] Depuis { $seconds } seconde.
   *[other] Depuis { $seconds } secondes.
}
group-tried-for-minutes = Depuis { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Prochain essai dans { $seconds } seconde.
   *[other] Prochain essai dans { $seconds } secondes.
}
group-tries-by-itself = Dès qu’il y a de la place, cette page te fait entrer d’elle-même.
group-try-now = Réessayer maintenant
group-play-here = Jouer ici
group-load-again = Recharger la page
group-leave = Quitter
group-not-sent = Il n’y a pas de connexion en ce moment, donc cela n’a pas été envoyé.
group-no-connection = Il n’y a pas de connexion en ce moment.
group-new-table = La table où tu étais n’existe plus. En voici une nouvelle, du même nom.

## The waiting room

group-waiting-title = L’hôte va t’ouvrir
group-waiting-help = Garde cette page ouverte : la suite vient toute seule.
group-waiting-long = Si personne ne te fait entrer, préviens l’hôte. C’est toi l’hôte ? Ouvre le lien de ta clé sur cet appareil.
group-go-back = Revenir
group-asking = Tu as demandé à rejoindre la table « { $table } » sous le nom « { $name } ».
group-asking-to-look-on = Tu as demandé à regarder la table « { $table } ». Ton numéro est le { $number }.
group-asking-again = La connexion est perdue ; cette page redemande toute seule.

## Beside the table

group-side = Le groupe
group-what-is-shown = Ce qui est affiché
group-tab-players = Qui joue
group-tab-invite = Inviter
group-tab-live = Classe
group-tab-you = Toi
group-looking-on = Tu regardes
group-somebody = Quelqu’un
# A key under a table that is shown to a whole room: its solutions stand beside the
# board then, to be explained on it.
group-projector-solutions = Solutions
group-close-projector = { $waiting ->
    [0] Fermer cette vue
   *[other] Fermer cette vue · { $waiting } en attente
}

## Who comes and goes, and what happens

group-two-names = { $first } et { $second }
group-name-and-others = { $first } et { $others } autres
group-came = Arrivée à la table : { $names }.
group-went = { $count ->
    [one] { $names } n’est plus là.
   *[other] { $names } ne sont plus là.
}
group-were-removed = { $count ->
   *[other] L’hôte a retiré { $names } de la table.
}
group-ask-to-come-in = { $count ->
    [one] { $names } attend pour entrer.
   *[other] { $names } attendent pour entrer.
}
group-you-host = Maintenant, l’hôte de la table, c’est toi.
group-hosts = Maintenant, l’hôte de la table, c’est { $name }.
group-you-stand-in = Tu remplaces l’hôte : tu peux donner de nouveaux nombres et terminer une manche.
group-stands-in = { $name } remplace l’hôte.
group-left = { $name } a quitté la table pour de bon.
group-let-in-as = L’hôte t’a ouvert la table sous le nom « { $name } ».
group-you-are-handed = L’hôte t’a donné la place où jouait { $name }, avec les points.
group-is-handed = { $name } continue sur un autre appareil, avec les mêmes points.
group-plays-24 = La table joue maintenant à 24.
group-rules-changed = Les règles maison ont changé.
group-anyone-rolls = Maintenant, tout le monde peut donner de nouveaux nombres.
group-host-rolls = À partir de maintenant, l’hôte donne les nouveaux nombres.
group-last-scorer-rolls = À partir de maintenant, la personne qui a gagné le dernier point donne les nouveaux nombres.
group-way-is-call = À partir de maintenant, une personne annonce et montre sa solution à tout le monde.
group-way-is-everyone = À partir de maintenant, tout le monde joue à la fois, sur son propre plateau.
group-way-is-race = À partir de maintenant, c’est la course : tout le monde joue à la fois, avec ses propres lancers.
group-race-started = Une nouvelle course commence.
group-paused = Le jeu est en pause.
group-lengthened = La manche a { $seconds } secondes de plus.
group-resumed = Le jeu reprend.
group-locked = La table est fermée.
group-unlocked = La table est de nouveau ouverte.
group-chat-on = La discussion est activée.
group-chat-off = La discussion est coupée.
group-you-are-muted = L’hôte a coupé tes messages.
group-you-may-write = Tu peux de nouveau écrire des messages.
group-you-may-call = Tu peux de nouveau faire des annonces.
group-you-may-play = L’hôte te laisse jouer cette manche.
group-may-come-back = { $count ->
    [one] { $names } peut revenir.
   *[other] { $names } peuvent revenir.
}
group-you-are-co-host = Tu es maintenant co-hôte : tu as tous les outils de l’hôte.
group-is-co-host-now = { $name } est maintenant co-hôte.
group-no-co-host = Il n’y a plus de co-hôte.
group-name-fixed = À partir de maintenant, l’hôte t’appelle { $name }.
group-you-are-in-team = Tu es maintenant dans l’équipe { $team }.
group-teams-set = Il y a maintenant { $count } équipes. Chacune a les points que ses membres gagnent à partir de maintenant.
group-teams-end = Il n’y a plus d’équipes.
group-you-sit-at = Tu es maintenant à la table { $table }.
group-tables-set = { $count ->
    [one] Tout le monde est maintenant à { $count } petite table.
   *[other] Tout le monde est maintenant à { $count } petites tables.
}
group-tables-end = Tout le monde est de nouveau autour d’une seule table.
group-waiting-room-on = Pour entrer, il faut maintenant attendre que l’hôte ouvre.
group-waiting-room-off = Personne n’a plus à attendre pour entrer.
group-watchers-sent-away = Pour regarder, il faut maintenant attendre que l’hôte ouvre.
group-watchers-free = Tout le monde peut de nouveau regarder.
group-newcomers-are-muted = Les nouveaux ne peuvent pas écrire.
group-newcomers-may-write = Les nouveaux peuvent écrire.

## The players

group-players = Qui joue
group-nobody-else = Il n’y a encore personne d’autre : « Inviter » montre comment les autres peuvent venir.
group-scoreboard = Tableau des points
group-is-you = toi
group-is-host = hôte
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (hôte)
group-is-co-host = co-hôte
group-is-stand-in = remplace l’hôte
group-is-away = pas là
group-is-muted = sans messages
group-is-without-calls = sans annonces
group-goals = { $count ->
    [one] { $count } but
   *[other] { $count } buts
}
group-tools-for = Outils de l’hôte pour { $name }
group-forbid-calls = Interdire les annonces
# How much time one player has; beside it a choice.
group-time-for-one = Temps
group-time-for-one-help = Les autres n’en savent rien.
group-time-for-one-none = Il n’y a pas de chronomètre ici en ce moment : plus de temps ne changerait rien.
group-allow-calls = Permettre les annonces
group-let-play = Laisser jouer cette manche
group-mute = Couper les messages
group-unmute = Permettre les messages
group-remove = Retirer
group-make-co-host = Nommer co-hôte
group-unmake-co-host = Retirer le rôle de co-hôte
group-close = Fermer
group-new-name = Nouveau nom
group-rename = Renommer
group-removed = Noms retirés
group-take-back = Laisser revenir
group-take-all-back = Laisser tout le monde revenir
# For those who do not see beside whose name the button is.
group-take-back-name = Laisser revenir { $name }
group-namesakes = Noms de personnes retirées
group-namesake = { $name } a pris le nom de quelqu’un qui a été retiré.
group-remove-name = Retirer { $name }
group-remove-and-ask = Retirer, et me demander avant que quelqu’un entre
group-let-stay = Laisser rester

## The chat

group-chat = Discussion
group-chat-tab = { $unread ->
    [0] Discussion
    [one] Discussion · { $unread } nouveau
   *[other] Discussion · { $unread } nouveaux
}
group-messages = Messages
group-your-message = Ton message
group-send = Envoyer
group-chat-is-off = La discussion est coupée à cette table.
group-chat-empty = Personne n’a encore écrit. Dis bonjour !
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = Retirer
group-unsaid = La connexion s’est perdue juste à ce moment. Regarde si ton message est là, et sinon envoie-le encore une fois.

## The invitation

group-invite-others = Inviter les autres
group-invite-public = { $name } est ouvert à tout le monde. Voici comment y venir :
group-invite-by-code = Les autres rejoignent « { $name } » avec ce code ou avec le lien :
group-invite-by-name = Les autres rejoignent « { $name } » avec son nom, avec ce code ou avec le lien :
group-link = Lien vers cette table
group-for-projector = Au vidéoprojecteur
group-watch-link = Ouvrir une page pour le vidéoprojecteur
# { $table } is the name of a table.
group-class-ready = « { $table } » est ouverte
group-class-ready-help = Les élèves scannent ceci, ou ouvrent l’adresse et tapent le code.
group-host-key = Être l’hôte dans n’importe quel navigateur
group-host-key-help = Avec cette clé, n’importe quel navigateur devient l’hôte de cette table : si celui-ci perd ses données, ou si tu continues sur un autre ordinateur. Garde-la là où aucun élève ne la voit. Une nouvelle clé annule la précédente.
group-host-key-make = Créer une clé d’hôte
group-host-key-another = Créer une autre clé
group-host-key-sure = En créer une autre et annuler la dernière
group-host-key-keep = Garder la dernière
group-host-key-link = Lien pour l’hôte
group-host-key-save = Télécharger la clé
group-host-key-print = Imprimer avec l’invitation
group-host-key-hide = Cacher la clé
# A file’s name.
group-host-key-file = { $table } { $date } clé d’hôte.txt
group-open-wall = Ouvrir la vue murale
group-class-begin = Commencer
group-class-here = Élèves présents : { $count }
group-watch-help = Elle montre seulement la table et ne prend pas de place de jeu. Déplace sa fenêtre sur le vidéoprojecteur, où elle peut toujours entrer, ou ouvre-la sur un autre ordinateur, et garde cette page pour toi.
group-project = Montrer cette page elle-même
group-project-help = Quand il n’y a qu’un écran. La touche R y donne de nouveaux nombres, et « Fermer cette vue » ramène tout le reste.
group-watch-table = Regarder seulement

## The host's tools

group-host-tools = Outils de l’hôte
group-host-tab = { $waiting ->
    [0] Hôte
   *[other] Hôte · { $waiting } en attente
}
group-standing-in = { $maker } n’est pas là. Jusqu’à son retour, tu peux donner de nouveaux nombres et terminer une manche.
group-standing-in-for-nobody = La personne qui a ouvert cette table l’a quittée. Tu peux donner de nouveaux nombres et terminer une manche.
group-end-round = Terminer la manche
group-end-with-points = Terminer avec les points
group-end-without-points = Terminer sans points
group-yes-end = Oui, terminer
group-play-on = Continuer à jouer
group-end-nobody-called = Terminer cette manche ? Personne n’a fait d’annonce, donc personne n’a de points.
group-end-no-points = Terminer cette manche ? L’annonce en cours ne donne de points à personne.
group-end-score = Terminer cette manche ? Avec les points, SCORE ({ $score }) compte comme non montré.
group-end-impossible = Terminer cette manche ? Avec les points, IMPOSSIBLE ({ $impossible }) compte comme ayant tenu.
group-end-both-same = Terminer cette manche ? Avec les points, SCORE ({ $score }) compte comme non montré, et IMPOSSIBLE de la même personne comme ayant tenu.
group-end-both = Terminer cette manche ? Avec les points, SCORE ({ $score }) compte comme non montré, et IMPOSSIBLE ({ $impossible }) comme ayant tenu.
group-end-everyones = Terminer cette manche ? Réponses : { $given } sur { $expected }.
group-end-everyones-no-points = Terminer cette manche ? Réponses : { $given } sur { $expected }, et personne n’a de points.
group-pause = Pause
group-more-time-for-all = Plus de temps pour tous
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Commencer une nouvelle course ? Les points et les buts de celle-ci disparaissent.
group-race-shared = Une course à trois buts avec Score. Nombre de personnes : { $players }
group-go-on = Reprendre
group-deal = Donner des nombres au choix
group-deal-these = Donner ces nombres
group-way = Mode de jeu
group-way-who = Qui cherche la solution
group-way-call = qui annonce en premier
group-way-everyone = tout le monde à la fois
group-way-race = une course, tout le monde à la fois
group-play-at-once = Faire jouer tout le monde à la fois
group-way-clock = Durée d’une manche, en secondes
group-way-clock-help = De 30 à 600, ou vide pour jouer sans chrono.
group-way-clock-problem = Une manche dure de 30 à 600 secondes ; une case vide veut dire sans chrono.
group-way-points = Les réponses donnent des points
group-way-points-help = Une réponse juste donne un point.
group-way-first-three = Les trois premières réponses justes donnent un point de plus
group-way-wrong = Un faux IMPOSSIBLE coûte un point
group-way-help = Quand le mode de jeu change, les nombres qui sont sur la table sont enlevés.
group-use-way = Jouer dans ce mode
group-anyone = Tout le monde peut donner de nouveaux nombres
group-anyone-help = Les nombres auxquels d’autres réfléchissent peut-être encore ne sont enlevés que si la majorité le demande.
group-host-help = Toi et l’autre hôte, vous les donnez.
group-last-scorer-help = D’après les règles maison, la personne qui a gagné le dernier point les donne, et toi aussi.
group-waiting-room = Me demander avant que quelqu’un entre
group-waiting-room-help = Pour entrer, il faut attendre que tu ouvres.
group-watchers-wait = Me demander avant que quelqu’un regarde
group-watchers-wait-help = Renvoie toutes les personnes qui ne font que regarder en ce moment, sauf les pages que tu as ouvertes dans ce navigateur.
group-visitor-looks-on = Quelqu’un qui regarde ({ $number })
group-visitors = { $count ->
    [0] Personne n’attend
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
group-let-in = Laisser entrer
group-turn-away = Refuser
group-may-be = C’est peut-être { $name }, qui n’est pas là en ce moment, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
group-somebody-may-be = { $newcomer } est peut-être { $name }, qui n’est pas là en ce moment, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
group-give-seat = Donner cette place
group-hand-seat-to = Donner cette place à…
group-lost-devices = Qui a peut-être changé d’appareil
# For those who do not see beside whose name the button is.
group-let-in-name = Laisser entrer { $name }
group-turn-away-name = Refuser { $name }
group-let-all-in = Laisser entrer tout le monde
group-one-by-one = Un par un
group-wait-to-come-in = Attendent d’entrer : { $count }
group-turn-all-away = Refuser tout le monde
group-flood = { $count } personnes du même endroit
group-flood-help = Elles sont arrivées en une minute depuis le même réseau : c’est peut-être ta classe, ou une seule personne avec beaucoup d’onglets.
group-flood-let-in = Laisser entrer les { $count }
group-flood-turn-away = Refuser les { $count }
group-visitor-namesake = Quelqu’un de ce nom a été retiré.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = n° { $number }
group-lock = Fermer la table
group-lock-help = Plus personne de nouveau ne peut entrer.
group-chat-switch = Discussion
group-chat-switch-help = À la table, on peut s’écrire.
group-mute-newcomers = Les nouveaux ne peuvent pas écrire
group-mute-newcomers-help = Qui s’assoit à partir de maintenant n’écrit rien tant que tu ne le permets pas, sous Qui joue.
group-csv-save = Télécharger le tableau des points
group-csv-copy = Copier le tableau des points
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } tableau des points.csv
group-print = Imprimer le tableau des points
group-csv-name = Nom
group-csv-points = Points
group-save-instead = Ce navigateur ne permet pas à la page de copier. Télécharge plutôt le tableau.
group-house-rules = Règles maison
group-rules-help = Quand les règles changent, les nombres qui sont sur la table sont enlevés.
group-use-rules = Jouer avec ces règles
group-remove-newcomers = Retirer qui vient d’arriver…
group-newcomers = { $count ->
    [0] Personne n’est arrivé dans les cinq dernières minutes.
    [one] { $count } personne est arrivée dans les cinq dernières minutes.
   *[other] { $count } personnes sont arrivées dans les cinq dernières minutes, les plus récentes d’abord.
}
# { $deed } is one of the next four.
group-newcomer = il y a { $seconds } s, { $deed }
group-newcomer-nothing = n’a encore rien fait
group-newcomer-wrote = a écrit
group-newcomer-played = a joué
group-newcomer-called = a fait une annonce
group-newcomer-gone = { $said }, n’est plus là
group-newcomers-help = Les noms qui ressemblent à une blague sont cochés : des personnes arrivées en même temps ou avec des noms semblables, qui n’ont rien fait. Leur place est gardée : dans « Qui joue », tu peux les laisser revenir.
group-remove-chosen = { $count ->
    [one] Retirer { $count } personne
   *[other] Retirer { $count } personnes
}
group-zero = Tous les points à 0…
group-zero-help = Tout ce qui a été gagné et perdu s’efface, pour de bon.
group-yes-zero = Oui, tous les points à 0
group-clear = Vider la table…
group-clear-help = Tout le monde doit partir. Les noms, les points et les messages sont effacés aussitôt, pour de bon.
group-yes-clear = Oui, vider la table

## Small tables

group-small-tables = Petites tables
group-small-tables-help = La classe joue à de petites tables, toutes avec les mêmes nombres, et on annonce à chacune. Chaque fois que de nouveaux nombres arrivent, tout le monde change de place. S’il y a des nombres sur la table en ce moment, ils sont enlevés.
group-table-size = Nombre de places par table
group-split-into-tables = Faire de petites tables
group-seat-anew = Changer toutes les places
group-one-table = Revenir à une seule table
group-so-many-tables = { $count ->
    [one] Il y a { $count } petite table.
   *[other] Il y a { $count } petites tables.
}
group-table-number = Table { $table }
group-your-table = Ta table : { $table }
group-table-no-roll = pas encore de nombres
group-table-thinks = réfléchit
group-table-called = { $name } : { $call }
group-table-solved = { $name } l’a montré
group-table-stood = IMPOSSIBLE a tenu ({ $name })
group-table-ended = terminé
group-tables-progress = Tables qui ont terminé : { $finished } sur { $count }.
group-ways-wait = Les solutions s’affichent quand toutes les tables ont fini.
group-tables-finished = { $count ->
    [one] La table a terminé.
   *[other] Les { $count } tables ont terminé.
}
group-end-tables = Terminer cette manche ? { $open ->
    [one] { $open } table joue encore.
   *[other] { $open } tables jouent encore.
} Avec les points, un SCORE en cours compte comme non montré, et un IMPOSSIBLE comme ayant tenu.
group-end-tables-no-call = Terminer cette manche ? { $open ->
    [one] { $open } table joue encore, et personne n’y a fait d’annonce.
   *[other] { $open } tables jouent encore, et personne n’y a fait d’annonce.
}

## Teams

group-teams = Équipes
group-teams-help = Le hasard met tout le monde dans des équipes, aussi égales que possible. Une équipe a les points que ses membres gagnent à partir de là.
group-teams-count = Nombre d’équipes
group-make-teams = Former les équipes
group-new-teams = Former de nouvelles équipes
group-end-teams = Plus d’équipes
group-team-move = Mettre
group-team-to = dans l’équipe
group-team-put = Déplacer
group-team-circle = Cercle
group-team-triangle = Triangle
group-team-square = Carré
group-team-star = Étoile
group-team-cross = Croix
group-team-drop = Goutte

## The live board of a class

group-live = Ce que fait chaque élève
group-live-empty = Chaque élève a une case ici dès qu’il y a des nombres sur la table.
group-live-order = Ordre des cases
group-live-by-help = Aide d’abord
group-live-by-name = Par nom
group-count-working = { $count } en plein calcul
group-count-help = { $count ->
    [one] { $count } a peut-être besoin d’aide
   *[other] { $count } ont peut-être besoin d’aide
}
group-count-has-it = { $count ->
    [one] { $count } a trouvé
   *[other] { $count } ont trouvé
}
group-count-impossible = { $count } IMPOSSIBLE
group-count-away = { $count } pas là
group-count-no-answer = { $count } sans réponse
group-state-working = calcule
group-state-help = besoin d’aide ?
group-state-has-it = a trouvé
group-state-no-answer = pas de réponse
group-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
group-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
group-so-many-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
group-different-solutions = { $count ->
    [one] { $count } solution différente
   *[other] { $count } solutions différentes
}
group-board-of = Plateau : { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [one] La classe a trouvé { $count } solution
   *[other] La classe a trouvé { $count } solutions différentes
}
group-class-found-none = La classe n’a pas trouvé de solution
group-class-page = Page { $page } sur { $pages }
group-class-pages-stop = Ne plus tourner
group-class-pages-go-on = Tourner toute seule
group-class-impossible = { $count ->
    [one] { $count } personne a répondu IMPOSSIBLE.
   *[other] { $count } personnes ont répondu IMPOSSIBLE.
}
group-class-impossible-names = Réponse IMPOSSIBLE : { $names }.
group-show-names = Montrer les noms
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = réponses sur { $count }

## The player's own seat

group-you = Toi
group-change = Changer
group-step-out = Jouer un moment en solo
group-step-out-help = Ta place et tes points t’attendent.
group-next-player = Un autre joueur sur cet appareil
group-next-player-help = Ta place et tes points t’attendent ici.
group-next-player-short = Un autre joueur
group-go-private-short = Mode privé
group-leave-table = Quitter la table…
group-leave-table-help = Ta place sera libre pour les autres. Si tu reviens avec ce navigateur, tu auras une nouvelle place, avec tes points.
group-yes-leave = Oui, quitter la table

## Why a group refuses something

group-refused-locked = L’hôte a fermé la table : personne de nouveau ne peut entrer en ce moment.
group-refused-removed = L’hôte t’a retiré l’accès à cette table.
group-refused-stale = C’était pour les nombres d’avant. D’autres sont maintenant sur la table.
group-refused-nobody-hosts = Cette table n’a pas d’hôte, donc personne ne peut changer cela ici.
group-refused-yourself = Tu ne peux pas te faire cela à toi-même.
group-refused-roll-first = Trop de choses se sont passées depuis que ces nombres sont là. Mets d’abord de nouveaux nombres sur la table.
group-refused-chat-off = La discussion est coupée à cette table.
group-refused-muted = L’hôte a coupé tes messages.
group-refused-calls-forbidden = Pour l’instant, l’hôte ne te permet pas de faire d’annonces.
group-refused-looks-on = Tu es arrivé·e au milieu de cette manche : tu regardes jusqu’à la prochaine, ou jusqu’à ce que l’hôte te laisse jouer.
group-refused-other-on-device = Quelqu’un d’autre de cet appareil était à la table pendant ce lancer : tu joues à partir du suivant.
group-refused-removed-on-device = L’hôte a retiré un autre joueur de cet appareil : c’est donc à lui de te laisser entrer. Demande-lui.
group-refused-no-vote = Si tu n’as pas le droit de faire une annonce avec ces nombres, tu ne peux pas demander de les enlever.
group-refused-not-sayable = Un message a de 1 à 200 caractères que l’on peut voir.
group-refused-too-fast = C’était trop rapide. Attends un moment.
group-refused-not-the-maker = C’est la personne qui a ouvert cette table : on ne peut ni couper ses messages, ni la retirer, ni la renommer.
group-refused-maker-only = Seule la personne qui a ouvert cette table peut faire cela.
group-refused-name-fixed = L’hôte a choisi ton nom, donc tu ne peux pas le changer.
group-refused-visitor-gone = Cette personne n’attend plus.
group-refused-no-newcomers = Personne n’est arrivé dans la dernière minute.
group-refused-team-count = Il peut y avoir de deux à six équipes.
group-refused-empty-team = Une équipe n’aurait alors personne. Forme moins d’équipes, ou mets quelqu’un dans chacune.
group-refused-twice-in-teams = Personne ne peut être dans deux équipes.
group-refused-no-such-team = Cette équipe n’existe pas.
group-refused-table-size = Une petite table a de trois à six places.
group-refused-too-few-for-tables = Pour de petites tables, il faut au moins trois personnes en plus des hôtes.
group-refused-no-small-tables = Il n’y a pas de petites tables.
group-refused-no-race = Il n’y a pas de course à cette table.
group-refused-race-over = Cette course est gagnée. L’hôte, ou qui le remplace, peut en commencer une nouvelle.
group-refused-race-too-long = Tu as fait tout ce qui tient dans une course. L’hôte peut en commencer une nouvelle.
group-refused-hosts-sit-nowhere = Les hôtes n’ont pas de petite table : leur rôle est de passer de table en table et de tout voir.
group-refused-no-table-yet = Tu n’as pas encore de petite table. Tu auras une place avec les prochains nombres.
group-refused-nobody-chosen = Choisis au moins une personne qui est encore là.
group-refused-not-away = Cette personne est là. On ne peut donner à un autre appareil que la place de quelqu’un qui n’est pas là.
group-refused-hosts-keep-seats = Les hôtes gardent leur place et n’en reçoivent pas d’autre.
group-refused-too-often = Tu l’as fait très souvent. Dans quelques minutes, tu pourras le refaire ; la course continue.

## Why a table's name is refused

group-table-name-empty = Écris un nom pour la table : au moins une lettre ou un chiffre.
group-table-name-too-long = Le nom d’une table a au plus 20 caractères.
group-table-name-invisible = Le nom d’une table ne peut pas contenir de caractères invisibles.
group-table-name-stacked = Le nom d’une table a au plus quatre accents ou autres signes sur une lettre, et aucun sans lettre.
group-table-name-reserved = Le nom d’une table ne peut pas contenir ce mot. Choisis un autre nom.

## Why a relay lets nobody in

group-table-exists = Il y a déjà une table de ce nom. Rejoins-la, ou choisis un autre nom.
group-no-such-table = Il n’y a pas de table avec ce nom ou ce code.
group-other-tab = Tu es déjà à cette table dans un autre onglet ou une autre fenêtre.
group-not-here = Cette table n’existe pas sur ce serveur de jeu.
group-too-many-tables = Il n’y a pas de place pour une autre table en ce moment.
group-too-many-watchers = Trop de personnes regardent déjà cette table.
group-busy = Beaucoup de monde arrive à la fois en ce moment.
group-tables-from-here = Ton réseau a déjà autant de tables que ce serveur de jeu le permet. Rejoins l’une d’elles, demande à l’hôte d’une table qui ne sert plus de la vider, ou demande-en plus aux personnes qui gèrent le serveur de jeu (--tables-per-address).
group-seats-from-here = Ton réseau a déjà autant de places à cette table que ce serveur de jeu le permet. Demande à l’hôte de retirer quelqu’un qui n’a rien à faire là, ou demande-en plus aux personnes qui gèrent le serveur de jeu (--seats-per-address).
group-seat-handed-over = L’hôte a donné ta place à cette table, avec ses points, à un autre appareil. Entre sous un autre nom, ou demande à l’hôte si c’était une erreur.
group-hosted-elsewhere = Cette table est maintenant dirigée par un autre navigateur, qui est entré avec la clé de l’hôte. Si ce n’était pas toi, ouvre ici le lien avec ta clé : l’autre navigateur sera alors écarté.
group-wrong-host-key = Ce n’est pas la clé de l’hôte de cette table, ou une plus récente l’a remplacée. Tu peux entrer pour jouer.
group-broken-host-key = La clé de l’hôte dans ce lien n’est pas entière, ou contient une faute. Ouvre encore une fois le lien entier. Tu peux aussi entrer pour jouer.
group-seats-of-device = Cet appareil a autant de places à cette table qu’il peut en avoir. Entre sous l’un de leurs noms, ou avec un autre appareil.
group-newcomers-from-here = Beaucoup de monde arrive à la fois de ton réseau. Si c’est habituel, demande aux personnes qui gèrent le serveur de jeu d’en permettre plus (--joins-per-minute).
group-turned-away = L’hôte ne t’a pas ouvert. { $seconds ->
    [one] Tu peux redemander dans { $seconds } seconde.
   *[other] Tu peux redemander dans { $seconds } secondes.
}
group-may-ask-again = Tu peux de nouveau demander à entrer.
group-a-full = Le groupe A est plein. Essaie le groupe B, ou ouvre ta propre table.
group-b-full = Le groupe B est plein. Essaie le groupe A, ou ouvre ta propre table.

## Why a relay ends the connection

group-closed-bad-message = Le serveur de jeu n’a pas compris cette page.
group-closed-no-hello = Cette page a mis trop de temps à se présenter.
group-closed-old-page = Cette page et le serveur de jeu ne vont pas ensemble : l’un des deux est plus ancien. Tes points sont gardés.
group-closed-taken-over = Tu joues maintenant dans un autre onglet ou une autre fenêtre.
group-closed-removed = L’hôte t’a retiré l’accès à la table.
group-closed-left = Tu as quitté la table.
group-closed-cleared = La table est vidée. Ses noms et ses points sont effacés.
group-closed-too-slow = Cet appareil n’arrivait pas à suivre la table.
group-closed-restart = Le serveur de jeu redémarre.
group-closed-trouble = Le serveur de jeu a eu un problème avec cette table.
group-framed-title = Les groupes jouent dans un onglet à part
group-framed-text = Une autre page montre celle-ci dans un cadre et pourrait poser ses propres boutons sur ceux de ta table. Ouvre le jeu dans un onglet à part : le chemin de ta table t’y suit.
group-own-tab = Ouvrir dans un onglet à part

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = Préparer une séance
lesson-plan-help = Des nombres choisis d’avance, pour une classe. Cela marche sans réseau.
lesson-lead = Rassemble des lancers, puis mets-les sur la table l’un après l’autre : un appui suffit pour chacun. Toute la séance tient dans un lien.
lesson-back-to-table = Retour à la table
lesson-back-to-group = Retour à la page du groupe
lesson-settings = À quoi on joue
lesson-cards = Des cartes, comme au jeu de 24
lesson-cards-help = Les quatre nombres doivent servir, et on ne colle rien.
lesson-add = Ajouter des lancers
lesson-up-to = Une séance a au plus { $most } lancers.
lesson-level = Difficulté
lesson-count = Nombre de lancers
lesson-count-problem = Choisis un nombre entier de 1 à { $most }.
lesson-add-by-level = Ajouter ces lancers
lesson-stop = Arrêter
lesson-searching = Recherche de lancers…
lesson-added = { $count ->
    [one] { $count } lancer ajouté.
   *[other] { $count } lancers ajoutés.
}
lesson-few-found = { $count ->
    [0] Aucun lancer de ce genre n’a été trouvé : ils sont rares avec ces dés et cette cible.
    [one] Il n’y a que { $count } lancer de ce genre : ils sont rares avec ces dés et cette cible.
   *[other] Il n’y a que { $count } lancers de ce genre : ils sont rares avec ces dés et cette cible.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] Une séance a au plus { $most } lancers, donc il n’y a plus de place.
    [one] Une séance a au plus { $most } lancers, donc il y a encore de la place pour { $room }.
   *[other] Une séance a au plus { $most } lancers, donc il y a encore de la place pour { $room }.
}
lesson-typed = Tes propres nombres
lesson-typed-help = Un lancer par ligne, par exemple 1 4 5 7 : de deux à six nombres entiers de 0 à 999.
lesson-add-typed = Ajouter ces lancers
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = La ligne { $line }, « { $roll } », n’est pas un lancer : un lancer a de deux à six nombres entiers de 0 à 999.
lesson-typed-nothing = Écris au moins un lancer.
lesson-from-link = À partir d’un lien
lesson-from-link-help = Colle ici le lien d’une autre séance, ou d’un lancer.
lesson-add-from-link = Ajouter depuis le lien
lesson-link-empty = Ce lien n’a ni séance ni lancer.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] Les lancers
    [one] { $count } lancer
   *[other] { $count } lancers
}
lesson-no-rolls-yet = Il n’y a pas encore de lancers : ajoutes-en.
lesson-unready = Il y aura un lien dès que la séance pourra être jouée.
lesson-other-tab = Un autre onglet ou une autre fenêtre a changé cette séance ; voici où elle en est. « Annuler le dernier changement » ramène ce qui était ici.
lesson-undo = Annuler le dernier changement
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Lancers de la séance de ce lien : { $theirs }. Lancers de ton propre plan : { $own }. Si tu ouvres la séance, elle remplace ton plan.
lesson-take-link = Ouvrir la séance du lien
lesson-keep-plan = Garder mon plan
lesson-own-plan = La séance du lien n’a pas pu être lue. Voici ton propre plan.
lesson-clear = Tout enlever
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = n° { $number }, { $numbers }
lesson-earlier = Plus tôt : { $roll }
lesson-later = Plus tard : { $roll }
lesson-leave-out = Enlever : { $roll }
# { $percent } is how much of the work is done.
lesson-rating = Calcul en cours… { $percent } %
lesson-impossible = Impossible

## The link

lesson-link = Le lien
lesson-address = Lien vers cette séance
lesson-link-help = Il ouvre de nouveau cette séance, sur n’importe quel appareil. Toute personne qui l’a voit les lancers.

## Holding it

lesson-hold = Faire cette séance
lesson-make-help = On la joue à ta propre table. Tu en es l’hôte. La discussion y est coupée jusqu’à ce que tu l’actives.
lesson-table = Nom de la table
lesson-make = Ouvrir une table avec cette séance
lesson-take-help = Ta table reçoit la cible, les dés et le mode de jeu de cette séance.
lesson-take-another-help = Elle remplace la séance que tu fais en ce moment, et ta table reçoit sa cible, ses dés et son mode de jeu.
lesson-take = L’emporter à « { $table } »
lesson-end-round-first = Une manche est encore en cours : termine-la d’abord.
lesson-held = Séance
lesson-on-table = Le n° { $number } sur { $count } est sur la table.
lesson-next = Le n° { $number } sur { $count } vient ensuite.
lesson-all-played = Tout est joué : { $count } sur { $count }.
lesson-done = Après celui-ci, tous auront été joués.
lesson-over = La leçon est finie
lesson-end-puzzles = Énigmes
lesson-end-pupils = Élèves
lesson-end-right = Bonnes réponses à cette table
lesson-shared = Une leçon avec Score. Énigmes : { $puzzles }, élèves : { $pupils }, bonnes réponses : { $right } sur { $all }
lesson-deal = Donner le n° { $number } sur { $count }
lesson-list = Ce que contient la séance
lesson-list-help = Entre-temps, tu peux donner d’autres nombres : la séance attend.
lesson-comes-next = vient ensuite
lesson-lies-there = sur la table
lesson-was-played = joué
lesson-choose-short = Suivant
lesson-choose = À faire ensuite : { $roll }
lesson-end = Ranger la séance…
lesson-end-help = La table reste comme elle est. Le lien de la séance l’ouvre de nouveau, depuis le début.
lesson-yes-end = Oui, la ranger

## The report

report-title = Rapport
report-of = Rapport : { $table }
report-hosts-only = Il faut être hôte d’une table pour voir son rapport.
report-kept = Ce que chaque élève a fait à cette table. Seuls ses hôtes le voient, et il est gardé jusqu’à ce que la table soit vidée ; remettre tous les points à 0 n’y change rien.
report-help = Une manche compte pour les personnes qui ont une place à sa fin, même absentes. Les temps vont du moment où l’on voit les nombres à la réponse ou à l’annonce, sans les pauses. Les étapes sont celles qui sont sur les plateaux à la fin des manches : celles avec une fraction, un collage ou un nombre négatif comptent aussi dans leur colonne.
report-saved = IMPOSSIBLE sauvés par quelqu’un d’autre
report-saved-by = { $caller } a annoncé IMPOSSIBLE sur des lancers faisables, puis { $saver } a annoncé SCORE sans le montrer. Manches : { $rounds }.
report-saved-help = Chacune de ces manches a rapporté un point à la première personne. C’est peut-être de la malchance, mais deux personnes qui le refont sans cesse s’entraident peut-être. Tu peux interdire les annonces à l’une ou à l’autre.
report-nobody = Il n’y a pas encore d’élèves à la table.
report-print = Imprimer le rapport
report-save = Télécharger le rapport
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } rapport.csv
report-table = Table
report-date = Date
report-name = Nom
report-team = Équipe
report-points = Points
report-rounds = Manches
report-right = Justes
report-wrong-impossible = Faux IMPOSSIBLE
report-not-shown = SCORE non montré
report-without-answer = Sans réponse
report-mean = Temps moyen
report-fastest = Réponse juste la plus rapide
report-mean-s = Temps moyen, en secondes
report-fastest-s = Réponse juste la plus rapide, en secondes
report-seconds = { $seconds } s
report-hints = Indices
report-steps = Étapes
report-fractions = Avec fractions
report-joins = Collages
report-negatives = Avec nombres négatifs

### Practice and the rolls of the day.

## A roll on the board

learn-make = Fais { $goal } en deux ou trois étapes.
learn-make-of-all = Fais { $goal } avec tous les nombres.
learn-reached = { $goal } ! C’est une solution.
learn-rightly-impossible = C’est juste : personne ne peut faire { $goal } avec ces nombres.
learn-wrongly-impossible = Il y a une solution pour { $goal }. Regarde encore une fois.
learn-shown = Voici la solution la plus facile pour { $goal }.
learn-shown-impossible = Personne ne peut faire { $goal } avec ces nombres. Plus bas, tu verras pourquoi.
# $far: how far $value is from the goal
learn-too-small = { $value } est trop petit pour { $goal } : il manque { $far }. Annule, ou recommence.
learn-too-large = { $value } est trop grand pour { $goal } : il y a { $far } de trop. Annule, ou recommence.
learn-start-again = Recommencer
learn-hint = Indice
learn-impossible = Impossible
learn-show = Montre-moi
learn-next = Nombres suivants
learn-stopwatch = Afficher le temps
learn-sounds = Sons
learn-to-statistics = Tes résultats jusqu’ici
learn-clock-wrong = L’horloge de cet appareil montre un jour qui ne peut pas être juste : cette réponse n’est pas dans tes statistiques. Règle l’horloge, et la prochaine y sera.

## Games

learn-games = Jeux
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = Qui joue ?
learn-plays = { $name } joue
learn-nobody-named = « Sans nom » joue
learn-several-here = À plusieurs sur cet écran ?
learn-new-name = Nom
learn-new-name-help = Chaque nom a ses propres paliers, ses jours et ses statistiques.
learn-add-name = Jouer
learn-forget-name = Ne plus proposer { $name }

## The rolls of the day

learn-daily-lead = Cinq énigmes, de la plus facile à la plus difficile, les mêmes pour tout le monde aujourd’hui. L’une d’elles est peut-être impossible.
learn-day-ahead = Ce jour n’est pas encore venu. Voici les énigmes d’aujourd’hui.
learn-day-before = Le jour d’avant
learn-day-after = Le jour d’après
learn-rolls = Les énigmes de ce jour
learn-roll-number = Énigme { $number } : { $mark }
learn-mark-open = à faire
learn-mark-solved = résolue
learn-mark-helped = résolue après un indice ou un « Impossible » à tort
learn-mark-shown = montrée
learn-details = Comment chaque énigme s’est passée
learn-column-roll = Énigme
learn-column-result = Résultat
learn-column-time = Temps
learn-column-hints = Indices
learn-column-wrong-calls = Faux « Impossible »
learn-day-done = Les cinq sont faites
learn-days-in-a-row = Jours de suite
# What is shared: $signs has one for each roll.
learn-shared = { $game }, énigmes du jour { $date } : { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", un indice"}
   *[other] {", "}{ $hints } indices
}
learn-signs = ● résolue, ◐ résolue après un indice ou un « Impossible » à tort, ○ montrée. Aucun nombre n’est dévoilé.
learn-streak = { $days ->
    [0] Pas encore de série de jours.
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
}
learn-streak-rule = Un jour compte si tu résous une de ses énigmes le jour même ; un jour manqué par semaine est pardonné.
learn-archive = Tous les jours de ce mois
learn-month-before = Le mois d’avant
learn-month-after = Le mois d’après
learn-date-done = { $date }, fait

## Practice

learn-practice-lead = Une énigme après l’autre, sans chrono. Ce que tu trouves difficile revient plus souvent.
learn-now = { $skill }, { $level }
learn-no-roll = Rien n’a été trouvé pour ce niveau avec cette cible et ces dés ou ces cartes.
learn-comes-again = Tu as déjà vu la solution pour ces nombres. Peux-tu maintenant la trouver toi-même ?
learn-level-link = Ce niveau
learn-example = Un exemple
learn-skills = Ce que tu peux apprendre
learn-rule = Si tu résous une énigme du premier coup, la compétence avance d’un palier. Après un indice ou un « Impossible » à tort, elle ne bouge pas. Plus elle est haute, plus tard elle revient. Au dernier palier, elle est acquise.
learn-rule-shown = Quand la solution a été montrée, la compétence recule d’un palier, et cette énigme revient après 3 autres, même à un niveau que tu as choisi toi-même.
learn-by-rule = Choisis pour moi
learn-own-setting = Ta cible, tes dés
learn-own-setting-help = L’entraînement avec ces réglages a ses propres paliers.
learn-goal = Cible, de 0 à 999
learn-goal-problem = La cible est un nombre entier de 0 à 999.
learn-dice = Dés
learn-dice-help = Les faces de chaque dé, par exemple 6 6 12. Une case vide donne les dés habituels.
learn-dice-problem = Il y a de 2 à { $most } dés, chacun avec 2 à 100 faces. Écris les nombres de faces, séparés par des espaces.
learn-use-setting = S’entraîner ainsi
learn-usual-setting = Comme dans le jeu
learn-choose-level = { $skill }, { $level }
learn-standing-new = à découvrir
learn-standing-learning = palier { $number } sur 5
learn-standing-due = palier { $number } sur 5, à revoir
learn-standing-mastered = acquise
learn-standing-mastered-due = acquise, à revoir

learn-skill = { $skill ->
    [two-steps] Deux étapes
    [three-steps] Trois étapes
    [subtraction] Soustraction
    [division] Division
    [joining] Coller des chiffres
    [impossible] Est-ce impossible ?
    [negative] Sous zéro
   *[fractions] Fractions
}
learn-about-skill = { $skill ->
    [two-steps] Trois des nombres suffisent : fabrique d’abord un nombre, puis utilise-le.
    [three-steps] La solution la plus facile utilise les quatre nombres.
    [subtraction] Il y a une soustraction dans la solution la plus facile.
    [division] Il y a une division dans la solution la plus facile.
    [joining] Mets deux nombres côte à côte : 1 & 2 font 12.
    [impossible] Trouve une solution, ou dis qu’il n’y en a pas.
    [negative] Sans le signe plus : passe d’abord sous zéro. Enlever −3, c’est ajouter 3.
   *[fractions] Sans le signe fois : diviser par une fraction peut rendre un nombre plus grand.
}

## The race

race-lead = Fais 20 ou 18, aussi souvent que tu peux. Trois buts, et c’est gagné.
race-either = { $first } ou { $second }
race-standings = Points et buts
race-player = Qui joue
race-points = Points
race-goals = Buts
race-goals-of = { $goals } sur { $all }
race-first-roll = { $name }, lance les dés. Le premier lancer est gratuit.
race-make = { $name }, fais 20 ou 18, aussi souvent que tu peux.
race-won = Trois buts : la course est gagnée ! Bravo, { $name }.
race-own-win = Trois buts : tu as gagné la course !
race-end = La course est finie
race-end-rolls = Lancers en tout
race-shared = Une course à trois buts, gagnée. Lancers en tout : { $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [one] Un point de plus. Points maintenant : { $sum }.
   *[other] { $by } points de plus. Points maintenant : { $sum }.
}
race-roll-cost = Le lancer coûte un point. Points maintenant : { $sum }.
race-bonus = Ils finissent par 0 ou 5 : { $bonus } de plus, donc { $points }.
race-goal = But ! Les points repartent de 0.
race-which-roll = Lancer { $number } sur { $all }
race-back = Lancer précédent
race-forward = Lancer suivant
race-roll = Nouveau lancer
race-hand-on = Passer la main
race-new = Nouvelle course
race-new-help = Un nom pour chaque personne qui joue sur cet écran ; en solo, pas besoin de nom. La course en cours se termine.
race-give-up = Cette course n’est pas terminée. Appuie encore pour l’abandonner.
race-name = Nom { $number }
race-same-name = Quelqu’un d’autre a déjà ce nom.
race-link = Une course avec les mêmes lancers
race-begin = Commencer
race-racers = Dans une course, il y a de 1 à { $most } personnes.
race-not-their-turn = C’est à quelqu’un d’autre de jouer.
race-over = Cette course est gagnée. Commences-en une nouvelle.
race-no-roll = Lance d’abord les dés.
race-rolled-this-turn = À chaque tour, il y a un seul nouveau lancer. Continue avec tes lancers, ou passe la main.
race-too-many-rolls = Tu as { $most } lancers depuis ton dernier but. Continue avec ceux-là.
race-no-such-roll = De ce côté, il n’y a plus de lancer.
race-no-step = Cette étape n’existe pas.
race-no-turns = Tu joues en solo : il n’y a personne à qui passer la main.
race-not-a-roll = Ces dés ne peuvent pas être là.
race-too-long = Cette course est devenue trop longue. Commences-en une nouvelle.
race-rules = Comment se joue la course
race-all-rules = Toutes les règles
race-rule-steps = Chaque étape qui fait 20 donne 1 point, chaque étape qui fait 18 en donne 3.
race-rule-again = Fais autant d’étapes que tu veux, et annule-les ; le même calcul ne compte qu’une fois par lancer.
race-rule-fives = Quand tes points finissent par 0 ou 5, tu en gagnes 5 de plus. Seul 25 est un but à la place.
race-rule-goal = Exactement { $points } points, c’est un but. Les points repartent de 0.
race-rule-roll = Le premier lancer est gratuit. Chaque nouveau lancer coûte un point.
race-rule-rolls = Tu peux avancer et reculer dans tes lancers. Après un but, il ne te reste que le lancer avec lequel tu l’as marqué.
race-rule-turns = À plusieurs, on joue à tour de rôle. À chaque tour, il y a un seul nouveau lancer.
race-rule-at-once = Tout le monde joue à la fois, avec ses propres lancers, que personne d’autre que l’hôte ne voit. La liste « Qui joue » montre où en est chaque personne.
race-rule-win = Qui a { $goals } buts en premier gagne. Il n’y a ni annonces ni chrono.
race-example = Exemple : tu as 17 points, et tu obtiens 3, 6, 9 et 14. 3 × 6 fait 18 : 3 points, donc 20. C’est un multiple de 5, donc 25 : un but.

### How practice and the rolls of the days went.

statistics-lead = Ce que tu as fait à l’entraînement et avec les lancers du jour. C’est gardé sur cet appareil seulement, et personne d’autre ne le voit.
statistics-empty = Rien pour l’instant. Chaque énigme que tu termines est comptée ici.
statistics-players = Réponses de
statistics-nobody = Sans nom
statistics-as-table = En tableau
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }/{ $month }

## Week by week

statistics-weeks = Résolues, semaine par semaine
statistics-weeks-summary = { $solved ->
    [one] { $solved } énigme résolue
   *[other] { $solved } énigmes résolues
}
statistics-weeks-ahead = { $count ->
    [one] Une réponse a une date qui n’est pas encore venue et n’est pas montrée ici.
   *[other] { $count } réponses ont une date qui n’est pas encore venue et ne sont pas montrées ici.
}
statistics-week = Semaine du { $date } : résolues { $solved }, montrées { $shown }
statistics-weeks-best = La meilleure semaine : { $solved }, à partir du { $date }.
statistics-week-from = Semaine du
statistics-solved = Résolues
statistics-shown = Montrées

## Times

statistics-times = Temps selon la difficulté
statistics-times-help = La moitié des énigmes résolues a pris moins de temps, l’autre moitié plus.
statistics-times-longest = Le plus long : { $level }. La moitié t’a pris plus de { $time }.
statistics-difficulty = Difficulté
statistics-median = Temps du milieu

## Calls

statistics-calls = Est-ce impossible ?
statistics-calls-none = Tu n’as pas encore dit « Impossible », et tu n’as pas eu d’énigme impossible.
statistics-calls-bold = Tu dis « Impossible » trop tôt : cherche d’abord encore un peu.
statistics-calls-shy = Certaines énigmes sont vraiment impossibles. Ose le dire.
statistics-calls-half = Quand tu dis « Impossible », c’est vrai une fois sur deux. Cherche d’abord encore un peu.
statistics-calls-good = Quand tu dis « Impossible », c’est vrai le plus souvent.
statistics-call = Ce qui s’est passé
statistics-times-said = Combien de fois
statistics-calls-right = Dit, et c’était vrai
statistics-calls-wrong = Dit, mais il y avait une solution
statistics-calls-overlooked = Impossible, mais pas vu

## Skills

statistics-skills = Compétences
statistics-skill = Compétence
statistics-alone = Sans aide
statistics-helped = Après un indice ou un « Impossible » à tort
statistics-alone-of = { $alone } sur { $all } sans aide
statistics-skills-next = À travailler ensuite :

## The file

statistics-file = Emporter ou effacer
statistics-file-help = Le fichier contient les réponses, les paliers de l’entraînement et les jours de la personne affichée. Ouvre-le sur un autre appareil : ce qui y est déjà n’est pas compté deux fois.
statistics-export = Enregistrer dans un fichier
statistics-export-of = Enregistrer dans un fichier : { $name }
statistics-export-all = Enregistrer tous ceux de cet appareil dans un fichier
statistics-import = Ouvrir un fichier
statistics-delete = Effacer ces réponses
statistics-undo = Annuler l’effacement
# $name: the name of the file
statistics-exported = Enregistré sous { $name }.
statistics-imported = { $count ->
    [0] Tout ce qui est dans ce fichier était déjà ici.
    [one] Une réponse a été ajoutée.
   *[other] { $count } réponses ont été ajoutées.
}
statistics-file-of-several = Ce fichier contient l’entraînement de plusieurs personnes. Lequel veux-tu ajouter ici ?
statistics-file-take-in = Ajouter : { $name }
statistics-file-take-all-in = Tout ajouter
statistics-left-out = { $count ->
    [one] Une réponse a été laissée de côté : sa date ne peut pas être juste.
   *[other] { $count } réponses ont été laissées de côté : leurs dates ne peuvent pas être justes.
}
statistics-file-too-long = Ce fichier est trop long pour un fichier de réponses. Rien n’a été changé.
statistics-file-other = Ce n’est pas un fichier de réponses, ou il est abîmé. Rien n’a été changé.
statistics-file-later = Une version plus récente de Score a écrit ce fichier. Recharge la page, puis ouvre-le encore une fois.
statistics-file-unreadable = Ce fichier n’a pas pu être lu. Rien n’a été changé.
statistics-deleted = C’est effacé. Tu peux encore annuler, tant que tu restes sur cette page.
statistics-restored = Les réponses sont revenues.

## By QR code

statistics-carry = Vers un autre appareil par code QR
statistics-carry-help = Les codes contiennent les réponses, les paliers de l’entraînement et les jours de cette personne. Rien n’est envoyé nulle part : la caméra de l’autre appareil les lit.
statistics-carry-show = Montrer les codes
statistics-carry-hide = Masquer les codes
statistics-carry-code = { $all ->
    [one] Scanne ce code avec l’autre appareil, et ouvre le lien là-bas.
   *[other] Code { $number } sur { $all }. Scanne-le avec l’autre appareil, ouvre le lien là-bas, et montre le suivant.
}
statistics-carry-qr = Code QR { $number } sur { $all }
statistics-carry-left-out = { $count ->
    [one] La réponse la plus ancienne n’y est pas. Un fichier emporte tout.
   *[other] Les { $count } réponses et jours les plus anciens n’y sont pas. Un fichier emporte tout.
}
statistics-carry-anew = Les réponses ont changé : ces codes sont nouveaux. Commence par le premier.
statistics-carry-too-much = C’est trop pour des codes. Utilise un fichier.
statistics-carry-before = Code précédent
statistics-carry-next = Code suivant
statistics-carry-link = Le lien de ce code
statistics-paste = Coller le lien d’un code
statistics-paste-help = Si aucune caméra ne peut lire le code : copie son lien sur l’autre appareil, envoie-le-toi et colle-le ici.
statistics-paste-open = Ouvrir le lien
statistics-paste-other = Ce n’est pas le lien d’un code. Copie-le en entier sur l’autre appareil.
statistics-arrival = Venu d’un autre appareil
statistics-carry-parts = Codes arrivés : { $here } sur { $of }. Scanne le suivant.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name } : réponses { $answers }, dont nouvelles { $new } ; jours { $days } ; lancers à l’entraînement { $practised }.
statistics-carry-once = Ce qui est déjà ici n’est pas compté deux fois ; chaque compétence garde son palier le plus avancé.
statistics-carry-take-in = Ajouter
statistics-carry-forget = Ne pas ajouter
statistics-carry-broken = Ces codes ne sont pas lisibles. Scanne-les encore une fois, à partir du premier.
statistics-carry-later = Une version plus récente de Score a fait ces codes. Recharge la page, puis scanne-les encore une fois.
statistics-taken-in = { $count ->
    [0] C’est ajouté ; toutes les réponses étaient déjà ici.
    [one] C’est ajouté, avec une nouvelle réponse.
   *[other] C’est ajouté, avec { $count } nouvelles réponses.
}

### Dials.

## The board and its buttons.

dials-target = Cible
dials-presses = Appuis
dials-fewest = Le moins possible
# In the place of the fewest presses.
dials-no-way = aucun
dials-undo = Annuler
dials-redo = Rétablir
dials-hint = Indice
dials-again = Depuis le départ
dials-new-puzzle = Nouvelle énigme
dials-solution = Solution
dials-own-puzzle = Ta propre énigme
dials-puzzle-link = Lien vers cette énigme

## What to do, and what has happened. $target: letters.

dials-shown = Les roues montrent { $letters }.
dials-status-start = Appuie sur les boutons jusqu’à ce que les roues montrent { $target }.
dials-status-no-way = Avec ces boutons, on ne peut pas arriver à { $target }. Ouvre la solution pour voir pourquoi.
dials-status-so-far = { $pressed ->
    [one] { $pressed } appui
   *[other] { $pressed } appuis
} jusqu’ici. Avec { $left } de plus, tu peux y arriver.
dials-solved-at-once = Les roues montrent déjà la cible.
dials-solved-fewest = Résolu en { $pressed ->
    [one] { $pressed } appui
   *[other] { $pressed } appuis
}, et on ne peut pas faire mieux !
dials-solved = Résolu en { $pressed ->
    [one] { $pressed } appui
   *[other] { $pressed } appuis
} ! On pouvait le faire en { $fewest }.
dials-solution-helped = La solution a aidé.
dials-hints-helped = { $count ->
    [one] Un indice a aidé.
   *[other] Des indices ont aidé.
}
dials-hint-said = Indice : encore { $presses ->
    [one] { $presses } appui
   *[other] { $presses } appuis
} sur le bouton { $button }.
dials-unreadable = Ce que ce navigateur avait gardé n’était pas lisible. C’est mis de côté, et le jeu recommence du début.
dials-other-puzzle = Un autre onglet ou une autre fenêtre a commencé une autre énigme, et c’est celle-là qui est gardée. Celle-ci reste là jusqu’à ce que tu recharges ou fermes cette page.

## The ladder: levels from small puzzles to the published one.

dials-ladder = Échelle
dials-level = Niveau { $level } sur { $levels }
# Read aloud behind the level.
dials-levels-solved = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}
dials-easier = Niveau plus facile
dials-harder = Niveau plus difficile
dials-next-level = Niveau suivant
dials-back-to-level = Retour au niveau { $level }
# The published game: five dials of five letters.
dials-full-puzzle = Grande énigme
dials-ladder-climbed = Tu as monté toute l’échelle !

## Why something cannot be done.

dials-refusal-no-button = Ce bouton n’existe pas ici.
dials-refusal-nothing-to-undo = Il n’y a pas d’appui à annuler.
dials-refusal-nothing-to-redo = Il n’y a pas d’appui à rétablir.
dials-refusal-solved = Les roues montrent la cible. « Annuler » revient d’un appui en arrière.
dials-refusal-no-way = Rien ne peut aider : avec ces boutons, on ne peut pas arriver à la cible.
dials-refusal-all-told = Tu n’as besoin d’appuyer que sur les boutons qui ont un indice.
dials-refusal-too-many-moves = Cela fait déjà { $moves } coups. Recommence depuis le départ.

## What dials and buttons are called.

dials-dial-right = La roue { $dial } montre { $shown }, comme il faut
dials-dial = La roue { $dial } montre { $shown }, cible { $target }, encore { $left ->
    [one] { $left } cran
   *[other] { $left } crans
}
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
    [7] sept fois
    [8] huit fois
    [9] neuf fois
    [10] dix fois
   *[other] { $count } fois
}
dials-still = { $presses ->
    [0] fait
   *[other] encore { $presses }
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = Bouton { $button } : { $turns }
# $dials: dials-turn, more than once.
dials-turns = fait tourner { $dials }
dials-turn = la roue { $dial } de { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}
dials-turns-nothing = ne fait rien tourner
# Behind a button's name; $times: dials-times.
dials-button-pressed = pressé { $times }
# Behind a button's name; $still: dials-still.
dials-button-hint = indice : { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = le bouton { $button } { $times }
dials-press-none = N’appuie sur rien : les roues montrent déjà la cible.
dials-press-one = Appuie sur { $only }.
dials-press-list = Appuie sur { $others } et { $last }.

## Which targets some buttons reach.

dials-reach-all = Avec ces boutons, on peut arriver aux { $all } cibles, à chacune d’une seule façon.
dials-reach-some = Avec ces boutons, on ne peut arriver qu’à { $targets } cibles sur { $all }, mais à chacune de { $ways } façons.
dials-conditions = Compte de combien de crans chaque roue doit tourner. On peut arriver à une cible si ceci fait 0 quand on enlève les tours entiers de { $modulus } :
# A term of a condition, perhaps behind a factor.
dials-term = roue { $dial }
dials-leaves = { $number }, reste { $left }
# $sum: a sum and what it comes to.
dials-condition-good = ici { $sum } : c’est bon
dials-condition-not-zero = ici { $sum } : ce n’est pas 0

## A puzzle of one's own.

dials-count = Roues et boutons
dials-letters = Lettres sur chaque roue
dials-letters-choice = { $modulus } : de A à { $last }
dials-signatures = Ce que font les boutons
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = Une ligne est un bouton. Chaque case dit de combien de crans il fait tourner la roue : { $digits }.
dials-digits = de 0 à { $last }
dials-digits-of-eleven = de 0 à 9, ou X pour 10
dials-signature-field = Bouton { $button }, crans de la roue { $dial }
dials-start = Départ
dials-play-own = Jouer
dials-other-signatures = Autres boutons
dials-other-letters = Autres lettres
dials-wrong-modulus = Une roue a 2, 3, 5, 7 ou 11 lettres.
dials-wrong-count = Il y a de { $min } à { $max } roues.
dials-wrong-letters = Écris { $dials } lettres de A à { $last }.
dials-wrong-steps = Dans chaque case, il y a un seul chiffre : { $digits }.
dials-wrong-signatures = Il y a { $dials } boutons.
dials-wrong-kinds = Les tailles ne vont pas ensemble.

## The rules.

dials-how-to-play = Comment jouer
dials-rule-letters = Chaque roue montre une lettre de A à { $last }. Un cran fait passer de A à B, et de { $last } à A.
dials-rule-buttons = Un bouton fait tourner toutes les roues à la fois, chacune de son propre nombre de crans : +2 sous une roue, c’est deux crans, et un point, c’est aucun.
dials-rule-goal = Appuie sur des boutons jusqu’à ce que chaque roue montre sa lettre cible. Elle est entourée sur la roue, et écrite dessous.
dials-rule-order = L’ordre dans lequel tu appuies ne change rien, et appuyer { $modulus } fois sur le même bouton non plus.
dials-rule-keyboard = Appuie sur un bouton, ou sur son numéro au clavier. H donne un indice, Z annule.
dials-rule-tip = Compte ce qu’il manque encore à chaque roue. Quel bouton ne fait tourner que peu de roues ?

## The worked solution.

dials-worked = Comment trouver la solution
# The right side of the equations.
dials-turns-column = crans
dials-button-column = Bouton { $button }
dials-line = Ligne { $line }
dials-play-steps = Lecture
dials-pause = Pause
dials-press-them = Le faire sur les roues
dials-equations = Une ligne pour chaque roue, une colonne pour chaque bouton. De { $start } à { $target }, la roue 1 doit tourner de { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
} en tout : c’est la ligne 1. Seul compte ce qui reste quand on enlève les tours entiers de { $modulus }.
dials-step-swap = La ligne { $line } a un 0 dans la colonne { $column }, donc elle change de place avec la ligne { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = Ligne { $line } fois { $by }, pour faire un 1 dans la colonne { $column } : { $by } × { $value } = { $product }.
# $sum: a number, or dials-leaves.
dials-step-add = Ligne { $line } plus { $times ->
    [1] ligne { $of }
   *[other] { $times } × ligne { $of }
}, pour faire un 0 dans la colonne { $column } : { $value } + { $times } = { $sum }.
dials-end-no-way = La ligne { $line } n’a que des zéros, mais { $right } à droite : aucun appui ne peut faire cela. Il n’y a pas de solution.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = Maintenant, chaque ligne a un bouton et dit combien de fois : { $presses }
dials-end-many-ways = { $count ->
    [one] Tu peux appuyer sur le bouton
   *[other] Tu peux appuyer sur les boutons
} { $free } autant de fois que tu veux, et chaque ligne dit alors combien de fois il faut appuyer sur un autre : { $ways } solutions. Avec le moins d’appuis : { $presses }

### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = Ce que tu veux faire
yahtzee-mode = { $mode ->
    [practice] Entraînement
    [game] Partie
   *[review] Bilan
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] Yams
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Tous premiers
    [all-even] Tous pairs
   *[all-odd] Tous impairs
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yams
    [fibonacci] Fibonacci
    [pi] pi
    [all-prime] tous premiers
    [all-even] tous pairs
   *[all-odd] tous impairs
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] P
    [all-even] A
   *[all-odd] I
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] cinq dés pareils
    [fibonacci] 1 1 2 3 5
    [pi] un 3, un 1 et un 4
    [all-prime] seulement 2, 3 et 5
    [all-even] seulement 2, 4 et 6
   *[all-odd] seulement 1, 3 et 5
}
yahtzee-patterns = Combinaisons
yahtzee-pattern-column = Combinaison
yahtzee-your-choice = Tes dés
yahtzee-best-choice = Meilleurs dés
yahtzee-pattern-shown = la voilà
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } et { $last }

## Dice

# A die, read aloud.
yahtzee-die = Dé { $die } : { $number }, à relancer
yahtzee-die-of-patterns = { $die }, fait partie de : { $patterns }
yahtzee-roll-five = Lancer cinq dés
yahtzee-roll-anew = Cinq nouveaux dés
yahtzee-roll-again = Relancer les dés choisis
yahtzee-roll-dice = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
yahtzee-undo = Annuler
yahtzee-adviser = Conseiller
yahtzee-dice-show = Les dés montrent { $numbers }.
yahtzee-patterns-shown = { $patterns } !

## What to do next

yahtzee-roll = Lance les dés.
yahtzee-round = Manche { $round } sur { $rounds }. Lance les dés.
yahtzee-round-of-player = Manche { $round } sur { $rounds }. { $player }, lance les dés.
yahtzee-choose-box = Choisis une case.
yahtzee-no-pattern = Pas de combinaison cette fois.
yahtzee-choose-dice = Choisis des dés à relancer. { $left }
yahtzee-choose-dice-or-box = Choisis des dés à relancer, ou une case pour marquer tes points. { $left }
yahtzee-rolls-left = { $count ->
    [one] Encore { $count } lancer.
   *[other] Encore { $count } lancers.
}
yahtzee-game-over = La partie est terminée : { $total } points. Le bilan montre combien on pouvait en avoir.
yahtzee-winner = La partie est terminée. { $name } gagne avec { $total } points. Le bilan montre chaque choix.
yahtzee-winners = La partie est terminée. Égalité entre { $names }, avec { $total } points.
yahtzee-end = La partie est finie
yahtzee-shared = { $game } : { $total } points
yahtzee-names-and = { $one } et { $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] De une à six personnes peuvent jouer.
    [not-thrown] Lance d’abord les dés.
    [thrown] Les dés sont déjà lancés.
    [no-throw-left] Il ne reste plus de lancer dans ce tour.
    [all-kept] Choisis d’abord les dés à relancer.
    [kept-changed] Un dé qui était gardé a changé.
    [box-filled] Cette case est déjà remplie.
   *[game-over] La partie est terminée. Commences-en une nouvelle.
}
yahtzee-no-such-throw = Le lien donne des dés qui ne peuvent pas exister : il en faut cinq, chacun de 1 à 6.
yahtzee-give-up-game = Cette partie n’est pas terminée. Appuie encore pour l’abandonner.

## The adviser

yahtzee-advice = Les chances de chaque combinaison si tu gardes les dés qui restent et joues pour elle, et ce qu’il vaut mieux garder pour elle.
yahtzee-advice-at-end = Il ne reste plus de lancer : une combinaison est là, ou elle n’y est pas.
yahtzee-advice-points = Pour avoir le plus de points à la fin
yahtzee-advice-boxes = La case pour avoir le plus de points à la fin
yahtzee-every-choice = Tous les choix
yahtzee-order-by = Le mieux pour
yahtzee-by-points = Points
yahtzee-working-out = Calcul de toute la partie…
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] Relancer les cinq
    [5] Garder les cinq
   *[other] Garder { $dice }
}
yahtzee-named-choice = { $name } : { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = moins de { $percent } %
yahtzee-per-cent-above = plus de { $percent } %
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }, soit { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } en moyenne

## The score sheet

yahtzee-sheet = Grille de points
yahtzee-upper = Cases du haut
yahtzee-lower = Cases du bas
yahtzee-box-column = Case
yahtzee-you = Toi
yahtzee-box = { $score_box ->
    [ones] Les 1
    [twos] Les 2
    [threes] Les 3
    [fours] Les 4
    [fives] Les 5
    [sixes] Les 6
    [all-odd] Tous impairs
    [all-even] Tous pairs
    [pi] Pi
    [all-prime] Tous premiers
    [fibonacci] Fibonacci
    [yahtzee] Yams
   *[chance] Chance
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = somme
yahtzee-upper-sum = Somme
yahtzee-bonus = Bonus
yahtzee-total = Total
yahtzee-bonus-rule = { $bonus } à partir de { $from }
yahtzee-bonus-missing = encore { $missing }
yahtzee-score-in = Marquer { $points } dans « { $score_box } »

## New games

yahtzee-new-game = Nouvelle partie
yahtzee-other-players = Changer les noms
yahtzee-alone = Jouer en solo
yahtzee-together = Jouer à plusieurs
yahtzee-names-help = De deux à six personnes sur cet écran. Laisse une case vide pour une personne de moins.
yahtzee-player = Nom { $number }
yahtzee-too-few-players = Il faut être au moins deux. Pour jouer sans les autres, choisis « Jouer en solo ».

## The review

yahtzee-no-review = Joue une partie jusqu’à la fin. Chaque choix sera alors ici à côté du meilleur.
yahtzee-whose = Choix de
yahtzee-review-summary = { $total } points. En jouant au mieux, on peut attendre { $expected } avant le premier lancer. Les choix ont fait perdre { $lost }, et la chance a { $sign ->
    [minus] enlevé
   *[plus] apporté
} { $luck }.
yahtzee-review-help = Un choix se mesure à ce qu’il donne en moyenne, et non à la façon dont les dés sont tombés. Jouer au mieux, c’est jouer comme une personne en solo qui veut le plus de points possible.
yahtzee-only-losses = Seulement les choix qui ont fait perdre des points
yahtzee-no-losses = Aucun choix n’a fait perdre de point. Parfait !
yahtzee-turn = Tour { $turn }
yahtzee-chosen = choisi
yahtzee-best = le mieux
yahtzee-nothing-lost = le meilleur choix
yahtzee-lost = perte de { $points }
yahtzee-lost-least = perte de moins de { $points }

## The rules

yahtzee-how = Comment jouer
yahtzee-how-dice = Lance cinq dés. Choisis ensuite ceux qui ne te plaisent pas, et relance-les ; tu peux le faire deux fois. Les dés qui font une combinaison portent son signe.
yahtzee-how-keys = Au clavier, les touches 1 à { $dice } choisissent des dés, R les lance, et Z vide une case remplie par erreur, jusqu’au prochain lancer.
yahtzee-how-pi = Pi, c’est un 3, un 1 et un 4 parmi les cinq dés, donc 3 1 4 1 4 est pi.
yahtzee-how-game = Dans une partie, chaque tour se termine dans une case de la grille de points, chaque case une seule fois : treize tours. Les cases du haut comptent leur propre nombre, de 1 à { $sides } ; { $from } points ou plus à cet endroit en donnent { $bonus } de plus. Tous impairs, tous pairs et chance comptent la somme des dés, pi 25, tous premiers 30, Fibonacci 40 et yams 50. Des dés qui ne vont pas dans une case y comptent 0. Il n’y a pas de joker, et un deuxième yams ne donne rien de plus.
yahtzee-how-adviser = Le conseiller calcule exactement les chances de chaque combinaison, pour tout ce que tu peux garder. Après une partie, le bilan montre chaque choix à côté du meilleur. Avec le meilleur choix à chaque fois, une partie donne 230,59 points en moyenne.

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = Des lancers, des tirages, des erreurs à trouver ou Dials sur papier, avec un corrigé. Le même lien refait la même fiche.
sheet-kind-label = Ce qu’il y a dessus
sheet-kind = { $kind ->
    [hands] Tirages de 24
    [mistakes] Erreurs à trouver
    [impossible] Lesquels sont impossibles ?
    [dials] Dials
   *[rolls] Lancers de Score
}
sheet-count = Combien
sheet-count-problem = Choisis un nombre entier de 1 à { $most }.
sheet-from = Difficulté, de
sheet-to = Difficulté, à
sheet-levels-problem = La première difficulté est plus grande que la deuxième : choisis-en une autre.
sheet-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [very-hard] très difficile
   *[any] un mélange
}
sheet-skill-label = Ce qu’on travaille
sheet-skill = { $skill ->
    [two-steps] deux étapes
    [three-steps] trois étapes
    [subtraction] soustraction
    [division] division
    [fractions] fractions
    [joining] coller des chiffres
   *[mix] un mélange
}
sheet-mistake-label = Quelles erreurs
sheet-mistake = { $kind ->
    [sign] plus et moins
    [order] ordre des calculs
    [fraction] fractions
    [division] diviser par une fraction
    [join] coller des chiffres
    [twice] un nombre utilisé deux fois
   *[any] un mélange
}
sheet-working = Lignes pour les calculs
sheet-working-problem = Choisis un nombre entier de 0 à { $most }.
sheet-title-label = Titre
sheet-title-help = Une case vide donne le titre habituel.
sheet-title-problem = Un titre a au plus { $most } caractères, sur une ligne.
sheet-name-and-date = Lignes pour le nom et la date
sheet-large = Gros caractères
sheet-version-label = Version
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B, aussi difficile que A
   *[one] une seule
}
sheet-key-label = Corrigé
sheet-key = { $key ->
    [all] toutes les solutions différentes
   *[three] les trois premières
}
sheet-printed-label = Sur papier
sheet-printed = { $printed ->
    [sheet] la fiche seule
    [key] le corrigé seul
   *[both] fiche et corrigé
}
sheet-print = Imprimer
sheet-csv = Enregistrer en tableau (CSV)
sheet-new = Autres exercices
sheet-pupils-link = Les exercices pour la classe, sans corrigé
sheet-pupils-lead = Appuie sur « Jouer » à côté d’un exercice pour le résoudre à l’écran.
sheet-link = Cette fiche
sheet-few = { $count ->
    [0] Il n’y a pas d’exercices de ce genre. Choisis plus de difficultés, ou autre chose à travailler.
    [one] Il n’y a que { $count } exercice de ce genre. Choisis plus de difficultés, ou autre chose à travailler.
   *[other] Il n’y a que { $count } exercices de ce genre. Choisis plus de difficultés, ou autre chose à travailler.
}
sheet-few-on-paper = Il n’y a pas d’autres exercices de ce genre : { $count } au lieu de { $wanted }.
sheet-no-fractions = Les lancers de Score qui ont besoin d’une fraction sont trop rares pour une fiche. Choisis des tirages de 24, avec des très difficiles parmi eux.

## On paper

sheet-usual-title = { $kind ->
    [hands] Fais 24
    [mistakes] Trouve l’erreur
    [impossible] Lesquels sont impossibles ?
    [dials] Dials
   *[rolls] Fais 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Nom
sheet-date = Date
sheet-task-rolls = Fais { $goal } en deux ou trois étapes. Utilise chaque nombre une fois au plus ; tu n’as pas besoin de tous les utiliser. Tu peux additionner, soustraire, multiplier, diviser, et coller des chiffres (1 & 2 = 12).
sheet-task-hands = Fais { $goal } avec les quatre nombres. Additionne, soustrais, multiplie ou divise ; utilise chaque nombre exactement une fois.
sheet-task-mistakes = Chaque solution dit qu’elle fait { $goal } avec les nombres au-dessus. Chaque nombre sert une fois ; 1 & 2 donne 12. Dans chaque exercice, une ligne peut être fausse. Marque-la et écris ce qui est juste, ou « pas permis ». Si tout est juste, écris « tout est juste ».
sheet-task-impossible = Certains de ces lancers ne peuvent pas faire { $goal } en deux ou trois étapes. Coche-les, et montre une solution pour les autres. Tu peux additionner, soustraire, multiplier, diviser, et coller des chiffres (1 & 2 = 12).
sheet-task-dials = Chaque bouton fait tourner chaque roue d’autant de lettres que le dit sa ligne. Combien de fois appuies-tu sur chaque bouton pour aller des lettres du haut à celles du bas ?
sheet-play = Jouer
sheet-impossible = impossible
sheet-start = de
sheet-target = à
sheet-button = bouton { $button }
# $last is a letter.
sheet-letters = Après { $last }, on revient à A.
sheet-on-screen = La même chose à l’écran :
sheet-qr = Code QR des exercices pour la classe
sheet-answers = Corrigé : { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] { $count } solution
       *[other] { $count } solutions différentes
    }
   *[other] { $count } solutions différentes, les { $shown } plus simples
}
# The nearest numbers below and above the goal.
sheet-is-impossible = impossible. { $kind ->
    [whole] Les nombres entiers les plus proches sont { $below } et { $above }.
   *[other] Les plus proches sont { $below } et { $above }.
}
sheet-all-right = tout est juste
# $why and $right are sentences.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = bouton { $button } : { $times } ×

## The table

sheet-file = { $version ->
    [a] fiche-A.csv
    [b] fiche-B.csv
   *[one] fiche.csv
}
sheet-column-number = N°
sheet-column-given = Énoncé
sheet-column-goal = Cible
sheet-column-points = Difficulté
sheet-column-count = Solutions
sheet-column-answer = Réponse

## Mistakes to be found

mistake-lead = Il se peut qu’une ligne ci-dessous soit fausse. Appuie dessus, ou dis que tout est juste.
mistake-item = Exercice { $item } sur { $count }
mistake-goal = fais { $goal }
mistake-solution = Solution { $letter }
mistake-all-right = Tout est juste
mistake-show = Montre-moi
mistake-found = Oui, cette ligne est fausse.
mistake-line-is-right = { $line } est juste. Cherche encore.
mistake-there-is-one = Une ligne est fausse. Regarde encore.
mistake-none = Toutes les lignes sont justes.
mistake-here = Cette ligne est fausse.
mistake-mark-wrong = faux
mistake-mark-right = c’est juste
mistake-new = Nouveaux exercices
mistake-end = Tu les as tous regardés
mistake-end-at-once = Juste du premier coup
mistake-end-later = Juste plus tard
mistake-end-row = De suite
mistake-shared = Trouve l’erreur : { $right } sur { $all } justes du premier coup
mistake-level = Difficulté
mistake-link = Ces solutions
mistake-no-items = Il n’y a pas d’exercices de ce genre. Choisis une autre difficulté, ou d’autres erreurs.
mistake-put-right = La bonne ligne : { $line }.
mistake-not-possible = On ne peut donc pas du tout écrire { $line } ici.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] Le signe du résultat est faux : c’est { $right }.
    [sign-of-first] Le moins du premier nombre a été oublié.
    [sign-of-second] Le moins du deuxième nombre a été oublié.
    [left-to-right] On a calculé de gauche à droite, mais × et ÷ passent avant + et −.
    [right-to-left] On a calculé d’abord le deuxième signe, mais ici on va de gauche à droite.
    [tops-and-bottoms] On a calculé les numérateurs entre eux et les dénominateurs entre eux. Il faut d’abord le même dénominateur.
    [whole-to-top] Le nombre entier a été pris tel quel avec le numérateur. Il faut d’abord l’écrire comme une fraction avec le même dénominateur.
    [top-and-bottom-times] Le numérateur et le dénominateur ont été multipliés tous les deux, et cela ne change rien. On multiplie seulement le numérateur.
    [not-turned-over] Diviser par une fraction, c’est multiplier par la fraction renversée ; ici, elle n’a pas été renversée.
    [other-turned-over] On a renversé le mauvais nombre : c’est celui après ÷ qu’il faut renverser.
    [join-turned] Les chiffres sont dans le mauvais ordre.
    [join-of-zero] On ne peut pas coller un zéro devant : aucun nombre ne commence par 0.
    [join-of-negative] On ne peut pas coller un nombre négatif derrière un autre.
   *[used-again] Le { $number } avait déjà servi, ou n’a jamais été là. Chaque nombre ne sert qu’une fois.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Un fichier que prennent Moodle, Canvas, Open edX, ILIAS et d’autres plateformes (SCORM 1.2). Le résultat de chaque élève arrive là-bas dans ton carnet de notes, et nulle part ailleurs.
homework-no-work = Choisis d’abord les exercices : ouvre une fiche, une leçon préparée ou un niveau d’entraînement, et appuie là sur « Pour un LMS ».
homework-of = Dedans : { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
homework-of-lesson = une leçon préparée, { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
homework-of-level = entraînement, { $skill }, { $level }
homework-usual-lesson = Leçon
homework-name = Nom
homework-name-help = Les élèves le voient aussi.
homework-name-problem = { $why ->
    [empty] Donne un nom.
    [long] Un nom a au plus { $most } caractères.
   *[control] Un nom est une ligne de texte.
}
homework-right = Combien doivent être justes
homework-right-problem = Choisis un nombre entier de 1 à { $most }.
homework-pass = Réussi à partir de, en pour cent
homework-second = Un deuxième essai compte
homework-second-help = Sinon, la première réponse décide.
homework-hints = Indices
homework-hints-help = Un exercice avec un indice compte pour moitié.
homework-solutions = On peut regarder les solutions
homework-solutions-help = Un exercice dont la solution a été regardée ne compte pas.
homework-minutes = Minutes pour le tout
homework-minutes-help = Une case vide veut dire sans limite. Le temps ne compte que lorsque la page est devant.
homework-minutes-problem = Choisis un nombre entier de 1 à { $most }, ou vide la case.
homework-language-reader = celle de chaque élève
homework-numbers = Nombres
homework-numbers-choice = { $numbers ->
    [own] différents pour chaque élève
   *[same] les mêmes pour tous
}
homework-make = Enregistrer le paquet
homework-size = { $size } ko
homework-saved = { $count ->
    [one] { $file } est enregistré, avec { $count } exercice. Dépose-le sur ta plateforme comme paquet SCORM.
   *[other] { $file } est enregistré, avec { $count } exercices. Dépose-le sur ta plateforme comme paquet SCORM.
}
homework-no-files = Les fichiers du jeu n’ont pas pu être chargés, ou ont été changés en route. Recharge cette page.
homework-no-package = Les fichiers de ce site ne permettent pas de faire un paquet.
homework-guide = Chaque paquet contient le jeu entier, et les élèves n’ont pas besoin de compte ici. Un élève qui sait programmer peut transmettre n’importe quel résultat, comme avec tout paquet SCORM.
homework-code = Code d’un élève
homework-code-help = D’un travail sans plateforme. Les exercices, le nom et les réglages ci-dessus doivent être ceux du paquet.
homework-code-read = Lire un code rendu
homework-code-go = Lire
homework-code-none = Un code a { $letters } lettres, en trois groupes.
homework-code-mistyped = Une lettre de ce code est fausse, ou deux ont changé de place.
homework-code-other = Ce code est d’un autre devoir, ou d’autres réglages.

## The work

homework-refused = { $why ->
    [missing] Le fichier de ce devoir ne peut pas être chargé. Recharge la page, ou demande à ton enseignant.
    [changed] Le fichier de ce devoir a été changé après coup. Demande à ton enseignant le paquet d’origine.
    [later] Une version plus récente du jeu a fait ce devoir. Demande à ton enseignant un nouveau paquet.
   *[other] Le fichier de ce devoir est illisible. Demande à ton enseignant un nouveau paquet.
}
homework-no-items = Il n’y a pas d’exercices dans ce devoir. Dis-le à ton enseignant.
homework-ended = Ce devoir est fini, et ta plateforme a le résultat. Tu peux fermer cette page.
homework-anew = Ce qui était gardé d’une visite précédente est illisible, alors on recommence.
homework-item-of-level = Exercice { $item }
homework-done-of = { $done } sur { $all } faits
homework-done-of-level = { $done } sur { $all } justes
homework-kept = Tu peux t’arrêter quand tu veux : c’est gardé.
homework-not-kept = Rien n’est gardé ici : si tu fermes cette page, on recommence.
homework-left = Temps restant : { $time }
homework-unrecorded = Tu regardes seulement : rien n’est noté.
homework-not-taken = Ta plateforme n’a pas pris le dernier résultat. Il sera renvoyé avec le suivant.
homework-send-again = Renvoyer
homework-no-lms = Il n’y a pas de plateforme ici, donc rien n’est transmis. À la fin, tu reçois un code à rendre.
homework-silent = Ta plateforme ne prend pas de résultats dans cette fenêtre. Ferme-la et rouvre le devoir là-bas.
homework-worth = { $end ->
    [right] Juste : cet exercice compte en entier.
    [with-help] Juste avec un indice : cet exercice compte pour moitié.
    [wrong] Faux : cet exercice ne compte pas.
    [shown] Tu as regardé la solution : cet exercice ne compte pas.
   *[given-up] Tu as abandonné : cet exercice ne compte pas.
}
homework-verdict-wrong = C’était faux.
homework-verdict-given-up = Tu as abandonné.
homework-time-over = Le temps est écoulé.
homework-give-up = Abandonner
homework-next = Exercice suivant
homework-to-result = Vers le résultat

## The result

homework-result = Résultat
homework-score = { $score } sur 100
homework-status = { $status ->
    [passed] Réussi, avec au moins { $pass }.
    [failed] Pas réussi : il faut { $pass }.
   *[incomplete] Pas encore fini.
}
homework-how = { $how ->
    [right] juste
    [with-help] juste avec un indice
    [wrong] faux
    [shown] solution regardée
    [given-up] abandonné
   *[open] pas fait
}
homework-hand-in = Rends cette phrase. Son code dit la même chose, pour qu’aucune erreur ne se glisse.
homework-handed-in = { $score } sur 100 ; justes { $right }, avec un indice { $help }, regardées { $shown }
homework-sentence = { $name } : { $result }. Code : { $code }
homework-copy = Copier

### What can be read before the program is there. Its English stands in pages/*.html, at the
### elements with data-l10n-id.

## Parts that did not come

parts-own-tab = Ouvrir dans un onglet à part
parts-newer = Il y a une version plus récente du jeu.
parts-load = Charger la nouvelle version
parts-next = Sans groupe, elle vient toute seule avec la prochaine manche.
parts-waits = Elle sera chargée quand la manche sera terminée.
parts-coming = Cette page arrive…
parts-missing = Cette partie du jeu n’a pas pu être chargée. Vérifie le réseau et réessaie.
parts-again = Réessayer
parts-of-newer = Cette partie du jeu vient avec la version plus récente.

## The choice of games

games-pick-a-game = Choisis un jeu
games-join = Rejoins ta classe ou d’autres personnes avec leur code
games-score = Score
games-roll-four-dice-make = Lance quatre dés. Fais 20 avec leurs nombres.
games-score-links = <a class="go primary" href="#play">Jouer à Score</a><a href="#rules">Règles</a><a href="#race">La course</a><a href="#play?roll=today">Lancer du jour <span class="date" data-date></span></a>
games-draw-four-cards-make = Tire quatre cartes. Fais 24 avec toutes.
games-24-links = <a class="go" href="#24">Jouer à 24</a><a href="#rules-24">Règles</a><a href="#24?roll=today">Tirage du jour <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Chaque bouton fait tourner les roues à sa façon. Trouve les bons appuis.
games-play-dials = <a class="go" href="#dials">Jouer à Dials</a><a href="#dials?show=rules">Règles</a>
games-mathematician-s-yahtzee = Yams des maths
games-roll-five-dice-for = Lance cinq dés pour trouver des nombres premiers, pi et les nombres de Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Jouer au Yams</a><a href="#yahtzee?show=rules">Règles</a>
games-every-day = <b>Chaque jour :</b><a href="#daily">cinq lancers du jour</a><a href="#practice">continuer l’entraînement</a><a href="#mistake">trouve l’erreur</a><a href="#statistics">voir tes résultats</a>
games-with-others = <b>Avec d’autres :</b><a href="#players">à plusieurs sur un écran</a><a href="#group">en groupe, chaque personne sur son écran</a>
games-for-teachers = Pour enseigner
games-class-table = Une table pour la classe
games-plan = Une séance à préparer
games-paper = Une fiche à imprimer
games-own-numbers = Tes propres nombres
games-every-roll = Tous les lancers qui existent
games-install = Tu peux installer Score sur cet appareil : le jeu aura alors sa propre icône et s’ouvrira même sans réseau.
games-install-yes = Installer
games-install-no = Non merci

## The rules of Score

rules-how-to-play-score = Comment jouer à Score
rules-roll-four-dice-make = Lance quatre dés. Fais 20 avec leurs nombres.
rules-press-1-to-5 = Appuie sur 1 à 5 pour voir comment ça marche
rules-you-rolled-4-3 = Tu as obtenu 4, 3, 8 et 19. La cible est 20.
rules-the-first-step-put = La première étape : pose 4 × 3 dans les trois cases.
rules-4-3-12-the = 4 × 3 = 12. Le 12 est rouge, parce que tu l’as fabriqué. Le 4 et le 3 ont disparu.
rules-the-second-step-12 = La deuxième étape : 12 + 8. Elle utilise ton 12 rouge.
rules-20-you-needed-two = 20 ! Il t’a fallu deux étapes. Le 19 reste, et cela ne fait rien.
rules-play-the-guided-first = <a href="#guide">Jouer le premier lancer guidé</a>
rules-what-you-need = Ce qu’il te faut
rules-one-player-or-more = Une personne ou plus, et cette page. Deux dés ont 6 faces, un en a 12 et un en a 20. Le nombre à faire s’appelle la <b>cible</b>.
rules-a-round = Une manche
rules-roll-anyone-may-roll = <b>Lancer.</b> Tout le monde peut lancer les dés, mais pas quand un chrono tourne.
rules-think-can-20-be = <b>Réfléchir.</b> Peut-on faire 20 ? Les nombres ne bougent pas encore : calcule de tête, ou essaie à la page « Essais libres ».
rules-call-score-if-you = <b>Annoncer SCORE</b> si tu connais une solution. Tu as alors 30 secondes pour la montrer, et tu es la seule personne qui peut déplacer les nombres.
rules-call-impossible-if-you = <b>Annoncer IMPOSSIBLE</b> si tu penses que personne ne peut y arriver. Les autres ont alors 60 secondes pour annoncer SCORE.
rules-look-the-roll-is = <b>Regarder.</b> Le lancer est terminé. La page dit qui avait raison, et montre toutes les solutions pour faire 20.
rules-a-step = Une étape
rules-tap-a-number-an = Choisis un nombre, un signe et un nombre, ou fais-les glisser dans les trois cases. Le résultat rejoint tes nombres, et les deux que tu as utilisés disparaissent. Il y a cinq signes :
rules-plus-4-3-7 = <b>plus :</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>moins :</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="moins 1"></span>. Les nombres sous zéro sont permis.
rules-times-4-3-12 = <b>fois :</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>divisé par :</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="deux tiers"></span>. Les fractions sont permises aussi, et elles restent des fractions.
rules-join-1-2-12 = <b>coller :</b> 1 &amp; 2 = 12. Les chiffres sont mis côte à côte. Le nombre de gauche est entier et n’est pas 0, mais il peut être sous zéro : <span aria-hidden="true">−3</span><span class="hush heard" data-heard="moins 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="moins 34"></span>. Le nombre de droite est entier et n’est pas sous zéro : 2 &amp; 0 = 20.
rules-a-number-that-you = Un nombre que tu as fabriqué est <b class="made-number">rouge</b>. Il a un cadre double et dit comment tu l’as fabriqué.
rules-some-steps-cannot-be = Certaines étapes ne sont pas possibles, comme diviser par 0. La page dit alors pourquoi, et rien n’est perdu.
rules-when-the-goal-counts = Quand la cible compte
rules-the-last-step-must = La dernière étape doit utiliser un nombre rouge. Il te faut donc deux ou trois étapes : 4 × 5 tout seul ne compte pas. Tu n’as pas besoin d’utiliser tous les dés. S’il ne reste aucun autre nombre et que tu n’as pas atteint la cible, c’est raté : le chrono s’arrête aussitôt.
rules-with-more-dice-you = Avec plus de dés, tu as plus d’étapes. Avec seulement deux dés, la seule étape compte.
rules-read-a-line = Lire une ligne
rules-a-way-is-written = Une solution s’écrit sur une ligne, comme ceci :
rules-brackets-come-first-then = Les parenthèses passent d’abord, puis &amp;, puis × et ÷, puis + et −. Fais donc ces étapes :
rules-points = Points
rules-what-happens = Ce qui se passe
rules-points-column = Points
rules-you-call-score-and = Tu annonces SCORE et tu atteins la cible à temps.
rules-you-call-score-but = Tu annonces SCORE, mais le temps s’écoule, ou tu rates, ou tu abandonnes, ou tu pars.
rules-you-call-impossible-and = Tu annonces IMPOSSIBLE, et personne n’annonce SCORE pendant 60 secondes.
rules-you-call-impossible-someone = Tu annonces IMPOSSIBLE. Quelqu’un d’autre annonce SCORE et atteint la cible.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="moins 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="moins 1"></span>
rules-you-minus-2 = toi <span aria-hidden="true">−2</span><span class="hush heard" data-heard="moins 2"></span><br>l’autre +1
rules-you-call-impossible-someone-else = Tu annonces IMPOSSIBLE. Quelqu’un d’autre annonce SCORE et n’atteint pas la cible.
rules-you-plus-1 = toi +1<br>l’autre <span aria-hidden="true">−1</span><span class="hush heard" data-heard="moins 1"></span>
rules-you-call-impossible-then = Tu annonces IMPOSSIBLE, puis tu annonces toi-même SCORE, et tu atteins la cible. Tu perds 2 et tu regagnes 1.
rules-you-call-impossible-then-score = Tu annonces IMPOSSIBLE, puis tu annonces toi-même SCORE, et tu n’atteins pas la cible.
rules-there-is-one-clock = Il y a un seul chrono à la fois. Une annonce SCORE arrête les 60 secondes et lance les 30.
rules-with-friends-you-may = Quand on joue à plusieurs, on peut bluffer : un IMPOSSIBLE auquel personne ne répond gagne, même s’il y avait une solution.
rules-playing-alone = Jouer en solo
rules-nobody-is-there-to = Personne n’est là pour répondre à ton IMPOSSIBLE, alors la page le fait. Elle essaie tout. À la fin des 60 secondes, tu gagnes 1 point s’il n’y a pas de solution. S’il y en a une, tu la vois et tu perds 2.
rules-tap-i-am-sure = Appuie sur <b>C’est sûr</b> si tu ne veux pas attendre. Si tu annonces toi-même SCORE et que tu le rates, tu as 0 point s’il n’y a pas de solution, et <span aria-hidden="true">−3</span><span class="hush heard" data-heard="moins 3"></span> s’il y en a une.
rules-hints = Indices
rules-stuck-hint-gives-away = Tu ne trouves pas ? <b>Indice</b> en dit de plus en plus : d’abord s’il y a une solution, puis quels nombres elle utilise, puis son dernier signe, puis sa première étape. Les indices ne coûtent pas de points, mais la page dit à la fin combien tu en as pris.
rules-when-the-roll-is = Quand le lancer est terminé, appuie sur <b>Expliquer</b> à côté d’une solution. La page la fait étape par étape et dit pourquoi chaque étape est juste. S’il n’y a pas de solution, elle montre les nombres les plus proches que l’on peut faire.
rules-undo = Annuler
rules-undo-takes-a-step = « Annuler » enlève une étape, et « Rétablir » la refait. Quand le dernier nombre a servi, c’est trop tard.
rules-friends-at-one-screen = À plusieurs sur un écran
rules-open-players-and-add = Ouvre « À plusieurs sur cet écran » et écris de deux à six noms. Chaque personne a un coin avec un bouton SCORE et un bouton IMPOSSIBLE, et deux touches :
rules-player = Place
rules-score = SCORE
rules-impossible = IMPOSSIBLE
rules-keyboard = Clavier
rules-a-step-divides-and = une étape ; <kbd>/</kbd> divise et <kbd>&amp;</kbd> colle
rules-the-number-ends-here = le nombre finit ici : ton 1, et pas ton 12
rules-take-back-what-you = efface ce que tu as tapé en dernier
rules-put-everything-back = remet tout à sa place
rules-undo-ctrl-y-is = annuler ; <kbd>Ctrl</kbd> <kbd>Y</kbd> rétablit
rules-go-round-the-board = se déplacer sur le plateau ; <kbd>Entrée</kbd> choisit
rules-roll-h-is-a = lancer les dés ; <kbd>H</kbd> donne un indice
rules-score-and-impossible-when = SCORE et IMPOSSIBLE, quand tu joues en solo
rules-single-keys-can-be = <kbd>?</kbd> montre les touches de la page ouverte. On peut désactiver les raccourcis à une touche dans les <a href="#settings">réglages</a>.
rules-by-ear = Jouer en écoutant
rules-by-ear-board = Avec un lecteur d’écran, active le premier lien de la page : il mène au plateau. Là, les touches sont celles du jeu. Tape une étape, par exemple <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> puis <kbd>Enter</kbd>, et la page dit ce qu’elle donne. Les flèches parcourent le plateau.
rules-by-ear-time = Le temps est dit à la moitié et dix secondes avant la fin. S’il t’en faut plus, les <a href="#house">règles maison</a> donnent jusqu’à 600 secondes pour une annonce, ou pas de chrono du tout.
rules-house-rules = Règles maison
rules-change-the-game-at = Change le jeu à ta table :
rules-dice-two-to-six = <b>Dés :</b> de deux à six, chacun avec 2 à 100 faces.
rules-goal-any-number-from = <b>Cible :</b> n’importe quel nombre de 0 à 999.
rules-signs-choose-which-of = <b>Signes :</b> choisis lesquels des cinq sont permis.
rules-clocks-each-5-to = <b>Chronos :</b> chacun de 5 à 600 secondes. Si tu joues en solo, tu peux les couper : les nombres se déplacent alors sans annonce, et sans points.
rules-all-numbers-the-goal = <b>Tous les nombres :</b> la cible ne compte que si chaque nombre a servi.
rules-blocking-who-calls-impossible = <b>Blocage :</b> si tu annonces IMPOSSIBLE, puis SCORE, et que tu le rates, tu as <span aria-hidden="true">−2</span><span class="hush heard" data-heard="moins 2"></span> au lieu de 0.
rules-spoilers-wait-after-the = <b>Qui rate souvent attend :</b> si tu rates SCORE deux fois de suite, tu ne fais pas d’annonce au lancer suivant, après la troisième fois aux deux lancers suivants, et ainsi de suite. Une réussite y met fin. Aux tables que quelqu’un a ouvertes, cette règle est active dès le départ.
rules-undo-on-or-off = <b>Annuler :</b> permis ou non.
rules-who-rolls-anyone-the = <b>Qui lance les dés :</b> tout le monde, la personne à la première place, ou celle qui a gagné le dernier point.
rules-presets-score-24-with = <b>Modèles :</b> Score ; 24 avec des cartes, qui est aussi <a href="#24">un jeu à part</a> ; et les tiens.
rules-race = La course
rules-race-goes = Dans <a href="#race">la course</a>, il n’y a pas d’annonces : chaque étape qui fait 20 donne 1 point, chaque étape qui fait 18 en donne 3, et un nouveau lancer en coûte 1. Quand les points deviennent un multiple de 5, même 0, on en gagne 5 de plus. Exactement 25 points, c’est un but, et les points repartent de 0. Trois buts, et c’est gagné. Avec 17 points, 3 × 6 t’amène donc à 20, et ainsi à 25 : un but.
rules-race-group = Dans un groupe, l’hôte peut choisir la course comme mode de jeu. Alors tout le monde joue à la fois, avec ses propres lancers.
rules-play-now = <a class="go primary" href="#play">Jouer à Score</a>

## The rules of 24

rules-24-how-to-play-24 = Comment jouer à 24
rules-24-draw-four-cards-make = Tire quatre cartes. Fais 24 avec toutes.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Les quatre cartes ont servi : cela compte.
rules-24-the-cards = Les cartes
rules-24-the-pack-has-52 = Le jeu a 52 cartes, sans jokers. Un as vaut 1 ; le valet, la dame et le roi valent 11, 12 et 13. Les couleurs ne comptent pas. Une carte qui est sur la table ne peut pas revenir dans le même tirage.
rules-24-what-is-not-as = Ce qui change par rapport à Score
rules-24-the-goal-is-24 = La cible est 24.
rules-24-you-must-use-all = Les quatre nombres doivent servir. Il te faut donc toujours trois étapes.
rules-24-there-is-no-joining = On ne peut pas coller : un 2 et un 4 côte à côte ne font pas 24.
rules-24-what-is-as-in = Ce qui est comme dans Score
rules-24-call-score-and-show = Annonce SCORE et montre ta solution en 30 secondes, ou annonce IMPOSSIBLE et attends 60 secondes. Les étapes, les points, les indices et les touches sont les mêmes : regarde <a href="#rules">les règles de Score</a>. Les fractions et les nombres sous zéro sont permis en chemin. Tes points et tes règles maison de 24 sont à part de ceux de Score.
rules-24-two-to-six-friends = On peut y jouer de deux à six sur un écran : ouvre <a href="#players">À plusieurs sur cet écran</a>. Dans <a href="#group">un groupe</a>, l’hôte choisit « 24 avec des cartes » dans les règles maison.
rules-24-every-hand = Tous les tirages
rules-24-there-are-1-820 = Il y a 1 820 tirages différents, et 458 d’entre eux sont impossibles. <a href="#hands">Voir tous les tirages et leurs solutions.</a>
rules-24-the-hand-of-the = Le <a href="#24?roll=today">tirage du jour</a> est le même pour tout le monde.
rules-24-play-now = <a class="go primary" href="#24">Jouer à 24</a>

## Touches de cette page

key-help-title = Touches de cette page
key-help-next = continuer
key-help-dials-press = appuie sur le bouton de ce numéro
key-help-dials-hint = un indice
key-help-dials-undo = annule le dernier appui ; <kbd>Y</kbd> le refait
key-help-yahtzee-choose = choisir des dés
key-help-yahtzee-roll = lancer les dés
key-help-yahtzee-empty = vider une case remplie par erreur, jusqu’au prochain lancer
key-help-about = <kbd>?</kbd> ouvre et ferme cette liste. On peut désactiver les raccourcis à une touche dans « Réglages ».

## The headings of games that are loaded later

page-of-dials-title = Dials
page-of-dials-lead = Chaque bouton fait tourner les roues à sa façon. Passe de ces lettres à celles-là.
page-of-yahtzee-title = Yams des maths
page-of-yahtzee-lead = Cinq dés, deux lancers de plus, et des combinaisons que l’on ne cherche qu’en maths.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Cette page a été ouverte depuis un fichier
boot-file-text = Quand une page est ouverte depuis un fichier, le navigateur ne la laisse pas charger de programme. Mets tout le dossier sur un serveur web et ouvre son adresse.
boot-old-title = Ce navigateur est trop ancien pour le jeu
boot-old-text = Le jeu a besoin de WebAssembly et des modules JavaScript. Une version récente de Chrome, Edge, Firefox ou Safari a les deux.
boot-blocked-title = WebAssembly est désactivé dans ce navigateur
boot-blocked-text = Le navigateur est assez récent, mais il n’a pas le droit de lancer un programme comme ce jeu. Cela vient du mode Isolement sur iPhone, iPad et Mac, de réglages de sécurité stricts ou des règles de certaines écoles. Autorise-le pour ce site dans les réglages du navigateur, demande aux personnes qui s’occupent de cet appareil, ou utilise un autre navigateur. Tu peux quand même lire les règles ici.
boot-framed-title = Ce cadre empêche le jeu de lire ses propres fichiers
boot-framed-text = La page autour montre le jeu dans un cadre qui lui est fermé (un « bac à sable »). Ouvre le jeu dans un onglet à lui. Si tu t’occupes de cette page : donne au cadre « allow-scripts allow-same-origin ».
boot-withheld-title = Ce navigateur n’exécute pas une partie du jeu
boot-withheld-text = Le fichier est sur le serveur, mais quelque chose le retient : un bloqueur, une extension ou le type que le serveur lui donne. Désactive les bloqueurs pour ce site ou prends un autre navigateur. Si tu t’occupes de ce site : les fichiers qui finissent par .js ont besoin du type text/javascript.
boot-missing-title = Il manque une partie du jeu
boot-missing-text = Le serveur n’a pas envoyé un des fichiers. Si tu t’occupes de ce site : copie tout le dossier généré, avec tous ses fichiers.
boot-network-title = La connexion est perdue
boot-network-text = Le jeu n’est pas arrivé en entier. Vérifie le réseau et réessaie. Rien n’est perdu.
boot-damaged-title = Le jeu est arrivé abîmé, ou ce navigateur ne sait pas le lire
boot-damaged-text = Le fichier a été modifié en chemin, ou le navigateur est trop ancien. Réessaie, ou utilise une version récente de Chrome, Edge, Firefox ou Safari.
boot-crash-title = Le jeu s’est arrêté
boot-crash-text = L’erreur vient du jeu, pas de toi. Tes points et tes réglages sont gardés. Réessaie pour continuer.
boot-again = Réessayer
boot-about = Score est un jeu de calcul avec quatre dés. Fais 20 avec les nombres du lancer en deux ou trois étapes. Il est gratuit, ne demande aucun compte, et se joue en solo, à plusieurs sur un écran ou avec toute une classe.
boot-coming = Le jeu arrive…
boot-table = Atteins la cible avec ces nombres, étape par étape.
boot-title = Score – le jeu de calcul avec des dés
boot-today = Lancer du jour
boot-wide = Sur la table : un 12 rouge fait avec 4 × 3, un 8 et un 19
boot-narrow = La même table sur un téléphone
boot-sounds = Sons
boot-theme = Couleurs
boot-what = Ce qu’est Score

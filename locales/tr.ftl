### Her sayfanın çerçevesi.

title = { $page } – Score
# Her sayfanın üstündeki adın götürdüğü yer.
title-leads-to = Bütün oyunlar
# Tab tuşunun ulaştığı ilk şey menüyü atlar.
skip-to-game = Oyuna geç
skip-to-page = Sayfaya geç
# Oyunsuz her sayfada: süren oyuna dönüş.
to-game = Oyuna dön
menu = Menü
menu-explore = Keşfet
menu-more = Daha fazla
pages = Sayfalar
sounds-on = Sesler: açık
sounds-off = Sesler: kapalı
theme-device = Renkler: cihazdaki gibi
theme-light = Renkler: açık
theme-dark = Renkler: koyu
show-keys = Bu sayfadaki tuşlar: ?
fill-screen = Tam ekran
language = Dil
language-missing = Bu dil yüklenemedi. Ağı kontrol et ve dili yeniden seç.

## Sayfaların adları

page-games = Oyunlar
page-play = Oyna
page-rules = Kurallar
page-house = Ev kuralları
page-players = Bu ekrandaki oyuncular
page-settings = Ayarlar
page-group = Grup
page-experiment = Deneme
page-atlas = Atlas
page-24 = 24
page-rules-24 = 24 oyununun kuralları
page-hands = 24 oyununun bütün elleri
page-dials = Dials
page-yahtzee = Matematikçi Yahtzee’si
page-sheet = Çalışma kâğıtları
page-mistake = Hatayı bul
page-practice = Alıştırma
page-daily = Günün atışları
page-statistics = İstatistik
page-race = Yarış
page-homework = Ödev

# Bir gün; $month 1 ile 12 arasıdır.
common-date = { $day } { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
} { $year }

# Büyük bir sayının üçlü basamak grupları arasında.
number-group-separator = {"."}

# Sayılan şeylerin arasında.
common-list-separator = {", "}

# Adım adım gösterilen bir şeyde geri ve ileri.
pager-back = Geri
pager-next = İleri
pager-step = { $step ->
    [0] Başlangıç
   *[other] { $step }. adım, toplam { $steps }
}

# Aramanın ne kadar ilerlediğini gösteren çubuğun adı.
progress-searching = Aranıyor

## Kopyalanacak bağlantı

common-play-link = Bu sayılarla oyna
common-copy-link = Bağlantıyı kopyala
common-for-lms = LMS için
common-copied = Kopyalandı.
end-of = { $count } / { $all }
end-share = Paylaş
end-share-by-hand = Metni seç ve kopyala.
common-copy-by-hand = Kopyalamak için bağlantıya basılı tut veya sağ tıkla.
common-not-for-others = Bu adres yalnızca bu bilgisayara götürür. Başkaları için oyunu ağa açık başlat (cargo xtask play --lan) ve yazdığı ilk adresi aç.

## Oyuncunun adı

common-you = Sen
common-name-empty = Bir ad yaz: en az bir harf veya rakam.
common-name-too-long = Ad en çok 20 karakter olabilir.
common-name-invisible = Adda kimsenin göremediği karakterler olamaz.
common-name-stacked-marks = Adda bir harfin üstünde en çok dört işaret olabilir; harfsiz işaret olamaz.
common-name-reserved = Adında yönetici, öğretmen veya böyle bir görev olamaz: başkaları buna inanır. Başka bir ad seç.
common-name-taken = Bu ad alınmış. “{ $free }” boşta.
common-table-full = Bütün yerler dolu.

## Kullanılamayan bağlantı

common-link-too-long = Bağlantı çok uzun, bu yüzden hiçbir bölümü kullanılmadı.
common-link-unknown-key = Bağlantıda “{ $key }” var, ama bu sayfa onu bilmiyor.
common-link-bad-value = Bağlantı { $key } için “{ $value }” diyor; bu olamaz, bu yüzden alınmadı.
common-link-changed = Yolda bir program bu bağlantıyı değiştirmiş veya kesmiş, bu yüzden hiçbir kısmı kullanılmadı. Gönderen kişiden bağlantının tamamını yeniden kopyalamasını ya da QR kodunu göstermesini iste; bir grubun masası için kısa kod yeter.
common-lesson-too-long = Bağlantıdaki ders çok uzun, bu yüzden alınmadı.
common-lesson-cut-short = Bağlantıdaki ders eksik, bu yüzden alınmadı. Bağlantının tamamını kopyala.
common-lesson-broken = Bağlantıdaki ders “{ $part }” yerinde okunamıyor, bu yüzden alınmadı. Bağlantının tamamını kopyala.
# { $number } atışın dersteki numarasıdır; ilki 1.
common-lesson-roll = Dersin { $number }. atışı, “{ $roll }”, oynanamaz: bir atışta iki ila altı tam sayı olur, her biri 0 ile 999 arasındadır.
common-lesson-no-rolls = Derste hiç atış yok.
common-lesson-too-many-rolls = Bir derste en çok 20 atış olabilir.

## Tarayıcının sakladıkları

common-not-kept = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor: puanlar ve ayarlar sayfayı kapatınca silinir.
common-unreadable = Tarayıcının sakladıkları okunamadı. Bir kenara konuldu, oyun baştan başlıyor.
common-other-tab = Oyun başka bir sekmede veya pencerede devam etmiş; şimdi durum bu.
common-other-tab-first = Oyun başka bir sekmede veya pencerede devam etmiş. Şimdi durum bu; son hamlen sayılmadı.
common-other-tab-later = Başka bir sekmede veya pencerede bu oyunun daha yeni bir sürümü açılmış. Devam etmek için bu sayfayı yeniden yükle.

## Sonradan yüklenen çözücü sonuç vermeyince

solver-not-started = Oyunun bunu hesaplayan bölümü yüklenemedi. Ağı kontrol et ve yeniden dene.
solver-stopped = Oyunun bunu hesaplayan bölümü durdu. Yeniden dene.
# Sunucuda daha yeni bir sayfa var.
solver-other-version = Bu sayfa, bunu hesaplayan bölümden daha eski veya daha yeni. Sayfayı yeniden yükle.
# İstenen şey hesaplanamaz.
solver-refused = Bu hesaplanamaz.
solver-open-roll = Bu sayılar şu anda grubunun masasında. Çözümler ve ipuçları tur bitince gösterilir.
solver-try-again = Yeniden dene
# Bir iletiyi kaldırır.
common-close = Kapat

## Ekran okuyucunun söylediği sayılar

spoken-minus = eksi { $size }
# Birden büyük kesir: 20 tam ikide bir.
spoken-whole-and-part = { $whole } tam { $part }
spoken-over = { $numerator } bölü { $denominator }
# Kaç parça, ona kadar sözle.
spoken-count = { $count ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
   *[other] { $written }
}
# $count payın spoken-count metnidir.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] ikide { $count }
       *[other] ikide { $count }
    }
    [3] üçte { $count }
    [4] dörtte { $count }
    [5] beşte { $count }
    [6] altıda { $count }
    [7] yedide { $count }
    [8] sekizde { $count }
    [9] dokuzda { $count }
   *[10] onda { $count }
}

### Masa: tahta, çağrılar, saatler, sonuçlar.
### `$source` `dice` veya `cards`: sayıların nereden geldiği.

## Tahta

board-name = Tahta. Soru işareti tuşu hangi tuşların olduğunu söyler.
board-name-alone = Tahta
board-taken = { $piece }: alındı
table-op-add = artı
table-op-sub = eksi
table-op-mul = çarpı
table-op-div = bölü
table-op-join = birleştir
table-tile-made = { $value }, şundan elde edildi: { $step }
table-tile-on-die = { $value }, zar { $sides } yüzlü
table-tile-card = { $value }, bir kâğıt
# Yerde ne olduğu veya table-slot-empty.
table-slot-left = Birinci sayı: { $held }
table-slot-op = İşlem: { $held }
table-slot-right = İkinci sayı: { $held }
table-slot-empty = boş

## Panel

table-goal = Hedef
table-points = Puan
table-scoreboard = Puan tablosu
table-roll-of-the-day =
    { $source ->
        [cards] Günün eli, { $date }
       *[dice] Günün atışı, { $date }
    }
# Düğme bunu yapmadan önce sorulur.
table-clear-points = Herkes yeniden mi başlıyor?
table-clear-points-alone = Yeniden 0’dan mı başlıyorsun?
table-yes-clear-points = Evet, 0 olsun
table-no-clock = Saat işlemiyor
table-seconds =
    { $count ->
        [one] { $count } saniye
       *[other] { $count } saniye
    }
# $time table-seconds metnidir.
table-seconds-left = { $time } kaldı.

## Tahtanın altındaki düğmeler

table-calls = Çağrılar
table-undo = Geri al
table-redo = Yinele
table-roll = ZAR AT
table-deal = DAĞIT
table-new-roll =
    { $source ->
        [cards] Yeni el
       *[dice] Yeni atış
    }
table-take-away =
    { $source ->
        [cards] Bu el kaldırılsın mı?
       *[dice] Bu atış kaldırılsın mı?
    }
# Düğme olmayan yerde klavyenin tuşları.
table-answers-by-keyboard = R: evet. K: kalsın.
table-yes-new-roll =
    { $source ->
        [cards] Evet, yeni el
       *[dice] Evet, yeni atış
    }
table-keep-it = Kalsın
table-host-rolls =
    { $source ->
        [cards] Yönetici dağıtır
       *[dice] Yönetici zar atar
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Son puanı kazanan dağıtır
       *[dice] Son puanı kazanan zar atar
    }
table-you-ask = İstiyorsun
# $label table-you-ask veya table-new-roll metnidir.
table-vote-count = { $label }: { $asking } / { $needed }
table-own-vote =
    { $source ->
        [cards] Yeni el istiyorsun: gereken { $needed } oydan { $asking } oy var.
       *[dice] Yeni atış istiyorsun: gereken { $needed } oydan { $asking } oy var.
    }
table-others-vote =
    { $source ->
        [cards] Yeni el isteniyor: gereken { $needed } oydan { $asking } oy var.
       *[dice] Yeni atış isteniyor: gereken { $needed } oydan { $asking } oy var.
    }
table-i-am-sure = Eminim
table-too-soon = Bu çok hızlıydı, sayılmadı. Bir kez daha bas.
table-hint = İpucu
table-hints-left =
    { $count ->
        [0] İpucu: sonuncusu bir daha
       *[other] İpucu, { $count } kaldı
    }
table-give-up = Pes et
table-next-lesson = DEVAM
table-next-lesson-is = sonraki kısa ders
table-score = SCORE
table-i-can-make = { $goal } elde ederim
table-impossible = İMKÂNSIZ
table-no-one-can = kimse yapamaz
# Herkesin kendi tahtasında oynadığı yerde.
table-have-it = BULDUM
table-goal-on-board = { $goal } tahtamda
table-surely-impossible = Evet, imkânsız
table-think-on = Düşünmeye devam et
table-has-answered = cevap verdi
# Oyuncunun köşesindeki düğme: neyi, kimin için söylediği.
table-call-of = { $call }, { $name }

## Şimdi ne yapılacak

table-somebody = Biri
# Oyunla ilgili bir cümlede yöneticinin adı.
table-name-of-host = { $name } (yönetici)
table-roll-comes = İlk sayılar birazdan geliyor.
table-begin =
    { $source ->
        [cards] Başlamak için kâğıtları dağıt.
       *[dice] Başlamak için zar at.
    }
table-move-freely = { $goal } elde et. Saat yok: sayıları oynat veya çağrı yap.
table-think = { $goal } elde edebilir misin? Düşün, sonra çağrı yap.
table-you-say-impossible = { $goal } imkânsız diyorsun. Yine de bir yol bulursan SCORE de.
table-says-impossible = { $name }, { $goal } imkânsız diyor. Yine de elde edebilen, SCORE desin.
table-make = { $goal } elde et: bir sayı, bir işlem, bir sayı.
table-make-it = { $name }, { $goal } elde et.
table-answer-impossible = { $goal } imkânsız mı? Yalnızca bir kez cevap verebilirsin.
table-now-answer = { $goal } tahtanda. Şimdi BULDUM düğmesine bas!
# $waiting table-answers metnidir.
table-you-have-it = { $goal }! Buldun. { $waiting }
table-you-answered-impossible = { $goal } imkânsız diyorsun. { $waiting }
table-answers = { $expected } kişiden { $given } kişi cevap verdi.
table-paused-now = Yönetici oyunu duraklattı. Birazdan devam edecek.
table-choose-operator = Şimdi iki sayıyla ne yapacağını seç.
# Sürebilecek yazılmış rakamlar; ilk durumda henüz tahtadaki bir sayı değiller.
table-typed = { $typed }… yazmaya devam et.
table-typed-number = { $typed }… sayı { $typed } ise Enter’a bas veya yazmaya devam et.

## Bu masada alışılmıştan farklı olanlar

table-practice = Alıştırma, puansız: çözümler biliniyor.
# $rules table-rule-* metinleridir, art arda.
table-rules-of-link = { $rules } · bağlantıdan
table-own-rules = Alışılmış kurallar
table-rule-goal = hedef { $goal }
table-rule-dice = zarların yüz sayıları: { $sides }
table-rule-cards = kâğıtlar
table-rule-operators = yalnızca { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = İMKÂNSIZ: { $time }
table-rule-clock-off = saat yok
table-rule-all-numbers = bütün sayılar kullanılmalı
table-rule-some-numbers = boşta sayı kalabilir
table-rule-blocking = engelleme var
table-rule-no-blocking = engelleme yok
table-rule-undo = geri alma var
table-rule-no-undo = geri alma yok
table-rule-anyone-rolls = herkes yeni sayı getirebilir
table-rule-spoilers-wait = oyunu bozan bekler

## Ne oldu; $time boştur veya table-first-seconds metnidir

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }{ $goal } elde et.
table-called-score = { $name } SCORE dedi! { $time }
table-you-called-impossible = İMKÂNSIZ! { $time }Yine de bir yol bulursan SCORE de.
table-called-impossible = { $name } İMKÂNSIZ dedi! { $time }
table-one-step = { $step }, ama tek adım sayılmaz. Devam et.
table-no-red-number = { $step }, ama son adımda kırmızı bir sayı kullanılmalı. Devam et veya “Geri al” ile dön.
table-not-all-numbers = { $step }, ama bütün sayılar kullanılmalı. Devam et veya “Geri al” ile dön.
table-undone = Adım geri alındı.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Bütün puanlar sıfır.

## Tur nasıl bitti

table-you-showed = { $goal }! Gösterdin.
table-showed = { $goal }! { $name } gösterdi.
table-well-made = { $goal }! Aferin.
table-missed = Bu { $goal } değil ve hiç sayı kalmadı.
table-out-of-time = { $goal } gösterilmeden süre bitti.
table-you-gave-up = Pes ettin.
table-gave-up = { $name } pes etti.
table-was-a-way = Aslında bir yol vardı.
table-yours-stood = İMKÂNSIZ demekten vazgeçmedin.
table-stood = { $name } İMKÂNSIZ demekten vazgeçmedi.
table-ended = Yönetici turu bitirdi.
table-ended-without-points = Yönetici turu puansız bitirdi.
table-all-answered = Herkes cevap verdi.
table-everyones-time-is-up = Süre bitti.

## Sonuç

table-was-possible = { $goal } mümkündü
table-was-impossible = { $goal } imkânsızdı
# Tahtanın artık göstermediği yerde.
table-rolled =
    { $source ->
        [cards] El: { $numbers }.
       *[dice] Atış: { $numbers }.
    }
# Puanların kimin olduğu ve ne için olduğu.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE dendi ve gösterildi.
table-score-not-shown = SCORE: yol gösterilmedi.
table-impossible-found = İMKÂNSIZ dendi, ama bir yol var.
table-impossible-is = İMKÂNSIZ dendi ve doğru.
table-impossible-shown = İMKÂNSIZ dendi, ama yol gösterildi.
table-impossible-not-shown = İMKÂNSIZ dendi, kimse tersini göstermedi.
# Mümkündü, ama kimse bir yol göstermedi.
table-impossible-counts = İMKÂNSIZ geçerli: bir yol var, ama kimse göstermedi.
table-impossible-alone = İMKÂNSIZ dendi ve kimse SCORE demedi.
table-counts-for-nobody = Bu çağrı kimseye puan getirmez, kimseden puan almaz.
table-nobody-called = Kimse çağrı yapmadı, bu yüzden puan yok.
table-no-call-of-yours = Çağrı yapmadın, bu yüzden puanların aynı kalır.
table-practice-ended = Alıştırma: bu kez puan yok.
table-made-in = Süre: { $time }.
# Bütün çözümlerin listesinde bir çözümün yanında.
table-your-way = Senin yolun
table-way-of = { $name } adlı oyuncunun yolu
table-you-made = { $goal } elde ettin.
table-impossible-was-wrong = İMKÂNSIZ dendi, ama bir yol var.
table-no-answer-of-yours = Cevap vermedin, bu yüzden puanların aynı kalır.
table-came-later = Bu tur sen gelmeden önce başladı.
table-so-many-right =
    { $count ->
        [0] Bu kez doğru cevap yok.
        [one] { $count } oyuncu doğru cevap verdi.
       *[other] { $count } oyuncu doğru cevap verdi.
    }
table-own-impossible-shown = İMKÂNSIZ 2 puana mal olur; yolu kendin gösterince 1 puan geri gelir.
table-own-impossible-mistaken = SCORE gösterilmedi (−1), İMKÂNSIZ da yanlıştı (−2).
table-own-impossible-blocked = SCORE gösterilmedi (−1), engelleme kuralıyla bu 1 puana daha mal olur.
table-own-impossible-stood = SCORE gösterilmedi (−1), ama İMKÂNSIZ geçerli kaldı (+1).
table-hints-taken =
    { $count ->
        [0] İpucu olmadan.
        [one] Bir ipucuyla.
       *[other] { $count } ipucuyla.
    }

## Yol gösterilen ilk atışlar

table-coach = İlk atışın
table-coach-join = Rakamları birleştirme
table-coach-impossible = İMKÂNSIZ
table-coach-skip = Atla
table-coach-play = Şimdi oyna
table-coach-progress = { $taps } seçimden { $done } tamam
table-guide-1 = Bu sayılardan 20 elde et. 4’ü seç.
table-guide-2 = Güzel. Şimdi × (çarpı) işaretini seç.
table-guide-3 = Şimdi de 3’ü seç.
table-guide-4 = 12 kırmızı: 4 × 3’ten geldi. Son adımda kırmızı bir sayı kullanılmalı. 12’yi seç.
table-guide-5 = Şimdi + (artı) işaretini seç.
table-guide-6 = Bir de 8’i seç: toplam 20 eder.
table-guide-reached = İki adımda 20! Gerçek bir turda önce SCORE dersin; sonra 30 saniye işler.
table-guide-join-1 = Beşinci bir işlem var: birleştirme. Rakamları yan yana koyar. 1’i seç.
table-guide-join-2 = Şimdi & (birleştir) işaretini seç.
table-guide-join-3 = Şimdi de 2’yi seç.
table-guide-join-4 = 1 ile 2 birleşince 12 olur. 12’yi seç.
table-guide-joined = Yine 20! Birleştirme de ötekiler gibi bir adım sayılır: 1 ve 2’den 12 olur, tersinden de 21.
table-guide-impossible = Bazı atışlardan, 100 atışın 3’ünden, ne yaparsan yap 20 çıkmaz. Bu onlardan biri. Dene veya İMKÂNSIZ de.
table-guide-called = Doğru: bunlardan kimse 20 elde edemez, bu da bir puan getirir! Gerçek bir turda önce 60 saniye işler.
table-guide-elsewhere = Kendi yolun! Devam et veya “Geri al” ile dön.
table-guide-dead-end = Yalnızca { $left } kaldı, bu da 20 değil. “Geri al” ile dön ve başka bir yol dene.
table-guide-always-misses = Yalnızca { $left } kaldı. Burada her yol böyle biter: İMKÂNSIZ de.

## Bir şey neden olmaz

table-not-seated = Orada kimse oturmuyor.
table-no-roll =
    { $source ->
        [cards] Önce dağıt.
       *[dice] Önce zar at.
    }
table-call-open = Önce süren çağrıyı bitir.
table-round-closed =
    { $source ->
        [cards] Bu el sonuçlandı. Yeniden dağıt.
       *[dice] Bu atış sonuçlandı. Yeniden zar at.
    }
table-impossible-called = İMKÂNSIZ zaten dendi.
table-score-called = SCORE zaten dendi.
table-call-score-first = Önce SCORE de.
table-not-your-call = Sayıları yalnızca SCORE diyen oyuncu oynatır.
table-no-call = Bitirebileceğin bir çağrın yok.
table-time-is-up = Süre bitmişti.
table-nothing-to-undo = Geri alınacak adım yok.
table-nothing-to-redo = Yinelenecek adım yok.
table-undo-off = Bu masada geri alma yok.
table-not-your-roll =
    { $source ->
        [cards] Dağıtma sırası başkasında.
       *[dice] Zar atma sırası başkasında.
    }
table-host-only = Bunu yalnızca yönetici yapabilir.
table-must-stand = İMKÂNSIZ çağrısı, süresi bitene kadar geçerlidir.
table-no-hints-in-group = Grupta ipucu yok.
table-hint-taken = Bu ipucunu zaten aldın.
table-hint-skipped = Ondan önce başka bir ipucu var.
table-no-further-hint =
    { $source ->
        [cards] Bu el imkânsız, bu yüzden başka ipucu yok.
       *[dice] Bu atış imkânsız, bu yüzden başka ipucu yok.
    }
table-clock-needed = Saat olmadan ancak yalnız oynanır. Bir saat veya tek oyuncu seç.
table-stand-in-only = Yöneticinin yerine bakıyorsun: yeni sayılar getirebilir ve turu puansız bitirebilirsin.
table-own-call = Yöneticinin yerine bakıyorsun; ama sen de çağrı yaptın veya cevap verdin: bu turu bitiremezsin.
table-only-calls = Bu masada oyuncular SCORE veya İMKÂNSIZ der.
table-no-calls = Bu turda kimse çağrı yapmaz: kendi tahtanda cevap ver.
table-round-open = Herkes hâlâ bu turda çalışıyor. Önce turu bitir.
table-already-answered = Zaten cevap verdin, cevap değiştirilemez.
table-goal-not-on-board = Hedef henüz tahtanda değil.
table-goal-without-red-number = Hedefin sayılmaz: son adımda, daha önce elde ettiğin kırmızı bir sayı kullanılmalı.
table-goal-with-numbers-left = Hedefin sayılmaz: bütün sayılar kullanılmalı.
table-board-full = Bu turda tahtana daha fazla adım sığmaz. Yine de cevap verebilirsin.
table-paused = Oyun duraklatıldı.
table-not-paused = Oyun duraklatılmış değil.
table-must-wait = Üst üste birkaç kez SCORE deyip başaramadın, bu yüzden { $source ->
    [cards] { $rolls ->
        [one] bu elde çağrı yapamazsın.
       *[other] bu el dahil { $rolls } elde çağrı yapamazsın.
    }
   *[dice] { $rolls ->
        [one] bu atışta çağrı yapamazsın.
       *[other] bu atış dahil { $rolls } atışta çağrı yapamazsın.
    }
}
table-everyone-in-group = Herkes aynı anda ancak grupta oynayabilir: orada herkesin kendi ekranı var.
table-in-race = Yarışta herkesin kendi atışları vardır: masada atış yok.
table-no-round-clock = Bu turun saati yok.
table-round-long-enough = Bu tur uzatılabileceği kadar uzatıldı: on dakika.
# How much time a player has, compared with others.
table-time-usual = normal süre
table-time-half-again = bir buçuk kat süre
table-time-twice = iki kat süre
table-own-time-half-again = Bu turda bir buçuk kat süren var.
table-own-time-twice = Bu turda iki kat süren var.
table-everyone = Kendi tahtanda { $goal } elde et veya İMKÂNSIZ de.
table-same-number = Bir sayı kendisiyle birlikte kullanılamaz.
table-number-gone = Bu sayı kullanıldı.
table-op-not-allowed = Bu masada bu işlem yok.
table-division-by-zero = Sıfıra bölünemez.
table-join-fraction = Kesrin birleştirilecek rakamları yoktur.
table-join-zero = Birleştirilen sayı sıfırla başlayamaz.
table-join-negative = Birleştirirken sağdaki sayı negatif olamaz.
table-overflow = Sonuç, tam olarak hesaplanamayacak kadar büyük.
table-brackets = Adım adım: parantezin içindeki adımla başla.
table-fits-nowhere = “{ $key }” buraya uymuyor: bir adım; boşta bir sayı, bir işlem ve boşta başka bir sayıdır.
table-not-sent = Şu anda bağlantı yok, bu yüzden gönderilmedi.

## Bir bağlantının getirdikleri

game-score = Score
table-unknown-page = Burada “{ $name }” diye bir sayfa yok; burası masa.
table-before-the-link = Benimkiler, bağlantıdan önce
table-link-rules = Bu bağlantı kendi ev kurallarını getirdi.
table-link-rules-kept = Bu bağlantı kendi ev kurallarını getirdi; seninkiler şablonlarda saklandı.
table-link-presets-full = Bu bağlantı kendi ev kurallarını getiriyor, seninkilere ise yer yok: bir şablon sil, sonra bağlantıyı yeniden aç.

### Çözümler, açıklamalar, ipuçları, atlas.

## Bir sorunun çözümleri

# İlk çözüm bulunmadan önce.
# Herkesin bir tahtası olan bir turdan sonra, bir çözümün yanında.
study-found-by-class = bulundu
study-found-by-nobody = kimse bulmadı
study-looking = Çözümler aranıyor…
study-solutions-count = { $count ->
    [0] Çözüm yok
    [1] 1 çözüm
   *[other] { $written } farklı çözüm
}
study-solutions-so-far = Şimdiye kadar { $count } farklı çözüm
study-different-help = Aynı yol başka sırayla bir kez sayılır. × 6 ÷ 6 gibi hiçbir şeyi değiştirmeyen bir adım da doğrudur, ama burada yoktur.
# Hangi listenin gösterileceğini seçen düğmeler.
study-lists = Hangi çözümler
study-list-different = Farklı olanlar
study-list-all-by-form = Hepsi
study-all-solutions = Toplam { $count }, her sıralama ayrı sayılır.
study-all-solutions-so-far = Şimdiye kadar { $count }, her sıralama ayrı sayılır.
# Biçim adları nasıl okunur, örneğin (a bc)d.
study-forms-help = Her harf bir sayıdır. Yan yana duran harfler önce işlenir.
# Çözümü olmayan biçim.
study-form-without-solutions = yok
# Sayılan ama listelenmeyen çözümler.
study-left-out = ve { $count } tane daha
study-stop = Durdur
study-go-on = Devam et

## Atış ne kadar zor

study-difficulty = Zorluk: { $points }, { $level }.
study-level = { $level ->
    [easy] kolay
    [medium] orta
    [hard] zor
   *[very-hard] çok zor
}

## Neden çözüm yok

study-none-of = Bu sayılarla { $tried } işlem var. Hepsi denendi, hiçbiri { $goal } etmiyor.
study-nearest-below = Altında en yakın:
study-nearest-above = Üstünde en yakın:
# O tarafta hiçbir şey elde edilemez.
study-nothing-there = yok
# Elde edilebilen sayıların doğrusunda hedef.
study-no-goal = { $goal } yok
# Sayı doğrusu sözle.
study-number-line = Sayı doğrusu, { $from } ile { $to } arası: { $count } sayı elde edilebilir, { $goal } bunların içinde değil.

# Doğrudaki işaretlerin anlamı.
study-legend-whole = elde edilebilen bir tam sayı
study-legend-part = elde edilebilen bir kesir
study-legend-goal = elde edilemeyen hedef
# Bir işaret seçilene kadar; sonra bu satır sayının nasıl elde edildiğini söyler.
study-number-line-help = Bir işaret seç veya bir ok tuşuna bas: sayının nasıl elde edildiği burada yazar.

## Sayılar üzerinde açıklanan çözüm

study-explain = Açıkla
study-hide = Gizle
# Tahtadaki, listedeki çözümünden uzak bir açıklamayı bitirir.
study-hide-explanation = Açıklamayı kapat
# Aynı düğmeler sözle, ilgili oldukları çözümle.
study-explain-solution = Açıkla: { $solution }
study-hide-solution = Gizle: { $solution }
study-explanation = Açıklama
study-start-with = Başlangıçtaki sayılar: { $numbers }.
# Bir adımın yaptığı sayının adı.
study-made-from = { $value }, şundan elde edildi: { $formula }
# Listenin son sayısı; ötekilerin arasında virgül vardır.
study-numbers-and = { $others } ve { $last }
# Bir adım ve neden öyle olduğunu söyleyen notlar.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }; ayrıca { $last }

## Notlar: cümle parçaları

study-reaches-goal = hedef bu
study-one-step-alone = { $way } = { $goal } tek bir adım. Tek adım sayılmaz: iki veya daha çok adım gerekir.
study-side-by-side = { $left } ve { $right } yan yana { $joined } olur
study-keeps-minus = { $number } sayısının eksi işareti önde kalır
study-changes-nothing = { $op ->
    [add] 0 eklemek hiçbir şeyi değiştirmez
    [sub] 0 çıkarmak hiçbir şeyi değiştirmez
    [div] 1’e bölmek hiçbir şeyi değiştirmez
   *[mul] 1 ile çarpmak hiçbir şeyi değiştirmez
}
study-minus-itself = bir sayıdan kendisi çıkarılınca 0 kalır
study-divided-by-itself = bir sayı kendisine bölününce 1 olur
study-times-zero = 0 ile çarpılan her sayı 0 olur
study-zero-divided = 0 başka bir sayıya bölününce 0 olur
study-adds-negative = { $negative } eklemek, { $size } çıkarmak demektir
study-subtracts-negative = { $negative } çıkarmak, { $size } eklemek demektir
study-below-zero = sıfırın { $depth } eksiği, sıfırın { $depth } altıdır
study-falls-below-zero = { $taken } sayısı { $from } sayısından { $depth } fazla; bu yüzden sonuç sıfırın { $depth } altında
# Sıfırın altında başlayan bir toplam; "end" sonraki üç metinden biridir.
study-goes-up = sıfırın { $from } altından { $change } yukarı çıkınca: { $end }
study-goes-down = sıfırın { $from } altından { $change } aşağı inince: { $end }
study-at-zero = tam sıfır
study-so-far-below-zero = sıfırın { $size } altı
study-so-far-above-zero = sıfırın { $size } üstü
study-both-negative = { $op ->
    [div] negatif sayı bölü negatif sayı pozitiftir
   *[mul] negatif sayı çarpı negatif sayı pozitiftir
}
study-one-negative = { $op ->
    [div] ikisinden yalnızca biri negatif, bu yüzden bölüm negatif
   *[mul] ikisinden yalnızca biri negatif, bu yüzden çarpım negatif
}
study-same-denominator = paydalar aynı, bu yüzden { $sum } = { $numerator } ile sonuç { $result } olur
study-common-denominator = ortak payda { $denominator } ile: { $sum } = { $result }
study-multiplies-one = pay { $above } = { $numerator }; sonuç { $product }
study-multiplies = pay { $above } = { $numerator }, payda { $below } = { $denominator }; sonuç { $product }
study-divides-by = { $divisor } sayısına bölmek, { $inverse } ile çarpmak demektir
study-times-inverse = { $formula } = { $product }
study-divided = { $by } sayısına bölünce payda { $by } katına çıkar; sonuç { $quotient }
study-stays = { $dividend } sayısı { $divisor } ile kalansız bölünmez; bu yüzden sonuç bir kesir
study-is-whole = { $fraction } = { $number }
study-lowest-terms = { $fraction } sadeleşince { $number } olur

## İpuçları

study-hint-solvable = Bir çözüm var.
study-hint-impossible = Çözüm yok: bu imkânsız.
study-hint-all-numbers = Bütün sayıları kullan: { $used }.
study-hint-numbers = Kullan: { $used }. Bırak: { $spare }.
study-hint-last-operator = { $op ->
    [add] Son adım bir toplama ({ $sign }).
    [sub] Son adım bir çıkarma ({ $sign }).
    [mul] Son adım bir çarpma ({ $sign }).
    [div] Son adım bir bölme ({ $sign }).
   *[join] Son adım bir birleştirme ({ $sign }).
}
study-hint-first-step = Şununla başla: { $formula } = { $result }.
study-hint-way-on = Buradan devam edilebilir.
study-hint-all-on-board = Bunların hepsini kullan: { $used }.
study-hint-next-step = Şununla devam et: { $formula } = { $result }.
study-hint-next-step-made = Şununla devam et: { $formula } = { $result }. Kendi yaptığın { $made } sayısını al.
study-hint-take-back = Bu bir yere götürmez. { $formula } = { $result } adımını geri al.

## Masaya giden yol

study-qr-code = Bu masanın bağlantısının QR kodu

## Atlas

atlas-title = Atlas
atlas-lead = Seçilen zarların her atışı: kaç çözümü var, ne kadar zor ve hangi atışlar imkânsız.
atlas-dice = Zarlar
atlas-dice-help = 2 ila 5 zarın yüz sayıları, her biri 2 ile 100 arası. Bir zar eksiltmek için bir kutuyu boş bırak.
atlas-die = { $number }. zarın yüz sayısı
atlas-work-it-out = Hesapla
atlas-dice-problem = Zar sayısı 2 ile 5 arasında, her zarın yüz sayısı 2 ile 100 arasında olur.
atlas-too-many-rolls = Bu zarların { $rolls } farklı atışı var; atlas en çok 100.000 atış alır. Daha az zar veya yüz seç.
atlas-too-many-dice = Atlas en çok { $most } zar alır.
atlas-looking = { $rolls } farklı atışa bakılıyor…
atlas-impossible = { $rolls } farklı atışın { $impossible } tanesinden { $goal } elde edilemez.
# Böyle bir atışın ne sıklıkla geldiği; son ikisi yüzde olarak paydır.
atlas-impossible-share = Zar atarken bu, { $rolls } atışta { $impossible } kez olur, yani %{ $whole },{ $tenth }.
atlas-stopped = Durduruldu. Yeniden başlamak için “Hesapla” düğmesini seç.

## Hedefe göre imkânsız atışların grafiği

atlas-by-goal = Her hedef için imkânsız atışlar
atlas-impossible-for-goal = { $count ->
    [1] Hedef { $goal }: 1 imkânsız atış
   *[other] Hedef { $goal }: { $written } imkânsız atış
}
atlas-by-goal-summary = Hedeflere göre çubuklar, { $first } ile { $last } arası. En az: { $fewest }. En çok: { $most }.
atlas-as-numbers = Sayılarla

## Çözüm biçimlerinin katkısı

atlas-forms = Her biçim neyi çözer
atlas-form-column = Biçim
atlas-solves-column = Çözdüğü atışlar
atlas-only-column = Yalnızca bu biçim
atlas-needs-forms = { $count ->
    [1] Yalnızca bir biçimin çözdüğü atışlar
    [2] Tam iki biçimin çözdüğü atışlar
   *[3] Tam üç biçimin çözdüğü atışlar
}

## Atışların tablosu

atlas-rolls = Atışlar
atlas-which-rolls = Hangi atışlar
atlas-show-all = Hepsi
atlas-show-possible = Mümkün
atlas-show-impossible = İmkânsız
atlas-show-one-form = Yalnızca bir biçim
atlas-with-numbers = Bu sayılarla
atlas-with-numbers-problem = Aralarında boşluk olan tam sayılar, örneğin 3 12.
atlas-rolls-shown = { $total } atıştan { $shown } atış
atlas-nothing-found = Hiçbir şey bulunamadı: “Hepsi” seçeneğini seç veya daha az sayı ara.
atlas-roll-column = Atış
atlas-solutions-column = Çözüm
atlas-difficulty-column = Zorluk
atlas-forms-column = Biçimler
# Çözümü olmayan atış.
atlas-no-solution = yok
# Çözümü olmayan atışın zorluğu.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Daha çok satır
atlas-to-rolls = Bütün atışların listesine
atlas-print = Tabloyu yazdır
atlas-print-sheets = Tabloyu yazdır (yaklaşık { $sheets } sayfa)
atlas-printed-rows = Bu satırların ilk { $rows } tanesi yazdırılır.
atlas-how-to-print-all = Hepsi için sayfada “Tabloyu yazdır” düğmesine bas.
atlas-download = CSV indir

## 24 oyununun bütün elleri

hands-title = 24 oyununun bütün elleri
hands-lead = Dört kâğıtlık her el: kaç çözümü var, ne kadar zor ve hangi eller imkânsız.
hands-goal = Hedef, 0–999
hands-goal-help = Dört sayının hepsi + − × ÷ ile kullanılır.
hands-highest = En yüksek kâğıt, 2–13
hands-highest-help = 13 papazdır. 10 seçilirse vale, kız ve papaz olmaz.
hands-highest-problem = En yüksek kâğıt, 2 ile 13 arasında bir tam sayıdır.
hands-summary = { $hands } elin { $impossible } tanesinden { $goal } elde edilemez. Ötekilerin toplam { $solutions } farklı çözümü var.
hands-table = Eller
hands-show-one-solution = Yalnızca bir çözüm
hands-shown = { $total } elden { $shown } el
hands-hand-column = El
hands-simplest-column = Bir çözüm
hands-download = Hepsini indir, sekmelerle

### Ev kuralları, oyuncular, deneme.

## Birkaç formun alanları.

fields-goal = Hedef, 0–999
fields-operators = İşlemler
fields-all-numbers = Bütün sayılar kullanılmalı
fields-copy = Kopyala
fields-share = Paylaş
fields-link-selected = Bağlantı seçili: Ctrl+C ile kopyala veya parmağını üstünde tut.
fields-dice-problem = Zar sayısı 2 ile 6 arasında, her zarın yüz sayısı 2 ile 100 arasında olur.
fields-numbers-problem = 2 ila 6 tam sayı olur, her biri 0 ile 999 arasındadır.
fields-goal-problem = Hedef, 0 ile 999 arasında bir tam sayıdır.
fields-operators-problem = İşlem olmadan hiçbir şey elde edilemez: en az birini seç.
fields-clock-problem = Saat 5 ile 600 saniye arasında işler; boş kutu, saat yok demektir.

## Ev kuralları formu.

rules-form-numbers = Sayılar
rules-form-cards = Zar yerine dört oyun kâğıdı
rules-form-cards-help = As 1’dir; vale, kız ve papaz 11, 12 ve 13’tür.
rules-form-dice = Her zarın yüz sayısı
rules-form-dice-help = 2 ila 6 zar, her birinin yüz sayısı 2 ile 100 arasında. Bir zar eksiltmek için bir kutuyu boş bırak.
rules-form-die = { $number }. zarın yüz sayısı
rules-form-goal-and-operators = Hedef ve işlemler
rules-form-clocks = Saatler
rules-form-score-clock = SCORE, saniye
rules-form-score-clock-help = 5 ile 600 arası; yalnız oynarken saatsiz olsun istersen boş bırak.
rules-form-impossible-clock = İMKÂNSIZ, saniye
rules-form-set-both = İkisini ayarla
rules-form-times = { $times ->
    [0] kapalı
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] kapalı: saat yok
    [1] ×1: 30 ve 60 saniye
    [2] ×2: iki kat uzun
    [5] ×5: beş kat uzun
    [10] ×10: on kat uzun
   *[other] ×{ $times }
}
rules-form-at-the-table = Masada
rules-form-undo = Geri alma
rules-form-undo-help = Sayı kaldığı sürece adımlar geri alınabilir.
rules-form-all-numbers-help = Hedef, ancak bütün sayılar kullanılınca sayılır.
rules-form-blocking = Engelleme
rules-form-blocking-help = Önce İMKÂNSIZ, sonra kendin SCORE der ve başaramazsan iki puan kaybedersin.
rules-form-spoilers-wait = Oyunu bozan bekler
rules-form-spoilers-wait-help = İki kez üst üste SCORE deyip başaramazsan sonraki turda çağrı yapamazsın, üçüncüsünden sonra sonraki iki turda yapamazsın ve bu böyle artar. Başarınca biter.
rules-form-who-rolls = Kim zar atar veya dağıtır
rules-form-anyone-rolls = herkes
rules-form-host-rolls = yönetici veya 1. oyuncu
rules-form-last-scorer-rolls = son puanı kazanan

## Ev kuralları.

house-title = Ev kuralları
# Hangi kurallar olduğu.
house-game-alone = { $game } oyununun kuralları, yalnız oynarken.
house-game-together = { $game } oyununun kuralları, bu ekranda birlikte oynarken.
house-lead = Masandaki oyunu değiştir. Puanlar kalır. Masadaki sayılar kaldırılır.
house-presets = Şablonlar
house-preset-score = Score
house-preset-24 = Kâğıtlarla 24
house-forget = Sil: { $name }
house-use = Bu kurallarla oyna
house-defaults = Varsayılana dön
house-keep-and-share = Sakla ve paylaş
house-more-time = Bir kişiye daha fazla süre
house-more-time-help = SCORE çağrısı için. Diğerlerinin süresi ev kurallarındaki gibidir.
house-preset-name = Şablonun adı
house-save = Şablon olarak kaydet
house-link = Bu kuralların bağlantısı
house-preset-chosen = Şimdi “Bu kurallarla oyna” düğmesine bas.
house-preset-saved = Şablonlara kaydedildi.
house-preset-name-problem = Önce şablona bir ad ver.
house-presets-full = Zaten 12 şablon var. Önce birini sil.
house-rules-changed = Yeni ev kuralları. Sonraki sayılar bunlarla oynanır.
# Sayfadan çıkarken kaydedilmemiş olanlar.
house-kept = Henüz kaydetmediklerin hâlâ burada.
house-take-back = Değişikliklerimi geri al

## Oyuncular.

players-title = Oyuncular
players-lead = Tek ekranda iki ila altı oyuncu. Herkesin iki tuşlu bir köşesi olur.
players-name = { $number }. oyuncunun adı
players-help = Kimsenin oturmadığı yerde kutuyu boş bırak. Adlar bu cihazda kalır.
players-together = Birlikte oyna
players-alone = Yalnız oyna
players-clear-points = Bütün puanlar 0 olsun
players-screen = Ekran
players-flat = Masanın üstünde yatıyor
players-flat-help = Karşı taraftaki köşeler, orada oturanlara dönük olur.
players-too-few = En az iki oyuncu gerekir. Kendi başına oynamak için “Yalnız oyna” düğmesini seç.
players-seated = Herkesin iki tuşlu bir köşesi var. İlk sayılar gelebilir.
players-points-cleared = Bütün puanlar sıfır.

## Settings.

settings-lead = Bu cihaz için. Burada değiştirdiğin şey hemen geçerli olur.
settings-reading = Okuma
settings-text = Harf boyutu
settings-percent = %{ $percent }
settings-spacing = Daha geniş aralık
settings-spacing-help = Harfler, sözcükler ve satırlar birbirinden daha uzak durur. Bu, disleksisi olan bazı kişilerin okumasını kolaylaştırır.
settings-playing = Oyun
settings-hand = Sol el için
settings-hand-help = Yan tutulan telefonda düğmeler sayıların solundadır; geniş ekranda saat ve puanlar soldadır. İşlemler her zamanki gibi soldan sağa okunur.
settings-keys = Tek tuşlarla oyna
settings-keys-help = R zar atar veya kâğıt dağıtır, S ve I çağrı yapar, rakamlar ve işlem işaretleri adımları yapar. Tuşlar seni rahatsız ederse bunu kapat.
settings-installed = Ana ekranda ve tarayıcıda
settings-installed-apart = iPhone, iPad ve Mac’te ana ekrana veya Dock’a eklenen oyun ile tarayıcıdaki oyun iki ayrı cihazdır: birinin sakladığı puanlar, alıştırma ve bir grubun masasındaki yer diğerinde yoktur.
settings-installed-carry = İstatistik, alıştırmanı birinde dosya olarak kaydedip diğerinde açabilir. Taranan bir bağlantı tarayıcıyı açar: onu orada kopyalayıp buraya yapıştır; masanınkini “Bir masaya katıl”, alıştırmanınkini “İstatistik” altında.
settings-installed-paste = Bir masaya katıl

## Deneme.

experiment-title = Deneme
experiment-lead = Kendi sayıların, kendi hedefin. Burada puan yok.
experiment-numbers = Sayılar
experiment-numbers-help = 2 ila 6 sayı, her biri 0 ile 999 arası. Bir sayı eksiltmek için bir kutuyu boş bırak.
experiment-number = { $number }. sayı
experiment-lay-out = Masaya koy
experiment-solve = Bütün çözümleri göster
# Oyuncunun grubunun masasındaki atışın çözümleri yerine.
experiment-no-longer-withheld = Tur bitti. Artık çözümler gösterilebilir.
experiment-your-numbers = Sayıların
experiment-bench = Elle dene
# Bu sırada masada bir çağrının saati işliyor.
experiment-call-runs = Masada süren bir çağrı var.
experiment-to-the-table = Masaya git
experiment-close = Denemeyi kapat
experiment-start-again = Baştan başla
experiment-try = { $goal } elde etmeyi dene. İstediğin kadar geri al.
experiment-reached = { $goal }! Bu bir yol.
experiment-missed = Bu { $goal } değil. Geri al veya baştan başla.

### Grup oyunu.

## Giriş

group-title = Grupla oyna
group-lead = Masadaki herkesin kendi ekranı var ve herkes aynı sayıları görür. Hedefe ilk kim ulaşacak?
group-no-table-yet = Henüz bir masada değilsin: bir grup seç, masa aç veya bir masaya katıl.
group-not-kept = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor: sayfayı yeniden yükler veya kapatırsan masadaki yerini kaybedersin.
group-your-name = Adın
group-your-name-help = Bir ad veya takma ad yeter. Masadaki herkes onu görür.
group-where-to-play = Nerede oynayacaksın
group-a = A grubu
group-b = B grubu
group-open-to-everybody = Herkese açık
group-make-a-table = Masa aç
group-make-help = Yöneticisi sen olursun: masaya bir ad ver, örneğin 5-B Sınıfı, ve Score veya 24 seç. Sonra “Davet et” altında, onu her tarayıcıda yönetebileceğin bir anahtar oluştur.
group-for-a-class = Bir sınıf için
group-for-a-class-help = Herkes aynı anda, kendi tahtasında oynar. Sohbet kapalıdır ve yeni gelenler sen içeri alana kadar bekler.
group-game = Oyun
group-game-score = Score
group-game-24 = 24
group-make-the-table = Masayı aç
group-elsewhere = Başka bir masa ya da yalnızca izlemek
group-join-a-table = Bir masaya katıl
group-join-help = Masanın adı, yöneticinin gösterdiği kod veya sana gönderilen bir bağlantı.
group-join-installed = Yüklü oyunda oynuyorsun. Taranan bir bağlantı onun yerine tarayıcıyı açabilir; iPhone, iPad veya Mac’te bunlar, her birinin ayrı yeri olan iki cihazdır. Bağlantıyı orada kopyalayıp buraya yapıştır veya kodu yaz.
group-join-the-table = Masaya katıl
group-go-private = Özel: yalnız oyna
group-one-screen = Tek ekranda oyna
group-looking-for-table = Masa aranıyor…
group-choose-table = Şimdi aşağıdan bir masa seç.
group-which-table = Masanın adını veya kodunu yaz ya da bir bağlantı yapıştır.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Bu bağlantı kendi masaları olan başka bir siteye, { $host } adresine gidiyor. Onu tarayıcıda aç.
group-pasted-open = { $host } sitesini aç
group-pasted-no-link = Bu bağlantı ne bir masaya ne de bu oyunun bir sayfasına gidiyor. Gönderenden masanın kodunu iste.
# { $table } bağlantıdaki masanın adı veya kodudur.
group-come-to-group = Gruba katıl: { $table }
group-come-to-table = Masaya katıl: { $table }
group-come-as-host = { $table } masasını burada yönet
group-come-as-host-help = Bağlantında yönetici anahtarı var. Masayı şimdi yöneten tarayıcı çıkarılır. Ad yazmazsan oradaki adın kalır.
group-are-you = { $name } adlı oyuncunun bu cihazda bu masada zaten bir yeri var. Sen kimsin?
group-i-am = Ben { $name }, şimdiki adım { $new }
group-own-seat = Ben { $new }, buraya ilk kez geldim
group-take-name = “{ $name }” olarak gir
group-ask-again = Yeniden sor
group-was-here = Bu sekmede bu masada { $name } vardı. Sen başka biriysen kendi adını yaz.
group-play-on-as = “{ $name }” olarak devam et
group-name-taken = Bu ad alınmış. “{ $free }” boşta. Başka bir cihazdaki sensen “{ $free }” olarak gel: masayı yöneten sana yerini verebilir.
group-no-relay = Bu adreste oyun sunucusu yok, bu yüzden buradan kimseye ulaşılamaz. Yalnız veya tek ekranda birlikte oynayabilirsin.
group-no-network = İnternet yok, bu yüzden şu anda kimseye ulaşılamıyor. Bu sayfa kendiliğinden denemeye devam eder. Bu arada yalnız veya tek ekranda birlikte oynayabilirsin.
# Oyun sunucusunun neden olmadığı söylendikten sonra.
group-play-without = Yalnız veya tek ekranda birlikte oynayabilirsin.

## Bağlantı

group-connection = Bağlantı
group-offline = İnternet yok.
group-sockets-blocked = Oyun sunucusu yanıt veriyor, ama onunla sürekli bağlantı yolda engelleniyor. Başka bir ağ kullan veya bu ağla ilgilenenlerden WebSockets bağlantılarına izin vermelerini iste.
group-sign-in = Bu sitenin yerine başka bir sayfa yanıt veriyor: ağ, giriş yapmanı istiyor olabilir. Yeni bir sekmede başka bir site aç ve orada giriş yap.
group-reconnecting = Yeniden bağlanılıyor. Yerin ve puanların saklanıyor; hiçbir şey kaybolmaz.
group-reconnecting-call = Yeniden bağlanılıyor. Masanın saati, yalnızca oyun sunucusunun kendisi yokken durur.
group-relay-away = Yerin ve puanların saklanıyor; hiçbir şey kaybolmaz.
group-relay-away-call = Masanın saati duruyor, oyun sunucusu geri gelince işlemeye devam eder.
group-own-outage = Yerin ve puanların saklanıyor.
group-own-outage-call = Yerin saklanıyor, ama masanın saati işliyor.
group-tried-for-seconds = { $seconds ->
    [one] 1 saniyedir sürüyor.
   *[other] { $seconds } saniyedir sürüyor.
}
group-tried-for-minutes = Şimdiye kadar { $minutes } dk { $seconds } sn sürdü.
group-next-try = { $seconds ->
    [one] Sonraki deneme 1 saniye sonra.
   *[other] Sonraki deneme { $seconds } saniye sonra.
}
group-tries-by-itself = Yer açılınca bu sayfa seni kendiliğinden içeri alır.
group-try-now = Şimdi dene
group-play-here = Burada oyna
group-load-again = Sayfayı yeniden yükle
group-leave = Çık
group-not-sent = Şu anda bağlantı yok, bu yüzden gönderilmedi.
group-no-connection = Şu anda bağlantı yok.
group-new-table = Önceki masan artık yok. Bu, aynı adlı yeni bir masa.

## Bekleme odası

group-waiting-title = Yönetici seni içeri alacak
group-waiting-help = Bu sayfayı açık tut: kendiliğinden devam eder.
group-waiting-long = Kimse seni içeri almıyorsa masayı yönetene haber ver. Masayı sen mi yönetiyorsun? Anahtarının bağlantısını bu cihazda aç.
group-go-back = Geri dön
group-asking = “{ $table }” masasına { $name } olarak girmek istiyorsun.
group-asking-to-look-on = “{ $table }” masasını izlemek istiyorsun. Numaran { $number }.
group-asking-again = Bağlantı koptu; bu sayfa kendiliğinden yeniden sorar.

## Masanın yanında

group-side = Grup
group-what-is-shown = Gösterilen
group-tab-players = Oyuncular
group-tab-invite = Davet et
group-tab-live = Sınıf
group-tab-you = Sen
group-looking-on = İzliyorsun
group-somebody = Biri
# Bütün odaya gösterilen masanın altındaki düğme: çözümler o zaman tahtanın
# yanında durur, üstünde açıklanmak için.
group-projector-solutions = Çözümler
group-close-projector = { $waiting ->
    [0] Bu görünümü kapat
   *[other] Bu görünümü kapat · { $waiting } bekliyor
}

## Kim gelir, kim gider, neler olur

group-two-names = { $first } ve { $second }
group-name-and-others = { $first } ve { $others } kişi daha
group-came = { $names } katıldı.
group-went = { $count ->
    [one] { $names } masada değil.
   *[other] { $names } masada değil.
}
group-were-removed = { $count ->
    [one] { $names } masadan çıkarıldı.
   *[other] { $names } masadan çıkarıldı.
}
group-ask-to-come-in = { $count ->
    [one] { $names } içeri alınmayı bekliyor.
   *[other] { $names } içeri alınmayı bekliyor.
}
group-you-host = Artık masanın yöneticisi sensin.
group-hosts = Artık masanın yöneticisi { $name }.
group-you-stand-in = Yöneticinin yerine sen bakıyorsun: yeni sayılar getirebilir ve turu bitirebilirsin.
group-stands-in = Yöneticinin yerine { $name } bakıyor.
group-left = { $name } tamamen ayrıldı.
group-let-in-as = Yönetici seni { $name } olarak içeri aldı.
group-you-are-handed = Yönetici sana { $name } adlı oyuncunun yerini puanlarıyla birlikte verdi.
group-is-handed = { $name } başka bir cihazda aynı puanlarla oynamaya devam ediyor.
group-plays-24 = Masada artık 24 oynanıyor.
group-rules-changed = Ev kuralları değişti.
group-anyone-rolls = Artık herkes yeni sayılar getirebilir.
group-host-rolls = Bundan sonra yeni sayıları yönetici getirir.
group-last-scorer-rolls = Bundan sonra yeni sayıları son puanı kazanan getirir.
group-way-is-call = Bundan sonra bir kişi çağrı yapar ve herkese gösterir.
group-way-is-everyone = Bundan sonra herkes aynı anda, kendi tahtasında oynar.
group-way-is-race = Bundan sonra yarış var: herkes aynı anda, kendi atışlarıyla oynar.
group-race-started = Yeni bir yarış başlıyor.
group-paused = Oyun duraklatıldı.
group-lengthened = Tur { $seconds } saniye uzadı.
group-resumed = Oyun devam ediyor.
group-locked = Masa kilitlendi.
group-unlocked = Masa yeniden açık.
group-chat-on = Sohbet açık.
group-chat-off = Sohbet kapalı.
group-you-are-muted = Yönetici mesaj yazmanı kapattı.
group-you-may-write = Yeniden mesaj yazabilirsin.
group-you-may-call = Yeniden çağrı yapabilirsin.
group-you-may-play = Yönetici bu turda oynamana izin veriyor.
group-may-come-back = { $count ->
   *[other] { $names } geri gelebilir.
}
group-you-are-co-host = Artık yardımcı yöneticisin: yöneticinin bütün araçları sende.
group-is-co-host-now = Artık yardımcı yönetici { $name }.
group-no-co-host = Artık yardımcı yönetici yok.
group-name-fixed = Yönetici senin adını { $name } olarak değiştirdi.
group-you-are-in-team = Artık takımın: { $team }.
group-teams-set = Artık { $count } takım var. Her takım, üyelerinin bundan sonra kazandığı puanları alır.
group-teams-end = Artık takım yok.
group-you-sit-at = Artık { $table }. masada oturuyorsun.
group-tables-set = { $count ->
    [one] Artık herkes tek bir küçük masada oturuyor.
   *[other] Artık herkes { $count } küçük masada oturuyor.
}
group-tables-end = Herkes yeniden tek bir masada oturuyor.
group-waiting-room-on = Artık gelenler, yönetici içeri alana kadar bekler.
group-waiting-room-off = Artık içeri girmek için beklemek gerekmiyor.
group-watchers-sent-away = İzlemek isteyenler, yönetici izin verene kadar bekler.
group-watchers-free = Herkes yeniden izleyebilir.
group-newcomers-are-muted = Yeni gelenler yazamaz.
group-newcomers-may-write = Yeni gelenler yazabilir.

## Oyuncular

group-players = Oyuncular
group-nobody-else = Henüz başka kimse yok: “Davet et” başkalarının nasıl geleceğini gösterir.
group-scoreboard = Puan tablosu
group-is-you = sen
group-is-host = yönetici
# Sohbette adın yanında, işareti görmeyenler için.
group-heard-host = (yönetici)
group-is-co-host = yardımcı yönetici
group-is-stand-in = yerine bakıyor
group-is-away = masada değil
group-is-muted = sohbeti kapalı
group-is-without-calls = çağrı yapamaz
group-goals = { $count } gol
group-tools-for = Yönetici araçları: { $name }
group-forbid-calls = Çağrıyı yasakla
# How much time one player has; beside it a choice.
group-time-for-one = Süre
group-time-for-one-help = Diğerlerine söylenmez.
group-time-for-one-none = Burada şu anda saat yok; daha fazla süre hiçbir şeyi değiştirmez.
group-allow-calls = Çağrıya izin ver
group-let-play = Bu turda oynamasına izin ver
group-mute = Sohbetini kapat
group-unmute = Sohbetini aç
group-remove = Çıkar
group-make-co-host = Yardımcı yönetici yap
group-unmake-co-host = Yardımcılığı kaldır
group-close = Kapat
group-new-name = Yeni ad
group-rename = Adını değiştir
group-removed = Çıkarılanlar
group-take-back = Geri çağır
group-take-all-back = Hepsini geri çağır
# Düğmenin hangi adın yanında olduğunu görmeyenler için.
group-take-back-name = Geri çağır: { $name }
group-namesakes = Çıkarılanların adları
group-namesake = { $name }, çıkarılan birinin adını aldı.
group-remove-name = Çıkar: { $name }
group-remove-and-ask = Çıkar ve biri girmeden önce bana sor
group-let-stay = Kalsın

## Sohbet

group-chat = Sohbet
group-chat-tab = { $unread ->
    [0] Sohbet
   *[other] Sohbet · { $unread } yeni
}
group-messages = Mesajlar
group-your-message = Mesajın
group-send = Gönder
group-chat-is-off = Bu masada sohbet kapalı.
group-chat-empty = Henüz kimse yazmadı. Merhaba de!
# Kendi mesajının yanındaki düğme; yöneticilerde her mesajın yanında.
group-take-back-line = Geri çek
group-unsaid = Tam o sırada bağlantı koptu. Mesajın burada mı, bak; yoksa yeniden gönder.

## Davet

group-invite-others = Başkalarını davet et
group-invite-public = { $name } herkese açık. Oraya böyle gidilir:
group-invite-by-code = Başkaları “{ $name }” masasına bu kodla veya bağlantıyla katılır:
group-invite-by-name = Başkaları “{ $name }” masasına adıyla, bu kodla veya bağlantıyla katılır:
group-link = Bu masanın bağlantısı
group-for-projector = Projeksiyonda
group-watch-link = Projeksiyon için sayfa aç
# { $table } is the name of a table.
group-class-ready = “{ $table }” açık
group-class-ready-help = Öğrenciler bunu okutur ya da adresi açıp kodu yazar.
group-host-key = Her tarayıcıda yönetme
group-host-key-help = Bu anahtarla her tarayıcı bu masanın yöneticisi olur: bu tarayıcı verilerini kaybederse veya başka bir bilgisayarda devam edersen. Onu sınıftan kimsenin görmeyeceği bir yerde sakla. Yeni bir anahtar öncekini geçersiz kılar.
group-host-key-make = Yönetici anahtarı oluştur
group-host-key-another = Başka bir anahtar oluştur
group-host-key-sure = Başka oluştur, sonuncusu geçersiz olsun
group-host-key-keep = Sonuncusu kalsın
group-host-key-link = Yönetici bağlantısı
group-host-key-save = Anahtarı indir
group-host-key-print = Davetle birlikte yazdır
group-host-key-hide = Anahtarı gizle
# A file’s name.
group-host-key-file = { $table } { $date } yönetici anahtarı.txt
group-open-wall = Duvar görünümünü aç
group-class-begin = Başla
group-class-here = Gelen öğrenciler: { $count }
group-watch-help = Yalnızca masayı gösterir, yer tutmaz. Penceresini projeksiyona taşı, orada ona her zaman yer var; veya başka bir bilgisayarda aç. Bu sayfa sende kalsın.
group-project = Bu sayfanın kendisini göster
group-project-help = Yalnızca bir ekran varsa. Orada R tuşu yeni sayılar getirir, “Bu görünümü kapat” her şeyi geri getirir.
group-watch-table = Yalnızca izle

## Yöneticinin araçları

group-host-tools = Yönetici araçları
group-host-tab = { $waiting ->
    [0] Yönetici
   *[other] Yönetici · { $waiting } bekliyor
}
group-standing-in = { $maker } masada değil. Geri dönene kadar yeni sayılar getirebilir ve turu bitirebilirsin.
group-standing-in-for-nobody = Bu masayı açan oyuncu ayrıldı. Yeni sayılar getirebilir ve turu bitirebilirsin.
group-end-round = Turu bitir
group-end-with-points = Puanlı bitir
group-end-without-points = Puansız bitir
group-yes-end = Evet, bitir
group-play-on = Oyun devam etsin
group-end-nobody-called = Bu tur bitsin mi? Kimse çağrı yapmadı, bu yüzden kimse puan almaz.
group-end-no-points = Bu tur bitsin mi? Süren çağrı kimseye puan getirmez.
group-end-score = Bu tur bitsin mi? Puanlı biterse { $score } için SCORE gösterilmemiş sayılır.
group-end-impossible = Bu tur bitsin mi? Puanlı biterse { $impossible } için İMKÂNSIZ geçerli sayılır.
group-end-both-same = Bu tur bitsin mi? Puanlı biterse { $score } için SCORE gösterilmemiş, İMKÂNSIZ geçerli sayılır.
group-end-both = Bu tur bitsin mi? Puanlı biterse { $score } için SCORE gösterilmemiş, { $impossible } için İMKÂNSIZ geçerli sayılır.
group-end-everyones = Bu tur bitsin mi? { $expected } kişiden { $given } kişi cevap verdi.
group-end-everyones-no-points = Bu tur bitsin mi? { $expected } kişiden { $given } kişi cevap verdi, kimse puan almaz.
group-pause = Duraklat
group-more-time-for-all = Herkese daha fazla süre
group-half-minute-more = + 30 sn
group-minute-more = + 1 dk
group-race-anew = Yeni bir yarış başlasın mı? Bu yarışın puanları ve golleri silinir.
group-race-shared = Score ile üç gollük yarış. Oyuncular: { $players }
group-go-on = Devam et
group-deal = Seçtiğin sayıları dağıt
group-deal-these = Bu sayıları dağıt
group-way = Oynama biçimi
group-way-who = Sayıları kim çözer
group-way-call = ilk çağrıyı yapan
group-way-everyone = herkes aynı anda
group-way-race = yarış, herkes aynı anda
group-play-at-once = Herkes aynı anda oynasın
group-way-clock = Bir tur için süre, saniye
group-way-clock-help = 30 ile 600 arası; saatsiz olsun istersen boş bırak.
group-way-clock-problem = Bir tur 30 ile 600 saniye arasında sürer; boş kutu, saat yok demektir.
group-way-points = Cevaplar puan getirir
group-way-points-help = Doğru cevap bir puan getirir.
group-way-first-three = İlk üç doğru cevap bir puan daha getirir
group-way-wrong = Yanlış İMKÂNSIZ bir puana mal olur
group-way-help = Başka bir biçime geçince masadaki sayılar kaldırılır.
group-use-way = Böyle oyna
group-anyone = Herkes yeni sayı getirebilir
group-anyone-help = Başkalarının düşünüyor olabileceği sayılar, çoğunluk isterse kaldırılır.
group-host-help = Sayıları sen ve yardımcı yöneticin getirirsiniz.
group-last-scorer-help = Ev kurallarına göre sayıları son puanı kazanan ve sen getirirsiniz.
group-waiting-room = Biri girmeden önce bana sor
group-waiting-room-help = Gelen, sen içeri alana kadar bekler.
group-watchers-wait = Biri izlemeden önce bana sor
group-watchers-wait-help = Şu anda yalnızca izleyen herkesi gönderir; bu tarayıcıda açtığın sayfalar kalır.
group-visitor-looks-on = İzleyen biri ({ $number })
group-visitors = { $count ->
    [0] Kimse beklemiyor
    [one] 1 kişi bekliyor
   *[other] { $count } kişi bekliyor
}
group-let-in = İçeri al
group-turn-away = Geri çevir
group-may-be = Bu, { $name } olabilir: şu anda masada değil, { $points ->
    [one] { $points } puanı var.
   *[other] { $points } puanı var.
}
group-somebody-may-be = { $newcomer }, { $name } olabilir: { $name } şu anda masada değil, { $points ->
    [one] { $points } puanı var.
   *[other] { $points } puanı var.
}
group-give-seat = Bu yeri ver
group-hand-seat-to = Bu yeri birine ver…
group-lost-devices = Başka bir cihazı olabilecek oyuncular
# Düğmenin hangi adın yanında olduğunu görmeyenler için.
group-let-in-name = İçeri al: { $name }
group-turn-away-name = Geri çevir: { $name }
group-let-all-in = Hepsini içeri al
group-one-by-one = Tek tek
group-wait-to-come-in = Girmek için bekleyenler: { $count }
group-turn-all-away = Hepsini geri çevir
group-flood = Aynı yerden { $count } kişi
group-flood-help = Bir dakika içinde aynı ağdan geldiler: Bu senin sınıfın da olabilir, çok sekme açan tek bir kişi de.
group-flood-let-in = { $count } kişinin hepsini içeri al
group-flood-turn-away = { $count } kişinin hepsini geri çevir
group-visitor-namesake = Bu adı taşıyan biri çıkarıldı.
# Birkaç ad birbirine benziyorsa konuğun adının yanında.
group-visitor-number = no. { $number }
group-lock = Masayı kilitle
group-lock-help = Yeni kimse giremez.
group-chat-switch = Sohbet
group-chat-switch-help = Oyuncular birbirine yazabilir.
group-mute-newcomers = Yeni gelenler yazamaz
group-mute-newcomers-help = Şimdiden sonra oturanlar, sen Oyuncular bölümünde izin verene kadar yazamaz.
group-csv-save = Puan tablosunu indir
group-csv-copy = Puan tablosunu kopyala
# Bir dosyanın adı. { $date } 2026-12-31 gibidir.
group-csv-file = { $table } { $date } puan tablosu.csv
group-print = Puan tablosunu yazdır
group-csv-name = Ad
group-csv-points = Puan
group-save-instead = Bu tarayıcı sayfanın kopyalamasına izin vermiyor. Bunun yerine tabloyu indir.
group-house-rules = Ev kuralları
group-rules-help = Yeni kurallarla masadaki sayılar kaldırılır.
group-use-rules = Bu kurallarla oyna
group-remove-newcomers = Yeni katılanları çıkar…
group-newcomers = { $count ->
    [0] Son beş dakikada kimse katılmadı.
    [one] Son beş dakikada 1 oyuncu katıldı.
   *[other] Son beş dakikada { $count } oyuncu katıldı, en yeniler başta.
}
# { $deed } sonraki dört metinden biridir.
group-newcomer = { $seconds } sn önce geldi, { $deed }
group-newcomer-nothing = henüz bir şey yapmadı
group-newcomer-wrote = mesaj yazdı
group-newcomer-played = oynadı
group-newcomer-called = çağrı yaptı
group-newcomer-gone = { $said }, masada değil
group-newcomers-help = Şakaya benzeyenler seçili: aynı anda gelmiş veya adları benzer olan ve hiçbir şey yapmamış olanlar. Yerleri saklanır: “Oyuncular” bölümünde onları geri çağırabilirsin.
group-remove-chosen = { $count ->
    [one] 1 oyuncuyu çıkar
   *[other] { $count } oyuncuyu çıkar
}
group-zero = Bütün puanlar 0 olsun…
group-zero-help = Herkesin kazandığı ve kaybettiği puanlar tamamen silinir.
group-yes-zero = Evet, bütün puanlar 0 olsun
group-clear = Masayı boşalt…
group-clear-help = Herkes gönderilir. Adlar, puanlar ve mesajlar hemen ve tamamen silinir.
group-yes-clear = Evet, masayı boşalt

## Küçük masalar

group-small-tables = Küçük masalar
group-small-tables-help = Sınıf küçük masalarda oynar, hepsinde aynı sayılar vardır ve her masada çağrı yapılır. Yeni sayılar her geldiğinde herkes yeniden oturtulur. Şu anda masadaki sayılar kaldırılır.
group-table-size = Bir masadaki oyuncular
group-split-into-tables = Küçük masalar kur
group-seat-anew = Herkesi yeniden oturt
group-one-table = Tek masaya dön
group-so-many-tables = { $count ->
    [one] 1 küçük masa var.
   *[other] { $count } küçük masa var.
}
group-table-number = { $table }. masa
group-your-table = Masan: { $table }
group-table-no-roll = henüz sayı yok
group-table-thinks = düşünüyor
group-table-called = { $name }: { $call }
group-table-solved = { $name } gösterdi
group-table-stood = { $name }: İMKÂNSIZ geçerli
group-table-ended = bitti
group-tables-progress = { $count } masadan { $finished } masa bitirdi.
group-ways-wait = Çözümler, bütün masalar bitirince gösterilir.
group-tables-finished = { $count ->
    [one] Masa bitirdi.
   *[other] { $count } masanın hepsi bitirdi.
}
group-end-tables = Bu tur bitsin mi? { $open ->
    [one] 1 masa hâlâ oynuyor.
   *[other] { $open } masa hâlâ oynuyor.
} Puanlı biterse süren SCORE gösterilmemiş, süren İMKÂNSIZ geçerli sayılır.
group-end-tables-no-call = Bu tur bitsin mi? { $open ->
    [one] 1 masa hâlâ oynuyor ve orada kimse çağrı yapmadı.
   *[other] { $open } masa hâlâ oynuyor ve orada kimse çağrı yapmadı.
}

## Takımlar

group-teams = Takımlar
group-teams-help = Herkes rastgele takımlara ayrılır, olabildiğince eşit. Takım, üyelerinin o andan sonra kazandığı puanları alır.
group-teams-count = Kaç takım
group-make-teams = Takım kur
group-new-teams = Yeni takımlar kur
group-end-teams = Takım olmasın
group-team-move = Oyuncu
group-team-to = yeni takımı
group-team-put = Taşı
group-team-circle = Daire
group-team-triangle = Üçgen
group-team-square = Kare
group-team-star = Yıldız
group-team-cross = Çarpı
group-team-drop = Damla

## Sınıfın canlı tahtası

group-live = Herkes ne yapıyor
group-live-empty = Masaya sayılar gelince her öğrencinin burada bir yeri olur.
group-live-order = Kutuların sırası
group-live-by-help = Önce yardım
group-live-by-name = Ada göre
group-count-working = { $count } kişi çalışıyor
group-count-help = { $count ->
    [one] { $count } kişiye yardım gerekebilir
   *[other] { $count } kişiye yardım gerekebilir
}
group-count-has-it = { $count ->
    [one] { $count } kişi buldu
   *[other] { $count } kişi buldu
}
group-count-impossible = { $count } İMKÂNSIZ
group-count-away = { $count } kişi masada değil
group-count-no-answer = { $count } kişi cevapsız
group-state-working = çalışıyor
group-state-help = yardım gerek mi?
group-state-has-it = buldu
group-state-no-answer = cevap yok
group-steps = { $count ->
    [one] { $count } adım
   *[other] { $count } adım
}
group-hints = { $count ->
    [one] { $count } ipucu
   *[other] { $count } ipucu
}
group-so-many-players = { $count ->
    [one] { $count } oyuncu
   *[other] { $count } oyuncu
}
group-different-solutions = { $count ->
    [one] { $count } çözüm
   *[other] { $count } farklı çözüm
}
group-board-of = Tahta: { $name }

## Sınıf atıştan ne çıkardı

group-class-found = { $count ->
    [one] Sınıf 1 çözüm buldu
   *[other] Sınıf { $count } farklı çözüm buldu
}
group-class-found-none = Sınıf çözüm bulamadı
group-class-page = Sayfa { $page } / { $pages }
group-class-pages-stop = Çevirmeyi durdur
group-class-pages-go-on = Kendiliğinden çevir
group-class-impossible = { $count ->
    [one] { $count } oyuncu İMKÂNSIZ cevabını verdi.
   *[other] { $count } oyuncu İMKÂNSIZ cevabını verdi.
}
group-class-impossible-names = İMKÂNSIZ cevabını verenler: { $names }.
group-show-names = Adları göster
# Önünde büyük bir sayı durur: kaç kişi cevap verdi.
group-of-so-many-have-answered = cevap ({ $count } kişiden)

## Oyuncunun kendi yeri

group-you = Sen
group-change = Değiştir
group-step-out = Bir süre yalnız oyna
group-step-out-help = Yerin ve puanların seni bekler.
group-next-player = Bu cihazda başka bir oyuncu
group-next-player-help = Yerin ve puanların burada seni bekler.
group-next-player-short = Başka oyuncu
group-go-private-short = Yalnız oyna
group-leave-table = Masadan ayrıl…
group-leave-table-help = Sonra yerine başkaları oturabilir. Bu tarayıcıyla geri gelirsen puanlarınla birlikte yeni bir yerin olur.
group-yes-leave = Evet, masadan ayrıl

## Grubun neden kabul etmediği

group-refused-locked = Yönetici masayı kilitledi: şu anda yeni kimse giremez.
group-refused-removed = Yönetici seni bu masadan çıkardı.
group-refused-stale = Bu, önceki sayılarla ilgiliydi. Şimdi masada başka sayılar var.
group-refused-nobody-hosts = Bu masanın yöneticisi yok, bu yüzden burada bunu kimse değiştiremez.
group-refused-yourself = Bunu kendine yapamazsın.
group-refused-roll-first = Bu sayılar geldiğinden beri çok şey oldu. Önce yeni sayılar getir.
group-refused-chat-off = Bu masada sohbet kapalı.
group-refused-muted = Yönetici mesaj yazmanı kapattı.
group-refused-calls-forbidden = Yönetici şimdilik çağrı yapmana izin vermiyor.
group-refused-looks-on = Bu turun ortasında geldin; bir sonrakine kadar ya da yönetici oynamana izin verene kadar izliyorsun.
group-refused-other-on-device = Bu atışta bu cihazdan başka biri masadaydı; bir sonrakinden itibaren oynarsın.
group-refused-removed-on-device = Yönetici bu cihazdan başka bir oyuncuyu çıkardı; bu yüzden seni onun içeri alması gerekiyor. Ona sor.
group-refused-no-vote = Bu sayılarda çağrı yapamayan, onların kaldırılmasını da isteyemez.
group-refused-not-sayable = Bir mesajda 1 ila 200 görünür karakter olur.
group-refused-too-fast = Bu çok hızlıydı. Biraz bekle.
group-refused-not-the-maker = Bu oyuncu masayı açtı: kimse onun sohbetini kapatamaz, onu çıkaramaz veya adını değiştiremez.
group-refused-maker-only = Bunu yalnızca bu masayı açan oyuncu yapabilir.
group-refused-name-fixed = Adını yönetici seçti, bu yüzden değiştiremezsin.
group-refused-visitor-gone = Orada artık kimse beklemiyor.
group-refused-no-newcomers = Son bir dakikada kimse katılmadı.
group-refused-team-count = İki ila altı takım olabilir.
group-refused-empty-team = O zaman bir takımda kimse kalmaz. Daha az takım kur veya her birine birini koy.
group-refused-twice-in-teams = Kimse iki takımda olamaz.
group-refused-no-such-team = Böyle bir takım yok.
group-refused-table-size = Küçük bir masada üç ila altı oyuncu olur.
group-refused-too-few-for-tables = Küçük masalar için yöneticilerden başka en az üç oyuncu gerekir.
group-refused-no-small-tables = Küçük masa yok.
group-refused-no-race = Bu masada yarış yok.
group-refused-race-over = Bu yarış kazanıldı. Yenisini yönetici ya da onun yerine bakan başlatabilir.
group-refused-race-too-long = Bir yarışa sığacak her şeyi yaptın. Yenisini yönetici başlatabilir.
group-refused-hosts-sit-nowhere = Yöneticiler küçük masalarda oturmaz: dolaşır ve hepsini görürler.
group-refused-no-table-yet = Henüz küçük bir masada değilsin. Yeni sayılar gelince bir yerin olur.
group-refused-nobody-chosen = Hâlâ burada olan en az bir oyuncu seç.
group-refused-not-away = Bu oyuncu burada. Başka bir cihaza yalnızca masada olmayan bir oyuncunun yeri verilebilir.
group-refused-hosts-keep-seats = Yöneticinin yeri kendisinde kalır, ona başka bir yer verilmez.
group-refused-too-often = Bunu çok sık yaptın. Birkaç dakika sonra yine yapabilirsin; yarış sürüyor.

## Masanın adı neden kabul edilmez

group-table-name-empty = Masa için bir ad yaz: en az bir harf veya rakam.
group-table-name-too-long = Masanın adı en çok 20 karakter olabilir.
group-table-name-invisible = Masanın adında kimsenin göremediği karakterler olamaz.
group-table-name-stacked = Masanın adında bir harfin üstünde en çok dört işaret olabilir; harfsiz işaret olamaz.
group-table-name-reserved = Masanın adında bu sözcük olamaz. Başka bir ad seç.

## Oyun sunucusu neden kimseyi almıyor

group-table-exists = Bu adda bir masa zaten var. Ona katıl veya başka bir ad seç.
group-no-such-table = Bu ad veya kodla bir masa yok.
group-other-tab = Bu masada zaten başka bir sekmede veya pencerede oynuyorsun.
group-not-here = Bu oyun sunucusunda böyle bir masa yok.
group-too-many-tables = Şu anda başka bir masa için yer yok.
group-too-many-watchers = Bu masayı zaten çok fazla kişi izliyor.
group-busy = Şu anda aynı anda çok kişi geliyor.
group-tables-from-here = Senin ağından zaten bu oyun sunucusunun izin verdiği kadar masa açılmış. Birine katıl, kimseye gerekmeyen bir masayı yöneticisi boşaltsın veya oyun sunucusunu işletenlerden daha fazlasını iste (--tables-per-address).
group-seats-from-here = Senin ağından bu masaya zaten bu oyun sunucusunun izin verdiği kadar oyuncu girmiş. Yönetici oraya ait olmayan bir oyuncuyu çıkarsın veya oyun sunucusunu işletenlerden daha fazlasını iste (--seats-per-address).
group-seat-handed-over = Yönetici bu masadaki yerini, puanlarınla birlikte başka bir cihaza verdi. Başka bir adla gir veya bu bir yanlışlıksa yöneticiye sor.
group-hosted-elsewhere = Bu masayı artık yönetici anahtarıyla giren başka bir tarayıcı yönetiyor. Bu sen değilsen anahtarının bağlantısını burada aç: öteki tarayıcı gönderilir.
group-wrong-host-key = Bu, bu masanın yönetici anahtarı değil veya yerine daha yenisi geldi. Oyuncu olarak girebilirsin.
group-broken-host-key = Bu bağlantıdaki kurucu anahtarı eksik ya da hatalı yazılmış. Bağlantının tamamını yeniden aç. Oyuncu olarak da girebilirsin.
group-seats-of-device = Bu cihazın bu masada olabileceği kadar yeri var. Onlardan biri olarak veya başka bir cihazla gir.
group-newcomers-from-here = Senin ağından aynı anda çok kişi geliyor. Bu hep oluyorsa oyun sunucusunu işletenlerden daha fazlasını iste (--joins-per-minute).
group-turned-away = Yönetici seni içeri almadı. { $seconds ->
    [one] 1 saniye sonra yeniden sorabilirsin.
   *[other] { $seconds } saniye sonra yeniden sorabilirsin.
}
group-may-ask-again = İçeri girmek için yeniden sorabilirsin.
group-a-full = A grubu dolu. B grubunu dene veya kendi masanı aç.
group-b-full = B grubu dolu. A grubunu dene veya kendi masanı aç.

## Oyun sunucusu bağlantıyı neden bitirir

group-closed-bad-message = Oyun sunucusu bu sayfayı anlamadı.
group-closed-no-hello = Bu sayfa kendini çok geç bildirdi.
group-closed-old-page = Bu sayfa ve oyun sunucusu birbirine uymuyor: biri daha eski. Puanların saklanıyor.
group-closed-taken-over = Oyuna başka bir sekmede veya pencerede devam ediyorsun.
group-closed-removed = Yönetici seni masadan çıkardı.
group-closed-left = Masadan ayrıldın.
group-closed-cleared = Masa boşaltıldı. Adlar ve puanlar silindi.
group-closed-too-slow = Bu cihaz masaya yetişemedi.
group-closed-restart = Oyun sunucusu yeniden başlatılıyor.
group-closed-trouble = Oyun sunucusunda bu masayla ilgili bir sorun oldu.
group-framed-title = Gruplar kendi sekmelerinde oynar
group-framed-text = Başka bir sayfa bunu bir çerçevede gösteriyor ve masanın düğmelerinin üzerine kendi düğmelerini koyabilir. Oyunu kendi sekmesinde aç: masana giden yol seninle gelir.
group-own-tab = Kendi sekmesinde aç

### Dersler: planlama, işleme ve rapor.

## Planlama

lesson-title = Ders planla
lesson-plan-help = Bir sınıf için önceden seçilmiş sayılar. Ağ gerekmez.
lesson-lead = Atışları bir araya getir, sonra sırayla, her birini tek basışla dağıt. Bütün ders tek bir bağlantıdır.
lesson-back-to-table = Masaya dön
lesson-back-to-group = Grup sayfasına dön
lesson-settings = Ne oynanacak
lesson-cards = Kâğıtlar, 24 oyunundaki gibi
lesson-cards-help = Dört sayının hepsi kullanılır, birleştirme yoktur.
lesson-add = Atış ekle
lesson-up-to = Bir derste en çok { $most } atış olur.
lesson-level = Zorluk
lesson-count = Kaç atış
lesson-count-problem = 1 ile { $most } arasında bir tam sayı seç.
lesson-add-by-level = Böyle atışlar ekle
lesson-stop = Durdur
lesson-searching = Atışlar aranıyor…
lesson-added = { $count ->
    [one] 1 atış eklendi.
   *[other] { $count } atış eklendi.
}
lesson-few-found = { $count ->
    [0] Böyle bir atış bulunamadı: bu zarlar ve bu hedefle ender çıkar.
    [one] Böyle yalnızca 1 atış bulundu: bu zarlar ve bu hedefle ender çıkar.
   *[other] Böyle yalnızca { $count } atış bulundu: bu zarlar ve bu hedefle ender çıkar.
}
# { $most } bir derste en çok kaç atış olduğu, { $room } daha kaç atışın sığdığıdır.
lesson-no-room = { $room ->
    [0] Bir derste en çok { $most } atış olur; daha fazlasına yer yok.
    [one] Bir derste en çok { $most } atış olur; 1 atışa daha yer var.
   *[other] Bir derste en çok { $most } atış olur; { $room } atışa daha yer var.
}
lesson-typed = Kendi sayıların
lesson-typed-help = Her satıra bir atış, örneğin 1 4 5 7: iki ila altı tam sayı, her biri 0 ile 999 arasında.
lesson-add-typed = Bu atışları ekle
# { $line } içinde bir şey olan satırları sayar; ilki 1.
lesson-typed-problem = { $line }. satır, “{ $roll }”, atış değil: bir atışta iki ila altı tam sayı olur, her biri 0 ile 999 arasındadır.
lesson-typed-nothing = En az bir atış yaz.
lesson-from-link = Bağlantıdan
lesson-from-link-help = Başka bir dersin veya bir atışın bağlantısını yapıştır.
lesson-add-from-link = Bağlantıdan ekle
lesson-link-empty = Bu bağlantıda ders de atış da yok.

## Planın atışları

lesson-rolls = { $count ->
    [0] Atışlar
    [one] 1 atış
   *[other] { $count } atış
}
lesson-no-rolls-yet = Henüz atış yok: ekle.
lesson-unready = Ders oynanabilir olunca bağlantı burada görünür.
lesson-other-tab = Başka bir sekme veya pencere bu dersi değiştirdi; şimdi böyle. “Son değişikliği geri al” buradakini geri getirir.
lesson-undo = Son değişikliği geri al
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Bu bağlantıdaki dersin atışları: { $theirs }. Kendi planındaki atışlar: { $own }. Dersi açarsan planının yerine geçer.
lesson-take-link = Bağlantıdaki dersi aç
lesson-keep-plan = Planım kalsın
lesson-own-plan = Bağlantıdaki ders okunamadı. Bu senin kendi planın.
lesson-clear = Hepsini çıkar
# Düğmenin hangi atışın yanında olduğunu görmeyenler için atışın adı.
lesson-roll = { $number }. soru, { $numbers }
lesson-earlier = Öne al: { $roll }
lesson-later = Sonraya al: { $roll }
lesson-leave-out = Çıkar: { $roll }
# { $percent } işin ne kadarının bittiğidir.
lesson-rating = Hesaplanıyor… %{ $percent }
lesson-impossible = İmkânsız

## Bağlantı

lesson-link = Bağlantı
lesson-address = Bu dersin bağlantısı
lesson-link-help = Bu dersi herhangi bir cihazda yeniden açar. Bağlantıyı bilen, atışları görür.

## Dersi işleme

lesson-hold = Bu dersi işle
lesson-make-help = Kendi masanda oynanır. Yöneticisi sensin. Orada sohbet, sen açana kadar kapalıdır.
lesson-table = Masanın adı
lesson-make = Bu dersle masa aç
lesson-take-help = Masan bu dersin hedefini, zarlarını ve oynama biçimini alır.
lesson-take-another-help = Şu anda işlediğin dersin yerini alır; masan onun hedefini, zarlarını ve oynama biçimini alır.
lesson-take = “{ $table }” masasına götür
lesson-end-round-first = Bir tur hâlâ devam ediyor: önce onu bitir.
lesson-held = Ders
lesson-on-table = Masada { $number }. soru var (toplam { $count }).
lesson-next = Sırada { $number }. soru var (toplam { $count }).
lesson-all-played = { $count } sorunun hepsi oynandı.
lesson-done = Bundan sonra hepsi oynanmış olacak.
lesson-over = Ders bitti
lesson-end-puzzles = Sorular
lesson-end-pupils = Öğrenciler
lesson-end-right = Bu masadaki doğru cevaplar
lesson-shared = Score ile bir ders. Sorular: { $puzzles }, öğrenciler: { $pupils }, doğru cevaplar: { $right } / { $all }
lesson-deal = { $number }. soruyu dağıt (toplam { $count })
lesson-list = Dersin soruları
lesson-list-help = Arada başka sayılar dağıtabilirsin: ders bekler.
lesson-comes-next = sırada
lesson-lies-there = masada
lesson-was-played = oynandı
lesson-choose-short = Sıradaki
lesson-choose = Sıradaki olsun: { $roll }
lesson-end = Dersi kaldır…
lesson-end-help = Masa olduğu gibi kalır. Dersin bağlantısı onu en baştan yeniden açar.
lesson-yes-end = Evet, kaldır

## Rapor

report-title = Rapor
report-of = Rapor: { $table }
report-hosts-only = Bir masanın raporunu yalnızca o masanın yöneticileri görür.
report-kept = Her öğrencinin bu masada yaptıkları. Yalnızca yöneticiler görür ve masa boşaltılana kadar saklanır; bütün puanların 0 yapılması raporu değiştirmez.
report-help = Bir tur, bittiğinde yeri olan herkes için sayılır, o sırada orada olmasa bile. Süreler, sayıların ilk görülmesinden cevaba veya çağrıya kadardır, duraklamalar sayılmaz. Adımlar, turlar bitince tahtalarda olan adımlardır: kesirli, birleştirmeli veya negatif sayılı olanlar kendi sütunlarında da sayılır.
report-saved = Başkasının kurtardığı İMKÂNSIZ çağrıları
report-saved-by = { $caller }, elde edilebilen atışlarda İMKÂNSIZ dedi; { $saver } ardından SCORE dedi ve gösteremedi. Tur: { $rounds }.
report-saved-help = Bu turların her biri ilk oyuncuya bir puan kazandırdı. Şanssızlık olabilir, ama bunu tekrar tekrar yapan iki oyuncu birbirine yardım ediyor olabilir. İkisine de çağrıyı yasaklayabilirsin.
report-nobody = Masada henüz öğrenci yok.
report-print = Raporu yazdır
report-save = Raporu indir
# Bir dosyanın adı. { $date } 2026-12-31 gibidir.
report-file = { $table } { $date } rapor.csv
report-table = Masa
report-date = Tarih
report-name = Ad
report-team = Takım
report-points = Puan
report-rounds = Tur
report-right = Doğru
report-wrong-impossible = Yanlış İMKÂNSIZ
report-not-shown = Gösterilmeyen SCORE
report-without-answer = Cevap yok
report-mean = Ortalama süre
report-fastest = En hızlı doğru cevap
report-mean-s = Ortalama süre, saniye
report-fastest-s = En hızlı doğru cevap, saniye
report-seconds = { $seconds } sn
report-hints = İpucu
report-steps = Adım
report-fractions = Kesirli
report-joins = Birleştirme
report-negatives = Negatif sayılı

### Alıştırma ve günün atışları.

## Tahtadaki atış

learn-make = İki veya üç adımda { $goal } elde et.
learn-make-of-all = Bütün sayılardan { $goal } elde et.
learn-reached = { $goal }! Bu bir yol.
learn-rightly-impossible = Doğru: bunlardan kimse { $goal } elde edemez.
learn-wrongly-impossible = { $goal } elde etmenin bir yolu var. Bir daha bak.
learn-shown = { $goal } elde etmenin en kolay yolu bu.
learn-shown-impossible = Bunlardan kimse { $goal } elde edemez. Nedeni aşağıda.
# $far: $value hedeften ne kadar uzak
learn-too-small = { $value } sayısı { $goal } sayısından { $far } eksik. Geri al veya baştan başla.
learn-too-large = { $value } sayısı { $goal } sayısından { $far } fazla. Geri al veya baştan başla.
learn-start-again = Baştan başla
learn-hint = İpucu
learn-impossible = İmkânsız
learn-show = Bana göster
learn-next = Sonraki sayılar
learn-stopwatch = Süreyi göster
learn-sounds = Sesler
learn-to-statistics = Şimdiye kadar nasıl gitti
learn-clock-wrong = Bu cihazın saati doğru olamayacak bir gün gösteriyor, bu yüzden bu cevap istatistiklerinde yok. Saati ayarla, sonraki cevap kaydedilir.

## Oyunlar

learn-games = Oyunlar
learn-game-score = Score
learn-game-24 = 24

## Bir ekranda birkaç kişi

learn-who-plays = Kim oynuyor?
learn-plays = { $name } oynuyor
learn-nobody-named = “Adsız” oynuyor
learn-several-here = Birkaç kişi misiniz?
learn-new-name = Ad
learn-new-name-help = Her adın kendi adımları, günleri ve istatistiği olur.
learn-add-name = Oyna
learn-forget-name = { $name } artık sorulmasın

## Günün atışları

learn-daily-lead = Kolaydan zora beş soru, bugün herkes için aynı. Biri imkânsız olabilir.
learn-day-ahead = O gün henüz gelmedi. Bunlar bugünün soruları.
learn-day-before = Önceki gün
learn-day-after = Sonraki gün
learn-rolls = Bu günün soruları
learn-roll-number = { $number }. soru: { $mark }
learn-mark-open = bekliyor
learn-mark-solved = çözüldü
learn-mark-helped = ipucundan veya yanlış “İmkânsız”dan sonra çözüldü
learn-mark-shown = gösterildi
learn-details = Her soru nasıl gitti
learn-column-roll = Soru
learn-column-result = Sonuç
learn-column-time = Süre
learn-column-hints = İpucu
learn-column-wrong-calls = Yanlış “İmkânsız”
learn-day-done = Beşi de bitti
learn-days-in-a-row = Art arda gün
# Paylaşılan: $signs her atış için bir işaret içerir.
learn-shared = { $game }, günün soruları { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", bir ipucu"}
   *[other] {", "}{ $hints } ipucu
}
learn-signs = ● çözüldü, ◐ ipucundan veya yanlış “İmkânsız”dan sonra çözüldü, ○ gösterildi. Hiçbir sayı belli olmaz.
learn-streak = { $days ->
    [0] Henüz üst üste gün yok.
    [one] Üst üste bir gün.
   *[other] Üst üste { $days } gün.
}
learn-streak-rule = Bir gün, o günün sorularından birini aynı gün çözersen sayılır; haftada bir gün kaçırabilirsin.
learn-archive = Bu ayın bütün günleri
learn-month-before = Önceki ay
learn-month-after = Sonraki ay
learn-date-done = { $date }, bitti

## Alıştırma

learn-practice-lead = Saatsiz, art arda sorular. Zor bulduğun daha sık geri gelir.
learn-now = { $skill }, { $level }
learn-no-roll = Bu hedefle ve bu zarlarla veya kâğıtlarla bu seviyede bir şey bulunamadı.
learn-comes-again = Bu sayılar için yolu gördün. Şimdi kendin bulabilir misin?
learn-level-link = Bu seviye
learn-example = Bir örnek
learn-skills = Neler öğrenebilirsin
learn-rule = Bir soruyu ilk seferde çözünce beceri bir adım ilerler. İpucundan veya yanlış “İmkânsız”dan sonra yerinde kalır. Ne kadar ilerlemişse o kadar geç geri gelir. Son adımda beceriyi öğrenmiş olursun.
learn-rule-shown = Yol gösterilince beceri bir adım geri gider ve o soru, 3 başka sorudan sonra yeniden gelir. Kendin seçtiğin bir seviyede de böyledir.
learn-by-rule = Benim için seç
learn-own-setting = Kendi hedefin ve zarların
learn-own-setting-help = Bunlarla yaptığın alıştırmanın kendi adımları olur.
learn-goal = Hedef, 0–999
learn-goal-problem = Hedef, 0 ile 999 arasında bir tam sayıdır.
learn-dice = Zarlar
learn-dice-help = Her zarın yüz sayısı, örneğin 6 6 12. Boş kutu, alışılmış zarlar demektir.
learn-dice-problem = Zar sayısı 2 ile { $most } arasında, her zarın yüz sayısı 2 ile 100 arasında olur. Yüz sayılarını aralarında boşlukla yaz.
learn-use-setting = Bunlarla alıştırma yap
learn-usual-setting = Oyundaki gibi
learn-choose-level = { $skill }, { $level }
learn-standing-new = yeni
learn-standing-learning = { $number }. adım, toplam 5
learn-standing-due = { $number }. adım, toplam 5, yeniden sırada
learn-standing-mastered = öğrenildi
learn-standing-mastered-due = öğrenildi, yeniden sırada

learn-skill = { $skill ->
    [two-steps] İki adım
    [three-steps] Üç adım
    [subtraction] Çıkarma
    [division] Bölme
    [joining] Birleştirme
    [impossible] İmkânsız mı?
    [negative] Sıfırın altı
   *[fractions] Kesirler
}
learn-about-skill = { $skill ->
    [two-steps] Sayıların üçü yeter: önce yeni bir sayı elde et, sonra onu kullan.
    [three-steps] En kolay yol dört sayının hepsini kullanır.
    [subtraction] En kolay yolda çıkarma var.
    [division] En kolay yolda bölme var.
    [joining] İki sayıyı yan yana koy: 1 & 2 = 12.
    [impossible] Bir yol bul veya yol olmadığını söyle.
    [negative] Toplama olmadan: önce sıfırın altına in. −3 çıkarmak, 3 eklemek demektir.
   *[fractions] Çarpma olmadan: bir kesre bölmek bir sayıyı büyütebilir.
}

## Yarış

race-lead = Olabildiğince çok kez 20 veya 18 elde et. Üç gol atan kazanır.
race-either = { $first } veya { $second }
race-standings = Puanlar ve goller
race-player = Oyuncu
race-points = Puan
race-goals = Gol
race-goals-of = Gereken { $all } golden { $goals } gol
race-first-roll = { $name }: zar at. İlk atış bedava.
race-make = { $name }: olabildiğince çok kez 20 veya 18 elde et.
race-won = Üç gol: { $name } kazandı!
race-own-win = Üç gol: kazandın!
race-end = Yarış bitti
race-end-rolls = Toplam atış
race-shared = Üç gollük yarış kazanıldı. Toplam atış: { $rolls }
# $by: bir adımın puanları; $sum: ondan sonraki puanlar
race-gained = { $by ->
    [one] Bir puan daha. Şimdiki puan: { $sum }.
   *[other] { $by } puan daha. Şimdiki puan: { $sum }.
}
race-roll-cost = Atış bir puana mal oldu. Şimdiki puan: { $sum }.
race-bonus = Sonu 0 veya 5, bu yüzden { $bonus } puan daha: { $points }.
race-goal = Gol! Puanlar yeniden 0’dan başlar.
race-which-roll = { $number }. atış, toplam { $all }
race-back = Önceki atış
race-forward = Sonraki atış
race-roll = Yeni atış
race-hand-on = Sırayı ver
race-new = Yeni yarış
race-new-help = Bu ekranda oynayan herkes için bir ad; yalnızsan ad gerekmez. Süren yarış biter.
race-give-up = Bu yarış bitmedi. Bırakmak için bir daha bas.
race-name = { $number }. oyuncu
race-same-name = Başka bir oyuncunun adı zaten bu.
race-link = Aynı atışlarla bir yarış
race-begin = Başla
race-racers = Bir yarışta 1 ila { $most } oyuncu olur.
race-not-their-turn = Sıra başkasında.
race-over = Bu yarış kazanıldı. Yenisini başlat.
race-no-roll = Önce zar at.
race-rolled-this-turn = Her sırada bir yeni atış olur. Kendi atışlarınla oynamaya devam et veya sırayı ver.
race-too-many-rolls = Son golünden beri { $most } atışın var. Onlarla oynamaya devam et.
race-no-such-roll = Bu tarafta başka atış yok.
race-no-step = Böyle bir adım yok.
race-no-turns = Yalnız oynuyorsun: sırayı verebileceğin kimse yok.
race-not-a-roll = Bu zarlar orada olamaz.
race-too-long = Bu yarış çok uzadı. Yenisini başlat.
race-rules = Yarış nasıl oynanır
race-all-rules = Bütün kurallar
race-rule-steps = Sonucu 20 olan her adım 1 puan, 18 olan her adım 3 puan getirir.
race-rule-again = İstediğin kadar adım yap ve geri al; aynı yol her atışta bir kez sayılır.
race-rule-fives = Puanların 0 veya 5 ile bitince 5 puan daha alırsın. Yalnızca 25 bunun yerine goldür.
race-rule-goal = Tam { $points } puan bir goldür. Puanlar yeniden 0’dan başlar.
race-rule-roll = İlk atış bedava. Her yeni atış bir puana mal olur.
race-rule-rolls = Atışların arasında geri ve ileri gidebilirsin. Golden sonra sende yalnızca golü getiren atış kalır.
race-rule-turns = Birkaç oyuncu sırayla oynar. Her sırada bir yeni atış olur.
race-rule-at-once = Herkes aynı anda, kendi atışlarıyla oynar; onları yalnızca kendisi ve yöneticiler görür. Oyuncu listesi herkesin durumunu gösterir.
race-rule-win = { $goals } gole ilk ulaşan kazanır. Çağrı ve saat yoktur.
race-example = Örnek: 17 puanın var ve 3, 6, 9 ve 14 attın. 3 × 6 çarpımı 18 eder: 3 puan, yani 20 puan olur. Bu 5’in katıdır, yani 25 puan olur: gol!

### Alıştırma ve günün atışları nasıl gitti.

statistics-lead = Alıştırmada ve günün atışlarında yaptıkların. Yalnızca bu cihazda saklanır, başka kimse görmez.
statistics-empty = Henüz bir şey yok. Bitirdiğin her soru burada sayılır.
statistics-players = Kimin cevapları
statistics-nobody = Adsız
statistics-as-table = Tablo olarak
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }.{ $month }

## Hafta hafta

statistics-weeks = Çözülenler, hafta hafta
statistics-weeks-summary = { $solved ->
    [one] Bir soru çözüldü
   *[other] { $solved } soru çözüldü
}
statistics-weeks-ahead = { $count ->
    [one] Bir cevabın tarihi henüz gelmedi; burada gösterilmiyor.
   *[other] { $count } cevabın tarihi henüz gelmedi; burada gösterilmiyor.
}
statistics-week = { $date } haftası: { $solved } çözüldü, { $shown } gösterildi
statistics-weeks-best = Bir haftada en çok: { $solved }, { $date } gününden itibaren.
statistics-week-from = Hafta
statistics-solved = Çözüldü
statistics-shown = Gösterildi

## Süreler

statistics-times = Zorluğa göre süre
statistics-times-help = Çözülen soruların yarısı daha kısa, yarısı daha uzun sürdü.
statistics-times-longest = En uzunu: { $level }. Yarısı { $time } üstünde sürdü.
statistics-difficulty = Zorluk
statistics-median = Ortadaki süre

## Çağrılar

statistics-calls = İmkânsız mı?
statistics-calls-none = Henüz “İmkânsız” demedin ve imkânsız bir soruyla karşılaşmadın.
statistics-calls-bold = Çok erken “İmkânsız” diyorsun: önce bir yol daha ara.
statistics-calls-shy = Bazı sorular gerçekten imkânsız. Bunu söylemekten çekinme.
statistics-calls-half = “İmkânsız” dediğinde yarısında doğru. Önce bir yol daha ara.
statistics-calls-good = “İmkânsız” dediğinde çoğu kez doğru.
statistics-call = Ne oldu
statistics-times-said = Kaç kez
statistics-calls-right = Söylendi ve doğru
statistics-calls-wrong = Söylendi, ama bir yol vardı
statistics-calls-overlooked = İmkânsızdı, fark edilmedi

## Beceriler

statistics-skills = Beceriler
statistics-skill = Beceri
statistics-alone = Yardımsız
statistics-helped = İpucundan veya yanlış “İmkânsız”dan sonra
statistics-alone-of = { $all } sorudan { $alone } tanesi yardımsız
statistics-skills-next = Şimdi bunu çalış:

## Dosya

statistics-file = Yanına al veya sil
statistics-file-help = Dosyada, gösterilen oyuncunun cevapları, alıştırma adımları ve günleri vardır. Onu başka bir cihazda aç: orada zaten olanlar iki kez sayılmaz.
statistics-export = Dosya olarak kaydet
statistics-export-of = Dosya olarak kaydet: { $name }
statistics-export-all = Bu cihazdaki herkesi tek dosyaya kaydet
statistics-import = Dosya aç
statistics-delete = Bu cevapları sil
statistics-undo = Silmeyi geri al
# $name: dosyanın adı
statistics-exported = { $name } olarak kaydedildi.
statistics-imported = { $count ->
    [0] Bu dosyadaki her şey zaten buradaydı.
    [one] Bir cevap eklendi.
   *[other] { $count } cevap eklendi.
}
statistics-file-of-several = Bu dosyada birkaç oyuncunun alıştırması var. Kiminki buraya alınsın?
statistics-file-take-in = Buraya ekle: { $name }
statistics-file-take-all-in = Hepsini buraya ekle
statistics-left-out = { $count ->
    [one] Tarihi doğru olamayacağı için bir cevap alınmadı.
   *[other] Tarihleri doğru olamayacağı için { $count } cevap alınmadı.
}
statistics-file-too-long = Bu dosya, cevap dosyası olmak için çok uzun. Hiçbir şey değişmedi.
statistics-file-other = Bu bir cevap dosyası değil veya bozuk. Hiçbir şey değişmedi.
statistics-file-later = Bu dosya Score oyununun daha yeni bir sürümünden. Sayfayı yeniden yükle, sonra dosyayı bir daha aç.
statistics-file-unreadable = Bu dosya okunamadı. Hiçbir şey değişmedi.
statistics-deleted = Silindi. Bu sayfada kaldığın sürece geri alabilirsin.
statistics-restored = Geri geldiler.

## QR koduyla

statistics-carry = QR koduyla başka bir cihaza taşı
statistics-carry-help = Kodlarda bu oyuncunun cevapları, alıştırma adımları ve günleri vardır. Hiçbir yere bir şey gönderilmez: kodları öteki cihazın kamerası okur.
statistics-carry-show = Kodları göster
statistics-carry-hide = Kodları gizle
statistics-carry-code = { $all ->
    [one] Bu kodu öteki cihaza okut ve bağlantıyı orada aç.
   *[other] { $number }. kod, toplam { $all }. Onu öteki cihaza okut, bağlantıyı orada aç ve sonraki kodu göster.
}
statistics-carry-qr = { $number }. QR kodu, toplam { $all }
statistics-carry-left-out = { $count ->
    [one] En eski cevap kodlarda yok. Dosyaya her şey sığar.
   *[other] En eski { $count } cevap ve gün kodlarda yok. Dosyaya her şey sığar.
}
statistics-carry-anew = Cevaplar değişti: bunlar yeni kodlar. İlkinden başla.
statistics-carry-too-much = Bu, kodlara sığmayacak kadar çok. Dosya kullan.
statistics-carry-before = Önceki kod
statistics-carry-next = Sonraki kod
statistics-carry-link = Bu koddaki bağlantı
statistics-paste = Bir kodun bağlantısını yapıştır
statistics-paste-help = Kodu hiçbir kamera okuyamıyorsa: öteki cihazda bağlantısını kopyala, kendine gönder ve buraya yapıştır.
statistics-paste-open = Bağlantıyı aç
statistics-paste-other = Bu, bir kodun bağlantısı değil. Öteki cihazda tamamını kopyala.
statistics-arrival = Başka bir cihazdan
statistics-carry-parts = { $of } koddan { $here } tanesi burada. Sonrakini okut.
# $answers cevaptan $new tanesi henüz burada değil. $practised: alıştırmadaki atışlar
statistics-carry-about = { $name }: { $answers } cevap, { $new } tanesi yeni; { $days } gün; alıştırmada { $practised } atış.
statistics-carry-once = Burada zaten olanlar iki kez sayılmaz; her beceri daha ileride olan adımında kalır.
statistics-carry-take-in = Buraya ekle
statistics-carry-forget = Vazgeç
statistics-carry-broken = Bu kodlar okunamıyor. Birincisinden başlayarak bir daha okut.
statistics-carry-later = Bu kodlar Score oyununun daha yeni bir sürümünden. Sayfayı yeniden yükle, sonra kodları bir daha okut.
statistics-taken-in = { $count ->
    [0] Eklendi; bütün cevaplar zaten buradaydı.
    [one] Bir yeni cevapla eklendi.
   *[other] { $count } yeni cevapla eklendi.
}

### Dials.

## Tahta ve düğmeleri.

dials-target = Hedef
dials-presses = Basış
dials-fewest = En az basış
# En az basış sayısının yerinde.
dials-no-way = yok
dials-undo = Geri al
dials-redo = Yinele
dials-hint = İpucu
dials-again = Baştan
dials-new-puzzle = Yeni bulmaca
dials-solution = Çözüm
dials-own-puzzle = Kendi bulmacan
dials-puzzle-link = Bu bulmacanın bağlantısı

## Ne yapılacak, ne oldu. $target: harfler.

dials-shown = Kadranlar { $letters } gösteriyor.
dials-status-start = Kadranlar { $target } gösterene kadar düğmelere bas.
dials-status-no-way = Bu düğmelerle { $target } elde edilemez. Nedenini görmek için çözümü aç.
dials-status-so-far = Şimdiye kadar { $pressed ->
    [one] 1 basış
   *[other] { $pressed } basış
}. { $left } basış daha yeter.
dials-solved-at-once = Kadranlar zaten hedefi gösteriyor.
dials-solved-fewest = { $pressed ->
    [one] 1 basışta
   *[other] { $pressed } basışta
} çözüldü; daha azıyla olmaz!
dials-solved = { $pressed ->
    [one] 1 basışta
   *[other] { $pressed } basışta
} çözüldü! { $fewest } basış yeterdi.
dials-solution-helped = Çözüm yardım etti.
dials-hints-helped = { $count ->
    [one] Bir ipucu yardım etti.
   *[other] İpuçları yardım etti.
}
dials-hint-said = İpucu: { $button } numaralı düğmeye { $presses ->
    [one] bir kez
   *[other] { $presses } kez
} daha bas.
dials-unreadable = Tarayıcının sakladıkları okunamadı. Bir kenara konuldu, oyun baştan başlıyor.
dials-other-puzzle = Başka bir sekmede veya pencerede başka bir bulmaca başladı ve artık o saklanıyor. Bu bulmaca, sayfayı yeniden yükleyene veya kapatana kadar burada kalır.

## Merdiven: küçük bulmacalardan yayımlanmış olana kadar seviyeler.

dials-ladder = Merdiven
dials-level = Seviye { $level }, toplam { $levels }
# Seviyeden sonra sesli okunur.
dials-levels-solved = { $solved } çözüldü
dials-easier = Daha kolay seviye
dials-harder = Daha zor seviye
dials-next-level = Sonraki seviye
dials-back-to-level = Seviyeye dön: { $level }
# Yayımlanmış oyun: beş harfli beş kadran.
dials-full-puzzle = Büyük bulmaca
dials-ladder-climbed = Bütün merdiveni çıktın!

## Bir şeyin neden yapılamadığı.

dials-refusal-no-button = Burada böyle bir düğme yok.
dials-refusal-nothing-to-undo = Geri alınacak basış yok.
dials-refusal-nothing-to-redo = Yinelenecek basış yok.
dials-refusal-solved = Kadranlar hedefi gösteriyor. “Geri al” bir basış geri gider.
dials-refusal-no-way = Hiçbir şey yardım edemez: bu düğmelerle hedefe ulaşılamaz.
dials-refusal-all-told = Yalnızca ipucu olan düğmelere basman yeter.
dials-refusal-too-many-moves = { $moves } hamle oldu. Baştan başla.

## Kadranların ve düğmelerin adları.

dials-dial-right = { $dial }. kadran { $shown } gösteriyor, olması gerektiği gibi
dials-dial = { $dial }. kadran { $shown } gösteriyor, hedef { $target }, { $left ->
    [one] 1 adım
   *[other] { $left } adım
} kaldı
# Sözle, çünkü düğmenin numarasından sonra gelir.
dials-times = { $count ->
    [1] bir kez
    [2] iki kez
    [3] üç kez
    [4] dört kez
    [5] beş kez
    [6] altı kez
    [7] yedi kez
    [8] sekiz kez
    [9] dokuz kez
    [10] on kez
   *[other] { $count } kez
}
dials-still = { $presses ->
    [0] tamam
   *[other] { $presses } daha
}
# $turns: dials-turns veya dials-turns-nothing.
dials-button = { $button }. düğme: { $turns }
# $dials: dials-turn, birden çok.
dials-turns = { $dials } döndürür
dials-turn = { $dial }. kadranı { $steps } adım
dials-turns-nothing = hiçbir şey döndürmez
# Düğmenin adından sonra; $times: dials-times.
dials-button-pressed = { $times } basıldı
# Düğmenin adından sonra; $still: dials-still.
dials-button-hint = ipucu: { $still }

## Bir çözümün basışları. $others, $last, $only: dials-press-button.

dials-press-button = { $button } numaralı düğmeye { $times }
dials-press-none = Hiçbir şeye basma: kadranlar zaten hedefi gösteriyor.
dials-press-one = { $only } bas.
dials-press-list = { $others } ve { $last } bas.

## Düğmelerle hangi hedeflere ulaşılır.

dials-reach-all = Bu düğmeler { $all } hedefin hepsine ulaşır, her birine tam bir yoldan.
dials-reach-some = Bu düğmeler { $all } hedeften yalnızca şu kadarına ulaşır: { $targets }. Ama her birine { $ways } yoldan.
dials-conditions = Her kadranın kaç adım dönmesi gerektiğini say. Bir hedefe, { $modulus } adımlık tam dönüşlerden sonra burada 0 kalırsa ulaşılır:
# Bir koşulun terimi, belki bir çarpanın ardında.
dials-term = kadran { $dial }
dials-leaves = { $number }, kalan { $left }
# $sum: bir toplam ve değeri.
dials-condition-good = burada { $sum }: tamam
dials-condition-not-zero = burada { $sum }: 0 değil

## Kendi bulmacan.

dials-count = Kadranlar ve düğmeler
dials-letters = Her kadrandaki harfler
dials-letters-choice = { $modulus }: A–{ $last }
dials-signatures = Düğmeler ne yapar
# $digits: dials-digits veya dials-digits-of-eleven.
dials-own-help = Bir satır bir düğmedir. Her kutuda, düğmenin o kadranı kaç adım döndürdüğü yazar: { $digits }.
dials-digits = 0 ile { $last } arası
dials-digits-of-eleven = 0 ile 9 arası veya 10 yerine X
dials-signature-field = { $button }. düğme, { $dial }. kadranın adımları
dials-start = Başlangıç
dials-play-own = Oyna
dials-other-signatures = Başka düğmeler
dials-other-letters = Başka harfler
dials-wrong-modulus = Bir kadranda 2, 3, 5, 7 veya 11 harf olur.
dials-wrong-count = Kadran sayısı { $min } ile { $max } arasında olur.
dials-wrong-letters = A ile { $last } arasından { $dials } harf yaz.
dials-wrong-steps = Her kutuda bir rakam olur: { $digits }.
dials-wrong-signatures = { $dials } düğme olmalı.
dials-wrong-kinds = Bunların boyutları birbirine uymuyor.

## Kurallar.

dials-how-to-play = Nasıl oynanır
dials-rule-letters = Her kadran A ile { $last } arasında bir harf gösterir. Bir adım A harfini B yapar, { $last } harfini A yapar.
dials-rule-buttons = Bir düğme bütün kadranları aynı anda döndürür, her birini kendi adım sayısı kadar: kadranın altındaki +2 iki adımdır, nokta ise hiç adım yok demektir.
dials-rule-goal = Her kadran hedef harfini gösterene kadar düğmelere bas. Hedef harf kadranda halkayla gösterilir ve kadranın altında yazar.
dials-rule-order = Hangi sırayla bastığın fark etmez. Aynı düğmeye { $modulus } kez basmak hiçbir şeyi değiştirmez.
dials-rule-keyboard = Bir düğmeye veya klavyede numarasına bas. H ipucu verir, Z geri alır.
dials-rule-tip = Her kadranın daha kaç adıma ihtiyacı var? Say. Hangi düğme yalnızca birkaç kadranı oynatıyor?

## Adım adım çözüm.

dials-worked = Nasıl hesaplanır
# Denklemlerin sağ tarafı.
dials-turns-column = dönüş
dials-button-column = { $button }. düğme
dials-line = { $line }. satır
dials-play-steps = Oynat
dials-pause = Duraklat
dials-press-them = Kadranlarda göster
dials-equations = Her kadrana bir satır, her düğmeye bir sütun. { $start } harflerinden { $target } harflerine gitmek için 1. kadran toplam { $steps } adım dönmeli: 1. satır budur. Yalnızca { $modulus } adımlık tam dönüşlerden kalan sayılır.
dials-step-swap = { $line }. satırda { $column }. sütunda 0 var; bu yüzden bu satır, satır { $with } ile yer değiştirir.
# $product: bir sayı veya dials-leaves.
dials-step-scale = { $line }. satır çarpı { $by }; böylece { $column }. sütunda 1 olur: { $by } × { $value } = { $product }.
# $sum: bir sayı veya dials-leaves.
dials-step-add = { $line }. satır artı { $times ->
    [1] satır { $of }
   *[other] { $times } × satır { $of }
}; böylece { $column }. sütunda 0 olur: { $value } + { $times } = { $sum }.
dials-end-no-way = { $line }. satırda hep sıfır var, ama sağında { $right } var: hiçbir basış bunu yapamaz. Yol yok.
# $presses: dials-press-none, dials-press-one veya dials-press-list.
dials-end-one-way = Şimdi her satırda bir düğme var ve kaç kez basılacağını söylüyor: { $presses }
dials-end-many-ways = { $count ->
    [one] { $free } numaralı düğmeye
   *[other] { $free } numaralı düğmelere
} istediğin kadar basabilirsin; sonra her satır, başka bir düğmeye kaç kez basılacağını söyler: { $ways } yol var. En az basışla: { $presses }

### Matematikçi Yahtzee’si.

# Oynama biçimleri, birlikte ve tek tek.
yahtzee-modes = Ne yapılacak
yahtzee-mode = { $mode ->
    [practice] Alıştırma
    [game] Oyun
   *[review] İnceleme
}

## Örüntüler

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Hepsi asal
    [all-even] Hepsi çift
   *[all-odd] Hepsi tek
}
# Cümle içinde aynısı.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] fibonacci
    [pi] pi
    [all-prime] hepsi asal
    [all-even] hepsi çift
   *[all-odd] hepsi tek
}
# Örüntünün her zarında bir karakter.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] A
    [all-even] Ç
   *[all-odd] T
}
# Zarların bunun için göstermesi gereken.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] beş tane aynı
    [fibonacci] 1 1 2 3 5
    [pi] bir 3, bir 1 ve bir 4
    [all-prime] yalnızca 2, 3 ve 5
    [all-even] yalnızca 2, 4 ve 6
   *[all-odd] yalnızca 1, 3 ve 5
}
yahtzee-patterns = Örüntüler
yahtzee-pattern-column = Örüntü
yahtzee-your-choice = Senin zarların
yahtzee-best-choice = En iyi zarlar
yahtzee-pattern-shown = işte burada
# Listeler: virgülle ve sonuncudan önce.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } ve { $last }

## Zarlar

# Bir zar, sesli okunan.
yahtzee-die = { $die }. zar: { $number }, yeniden at
yahtzee-die-of-patterns = { $die }, şuna ait: { $patterns }
yahtzee-roll-five = Beş zar at
yahtzee-roll-anew = Beş yeni zar
yahtzee-roll-again = Seçilen zarları yeniden at
yahtzee-roll-dice = { $count ->
    [one] 1 zarı yeniden at
   *[other] { $count } zarı yeniden at
}
yahtzee-undo = Geri al
yahtzee-adviser = Danışman
yahtzee-dice-show = Zarlar: { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## Şimdi ne yapılacak

yahtzee-roll = Zar at.
yahtzee-round = { $round }. tur, toplam { $rounds }. Zar at.
yahtzee-round-of-player = { $round }. tur, toplam { $rounds }. { $player }, zar at.
yahtzee-choose-box = Bir kutu seç.
yahtzee-no-pattern = Bu kez örüntü yok.
yahtzee-choose-dice = Yeniden atacağın zarları seç. { $left }
yahtzee-choose-dice-or-box = Yeniden atacağın zarları veya puan yazacağın bir kutu seç. { $left }
yahtzee-rolls-left = { $count ->
    [one] 1 atış kaldı.
   *[other] { $count } atış kaldı.
}
yahtzee-game-over = Oyun bitti: { $total } puan. İnceleme, kaç puan olabileceğini gösterir.
yahtzee-winner = Oyun bitti. { $name }, { $total } puanla kazandı. İnceleme her seçimi gösterir.
yahtzee-winners = Oyun bitti. { $names }: her biri { $total } puan.
yahtzee-end = Oyun bitti
yahtzee-shared = { $game }: { $total } puan
yahtzee-names-and = { $one } ve { $other }

## Olamayanlar

yahtzee-refusal = { $refusal ->
    [players] Bir ila altı oyuncu oynayabilir.
    [not-thrown] Önce zar at.
    [thrown] Zarlar zaten atıldı.
    [no-throw-left] Bu sırada atış kalmadı.
    [all-kept] Önce yeniden atılacak zarları seç.
    [kept-changed] Tutulan bir zar değişti.
    [box-filled] Bu kutu zaten dolu.
   *[game-over] Oyun bitti. Yenisini başlat.
}
yahtzee-no-such-throw = Bağlantıdaki zarlar olamaz: beş zar gerekir, her biri 1 ile 6 arasında.
yahtzee-give-up-game = Bu oyun bitmedi. Bırakmak için bir daha bas.

## Danışman

yahtzee-advice = Duran zarları tutup oynarsan her örüntünün olasılığı ve o örüntü için tutulacak en iyi zarlar.
yahtzee-advice-at-end = Atış kalmadı: örüntü ya var ya yok.
yahtzee-advice-points = Sonunda en çok puan için
yahtzee-advice-boxes = Sonunda en çok puan getiren kutu
yahtzee-every-choice = Bütün seçimler
yahtzee-order-by = Şunun için en iyisi
yahtzee-by-points = Puan
yahtzee-working-out = Bütün oyun hesaplanıyor…
# Bir zar seçimi, sesli okunan.
yahtzee-keep = { $count ->
    [0] Beşini de yeniden at
    [5] Beşini de tut
   *[other] Tut: { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = %{ $percent }
yahtzee-per-cent-below = %{ $percent } altı
yahtzee-per-cent-above = %{ $percent } üstü
# Altında küçük: aynısı yüzde birlerle ve kesir olarak.
yahtzee-exactly = { $percent }, yani { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = ortalama { $points }

## Puan çizelgesi

yahtzee-sheet = Puan çizelgesi
yahtzee-upper = Üst kutular
yahtzee-lower = Alt kutular
yahtzee-box-column = Kutu
yahtzee-you = Sen
yahtzee-box = { $score_box ->
    [ones] Birler
    [twos] İkiler
    [threes] Üçler
    [fours] Dörtler
    [fives] Beşler
    [sixes] Altılar
    [all-odd] Hepsi tek
    [all-even] Hepsi çift
    [pi] Pi
    [all-prime] Hepsi asal
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Şans
}
# Bir kutunun getirdiği: şu kadar puan veya zarlarının toplamı.
yahtzee-box-sum = toplam
yahtzee-upper-sum = Toplam
yahtzee-bonus = Ek puan
yahtzee-total = Genel toplam
yahtzee-bonus-rule = en az { $from } ile { $bonus }
yahtzee-bonus-missing = { $missing } eksik
yahtzee-score-in = “{ $score_box }” kutusuna { $points } yaz

## Yeni oyunlar

yahtzee-new-game = Yeni oyun
yahtzee-other-players = Başka oyuncular
yahtzee-alone = Yalnız oyna
yahtzee-together = Birlikte oyna
yahtzee-names-help = Bu ekranda iki ila altı oyuncu için. Bir oyuncu eksiltmek için bir kutuyu boş bırak.
yahtzee-player = { $number }. oyuncu
yahtzee-too-few-players = En az iki oyuncu gerekir. Kendi başına oynamak için “Yalnız oyna” düğmesini seç.

## İnceleme

yahtzee-no-review = Bir oyunu sonuna kadar oyna. O zaman her seçim burada, en iyi seçimin yanında durur.
yahtzee-whose = Kimin seçimleri
yahtzee-review-summary = { $total } puan. En iyi oyun, ilk atıştan önce hesaplanınca ortalama { $expected } puan getirir. Seçimler { $lost } puana mal oldu, şans ise { $luck } puan { $sign ->
    [minus] götürdü
   *[plus] getirdi
}.
yahtzee-review-help = Bir seçim, zarların nasıl düştüğüyle değil, ortalama olarak neye götürdüğüyle ölçülür. En iyi oyun, olabildiğince çok puan isteyen tek bir oyuncununkidir.
yahtzee-only-losses = Yalnızca puana mal olan seçimler
yahtzee-no-losses = Hiçbir seçim puana mal olmadı. Kusursuz!
yahtzee-turn = { $turn }. sıra
yahtzee-chosen = seçildi
yahtzee-best = en iyi
yahtzee-nothing-lost = en iyi seçim
yahtzee-lost = kayıp { $points }
yahtzee-lost-least = kayıp { $points } puandan az

## Kurallar

yahtzee-how = Nasıl oynanır
yahtzee-how-dice = Beş zar at. Sonra beğenmediklerini seç ve onları yeniden at; bunu iki kez yapabilirsin. Bir örüntü oluşturan zarlar onun işaretini taşır.
yahtzee-how-keys = Klavyede 1 ile { $dice } arası rakamlar zar seçer, R zar atar, Z ise yanlışlıkla doldurulan kutuyu sonraki atışa kadar boşaltır.
yahtzee-how-pi = Pi, beş zar arasında bir 3, bir 1 ve bir 4 demektir; yani 3 1 4 1 4 de pi sayılır.
yahtzee-how-game = Oyunda her sıra, puan çizelgesinin bir kutusunda biter, her kutu bir kez kullanılır: on üç sıra. Üst kutularda, 1 ile { $sides } arası, yalnızca o sayıyı gösteren zarlar toplanır; oradaki toplam en az { $from } olursa { $bonus } ek puan gelir. “Hepsi tek”, “Hepsi çift” ve “Şans” zarların toplamını, Pi 25, “Hepsi asal” 30, Fibonacci 40, Yahtzee 50 puan getirir. Kutuya uymayan zarlar orada 0 puandır. Joker yoktur, ikinci bir Yahtzee fazladan bir şey getirmez.
yahtzee-how-adviser = Danışman, tutabileceğin zarların her seçimi için her örüntünün olasılığını tam olarak hesaplar. Oyundan sonra inceleme, her seçimi en iyi seçimin yanında gösterir. Her seferinde en iyi seçimle bir oyun ortalama 230,59 puan getirir.

### Çalışma kâğıtları ve bulunacak hatalar.

## Çalışma kâğıdı formu

sheet-lead = Kâğıt üzerinde atışlar, eller, bulunacak hatalar veya Dials, cevap anahtarıyla. Aynı bağlantı her zaman aynı çalışma kâğıdını verir.
sheet-kind-label = İçinde ne olsun
sheet-kind = { $kind ->
    [hands] 24 oyununun elleri
    [mistakes] Bulunacak hatalar
    [impossible] Hangileri imkânsız?
    [dials] Dials
   *[rolls] Score atışları
}
sheet-count = Kaç tane
sheet-count-problem = 1 ile { $most } arasında bir tam sayı seç.
sheet-from = En düşük zorluk
sheet-to = En yüksek zorluk
sheet-levels-problem = Birinci zorluk ikincisinden yüksek: başka bir zorluk seç.
sheet-level = { $level ->
    [easy] kolay
    [medium] orta
    [hard] zor
    [very-hard] çok zor
   *[any] karışık
}
sheet-skill-label = Neyi çalıştırsın
sheet-skill = { $skill ->
    [two-steps] iki adım
    [three-steps] üç adım
    [subtraction] çıkarma
    [division] bölme
    [fractions] kesirler
    [joining] rakamları birleştirme
   *[mix] karışık
}
sheet-mistake-label = Hangi hatalar
sheet-mistake = { $kind ->
    [sign] işaretler
    [order] işlem önceliği
    [fraction] kesirler
    [division] kesre bölme
    [join] rakamları birleştirme
    [twice] iki kez kullanılan sayı
   *[any] karışık
}
sheet-working = İşlem için satırlar
sheet-working-problem = 0 ile { $most } arasında bir tam sayı seç.
sheet-title-label = Başlık
sheet-title-help = Boş kutu, alışılmış başlıktır.
sheet-title-problem = Başlık tek satırda en çok { $most } karakter olabilir.
sheet-name-and-date = Ad ve tarih satırları
sheet-large = Büyük yazı
sheet-version-label = Sürüm
# A ve B, eşit zorlukta farklı sorular içerir.
sheet-version = { $version ->
    [a] A
    [b] B, A kadar zor
   *[one] yalnızca bir
}
sheet-key-label = Cevap anahtarı
sheet-key = { $key ->
    [all] bütün farklı çözümler
   *[three] ilk üçü
}
sheet-printed-label = Kâğıtta
sheet-printed = { $printed ->
    [sheet] yalnız sayfa
    [key] yalnız anahtar
   *[both] sayfa ve anahtar
}
sheet-print = Yazdır
sheet-csv = Tablo olarak kaydet (CSV)
sheet-new = Başka sorular
sheet-pupils-link = Öğrenciler için sorular, cevapsız
sheet-pupils-lead = Bir soruyu ekranda çözmek için “Oyna” düğmesine bas.
sheet-link = Bu çalışma kâğıdı
sheet-few = { $count ->
    [0] Böyle soru yok. Zorluk aralığını genişlet veya çalışacak başka bir şey seç.
    [one] Böyle yalnızca 1 soru var. Zorluk aralığını genişlet veya çalışacak başka bir şey seç.
   *[other] Böyle yalnızca { $count } soru var. Zorluk aralığını genişlet veya çalışacak başka bir şey seç.
}
sheet-few-on-paper = Böyle başka soru yok: { $wanted } yerine { $count }.
sheet-no-fractions = Kesir gereken Score atışları bir çalışma kâğıdı için çok ender. “24 oyununun elleri” seçeneğini seç, aralarında çok zorlar da olsun.

## Kâğıtta

sheet-usual-title = { $kind ->
    [hands] 24 elde et
    [mistakes] Hatayı bul
    [impossible] Hangileri imkânsız?
    [dials] Dials
   *[rolls] 20 elde et
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Ad
sheet-date = Tarih
sheet-task-rolls = İki veya üç adımda { $goal } elde et. Her sayıyı en çok bir kez kullan; hepsini kullanman gerekmez. Toplayabilir, çıkarabilir, çarpabilir, bölebilir ve rakamları birleştirebilirsin (1 & 2 = 12).
sheet-task-hands = Dört sayının hepsinden { $goal } elde et. Topla, çıkar, çarp veya böl; her sayıyı tam bir kez kullan.
sheet-task-mistakes = Her çözüm, üstündeki sayılardan { $goal } elde ettiğini söylüyor. Her sayı bir kez kullanılır; 1 & 2, 12’dir. Her soruda bir satır yanlış olabilir. Onu işaretle ve doğrusunu ya da “olmaz” yaz. Hepsi doğruysa “hepsi doğru” yaz.
sheet-task-impossible = Bu atışların bazılarından iki veya üç adımda { $goal } elde edilemez. Onları işaretle, ötekiler için bir yol göster. Toplayabilir, çıkarabilir, çarpabilir, bölebilir ve rakamları birleştirebilirsin (1 & 2 = 12).
sheet-task-dials = Her düğme her kadranı, satırında yazan sayı kadar harf döndürür. Yukarıdaki harflerden aşağıdakilere gitmek için her düğmeye kaç kez basarsın?
sheet-play = Oyna
sheet-impossible = imkânsız
sheet-start = başlangıç
sheet-target = hedef
sheet-button = { $button }. düğme
# $last bir harftir.
sheet-letters = { $last } harfinden sonra yine A gelir.
sheet-on-screen = Aynısı ekranda:
sheet-qr = Öğrenciler için soruların QR kodu
sheet-answers = Cevaplar: { $title }
# $count çözümden $shown tanesi gelir.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] 1 çözüm
       *[other] { $count } farklı çözüm
    }
   *[other] { $count } farklı çözüm, en basit { $shown } tanesi
}
# Hedefin altında ve üstünde en yakın sayılar.
sheet-is-impossible = imkânsız. { $kind ->
    [whole] En yakın tam sayılar: { $below } ve { $above }.
   *[other] En yakınlar: { $below } ve { $above }.
}
sheet-all-right = hepsi doğru
# $why ve $right birer cümledir.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = { $button }. düğme: { $times } ×

## Tablo

sheet-file = { $version ->
    [a] calisma-kagidi-A.csv
    [b] calisma-kagidi-B.csv
   *[one] calisma-kagidi.csv
}
sheet-column-number = No.
sheet-column-given = Verilen
sheet-column-goal = Hedef
sheet-column-points = Zorluk
sheet-column-count = Çözüm
sheet-column-answer = Cevap

## Bulunacak hatalar

mistake-lead = Aşağıdaki bir satır yanlış olabilir. Ona bas veya hepsinin doğru olduğunu söyle.
mistake-item = { $item }. soru, toplam { $count }
mistake-goal = { $goal } elde et
mistake-solution = Çözüm { $letter }
mistake-all-right = Hepsi doğru
mistake-show = Bana göster
mistake-found = Evet, bu satır yanlış.
mistake-line-is-right = { $line } doğru. Aramaya devam et.
mistake-there-is-one = Bir satır yanlış. Bir daha bak.
mistake-none = Bütün satırlar doğru.
mistake-here = Bu satır yanlış.
mistake-mark-wrong = yanlış
mistake-mark-right = doğru
mistake-new = Yeni sorular
mistake-end = Hepsine baktın
mistake-end-at-once = İlk seferde doğru
mistake-end-later = Sonra doğru
mistake-end-row = Art arda
mistake-shared = Yanlışı bul: { $all } sorudan { $right } tanesi ilk seferde doğru
mistake-level = Zorluk
mistake-link = Bu çözümler
mistake-no-items = Böyle soru yok. Başka bir zorluk veya başka hatalar seç.
mistake-put-right = Doğrusu: { $line }.
mistake-not-possible = Bu yüzden { $line } buraya hiç yazılamaz.
# Ne yapıldığı; $right doğrusu, $number bir kez daha kullanılan sayıdır.
mistake-why = { $slip ->
    [sign-of-result] Sonucun işareti yanlış: doğrusu { $right }.
    [sign-of-first] Birinci sayının eksisi gözden kaçmış.
    [sign-of-second] İkinci sayının eksisi gözden kaçmış.
    [left-to-right] Soldan sağa işlem yapılmış, ama × ve ÷ işlemleri + ve − işlemlerinden önce gelir.
    [right-to-left] Önce ikinci işlem yapılmış, ama burada soldan sağa gidilir.
    [tops-and-bottoms] Üst üstle, alt altla işlenmiş. Önce kesirlerin paydaları eşitlenmeli.
    [whole-to-top] Tam sayı olduğu gibi paya katılmış. Önce aynı paydalı bir kesre çevrilmeli.
    [top-and-bottom-times] Pay ve payda birlikte çarpılmış, bu hiçbir şeyi değiştirmez. Yalnızca pay çarpılır.
    [not-turned-over] Bir kesre bölmek, o kesrin tersiyle çarpmaktır; burada kesir ters çevrilmemiş.
    [other-turned-over] Yanlış sayı ters çevrilmiş: ÷ işaretinden sonraki çevrilir.
    [join-turned] Rakamların sırası ters.
    [join-of-zero] Sıfır başa gelemez: hiçbir sayı 0 ile başlamaz.
    [join-of-negative] Negatif bir sayı başka bir sayının arkasına birleştirilemez.
   *[used-again] { $number } sayısı zaten kullanılmış veya hiç yoktu. Her sayı yalnızca bir kez kullanılabilir.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Moodle, Canvas, Open edX, ILIAS ve başka öğrenme platformlarının aldığı tek bir dosya (SCORM 1.2). Her öğrencinin sonucu oradaki not defterine gider, başka hiçbir yere gitmez.
homework-no-work = Önce soruları seç: bir çalışma kâğıdı, planlanmış bir ders veya bir alıştırma düzeyi aç ve orada “LMS için” seçeneğine bas.
homework-of = İçinde: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 soru
   *[other] { $count } soru
}
homework-of-lesson = planlanmış bir ders, { $count ->
    [one] 1 atış
   *[other] { $count } atış
}
homework-of-level = alıştırma, { $skill }, { $level }
homework-usual-lesson = Ders
homework-name = Ad
homework-name-help = Öğrenciler de görür.
homework-name-problem = { $why ->
    [empty] Bir ad ver.
    [long] Bir ad en çok { $most } karakter olabilir.
   *[control] Ad, tek satırlık bir metindir.
}
homework-right = Kaç tanesi doğru olmalı
homework-right-problem = 1 ile { $most } arasında bir tam sayı seç.
homework-pass = Geçme sınırı, yüzde
homework-second = İkinci deneme sayılır
homework-second-help = Yoksa ilk cevap belirler.
homework-hints = İpuçları
homework-hints-help = İpucu alınan soru yarım sayılır.
homework-solutions = Çözümlere bakılabilir
homework-solutions-help = Çözümüne bakılan soru sayılmaz.
homework-minutes = Hepsi için dakika
homework-minutes-help = Boş kutu sınırsız demektir. Süre yalnızca sayfa öndeyken sayılır.
homework-minutes-problem = 1 ile { $most } arasında bir tam sayı seç veya kutuyu boşalt.
homework-language-reader = okuyanın dili
homework-numbers = Sayılar
homework-numbers-choice = { $numbers ->
    [own] her öğrenci için farklı
   *[same] herkes için aynı
}
homework-make = Paketi kaydet
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } 1 soruyla kaydedildi. Onu öğrenme platformuna SCORM paketi olarak yükle.
   *[other] { $file } { $count } soruyla kaydedildi. Onu öğrenme platformuna SCORM paketi olarak yükle.
}
homework-no-files = Oyunun dosyaları alınamadı veya yolda değiştirildi. Bu sayfayı yeniden yükle.
homework-no-package = Bu sitenin dosyalarından paket yapılamıyor.
homework-guide = Her pakette oyunun tamamı vardır ve öğrencilerin burada hesaba ihtiyacı yoktur. Programlama bilen bir öğrenci, her SCORM paketinde olduğu gibi, istediği sonucu bildirebilir.
homework-code = Bir öğrencinin kodu
homework-code-help = Öğrenme platformu olmadan yapılan ödevden. Yukarıdaki sorular, ad ve ayarlar paketinkiler olmalı.
homework-code-read = Teslim edilen bir kodu oku
homework-code-go = Oku
homework-code-none = Bir kod üç grupta { $letters } harftir.
homework-code-mistyped = Bu kodun bir harfi yanlış veya iki harfi yer değiştirmiş.
homework-code-other = Bu kod başka bir ödevin veya başka ayarların kodu.

## The work

homework-refused = { $why ->
    [missing] Bu ödevin dosyası alınamıyor. Sayfayı yeniden yükle veya öğretmenine sor.
    [changed] Bu ödevin dosyası sonradan değiştirilmiş. Öğretmeninden paketin ilk hâlini iste.
    [later] Bu ödevi oyunun daha yeni bir sürümü yapmış. Öğretmeninden yeni bir paket iste.
   *[other] Bu ödevin dosyası okunamıyor. Öğretmeninden yeni bir paket iste.
}
homework-no-items = Bu ödevde soru yok. Öğretmenine söyle.
homework-ended = Bu ödev bitti ve sonuç öğrenme platformunda. Bu sayfayı kapatabilirsin.
homework-anew = Önceki ziyaretten kalanlar okunamıyor, bu yüzden baştan başlanıyor.
homework-item-of-level = { $item }. soru
homework-done-of = { $all } sorudan { $done } tanesi bitti
homework-done-of-level = { $all } doğrudan { $done } tanesi tamam
homework-kept = İstediğin zaman bırakabilirsin: kayıtlı kalır.
homework-not-kept = Burada hiçbir şey saklanmaz: bu sayfayı kapatırsan baştan başlanır.
homework-left = Kalan süre: { $time }
homework-unrecorded = Yalnızca bakıyorsun: hiçbir şey kaydedilmez.
homework-not-taken = Öğrenme platformu son sonucu almadı. Sonraki sonuçla birlikte yeniden gönderilecek.
homework-send-again = Yeniden gönder
homework-no-lms = Burada öğrenme platformu yok, bu yüzden hiçbir şey bildirilmez. Sonunda teslim edeceğin bir kod alırsın.
homework-silent = Öğrenme platformu bu pencerede sonuç almıyor. Kapat ve ödevi orada bir kez daha aç.
homework-worth = { $end ->
    [right] Doğru: bu soru tam sayılır.
    [with-help] İpucuyla doğru: bu soru yarım sayılır.
    [wrong] Yanlış: bu soru sayılmaz.
    [shown] Çözüme baktın: bu soru sayılmaz.
   *[given-up] Vazgeçtin: bu soru sayılmaz.
}
homework-verdict-wrong = Bu yanlıştı.
homework-verdict-given-up = Vazgeçtin.
homework-time-over = Süre doldu.
homework-give-up = Vazgeç
homework-next = Sonraki soru
homework-to-result = Sonuca

## The result

homework-result = Sonuç
homework-score = 100 üzerinden { $score }
homework-status = { $status ->
    [passed] Geçtin, en az { $pass } ile.
    [failed] Geçemedin: { $pass } gerekiyor.
   *[incomplete] Henüz bitmedi.
}
homework-how = { $how ->
    [right] doğru
    [with-help] ipucuyla doğru
    [wrong] yanlış
    [shown] çözüme bakıldı
    [given-up] vazgeçildi
   *[open] yapılmadı
}
homework-hand-in = Bu cümleyi teslim et. Kod aynı şeyi söyler, böylece araya yanlış girmez.
homework-handed-in = 100 üzerinden { $score }; doğru { $right }, ipucuyla { $help }, bakılan { $shown }
homework-sentence = { $name }: { $result }. Kod: { $code }
homework-copy = Kopyala

### Program gelmeden okunabilen sayfalar. İngilizceleri
### pages/*.html içinde, data-l10n-id olan öğelerdedir.

## Gelmeyen bölümler

parts-own-tab = Kendi sekmesinde aç
parts-newer = Oyunun daha yeni bir sürümü var.
parts-load = Yeni sürümü yükle
parts-next = Grup dışında bir sonraki turla kendiliğinden gelir.
parts-waits = Tur bitince yüklenecek.
parts-coming = Bu sayfa geliyor…
parts-missing = Oyunun bu bölümü yüklenemedi. Ağı kontrol et ve yeniden dene.
parts-again = Yeniden dene
parts-of-newer = Oyunun bu bölümü yeni sürümüyle gelir.

## Oyun seçimi

games-pick-a-game = Bir oyun seç
games-join = Bir sınıfa veya arkadaşlarına kodlarıyla katıl
games-score = Score
games-roll-four-dice-make = Dört zar at. Sayılarından 20 elde et.
games-score-links = <a class="go primary" href="#play">Score oyna</a><a href="#rules">Kurallar</a><a href="#race">Yarış</a><a href="#play?roll=today">Günün atışı <span class="date" data-date></span></a>
games-draw-four-cards-make = Dört kâğıt çek. Hepsinden 24 elde et.
games-24-links = <a class="go" href="#24">24 oyna</a><a href="#rules-24">Kurallar</a><a href="#24?roll=today">Günün eli <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Her düğme kadranları kendine göre döndürür. Doğru basışları bul.
games-play-dials = <a class="go" href="#dials">Dials oyna</a><a href="#dials?show=rules">Kurallar</a>
games-mathematician-s-yahtzee = Matematikçi Yahtzee’si
games-roll-five-dice-for = Beş zar at; asal sayıları, pi’yi ve Fibonacci sayılarını yakala.
games-play-yahtzee = <a class="go" href="#yahtzee">Yahtzee oyna</a><a href="#yahtzee?show=rules">Kurallar</a>
games-every-day = <b>Her gün:</b><a href="#daily">günün beş atışı</a><a href="#practice">alıştırmaya devam et</a><a href="#mistake">hatayı bul</a><a href="#statistics">nasıl gitti, bak</a>
games-with-others = <b>Başkalarıyla:</b><a href="#players">tek ekranda arkadaşlar</a><a href="#group">bir grup, herkes kendi ekranında</a>
games-for-teachers = Öğretmenler için
games-class-table = Sınıf için bir masa
games-plan = Ders planla
games-paper = Çalışma kâğıdı yazdır
games-own-numbers = Kendi sayıların
games-every-roll = Olabilecek bütün atışlar
games-install = Score’u bu cihaza kurabilirsin: kendi simgesi olur ve internet yokken de açılır.
games-install-yes = Kur
games-install-no = Hayır, teşekkürler

## Score kuralları

rules-how-to-play-score = Score nasıl oynanır
rules-roll-four-dice-make = Dört zar at. Sayılarından 20 elde et.
rules-press-1-to-5 = Görmek için 1’den 5’e sırayla bas
rules-you-rolled-4-3 = 4, 3, 8 ve 19 attın. Hedef 20.
rules-the-first-step-put = Birinci adım: 4 × 3’ü üç yere koy.
rules-4-3-12-the = 4 × 3 = 12. 12 kırmızı, çünkü onu sen elde ettin. 4 ve 3 gitti.
rules-the-second-step-12 = İkinci adım: 12 + 8. Kırmızı 12’yi kullanıyor.
rules-20-you-needed-two = 20! İki adım yetti. 19 kaldı, bu da sorun değil.
rules-play-the-guided-first = <a href="#guide">İlk atışı yol gösterilerek oyna</a>
rules-what-you-need = Ne gerekir
rules-one-player-or-more = Bir veya daha çok oyuncu ve bu sayfa. İki zarın 6, birinin 12, birinin 20 yüzü var. Elde edilecek sayıya <b>hedef</b> denir.
rules-a-round = Bir tur
rules-roll-anyone-may-roll = <b>Zar at.</b> Herkes zar atabilir, ama saat işlerken atılmaz.
rules-think-can-20-be = <b>Düşün.</b> 20 elde edilebilir mi? Sayılar henüz oynamaz: aklından hesapla veya Deneme sayfasında dene.
rules-call-score-if-you = Bir yol biliyorsan <b>SCORE de.</b> Şimdi göstermek için 30 saniyen var ve sayıları yalnızca sen oynatabilirsin.
rules-call-impossible-if-you = Kimse yapamaz diye düşünüyorsan <b>İMKÂNSIZ de.</b> Şimdi ötekilerin SCORE demek için 60 saniyesi var.
rules-look-the-roll-is = <b>Bak.</b> Atış bitti. Sayfa kimin haklı olduğunu söyler ve 20 elde etmenin her yolunu gösterir.
rules-a-step = Bir adım
rules-tap-a-number-an = Bir sayı, bir işlem ve bir sayı seç veya onları üç yere sürükle. Sonuç sayılarına katılır, kullandığın iki sayı gider. Beş işlem var:
rules-plus-4-3-7 = <b>artı:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>eksi:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="eksi 1"></span>. Sıfırın altındaki sayılar olabilir.
rules-times-4-3-12 = <b>çarpı:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>bölü:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="üçte iki"></span>. Kesirler de olabilir ve kesir olarak kalır.
rules-join-1-2-12 = <b>birleştir:</b> 1 &amp; 2 = 12. Rakamları yan yana koyar. Soldaki sayı tam sayıdır ve 0 değildir, ama sıfırın altında olabilir: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="eksi 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="eksi 34"></span>. Sağdaki sayı tam sayıdır ve sıfırın altında değildir: 2 &amp; 0 = 20.
rules-a-number-that-you = Elde ettiğin sayı <b class="made-number">kırmızıdır</b>. Çift çerçevesi vardır ve nasıl elde edildiğini söyler.
rules-some-steps-cannot-be = Bazı adımlar yapılamaz, örneğin 0’a bölmek. O zaman sayfa nedenini söyler ve hiçbir şey kaybolmaz.
rules-when-the-goal-counts = Hedef ne zaman sayılır
rules-the-last-step-must = Son adımda kırmızı bir sayı kullanılmalı. Yani iki veya üç adım gerekir: tek başına 4 × 5 sayılmaz. Bütün zarları kullanman gerekmez. Başka sayı kalmadıysa ve hedefi elde etmediysen kaçırdın demektir: saat hemen durur.
rules-with-more-dice-you = Daha çok zarla daha çok adımın olur. Yalnızca iki zarla tek adım sayılır.
rules-read-a-line = Bir satırı oku
rules-a-way-is-written = Bir yol tek satırda yazılır, şöyle:
rules-brackets-come-first-then = Önce parantez gelir, sonra &amp;, sonra × ve ÷, sonra + ve −. Yani şu adımları yap:
rules-points = Puanlar
rules-what-happens = Ne olur
rules-points-column = Puan
rules-you-call-score-and = SCORE dersin ve hedefi zamanında elde edersin.
rules-you-call-score-but = SCORE dersin, ama süre biter, hedefi kaçırırsın, pes edersin veya gidersin.
rules-you-call-impossible-and = İMKÂNSIZ dersin ve 60 saniye boyunca kimse SCORE demez.
rules-you-call-impossible-someone = İMKÂNSIZ dersin. Başka biri SCORE der ve hedefi elde eder.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="eksi 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="eksi 1"></span>
rules-you-minus-2 = sen <span aria-hidden="true">−2</span><span class="hush heard" data-heard="eksi 2"></span><br>öteki +1
rules-you-call-impossible-someone-else = İMKÂNSIZ dersin. Başka biri SCORE der ve hedefi elde edemez.
rules-you-plus-1 = sen +1<br>öteki <span aria-hidden="true">−1</span><span class="hush heard" data-heard="eksi 1"></span>
rules-you-call-impossible-then = İMKÂNSIZ dersin, sonra kendin SCORE der ve hedefi elde edersin. 2 kaybeder, 1 geri kazanırsın.
rules-you-call-impossible-then-score = İMKÂNSIZ dersin, sonra kendin SCORE der ve hedefi elde edemezsin.
rules-there-is-one-clock = Her zaman tek bir saat işler. SCORE çağrısı 60 saniyeyi durdurur, 30 saniyeyi başlatır.
rules-with-friends-you-may = Arkadaşlarla blöf yapabilirsin: kimsenin karşı çıkmadığı İMKÂNSIZ, bir yol olsa bile kazanır.
rules-playing-alone = Yalnız oynamak
rules-nobody-is-there-to = İMKÂNSIZ deyince karşı çıkacak kimse yok, bu yüzden sayfa karşı çıkar. Her yolu dener. 60 saniye bitince yol yoksa 1 puan kazanırsın. Varsa onu görür ve 2 puan kaybedersin.
rules-tap-i-am-sure = Beklemek istemezsen <b>Eminim</b> düğmesine bas. Kendin SCORE der ve başaramazsan yol yokken 0, yol varken <span aria-hidden="true">−3</span><span class="hush heard" data-heard="eksi 3"></span> puan alırsın.
rules-hints = İpuçları
rules-stuck-hint-gives-away = Takıldın mı? <b>İpucu</b> giderek daha çok şey söyler: önce bir yol olup olmadığını, sonra hangi sayıları kullandığını, sonra son işlemini, sonra ilk adımını. İpuçları puana mal olmaz, ama sayfa sonunda kaç tane aldığını söyler.
rules-when-the-roll-is = Atış bitince bir yolun yanındaki <b>Açıkla</b> düğmesine bas. Sayfa yolu adım adım yapar ve her adımın neden doğru olduğunu söyler. Yol yoksa elde edilebilen en yakın sayıları gösterir.
rules-undo = Geri alma
rules-undo-takes-a-step = “Geri al” bir adımı geri alır, “Yinele” onu yeniden yapar. Son sayı kullanılınca artık geç olur.
rules-friends-at-one-screen = Tek ekranda arkadaşlar
rules-open-players-and-add = “Bu ekrandaki oyuncular” sayfasını aç ve iki ila altı ad ekle. Herkesin SCORE ve İMKÂNSIZ düğmeli bir köşesi ve iki tuşu olur:
rules-player = Oyuncu
rules-score = SCORE
rules-impossible = İMKÂNSIZ
rules-keyboard = Klavye
rules-a-step-divides-and = bir adım; <kbd>/</kbd> böler, <kbd>&amp;</kbd> birleştirir
rules-the-number-ends-here = sayı burada biter: 12 değil, 1
rules-take-back-what-you = son yazdığını geri al
rules-put-everything-back = her şeyi yerine koy
rules-undo-ctrl-y-is = geri al; <kbd>Ctrl</kbd> <kbd>Y</kbd> yineler
rules-go-round-the-board = tahtada gezin; <kbd>Enter</kbd> seçer
rules-roll-h-is-a = zar at; <kbd>H</kbd> ipucu verir
rules-score-and-impossible-when = SCORE ve İMKÂNSIZ, yalnız oynarken
rules-single-keys-can-be = <kbd>?</kbd> açık olan sayfanın tuşlarını gösterir. Tek tuşlar <a href="#settings">Ayarlar</a> sayfasında kapatılabilir.
rules-by-ear = Duyarak oynamak
rules-by-ear-board = Ekran okuyucuyla sayfanın ilk bağlantısına bas: tahtaya götürür. Orada oyunun tuşları geçerlidir. <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> ve <kbd>Enter</kbd> gibi bir adım yaz; sayfa sonucunu söyler. Oklar tahtada gezdirir.
rules-by-ear-time = Süre yarıda ve bitime on saniye kala söylenir. Daha çok süre gerekirse <a href="#house">ev kuralları</a> bir çağrı için 600 saniyeye kadar verir ya da saatleri kapatır.
rules-house-rules = Ev kuralları
rules-change-the-game-at = Masandaki oyunu değiştir:
rules-dice-two-to-six = <b>Zarlar:</b> iki ila altı tane, her birinin 2 ile 100 arasında yüzü var.
rules-goal-any-number-from = <b>Hedef:</b> 0 ile 999 arasında herhangi bir sayı.
rules-signs-choose-which-of = <b>İşlemler:</b> beş işlemden hangilerinin kullanılabileceğini seç.
rules-clocks-each-5-to = <b>Saatler:</b> her biri 5 ile 600 saniye arası. Yalnız oynarken kapatabilirsin: o zaman sayılar çağrısız oynar, ama puan olmaz.
rules-all-numbers-the-goal = <b>Bütün sayılar:</b> hedef, yalnızca her sayı kullanılırsa sayılır.
rules-blocking-who-calls-impossible = <b>Engelleme:</b> önce İMKÂNSIZ, sonra SCORE deyip başaramayan, 0 yerine <span aria-hidden="true">−2</span><span class="hush heard" data-heard="eksi 2"></span> alır.
rules-spoilers-wait-after-the = <b>Oyunu bozan bekler:</b> iki kez üst üste SCORE deyip başaramayan sonraki atışta çağrı yapamaz, üçüncüsünden sonra sonraki iki atışta yapamaz ve bu böyle artar. Başarınca biter. Birinin açtığı masalarda baştan açıktır.
rules-undo-on-or-off = <b>Geri alma:</b> açık veya kapalı.
rules-who-rolls-anyone-the = <b>Kim zar atar:</b> herkes, ilk oyuncu veya son puanı kazanan.
rules-presets-score-24-with = <b>Şablonlar:</b> Score; kâğıtlarla 24, bu aynı zamanda <a href="#24">ayrı bir oyun</a>; ve kendi şablonların.
rules-race = Yarış
rules-race-goes = <a href="#race">Yarışta</a> çağrı yoktur: sonucu 20 olan her adım 1 puan, 18 olan her adım 3 puan getirir, yeni bir atış 1 puana mal olur. Puanlar 5’in katı olunca, 0 olsa bile, 5 puan daha gelir. Tam 25 puan bir goldür ve puanlar yeniden 0’dan başlar. Üç gol atan kazanır. Örneğin 17 puanın varken 3 × 6 ile 20 puan, böylece 25 puan olur: gol!
rules-race-group = Bir grupta yönetici, oynama biçimi olarak yarışı seçebilir. O zaman herkes aynı anda, kendi atışlarıyla oynar.
rules-play-now = <a class="go primary" href="#play">Score oyna</a>

## 24 kuralları

rules-24-how-to-play-24 = 24 nasıl oynanır
rules-24-draw-four-cards-make = Dört kâğıt çek. Hepsinden 24 elde et.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Dört kâğıdın hepsi kullanıldı: bu sayılır.
rules-24-the-cards = Kâğıtlar
rules-24-the-pack-has-52 = Destede 52 kâğıt var, joker yok. As 1’dir; vale, kız ve papaz 11, 12 ve 13’tür. Kâğıtların kupa, maça, karo, sinek olması fark etmez. Masadaki bir kâğıt aynı elde yeniden gelemez.
rules-24-what-is-not-as = Score’dan farklı olanlar
rules-24-the-goal-is-24 = Hedef 24.
rules-24-you-must-use-all = Dört sayının hepsini kullanmalısın. Yani her zaman üç adım gerekir.
rules-24-there-is-no-joining = Birleştirme yok: 2 ile 4 yan yana gelince 24 olmaz.
rules-24-what-is-as-in = Score’daki gibi olanlar
rules-24-call-score-and-show = SCORE de ve 30 saniyede göster veya İMKÂNSIZ de ve 60 saniye bekle. Adımlar, puanlar, ipuçları ve tuşlar aynı: <a href="#rules">Score kurallarına</a> bak. Yolda kesirler ve sıfırın altındaki sayılar olabilir. 24’teki puanların ve ev kuralların Score’dakilerden ayrı tutulur.
rules-24-two-to-six-friends = İki ila altı arkadaş tek ekranda oynar: <a href="#players">Bu ekrandaki oyuncular</a> sayfasını aç. <a href="#group">Bir grupta</a> yönetici, ev kurallarında “Kâğıtlarla 24” seçer.
rules-24-every-hand = Bütün eller
rules-24-there-are-1-820 = 1.820 farklı el var, 458 tanesi imkânsız. <a href="#hands">Bütün elleri ve çözümlerini gör.</a>
rules-24-the-hand-of-the = <a href="#24?roll=today">Günün eli</a> herkes için aynıdır.
rules-24-play-now = <a class="go primary" href="#24">24 oyna</a>

## Bu sayfadaki tuşlar

key-help-title = Bu sayfadaki tuşlar
key-help-next = devam et
key-help-dials-press = o numaralı düğmeye bas
key-help-dials-hint = ipucu
key-help-dials-undo = son basışı geri al; <kbd>Y</kbd> yineler
key-help-yahtzee-choose = zar seç
key-help-yahtzee-roll = zar at
key-help-yahtzee-empty = yanlışlıkla doldurulan kutuyu sonraki atışa kadar boşalt
key-help-about = <kbd>?</kbd> bu listeyi açar ve kapatır. Tek tuşlar “Ayarlar” sayfasında kapatılabilir.

## Sonradan yüklenen oyunların başlıkları

page-of-dials-title = Dials
page-of-dials-lead = Her düğme kadranları kendine göre döndürür. Bu harflerden şu harflere git.
page-of-yahtzee-title = Matematikçi Yahtzee’si
page-of-yahtzee-lead = Beş zar, iki atış daha ve yalnızca bir matematikçinin arayacağı örüntüler.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Bu sayfa dosya olarak açıldı
boot-file-text = Tarayıcı, dosyadan açılan bir sayfanın program yüklemesine izin vermez. Bütün klasörü herhangi bir web sunucusuna koy ve onun adresini aç.
boot-old-title = Bu tarayıcı oyun için çok eski
boot-old-text = Oyun için WebAssembly ve JavaScript modülleri gerekir. Güncel Chrome, Edge, Firefox ve Safari tarayıcılarında ikisi de var.
boot-blocked-title = Bu tarayıcıda WebAssembly kapalı
boot-blocked-text = Tarayıcı yeterince yeni, ama bu oyun gibi bir programı çalıştırmasına izin yok. Bunun nedeni iPhone, iPad ve Mac’teki Kilitleme Modu, sıkı güvenlik ayarları veya bazı okulların kuralları olabilir. Tarayıcının ayarlarında bu siteye izin ver, bu cihazla ilgilenenlere sor veya başka bir tarayıcı kullan. Kurallar burada yine de okunabilir.
boot-framed-title = Bu çerçeve oyunu kendi dosyalarından uzak tutuyor
boot-framed-text = Çevresindeki sayfa oyunu, ona kapalı bir çerçevede (sandbox) gösteriyor. Oyunu kendi sekmesinde aç. O sayfayla sen ilgileniyorsan: çerçeveye “allow-scripts allow-same-origin” ver.
boot-withheld-title = Bu tarayıcı oyunun bir bölümünü çalıştırmıyor
boot-withheld-text = Dosya sunucuda, ama bir şey onu tutuyor: bir engelleyici, bir eklenti ya da sunucunun ona verdiği tür. Bu site için engelleyicileri kapat ya da başka bir tarayıcı kullan. Bu siteyle sen ilgileniyorsan: sonu .js olan dosyaların türü text/javascript olmalı.
boot-missing-title = Oyunun bir bölümü eksik
boot-missing-text = Sunucu dosyalardan birini göndermedi. Bu siteyle sen ilgileniyorsan: hazırlanan klasörün tamamını bütün dosyalarıyla kopyala.
boot-network-title = Bağlantı koptu
boot-network-text = Oyunun tamamı gelmedi. Ağı kontrol et ve yeniden dene. Hiçbir şey kaybolmadı.
boot-damaged-title = Oyun bozuk geldi veya bu tarayıcı onu okuyamıyor
boot-damaged-text = Yolda bir şey dosyayı değiştirdi veya tarayıcı çok eski. Yeniden dene veya güncel bir Chrome, Edge, Firefox ya da Safari kullan.
boot-crash-title = Oyun durdu
boot-crash-text = Bu senin değil, oyunun hatası. Puanların ve ayarların saklanıyor. Devam etmek için yeniden dene.
boot-again = Yeniden dene
boot-about = Score, dört zarla oynanan bir hesap oyunudur. Atışın sayılarından iki ya da üç adımda 20 elde et. Ücretsizdir, hesap açmak gerekmez; tek kişiyle, bir ekranda arkadaşlarla ve bütün bir sınıfla oynanır.
boot-coming = Oyun yolda…
boot-table = Bu sayılarla adım adım hedefi bul.
boot-title = Score – zarla oynanan hesap oyunu
boot-today = Günün atışı
boot-wide = Masada: 4 × 3 ile yapılan kırmızı bir 12, bir 8 ve bir 19
boot-narrow = Aynı masa telefonda
boot-sounds = Sesler
boot-theme = Renkler
boot-what = Score nedir

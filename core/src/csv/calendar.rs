//! The words that spreadsheets know in dates and amounts, in the languages of the page.

/// The fewest letters by which a month or a weekday is recognised, as in `Sept`.
const FEWEST_LETTERS: usize = 3;

/// The names of months and weekdays, in lower case and as a Turkish capital I becomes one.
const CALENDAR: &str = "\
    january february march april may june july august september october november december \
    monday tuesday wednesday thursday friday saturday sunday \
    januar jänner februar feber märz maerz april mai juni juli august oktober dezember \
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag \
    enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre \
    lunes martes miércoles miercoles jueves viernes sábado sabado domingo \
    janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre \
    lundi mardi mercredi jeudi vendredi samedi dimanche \
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre \
    lunedì lunedi martedì martedi mercoledì mercoledi giovedì giovedi venerdì venerdi sabato domenica \
    styczeń stycznia luty lutego marzec marca kwiecień kwietnia maj maja czerwiec czerwca lipiec lipca \
    sierpień sierpnia wrzesień września październik października listopad listopada grudzień grudnia \
    poniedziałek wtorek środa czwartek piątek sobota niedziela \
    janeiro fevereiro março marco abril maio junho julho agosto setembro outubro novembro dezembro \
    segunda terça terca quarta quinta sexta feira sábado domingo \
    ocak şubat subat mart nisan mayıs mayis haziran temmuz ağustos agustos eylül eylul ekim kasım kasim \
    aralık aralik pazartesi salı sali çarşamba perşembe cuma cumartesi pazar \
    січень січня лютий лютого березень березня квітень квітня травень травня червень червня липень липня \
    серпень серпня вересень вересня жовтень жовтня листопад листопада грудень грудня \
    понеділок вівторок середа четвер п’ятниця субота неділя \
    يناير فبراير مارس أبريل ابريل مايو يونيو يوليو أغسطس اغسطس سبتمبر أكتوبر اكتوبر نوفمبر ديسمبر \
    كانون شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين الثاني الأول \
    الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد";

/// Words and signs of currencies and hours with three letters or more.
const AMOUNTS: [&str; 20] = [
    "eur", "euro", "usd", "gbp", "chf", "pln", "try", "uah", "jpy", "cny", "rmb", "brl", "mxn",
    "sar", "aed", "egp", "грн", "uhr", "heure", "heures",
];

/// The signs of Chinese and Japanese in dates, times and amounts, and their digits.
const EASTERN: &str =
    "年月日号號時时分秒点點上下午前後后曜星期周週一二三四五六七八九十〇零百千万萬元円圆圓半";

/// Whether a spreadsheet may know a word, in lower case, from dates and amounts. Any word of one
/// letter or two may be known, such as `e` in `1e5`, `h` and `pm`.
pub fn is_known(word: &str) -> bool {
    let is_eastern = |sign: char| ('\u{3040}'..='\u{9fff}').contains(&sign);
    if word.contains(is_eastern) {
        return word
            .chars()
            .all(|sign| !is_eastern(sign) || EASTERN.contains(sign));
    }
    let is_short = word.chars().count() < FEWEST_LETTERS;
    let mut calendar = CALENDAR.split_whitespace();
    is_short || AMOUNTS.contains(&word) || calendar.any(|known| known.starts_with(word))
}

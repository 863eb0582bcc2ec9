//! The answer to a request for a missing file: a short page with a link to the game.

use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, VARY,
};
use axum::response::{IntoResponse, Response};

/// The most folders that the link goes up.
const MAX_UP: usize = 32;

/// The style of the answer, with the game's own colours (style/base.css). It is inline, because the
/// place of a stylesheet depends on the address.
const STYLE: &str = ":root{color-scheme:light dark;background:light-dark(#f4efe4,#131722);\
    color:light-dark(#1b2236,#f1ecdf);font:1.125rem/1.5 system-ui,sans-serif}\
    main{max-width:34rem;margin:12vh auto;padding:0 1rem}\
    a{display:inline-block;padding:.75rem 1.25rem;border-radius:.75rem;\
    background:light-dark(#0c664c,#55d3a8);color:light-dark(#fff,#04241a);text-decoration:none}";

/// The policy of the answer, which runs nothing and fetches nothing; the hash is that of [`STYLE`].
const POLICY: &str = "default-src 'none'; \
    style-src 'sha256-o5wscv9+d+sY8i0v5V9CmUOWn+lVZUq6rjdcx3H8kyM='; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// The words of the page in a language.
pub(crate) struct Words {
    /// The code of the language.
    code: &'static str,
    heading: &'static str,
    text: &'static str,
    /// The label of the link to the game.
    to_game: &'static str,
}

const fn words(
    code: &'static str,
    heading: &'static str,
    text: &'static str,
    to_game: &'static str,
) -> Words {
    Words {
        code,
        heading,
        text,
        to_game,
    }
}

/// The language that is written from right to left.
const RIGHT_TO_LEFT: &str = "ar";

/// The words in each language of the page, English first.
const ALL: [Words; 12] = [
    words(
        "en",
        "There is nothing at this address",
        "Perhaps a program has changed the link on its way, or cut it off. Ask the sender to copy \
         the whole link again. For a group’s table its short code is enough: open the game, choose \
         Group and type the code.",
        "To the game",
    ),
    words(
        "de",
        "Unter dieser Adresse ist nichts",
        "Vielleicht hat ein Programm den Link unterwegs verändert oder abgeschnitten. Bitte die \
         Person, die ihn geschickt hat, den ganzen Link noch einmal zu kopieren. Für den Tisch \
         einer Gruppe reicht der kurze Code: Öffne das Spiel, wähle Gruppe und tipp den Code ein.",
        "Zum Spiel",
    ),
    words(
        "es",
        "En esta dirección no hay nada",
        "Quizá algún programa ha cambiado o cortado el enlace por el camino. Pide a quien lo envió \
         que copie otra vez el enlace entero. Para la mesa de un grupo basta el código corto: abre \
         el juego, elige Grupo y escribe el código.",
        "Al juego",
    ),
    words(
        "fr",
        "Il n’y a rien à cette adresse",
        "Un programme a peut-être modifié ou coupé le lien en chemin. Demande à la personne qui l’a \
         envoyé de recopier le lien entier. Pour la table d’un groupe, le code court suffit : ouvre \
         le jeu, choisis Groupe et tape le code.",
        "Vers le jeu",
    ),
    words(
        "it",
        "A questo indirizzo non c’è niente",
        "Forse lungo la strada un programma ha cambiato o tagliato il link. Chiedi a chi te l’ha \
         mandato di copiare di nuovo il link intero. Per il tavolo di un gruppo basta il codice \
         breve: apri il gioco, scegli Gruppo e scrivi il codice.",
        "Al gioco",
    ),
    words(
        "pl",
        "Pod tym adresem nic nie ma",
        "Być może po drodze jakiś program zmienił lub uciął link. Poproś osobę, która go wysłała, o \
         ponowne skopiowanie całego linku. Do stołu grupy wystarczy krótki kod: otwórz grę, wybierz \
         grupę i wpisz kod.",
        "Do gry",
    ),
    words(
        "pt",
        "Não há nada neste endereço",
        "Talvez um programa tenha alterado ou cortado o link no caminho. Peça a quem o enviou para \
         copiar outra vez o link inteiro. Para a mesa de um grupo basta o código curto: abra o jogo, \
         escolha Grupo e escreva o código.",
        "Ir para o jogo",
    ),
    words(
        "tr",
        "Bu adreste bir şey yok",
        "Belki yolda bir program bağlantıyı değiştirdi veya kesti. Gönderen kişiden bağlantının \
         tamamını yeniden kopyalamasını iste. Bir grubun masası için kısa kod yeter: oyunu aç, \
         grubu seç ve kodu yaz.",
        "Oyuna git",
    ),
    words(
        "uk",
        "За цією адресою нічого немає",
        "Можливо, якась програма дорогою змінила або обрізала посилання. Попроси того, хто його \
         надіслав, скопіювати ціле посилання ще раз. Для столу групи досить короткого коду: відкрий \
         гру, вибери групу і введи код.",
        "До гри",
    ),
    words(
        "ar",
        "لا يوجد شيء في هذا العنوان",
        "ربما غيّر برنامج ما الرابط في الطريق أو قطعه. اطلب ممّن أرسله أن ينسخ الرابط كاملًا مرة \
         أخرى. لطاولة مجموعة يكفي الرمز القصير: افتح اللعبة واختر المجموعة واكتب الرمز.",
        "إلى اللعبة",
    ),
    words(
        "zh",
        "这个地址没有内容",
        "链接可能在途中被某个程序改动或截断了。请让发送的人重新复制完整的链接。要加入小组的一桌，\
         有邀请码就够了：打开游戏，选择小组，输入邀请码。",
        "进入游戏",
    ),
    words(
        "ja",
        "このアドレスには何もありません",
        "リンクが途中で何かのプログラムに変えられたか、切れてしまったのかもしれません。送った人に、\
         リンク全体をもう一度コピーしてもらってください。グループのテーブルなら短いコードだけで足ります。\
         ゲームを開いてグループを選び、コードを入力してください。",
        "ゲームへ",
    ),
];

/// The answer to a request for the missing file `path`, in these words.
pub(crate) fn answer(path: &str, words: &Words) -> Response {
    let Words {
        code,
        heading,
        text,
        to_game,
    } = *words;
    let direction = match code == RIGHT_TO_LEFT {
        true => "rtl",
        false => "ltr",
    };
    let up = match path.matches('/').count().saturating_sub(1).min(MAX_UP) {
        0 => "./".to_owned(),
        folders => "../".repeat(folders),
    };
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\" dir=\"{direction}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{heading} – Score</title><style>{STYLE}</style></head>\
         <body><main><h1>{heading}</h1><p>{text}</p>\
         <p><a href=\"{up}\">{to_game}</a></p></main></body></html>\n"
    );
    let head = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_LANGUAGE, code),
        (CONTENT_SECURITY_POLICY, POLICY),
        (VARY, "accept-language"),
    ];
    (StatusCode::NOT_FOUND, head, page).into_response()
}

/// The words in the first language that the reader asks for and the page has.
pub(crate) fn words_for(headers: &HeaderMap) -> &'static Words {
    let asked = headers.get_all(ACCEPT_LANGUAGE).iter();
    let asked = asked.filter_map(|value| value.to_str().ok());
    let mut tags = asked.flat_map(|value| value.split(','));
    let found = tags.find_map(|tag| {
        let is_no_letter = |c: char| !c.is_ascii_alphabetic();
        let language = tag.trim().split(is_no_letter).next()?;
        ALL.iter()
            .find(|words| words.code.eq_ignore_ascii_case(language))
    });
    found.unwrap_or(&ALL[0])
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::http::header::HeaderValue;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use sha2::{Digest, Sha256};

    use super::*;

    async fn text(path: &str, languages: &'static str) -> String {
        let languages = (ACCEPT_LANGUAGE, HeaderValue::from_static(languages));
        let response = answer(path, words_for(&HeaderMap::from_iter([languages])));
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        let body = to_bytes(response.into_body(), usize::MAX).await;
        String::from_utf8(body.expect("a body").to_vec()).expect("text")
    }

    #[tokio::test]
    async fn a_missing_page_speaks_the_readers_language() {
        for (languages, expected) in [
            ("de-AT,de;q=0.9,en;q=0.8", "lang=\"de\""),
            ("tlh, PT-br;q=0.5", "lang=\"pt\""),
            ("ar", "dir=\"rtl\""),
            ("tlh", "lang=\"en\""),
            ("", "There is nothing at this address"),
        ] {
            let page = text("/a", languages).await;
            assert!(page.contains(expected), "{languages}: {page}");
        }
    }

    #[tokio::test]
    async fn a_missing_page_leads_to_the_top_folder_of_the_site() {
        for (path, expected) in [
            ("/a", "href=\"./\""),
            ("/a/", "href=\"../\""),
            ("/a/b/c", "href=\"../../\""),
        ] {
            let page = text(path, "en").await;
            assert!(page.contains(expected), "{path}: {page}");
        }
        let deep = "/a".repeat(1_000);
        assert!(text(&deep, "en").await.len() < 2_500);
    }

    #[test]
    fn the_style_of_the_page_is_the_one_that_its_policy_allows() {
        let hash = STANDARD.encode(Sha256::digest(STYLE));
        assert!(POLICY.contains(&format!("'sha256-{hash}'")), "{hash}");
    }

    #[test]
    fn a_missing_page_speaks_each_language_of_the_game() {
        let html = include_str!("../../index.html");
        let named = html.split("id=\"language-").skip(1);
        let named = named.filter_map(|rest| rest.split_once("-words\"").map(|(code, _)| code));
        let mut named: Vec<&str> = named.filter(|code| code.len() == 2).chain(["en"]).collect();
        let mut own: Vec<&str> = ALL.iter().map(|words| words.code).collect();
        named.sort_unstable();
        own.sort_unstable();
        assert_eq!(own, named);
    }
}

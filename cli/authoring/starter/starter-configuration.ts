/** The configuration files of a new site, with comments that say what each part is for. */

/** The languages that the starter has pages in: a folder each in `files/`, and the comments here. */
export const starterLanguages = ["en", "fr"] as const;

export type StarterLocale = {
  id: string;
  /** The language's own name. */
  label: string;
  /** The language of its pages: its own, or English until someone translates them. */
  texts: (typeof starterLanguages)[number];
  /** The language of its titles and labels. */
  language: string;
};

const modeline = (schema: string): string =>
  `# yaml-language-server: $schema=../schemas/${schema}.schema.json\n`;

/** Plain where there is one locale, else a map per locale. */
function localized(english: string, locales: readonly StarterLocale[]): string {
  const [only, ...others] = locales;
  const text = ({ language }: StarterLocale) => JSON.stringify(starterText(english, language));
  if (only && others.length === 0) return text(only);
  return `{ ${locales.map((locale) => `${locale.id}: ${text(locale)}`).join(", ")} }`;
}

/** Comments are in the language of the source, as its pages are. */
function commenter([source]: readonly StarterLocale[]): (en: string, fr: string) => string {
  return (en, fr) => `# ${{ en, fr }[source?.texts ?? "en"]}`;
}

export function siteYml(locales: readonly StarterLocale[]): string {
  const t = (english: string): string => localized(english, locales);
  const c = commenter(locales);
  return `${modeline("site")}${c("Settings of the whole site. A text is one string, or one per locale: { en: …, fr: … }.", "Les réglages de tout le site. Un texte est une chaîne, ou une chaîne par langue : { en: …, fr: … }.")}
title: ${t("My site")}
tagline: ${t("What it is, in one line")}

${c("The address that the site will have, without a path. Feeds, the sitemap and search engines need it.", "L’adresse qu’aura le site, sans chemin. Les flux, le plan du site et les moteurs de recherche en ont besoin.")}
url: https://www.example.com
${c("For a site below a path, also set the path: base_url: /docs/", "Pour un site placé sous un chemin, indiquez aussi ce chemin : base_url: /docs/")}

favicon: favicon.svg

${c("To send pictures in several sizes, run npm install sharp, then remove the first # below.", "Pour proposer les images en plusieurs tailles, lancez npm install sharp, puis retirez le premier # ci-dessous.")}
# pictures: true

${c("One folder each. The first locale is the source; the others translate it, file by file.", "Un dossier par langue. La première est la source ; les autres la traduisent, fichier par fichier.")}
locales:
${locales.map(({ id, label }) => `  - { id: ${id}, tag: ${id}, label: ${JSON.stringify(label)} }`).join("\n")}

${c("The bar on top of every page.", "La barre en haut de chaque page.")}
navbar:
  left:
    ${c("The name of a sidebar in sidebars.yml.", "Le nom d’un menu latéral dans sidebars.yml.")}
    - { type: sidebar, sidebar: docs, label: ${t("Docs")} }
    - { type: link, to: /blog, label: ${t("Blog")} }
  right:
    - { type: link, to: /about, label: ${t("About")} }
    - { type: locale }
    - { type: search }

footer:
  columns:
    - title: ${t("More")}
      items:
        - { type: link, to: /about, label: ${t("About")} }
        - { type: link, to: /glossary, label: ${t("Glossary")} }
  copyright: ${t("Copyright © the authors.")}

${c("light or dark; respect_system: true follows the visitor's system.", "light (clair) ou dark (sombre) ; respect_system: true suit le système du visiteur.")}
colour_mode:
  default: light
  respect_system: true

blog:
  title: ${t("Blog")}
  description: ${t("News and notes.")}
`;
}

export function sidebarsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("sidebars")}${c("One list per sidebar. An entry is a doc's id (its path without .md), a folder, a link or a category.", "Une liste par menu latéral. Une entrée est l’identifiant d’une page (son chemin sans .md), un dossier, un lien ou une catégorie.")}
docs:
  ${c("Everything in docs/, ordered by sidebar_position and then by name.", "Tout ce que contient docs/, dans l’ordre de sidebar_position, puis des noms.")}
  - folder: ""
`;
}

export function authorsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("authors")}${c("The authors of posts, by the key that posts use.", "Les auteurs des articles, sous la clé qu’emploient les articles.")}
me:
  name: ${localized("The author", locales)}
  title: ${localized("Writer", locales)}
`;
}

export function tagsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("tags")}${c("The tags of docs and posts, by key. A tag that is not listed here is an error.", "Les mots-clés des pages de documentation et des articles, chacun sous sa clé. Un mot-clé absent de cette liste est une erreur.")}
news:
  label: ${localized("News", locales)}
`;
}

/**
 * Titles and labels in the languages whose interface comes with twsite: visitors see them from the first day on, even while pages wait to
 * be translated.
 */
const languages = "en fr de es it pt-BR nl pl uk ru tr ar he zh-Hans zh-Hant ja ko".split(" ");

/** A row for each text, in the order of the languages. */
const rows = `
My site|Mon site|Meine Website|Mi sitio|Il mio sito|Meu site|Mijn site|Moja strona|Мій сайт|Мой сайт|Sitem|موقعي|האתר שלי|我的网站|我的網站|マイサイト|내 사이트
What it is, in one line|Ce que c’est, en une ligne|Worum es geht, in einer Zeile|Qué es, en una línea|Che cos’è, in una riga|O que é, em uma linha|Wat het is, in één regel|Co to jest, w jednym wierszu|Про що він, одним рядком|О чём он, одной строкой|Ne olduğu, tek satırda|ما هو، في سطر واحد|במה מדובר, בשורה אחת|一句话介绍|一句話介紹|一行の説明|한 줄 소개
Docs|Documentation|Dokumentation|Documentación|Documentazione|Documentação|Documentatie|Dokumentacja|Документація|Документация|Belgeler|التوثيق|תיעוד|文档|文件|ドキュメント|문서
Blog|Blog|Blog|Blog|Blog|Blog|Blog|Blog|Блог|Блог|Blog|المدونة|בלוג|博客|部落格|ブログ|블로그
About|À propos|Über uns|Acerca de|Chi siamo|Sobre|Over ons|O nas|Про нас|О нас|Hakkında|نبذة عنا|אודות|关于|關於|サイトについて|소개
More|Plus|Mehr|Más|Altro|Mais|Meer|Więcej|Більше|Ещё|Daha fazla|المزيد|עוד|更多|更多|その他|더 보기
Glossary|Glossaire|Glossar|Glosario|Glossario|Glossário|Woordenlijst|Słownik|Глосарій|Глоссарий|Sözlük|المسرد|מילון מונחים|术语表|詞彙表|用語集|용어집
Copyright © the authors.|Copyright © les auteurs.|Copyright © bei den Autoren.|Copyright © los autores.|Copyright © gli autori.|Copyright © os autores.|Copyright © de auteurs.|Copyright © autorzy.|© Автори.|© Авторы.|Telif hakkı © yazarlar.|حقوق النشر © المؤلفون.|© המחברים.|版权所有 © 作者。|版權所有 © 作者。|Copyright © 著者|Copyright © 저자
News and notes.|Actualités et notes.|Neuigkeiten und Notizen.|Noticias y notas.|Notizie e appunti.|Novidades e notas.|Nieuws en notities.|Nowości i notatki.|Новини й нотатки.|Новости и заметки.|Haberler ve notlar.|أخبار وملاحظات.|חדשות והערות.|新闻与笔记。|消息與筆記。|お知らせとメモ。|소식과 메모.
The author|L’auteur|Der Autor|El autor|L’autore|O autor|De auteur|Autor|Автор|Автор|Yazar|المؤلف|המחבר|作者|作者|著者|저자
Writer|Rédacteur|Redaktion|Redacción|Redazione|Redação|Redactie|Redakcja|Редактор|Редактор|Editör|محرر|כתיבה|撰稿人|撰稿人|執筆|글쓴이
News|Actualités|Neuigkeiten|Noticias|Notizie|Novidades|Nieuws|Nowości|Новини|Новости|Haberler|أخبار|חדשות|新闻|最新消息|お知らせ|소식
`
  .trim()
  .split("\n")
  .map((row) => row.split("|"));

/** Title, tagline and author of a new site in every language: an owner has others. */
export const textsToReplace: ReadonlySet<string> = new Set(
  rows
    .filter(([english = ""]) => ["My site", "What it is, in one line", "The author"].includes(english))
    .flat(),
);

/** By language, then by the English text. */
const texts: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  languages.map((language, index) => [
    language,
    new Map(rows.map((row) => [row[0] ?? "", row[index] ?? ""] as const)),
  ]),
);

/** The text in the language; in English for one that does not come with twsite. */
function starterText(english: string, language: string): string {
  return texts.get(language)?.get(english) || english;
}

/** The configuration files of a new site, with comments that say what each part is for. */

import byLanguage from "./starter-texts.json" with { type: "json" };
import { CASES } from "./templates.ts";

export type StarterLocale = {
  id: string;
  /** The language's own name. */
  label: string;
  /** The language of its pages, titles and labels: its own, or English until someone translates them. */
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
function commenter([source]: readonly StarterLocale[]): (english: string) => string {
  return (english) => `# ${starterText(english, source?.language ?? "en")}`;
}

export function siteYml(locales: readonly StarterLocale[], parts: readonly string[]): string {
  const only = (part: string, text: string): string => (parts.includes(part) ? text : "");
  const t = (english: string): string => localized(english, locales);
  const c = commenter(locales);
  return `${modeline("site")}${c("Settings of the whole site. A text is one string, or one per locale: { en: …, fr: … }.")}
title: ${t("My site")}
tagline: ${t("What it is, in one line")}

${c("The address that the site will have, without a path. Feeds, the sitemap and search engines need it.")}
url: https://www.example.com
${c("For a site below a path, also set the path: base_url: /docs/")}

favicon: favicon.svg

${c("To send pictures in several sizes, run npm install sharp, then remove the first # below.")}
# pictures: true

${c("One folder each. The first locale is the source; the others translate it, file by file.")}
locales:
${locales.map(({ id, label }) => `  - { id: ${id}, tag: ${id}, label: ${JSON.stringify(label)} }`).join("\n")}

${c("The bar on top of every page.")}
navbar:
  left:
${only("docs", `    ${c("The name of a sidebar in sidebars.yml.")}\n    - { type: sidebar, sidebar: docs, label: ${t("Docs")} }\n`)}${only("blog", `    - { type: link, to: /blog, label: ${t("Blog")} }\n`)}${only("cases", `    - { type: link, to: ${CASES}, label: ${t("Cases")} }\n`)}  right:
    - { type: link, to: /about, label: ${t("About")} }
    - { type: locale }
    - { type: search }

footer:
  columns:
    - title: ${t("More")}
      items:
        - { type: link, to: /about, label: ${t("About")} }
${only("docs", `        - { type: link, to: /glossary, label: ${t("Glossary")} }\n`)}  copyright: ${t("Copyright © the authors.")}

${c("light or dark; respect_system: true follows the visitor’s system.")}
colour_mode:
  default: light
  respect_system: true
${only("blog", `\nblog:\n  title: ${t("Blog")}\n  description: ${t("News and notes.")}\n`)}`;
}

export function sidebarsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("sidebars")}${c("One list per sidebar. An entry is a doc’s id (its path without .md), a folder, a link or a category.")}
docs:
  ${c("Everything in docs/, ordered by sidebar_position and then by name.")}
  - folder: ""
`;
}

export function authorsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("authors")}${c("The authors of posts, by the key that posts use.")}
me:
  name: ${localized("The author", locales)}
  title: ${localized("Writer", locales)}
`;
}

export function tagsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("tags")}${c("The tags of docs and posts, by key. A tag that is not listed here is an error.")}
news:
  label: ${localized("News", locales)}
`;
}

/** Titles, labels and comments by language, of those whose interface comes with twsite, and by the English text. */
const texts: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(byLanguage).map(([language, own]) => [language, new Map(Object.entries(own))]),
);

/** Title, tagline and author of a new site in every language: an owner has others. */
export const textsToReplace: ReadonlySet<string> = new Set(
  ["My site", "What it is, in one line", "The author"].flatMap((english) =>
    [...texts.values()].flatMap((own) => own.get(english) ?? []),
  ),
);

/** The text in the language; in English for one that does not come with twsite. */
export function starterText(english: string, language: string): string {
  return texts.get(language)?.get(english) ?? english;
}

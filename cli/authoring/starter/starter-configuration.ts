/** The configuration files of a new site, with comments that say what each part is for. */

/** The languages that the starter has texts in: a folder each in `files/`, and the texts here. */
export const starterLanguages = ["en", "fr"] as const;

/** A text in each of them. */
type Text = Record<(typeof starterLanguages)[number], string>;

export type StarterLocale = {
  id: string;
  /** The language's own name. */
  label: string;
  /** The language of the starter's texts for the locale: its own, or English until someone translates them. */
  texts: keyof Text;
};

const modeline = (schema: string): string =>
  `# yaml-language-server: $schema=../schemas/${schema}.schema.json\n`;

/** Plain where there is one locale, else a map per locale. */
function localized(text: Text, locales: readonly StarterLocale[]): string {
  const [only, ...others] = locales;
  if (only && others.length === 0) return JSON.stringify(text[only.texts]);
  return `{ ${locales.map(({ id, texts }) => `${id}: ${JSON.stringify(text[texts])}`).join(", ")} }`;
}

export function siteYml(locales: readonly StarterLocale[]): string {
  const t = (en: string, fr: string): string => localized({ en, fr }, locales);
  return `${modeline("site")}# Settings of the whole site. A text is one string, or one per locale: { en: …, fr: … }.
title: ${t("My site", "Mon site")}
tagline: ${t("What it is, in one line", "Ce que c’est, en une ligne")}

# The address that the site will have, without a path. Feeds, the sitemap and search engines need it.
url: https://www.example.com
# For a site below a path, also set the path: base_url: /docs/

favicon: favicon.svg

# To send pictures in several sizes, run npm install sharp, then remove the first # below.
# pictures: true

# One folder each. The first locale is the source; the others translate it, file by file.
locales:
${locales.map(({ id, label }) => `  - { id: ${id}, tag: ${id}, label: ${JSON.stringify(label)} }`).join("\n")}

# The bar on top of every page.
navbar:
  left:
    # The name of a sidebar in sidebars.yml.
    - { type: sidebar, sidebar: docs, label: ${t("Docs", "Documentation")} }
    - { type: link, to: /blog, label: ${t("Blog", "Blog")} }
  right:
    - { type: link, to: /about, label: ${t("About", "À propos")} }
    - { type: locale }
    - { type: search }

footer:
  columns:
    - title: ${t("More", "Plus")}
      items:
        - { type: link, to: /about, label: ${t("About", "À propos")} }
        - { type: link, to: /glossary, label: ${t("Glossary", "Glossaire")} }
  copyright: ${t("Copyright © the authors.", "Copyright © les auteurs.")}

# light or dark; respect_system: true follows the visitor's system.
colour_mode:
  default: light
  respect_system: true

blog:
  title: ${t("Blog", "Blog")}
  description: ${t("News and notes.", "Nouvelles et notes.")}
`;
}

export function sidebarsYml(): string {
  return `${modeline("sidebars")}# One list per sidebar. An entry is a doc's id (its path without .md), a folder, a link or a category.
docs:
  # Everything in docs/, ordered by sidebar_position and then by name.
  - folder: ""
`;
}

export function authorsYml(locales: readonly StarterLocale[]): string {
  return `${modeline("authors")}# The authors of posts, by the key that posts use.
me:
  name: ${localized({ en: "The author", fr: "L’auteur" }, locales)}
  title: ${localized({ en: "Writer", fr: "Rédacteur" }, locales)}
`;
}

export function tagsYml(locales: readonly StarterLocale[]): string {
  return `${modeline("tags")}# The tags of docs and posts, by key. A tag that is not listed here is an error.
news:
  label: ${localized({ en: "News", fr: "Nouvelles" }, locales)}
`;
}

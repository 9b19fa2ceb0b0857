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

/** Comments are in the language of the source, as its pages are. */
function commenter([source]: readonly StarterLocale[]): (en: string, fr: string) => string {
  return (en, fr) => `# ${{ en, fr }[source?.texts ?? "en"]}`;
}

export function siteYml(locales: readonly StarterLocale[]): string {
  const t = (en: string, fr: string): string => localized({ en, fr }, locales);
  const c = commenter(locales);
  return `${modeline("site")}${c("Settings of the whole site. A text is one string, or one per locale: { en: …, fr: … }.", "Réglages de tout le site. Un texte est une chaîne, ou une par langue : { en: …, fr: … }.")}
title: ${t("My site", "Mon site")}
tagline: ${t("What it is, in one line", "Ce que c’est, en une ligne")}

${c("The address that the site will have, without a path. Feeds, the sitemap and search engines need it.", "L’adresse qu’aura le site, sans chemin. Les flux, le plan du site et les moteurs de recherche en ont besoin.")}
url: https://www.example.com
${c("For a site below a path, also set the path: base_url: /docs/", "Pour un site sous un chemin, indiquez aussi ce chemin : base_url: /docs/")}

favicon: favicon.svg

${c("To send pictures in several sizes, run npm install sharp, then remove the first # below.", "Pour envoyer les images en plusieurs tailles, lancez npm install sharp, puis retirez le premier # ci-dessous.")}
# pictures: true

${c("One folder each. The first locale is the source; the others translate it, file by file.", "Un dossier pour chacune. La première langue est la source ; les autres la traduisent, fichier par fichier.")}
locales:
${locales.map(({ id, label }) => `  - { id: ${id}, tag: ${id}, label: ${JSON.stringify(label)} }`).join("\n")}

${c("The bar on top of every page.", "La barre en haut de chaque page.")}
navbar:
  left:
    ${c("The name of a sidebar in sidebars.yml.", "Le nom d’un menu latéral dans sidebars.yml.")}
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

${c("light or dark; respect_system: true follows the visitor's system.", "light (clair) ou dark (sombre) ; respect_system: true suit le système du visiteur.")}
colour_mode:
  default: light
  respect_system: true

blog:
  title: ${t("Blog", "Blog")}
  description: ${t("News and notes.", "Nouvelles et notes.")}
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
  return `${modeline("authors")}${c("The authors of posts, by the key that posts use.", "Les auteurs des articles, par la clé que les articles utilisent.")}
me:
  name: ${localized({ en: "The author", fr: "L’auteur" }, locales)}
  title: ${localized({ en: "Writer", fr: "Rédacteur" }, locales)}
`;
}

export function tagsYml(locales: readonly StarterLocale[]): string {
  const c = commenter(locales);
  return `${modeline("tags")}${c("The tags of docs and posts, by key. A tag that is not listed here is an error.", "Les étiquettes des pages de documentation et des articles, par clé. Une étiquette absente d’ici est une erreur.")}
news:
  label: ${localized({ en: "News", fr: "Nouvelles" }, locales)}
`;
}

/** A small site in two languages that says everything in its site.yml that a site can say. */
import { deflateSync } from "node:zlib";
import type { Files } from "../folders.ts";

export const siteYml = `title: { en: Site, fr: Le site }
tagline: { en: Words, fr: Des mots }
url: https://example.com
favicon: card.png
image: card.png
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
organization:
  name: { en: Words Ltd, fr: Mots SARL }
  description: { en: Writes., fr: Écrit. }
  image: card.png
  area: Europe
  languages: [en, fr]
  profiles: ["https://profiles.example/words"]
  services: offer
announcement:
  id: autumn
  text: { en: I take on work., fr: J’accepte du travail. }
  link: { label: { en: About me, fr: À propos }, to: /about }
fonts:
  stylesheet: https://fonts.example/css?family=words:600
  titles: Words
cards:
  home: { file: { en: cards/home.en.png, fr: cards/home.fr.png }, alt: { en: A house, fr: Une maison } }
  offer: { file: cards/offer.png, alt: { en: A hand, fr: Une main } }
  docs: { file: cards/docs.png, alt: { en: A page, fr: Une page } }
  blog: { file: cards/blog.png, alt: { en: A pen, fr: Une plume } }
navbar:
  logo: { light: card.png }
  left:
    - { type: sidebar, sidebar: guide, label: { en: Guide, fr: Guide } }
    - { type: sidebar, sidebar: offer, label: { en: Offer, fr: Offre }, doc: offer/second }
    - { type: doc, doc: guide/start }
    - type: dropdown
      label: { en: More, fr: Plus }
      items:
        - { type: link, to: /blog, label: { en: Blog, fr: Journal } }
        - { type: link, to: "https://elsewhere.example/", label: { en: Elsewhere, fr: Ailleurs } }
  right:
    - { type: search }
    - { type: locale }
footer:
  columns:
    - title: { en: Content, fr: Contenu }
      items:
        - { type: link, to: /about, label: { en: About, fr: À propos } }
        - { type: doc, doc: guide/start, label: { en: Start, fr: Début } }
  copyright: { en: Copyright © 2025, fr: © 2025 }
colour_mode: { default: dark, respect_system: true, switch: false }
blog:
  title: { en: Blog, fr: Journal }
edit_url: https://git.example/content/
`;

const sidebars = `guide:
  - category: { label: { en: Guide, fr: Guide }, items: [guide/start, guide/works] }
offer:
  - category: { label: { en: Offer, fr: Offre }, items: [offer/first, offer/second] }
`;

const authors = `writer:
  name: { en: The writer, fr: La rédaction }
  title: { en: Writes, fr: Écrit }
  image: card.png
  permalink: writer
`;

const doc = (title: string, more = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\nText.\n`;

const caseFacts = "case:\n  client: Client\n  sector: Trains\n  tools: [Pens]\n  period: 2019 to 2021\n";

const pages = (locale: string): Files =>
  Object.fromEntries(
    Object.entries({
      "pages/index.md": "---\ntitle: Home\nhome:\n  features: []\n---\n\nWelcome.\n",
      "pages/about.md": doc("About"),
      "docs/guide/start.md": doc("Start", "tags: [tool]\nlast_update: { date: 2025-02-03 }\n"),
      "docs/guide/works.md": doc("Work", caseFacts),
      "docs/offer/first.md": doc("First"),
      "docs/offer/second.md": doc("Second", "image: own.png\n"),
      "docs/offer/own.png": png(2, 1),
      "blog/2025-01-02-post.md": `---\ntitle: Post\nauthors: [writer]\ntags: [tool]\n---\n\nText.\n`,
    }).map(([path, text]) => [`${locale}/${path}`, text]),
  );

export function everySetting(): Files {
  return {
    "site.yml": siteYml,
    "sidebars.yml": sidebars,
    "authors.yml": authors,
    "tags.yml": "tool: { label: { en: Tool, fr: Outil } }\n",
    "static/card.png": png(3, 2),
    ...Object.fromEntries(
      ["home.en", "home.fr", "offer", "docs", "blog"].map((name) => [
        `static/cards/${name}.png`,
        png(1200, 630),
      ]),
    ),
    ...pages("en"),
    ...pages("fr"),
  };
}

/** A picture of this size, all black: enough for whoever reads its header. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

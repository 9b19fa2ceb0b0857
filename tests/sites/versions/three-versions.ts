/** A site of two languages whose docs have three versions: two frozen ones, and the next one. */
import type { PageData } from "../../../schema/page.ts";
import type { Files } from "../folders.ts";

export const siteYml = `title: { en: Site, fr: Le site }
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
navbar:
  left:
    - { type: doc, doc: start, label: { en: Start, fr: Début } }
    - { type: doc, doc: guide/new }
    - { type: sidebar, sidebar: docs, label: Guide }
  right:
    - type: version
`;

const versionsYml = `versions:
  frozen:
    - name: "2.0"
    - { name: "1.0", label: { en: 1.x, fr: 1.x (ancienne) }, path: old, noindex: true }
`;

export const threeVersions: Files = {
  "site.yml": siteYml + versionsYml,
  "sidebars.yml": "docs:\n  - start\n  - category: { folder: guide }\n",
  "tags.yml": "Tools: { label: { en: Tools, fr: Outils } }\n",
  "versions/2.0/sidebars.yml": "docs:\n  - start\n  - { link: /about, label: About }\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/pages/about.md": "# About\n\n[Start](/docs/start)\n",
  "fr/pages/about.md": "# À propos\n",

  "en/docs/start.md":
    "---\ntags: [Tools]\n---\n# Start\n\n[New](guide/new.md), [install](/docs/guide/install), [about](../pages/about.md).\n",
  "fr/docs/start.md": "# Début\n\n[Installer](/fr/docs/guide/install).\n",
  "en/docs/guide/category.yml": "label: Guide\ndescription: How to.\n",
  "en/docs/guide/install.md": "# Install\n\nText.\n",
  "fr/docs/guide/install.md": "# Installer\n\nTexte.\n",
  "en/docs/guide/new.md": "# What is new\n\nText.\n",
  "fr/docs/guide/new.md": "# Nouveautés\n\nTexte.\n",

  "en/versions/2.0/start.md":
    "---\ntags: [Tools]\n---\n# Start\n\n[Install](/docs/guide/install), [about](../pages/about.md), [picture](guide/plan.svg).\n",
  "fr/versions/2.0/start.md": "# Début\n\nTexte.\n",
  "en/versions/2.0/guide/install.md": "# Install\n\nText of 2.0, [back](../start.md).\n",
  "fr/versions/2.0/guide/install.md": "# Installer\n\nTexte de la 2.0.\n",
  "en/versions/2.0/guide/plan.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',

  "en/versions/1.0/start.md":
    "# Start\n\n[Install](/docs/guide/install), [old](/docs/guide/old), [source](/docs/guide/old.md), [about](/about).\n",
  "en/versions/1.0/guide/install.md": "# Install\n\nText of 1.0, [back](../start.md).\n",
  "en/versions/1.0/guide/category.yml": "label: The old guide\nslug: /category/guide\n",
  "en/versions/1.0/guide/old.md": "# An old way\n\nText.\n",
  "fr/versions/1.0/start.md": "# Début\n\nTexte.\n",
};

export function docOf(page: PageData) {
  if (page.kind !== "doc") throw new Error(`${page.path} is no doc`);
  return page;
}

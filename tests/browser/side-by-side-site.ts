/** A site with pages in two languages that are not built alike everywhere. */
import type { Files } from "../sites/folders.ts";

const paragraphs = (words: string) => `${words}\n\n`.repeat(24);

export const twoLanguages: Files = {
  "site.yml": `title: Site
url: https://example.com
stale_notice: true
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
  - { id: fr-CA, tag: fr-CA, label: Français canadien }
navbar: { right: [{ type: locale }] }
`,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "fr-CA/pages/index.md": "# Accueil\n",
  "en/pages/about.md": "---\ntitle: About\n---\n\nWho we are.\n",
  "fr/pages/about.md": "---\ntitle: À propos\n---\n\nQui nous sommes.\n",
  "en/blog/2025-01-02-news.md": "---\ntitle: News\n---\n\nNew things.\n",
  "fr/blog/2025-01-02-news.md": "---\ntitle: Nouvelles\n---\n\nDu nouveau.\n",
  "en/docs/guide.md": `---
title: The guide
description: All that is needed.
---

First words, of [its end](#end).

## Start

${paragraphs("A paragraph that takes its place.")}

This one is in English alone, on port 8080.

## Lists {#lists}

- One
- Two
- Three

\`\`\`sh
npm ci
\`\`\`

::::tabs{group=system}
:::tab[Linux]
Text for Linux.
:::
:::tab[macOS]
Text for macOS.
:::
::::

${paragraphs("Another paragraph.")}

## End {#end}

Last words.
`,
  "fr/docs/guide.md": `---
title: Le guide
description: Tout ce qu’il faut.
translation_of: "0123456789ab"
---

Premiers mots, de [la fin](#end).

## Début

${paragraphs("Un paragraphe qui prend sa place, un peu plus long que l’autre.")}

## Listes {#lists}

- Un
- Deux

\`\`\`sh
npm ci
\`\`\`

::::tabs{group=system}
:::tab[Linux]
Texte pour Linux.
:::
:::tab[macOS]
Texte pour macOS.
:::
::::

${paragraphs("Un autre paragraphe.")}

## Fin {#end}

Derniers mots.
`,
  "en/docs/only.md": "---\ntitle: Only here\n---\n\nIn English alone.\n",
};

/** A blog in two languages with what goes wrong in blogs: one day twice, 1 January, nobody's tag, an author of nothing. */
import type { Files } from "../folders.ts";

const post = (head: string, body: string) => `---\n${head}\n---\n\n${body}\n`;

export const blogFiles = {
  "site.yml": `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
blog:
  title: { en: Blog, fr: Journal }
  description: { en: Notes, fr: Notes }
  posts_per_page: 2
edit_url: https://example.com/edit/
`,
  "tags.yml": `AI: { label: { en: AI, fr: IA }, permalink: AI }
Docs_as-Code: { label: Docs as code, permalink: Docs_as-Code }
Tools: { label: { en: Tools, fr: Outils } }
Nothing: { label: { en: Nothing yet, fr: Rien encore }, permalink: Nothing }
`,
  "authors.yml": `writer: { name: { en: The writer, fr: La plume }, permalink: A-post_by-writer, url: "https://example.org/~writer" }
silent: { name: { en: A silent one, fr: Une absente } }
`,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/blog/2025-03-17-b_second.md": post("tags: [AI, Tools]\nauthors: writer", "# B\n\nSame day."),
  "fr/blog/2025-03-17-b_second.md": post("tags: [AI, Tools]\nauthors: writer", "# B\n\nMême jour."),
  "en/blog/A_first.md": post("date: 2025-03-17\ntags: [AI]", "# A\n\nSame day."),
  "fr/blog/A_first.md": post("date: 2025-03-17\ntags: [AI]", "# A\n\nMême jour."),
  "en/blog/2025/01/01/new-year.md": post(
    "tags: [Tools, AI]\nauthors: writer\nlast_update: { date: 2025-02-01, author: A friend }",
    "# New year\n\nAt midnight.\n\n<!-- truncate -->\n\nMore.",
  ),
  "fr/blog/2025/01/01/new-year.md": post("tags: [Tools, AI]\nauthors: writer", "# Nouvel an\n\nÀ minuit."),
  "en/blog/2020-12-31-old.md": post(
    "date: 2024-12-31\ntags: [Docs_as-Code]\nslug: Old_Post",
    "# Old\n\nLast day.",
  ),
  "fr/blog/2020-12-31-old.md": post(
    "date: 2024-12-31\ntags: [Docs_as-Code]\nslug: Old_Post",
    "# Vieux\n\nDernier jour.",
  ),
  "en/blog/2025-03-20-hidden.md": post("unlisted: true\ntags: [AI]\nauthors: writer", "# Hidden\n\nSecret."),
  "fr/blog/2025-03-20-hidden.md": post("unlisted: true\ntags: [AI]\nauthors: writer", "# Caché\n\nSecret."),
  "en/blog/2025-03-21-draft.md": post("draft: true\ntags: [AI]\nauthors: writer", "# Draft\n\nUnfinished."),
} satisfies Files;

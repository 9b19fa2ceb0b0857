/** A site with docs at its top, posts at /news and two further sets of docs, one of them in two versions. */
import type { Files } from "../folders.ts";

export const locales = `locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
`;

const siteYml = `title: Site
url: https://example.com
${locales}docs:
  path: /
  sets:
    - name: api
      label: { en: Reference, fr: Référence }
      path: /reference
      versions:
        frozen:
          - name: "1.0"
    - name: tools
blog:
  path: /news
navbar:
  left:
    - { type: sidebar, sidebar: docs, label: { en: Guide, fr: Guide } }
    - { type: doc, docs: api, doc: start, label: { en: Reference, fr: Référence } }
    - { type: doc, docs: tools, doc: cli }
  right:
    - { type: version, docs: api }
    - { type: search }
edit_url: https://git.example/
`;

export const severalSets: Files = {
  "site.yml": siteYml,
  "authors.yml": "writer: { name: { en: Writer, fr: Autrice } }\n",
  "tags.yml": "Tools: { label: { en: Tools, fr: Outils } }\n",
  "sidebars.yml": "docs:\n  - welcome\n  - category: { folder: guide }\n",
  "sidebars-api.yml": "main:\n  - start\n  - category: { folder: calls }\n",
  "versions-api/1.0/sidebars.yml": "main:\n  - start\n",
  "en/docs/welcome.md":
    "---\nslug: /\n---\n# Welcome\n\n[Install](guide/install.md), [calls](../api/calls/get.md).\n",
  "fr/docs/welcome.md": "---\nslug: /\n---\n# Bienvenue\n",
  "en/docs/guide/install.md": "---\ntags: [Tools]\n---\n# Install\n\n[About](/about), [post](/news/first).\n",
  "en/docs/guide/draft.md": "---\ndraft: true\n---\n# Draft\n",
  "en/api/start.md": "# Start of the API\n\nText.\n",
  "fr/api/start.md": "# Début de l’API\n",
  "en/api/calls/category.yml": "label: Calls\n",
  "en/api/calls/get.md":
    "---\naliases: [/old/get]\n---\n# Get\n\nSee [start](../start.md) and [one](/reference/1.0/start).\n",
  "en/versions-api/1.0/start.md":
    "# Start of the API\n\n[Get](/reference/calls/get), [guide](../docs/guide/install.md).\n",
  "en/versions-api/1.0/calls/get.md": "---\naliases: [/old/get]\n---\n# Get\n\n[Start](/reference/start).\n",
  "en/tools/cli.md": "# Command line\n",
  "en/blog/2024-01-02-first.md": "---\nauthors: [writer]\ntags: [Tools]\n---\n# First\n\nText.\n",
  "en/pages/about.md": "# About\n",
};

/** A site whose pages, files and languages had other addresses once. */
import { twoLocales } from "../read-site.ts";

export const redirects = `
redirects:
  - { from: /old-cv.pdf, to: /cv.pdf }
  - { from: /shop, to: "https://shop.example.org/start?a=1&b=2", status: 302 }
  - { from: /first, to: /second }
  - { from: /second, to: "/third#part" }
  - { from: /third/, to: /docs/start }
  - { from: /fr/ancien, to: /fr/docs/debut }
`;

export const movedPages = {
  "site.yml": twoLocales + redirects,
  "en/pages/index.md":
    "# Home\n\n[A](/old/start), [B](/first), [C](/first#end), [D](/shop), [E](/old-cv.pdf), [F](/OLD/café.html)\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md":
    "---\naliases: [/old/start/, /OLD/café.html]\n---\n# Start & go\n\n## Part\n\nText.\n\n## End\n\nText.\n",
  "fr/docs/start.md": "---\nslug: debut\naliases: [/fr/vieux]\n---\n# Début\n",
  "en/docs/other.md": "---\naliases: [/old/other]\n---\n# Other\n",
  "en/blog/2025-01-01-post.md": "---\naliases: [/2025/01/post]\n---\n# Post\n",
  "static/cv.pdf": "pdf",
};

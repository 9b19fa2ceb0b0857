/** A site in two languages of which some pages are not translated, and others have addresses of their own. */
import { twoLocales } from "../read-site.ts";

/** Two homes. */
export const homes = {
  "site.yml": twoLocales,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
};

export const halfTranslated = {
  ...homes,
  "en/docs/start.md":
    "---\nslug: first\n---\n# Start\n\n## One\n\n[Next](./next.md#top-of-next), [absolute](/docs/next), [one](#one), [blog](/blog/hello)\n",
  "en/docs/next.md": "# Next\n\n## Top of next\n\nText.\n",
  "fr/docs/next.md": "---\nslug: suite\n---\n# Suite\n\n## Un\n\nTexte, [début](./start.md).\n",
  "en/blog/2025-01-02-hello.md": "# Hello\n\nText.\n",
  "en/blog/2025-01-03-salut.md": "# Hi\n\nText.\n",
  "fr/blog/2025-01-03-salut.md": "# Salut\n\nTexte.\n",
  "en/pages/about.md": "# About\n\nText.\n",
};

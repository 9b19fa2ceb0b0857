/** Docs whose folders and names say where they stand: number prefixes, own slugs, pages of folders. */
import type { Files } from "../folders.ts";
import { smallSite } from "../small-sites.ts";

/** A doc with this title; `frontMatter` in YAML. */
export const doc = (title: string, frontMatter = "") =>
  `---\n${frontMatter}\n---\n# ${title}\n\nText of ${title}.\n`;

export const addressedDocs: Files = {
  ...smallSite,
  "en/docs/01-start/02 - Set_Up.md": doc("Set up"),
  "en/docs/01-start/2021-11-notes.md": doc("Notes"),
  "en/docs/01-start/own.md": doc("Own", "slug: other/Place"),
  "en/docs/01-start/top.md": doc("Top", "slug: /Top"),
  "en/docs/guide/guide.md": doc("Guide"),
  "en/docs/api/README.md": doc("API", "sidebar_position: 1"),
  "en/docs/api/7.0-changes.md": doc("Changes"),
  "en/docs/welcome.md": doc("Welcome", "slug: /"),
};

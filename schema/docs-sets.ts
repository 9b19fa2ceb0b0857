/** `docs:` and `blog.path` of `content/site.yml`: where docs and posts are, and which further sets of docs there are (S74). */
import * as z from "zod";
import { Name } from "./address.ts";
import { MAIN_DOCS } from "./contract.ts";
import { offByDefault } from "./fields.ts";
import { VersionsConfig } from "./site-versions.ts";
import { LocalizedText } from "./text.ts";

/** Route of a part of the site, without the locale: `/docs`; `/` for a part at the top. */
export const PartPath = Name.regex(
  /^\/((?!\.{1,2}(\/|$))[^/\s?#\\\p{Cc}]+(\/(?!\.{1,2}(\/|$))[^/\s?#\\\p{Cc}]+)*)?$/u,
  "expected a path with a slash at its start and none at its end, such as /docs, or / for the root of the site",
);

/** Folders of a locale, and of its data, that are not sets of docs. */
const reserved = /^(docs|blog|pages|apis|versions(-.*)?|sidebars|search)$/i;

export const SetName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/,
    "expected up to 32 letters, digits, hyphens and underscores, the first a letter or a digit",
  )
  .refine((name) => !reserved.test(name), "expected another name; this one is reserved");

const label = LocalizedText.optional().describe(
  "Name of these docs in search results, if no item of the navbar links to their sidebar. Default: the word for documentation.",
);

export const DocsSetConfig = z.strictObject({
  name: SetName.describe(
    "Name of the set: its pages are in `<locale>/<name>/`, its sidebars in `sidebars-<name>.yml`.",
  ),
  label,
  path: PartPath.optional().describe("Address of the set. Default: `/` and the name."),
  versions: VersionsConfig.prefault({}).describe(
    "Versions of the set, as those of `docs/`; frozen ones are in `<locale>/versions-<name>/<version>/`, their sidebars in `versions-<name>/<version>/sidebars.yml`.",
  ),
});

export const DocsConfig = z.strictObject({
  path: PartPath.default(`/${MAIN_DOCS}`).describe(
    "Address of the docs in `docs/`; `/` for the top of the site, where a doc at `/` is the home page. Default: `/docs`.",
  ),
  label,
  root: offByDefault(
    "True: the Markdown files of the content folder itself are the docs, in the first language. `README.md` is the page of its folder, and an address has hyphens for spaces. There are no posts, no plain pages, no further sets and no versions then. Default: false.",
  ),
  sets: z
    .array(DocsSetConfig)
    .default([])
    .describe("Further sets of docs, such as an API reference with sidebars and versions of its own."),
});

/** `versions:` of `content/site.yml`: which frozen versions of the docs there are, and how each is shown. */
import * as z from "zod";
import { Name } from "./address.ts";
import { CURRENT_VERSION } from "./contract.ts";
import { offByDefault, onByDefault, optional } from "./fields.ts";
import { LocalizedText } from "./text.ts";

const VersionName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/,
    "expected up to 32 letters, digits, dots, hyphens and underscores",
  );

const choices = {
  label: LocalizedText.optional().describe(
    "Name in the version menu and in the badge. Default: the version's name; “Next” for the current docs.",
  ),
  path: Name.regex(
    /^([^/\s?#]+(\/[^/\s?#]+)*)?$/,
    "expected a path without a slash at either end, such as next or 1.x",
  )
    .optional()
    .describe(
      "Address of the version below the address of its docs (`/docs`); empty for that address itself. Default: empty for the latest version, `next` for the current docs, else the name.",
    ),
  banner: z
    .enum(["none", "unreleased", "unmaintained"])
    .optional()
    .describe(
      "Notice on top of every page, with a link to the latest version. Default: none for the latest, unreleased for newer ones, unmaintained for older ones.",
    ),
  badge: onByDefault("False: pages do not name their version. Default: true where there are two or more."),
  noindex: offByDefault(
    "True: search engines are asked to leave the version out, and so does the sitemap. Default: false.",
  ),
};

export const VersionsConfig = z.strictObject({
  last: optional.nonempty(
    "Name of the version that visitors get at the address of the docs and through the navbar. Default: the newest frozen one, else the current docs.",
  ),
  current: z.strictObject(choices).prefault({}).describe("The docs that you write now."),
  frozen: z
    .array(
      z.strictObject({
        name: VersionName.refine(
          (name) => name !== CURRENT_VERSION,
          "expected another name; this one is reserved for the unversioned docs",
        ).describe("Name of the version, and of its folders."),
        ...choices,
      }),
    )
    .default([])
    .describe(
      "Frozen versions, newest first; their docs are in `<locale>/versions/<name>/`, their sidebars in `versions/<name>/sidebars.yml`.",
    ),
});
export type VersionsConfig = z.infer<typeof VersionsConfig>;

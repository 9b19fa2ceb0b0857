/** Texts per locale: each is given in every locale; a missing one is replaced by that of the first locale. */

import { grouped } from "../../schema/grouped.ts";
import { LocaleId } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";

export function checkTexts({ site, authors, tags, sidebars }: Configuration): Finding[] {
  const locales = site.value.locales.map(({ id }) => id);
  const files: ConfigFile<unknown>[] = [site, authors, tags, ...sidebars.values()];
  return files.flatMap((file) =>
    [...grouped(gaps(file.value, [], locales), ({ missing }) => missing.join(", "))].map(([missing, alike]) =>
      findingOf(missing, alike, file, locales[0]),
    ),
  );
}

type Gap = { path: PathPart[]; missing: string[] };

function gaps(value: unknown, path: PathPart[], locales: readonly string[]): Gap[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  // A map whose keys are all locale ids, one of them a locale of the site, is a text.
  const isText =
    entries.length > 0 &&
    entries.every(([key, text]) => typeof text === "string" && LocaleId.safeParse(key).success) &&
    entries.some(([key]) => locales.includes(key));
  if (isText) {
    const missing = locales.filter((id) => !Object.hasOwn(value, id));
    return missing.length > 0 ? [{ path, missing }] : [];
  }
  return entries.flatMap(([key, inner]) =>
    gaps(inner, [...path, Array.isArray(value) ? Number(key) : key], locales),
  );
}

/** One finding for all texts that the same languages lack, at the first of them. */
function findingOf(
  missing: string,
  alike: readonly Gap[],
  { file, placeOf }: ConfigFile<unknown>,
  source: string | undefined,
): Finding {
  const [first, ...others] = alike;
  const isShown = source !== undefined && first?.missing.includes(source) === false;
  const name = `“${first?.path.join(".")}”`;
  const what =
    others.length === 0
      ? `${name} has no text for ${missing}`
      : `${alike.length} texts are missing in ${missing}, starting with ${name}`;
  return {
    rule: isShown ? "language-is-complete" : "configuration-is-valid",
    file,
    place: placeOf(first?.path ?? []),
    message: isShown ? `${what}; the text for ${source} is shown` : what,
    expected: "a text for every locale, or one plain text for all",
    ...(others.length > 0 && {
      related: others.map(({ path }) => ({ note: `also “${path.join(".")}”,`, file, place: placeOf(path) })),
    }),
  };
}

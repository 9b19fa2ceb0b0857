/** Every text that is given per locale is given in each locale. */

import { LocaleId } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import type { Placed } from "../source/placed.ts";
import type { PathPart } from "../yaml/value-at.ts";

export function checkTexts({ site, authors, tags, sidebars, versionSidebars }: Configuration): Finding[] {
  const locales = site.value.locales.map(({ id }) => id);
  const files: Placed<unknown>[] = [
    site,
    authors,
    tags,
    ...(sidebars ? [sidebars] : []),
    ...versionSidebars.values(),
  ];
  return files.flatMap((file) => gaps(file.value, [], locales).map((gap) => findingOf(gap, file)));
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
    const missing = locales.filter((id) => !(id in value));
    return missing.length > 0 ? [{ path, missing }] : [];
  }
  return entries.flatMap(([key, inner]) =>
    gaps(inner, [...path, Array.isArray(value) ? Number(key) : key], locales),
  );
}

function findingOf({ path, missing }: Gap, { file, placeOf }: Placed<unknown>): Finding {
  return {
    rule: "configuration-is-valid",
    file,
    place: placeOf(path),
    message: `“${path.join(".")}” has no text for ${missing.join(", ")}`,
    expected: "a text for every locale, or one plain text for all",
  };
}

/** Texts per locale: each is given in every locale; a missing one is replaced by that of the first locale. */

import { LocaleId } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";

export function checkTexts({ site, authors, tags, sidebars }: Configuration): Finding[] {
  const locales = site.value.locales.map(({ id }) => id);
  const files: ConfigFile<unknown>[] = [site, authors, tags, ...sidebars.values()];
  return files.flatMap((file) => {
    const all = gaps(file.value, [], locales);
    return [...bySameLocales(all).values()].flatMap((alike) =>
      alike.length > mostSingle && !isSource(alike[0], locales[0])
        ? [manyOf(alike, file, locales[0])]
        : alike.map((gap) => findingOf(gap, file, locales[0])),
    );
  });
}

/** If a language lacks more texts than these, its translation has not begun. */
const mostSingle = 5;

function bySameLocales(all: readonly Gap[]): Map<string, Gap[]> {
  const groups = new Map<string, Gap[]>();
  for (const gap of all) {
    const key = gap.missing.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), gap]);
  }
  return groups;
}

function isSource(gap: Gap | undefined, source: string | undefined): boolean {
  return source !== undefined && gap?.missing.includes(source) === true;
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

function findingOf(
  { path, missing }: Gap,
  { file, placeOf }: ConfigFile<unknown>,
  source: string | undefined,
): Finding {
  const isShown = source !== undefined && !missing.includes(source);
  return {
    rule: isShown ? "language-is-complete" : "configuration-is-valid",
    file,
    place: placeOf(path),
    message: `“${path.join(".")}” has no text for ${missing.join(", ")}${isShown ? `; the text for ${source} is shown` : ""}`,
    expected: "a text for every locale, or one plain text for all",
  };
}

/** One finding, at the first of them. */
function manyOf(
  alike: readonly Gap[],
  { file, placeOf }: ConfigFile<unknown>,
  source: string | undefined,
): Finding {
  const [first, ...others] = alike;
  return {
    rule: "language-is-complete",
    file,
    place: placeOf(first?.path ?? []),
    message: `${alike.length} texts are missing in ${first?.missing.join(", ")}, starting with “${first?.path.join(".")}”; those of ${source} are shown`,
    expected: "a text for every locale, or one plain text for all",
    related: others.map(({ path }) => ({ note: `also “${path.join(".")}”,`, file, place: placeOf(path) })),
  };
}

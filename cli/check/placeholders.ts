/** Placeholders in configuration and pages that the owner of the site still has to fill in. */
import { ownValue } from "../../schema/own-value.ts";
import type { Page } from "../compile/compile-files.ts";
import {
  emptyVariable,
  filledIn,
  placeholderInValue,
  stubFinding,
  untouchedPage,
} from "../markdown/placeholders/placeholder-finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Categories } from "../source/categories.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import type { Untouched } from "./untouched-starter.ts";

/** Drafts are left out: they are not published. */
export function placeholdersOf(
  pages: readonly Page[],
  { site, authors, tags, sidebars, variables }: Configuration,
  categories: Categories,
  untouched: Untouched,
): Finding[] {
  const files: ConfigFile<unknown>[] = [site, authors, tags, ...sidebars.values(), ...categories.values()];
  const texts = Object.values(variables);
  const findings = [
    ...files.flatMap((file) => inFile(file, (path) => file === site && path[0] === "variables")),
    ...[site, authors].flatMap((file) => asInStarter(file, untouched)),
    ...texts.flatMap((file) => inFile(file, () => true)),
  ];
  const shared = [site.value.variables, ...texts.map(({ value }) => value)];
  const filled = shared.flatMap((value) => [...textsIn(value, [])].map(({ text }) => text));
  const unfilled = filled.filter((text) => placeholderInValue(text, true) !== undefined);
  const shown = pages.filter(isShown);
  return [
    ...findings,
    ...shown.flatMap((page) => inPage(page, unfilled)),
    ...shown.flatMap(({ source: { path } }) =>
      untouched.pages.has(path) ? { ...untouchedPage, file: path } : [],
    ),
  ];
}

function asInStarter({ file, value, placeOf }: ConfigFile<unknown>, { texts }: Untouched): Finding[] {
  const found = textsIn(value, []).filter(({ text }) => texts.has(text));
  return found.map(({ text, path }) => ({ ...filledIn(text, placeOf(path), path.join(".")), file }));
}

/** An API description has addresses and values of its own, such as `api.example.com`, which no owner fills in. */
function isShown({ source, facts, fallback }: Page): boolean {
  return !source.generated && fallback === undefined && !facts.frontMatter.draft;
}

function inFile(
  { file, value, placeOf }: ConfigFile<unknown>,
  isVariable: (path: readonly PathPart[]) => boolean,
): Finding[] {
  const seen = new Set<string>();
  return textsIn(value, []).flatMap(({ text, path }) => {
    const isOfVariable = isVariable(path);
    const isMissing = isOfVariable && text.trim() === "";
    const found = placeholderInValue(text, isOfVariable);
    if (found === undefined && !isMissing) return [];
    const place = placeOf(path);
    // An alias of YAML gives the texts of all languages at one place.
    const key = `${place.line}:${place.column}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const name = path.join(".");
    return [{ ...(found === undefined ? emptyVariable(place, name) : filledIn(found, place, name)), file }];
  });
}

/** `unfilled` are the values of variables that are placeholders: those are reported where they are given. */
function inPage({ source, facts }: Page, unfilled: readonly string[]): Finding[] {
  const { frontMatter, keys, placeholders = [] } = facts;
  const stub: Finding[] = frontMatter.stub ? [{ ...stubFinding(keys.stub), file: source.path }] : [];
  const ofFrontMatter = textsIn(frontMatter, []).flatMap(({ text, path }): Finding | Finding[] => {
    const found = placeholderInValue(text, false);
    if (found === undefined || unfilled.some((value) => text.includes(value))) return [];
    return {
      ...filledIn(found, ownValue(keys, path.join(".")) ?? ownValue(keys, path[0] ?? ""), path.join(".")),
      file: source.path,
    };
  });
  return [
    ...stub,
    ...ofFrontMatter,
    ...placeholders.map((one) => ({ ...one, file: one.file ?? source.path })),
  ];
}

type Text = { text: string; path: PathPart[] };

function textsIn(value: unknown, path: PathPart[]): Text[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

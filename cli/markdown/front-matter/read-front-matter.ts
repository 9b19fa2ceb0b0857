/** Front matter of one file: YAML → the value of its area's schema, and what is wrong with it. */
import * as z from "zod";
import { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../../schema/front-matter.ts";
import { ownValue } from "../../../schema/own-value.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { sizeFinding } from "../../report/limits/size.ts";
import { frontMatterKeyFor, frontMatterKeyWithSameValue } from "../../source/other-tools/keys.ts";
import type { Area } from "../../source/source-file.ts";
import { readYaml, type YamlProblem } from "../../source/yaml/read-yaml.ts";
import { salvage } from "../../source/yaml/salvage.ts";
import type { FrontMatterOf } from "../compiled-page.ts";
import { fillFrontMatter } from "../includes/front-matter-values.ts";
import type { OpenUses } from "../includes/page-uses.ts";
import type { LocaleVariables } from "../includes/variables.ts";
import { exceeded } from "../mdast/bounds.ts";
import type { SplitFile } from "../mdast/split-front-matter.ts";

export type FrontMatter = {
  /** Without the parts that do not fit. */
  value: FrontMatterOf[Area];
  /** False where a problem keeps the page from being published. */
  isUsable: boolean;
  /** Place of each key of the outermost map. */
  keys: Record<string, Place>;
  findings: PageFinding[];
};

const schemas = { docs: DocFrontMatter, blog: PostFrontMatter, pages: PageFrontMatter } satisfies Record<
  Area,
  z.ZodObject
>;

/** The YAML starts on the second line of the file. */
export const frontMatterLine = 2;

/** Parts of a file that say what its front matter is. */
type Source = Pick<SplitFile, "frontMatter" | "unclosed" | "body">;

/** The values of variables are filled in; `uses` gets their names. */
export function readFilledFrontMatter(
  area: Area,
  file: Source,
  variables: LocaleVariables | undefined,
  uses: OpenUses,
): FrontMatter {
  const read = readFrontMatter(area, file);
  if (!variables || !file.frontMatter?.includes("{{")) return read;
  const { value, findings } = fillFrontMatter(read, schemas[area], variables, uses);
  const isUsable = read.isUsable && findings.length === 0;
  return { ...read, value, isUsable, findings: [...read.findings, ...findings] };
}

export function readFrontMatter(area: Area, file: Source): FrontMatter {
  if (file.unclosed)
    return { value: schemas[area].parse({}), isUsable: false, keys: {}, findings: [unclosed(file.body)] };
  const schema = schemas[area];
  const tooLarge = sizeFinding(
    "this front matter",
    Buffer.byteLength(file.frontMatter ?? ""),
    limits.frontMatterBytes,
  );
  if (tooLarge) {
    const finding = {
      ...tooLarge,
      place: { line: 1, column: 1 },
      expected: "long texts in the body of the page",
    };
    return { value: schema.parse({}), isUsable: false, keys: {}, findings: [finding] };
  }
  const read = readYaml(schema, file.frontMatter ?? "", frontMatterLine);
  const { value, problems, written } = read;
  const keys = read.keys();
  const end = problems.some(({ kind }) => kind !== "mistake")
    ? misspeltEnd(file.frontMatter ?? "")
    : undefined;
  if (end) return { value: schema.parse({}), isUsable: false, keys, findings: [end] };
  const lines = (file.frontMatter ?? "").split("\n");
  const all = problems.some(({ kind }) => kind === "unknown-key") ? allKeys(file.frontMatter ?? "") : {};
  const findings = firstAtEachPlace(problems).map((problem) =>
    findingOf(problem, schema, all, lines[problem.place.line - frontMatterLine] ?? ""),
  );
  if (value?.draft && value.unlisted)
    findings.push({
      rule: "front-matter-is-valid",
      place: keys.unlisted,
      message: "a page cannot be both a draft and unlisted",
      expected: "draft: true or unlisted: true",
    });
  const isUsable = value !== undefined && findings.every(({ rule }) => rule !== "front-matter-is-valid");
  const tooMany = value && tooManyNames(value, keys);
  if (tooMany) return { value: schema.parse({}), isUsable: false, keys, findings: [...findings, tooMany] };
  return { value: value ?? salvage(schema, written ?? {}) ?? schema.parse({}), isUsable, keys, findings };
}

/** Values of all keys, unknown ones too. */
function allKeys(text: string): Readonly<Record<string, unknown>> {
  return readYaml(z.record(z.string(), z.unknown()), text, frontMatterLine).value ?? {};
}

/** A value that breaks two rules of the schema at once is one mistake. */
function firstAtEachPlace(problems: readonly YamlProblem[]): YamlProblem[] {
  const first = new Map<string, YamlProblem>();
  for (const problem of problems) {
    const key = `${problem.kind} ${problem.place.line}:${problem.place.column}`;
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}

/** `line` is where the problem is. */
function findingOf(
  { kind, path = [], rule, ...problem }: YamlProblem,
  schema: z.ZodObject,
  written: Readonly<Record<string, unknown>>,
  line: string,
): PageFinding {
  if (kind !== "unknown-key") return { ...problem, rule: rule ?? "front-matter-is-valid" };
  const other = path.length === 1 ? frontMatterKeyFor(String(path[0])) : undefined;
  const found: PageFinding =
    other !== undefined && Object.hasOwn(schema.shape, other)
      ? { ...problem, rule: "front-matter-keys-are-known", expected: undefined, nearest: other }
      : { ...problem, rule: "front-matter-keys-are-known" };
  if (path.length > 1) return found;
  const fix = renamed(String(path[0]), problem.place, schema, written, line);
  // A misspelling of the key that keeps a page back must not publish it.
  return found.nearest === "draft" && holdsBack.test(line)
    ? { ...found, fix, level: "error", message: `${found.message}, and the page would be published` }
    : { ...found, fix };
}

/** The edit that gives a key the name that it has here; undefined where that is not certain, or the name is taken. */
function renamed(
  key: string,
  start: Place,
  schema: z.ZodObject,
  written: Readonly<Record<string, unknown>>,
  line: string,
): PageFinding["fix"] {
  const nameOf = (other: string) =>
    Object.keys(schema.shape).find((each) => each.toLowerCase() === other.toLowerCase()) ??
    frontMatterKeyWithSameValue(other);
  const name = nameOf(key);
  const isAlone = Object.keys(written).filter((each) => nameOf(each) === name).length === 1;
  const takesValue =
    name !== undefined && ownValue(schema.shape, name)?.safeParse(ownValue(written, key)).success;
  if (!isAlone || !takesValue || !line.startsWith(key, start.column - 1)) return undefined;
  return [{ start, end: { ...start, column: start.column + key.length }, text: name }];
}

const holdsBack = /:\s*(?:true|yes|on)\s*(?:#.*)?$|^\s*["']?publish(?:ed)?["']?\s*:\s*(?:false|no|off)\b/i;

/** More tags or authors than a page can have: the page of each one lists the page with all of them. */
function tooManyNames(
  value: FrontMatterOf[Area],
  keys: Readonly<Record<string, Place>>,
): PageFinding | undefined {
  const lists = { tags: "tags" in value ? value.tags : [], authors: "authors" in value ? value.authors : [] };
  for (const [key, names] of Object.entries(lists))
    if (names.length > limits.names)
      return {
        place: ownValue(keys, key),
        ...exceeded("this page", {
          count: names.length,
          words: key,
          limit: limits.names,
          instead: "those that visitors look for",
        }),
      };
  return undefined;
}

/** A line that was meant to be “---”, at the start of a line or a few spaces into it. */
const misspelt =
  /^[ \t]*(?:[-‐‑‒–—―−]{2,}|[‒–—―−]|\.{3}|\+{3,}|\*{3,}|_{3,}|={3,}|~{3,}|`{3,}|--->?|-->)[ \t\u00a0]*$/;

/**
 * Front matter whose last line is not “---”, so that it does not end where its writer meant it to.
 * `source` is the whole file, whose first line is “---”.
 */
function unclosed(source: string): PageFinding {
  return (
    misspeltEnd(source.slice(source.indexOf("\n") + 1)) ?? {
      rule: "front-matter-is-valid",
      place: { line: 1, column: 1 },
      message: "the front matter that starts here is not closed",
      expected: "a line “---” after its last key",
    }
  );
}

/** The YAML starts on the second line of the file. Undefined where no line looks like an end. */
function misspeltEnd(yaml: string): PageFinding | undefined {
  const lines = yaml.split("\n");
  const index = lines.findIndex((line) => misspelt.test(line) && line !== "---");
  const line = lines[index];
  if (line === undefined) return undefined;
  const written = line.trim();
  return {
    rule: "front-matter-is-valid",
    place: { line: index + 2, column: line.length - line.trimStart().length + 1 },
    message:
      written === "---"
        ? "spaces before “---” keep this line from ending the front matter"
        : `“${written}” does not end the front matter`,
    expected: "“---” alone at the start of the line",
  };
}

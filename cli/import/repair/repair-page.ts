/** Errors of one page → its text without them, by the steps of each rule. */

import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import type { Finding } from "../../report/finding.ts";
import type { Rule } from "../../report/rules.ts";
import type { Cause } from "../losses.ts";
import { salvagedFrontMatter } from "../source-page.ts";
import { repairedText } from "./repair-text.ts";
import { repairedYaml } from "./repair-yaml.ts";
import { stubOfText } from "./stub-page.ts";

/** What is wrong by a rule: an address, a block, a value of the front matter, or the name of the page. */
type Kind = "target" | "block" | "value" | "name";

const rulesOf: Readonly<Record<Kind, readonly Rule[]>> = {
  target: ["link-resolves", "image-resolves", "file-stays-inside"],
  block: [
    "include-resolves",
    "component-is-known",
    "component-is-usable",
    "component-props-are-valid",
    "directive-attributes-are-valid",
    "variable-is-known",
    "term-is-known",
  ],
  value: [
    "front-matter-is-valid",
    "author-is-known",
    "tag-is-known",
    "doc-is-known",
    "sidebar-is-known",
    "version-is-known",
    "redirect-ends",
  ],
  name: ["route-is-unique", "route-is-free", "route-is-valid", "doc-id-is-unique"],
};

const kinds: ReadonlyMap<Rule, Kind> = new Map(
  (Object.keys(rulesOf) as Kind[]).flatMap((kind) => rulesOf[kind].map((rule) => [rule, kind] as const)),
);

/** An address or its block, a value or what is around it, one name or another; after that, the page is the problem. */
const mostTries: Readonly<Record<Kind, number>> = { target: 2, block: 1, value: 3, name: 2 };

/**
 * The level above the value to remove for an error in YAML: 0 is the value with its key, 1 the map around it. An entry
 * with a broken link is useless without its address, so the whole entry is removed.
 */
export function yamlLevel(rule: Rule, times: number): { isEntry: boolean; level: number } {
  return { isEntry: rule !== "configuration-is-valid" && rule !== "front-matter-is-valid", level: times };
}

/** An error, and how often it was there before. */
export type Repeated = { finding: Finding; times: number };

export type Repaired = {
  cause: Cause;
  finding: Finding;
  message: string;
  instead?: string;
  subject?: string;
};

/** `text` is undefined if the page must be removed; `waiting` are errors inside of others, for the next round. */
export type RepairedPage = { text: string | undefined; done: Repaired[]; waiting: Finding[] };

/** Errors of another kind, and those that remain, make a stub of the page; a stub is removed. */
export function repairedPage(text: string, origin: string, errors: readonly Repeated[]): RepairedPage {
  const { frontMatter, head, body, bodyLine } = splitFile(text);
  const known = errors.flatMap((error) => {
    const line = error.finding.place?.line ?? 0;
    const ofRule = kinds.get(error.finding.rule);
    // An address that is taken may be one of `aliases`, a broken one the picture of the page.
    const kind = ofRule && frontMatter !== undefined && line > 1 && line < bodyLine ? "value" : ofRule;
    return kind && error.times < mostTries[kind] ? [{ ...error, kind }] : [];
  });
  const ofKind = (kind: Kind) => known.filter((error) => error.kind === kind);
  const inBody = repairedText(body, bodyLine, [...ofKind("target"), ...ofKind("block")]);
  const [values, names] = [ofKind("value"), ofKind("name")];
  const inText = [...inBody.waiting, ...inBody.repaired.map(({ error }) => error)];
  const repaired = new Set([...inText, ...values, ...names].map(({ finding }) => finding));
  const finding = errors.find((error) => !repaired.has(error.finding))?.finding;
  if (finding) {
    const isStub = /^stub: true$/m.test(frontMatter ?? "") || kinds.get(finding.rule) === "name";
    const cause = isStub ? "page-left-behind" : "page-put-aside";
    return {
      text: isStub ? undefined : stubOfText(text, origin),
      done: [{ cause, finding, message: `${finding.message} (${finding.rule})` }],
      waiting: [],
    };
  }
  const matter = values.length + names.length > 0 ? repairedMatter(frontMatter, values, names) : head;
  return {
    text: matter + inBody.text,
    waiting: inBody.waiting.map(({ finding }) => finding),
    done: [
      ...values.map(({ finding }): Repaired => {
        const cause = finding.rule === "image-resolves" ? "dead-image" : "front-matter";
        return {
          cause,
          finding,
          message: `a value of the front matter is a comment now: ${finding.message}`,
        };
      }),
      ...names.map(({ finding }): Repaired => {
        return { cause: "page-moved", finding, message: `the page has another name: ${finding.message}` };
      }),
      ...inBody.repaired.map(({ error: { finding }, cause }): Repaired => {
        const subject = quotedIn(finding.message);
        if (cause !== "part-of-page") return { cause, finding, message: `“${subject}”`, subject };
        return { cause, finding, message: `this block is shown as it is written: ${finding.message}` };
      }),
    ],
  };
}

function repairedMatter(
  frontMatter: string | undefined,
  values: readonly Repeated[],
  names: readonly Repeated[],
): string {
  const result = repairedYaml(
    frontMatter ?? "",
    values.flatMap(({ finding: { place }, times }) =>
      // The fence is line 1 of the file.
      place ? [{ place: { ...place, line: place.line - 1 }, isEntry: false, level: times }] : [],
    ),
  );
  // Front matter with errors may be readable key by key.
  const salvaged = values.length > 0 ? salvagedFrontMatter(frontMatter ?? "") : (frontMatter ?? "");
  return `---\n${withNames(result?.yaml ?? salvaged, names)}---\n`;
}

/** Another slug or id at the end of the front matter; a key that is there already has its line. */
function withNames(yaml: string, names: readonly Repeated[]): string {
  return names.reduce((changed, { finding, times }) => {
    const key = finding.rule === "doc-id-is-unique" ? "id" : "slug";
    const name = otherName(finding, times);
    const others = changed.replace(new RegExp(`^${key}:.*\\n`, "m"), "");
    return `${others}${key}: ${JSON.stringify(name)}\n`;
  }, yaml);
}

/** A name that no other page is likely to have: the one that it had, with a number. */
function otherName({ file, message }: Finding, times: number): string {
  const path = (/“(\/[^”]*)”/.exec(message)?.[1] ?? quotedIn(message)).replace(/[#?].*$/, "");
  const last = (path.split("/").at(-1) || (file.split("/").at(-1) ?? "page")).replace(/\.(html|md)$/i, "");
  const plain = last.replace(/[\p{Cc}\\/]/gu, "-").slice(0, 60);
  return `${/^\.*$/.test(plain) ? "page" : plain}-${times + 2}`;
}

/** `“/help” is a broken link` → `/help` */
function quotedIn(message: string): string {
  return /“([^”]*)”/.exec(message)?.[1] ?? message;
}

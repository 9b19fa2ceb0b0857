/** Errors of one page → its text without them, by the steps of each rule. */

import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import type { Finding } from "../../report/finding.ts";
import { isRule, type Rule } from "../../report/rules.ts";
import type { Cause } from "../losses.ts";
import { salvagedFrontMatter } from "../salvaged-front-matter.ts";
import { repairedText } from "./repair-text.ts";
import { repairedYaml } from "./repair-yaml.ts";
import { stubOfText } from "./stub-page.ts";

type PageStep =
  /** The text of a link stays, and its address becomes a comment. */
  | "link"
  /** The alternative text of an image stays, and its address becomes a comment. */
  | "image"
  /** The block is shown as it is written, as code. */
  | "block"
  /** The value of the front matter becomes a comment, or after that what is around it. */
  | "value"
  /** Another slug or id. */
  | "name"
  /** A stub takes the page's place. */
  | "stub"
  | "remove";

type Steps = readonly PageStep[];

const ofLink: Steps = ["link", "block", "stub", "remove"];
const ofImage: Steps = ["image", "link", "block", "stub", "remove"];
const ofFrontMatter: Steps = ["value", "value", "value", "stub", "remove"];
const ofBlock: Steps = ["block", "stub", "remove"];
const ofName: Steps = ["name", "name", "remove"];
const ofPage: Steps = ["stub", "remove"];

const steps: Partial<Record<Rule, Steps>> = {
  "link-resolves": ofLink,
  "file-stays-inside": ["link", "image", "block", "stub", "remove"],
  "image-resolves": ofImage,
  "front-matter-is-valid": ofFrontMatter,
  "author-is-known": ofFrontMatter,
  "tag-is-known": ofFrontMatter,
  "doc-is-known": ofFrontMatter,
  "sidebar-is-known": ofFrontMatter,
  "version-is-known": ofFrontMatter,
  "redirect-ends": ofFrontMatter,
  "include-resolves": ofBlock,
  "component-is-known": ofBlock,
  "component-is-usable": ofBlock,
  "component-props-are-valid": ofBlock,
  "directive-attributes-are-valid": ofBlock,
  "variable-is-known": ofBlock,
  "term-is-known": ofBlock,
  "route-is-unique": ofName,
  "route-is-free": ofName,
  "route-is-valid": ofName,
  "doc-id-is-unique": ofName,
};

/** `inFrontMatter`: the error is in a value there, such as the picture of the page. */
function pageStep(rule: Rule, inFrontMatter: boolean, times: number): PageStep {
  const own = isRule(rule) ? (steps[rule] ?? ofPage) : ofPage;
  // An address that is taken may be one of `aliases`.
  const tried = inFrontMatter && own !== ofPage ? ofFrontMatter : own;
  return tried[Math.min(times, tried.length - 1)] ?? "remove";
}

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

type Step = Repeated & { step: PageStep };

export function repairedPage(text: string, origin: string, errors: readonly Repeated[]): RepairedPage {
  const { frontMatter, bodyLine } = splitFile(text);
  const steps = errors.map(({ finding, times }): Step => {
    const line = finding.place?.line ?? 0;
    const inFrontMatter = frontMatter !== undefined && line > 1 && line < bodyLine;
    return { finding, times, step: pageStep(finding.rule, inFrontMatter, times) };
  });
  const last = steps.find(({ step }) => step === "remove") ?? steps.find(({ step }) => step === "stub");
  if (last) {
    const { finding, step } = last;
    const [stub, cause] =
      step === "stub"
        ? ([stubOfText(text, origin), "page-put-aside"] as const)
        : ([undefined, "page-left-behind"] as const);
    return {
      text: stub,
      done: [{ cause, finding, message: `${finding.message} (${finding.rule})` }],
      waiting: [],
    };
  }
  // The body first: its places count from the top of the file, which changes with the front matter.
  const inBody = repairedBody(text, steps);
  const inValues = repairedValues(inBody.text, steps);
  return { text: inValues.text, done: [...inValues.done, ...inBody.done], waiting: inBody.waiting };
}

function repairedBody(text: string, steps: readonly Step[]): RepairedPage & { text: string } {
  const { head, body, bodyLine } = splitFile(text);
  const errors = steps.flatMap(({ finding, step }) =>
    finding.place && (step === "link" || step === "image" || step === "block")
      ? [{ finding, place: finding.place, step }]
      : [],
  );
  if (errors.length === 0) return { text, done: [], waiting: [] };
  const { text: changed, repaired, waiting } = repairedText(body, bodyLine, errors);
  return {
    text: head + changed,
    waiting: waiting.map(({ finding }) => finding),
    done: repaired.map(({ finding, step }): Repaired => {
      const subject = quotedIn(finding.message);
      if (step !== "block") return { cause: `dead-${step}`, finding, message: `“${subject}”`, subject };
      const message = `this block is shown as it is written: ${finding.message}`;
      return { cause: "part-of-page", finding, message };
    }),
  };
}

function repairedValues(text: string, steps: readonly Step[]): { text: string; done: Repaired[] } {
  const { frontMatter, head, body } = splitFile(text);
  const names = steps.filter(({ step }) => step === "name");
  const errors = steps.filter(({ step }) => step === "value");
  if (errors.length === 0 && names.length === 0) return { text, done: [] };
  const renamed = names.map(({ finding }): Repaired => {
    return { cause: "page-moved", finding, message: `the page has another name: ${finding.message}` };
  });
  if (errors.some(({ finding }) => finding.place === undefined) || frontMatter === undefined)
    return { text: `---\n${withNames(frontMatter ?? "", names)}---\n${body}`, done: renamed };
  const result = repairedYaml(
    frontMatter,
    errors.flatMap(({ finding: { place }, times }) =>
      // The fence is line 1 of the file.
      place ? [{ place: { ...place, line: place.line - 1 }, isEntry: false, level: times }] : [],
    ),
  );
  // Front matter with errors may be readable key by key.
  const yaml = result?.yaml ?? (errors.length > 0 ? salvagedFrontMatter(frontMatter) : frontMatter);
  const left = errors.map(({ finding }): Repaired => {
    const cause = finding.rule === "image-resolves" ? "dead-image" : "front-matter";
    return { cause, finding, message: `a value of the front matter is a comment now: ${finding.message}` };
  });
  const fence = head.startsWith("---") ? "---\n" : "";
  return { text: `${fence}${withNames(yaml, names)}---\n${body}`, done: [...left, ...renamed] };
}

/** Another slug or id at the end of the front matter; a key that is there already has its line. */
function withNames(yaml: string, names: readonly Step[]): string {
  return names.reduce((changed, { finding, times }) => {
    const key = finding.rule === "doc-id-is-unique" ? "id" : "slug";
    const name = otherName(finding, times);
    const others = changed.replace(new RegExp(`^${key}:.*\\n`, "m"), "");
    return `${others}${key}: ${JSON.stringify(name)}\n`;
  }, yaml);
}

/** A name that no other page is likely to have: the one that it had, with a number. */
function otherName({ file, message }: Finding, times: number): string {
  const written = (/“(\/[^”]*)”/.exec(message)?.[1] ?? quotedIn(message)).replace(/[#?].*$/, "");
  const last = (written.split("/").at(-1) || (file.split("/").at(-1) ?? "page")).replace(/\.(html|md)$/i, "");
  const plain = last.replace(/[\p{Cc}\\/]/gu, "-").slice(0, 60);
  return `${/^\.*$/.test(plain) ? "page" : plain}-${times + 2}`;
}

/** `“/help” is a broken link` → `/help` */
function quotedIn(message: string): string {
  return /“([^”]*)”/.exec(message)?.[1] ?? message;
}

/**
 * Steps by rule that repair errors in the files of an import. The steps of a rule are tried in order, until the error
 * is gone. The last step of a page always removes the error, because it removes the page.
 */
import { isRule, type Rule } from "../../report/rules.ts";

export type PageStep =
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
  | "aside"
  | "remove";

type Steps = readonly PageStep[];

const ofLink: Steps = ["link", "block", "aside", "remove"];
const ofImage: Steps = ["image", "link", "block", "aside", "remove"];
const ofFrontMatter: Steps = ["value", "value", "value", "aside", "remove"];
const ofBlock: Steps = ["block", "aside", "remove"];
const ofName: Steps = ["name", "name", "remove"];
const ofPage: Steps = ["aside", "remove"];

const steps: Partial<Record<Rule, Steps>> = {
  "link-resolves": ofLink,
  "file-stays-inside": ["link", "image", "block", "aside", "remove"],
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
export function pageStep(rule: Rule, inFrontMatter: boolean, times: number): PageStep {
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

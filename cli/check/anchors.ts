/** Hashes of links: each names an element of the page that the link leads to. */
import { decoded } from "../../schema/paths.ts";
import { oneOf } from "../report/counted.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import type { IsSuggested } from "../report/suggester.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { Route } from "../site/site.ts";

/** Ids that every page has: the reader's own landmarks. */
const everywhere = new Set(["", "top", "main"]);
/** A hash that a program on the page reads, as in `/try#?code=…`: no heading has such an id. */
const isState = /^[?!/]/;
/** A longer list of ids does not help in a report. */
const readableList = 12;

/** `suffix` is the part of `url` from its query or hash on. */
export function anchorProblem(
  url: string,
  { route, suffix }: { route: Route; suffix: string },
  isSuggested: IsSuggested = () => true,
): Pick<Finding, "rule" | "message" | "expected" | "nearest"> | undefined {
  const start = suffix.indexOf("#");
  // Browsers keep the text to show (`#install:~:text=…`) to themselves.
  const [name = ""] = start === -1 ? [] : suffix.slice(start + 1).split(":~:");
  const anchor = decoded(name);
  // The ids of a page that did not compile, or is still to be written, are unknown.
  if (everywhere.has(anchor) || isState.test(anchor) || route.page?.failed || isStub(route)) return undefined;
  const known = route.page?.facts.anchors ?? [];
  if (known.includes(anchor)) return undefined;
  const { path } = splitSuffix(url);
  const where = path === "" ? "this page" : `“${path}”`;
  const near = isSuggested() ? nearest(anchor, known) : undefined;
  const isReadable = known.length > 0 && known.length <= readableList;
  return {
    rule: "anchor-resolves",
    message: `${where} has no heading or element with the id “${anchor}”`,
    expected: isReadable ? oneOf(known) : undefined,
    nearest: near === undefined ? undefined : `${url.slice(0, url.indexOf("#") + 1)}${near}`,
  };
}

function isStub({ meta }: Route): boolean {
  return "visibility" in meta && meta.visibility === "stub";
}

/** Addresses of links that no visitor can follow: empty ones, files of the writer's machine, mistakes in `https://`. */
import type { Link, Nodes } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { TextEdit } from "../../report/finding.ts";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";
import type { PageParts } from "./page-parts.ts";

/** `isCertain`: `nearest` is the right address. */
type Problem = Pick<Mistake, "kind" | "message" | "expected" | "nearest"> & { isCertain?: true };

export function addressMistakes({ nodes, body, placeAt }: PageParts): Mistake[] {
  const definitions = new Set<string>();
  const mistakes: Mistake[] = [];
  const add = (node: Nodes, problem: Problem | undefined): void => {
    if (!problem) return;
    const { isCertain, ...mistake } = problem;
    const fix = isCertain && mistake.nearest !== undefined ? editOf(node, mistake.nearest) : undefined;
    mistakes.push({
      rule: "link-is-well-formed",
      place: placeOf(node),
      ...mistake,
      ...(fix && { fix: [fix] }),
    });
  };
  /** The edit that writes another address; undefined where the source has it in another form. */
  const editOf = (node: Nodes, address: string): TextEdit | undefined => {
    if ((node.type !== "link" && node.type !== "definition") || !node.position) return undefined;
    const from = node.position.start.offset ?? 0;
    const source = body.slice(from, node.position.end.offset);
    const written = [...source.matchAll(/\](?:\(|:[ \t]*)<?/g)].find(({ index, 0: mark }) =>
      source.startsWith(node.url, index + mark.length),
    );
    if (!written) return undefined;
    const at = from + written.index + written[0].length;
    return { start: placeAt(at), end: placeAt(at + node.url.length), text: address };
  };
  for (const node of nodes) {
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.add(node.identifier);
      // `[//]: # (text)` and `[comment]: <> (text)` are usual ways to write a comment.
      if (node.url !== "#" && node.url !== "") add(node, unusableAddress(node.url));
    }
    if (node.type === "link") add(node, emptyText(node) ?? unusableAddress(node.url, plainText(node)));
  }
  return mistakes;
}

function emptyText({ children, url }: Link): Problem | undefined {
  const isEmpty = children.every((child) => child.type === "text" && child.value.trim() === "");
  if (!isEmpty) return undefined;
  return {
    kind: "no text",
    message:
      url === ""
        ? "this link has neither a text nor an address"
        : `the link to “${url}” has no text, so visitors cannot see it`,
    expected: `[text](${url})`,
  };
}

/** `text` is what the link shows: an address that is shown as it is written is meant so. */
export function unusableAddress(url: string, text?: string): Problem | undefined {
  if (url.trim() === "")
    return {
      kind: "empty",
      message: "this link has no address, and points to its own page",
      expected: "[text](page.md)",
    };
  const [, scheme = ""] = /^(mailto|tel|sms):(?:[?\s]|\/\/)*$/i.exec(url) ?? [];
  if (scheme !== "")
    return {
      kind: scheme,
      message: `“${url}” has nothing after the colon`,
      expected: scheme.toLowerCase() === "mailto" ? "mailto:name@example.com" : `${scheme}:+441234567890`,
    };
  const [, web = "", slashes = "", rest = ""] = /^(https?):(\/*)(.*)$/i.exec(url) ?? [];
  if (web !== "" && slashes.length !== 2)
    return {
      kind: "slashes",
      message: `“${url}” has ${slashes.length === 0 ? "no slash" : slashes.length === 1 ? "one slash" : "too many slashes"} after “${web}:”`,
      expected: "two slashes",
      isCertain: true,
      nearest: rest === "" ? undefined : `${web}://${rest.replace(/^\\+/, "")}`,
    };
  if (web !== "" && /^(https?:|www\.?$|$)/i.test(rest))
    return {
      kind: "no host",
      message: `“${url}” has no host after “${web}://”`,
      nearest: /^https?:\/*\S/i.test(rest) ? rest.replace(/^(https?):\/*/i, "$1://") : undefined,
    };
  if (web !== "" && isOwnMachine(rest) && text !== undefined && !/localhost|127\.0\.0\.1|\[::1\]/.test(text))
    return {
      kind: "localhost",
      message: `“${url}” points to each visitor's own machine`,
      expected: "a page or a route of this site, or the address as the text of the link",
    };
  return undefined;
}

function isOwnMachine(rest: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?:[:/?#]|$)/i.test(rest);
}

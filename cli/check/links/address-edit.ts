/** The edit that gives a link another address: in the link itself, in the definition that it refers to, or in a line of YAML. */

import type { Nodes, Root } from "mdast";
import { nodesIn } from "../../markdown/mdast/nodes-in.ts";
import { endOf, pointAfter, startOf } from "../../markdown/mdast/place.ts";
import { destinationOf, hasTarget } from "../../markdown/mdast/places-in-source.ts";
import { remarkReader } from "../../markdown/mdast/readers.ts";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import type { Place, TextEdit } from "../../report/finding.ts";
import type { OutboundLink } from "./outbound-links.ts";

/** The edit that writes `to`; undefined where the address is not written as such. */
type AddressEdit = (link: OutboundLink, place: Place, to: string) => TextEdit | undefined;

/** Parses a file once, and only if one of its links gets another address. `lineOf` returns a line of a file of the content folder. */
export function addressEdits(lineOf: (file: string, line: number) => string | undefined): AddressEdit {
  const known = new Map<string, Source>();
  return ({ file, url }, place, to) => {
    const source = known.get(file) ?? sourceOf(file, lineOf);
    known.set(file, source);
    const at = offsetIn(source, place, url);
    if (at === undefined) return undefined;
    const { line, column } = pointAfter({ line: 1, column: 1, offset: 0 }, source.text, at);
    return { start: { line, column }, end: { line, column: column + url.length }, text: to };
  };
}

type Source = {
  text: string;
  /** The offset of each line. */
  lines: number[];
  /** The tree of a page, whose places are behind those of the body by `bodyAt`. */
  root: Root | undefined;
  bodyAt: number;
};

function sourceOf(file: string, lineOf: (file: string, line: number) => string | undefined): Source {
  const written: string[] = [];
  const lines: number[] = [];
  let length = 0;
  for (let line = lineOf(file, 1); line !== undefined; line = lineOf(file, written.length + 1)) {
    written.push(line);
    lines.push(length);
    length += line.length + 1;
  }
  const text = written.join("\n");
  const { head, body } = splitFile(text);
  const root = file.endsWith(".md") ? remarkReader().read(body, plain) : undefined;
  return { text, lines, root, bodyAt: head.length };
}

const plain = { directives: false, formulas: false };

/** The offset at which the address of the link at a place is written. */
function offsetIn(
  { text, lines, root, bodyAt }: Source,
  { line, column }: Place,
  url: string,
): number | undefined {
  const start = (lines[line - 1] ?? text.length) + column - 1;
  const found = root && nodeAt(root, start - bodyAt);
  const refers = found?.type === "linkReference" || found?.type === "imageReference";
  // The first definition of a label counts.
  const node =
    root && refers
      ? nodesIn(root).find((each) => each.type === "definition" && each.identifier === found.identifier)
      : found;
  const target = node && hasTarget(node) ? destinationOf(node, text.slice(bodyAt)) : undefined;
  if (target) return text.startsWith(url, target.start + bodyAt) ? target.start + bodyAt : undefined;
  const end = node ? endOf(node) + bodyAt : (lines[line] ?? text.length);
  const whole = /[^\s()<>"'\]]/;
  for (let at = text.indexOf(url, start); at !== -1 && at < end; at = text.indexOf(url, at + 1))
    if (!whole.test(text[at + url.length] ?? " ")) return at;
  return undefined;
}

const withAddress = new Set(["link", "image", "html", "linkReference", "imageReference"]);

/** The innermost node with an address around an offset. */
function nodeAt(root: Root, start: number): Nodes | undefined {
  return nodesIn(root).findLast(
    (node) => withAddress.has(node.type) && startOf(node) <= start && start < endOf(node),
  );
}

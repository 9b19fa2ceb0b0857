/**
 * The blocks that most pages consist of, read line by line → their nodes: headings, paragraphs, fenced code, tables, short
 * lists, directives around such blocks. A stretch of anything else is for micromark, from its first line on to where
 * nothing of it can go on.
 */
import type { Blockquote, Code, Heading, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective } from "../tree/nodes.ts";
import type { Destination } from "../tree/tree.ts";
import type { Block, Reader } from "./block.ts";
import { endOf, type Lines, lineAt, pointAt, startOf } from "./lines.ts";
import { readList } from "./list.ts";
import { type Marks, readPhrasing } from "./phrasing.ts";
import { afterRest } from "./rest.ts";
import { endsParagraph, isBlank, isTrimmed, startsText } from "./starts.ts";
import { readTable } from "./table.ts";

export type Blocks = { nodes: RootContent[]; destinations: Destination[] };

/** Reads the lines from `from` up to, without, `to` in the way of micromark. `isLast`: nothing follows in the directive around. */
export type ReadRest = (from: number, to: number, isLast: boolean) => Blocks;

/** The blocks on the lines from `from` up to, without, `to`. */
export function readBlocks(
  source: Lines,
  from: number,
  to: number,
  marks: Marks,
  readRest: ReadRest,
): Blocks {
  const found: Blocks = { nodes: [], destinations: [] };
  const add = ({ nodes, destinations }: Blocks): void => {
    for (const node of nodes) found.nodes.push(node);
    for (const destination of destinations) found.destinations.push(destination);
  };
  for (let at = from; at < to; ) {
    const line = lineAt(source, at);
    if (isBlank(line)) {
      at++;
      continue;
    }
    const block = line.startsWith(":::")
      ? readDirective(source, at, to, marks, readRest)
      : readerOf(line)?.(source, at, to, marks);
    if (block) {
      add({ nodes: [block.node], destinations: [...block.destinations] });
      at = block.next;
    } else {
      const next = afterRest(source, at, to);
      add(readRest(at, next, next === to));
      at = next;
    }
  }
  return found;
}

function readerOf(line: string): Reader | undefined {
  if (line.startsWith("#")) return readHeading;
  if (line.startsWith("```") || line.startsWith("~~~")) return readFence;
  if (line.startsWith("|")) return readTable;
  if (line.startsWith(">")) return readQuotation;
  if (startsText(line)) return readParagraph;
  return /^(?:[-+*]|\d{1,9}[.)]) \S/.test(line) ? readList : undefined;
}

const readHeading: Reader = (source, at, _, marks) => {
  const line = lineAt(source, at);
  const [, opening = "", sequence = ""] = /^((#{1,6}) +)[^\s#](?:.*[^\s#])?$/.exec(line) ?? [];
  if (opening === "") return undefined;
  const from = startOf(source, at);
  const to = from + line.length;
  const content = readPhrasing(source, { from: from + opening.length, to, line: at }, marks);
  if (!content || !isTrimmed(line)) return undefined;
  const node: Heading = {
    type: "heading",
    depth: sequence.length as Heading["depth"],
    children: content.nodes,
    position: { start: pointAt(source, at, from), end: pointAt(source, at, to) },
  };
  return { node, destinations: content.destinations, next: at + 1 };
};

const readParagraph: Reader = (source, at, to, marks) => {
  let last = at;
  for (let next = at + 1; next < to; next++) {
    const line = lineAt(source, next);
    if (line === "" || endsParagraph(line)) break;
    if (!startsText(line)) return undefined;
    last = next;
  }
  for (let line = at; line <= last; line++) if (!isTrimmed(lineAt(source, line))) return undefined;
  const stretch = { from: startOf(source, at), to: endOf(source, last), line: at };
  const content = readPhrasing(source, stretch, marks);
  if (!content) return undefined;
  const node: Paragraph = {
    type: "paragraph",
    children: content.nodes,
    position: { start: pointAt(source, at, stretch.from), end: pointAt(source, last, stretch.to) },
  };
  return { node, destinations: content.destinations, next: last + 1 };
};

const QUOTED = "> ";

/** A quotation of one paragraph, each line of which has its mark. */
const readQuotation: Reader = (source, at, to, marks) => {
  let last = at;
  for (; last < to && lineAt(source, last) !== ""; last++) {
    const line = lineAt(source, last);
    if (!line.startsWith(QUOTED) || !startsText(line.slice(QUOTED.length)) || !isTrimmed(line))
      return undefined;
  }
  last--;
  const from = startOf(source, at) + QUOTED.length;
  const end = pointAt(source, last, endOf(source, last));
  const content = readPhrasing(source, { from, to: endOf(source, last), line: at, lead: QUOTED }, marks);
  if (!content) return undefined;
  const paragraph: Paragraph = {
    type: "paragraph",
    children: content.nodes,
    position: { start: pointAt(source, at, from), end },
  };
  const node: Blockquote = {
    type: "blockquote",
    children: [paragraph],
    position: { start: pointAt(source, at, startOf(source, at)), end },
  };
  return { node, destinations: content.destinations, next: last + 1 };
};

const readFence: Reader = (source, at, to) => {
  const [written, fence = "", info = ""] = /^(`{3,}|~{3,})(.*)$/.exec(lineAt(source, at)) ?? [];
  // Escapes and references count in what is after the fence, and a backtick makes it code in a line.
  if (written === undefined || /[\\&`\t]|\s$/.test(info)) return undefined;
  const close = closingFence(source, at, to, fence);
  if (close === undefined) return undefined;
  const from = startOf(source, at);
  const [, lead = "", language = "", between = "", meta = ""] = /^( *)([^ ]*)( *)(.*)$/.exec(info) ?? [];
  const languageAt = from + fence.length + lead.length;
  const node: Code = {
    type: "code",
    lang: language === "" ? null : language,
    meta: meta === "" ? null : meta,
    value: source.lines.slice(at + 1, close).join("\n"),
    data: {
      ...(language !== "" && { languageAt: pointAt(source, at, languageAt) }),
      ...(meta !== "" && { metaAt: pointAt(source, at, languageAt + language.length + between.length) }),
      closed: true,
    },
    position: { start: pointAt(source, at, from), end: pointAt(source, close, endOf(source, close)) },
  };
  return { node, destinations: [], next: close + 1 };
};

/** Undefined where there is none, or one that is written in an unusual way. */
function closingFence(source: Lines, at: number, to: number, fence: string): number | undefined {
  const marker = fence.slice(0, 1);
  for (let line = at + 1; line < to; line++) {
    const text = lineAt(source, line);
    if (!text.trimStart().startsWith(fence) || text.trim().replaceAll(marker, "") !== "") continue;
    return text.trim() === text ? line : undefined;
  }
  return undefined;
}

/** A directive without attributes, around blocks, in which no other is. */
function readDirective(
  source: Lines,
  at: number,
  to: number,
  marks: Marks,
  readRest: ReadRest,
): Block | undefined {
  const line = lineAt(source, at);
  const [, colons = "", name = "", label] = /^(:{3,})([a-z]+)(?:\[([^[\]\\`<]*)\])?$/.exec(line) ?? [];
  if (name === "") return undefined;
  let close = at + 1;
  while (close < to && !lineAt(source, close).trimStart().startsWith(":::")) close++;
  const closing = lineAt(source, close);
  if (close === to || closing.replaceAll(":", "") !== "" || closing.length < colons.length) return undefined;
  const titled = label === undefined ? undefined : labelOf(source, at, label, marks);
  if (label !== undefined && titled === undefined) return undefined;
  const inside = readBlocks(source, at + 1, close, marks, readRest);
  const node: ContainerDirective = {
    type: "containerDirective",
    name,
    label: titled?.nodes,
    attributes: [],
    closed: true,
    children: inside.nodes as ContainerDirective["children"],
    position: {
      start: pointAt(source, at, startOf(source, at)),
      end: pointAt(source, close, endOf(source, close)),
    },
  };
  return { node, destinations: [...(titled?.destinations ?? []), ...inside.destinations], next: close + 1 };
}

function labelOf(
  source: Lines,
  at: number,
  label: string,
  marks: Marks,
): (Blocks & { nodes: PhrasingContent[] }) | undefined {
  if (!isTrimmed(label) || /^\s/.test(label) || label === "") return undefined;
  const to = endOf(source, at) - 1;
  return readPhrasing(source, { from: to - label.length, to, line: at }, marks);
}

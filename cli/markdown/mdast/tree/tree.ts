/**
 * The mdast tree while it grows. Handlers open and close nodes on it as the tokens pass.
 *
 * A *fragment* on the stack gathers what is inside brackets, quotes, fences: the handler that opened it takes
 * its content and it leaves no node.
 */
import type { Image, ImageReference, Link, LinkReference, Nodes, Root, RootContent, Text } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Token } from "micromark-util-types";
import type { Point, Position } from "unist";
import { limits } from "../../../report/limits/limits.ts";

/** Place of a destination in the source, without angle brackets. */
export type Destination = { start: number; end: number; url: string };

type Fragment = { type: "fragment"; children: RootContent[] };
type Open = Fragment | Extract<Nodes, { children: unknown }>;

/** A link or an image that is still open: its kind is known only at its end. */
export type OpenLink = {
  kind: "link" | "image";
  start: Point;
  label: string;
  identifier: string;
  children: Link["children"];
  alt: string;
  resource: { url: string; title: string | null } | undefined;
  reference: LinkReference["referenceType"];
};

export type LinkLike = Link | LinkReference | Image | ImageReference;

/** Nodes in which a line ending is text. */
const holdsLineEndings = new Set(["fragment", "paragraph", "heading", "emphasis", "strong", "delete"]);

export class Tree {
  readonly root: Root = { type: "root", children: [] };
  readonly destinations: Destination[] = [];
  readonly links: OpenLink[] = [];
  /** Place of a node that is nested deeper than the limit, if there is one. */
  tooDeep: Point | undefined;
  /** End of the last thing that was more than space; a container ends there too. */
  lastEnd: Point = { line: 1, column: 1, offset: 0 };
  /** After a hard break its line ending is no text. */
  afterBreak = false;
  /** Between the text of a setext heading and its underline. */
  beforeUnderline = false;
  /** The fenced block that is being read has its closing fence. */
  fenceClosed = false;
  /** In a table, `\\|` in code is a pipe. */
  inTable = false;
  readonly #stack: Open[] = [this.root];

  top(): Open {
    return this.parent(0);
  }

  /** The open node `levels` above the innermost. */
  parent(levels: number): Open {
    return this.#stack[this.#stack.length - 1 - levels] ?? this.root;
  }

  /** The last child of the open node `levels` above the innermost. */
  lastOf(levels: number): RootContent | undefined {
    return this.parent(levels).children.at(-1);
  }

  append(node: RootContent): void {
    // The tokenizer decides what may be where; mdast's types cannot say it for a parent that is not known yet.
    (this.top().children as RootContent[]).push(node);
  }

  open(node: RootContent & Open): void {
    this.append(node);
    this.#stack.push(node);
    if (this.#stack.length > limits.nesting) this.tooDeep ??= node.position?.start;
  }

  close(end: Point): void {
    const node = this.#stack.pop();
    if (node !== undefined && node.type !== "fragment" && node.position !== undefined)
      node.position.end = end;
  }

  openFragment(): void {
    this.#stack.push({ type: "fragment", children: [] });
  }

  closeFragment(): RootContent[] {
    return this.#stack.pop()?.children ?? [];
  }

  /** Ends a fragment that holds plain text. */
  closeText(): string {
    const children = this.closeFragment();
    const only = children.length === 1 ? children[0] : undefined;
    return only?.type === "text" ? only.value : plainText(children);
  }

  text(value: string, token: Token): void {
    const siblings = this.top().children as RootContent[];
    const last = siblings[siblings.length - 1];
    if (last?.type === "text") {
      last.value += value;
      if (last.position !== undefined) last.position.end = token.end;
    } else {
      const text: Text = { type: "text", value, position: span(token) };
      siblings.push(text);
    }
  }

  lineEnding(value: string, token: Token): void {
    if (this.afterBreak) {
      this.afterBreak = false;
      const last = this.lastOf(0);
      if (last?.position) last.position.end = token.end;
    } else if (!this.beforeUnderline && holdsLineEndings.has(this.top().type)) this.text(value, token);
  }
}

/** Position of a token; the end of an open node is set again when it closes. */
export function span(token: Token): Position {
  return { start: token.start, end: token.end };
}

/** Parts of a statement of a flowchart: nodes with their shapes, and the links between them. */
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

export type Node = { id: string; label?: string; open: string; close: string; className?: string };
type Link = { arrow: string; label: string | undefined };

/** The longer mark comes before those that it starts with. */
const shapes: readonly (readonly [string, string])[] = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["[[", "]]"],
  ["[(", ")]"],
  ["[/", "\\]"],
  ["[\\", "/]"],
  ["{{", "}}"],
  [">", "]"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
];

const id = /^[\p{L}\p{N}_]+(?:[.\-/][\p{L}\p{N}_]+)*/u;

/** A statement that is read from its start on. */
export class Cursor {
  rest: string;
  readonly #statement: Statement;

  constructor(statement: Statement) {
    this.#statement = statement;
    this.rest = statement.text;
  }

  get isAtEnd(): boolean {
    return this.rest === "";
  }

  unknown(): NotDrawn {
    return unknownStatement(this.#statement);
  }

  take(length: number): string {
    const taken = this.rest.slice(0, length);
    this.rest = this.rest.slice(length).trimStart();
    return taken;
  }

  node(): Node {
    const name = id.exec(this.rest)?.[0];
    if (name === undefined) throw this.unknown();
    this.rest = this.rest.slice(name.length);
    if (this.rest.startsWith("@{"))
      throw new NotDrawn("shapes in “@{…}” cannot be drawn", this.#statement.line);
    const node: Node = { id: name, open: "[", close: "]", ...this.#shape() };
    const [named = "", className] = /^:::([\w-]+)/.exec(this.rest) ?? [];
    this.take(named.length);
    return className === undefined ? node : { ...node, className };
  }

  #shape(): Pick<Node, "label" | "open" | "close"> | undefined {
    const shape = shapes.find(([open]) => this.rest.startsWith(open));
    if (!shape) return undefined;
    const [open, close] = shape;
    const inside = this.rest.slice(open.length);
    const [quoted, text] = /^\s*"([^"]*)"\s*/.exec(inside) ?? [];
    const end = quoted === undefined ? inside.indexOf(close) : quoted.length;
    const isSlanted = open === "[/" || open === "[\\";
    if (isSlanted && (end === -1 || inside.slice(0, end).includes("]")))
      throw new NotDrawn(`the shape ${open}…${open.at(-1)}] cannot be drawn`, this.#statement.line);
    if (end === -1 || !inside.startsWith(close, end)) throw this.unknown();
    const label = text ?? inside.slice(0, end);
    this.rest = inside.slice(end + close.length);
    return { label: safeLabel(label), open, close };
  }

  /** `-->`, `-- text -->`, `-->|text|` and the like, of any length. */
  link(): Link {
    const [whole, start = "", line = "", text, head = ""] =
      withText.exec(this.rest) ?? plain.exec(this.rest) ?? [];
    if (whole === undefined) throw this.unknown();
    if (/[xo]/.test(start + head))
      throw new NotDrawn("links with a circle or a cross cannot be drawn", this.#statement.line);
    this.take(whole.length);
    const [bars = "", after] = /^\|([^|]*)\|/.exec(this.rest) ?? [];
    this.take(bars.length);
    const label = (after ?? text)?.trim().replace(/^"([\s\S]*)"$/, "$1");
    return {
      arrow: `${start}${arrowOf(line, head)}`,
      label: label ? safeLabel(label) : undefined,
    };
  }
}

const plain = /^([<xo](?=[-=]))?(-{2,}|={2,}|-\.+-)()([>xo](?=[\s\p{L}\p{N}_"|]|$))?/u;
/** A link with a text starts with a mark that is too short for a link without one. */
const withText =
  /^([<xo](?=[-=]))?(--|==|-\.)(?![-=.>xo|])\s*("[^"]*"|[^|]+?)\s*(?:-{2,}|={2,}|\.+-)([>xo])?(?=[\s\p{L}\p{N}_])/u;

function arrowOf(line: string, head: string): string {
  if (line.startsWith("=")) return head === ">" ? "==>" : "===";
  if (line.includes(".")) return head === ">" ? "-.->" : "-.-";
  return head === ">" ? "-->" : "---";
}

/** TOML of the source → values, as far as configuration and front matter need it. Dates stay texts. */

import type { Place } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import { FileProblem } from "./file-problem.ts";

type Table = Map<string, unknown>;

/** Throws a `FileProblem`. `firstLine` is the line of the file on which the text starts. */
export function parsedToml(text: string, firstLine = 1): Record<string, unknown> {
  const reader = new TomlReader(text.replaceAll("\r\n", "\n"), firstLine);
  return plain(reader.document());
}

function plain(table: Table): Record<string, unknown> {
  return Object.fromEntries([...table].map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Map) return plain(value);
  return Array.isArray(value) ? value.map(plainValue) : value;
}

const bare = /[\w-]+/y;
const blank = /(?:[ \t\n]|#[^\n]*)*/y;
const space = /[ \t]*/y;
const scalar = /[^\s,\]}#]+(?: \d{2}:[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?/y;
const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\", e: "\u001b" }),
);

class TomlReader {
  private at = 0;
  constructor(
    private readonly text: string,
    private readonly firstLine: number,
  ) {}

  document(): Table {
    const root: Table = new Map();
    let table = root;
    for (this.skip(blank); this.at < this.text.length; this.skip(blank)) {
      if (this.eat("[[")) table = this.header(root, "]]", true);
      else if (this.eat("[")) table = this.header(root, "]", false);
      else this.pair(table, 0);
      this.skip(space);
      if (this.text[this.at] !== "\n" && this.text[this.at] !== "#" && this.at < this.text.length)
        this.refuse("the end of the line");
    }
    return root;
  }

  private header(root: Table, end: string, isList: boolean): Table {
    const keys = this.keys();
    if (!this.eat(end)) this.refuse(`“${end}”`);
    const last = keys.pop() ?? "";
    const parent = this.tableAt(root, keys);
    if (!isList) return this.tableAt(parent, [last]);
    const list = parent.get(last) ?? [];
    if (!Array.isArray(list)) return this.refuse("a list of tables");
    const table: Table = new Map();
    parent.set(last, [...list, table]);
    return table;
  }

  /** The table below the keys, which is made if it is missing; of a list, the last one. */
  private tableAt(from: Table, keys: readonly string[]): Table {
    let table = from;
    for (const key of keys) {
      const value = table.get(key) ?? new Map<string, unknown>();
      if (!table.has(key)) table.set(key, value);
      const next: unknown = Array.isArray(value) ? value.at(-1) : value;
      if (!(next instanceof Map)) return this.refuse(`a table instead of the value of “${key}”`);
      table = next;
    }
    return table;
  }

  private pair(table: Table, depth: number): void {
    const keys = this.keys();
    if (!this.eat("=")) this.refuse("“=”");
    this.skip(space);
    const last = keys.pop() ?? "";
    this.tableAt(table, keys).set(last, this.value(depth));
  }

  private keys(): string[] {
    const keys: string[] = [];
    do {
      this.skip(space);
      const mark = this.text[this.at] ?? "";
      keys.push(mark === '"' || mark === "'" ? this.string(mark) : (this.take(bare) ?? this.refuse("a key")));
      if (keys.length > limits.nesting) this.refuse("fewer parts of a key");
      this.skip(space);
    } while (this.eat("."));
    return keys;
  }

  private value(depth: number): unknown {
    if (depth > limits.nesting) this.refuse("fewer levels");
    const mark = this.text[this.at] ?? "";
    if (mark === '"' || mark === "'") return this.string(mark);
    if (this.eat("[")) return this.list(depth);
    if (this.eat("{")) return this.inlineTable(depth);
    const written = this.take(scalar) ?? this.refuse("a value");
    if (written === "true" || written === "false") return written === "true";
    const number = Number(written.replace(/(?<=\w)_(?=\w)/g, ""));
    return Number.isNaN(number) ? written : number;
  }

  private list(depth: number): unknown[] {
    const values: unknown[] = [];
    for (this.skip(blank); !this.eat("]"); this.skip(blank)) {
      values.push(this.value(depth + 1));
      this.skip(blank);
      if (!this.eat(",") && this.text[this.at] !== "]") this.refuse("“,” or “]”");
    }
    return values;
  }

  private inlineTable(depth: number): Table {
    const table: Table = new Map();
    for (this.skip(blank); !this.eat("}"); this.skip(blank)) {
      this.pair(table, depth + 1);
      this.skip(blank);
      if (!this.eat(",") && this.text[this.at] !== "}") this.refuse("“,” or “}”");
    }
    return table;
  }

  private string(mark: string): string {
    const isLong = this.text.startsWith(mark.repeat(3), this.at);
    const end = isLong ? mark.repeat(3) : mark;
    const start = this.at + end.length;
    let close = start;
    while (close < this.text.length && !this.text.startsWith(end, close)) {
      if (!isLong && this.text[close] === "\n") break;
      close += mark === '"' && this.text[close] === "\\" ? 2 : 1;
    }
    if (!this.text.startsWith(end, close)) this.refuse(`the end of the text, ${end}`);
    // Two quotation marks more may be the last characters of the text.
    while (isLong && this.text[close + end.length] === mark) close++;
    const written = this.text.slice(start, close).replace(isLong ? /^\n/ : /^(?!)/, "");
    this.at = close + end.length;
    if (mark === "'") return written;
    return written.replace(
      /\\(?:([btnfr"\\e])|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|[ \t]*\n\s*)/gi,
      (_, letter?: string, ...codes: (string | undefined)[]) => {
        const code = codes.slice(0, 3).find((each) => each !== undefined);
        if (letter !== undefined) return escapes.get(letter) ?? letter;
        const point = Number.parseInt(code ?? "", 16);
        return code === undefined ? "" : point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
      },
    );
  }

  private eat(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private skip(pattern: RegExp): void {
    this.take(pattern);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found === "" ? undefined : found;
  }

  private refuse(expected: string): never {
    const before = this.text.slice(0, this.at).split("\n");
    const place: Place = {
      line: this.firstLine + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
    throw new FileProblem("this is not TOML", { place, expected });
  }
}

/**
 * Marks: characters in place of those of a source, one for one, so that places stay. What must not act gets a character that means nothing to a
 * parser, and comes back in the tree.
 */
import type { Nodes } from "mdast";

export type Marks = ReadonlyMap<number, string>;

/** Characters that mean nothing, one for each that is masked. The source has none of them. */
export class Inert {
  readonly #source: string;
  readonly #inert = new Map<string, string>();
  #next = firstSymbol;

  constructor(source: string) {
    this.#source = source;
  }

  of(character: string): string {
    const known = this.#inert.get(character);
    if (known !== undefined) return known;
    while (this.#source.includes(String.fromCharCode(this.#next))) this.#next++;
    const inert = String.fromCharCode(this.#next++);
    this.#inert.set(character, inert);
    return inert;
  }

  /** Changes all texts of a node, those below it excepted. */
  restore(node: Nodes): void {
    for (const [key, value] of Object.entries(node))
      if (typeof value === "string" && key !== "type") Object.assign(node, { [key]: this.#restored(value) });
  }

  #restored(text: string): string {
    let restored = text;
    for (const [character, inert] of this.#inert)
      if (restored.includes(inert)) restored = restored.replaceAll(inert, character);
    return restored;
  }
}

/** Arrows and the symbols behind them: to a parser, such a character is punctuation, as those that it stands for. */
const firstSymbol = 0x2190;

export function withMarks(source: string, marks: Marks): string {
  if (marks.size === 0) return source;
  let text = "";
  let from = 0;
  for (const [at, mark] of [...marks].sort(([a], [b]) => a - b)) {
    text += source.slice(from, at) + mark;
    from = at + 1;
  }
  return text + source.slice(from);
}

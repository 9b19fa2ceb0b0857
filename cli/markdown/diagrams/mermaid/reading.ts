/** Result of reading the statements of a diagram: lines for the drawing library, and what has to be in the drawing. */
import { limits } from "../../../report/limits/limits.ts";
import { NotDrawn, safeLabel, shownText, unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";

export class Reading {
  /** The diagram, with the marks that the library reads. */
  readonly lines: string[] = [];
  /** Colours of nodes that the source gives, as classes by the library's id. */
  readonly tones = new Map<string, string>();
  /** Statements without an effect on the drawing. */
  readonly leftOut: Statement[] = [];
  /** Links between parts, all of which have to be in the drawing. */
  links = 0;
  readonly #texts: string[] = [];
  readonly #ids = new Map<string, string>();
  readonly #open: Statement[] = [];
  #depth = 0;

  /** A plain id for a node, group, participant, class, state or entity. */
  id(name: string): string {
    const id = this.#ids.get(name) ?? `n${this.#ids.size}`;
    this.#ids.set(name, id);
    return id;
  }

  /** A text that has to be in the drawing → how the library reads it. */
  label(text: string): string {
    const safe = safeLabel(text);
    this.#texts.push(plain(safe));
    return safe;
  }

  /** The drawing has these words, perhaps in another order. */
  words(text: string): string {
    this.#texts.push(...(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []));
    return text;
  }

  open(statement: Statement): void {
    this.#open.push(statement);
    this.#depth = Math.max(this.#depth, this.#open.length);
  }

  close(statement: Statement): void {
    if (!this.#open.pop()) throw unknownStatement(statement);
  }

  /** Counts links that the layout searches ways for. A few characters can name many. */
  link(count = 1): void {
    this.links += count;
    if (this.links > limits.diagramLinks) throw tooMany(limits.diagramLinks, "links");
  }

  /** Throws `NotDrawn` where there is too much to draw, or too little. */
  checkAmount(isLaidOut: boolean): void {
    const [open] = this.#open;
    if (open) throw new NotDrawn(`“${open.text}” has no end`, open.line);
    const parts = this.#ids.size;
    if (parts === 0) throw new NotDrawn("this diagram is empty", undefined);
    if (parts > limits.diagramParts) throw tooMany(limits.diagramParts, "parts");
    if (!isLaidOut) return;
    if (this.#depth > limits.diagramNesting) throw tooMany(limits.diagramNesting, "levels of groups");
    // The layout searches longest where there are many links between few parts.
    const most = parts + limits.diagramExtraLinks;
    if (this.links > most)
      throw new NotDrawn(`it has ${this.links} links between ${parts} parts, more than ${most}`, undefined);
  }

  /** A text that is not in a drawing, because the library has left out what it could not read. */
  lostFrom(drawn: string): string | undefined {
    const texts = unspaced(drawn);
    return this.#texts.find((text) => !texts.includes(unspaced(text)));
  }
}

function tooMany(most: number, what: string): NotDrawn {
  return new NotDrawn(`it has more than ${most} ${what}`, undefined);
}

/** A text as it is shown, whose formats are not text. */
function plain(label: string): string {
  return shownText(label.replaceAll(/<\/?(?:b|strong|i|em|u|s|del|br)\/?>/gi, " ")).trim();
}

/** Lines of a label are apart in the drawing, and marks of formats are not in it. */
function unspaced(text: string): string {
  return text.replaceAll(/[\s*~]+/g, "");
}

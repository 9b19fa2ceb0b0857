/** Thrown where a diagram says something that cannot be drawn. */
export class NotDrawn extends Error {
  /** Line of the code block, from 1; undefined where it is about all of it. */
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/** For a statement that the drawing library does not know, and would pass over or draw as something else. */
export function unknownStatement({ text, line }: { text: string; line: number }): NotDrawn {
  return new NotDrawn(`“${text.length > 40 ? `${text.slice(0, 40)}…` : text}” cannot be drawn`, line);
}

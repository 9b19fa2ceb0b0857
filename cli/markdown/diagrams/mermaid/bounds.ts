/** Limits of what will be drawn: a few characters can name many links, and the time of a layout grows faster than their number. */
import { limits } from "../../../report/limits/limits.ts";
import { NotDrawn } from "./not-drawn.ts";

type Amount = {
  /** Links between parts. */
  links: number;
  /** Nodes and groups; participants, classes, states or entities. */
  parts: number;
  /** Levels of groups inside one another. */
  depth: number;
};

/** Throws `NotDrawn` where there is too much of something already. */
export function checkAmount({ links, parts, depth }: Amount): void {
  const exceeded = (what: string): NotDrawn => new NotDrawn(`it has ${what}`, undefined);
  if (links > limits.diagramLinks) throw exceeded(`more than ${limits.diagramLinks} links`);
  if (parts > limits.diagramParts) throw exceeded(`more than ${limits.diagramParts} parts`);
  if (depth > limits.diagramNesting) throw exceeded(`more than ${limits.diagramNesting} levels of groups`);
}

/** The same for a whole diagram: the layout searches longest where there are many links between few parts. */
export function checkWhole(amount: Amount): void {
  checkAmount(amount);
  const { links, parts } = amount;
  const most = parts + limits.diagramExtraLinks;
  if (links > most)
    throw new NotDrawn(`it has ${links} links between ${parts} parts, more than ${most}`, undefined);
}

/** What is said of a part of a drawing that is left out. */
import type { Removed, RemovedKind } from "./cleaned-drawing.ts";

type Words = { message: string; expected: string };

const noCode = "a drawing without code; twsite serves files in static/ as they are";
const noHtml = "texts as SVG, not as HTML; twsite serves files in static/ as they are";
const noAddress = "a drawing that holds everything it shows";

const words: Readonly<Record<RemovedKind, (name: string) => [what: string, expected: string]>> = {
  element: (name) => [`“<${name}>”`, /foreignobject$/i.test(name) ? noHtml : noCode],
  event: (name) => [`the event attribute “${name}”`, noCode],
  code: (name) => [`the address of a script in “${name}”`, noCode],
  address: (name) => [`the address of another host in “${name}”`, noAddress],
  style: (name) => [`the address of another host in “${name}”`, noAddress],
  import: () => ["“@import” in a style", noAddress],
  animation: (name) => [`an animation of “${name}”`, noCode],
  instruction: (name) => [`the instruction “${name}”`, noAddress],
  declarations: () => ["a “<!DOCTYPE>” with declarations", noCode],
};

export function wordsFor({ what, name = "" }: Removed): Words {
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const [subject, expected] = words[what](short);
  return { message: `${subject} is left out of this drawing`, expected };
}

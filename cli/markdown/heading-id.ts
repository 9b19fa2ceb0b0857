/** `## Title {#id}`: an id that the author gives to a heading. */
import type { Heading } from "mdast";

/** Takes the id off the end of the heading's text. Undefined without one. */
export function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const match = /\s*\{#([^\s{}#]+)\}\s*$/.exec(last.value);
  const id = match?.[1];
  if (match === null || id === undefined) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === "") heading.children.pop();
  return id;
}

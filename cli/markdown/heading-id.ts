/** `## Title {#id}`: ids that the author gives to a heading. */
import type { Heading } from "mdast";

/** Takes the ids off the end of the heading's text, in order: the first is the heading's own, the others are older ones. */
export function takeExplicitIds(heading: Heading): string[] {
  const last = heading.children.at(-1);
  if (last?.type !== "text" || !last.value.trimEnd().endsWith("}")) return [];
  const match = /(?:\s*\{#[^\s{}#]+\})+\s*$/.exec(last.value);
  if (match === null) return [];
  const ids = [...match[0].matchAll(/\{#([^\s{}#]+)\}/g)].flatMap(([, id]) => id ?? []);
  last.value = last.value.slice(0, match.index);
  if (last.value === "") heading.children.pop();
  return ids;
}

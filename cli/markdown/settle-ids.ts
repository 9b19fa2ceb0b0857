/**
 * Ids of a page, each of one element. Those that the compiler makes, of headings, footnotes, explanations of code and parts of
 * diagrams, are marked until all are known: an author's id keeps its name, and one that is made becomes `name-1` beside it.
 */
import type { Element } from "hast";
import type { Heading } from "../../schema/page.ts";
import { idForm } from "../../schema/paths.ts";
import { MADE_ID } from "../../schema/reserved-names.ts";
import type { PageFinding } from "../report/finding.ts";
import { freeId } from "./headings.ts";
import { placeOf } from "./mdast/place.ts";

/**
 * Changes elements and outline: no id keeps its mark. An id that an author has written twice stays with a heading, else with the
 * first element. `<a id="install"></a>` above the heading that has this id anyway, as pages for other tools have it, loses it.
 */
export function settleIds(elements: readonly Element[], outline: readonly Heading[]): PageFinding[] {
  const byId = new Map<string, Element[]>();
  for (const element of elements) {
    changeIds(element, idForm);
    const { id, name } = element.properties;
    for (const key of [id, name !== id && isAnchor(element) ? name : undefined])
      if (typeof key === "string") byId.set(unmarked(key), [...(byId.get(unmarked(key)) ?? []), element]);
  }
  const taken = new Set(byId.keys());
  const [ofHeadings, ofOthers] = [new Map<string, string>(), new Map<string, string>()];
  const findings = [...byId].flatMap(([id, all]): PageFinding[] => {
    const heading = all.find(isHeading);
    if (heading)
      for (const { properties } of all.filter(isAnchor))
        for (const key of ["id", "name"] as const) if (properties[key] === id) delete properties[key];
    const written = all.filter(({ properties }) => properties.id === id);
    const made = all.filter(({ properties }) => properties.id === MADE_ID + id);
    const keeper =
      written.find(isHeading) ?? written[0] ?? heading ?? all.find((one) => !made.includes(one)) ?? all[0];
    for (const element of made) {
      const settled = element === keeper ? id : freeId(id, taken, new Map());
      (isHeading(element) ? ofHeadings : ofOthers).set(String(element.properties.id), settled);
      element.properties.id = settled;
    }
    for (const element of written) if (element !== keeper) delete element.properties.id;
    const [first, second] = written.map(placeOf);
    const place = second ?? first;
    if (written.length < 2 || !place) return [];
    const message = `the id “${id}” is already used on this page`;
    return [
      { rule: "heading-id-is-unique", place, message, expected: "another id", ...(second && { first }) },
    ];
  });
  for (const entry of outline) entry.id = ofHeadings.get(entry.id) ?? unmarked(entry.id);
  if (ofOthers.size > 0) for (const element of elements) follow(element, ofOthers);
  return findings;
}

function unmarked(id: string): string {
  return id.startsWith(MADE_ID) ? id.slice(MADE_ID.length) : id;
}

/** Changes links, paints of drawings and descriptions for screen readers that name an id which was made. */
function follow(element: Element, settled: ReadonlyMap<string, string>): void {
  // The explanation of a number may be missing.
  const nameOf = (id: string): string => settled.get(id) ?? unmarked(id);
  changeIds(element, nameOf);
  const followed = Object.entries(element.properties).flatMap(([key, value]) =>
    typeof value === "string" && value.includes(`#${MADE_ID}`)
      ? [[key, value.replace(/(?<=^#|^url\(#)[^)]+/, nameOf)] as const]
      : [],
  );
  Object.assign(element.properties, Object.fromEntries(followed));
}

function changeIds({ properties }: Element, change: (id: string) => string): void {
  for (const key of ["id", "name"] as const) {
    const value = properties[key];
    if (typeof value === "string") properties[key] = change(value);
  }
  for (const key of ["headers", "ariaLabelledBy", "ariaDescribedBy"] as const) {
    const value = properties[key];
    if (Array.isArray(value)) properties[key] = value.map((id) => change(String(id)));
  }
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function isAnchor({ tagName, properties }: Element): boolean {
  return (tagName === "a" || tagName === "span") && properties.href === undefined;
}

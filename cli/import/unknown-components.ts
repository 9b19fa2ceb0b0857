/** Components that an import could not replace → one entry for each name, and the components.yml to start from. */
import { stringify } from "yaml";
import { grouped } from "../../schema/grouped.ts";
import type { Place } from "../report/finding.ts";

type Use = { name: string; file: string; place: Place; properties: string[]; hasContent: boolean };

export type UnknownComponent = {
  name: string;
  /** Uses in all pages. */
  count: number;
  /** The first three. */
  places: { file: string; place: Place }[];
  /** Names of properties that any use has. */
  properties: string[];
  /** True: some use has something between its tags. */
  hasContent: boolean;
};

const shownPlaces = 3;

export function unknownComponents(uses: readonly Use[]): UnknownComponent[] {
  return [...grouped(uses, ({ name }) => name)]
    .map(([name, all]) => ({
      name,
      count: all.length,
      places: all.slice(0, shownPlaces).map(({ file, place }) => ({ file, place })),
      properties: [...new Set(all.flatMap(({ properties }) => properties))].sort(),
      hasContent: all.some(({ hasContent }) => hasContent),
    }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Text of a components.yml that keeps the content of each; empty without components. */
export function proposedMap(components: readonly UnknownComponent[]): string {
  return components
    .map(({ name, count, places, properties, hasContent }) => {
      const [first] = places;
      const at = first === undefined ? "" : `, first in ${first.file}:${first.place.line}`;
      const given = properties.length === 0 ? "" : `; properties: ${properties.join(", ")}`;
      const rule = hasContent ? "unwrap" : "drop";
      return `# ${count === 1 ? "once" : `${count} times`}${at}${given}\n${stringify({ [name]: rule })}`;
    })
    .join("\n");
}

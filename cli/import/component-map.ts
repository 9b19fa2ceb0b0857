/** `components.yml` of `--map`: what an import does with components, by name, and problems of the file with their places. */
import * as z from "zod";
import type { Place } from "../report/finding.ts";
import { readYaml } from "../source/yaml/read-yaml.ts";

const attributes = z.record(z.string(), z.string()).default({});

/** In texts, `{name}` is the property of that name, and `{children}` what is between the tags. */
export const ComponentRule = z.union(
  [
    /** `drop`: it goes with its content. `unwrap`: its tags go, its content stays. */
    z.enum(["drop", "unwrap"]),
    z.strictObject({
      /** A block of Markdown: `note`, `details`, or a component of the new site. */
      directive: z.string().regex(/^[A-Za-z][\w-]*$/, "a name of letters, digits and hyphens"),
      label: z.string().optional(),
      attributes,
    }),
    z.strictObject({
      /** An element of HTML around the content. */
      element: z.string().regex(/^[a-z][a-z0-9]*$/, "the name of an HTML element"),
      attributes,
    }),
    /** Markdown in its place. */
    z.strictObject({ text: z.string() }),
  ],
  { error: "drop, unwrap, or one of directive:, element: and text:" },
);
export type ComponentRule = z.infer<typeof ComponentRule>;

const componentName = /^[A-Za-z_$][\w.$-]*$/;

export type ComponentMap = ReadonlyMap<string, ComponentRule>;

/** The file that was named with `--map`. */
export type ComponentMapFile = {
  file: string;
  rules: ComponentMap;
  placeOf(name: string): Place;
};

const File = z.record(z.string(), ComponentRule);

const rules = "drop, unwrap, or keys: directive, element or text";

type MapProblem = { place: Place; message: string; expected?: string | undefined };

type ReadComponentMap = { map: ComponentMap; problems: MapProblem[]; placeOf(name: string): Place };

export function readComponentMap(text: string): ReadComponentMap {
  const { value = {}, problems, placeOf } = readYaml(File, text);
  const names = Object.keys(value).filter((name) => !componentName.test(name));
  return {
    map: new Map(Object.entries(value)),
    problems: [
      ...problems.map(({ place, message, expected, path = [] }) => ({
        place,
        message,
        expected: path.length === 1 ? rules : expected,
      })),
      ...names.map((name) => ({
        place: placeOf([name], true),
        message: `“${name}” is not the name of a component`,
        expected: "letters, digits and dots, such as Chart or Tabs.Item",
      })),
    ],
    placeOf: (name) => placeOf([name], true),
  };
}

/** `components.yml:3:1  message; expected: …` */
export function problemLine(file: string, { place, message, expected }: MapProblem): string {
  const hint = expected === undefined ? "" : `; expected ${expected}`;
  return `${file}:${place.line}:${place.column}  ${message}${hint}`;
}

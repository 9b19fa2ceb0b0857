/** Text of components.yml → rules for components, and problems of the file with their places. */
import * as z from "zod";
import type { Place } from "../report/finding.ts";
import { readYaml } from "../source/yaml/read-yaml.ts";
import { type ComponentMap, ComponentRule, componentName } from "./component-map.ts";

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

/** Colours of code that a configuration imports: the themes of `prism-react-renderer`, by their names today and by the files of version 1. */
import { themes } from "prism-react-renderer";
import { ownValue } from "../../../schema/own-value.ts";
import type { Exports } from "../code/modules.ts";

/** The exports of a package; undefined if it is unknown. */
export function configurationExports(name: string): Exports | undefined {
  // The code of a site may change them.
  const own = structuredClone(themes);
  const names = new Map(Object.entries({ themes: own }));
  if (name === "prism-react-renderer") return { value: { themes: own }, names, isDefault: true };
  const [, theme = ""] = /^prism-react-renderer\/themes\/(\w+)$/.exec(name) ?? [];
  const colours = ownValue(own, theme);
  return colours && { value: colours, names: new Map(), isDefault: true };
}

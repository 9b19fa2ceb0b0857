/** `components.yml` of `--map`: what an import does with components, by name. */
import * as z from "zod";
import type { Place } from "../report/finding.ts";

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

export const componentName = /^[A-Za-z_$][\w.$-]*$/;

export type ComponentMap = ReadonlyMap<string, ComponentRule>;

/** The file that was named with `--map`. */
export type ComponentMapFile = {
  file: string;
  rules: ComponentMap;
  placeOf(name: string): Place;
};

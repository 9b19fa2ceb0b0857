/** The doc comments that the package's types get from the descriptions of the schemas. */
import { expect, test } from "vitest";
import * as z from "zod";
import { describedTypes } from "../../../cli/bundle/described-types.ts";

const Entry = z.union([
  z.strictObject({ kind: z.literal("link"), to: z.string().describe("Where it leads.") }),
  z.strictObject({ kind: z.literal("menu"), to: z.string().optional().describe("Where its title leads.") }),
]);
const Site = z.strictObject({
  title: z.string().describe("Title of the site."),
  menu: z.array(z.strictObject({ label: z.string().describe("What is shown.") })).default([]),
  "home-page": z.string().describe("Where */ starts."),
});

test("each field has the description of its schema above it, within lists and unions, too", () => {
  const types = `export declare const Entry: z.ZodUnion<readonly [z.ZodObject<{
    kind: z.ZodLiteral<"link">;
    to: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"menu">;
    to: z.ZodOptional<z.ZodString>;
}, z.core.$strict>]>;
export type Entry = z.infer<typeof Entry>;
export declare const Site: z.ZodObject<{
    title: z.ZodString;
    menu: z.ZodDefault<z.ZodArray<z.ZodObject<{
        label: z.ZodString;
    }, z.core.$strict>>>;
    "home-page": z.ZodString;
}, z.core.$strict>;
export declare const Unknown: z.ZodObject<{
    title: z.ZodString;
}, z.core.$strict>;`;
  const described = describedTypes(types, { Entry, Site });
  expect(described).toContain("    /** Where it leads. */\n    to: z.ZodString;");
  expect(described).toContain("    /** Where its title leads. */\n    to: z.ZodOptional");
  expect(described).toContain("        /** What is shown. */\n        label");
  expect(described).toContain('    /** Where *\\/ starts. */\n    "home-page"');
  expect(described.match(/Title of the site/g)).toHaveLength(1);
  expect(describedTypes(described, { Entry, Site })).toBe(described);
});

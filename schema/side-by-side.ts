/** `data/_/<locale>/side-by-side.json`: what a page in two languages side by side needs besides the data of both. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { text } from "./fields.ts";
import { SideBySideStrings } from "./strings.ts";

export const SideBySide = z.strictObject({
  contract: z.literal(CONTRACT),
  locale: text("Name of the locale."),
  strings: SideBySideStrings.describe("Texts around both columns."),
});
export type SideBySide = z.infer<typeof SideBySide>;

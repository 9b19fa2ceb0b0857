/** A font provider's style sheet: extra, on top of the faces that the reader brings along. */
import * as z from "zod";
import { hostName, isSecure } from "./integrations/service-addresses.ts";

export const Fonts = z.strictObject({
  stylesheet: z
    .string()
    .refine(isSecure, "expected an address that starts with https://")
    .describe(
      "Address of the style sheet, such as https://fonts.bunny.net/css?family=newsreader:600. It is requested after the first paint, and not at all where the visitor's browser asks to save data.",
    ),
  titles: z
    .string()
    .regex(/^[\p{L}\p{N} _-]+$/u, "expected the name of a font family, such as Newsreader")
    .describe("Family in that style sheet that titles are set in."),
  hosts: z
    .array(hostName("fonts.example.com"))
    .default([])
    .describe("Hosts that the style sheet takes its files from. Default: its own."),
});
export type Fonts = z.infer<typeof Fonts>;

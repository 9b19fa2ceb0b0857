/**
 * Organisation or person that the site is about, with the terms of https://schema.org: for search engines, not shown on any
 * page.
 */
import * as z from "zod";
import { ImageAddress, ofLink } from "./address.ts";
import { LocalizedText } from "./text.ts";

export const Organization = z.strictObject({
  type: z
    .enum(["ProfessionalService", "Organization", "Person"])
    .default("ProfessionalService")
    .describe("What it is. Default: ProfessionalService, a business that offers services."),
  name: LocalizedText.optional().describe("Its name. Default: the site's title."),
  description: LocalizedText.optional().describe("One or two sentences. Default: the tagline."),
  image: ImageAddress.optional().describe("Picture in `static/`: a logo, or a portrait."),
  area: LocalizedText.optional().describe("Where it works, such as `{ en: Europe, fr: Europe }`."),
  languages: z
    .array(z.string().min(1))
    .default([])
    .describe("Language tags (BCP 47) of the languages that it works in."),
  profiles: z
    .array(z.url().check(ofLink))
    .default([])
    .describe("Addresses of the same person or business elsewhere."),
  services: z
    .string()
    .min(1)
    .optional()
    .describe("Name of the sidebar whose docs each describe a service. Default: none."),
});
export type Organization = z.infer<typeof Organization>;

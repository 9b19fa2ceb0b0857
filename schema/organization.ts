/** Who the site is about, in the words of https://schema.org: for search engines, not shown on any page. */
import * as z from "zod";
import { LocalizedText } from "./text.ts";

export const Organization = z.strictObject({
  /** What it is. Default: ProfessionalService, a business that sells skill. */
  type: z.enum(["ProfessionalService", "Organization", "Person"]).default("ProfessionalService"),
  /** Its name. Default: the site's title. */
  name: LocalizedText.optional(),
  /** One or two sentences. Default: the tagline. */
  description: LocalizedText.optional(),
  /** Picture in `static/`: a logo, or a portrait. */
  image: z.string().optional(),
  /** Where it works, such as `{ en: Europe, fr: Europe }`. */
  area: LocalizedText.optional(),
  /** Language tags (BCP 47) of the languages that it works in. */
  languages: z.array(z.string().min(1)).default([]),
  /** Addresses of the same person or business elsewhere. */
  profiles: z.array(z.url()).default([]),
  /** Name of the sidebar whose docs each describe a service. Default: none does. */
  services: z.string().min(1).optional(),
});
export type Organization = z.infer<typeof Organization>;

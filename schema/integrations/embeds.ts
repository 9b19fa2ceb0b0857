/** Providers whose videos and other content pages may embed: `site.yml` declares them, a page only names an address. */
import * as z from "zod";
import { hostName, isSecure } from "./service-addresses.ts";

/** An address with names in braces for its parts that differ: `https://example.com/watch/{id}`. */
const placeholder = /\{([a-z][a-z0-9_]*)\}/g;

function namesIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** Names are only in path and query: the host is written out. */
function isTemplate(template: string): boolean {
  const [, start = ""] = /^(https?:\/\/[^/?#]+)(?:\/|$)/.exec(template) ?? [];
  return isSecure(start) && isSecure(template.replace(placeholder, "x")) && !/[\s"'<>\\^`|]/.test(template);
}

const template = (example: string) =>
  z
    .string()
    .refine(isTemplate, `expected an address with {id} for the part that differs, such as ${example}`)
    .refine((address) => namesIn(address).length > 0, "expected an address with a part such as {id}");

export const OwnProvider = z
  .strictObject({
    name: z.string().trim().min(1).describe("Name of the provider, as visitors read it."),
    page: template("https://example.com/watch/{id}").describe(
      "Address of a page of the provider, which pages of this site name, such as `https://example.com/watch/{id}`. Each name in braces is a part of a path, or a value of the query.",
    ),
    frame: template("https://example.com/embed/{id}").describe(
      "Address of what is shown in the frame, with the same names in braces.",
    ),
  })
  .superRefine(({ page, frame }, context) => {
    const known = namesIn(page);
    const strange = namesIn(frame).find((name) => !known.includes(name));
    if (strange !== undefined)
      context.addIssue({
        code: "custom",
        path: ["frame"],
        message: `expected only names that are in page: ${known.map((name) => `{${name}}`).join(", ")}`,
      });
  });

export const PeerTube = z.strictObject({
  peertube: hostName("tube.example.org").describe(
    "Host of an instance of PeerTube, such as `tube.example.org`.",
  ),
});

/** `files`: videos of the site itself. */
export const knownProviders = ["youtube", "vimeo", "files"] as const;

export const Provider = z.union([z.enum(knownProviders), PeerTube, OwnProvider]);
export type Provider = z.infer<typeof Provider>;

export const Embeds = z
  .array(Provider)
  .default([])
  .describe(
    "What pages may embed with `::video` and `::embed`: `youtube`, `vimeo`, `files` for videos of the site itself, and other providers. Nothing is requested from a provider until the visitor starts it. Default: none.",
  );

/** Addresses that the site had once. */
import * as z from "zod";
import { imageProtocols, linkProtocols, protocolOf } from "./protocols.ts";

/** Addresses of this site, and names of files and entries, in the form NFC of Unicode, so that they meet whatever wrote them. */
export function composed(text: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text) ? text : text.normalize("NFC");
}

/** A name, or an address, that is equal to another one in whatever form it is written. */
export const Name = z.string().overwrite(composed);

/** The check of an address: its protocol, if it has one, is one of these. */
const allows = (protocols: readonly string[], starts: string) =>
  z.refine<string>((address) => protocols.includes(protocolOf(address) ?? "https"), {
    error: ({ input }) =>
      `expected an address of this site, or one that starts with ${starts}; ${protocolOf(String(input))}: is not allowed`,
  });

/** Links and images have the protocols that those of pages have. */
export const ofLink = allows(linkProtocols, "https:, mailto: or tel:");
export const LinkAddress = Name.min(1).check(ofLink);
export const ImageAddress = Name.check(allows(imageProtocols, "https:"));

/** Old address from the site's root, with the locale: `/old/page`, `/fr/ancienne-page`. A base path is not part of it. */
export const OldAddress = Name.regex(
  /^\/(?!\/)[^?#]*$/,
  "expected an address that starts with a slash, without ? and #, such as /old/page",
)
  .refine((from) => !/\s/.test(from), "expected an address without spaces; write %20 for a space")
  .refine(
    (from) => !/\*|:[A-Za-z]/.test(from),
    "expected one address, such as /old/page; patterns with * or :name belong in static/_redirects",
  );

/** A part of an address, or several: no address of another site, no query, no hash, no empty part, no percent escape. */
export const PathText = Name.min(1).regex(
  /^(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^?#]*$/,
  "expected a path such as setup or /guide/setup, without ?, # and percent-encoding",
);

function isRouteOrUrl(to: string): boolean {
  return /^\/(?![/\\])/.test(to) || (/^https?:\/\//.test(to) && URL.canParse(to));
}

export const Redirect = z.strictObject({
  from: OldAddress.describe("The old address, from the site's root, with the locale: `/fr/old`."),
  to: Name.refine(isRouteOrUrl, "expected a route such as /docs/new, or an absolute URL")
    .refine(
      (to) => !/\/:[A-Za-z]/.test(to),
      "expected one address, such as /docs/new; placeholders such as :splat belong in static/_redirects",
    )
    .describe(
      "Where it leads now: a route with its locale (`/fr/docs/new`), a file of this site, or an absolute URL.",
    ),
  status: z
    .literal([301, 302, 307, 308])
    .default(301)
    .describe(
      "Status for hosts that read `_redirects`: 301 and 308 are permanent, 302 and 307 temporary. Default: 301.",
    ),
});
export type Redirect = z.infer<typeof Redirect>;

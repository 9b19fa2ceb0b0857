/** Addresses of the site's host that something else serves. */
import { Name } from "./address.ts";

/** Path below the base: `/api/**`. */
export const ExternalAddress = Name.regex(
  /^\/(?!\/)[^?#\s\\]*$/,
  "expected an address that starts with a slash, without ? and #, such as /api/**",
).refine(
  (pattern) => pattern.split("/").every((part) => part === "**" || !part.includes("**")),
  "expected ** as a whole part of the path, such as /api/**",
);

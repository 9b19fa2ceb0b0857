/** Headers of the tool's own, for hosts that read `_headers`. */
import { hashedPath } from "../../../schema/paths.ts";
import { IMMUTABLE, REVALIDATE } from "./caching.ts";
import type { HeaderRule } from "./merged-headers.ts";

export type HeadersInput = {
  /** Path that the site is served under: starts and ends with a slash. */
  base: string;
  /** The policy's header variant. */
  contentSecurityPolicy: string;
  /** Files whose media type does not follow from their name, such as feeds: path with the base, and type. */
  mediaTypes: { path: string; type: string }[];
};

/**
 * The tool's own rules. If two rules set one header, hosts join the values, so no two rules here do. Documents have no rule of
 * their own: their addresses have no common pattern, and both hosts revalidate by default.
 */
export function toolHeaderRules({ base, contentSecurityPolicy, mediaTypes }: HeadersInput): HeaderRule[] {
  const one = (path: string, name: string, value: string) => ({ path, headers: [{ name, value }] });
  return [
    {
      path: `${base}*`,
      headers: [
        { name: "Content-Security-Policy", value: contentSecurityPolicy },
        { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { name: "X-Content-Type-Options", value: "nosniff" },
      ],
    },
    one(`${base}${hashedPath("*")}`, "Cache-Control", IMMUTABLE),
    one(`${base}data/*`, "Cache-Control", REVALIDATE),
    one(`${base}*.md`, "Content-Type", "text/markdown; charset=utf-8"),
    ...mediaTypes.map(({ path, type }) => one(path, "Content-Type", type)),
  ];
}

/** Types of the main feeds. Hosts limit the number of rules, so a tag's feed gets the type of its file extension. */
export function feedTypes(
  manifests: readonly { feeds: readonly { href: string; type: string }[] }[],
): HeadersInput["mediaTypes"] {
  return manifests.flatMap(({ feeds }) =>
    feeds.map(({ href, type }) => ({ path: href, type: `${type}; charset=utf-8` })),
  );
}

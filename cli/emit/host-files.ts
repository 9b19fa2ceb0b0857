/**
 * `_headers` and `_redirects`, for hosts that read them: Netlify
 * (https://docs.netlify.com/manage/routing/headers/) and Cloudflare
 * (https://developers.cloudflare.com/workers/static-assets/headers/). Other hosts serve them as plain files.
 */
import { HASHED_FOLDER, IMMUTABLE, REVALIDATE } from "./caching.ts";

export type HeadersInput = {
  /** Path that the site is served under: starts and ends with a slash. */
  base: string;
  /** The policy's header variant. */
  contentSecurityPolicy: string;
  /** Files whose media type does not follow from their name, such as feeds: path with the base, and type. */
  mediaTypes: { path: string; type: string }[];
};

/**
 * Where two rules set one header, these hosts join the values, so no two rules here do. Documents have no rule of
 * their own: their addresses have no common pattern, and both hosts revalidate by default.
 */
export function renderHeaders({ base, contentSecurityPolicy, mediaTypes }: HeadersInput): string {
  const rules: [string, string[]][] = [
    [
      `${base}*`,
      [
        `Content-Security-Policy: ${contentSecurityPolicy}`,
        "Referrer-Policy: strict-origin-when-cross-origin",
        "X-Content-Type-Options: nosniff",
      ],
    ],
    [`${base}${HASHED_FOLDER}*`, [`Cache-Control: ${IMMUTABLE}`]],
    [`${base}data/*`, [`Cache-Control: ${REVALIDATE}`]],
    [`${base}*.md`, ["Content-Type: text/markdown; charset=utf-8"]],
    ...mediaTypes.map(({ path, type }): [string, string[]] => [path, [`Content-Type: ${type}`]]),
  ];
  return rules.map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`).join("\n");
}

/** One line per redirect: `from to status`. Paths with the base, percent-encoded. Default status: 301. */
export function renderRedirects(redirects: { from: string; to: string; status?: number }[]): string {
  return redirects.map(({ from, to, status = 301 }) => `${from} ${to} ${status}\n`).join("");
}

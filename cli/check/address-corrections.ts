/** Corrections of an address that has no page: without typing slips, with its scheme, as this tool writes it. */
import { splitSuffix } from "../site/link-target.ts";

/** Endings of hosts that people write without their scheme. */
const hosts =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|edu|gov|eu|uk|de|fr|ch|at|it|es|nl|be|co|info|me)(?:[/:?#]|$)/i;

/** The likeliest first; the caller finds out whether one of them resolves. */
export function addressCorrections(url: string): string[] {
  const clean = withoutSlips(url);
  const forms = [clean, ...(clean === url ? [] : asPages(clean)), ...withScheme(clean), ...asPages(url)];
  return [...new Set(forms)].filter((form) => form !== url && form !== "");
}

/** No-break and other odd spaces, quotation marks, backslashes, and slashes in a row. */
function withoutSlips(url: string): string {
  return url
    .replace(/\\+/g, "/")
    .replace(/[\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]|%C2%A0|%E2%80%8B/gi, " ")
    .replace(/^[\s"'“”„‘’«»<]+|[\s"'“”„‘’«»>]+$/g, "")
    .replace(/^(?=.)([^?#]*)\s*["“”].*$/s, "$1")
    .trim()
    .replace(/(?<![:/])\/{2,}/g, "/");
}

function withScheme(url: string): string[] {
  const slip = /^(https?)[;:.]?\/{1,2}(?=[\w-]+\.)/i.exec(url);
  if (slip) return [`${slip[1]}://${url.slice(slip[0].length)}`];
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return [`mailto:${url}`];
  return /^www\./i.test(url) || hosts.test(url) ? [`https://${url}`] : [];
}

/** As other tools write it: with or without an ending, from the folder of the repository, in `static/` or `public/`. */
function asPages(url: string): string[] {
  const { path, suffix } = splitSuffix(url);
  const bare = path.replace(/\.(?:mdx?|markdown|html?|php|aspx?)$/i, "");
  const isNamed = bare !== path;
  const folder = bare.replace(/\/(?:index|readme)$/i, "");
  const inPublic = path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:static|public)\//, "/");
  const forms = [
    ...(isNamed ? [`${bare}.md`, bare] : path.endsWith("/") ? [] : [`${path}.md`]),
    ...(folder === bare ? [] : [`${folder}.md`, `${folder}/index.md`, folder]),
    ...(isNamed || path.endsWith("/") ? [] : [`${path}/index.md`]),
    ...(inPublic === path ? [] : [inPublic]),
    path.replace(/^\/?content\/[a-z-]+\//i, "/"),
    path.replace(/\.[a-z0-9]+$/i, (ending) => ending.toLowerCase()),
  ];
  return forms.filter((form) => form !== path && form !== "").map((form) => form + suffix);
}

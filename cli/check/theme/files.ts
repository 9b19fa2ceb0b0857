/** Files and other hosts that a style sheet names in `url(…)` and `@import`. */
import { posix } from "node:path";
import { decoded, HASHED_FOLDER, hashedPath } from "../../../schema/paths.ts";
import { nearestPath } from "../../report/nearest.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import type { CssToken, ThemeProblem } from "./css-tokens.ts";

export type ThemeContext = {
  /** Files of the content folder, by path. */
  files: { has(path: string): boolean; keys(): Iterable<string> };
  /** Path that the site is published below. */
  base: string;
  /** Hosts that the policy lets styles, fonts and pictures come from. */
  hosts: { style: readonly string[]; font: readonly string[]; image: readonly string[] };
};

type Kind = keyof ThemeContext["hosts"];

const fields = { style: "fonts.stylesheet", font: "fonts.hosts", image: "image_hosts" };
const names = { style: "style sheets", font: "fonts", image: "images" };

export function fileProblems(tokens: readonly CssToken[], around: ThemeContext): ThemeProblem[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const inUrl = before?.type === "function-token" && before.value.toLowerCase() === "url";
    const isImport = isImported(tokens, inUrl ? index - 2 : index - 1);
    const isAddress = token.type === "url-token" || (token.type === "string-token" && (inUrl || isImport));
    if (!isAddress) return [];
    const kind = isImport ? "style" : isInFontFace(tokens, index) ? "font" : "image";
    const problem = problemOf(token.value.trim(), kind, around);
    return problem ? [{ ...problem, start: token.start }] : [];
  });
}

function isImported(tokens: readonly CssToken[], index: number): boolean {
  return tokens[index]?.type === "at-keyword-token" && tokens[index].value.toLowerCase() === "import";
}

/** The rule around the nearest brace before is `@font-face`. */
function isInFontFace(tokens: readonly CssToken[], index: number): boolean {
  const brace = tokens.slice(0, index).findLastIndex(({ text }) => text === "{" || text === "}");
  const rule = tokens[brace]?.text === "{" ? tokens[brace - 1] : undefined;
  return rule?.type === "at-keyword-token" && rule.value.toLowerCase() === "font-face";
}

function problemOf(url: string, kind: Kind, around: ThemeContext): Omit<ThemeProblem, "start"> | undefined {
  if (url === "") return { message: "this address is empty", expected: "a file in static/" };
  if (url.startsWith("#")) return undefined;
  if (/^data:/i.test(url))
    return kind === "image"
      ? undefined
      : {
          message: `the security policy of the site blocks ${names[kind]} in data:`,
          expected: "a file in static/",
        };
  if (isExternal(url)) return otherHost(url, kind, around);
  const { path, suffix } = splitSuffix(url);
  const address = path.startsWith("/") ? path : posix.join(around.base, HASHED_FOLDER, path);
  const below = decoded(address).startsWith(around.base)
    ? decoded(address).slice(around.base.length)
    : undefined;
  if (below !== undefined && around.files.has(`static/${below}`)) return undefined;
  const inStatic = [...around.files.keys()].flatMap((file) =>
    file.startsWith("static/") ? [file.slice("static/".length)] : [],
  );
  const own = below ?? path.slice(1);
  const bare = path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:static\/)?/, "");
  const meant = [own, bare].find((each) => inStatic.includes(each)) ?? nearestPath(bare, inStatic);
  return {
    message: `there is no file “${url}” in static/`,
    expected: `an address relative to ${hashedPath("")}, such as ../fonts/a.woff2 for static/fonts/a.woff2`,
    nearest: meant === undefined ? undefined : `../${meant}${suffix}`,
  };
}

function otherHost(
  url: string,
  kind: Kind,
  { hosts }: ThemeContext,
): Omit<ThemeProblem, "start"> | undefined {
  const whole = url.startsWith("//") ? `https:${url}` : url;
  const host = URL.canParse(whole) ? new URL(whole).host : url;
  if (hosts[kind].includes(host)) return undefined;
  return {
    message: `the security policy of the site blocks ${names[kind]} from “${host}”`,
    expected: `a file in static/, or the host in ${fields[kind]} of site.yml`,
  };
}

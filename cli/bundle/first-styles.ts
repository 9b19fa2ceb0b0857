/** The styles that documents hold: those of the faces, of each first screen, and of what only some first screens have. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { tokenize } from "@csstools/css-tokenizer";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { firstParts } from "../emit/first-styles.ts";
import { readerFonts } from "./reader-fonts.ts";

/** `faces`, `stand-ins`, `screen`, and each part. */
type FirstStyles = Record<string, string>;

/** Writes the fonts, too, whose addresses are as in a file beside them: `url("./…")`. */
export async function bundleFirstStyles(
  options: BuildOptions,
): Promise<{ first: FirstStyles; fonts: string[] }> {
  const bundled = async (sheet: string, plugin: Plugin) => {
    const { outputFiles = [] } = await build({
      ...options,
      entryPoints: [`reader/styles/${sheet}.css`],
      plugins: [plugin, compactSheets()],
      write: false,
    });
    const style = outputFiles.find(({ path }) => path.endsWith(".css"))?.text ?? "";
    return { style: style.trim(), files: outputFiles };
  };
  const faces = await bundled("fonts", readerFonts("dist/fonts"));
  const fonts = faces.files.filter(({ path }) => path.endsWith(".woff2"));
  for (const { path, contents } of fonts) writeFileSync(path, contents);
  const standIns = await bundled("stand-ins", compactSheets());
  const screen = await bundled("first-screen", sections());
  const parts = Object.keys(firstParts).map(async (part) => {
    const sheets = await Promise.all(wholes.map((sheet) => bundled(sheet, sections(part))));
    return [part, sheets.map(({ style }) => style).join("")] as const;
  });
  const first = {
    faces: faces.style,
    "stand-ins": standIns.style,
    screen: screen.style,
    ...Object.fromEntries(await Promise.all(parts)),
  };
  return { first, fonts: fonts.map(({ path }) => basename(path)) };
}

/** The sheets that import all others. */
const wholes = ["index", "overview"];

/** The rules of each sheet for every first screen, or those for a part: comments divide them. */
function sections(part?: string): Plugin {
  return {
    name: "first-screen-rules",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => {
        const [rules = ""] = readFileSync(path, "utf8").split(
          "/* The rules below do not delay the first paint. */",
        );
        const [every = "", ...others] = rules.split("/* The rules below are for a first screen with ");
        const own = others
          .map((section) => section.split(/\. \*\/(.*)/s))
          .filter(([names = ""]) => names.split(/, | or /).includes(part ?? ""));
        const contents = own.map(([, rules = ""]) => rules).join("");
        // These have imports alone.
        const isWhole = part === undefined || wholes.includes(basename(path, ".css"));
        return { contents: withoutSpaces(isWhole ? every : contents), loader: "css" };
      });
    },
  };
}

/** Leaves out spaces that esbuild keeps, which are in custom properties and queries. */
export function compactSheets(): Plugin {
  return {
    name: "compact-sheets",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
        contents: withoutSpaces(readFileSync(path, "utf8")),
        loader: "css",
      }));
    },
  };
}

function withoutSpaces(css: string): string {
  const tokens = tokenize({ css });
  return tokens
    .filter(([type], at) => {
      if (type !== "whitespace-token") return true;
      const [before, after] = [tokens[at - 1]?.[1] ?? "", tokens[at + 1]?.[1] ?? ""];
      return !(",:/<>=".includes(before) || ",/<>=".includes(after));
    })
    .map(([, text]) => text)
    .join("");
}

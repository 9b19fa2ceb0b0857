/** The styles that documents hold: those of the faces, of each first screen, and of what only some first screens have. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { tokenize } from "@csstools/css-tokenizer";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { firstParts } from "../emit/first-styles.ts";
import { readerFonts } from "./reader-fonts.ts";

/** `faces`, `stand-ins`, `screen`, and each part. */
type FirstStyles = Record<string, string>;

/** Writes the fonts, too, whose addresses are as in a file beside them: `url("./…")`. */
export async function bundleFirstStyles(
  options: BuildOptions,
): Promise<{ first: FirstStyles; fonts: string[] }> {
  const bundled = async (sheets: readonly string[], plugins: Plugin[] = []) => {
    const contents = sheets.map((sheet) => `@import "./${sheet}.css";`).join("");
    const { outputFiles = [] } = await build({
      ...options,
      stdin: { contents, loader: "css", resolveDir: "reader/styles" },
      plugins: [...plugins, compactSheets()],
      write: false,
    });
    const style = outputFiles.find(({ path }) => path.endsWith(".css"))?.text ?? "";
    return { style: style.trim(), files: outputFiles };
  };
  const faces = await bundled(["fonts"], [readerFonts("dist/fonts")]);
  const fonts = faces.files.filter(({ path }) => path.endsWith(".woff2"));
  for (const { path, contents } of fonts) writeFileSync(path, contents);
  const standIns = await bundled(["stand-ins"]);
  const screen = await bundled(["first-screen"]);
  const parts = Object.entries(sheetsOf).map(
    async ([part, sheets]) => [part, (await bundled(sheets)).style] as const,
  );
  const first = {
    faces: faces.style,
    "stand-ins": standIns.style,
    screen: screen.style,
    ...Object.fromEntries(await Promise.all(parts)),
  };
  return { first, fonts: fonts.map(({ path }) => basename(path)) };
}

/** The sheets for each part, in the order in which the whole style imports them. */
const sheetsOf: Record<keyof typeof firstParts, readonly string[]> = {
  menus: ["first/header-menus", "first/dropdown"],
  home: ["first/tokens-large", "first/base-large", "first/lists-titles", "first/home", "features", "drawing"],
  documentation: ["first/sidebar", "first/page-head-documentation"],
  contents: ["first/contents"],
  facts: ["first/page-head-facts", "first/page-head-days", "first/page-row"],
  authors: ["first/page-head-authors", "first/page-head-names", "first/targets-authors"],
  quotations: ["first/prose-quotations"],
  code: ["first/layout-code", "first/code-blocks"],
  captions: ["first/code-captions"],
  tables: ["first/layout-tables", "first/tables"],
  admonitions: ["first/article-parts-admonitions"],
  tabs: ["first/article-parts-tabs"],
  posts: [
    "first/layout-lists",
    "first/page-head-days",
    "first/page-head-names",
    "first/page-end-posts",
    "first/targets-posts",
    "first/lists-titles",
    "first/lists-links",
    "first/lists-posts",
    "blog-on-phones",
  ],
  cards: [
    "first/tokens-large",
    "first/base-large",
    "first/layout-lists",
    "first/page-head-days",
    "first/page-head-names",
    "first/lists-titles",
    "first/lists-links",
    "first/lists-cards",
  ],
  indexes: ["first/layout-lists", "first/page-head-names", "first/lists-titles", "first/lists-indexes"],
  cases: ["first/layout-lists", "first/lists-titles", "first/cases"],
  "case-facts": ["case-facts"],
  "not-found": ["first/tokens-large", "first/base-large", "not-found"],
};

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

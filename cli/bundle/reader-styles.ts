/** The reader's style sheets: the first, that for media that few visitors have, and those of parts. */
import { basename, join } from "node:path";
import { build } from "esbuild";
import { constructSheets } from "../../schema/construct-sheets.ts";
import { ownValue } from "../../schema/own-value.ts";
import { browser, filesOf } from "./browser.ts";
import { readerFonts } from "./reader-fonts.ts";

/** Sheets that come with the content of a page: the reader's `construct-style.ts` knows their names. */
const ofContent = [...Object.values(constructSheets), "integrations"];
/** Sheets of parts that come with a script or with a kind of page: `with-style.ts` knows them. */
const ofParts = ["overview", "search", "shell", "side-by-side", "views"];
const parts = [...ofContent, ...ofParts];

export type ReaderStyles = {
  style: string | undefined;
  media: string | undefined;
  /** By part. */
  later: Record<string, string | undefined>;
  /** Fonts and drawings, too. */
  files: string[];
};

export async function bundleStyles(folder: string): Promise<ReaderStyles> {
  const sheets = ["media", ...parts].map((name) => [name, `reader/styles/${name}.css`] as const);
  const { metafile } = await build({
    ...browser,
    entryPoints: { style: "reader/styles/index.css", ...Object.fromEntries(sheets) },
    plugins: [readerFonts("dist/fonts")],
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(folder, "assets"),
    metafile: true,
  });
  const nameOf = (source: string): string | undefined => {
    const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
    return entry && basename(entry[0]);
  };
  return {
    style: nameOf("reader/styles/index.css"),
    media: nameOf("reader/styles/media.css"),
    later: Object.fromEntries(parts.map((part) => [part, nameOf(`reader/styles/${part}.css`)])),
    files: filesOf(metafile),
  };
}

/** Tells the reader's scripts the names. */
export function styleNames({ later }: ReaderStyles): Record<string, string> {
  const names = (sheets: readonly string[]) =>
    JSON.stringify(Object.fromEntries(sheets.map((sheet) => [sheet, ownValue(later, sheet)])));
  return { ...browser.define, CONTENT_STYLES: JSON.stringify(names(ofContent)), PART_STYLES: names(ofParts) };
}

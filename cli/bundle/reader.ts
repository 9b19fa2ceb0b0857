/** The reader that is built once for all sites: its scripts, style and fonts, and the index of them. */

import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { constructSheets } from "../../schema/construct-sheets.ts";
import { ReaderIndex } from "../emit/reader-index.ts";
import { GLYPHS_FILE } from "../images/cards/card-tools.ts";
import { browser, filesOf, importsOf, minified, minifyAgain } from "./browser.ts";
import { cardGlyphs } from "./card-glyphs.ts";
import { oneScript } from "./one-script.ts";
import { reactAsModules } from "./react-as-modules.ts";
import { fontLicences } from "./reader-fonts.ts";
import { bundleStyles, styleNames } from "./reader-styles.ts";
import { readerWithReact } from "./reader-with-react.ts";

/** The reader's files carry a hash of their content; `reader.json` names them for the compiler. */
export async function bundleReader(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const styles = await bundleStyles(folder);
  const define = { ...styleNames(styles), COUNTS_VISITS: "true" };
  const assets = await build({
    ...browser,
    define,
    entryPoints: { reader: "reader/main.tsx" },
    // What a visit may never need is imported when it is requested.
    splitting: true,
    plugins: [oneScript({ "reader/start.tsx": "start" }), reactAsModules()],
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outdir: join(folder, "assets"),
    metafile: true,
  });
  minifyAgain(join(folder, "assets"), filesOf(assets.metafile));
  const inline = await build({
    ...browser,
    entryPoints: ["reader/boot.ts", "reader/boot-tabs.ts", "reader/choose-locale.ts"],
    format: "iife",
    // Documents are in UTF-8, in which a letter is shorter than its escape.
    charset: "utf8",
    write: false,
    outdir: folder,
  });
  const withComponents = await readerWithReact(
    join(folder, "own"),
    "reader-own",
    "./main-with-components.tsx",
    define,
  );
  const { reactDom: _, ...dev } = await readerWithReact(
    join(folder, "own"),
    "reader-dev",
    "./dev/main-dev.tsx",
    // The writer's own visits count for nothing.
    { ...define, COUNTS_VISITS: "false" },
  );
  const inlined = (name: string) => {
    const text = inline.outputFiles.find(({ path }) => basename(path) === name)?.text;
    return text && minified(name, text).trim();
  };
  writeFileSync(join(folder, GLYPHS_FILE), await cardGlyphs("dist/fonts"));
  const licences = fontLicences();
  writeFileSync(join(folder, "assets", licences.name), licences.text);
  const files = [...filesOf(assets.metafile), ...styles.files, licences.name].sort();
  const script = files.find((file) => file.startsWith("reader-"));
  const index = ReaderIndex.parse({
    script,
    imports: importsOf(script, assets.metafile),
    style: styles.style,
    media: styles.media,
    constructs: Object.fromEntries(
      Object.values(constructSheets).map((sheet) => [sheet, styles.later[sheet]]),
    ),
    overview: styles.later.overview,
    integrations: styles.later.integrations,
    files,
    preload: files.filter((file) => /^(title|text)-[^-]+\.woff2$/.test(file)),
    boot: inlined("boot.js"),
    bootTabs: inlined("boot-tabs.js"),
    chooseLocale: inlined("choose-locale.js"),
    withComponents,
    dev,
  });
  writeFileSync(join(folder, "reader.json"), `${JSON.stringify(index, null, 2)}\n`);
}

/** The reader that is built once for all sites: its scripts, style and fonts, and the index of them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { minifySync } from "rolldown/utils";
import { constructSheets } from "../../schema/construct-sheets.ts";
import { ownValue } from "../../schema/own-value.ts";
import { ReaderIndex } from "../emit/reader-files.ts";
import { GLYPHS_FILE } from "../images/cards/card-tools.ts";
import { cardGlyphs } from "./card-glyphs.ts";
import { bundleFirstStyles, compactSheets } from "./first-styles.ts";
import { iconStyles } from "./icon-styles.ts";
import { publicNames, reactAsModules } from "./react-as-modules.ts";
import { fontLicences } from "./reader-fonts.ts";

/** The reader's files carry a hash of their content; `reader.json` names them for the compiler. */
export async function bundleReader(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const styles = await bundleStyles(folder);
  const define = { ...styleNames(styles), COUNTS_VISITS: "true" };
  const assets = await build({
    ...browser,
    define,
    entryPoints: { reader: "reader/main.tsx" },
    // Parts that a visit may never need are separate files, which are imported when they are needed.
    splitting: true,
    plugins: [oneScript("reader/main.tsx", ["reader/main.tsx"]), reactAsModules(), withoutUnusedRoutes()],
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outdir: join(folder, "assets"),
    metafile: true,
  });
  minifyAgain(join(folder, "assets"), filesOf(assets.metafile));
  const inline = await build({
    ...browser,
    entryPoints: [
      "reader/boot.ts",
      "reader/boot-tabs.ts",
      "reader/choose-locale.ts",
      "reader/review.ts",
      "reader/styles/review.css",
    ],
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
    // The writer's own visits are not counted.
    { ...define, COUNTS_VISITS: "false" },
  );
  const inlined = (name: string) => {
    const text = inline.outputFiles.find(({ path }) => basename(path) === name)?.text;
    return text && minified(name, text).trim();
  };
  writeFileSync(join(folder, GLYPHS_FILE), await cardGlyphs("dist/fonts"));
  const licences = fontLicences();
  writeFileSync(join(folder, "assets", licences.name), licences.text);
  // The entry only names what the script that all others share has started: a request less.
  const entry = filesOf(assets.metafile).find((file) => file.startsWith("reader-"));
  const [script, ...imports] = importsOf(entry, assets.metafile);
  rmSync(join(folder, "assets", String(entry)));
  const files = [...filesOf(assets.metafile), ...styles.files, licences.name]
    .filter((file) => file !== entry)
    .sort();
  const index = ReaderIndex.parse({
    script,
    imports,
    firstStyles: styles.first,
    style: styles.style,
    media: styles.media,
    constructs: Object.fromEntries(
      Object.values(constructSheets).map((sheet) => [sheet, styles.later[sheet]]),
    ),
    overview: styles.later.overview,
    integrations: styles.later.integrations,
    files,
    firstFaces: files.filter((file) => /^(title|text)-[^-]+\.woff2$/.test(file)),
    boot: inlined("boot.js"),
    bootTabs: inlined("boot-tabs.js"),
    chooseLocale: inlined("choose-locale.js"),
    review: {
      script: inlined("review.js"),
      style: inline.outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim(),
    },
    withComponents,
    dev,
  });
  writeFileSync(join(folder, "reader.json"), `${JSON.stringify(index, null, 2)}\n`);
}

/** Sheets that come with the content of a page: the reader's `construct-style.ts` knows their names. */
const ofContent = [...Object.values(constructSheets), "integrations"];
/** Sheets of parts that come with a script or with a kind of page: `with-style.ts` knows them. */
const ofParts = ["overview", "search", "shell", "side-by-side", "views"];
const parts = [...ofContent, ...ofParts];

type ReaderStyles = {
  /** Texts of the styles that documents hold, by part. */
  first: Record<string, string>;
  style: string | undefined;
  media: string | undefined;
  /** The style sheets of other parts, by part. */
  later: Record<string, string | undefined>;
  /** Fonts and drawings, too. */
  files: string[];
};

/** The reader's style sheets: that of the first screen, the whole, that for media that few visitors have, and those of parts. */
async function bundleStyles(folder: string): Promise<ReaderStyles> {
  const sheets = ["media", ...parts].map((name) => [name, `reader/styles/${name}.css`] as const);
  const options = {
    ...browser,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(folder, "assets"),
    metafile: true,
  } as const;
  const { metafile } = await build({
    ...options,
    plugins: [compactSheets(), iconStyles()],
    entryPoints: { style: "reader/styles/index.css", ...Object.fromEntries(sheets) },
  });
  const { first, fonts } = await bundleFirstStyles(options);
  const nameOf = (source: string): string | undefined => {
    const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
    return entry && basename(entry[0]);
  };
  return {
    first,
    style: nameOf("reader/styles/index.css"),
    media: nameOf("reader/styles/media.css"),
    later: Object.fromEntries(parts.map((part) => [part, nameOf(`reader/styles/${part}.css`)])),
    files: [...filesOf(metafile), ...fonts].sort(),
  };
}

/** Defines the names for the reader's scripts. */
function styleNames({ later }: ReaderStyles): Record<string, string> {
  const names = (sheets: readonly string[]) =>
    JSON.stringify(Object.fromEntries(sheets.map((sheet) => [sheet, ownValue(later, sheet)])));
  return { ...browser.define, CONTENT_STYLES: JSON.stringify(names(ofContent)), PART_STYLES: names(ofParts) };
}

/**
 * The reader of a site with components of its own: the same, with React's names as exports, so that components are
 * bundled without React and without the reader, and still there is one React. `entry` starts it, `define` has the names of styles.
 */
async function readerWithReact(
  folder: string,
  name: string,
  entry: string,
  define: Record<string, string>,
): Promise<{ script: string | undefined; imports: string[]; files: string[]; reactDom: string[] }> {
  const reactDom = publicNames("react-dom");
  const contents = [
    `export { default, ${publicNames("react").join(", ")} } from "react";`,
    `export { jsx, jsxs } from "react/jsx-runtime";`,
    `export { ${["default", ...reactDom].map((name) => `${name} as dom$${name}`).join(", ")} } from "react-dom";`,
    `import ${JSON.stringify(entry)};`,
  ].join("\n");
  const { metafile } = await build({
    ...browser,
    define,
    stdin: { contents, resolveDir: "reader", sourcefile: "own.js" },
    splitting: true,
    plugins: [
      oneScript(join("reader", entry), ["reader/start.tsx", "reader/article/site-components.tsx"]),
      reactAsModules({ whole: true }),
      withoutUnusedRoutes(),
    ],
    entryNames: `${name}-[hash]`,
    chunkNames: "[name]-[hash]",
    outdir: folder,
    metafile: true,
  });
  const files = filesOf(metafile);
  minifyAgain(folder, files);
  const script = files.find((file) => file.startsWith(`${name}-`));
  return { script, imports: importsOf(script, metafile), files, reactDom };
}

const browser: BuildOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  // React asks its scheduler for two names that only other builds of it have; the type checker finds such mistakes of ours.
  logOverride: { "import-is-undefined": "silent" },
};

/** Scripts that esbuild has made small become smaller by 2 % after gzip, most of it in React. */
function minifyAgain(folder: string, files: readonly string[]): void {
  for (const name of files.filter((file) => file.endsWith(".js"))) {
    const path = join(folder, name);
    writeFileSync(path, minified(name, readFileSync(path, "utf8")));
  }
}

function minified(name: string, text: string): string {
  const { code, errors } = minifySync(name, text, {
    module: true,
    compress: { target: "es2022" },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${name} could not be minified: ${errors[0]?.message}`);
  return code;
}

/** Names of the files, sorted. */
function filesOf({ outputs }: Metafile): string[] {
  return Object.keys(outputs)
    .map((path) => basename(path))
    .sort();
}

/** Scripts that `script` cannot start without, through others too; not those that it asks for later. */
function importsOf(script: string | undefined, { outputs }: Metafile): string[] {
  const reached = new Set<string>();
  const follow = (name: string | undefined): void => {
    const output = Object.entries(outputs).find(([path]) => basename(path) === name)?.[1];
    for (const { path, kind } of output?.imports ?? []) {
      if (kind !== "import-statement" || reached.has(basename(path))) continue;
      reached.add(basename(path));
      follow(basename(path));
    }
  };
  follow(script);
  return [...reached];
}

/**
 * Keeps what the reader starts with in one script. esbuild puts modules that several scripts share into scripts of their
 * own, one per set of scripts that share them; in two or more pieces they weigh 3 % more, and each is a request.
 * So every script that is imported on demand claims the whole reader, and all of it is shared by all of them. The same is done with
 * small modules that only scripts on demand share: each of them would be a request of 100 to 300 bytes.
 * `entry`: the module that starts the reader. `claimed`: what the reader starts with.
 */
function oneScript(entry: string, claimed: readonly string[]): Plugin {
  // Imports for their side effects, so that a script on demand does not export the names of what it claims.
  const imports = (paths: readonly string[]) =>
    paths.map((path) => `\nimport ${JSON.stringify(resolve(path))};`).join("");
  return {
    name: "one-script",
    setup(build) {
      const onDemand = new Set<string>();
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind === "dynamic-import") onDemand.add(resolve(resolveDir, path));
        return undefined;
      });
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (path !== resolve(entry) && !onDemand.has(path)) return undefined;
        const claims = onDemand.has(path) ? claimed : [];
        return {
          contents: readFileSync(path, "utf8") + imports([...claims, ...sharedOnDemand]),
          loader: extname(path) === ".tsx" ? "tsx" : "ts",
        };
      });
    },
  };
}

/** Small modules that only scripts on demand share. */
const sharedOnDemand = [
  "reader/hast/element.ts",
  "reader/text/count-of.ts",
  "reader/widgets/use-backdrop.ts",
  "schema/own-elements.ts",
];

/**
 * Leaves out of the reader what wouter has for links and for patterns in paths: the reader has others (`navigation/Link.tsx`,
 * `routes.tsx`). The bundler would keep them, because a call makes the link, and a default names the patterns.
 */
function withoutUnusedRoutes(): Plugin {
  return {
    name: "without-unused-routes",
    setup(build) {
      build.onLoad({ filter: /[\\/]wouter[\\/]src[\\/]index\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8")
          .replaceAll("= forwardRef(", "= /* @__PURE__ */ forwardRef(")
          .replace("parser: parsePattern,", "parser: undefined,"),
      }));
      build.onLoad({ filter: /[\\/]wouter[\\/]src[\\/]react-deps\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace('["useInsertion" + "Effect"]', ".useInsertionEffect"),
      }));
    },
  };
}

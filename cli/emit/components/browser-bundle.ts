/** Components → scripts for the browser: one per component, shared code in separate files, and no copy of React. */
import { basename } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { ownValue } from "../../../schema/own-value.ts";
import { bundleSiteCode } from "../../compile/site-code/bundle-site-code.ts";
import type { Finding } from "../../report/finding.ts";
import type { BundledComponents } from "../component-outputs.ts";
import type { ReaderFiles } from "../reader-files.ts";
import { bundlerFindings } from "./bundler-findings.ts";
import { fileOf } from "./find-components.ts";
import { sharedInBrowser } from "./shared-packages.ts";
import { stripSchemas } from "./strip-schemas.ts";

export type BrowserBundle = BundledComponents["browser"] & {
  /** Files that it was made from, relative to the content folder. */
  inputs: string[];
};

export async function browserBundle(
  names: readonly string[],
  contentFolder: string,
  base: string,
  reader: ReaderFiles["withComponents"],
): Promise<{ bundle?: BrowserBundle; findings: Finding[] }> {
  const { built, errors } = await bundleSiteCode(contentFolder, base, {
    entryPoints: names.map((name) => ({ in: `own:${name}`, out: name })),
    entryNames: "[name]-[hash]",
    chunkNames: "components-[hash]",
    format: "esm",
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    // The first one that reads a file decides.
    plugins: [entries(contentFolder), sharedInBrowser(reader), stripSchemas(contentFolder)],
  });
  if (!built) return { findings: bundlerFindings(errors) };
  const { outputFiles, metafile } = built;
  return {
    bundle: {
      scripts: scriptsOf(names, metafile),
      files: outputFiles.map(({ path, contents }) => ({ name: basename(path), content: contents })),
      inputs: Object.keys(metafile.inputs).filter((path) => !/^(own|reader):/.test(path)),
    },
    findings: [],
  };
}

/** The browser needs a component's default export and nothing else of its module. */
function entries(contentFolder: string): Plugin {
  return {
    name: "entries",
    setup(builder) {
      builder.onResolve({ filter: /^own:/ }, ({ path }) => ({
        path: path.slice("own:".length),
        namespace: "own",
      }));
      builder.onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({
        contents: `export { default } from "./${fileOf(path)}";`,
        resolveDir: builder.initialOptions.absWorkingDir ?? contentFolder,
      }));
    },
  };
}

function scriptsOf(names: readonly string[], { outputs }: Metafile): BrowserBundle["scripts"] {
  const scripts = names.flatMap((name) => {
    const [path, output] =
      Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `own:${name}`) ?? [];
    if (path === undefined || !output) return [];
    const script = {
      script: basename(path),
      imports: [...reachable(path, outputs)].map((other) => basename(other)).sort(),
      ...(output.cssBundle !== undefined && { style: basename(output.cssBundle) }),
    };
    return [[name, script] as const];
  });
  return Object.fromEntries(scripts);
}

function reachable(path: string, outputs: Metafile["outputs"], met = new Set<string>()): Set<string> {
  for (const { path: to, kind, external } of ownValue(outputs, path)?.imports ?? []) {
    if (external || kind !== "import-statement" || met.has(to)) continue;
    met.add(to);
    reachable(to, outputs, met);
  }
  return met;
}

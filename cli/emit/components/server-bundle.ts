/** Components → one script that the compiler runs to render pages and to read the schemas of properties. */
import { build } from "esbuild";
import { isBuildFailure } from "../../compile/site-code/build-failure.ts";
import { bundleOptions } from "../../compile/site-code/bundle-options.ts";
import { stayInside } from "../../compile/site-code/stay-inside.ts";
import type { Finding } from "../../report/finding.ts";
import { bundlerFindings } from "./bundler-findings.ts";
import { fileOf } from "./find-components.ts";
import { sharedOnServer } from "./shared-packages.ts";

export type ServerBundle = {
  /** CommonJS; `exports.components` has a function by name that gives the component's module. */
  code: string;
  /** Files that it was made from, relative to the content folder. */
  inputs: string[];
};

export async function serverBundle(
  names: readonly string[],
  contentFolder: string,
  base: string,
): Promise<{ bundle?: ServerBundle; findings: Finding[] }> {
  const options = bundleOptions(contentFolder, base);
  try {
    const { outputFiles, metafile } = await build({
      ...options,
      stdin: {
        contents: entry(names),
        resolveDir: options.absWorkingDir ?? contentFolder,
        sourcefile: "all.js",
      },
      format: "cjs",
      target: "node20.19",
      plugins: [sharedOnServer(), stayInside(contentFolder)],
    });
    const code = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
    const inputs = Object.keys(metafile.inputs).filter((path) => path !== "all.js");
    return { bundle: { code, inputs }, findings: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { findings: bundlerFindings(error) };
  }
}

/** Each module runs when it is requested, so that an error in one does not affect the others. */
function entry(names: readonly string[]): string {
  const modules = names.map((name) => `${JSON.stringify(name)}: () => require("./${fileOf(name)}")`);
  return `exports.components = { ${modules.join(", ")} };`;
}

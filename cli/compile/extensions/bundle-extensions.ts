/** Extensions → one script that the compiler runs. */
import { build } from "esbuild";
import type { Finding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { leavesFolder } from "../../source/read-inside.ts";
import { isBuildFailure } from "../site-code/build-failure.ts";
import { bundleOptions } from "../site-code/bundle-options.ts";
import { stayInside } from "../site-code/stay-inside.ts";
import { type DeclaredExtension, EXTENSION_FOLDER, extensionFiles } from "./declared.ts";

export type ExtensionBundle = {
  /** CommonJS; `exports.modules` has a function by the module's name that gives the module. */
  code: string;
  /** Files that it was made from, relative to the content folder. */
  inputs: string[];
};

const ENTRY = "extensions.js";

export async function bundleExtensions(
  declared: readonly DeclaredExtension[],
  contentFolder: string,
): Promise<{ bundle?: ExtensionBundle; findings: Finding[] }> {
  const options = bundleOptions(contentFolder, "/");
  try {
    const { outputFiles, metafile } = await build({
      ...options,
      platform: "node",
      format: "cjs",
      target: "node20.19",
      external: ["zod", "twsite/extend"],
      stdin: {
        contents: entryOf(declared),
        resolveDir: options.absWorkingDir ?? contentFolder,
        sourcefile: ENTRY,
      },
      plugins: [stayInside(contentFolder)],
    });
    const code = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
    return {
      bundle: { code, inputs: Object.keys(metafile.inputs).filter((path) => path !== ENTRY) },
      findings: [],
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { findings: error.errors.map((message) => findingOf(message, declared, contentFolder)) };
  }
}

/** Each module runs when it is requested, on a line of its own. */
function entryOf(declared: readonly DeclaredExtension[]): string {
  const modules = declared.map(
    ({ module }) => `${JSON.stringify(module)}: () => require(${JSON.stringify(module)}),`,
  );
  return ["exports.modules = {", ...modules, "};"].join("\n");
}

type Message = { text: string; location: { file: string; line: number; column: number } | null };

function findingOf(
  { text, location }: Message,
  declared: readonly DeclaredExtension[],
  contentFolder: string,
): Finding {
  const [, missing] = /^Could not resolve "(.+)"$/.exec(text) ?? [];
  const own = location?.file === ENTRY ? declared[location.line - 2] : undefined;
  if (own && text.endsWith("leaves the content folder")) return leavesFolder(own.module.slice("./".length));
  if (own)
    return {
      rule: "extension-is-usable",
      file: "site.yml",
      place: own.place,
      message: `the extension “${own.name}” cannot be found`,
      nearest: nearest(own.name, namesIn(contentFolder)),
      expected: `an installed package, or a file ${EXTENSION_FOLDER}/${own.name}.ts in the content folder`,
    };
  const isOwnFile = location?.file.startsWith(`${EXTENSION_FOLDER}/`);
  const where = location && !isOwnFile ? `${location.file}:${location.line}: ` : "";
  return {
    rule: "extension-is-usable",
    file: isOwnFile && location ? location.file : "site.yml",
    place: isOwnFile && location ? { line: location.line, column: location.column + 1 } : declared[0]?.place,
    message:
      where + (missing === undefined ? text.replace(/"([^"]*)"/g, "“$1”") : `“${missing}” is not found`),
  };
}

/** Names of the site's own extensions. */
function namesIn(contentFolder: string): string[] {
  return extensionFiles(contentFolder).map((file) => file.replace(/\.[^.]+$/, ""));
}

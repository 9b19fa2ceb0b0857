/** Extensions → one script that the compiler runs. */
import type { Message } from "esbuild";
import type { Finding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { leavesFolder } from "../../source/read-inside.ts";
import { ENTRY, type SiteScript, siteScript } from "../site-code/bundle-site-code.ts";
import { type DeclaredExtension, EXTENSION_FOLDER, extensionFiles } from "./declared.ts";

export async function bundleExtensions(
  declared: readonly DeclaredExtension[],
  contentFolder: string,
): Promise<{ bundle: SiteScript | undefined; findings: Finding[] }> {
  const modules = declared.map(({ module }) => [module, module] as const);
  const { script, errors } = await siteScript(contentFolder, "/", modules, {
    platform: "node",
    external: ["zod", "twsite/extend"],
  });
  return { bundle: script, findings: errors.map((message) => findingOf(message, declared, contentFolder)) };
}

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

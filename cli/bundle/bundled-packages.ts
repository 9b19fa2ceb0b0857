/** Packages of which a part is in a bundle, those included that another package has in its own → their licences, as one text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import * as z from "zod";

const PackageFile = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
  /** The former npm field for several licences. */
  licenses: z
    .array(z.object({ type: z.string() }))
    .default([])
    .catch([]),
  repository: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .optional()
    .catch(undefined),
  author: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional()
    .catch(undefined),
});

const SourceMap = z.looseObject({ sources: z.array(z.string().nullable()) });

/** Folders of packages, by the paths of the files that are in a bundle. */
export function bundledPackages({ outputs }: Pick<Metafile, "outputs">): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = files.flatMap((path) => [folderOf(path) ?? [], ...insideOf(path)].flat());
  return [...new Set(folders)].sort((a, b) => (a < b ? -1 : 1));
}

/** `a/node_modules/@x/b/c.js` → `a/node_modules/@x/b` */
function folderOf(path: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

/** Packages that were bundled into a file before, as its source map tells. */
function insideOf(path: string): string[] {
  const map = `${path}.map`;
  if (folderOf(path) === undefined || !existsSync(map)) return [];
  const read = SourceMap.safeParse(JSON.parse(readFileSync(map, "utf8")));
  const names = (read.data?.sources ?? []).flatMap(
    (source) => /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source ?? "")?.[1] ?? [],
  );
  return [...new Set(names)].map((name) => join("node_modules", name));
}

/** Throws for a package that is not installed: its licence would be missing. */
export function licencesOf(folders: readonly string[]): string {
  return `${[heading, ...folders.map(notice)].join(`\n\n${"=".repeat(72)}\n\n`)}\n`;
}

const heading =
  "Licences of the packages that are bundled in the command twsite, with the addresses of their sources.";

function notice(folder: string): string {
  const file = join(folder, "package.json");
  if (!existsSync(file)) throw new Error(`${folder} is in the bundle, and is not installed`);
  const { name, version, license, licenses, repository, author } = PackageFile.parse(
    JSON.parse(readFileSync(file, "utf8")),
  );
  const entries = readdirSync(folder);
  const read = (entry: string) => readFileSync(join(folder, entry), "utf8").replaceAll("\r\n", "\n").trim();
  const texts = entries.filter((entry) => /^((un)?licen[cs]e|copying|notice)/i.test(entry)).map(read);
  const stated = license ?? (licenses.map(({ type }) => type).join(" OR ") || "unknown");
  const readme = entries.find((entry) => /^readme/i.test(entry));
  const source = `Source: ${addressOf(repository) ?? `https://www.npmjs.com/package/${name}`}`;
  const text =
    texts.length > 0 ? texts : [`Author: ${author ?? "unknown"}`, ...(readme ? saidIn(read(readme)) : [])];
  return [`${name} ${version} (${stated})\n${source}`, ...text].join("\n\n");
}

/** The text of a readme under the heading “License”, or nothing. */
function saidIn(readme: string): string[] {
  const [, text = ""] =
    /^(?:#+[ \t]*Licen[cs]e.*|Licen[cs]e[ \t]*\n[=-]+[ \t]*)\n([\s\S]*?)(?=^#|^.+\n[=-]{3,}[ \t]*$|(?![\s\S]))/im.exec(
      readme,
    ) ?? [];
  return text.trim() === "" ? [] : [text.trim()];
}

/** As `package.json` may write it: `git+https://github.com/o/r.git`, `github:o/r`, `o/r`. */
function addressOf(repository: string | undefined): string | undefined {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository ?? "")?.[1];
  if (short !== undefined) return `https://github.com/${short}`;
  const address = repository
    ?.replace(/^git\+/, "")
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, "https://")
    .replace(/^git@([^:]+):/, "https://$1/")
    .replace(/\.git$/, "");
  return address?.startsWith("https://") ? address : undefined;
}

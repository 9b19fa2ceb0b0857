/** Whose work reaches a visitor: the reader's bundle and the installed packages → names, licences and their texts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import * as z from "zod";

const root = process.cwd();

const PackageFile = z.object({
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

export type Credited = {
  name: string;
  /** As its package declares it, in the words of SPDX. */
  licence: string;
  /** Text of its licence file; who wrote it, where the package has no such file. */
  text: string;
};

/** Packages of which a part is in the reader's scripts, those included that a visit may never load. */
export async function packagesInTheReader(): Promise<Credited[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["main.tsx", "main-with-components.tsx", "boot.ts", "boot-tabs.ts", "choose-locale.ts"].map(
      (file) => `reader/${file}`,
    ),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const paths = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  const names = paths.map((path) => /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? "");
  return [...new Set(names)]
    .filter((name) => name !== "")
    .map(credited)
    .sort(byName);
}

/** Faces that the reader or the pictures of link previews are set in. */
export function installedFonts(): Credited[] {
  const names = Object.keys(packageFile(root).devDependencies);
  return names.filter((name) => name.startsWith("@fontsource")).map(credited);
}

/** Packages that the compiler, or what builds it, imports. */
export function packagesOfTheTool(): Set<string> {
  const sources = ["cli", "schema"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, room, path), "utf8")),
  );
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?:\bfrom |\bimport\()"((?:@[^/"]+\/)?[^/".]+)/g)].map(([, name = ""]) => name),
    ),
  );
}

/** Packages that are bundled in the command, those included that others bring. */
export function packagesInTheCommand(): { name: string; licence: string; source: string; text: string }[] {
  const parts = readFileSync(join(root, "dist/twsite/licences.txt"), "utf8").split(/\n\n={72}\n\n/);
  return parts.slice(1).map((part) => {
    const [, name = "", licence = "", source = "", text = ""] =
      /^(\S+) \S+ \((.*)\)\nSource: (\S+)\n\n([\s\S]*)$/.exec(part) ?? [];
    return { name, licence, source, text };
  });
}

/** Throws for a package that is not installed. */
export function credited(name: string): Credited {
  const folder = join(root, "node_modules", name);
  const { license, author } = packageFile(folder);
  const file = readdirSync(folder).find((entry) => /^(un)?licen[cs]e/i.test(entry));
  const text =
    file === undefined ? `Author: ${author ?? "unknown"}` : readFileSync(join(folder, file), "utf8");
  return { name, licence: license, text: text.replaceAll("\r\n", "\n").trim() };
}

function packageFile(folder: string): z.infer<typeof PackageFile> {
  const path = join(folder, "package.json");
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return PackageFile.parse({ license: "", ...JSON.parse(readFileSync(path, "utf8")) });
}

function byName(one: Credited, other: Credited): number {
  return one.name < other.name ? -1 : 1;
}

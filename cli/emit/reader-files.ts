/** The prebuilt reader, as `bundle/reader.ts` left it beside the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashedPath } from "../../schema/paths.ts";
import type { Output } from "./output.ts";
import type { ReaderIndex } from "./reader-index.ts";

export type ReaderFiles = ReaderIndex & { folder: string };

/** The schema was checked when the file was written; zod takes longer to load than a run in which nothing changed. */
export function readReaderFiles(folder: string): ReaderFiles {
  const index: ReaderIndex = JSON.parse(readFileSync(join(folder, "reader.json"), "utf8"));
  return { folder, ...index };
}

/** The reader of a site with components of its own. */
export function readerForComponents(reader: ReaderFiles): ReaderFiles {
  const { script, imports, files } = reader.withComponents;
  const others = reader.files.filter((file) => !file.endsWith(".js"));
  return { ...reader, script, imports, files: [...files, ...others] };
}

/** The reader that `twsite dev` serves, with components or without. */
export function readerForDev(reader: ReaderFiles): ReaderFiles {
  const { dev, withComponents } = reader;
  return readerForComponents({ ...reader, withComponents: { ...withComponents, ...dev } });
}

export function readerOutputs({
  folder,
  files,
  withComponents,
}: ReaderFiles): (Output & { content: () => Uint8Array })[] {
  return files.map((name) => ({
    path: hashedPath(name),
    // The name holds a hash of the content.
    key: name,
    phase: "data",
    content: () => readFileSync(join(folder, withComponents.files.includes(name) ? "own" : "assets", name)),
  }));
}

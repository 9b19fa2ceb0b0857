/** The prebuilt reader, as `bundle/reader.ts` left it beside the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { hashedPath } from "../../schema/paths.ts";
import type { Output } from "./output.ts";

/** `reader.json`: names of the hashed files, and the small scripts that documents hold themselves. */
export const ReaderIndex = z.strictObject({
  script: z.string(),
  /** Scripts that it cannot start without. */
  imports: z.array(z.string()),
  style: z.string(),
  /** Every file of the reader, script and style included. */
  files: z.array(z.string()),
  /** Fonts that the first paint needs. */
  preload: z.array(z.string()),
  /** The script that runs before the first paint. */
  boot: z.string(),
  /** The script of a document that stands for any address. */
  chooseLocale: z.string(),
  /** The script in place of `script` for a site with components of its own: it has React's names as exports. */
  withComponents: z.strictObject({
    script: z.string(),
    imports: z.array(z.string()),
    /** It and every script that it may ask for. */
    files: z.array(z.string()),
    /** Names of react-dom, which are exported as `dom$…`. */
    reactDom: z.array(z.string()),
  }),
  /** The same with what keeps a page in step with its source, for `twsite dev`. */
  dev: z.strictObject({ script: z.string(), imports: z.array(z.string()), files: z.array(z.string()) }),
});
export type ReaderIndex = z.infer<typeof ReaderIndex>;

export type ReaderFiles = ReaderIndex & { folder: string };

export function readReaderFiles(folder: string): ReaderFiles {
  return { folder, ...ReaderIndex.parse(JSON.parse(readFileSync(join(folder, "reader.json"), "utf8"))) };
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

/** The prebuilt reader, as `bundle.ts` left it beside the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** `reader.json`: names of the files below `assets/`, and the script that runs before the first paint. */
export const ReaderIndex = z.strictObject({
  script: z.string(),
  style: z.string(),
  /** Every file of the reader, script and style included. */
  files: z.array(z.string()),
  /** Fonts that the first paint needs. */
  preload: z.array(z.string()),
  boot: z.string(),
});
export type ReaderIndex = z.infer<typeof ReaderIndex>;

export type ReaderFiles = ReaderIndex & { folder: string };

export function readReaderFiles(folder: string): ReaderFiles {
  return { folder, ...ReaderIndex.parse(JSON.parse(readFileSync(join(folder, "reader.json"), "utf8"))) };
}

/** Writes the files of an imported site. */
import { join } from "node:path";
import type { NewFiles } from "../starter/all-or-nothing.ts";
import type { NewFile } from "./imported-site.ts";

type WriteSiteInputs = {
  files: ReadonlyMap<string, NewFile>;
  source: string;
  target: string;
  made: NewFiles;
  signal: AbortSignal;
};

/** Paths are those in `target`; `source` is what copies come from. */
export async function writeSite({ files, source, target, made, signal }: WriteSiteInputs): Promise<void> {
  for (const [path, content] of files) {
    const file = join(target, path);
    if (typeof content === "string") await made.write(file, content);
    else await made.copy(join(source, content.copyOf), file);
    signal.throwIfAborted();
  }
}

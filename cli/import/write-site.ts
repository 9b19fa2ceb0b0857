/** Writes the files of an imported site. */
import { join } from "node:path";
import type { NewFiles } from "../authoring/starter/all-or-nothing.ts";
import { codeOf } from "../report/system-reason.ts";
import type { NewFile } from "./imported-site.ts";
import type { SourceFolder } from "./source-folder.ts";

type WriteSiteInputs = {
  files: ReadonlyMap<string, NewFile>;
  source: SourceFolder;
  target: string;
  made: NewFiles;
  signal: AbortSignal;
};

/** Paths are those in `target`; `source` is what copies come from. A file that cannot have its name is noted. */
export async function writeSite({ files, source, target, made, signal }: WriteSiteInputs): Promise<void> {
  for (const [path, content] of files) {
    const file = join(target, path);
    try {
      if (typeof content === "string") await made.write(file, content);
      else await made.copy(source.pathOf(content.copyOf), file);
    } catch (error) {
      if (!isOfOneFile(error)) throw error;
      source.note(typeof content === "string" ? path : content.copyOf, error, "page-left-behind");
    }
    signal.throwIfAborted();
  }
}

const ofOneFile = new Set(
  "EACCES EPERM EEXIST EILSEQ EINVAL EISDIR ELOOP ENAMETOOLONG ENOENT ENOTDIR ENXIO".split(" "),
);

/** True where the system refuses one file; a full disk refuses all. */
function isOfOneFile(error: unknown): boolean {
  return ofOneFile.has(codeOf(error) ?? "");
}

/** Recognises a folder that twsite compiled, by the mark it leaves there. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { BasePath } from "../../schema/site.ts";

const MARK = ".twsite.json";

/** Of the mark, only what the preview needs; the rest is the compiler's own. */
const Mark = z.looseObject({ base: BasePath.default("/") });

/** The base path that the folder was compiled for; undefined where twsite did not compile it. */
export async function compiledBase(folder: string): Promise<string | undefined> {
  try {
    const mark = Mark.safeParse(JSON.parse(await readFile(join(folder, MARK), "utf8")));
    return mark.success ? mark.data.base : undefined;
  } catch {
    return undefined;
  }
}

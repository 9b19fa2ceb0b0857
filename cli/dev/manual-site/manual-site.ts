/** The compiled manual of the installed version: in the user's cache folder, or in a temporary one where that cannot be written. */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { causeOf } from "../../report/failure.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { isSystemError, systemReason } from "../../report/system-reason.ts";
import { type CompileInto, keptSite } from "./kept-site.ts";

export type ManualSite = {
  folder: string;
  /** Why it is not kept for the next call. */
  problem?: string;
  /** Removes what is not kept. */
  close(): void;
};

/** `cache`: the user's folder of caches; undefined where there is none. `name`: of this version of the manual. */
export async function manualSite(
  cache: string | undefined,
  name: string,
  compile: CompileInto,
): Promise<ManualSite> {
  let problem = "the user has no cache folder";
  if (cache !== undefined)
    try {
      return { folder: await keptSite(join(cache, "twsite"), name, compile), close: () => {} };
    } catch (error) {
      const cause = causeOf(error);
      problem = `${cache}: ${isSystemError(cause) ? systemReason(cause) : reasonOf(cause)}`;
    }
  const temporary = mkdtempSync(join(tmpdir(), "twsite-manual-"));
  const close = (): void => rmSync(temporary, { recursive: true, force: true });
  try {
    await compile(join(temporary, "site"));
  } catch (error) {
    close();
    throw error;
  }
  return { folder: join(temporary, "site"), problem, close };
}

/** `0.1.0-2f6a…`: differs where anything does that the compiled manual is made of. */
export function manualName(
  manual: string,
  { release, version }: { release: string; version: string },
): string {
  const hash = createHash("sha256").update(version);
  const paths = readdirSync(manual, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(manual, join(parentPath, name)))
    .sort();
  for (const path of paths) {
    const bytes = readFileSync(join(manual, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return `manual-${release}-${hash.digest("hex").slice(0, 12)}`;
}

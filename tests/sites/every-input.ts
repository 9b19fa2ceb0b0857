/** Ways to change each input of a small site alone, which has something of everything. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { isError } from "../../cli/report/finding.ts";
import { type Choices, compile } from "./build.ts";
import { contentsOf, differences, type Files, temporaryFolder, writeFiles } from "./folders.ts";

export { config, files } from "./something-of-everything.ts";

/** `name` is for failures. */
export type State = { name: string; files: Files; choices: Choices };

/** A compiled site that follows one change after the other, with one cache. */
export type Followed = {
  /** The site is the one that a compile from nothing makes of `state`; gives the files that are not as they were. */
  follow(state: State): Promise<string[]>;
};

export function followed(): Followed {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  const site = join(folder, "site");
  let written: Files = {};
  let before: Record<string, string> = {};
  return {
    async follow({ name, files: now, choices }) {
      for (const path of Object.keys(written)) if (!(path in now)) rmSync(join(content, path));
      const changed = Object.entries(now).filter(([path, text]) => written[path] !== text);
      writeFiles(content, Object.fromEntries(changed));
      written = now;
      const own = { ...choices, outFolder: site };
      const { findings } = await compile(content, { ...own, cacheFolder: join(folder, ".twsite/content") });
      const clean = join(temporaryFolder(), "site");
      const fresh = await compile(content, { ...own, outFolder: clean });
      expect(findings, name).toEqual(fresh.findings);
      expect(findings.filter(isError), name).toEqual([]);
      const [there, expected] = [contentsOf(site), contentsOf(clean)];
      rmSync(clean, { recursive: true });
      expect(differences(there, expected), name).toEqual([]);
      const news = differences(there, before);
      before = there;
      return news;
    },
  };
}

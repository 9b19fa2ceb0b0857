/** When a page last changed: from its front matter, else, where the site asks for it, from Git. */
import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCache } from "../../../cli/cache/cache.ts";
import { gitDates } from "../../../cli/source/git-dates.ts";
import { DocPage, type PageData } from "../../../schema/page.ts";
import { compile } from "../build.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";
import { smallSite } from "../small-sites.ts";

const site = {
  ...smallSite,
  "site.yml": `${smallSite["site.yml"]}last_updated: true\n`,
  "en/docs/one.md": "# One\n\nText.\n",
  "en/docs/a é “b”.md": "# Two\n\nText.\n",
  "en/docs/own.md": "---\nlast_update: { date: 2024-12-31, author: A. Writer }\n---\n# Own\n\nText.\n",
};

function git(folder: string, day: string, ...args: string[]): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: `${day}T12:30:00+0200`,
    GIT_AUTHOR_DATE: `${day}T12:30:00+0200`,
  };
  execFileSync("git", [...identity, ...args], { cwd: folder, env, stdio: "ignore" });
}

/** A repository whose folder `docs site` holds the content, with a commit on each of the days. */
function repository(): {
  root: string;
  content: string;
  commit(day: string, files: Files): void;
} {
  const root = temporaryFolder();
  const content = join(root, "docs site");
  git(root, "2025-01-01", "init", "--quiet", "--initial-branch=main");
  const commit = (day: string, files: Files) => {
    writeFiles(content, files);
    git(root, day, "add", ".");
    git(root, day, "commit", "--quiet", "--message", day);
  };
  commit("2025-01-02", site);
  commit("2025-03-17", { "en/docs/one.md": "# One\n\nBetter text.\n" });
  return { root, content, commit };
}

async function read(
  content: string,
  cacheFolder?: string,
): Promise<{ doc(name: string): PageData; sitemap: string }> {
  const out = join(temporaryFolder(), "site");
  expect((await compile(content, { outFolder: out, cacheFolder })).findings).toEqual([]);
  const at = (path: string) => readFileSync(join(out, path), "utf8");
  return {
    doc: (name) => DocPage.parse(JSON.parse(at(`data/docs/${name}.json`))),
    sitemap: at("sitemap.xml"),
  };
}

test("a page shows the day of its last commit, and the sitemap its moment", async () => {
  const { content } = repository();
  const { doc, sitemap } = await read(content);
  expect(doc("one")).toMatchObject({
    lastUpdated: { iso: "2025-03-17T10:30:00Z", text: "Last updated on 17 March 2025" },
  });
  expect(doc("a é “b”")).toMatchObject({ lastUpdated: { text: "Last updated on 2 January 2025" } });
  expect(doc("own")).toMatchObject({
    lastUpdated: { text: "Last updated on 31 December 2024 by A. Writer" },
  });
  expect(sitemap).toContain("<loc>https://example.com/docs/one</loc><lastmod>2025-03-17T10:30:00Z</lastmod>");
});

test("a page that is a symbolic link, or in a linked folder, has the day of the file itself", async () => {
  const { content, commit } = repository();
  writeFiles(content, { "en/_parts/shared.md": "# Shared\n\nText.\n", "en/_parts/more/é.md": "# More\n" });
  commit("2025-04-01", {});
  symlinkSync("../_parts/shared.md", join(content, "en/docs/linked.md"));
  symlinkSync("../_parts/more", join(content, "en/docs/more"));
  commit("2025-05-01", {});
  commit("2025-06-01", { "en/_parts/shared.md": "# Shared\n\nBetter text.\n" });
  const { doc } = await read(content);
  expect(doc("linked")).toMatchObject({ lastUpdated: { text: "Last updated on 1 June 2025" } });
  expect(doc("more/é")).toMatchObject({ lastUpdated: { text: "Last updated on 1 April 2025" } });
});

test("a site that does not ask for it has no dates, whatever Git knows", async () => {
  const { content, commit } = repository();
  commit("2025-04-01", { "site.yml": `${smallSite["site.yml"]}` });
  const { doc, sitemap } = await read(content);
  expect(doc("one")).not.toHaveProperty("lastUpdated");
  expect(doc("own")).toHaveProperty("lastUpdated");
  expect(sitemap).not.toContain("2025-03-17");
});

test("a shallow clone leaves the date out rather than a wrong one", async () => {
  const { root, content } = repository();
  const clone = join(temporaryFolder(), "clone");
  git(root, "2025-01-01", "clone", "--quiet", "--depth=1", `file://${root}`, clone);
  expect((await gitDates(content, undefined)).dates.get("en/docs/own.md")).toBe("2025-01-02T10:30:00Z");
  expect((await gitDates(join(clone, "docs site"), undefined)).dates).toEqual(new Map());
  expect((await read(join(clone, "docs site"))).doc("one")).not.toHaveProperty("lastUpdated");
});

test("outside of a repository there are no dates", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), site);
  expect((await read(content)).doc("one")).not.toHaveProperty("lastUpdated");
});

test("with the dates of an earlier run kept, new commits and other branches give what a fresh run gives", async () => {
  const { root, content, commit } = repository();
  const cache = openCache({ folder: join(temporaryFolder(), "cache"), version: "test" });
  const fresh = () => gitDates(content, undefined);
  expect(await gitDates(content, cache)).toEqual(await fresh());
  commit("2025-05-05", { "en/docs/one.md": "# One\n\nNew.\n", "en/docs/three.md": "# Three\n\nText.\n" });
  expect(await gitDates(content, cache)).toEqual(await fresh());
  expect((await gitDates(content, cache)).dates.get("en/docs/three.md")).toBe("2025-05-05T10:30:00Z");
  git(root, "2025-05-06", "reset", "--hard", "--quiet", "HEAD~2");
  expect(await gitDates(content, cache)).toEqual(await fresh());
  expect((await gitDates(content, cache)).dates.get("en/docs/one.md")).toBe("2025-01-02T10:30:00Z");
});

test("a commit alone, without a change of any file, is seen by the next compile", async () => {
  const { root, content } = repository();
  const cacheFolder = join(temporaryFolder(), "cache");
  const outFolder = join(temporaryFolder(), "site");
  const date = async () => {
    await compile(content, { outFolder, cacheFolder });
    return JSON.parse(readFileSync(join(outFolder, "data/docs/new.json"), "utf8")).lastUpdated?.text;
  };
  writeFiles(content, { "en/docs/new.md": "# New\n\nText.\n" });
  expect(await date()).toBeUndefined();
  git(root, "2025-06-01", "add", ".");
  git(root, "2025-06-01", "commit", "--quiet", "--message", "new");
  expect(await date()).toBe("Last updated on 1 June 2025");
});

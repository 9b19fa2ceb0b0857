/** `twsite diff` on the history of the shipped site: it names the pages whose text or data differ, and no others (S88). */
// Tests: cli/diff
import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { DiffReport } from "../../schema/diff-report.ts";
import { contentsOf, keptFolder } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

/** Commits are many, and each compiles two states. `COMMITS=50` replays more of them. */
const most = Number(process.env.COMMITS ?? 10);

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28 });

/** The newest commits that touch the content. None in a copy without history. */
function commits(): string[] {
  try {
    const answer = git("log", `-${most}`, "--format=%h %p", "--no-merges", "--", "content");
    return answer
      .split("\n")
      .flatMap((line) => (/^\w+ \w+$/.test(line) ? [line.slice(0, line.indexOf(" "))] : []));
  } catch {
    return [];
  }
}

const folder = keptFolder();
const site = join(folder, "dist/site");

/** Compiles the content of a commit. Returns the data of its pages by route. */
async function pagesAt(commit: string): Promise<Map<string, string>> {
  rmSync(join(folder, "content"), { recursive: true, force: true });
  const archive = execFileSync("git", ["archive", commit, "content"], { maxBuffer: 1 << 30 });
  execFileSync("tar", ["-xm"], { cwd: folder, input: archive });
  await run(["compile", "--quiet"], { cwd: folder });
  const files = contentsOf(join(site, "data"));
  return new Map(
    Object.values(files).flatMap((text) => {
      const data = JSON.parse(Buffer.from(text, "latin1").toString());
      return typeof data.path === "string" && data.kind !== "not-found" ? [[data.path, exact(data)]] : [];
    }),
  );
}

/** Data with its keys in order and its white space as one space. */
function exact(data: Record<string, unknown>): string {
  const { contract: _, published: __, modified: ___, ...compared } = data;
  return JSON.stringify(compared, (_key, value) => {
    if (typeof value === "string") return value.replace(/[ \t\r\n\f]+/g, " ");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const found = commits();

test.skipIf(found.length === 0)("the newest commits of the content", async () => {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const commit of found) {
    const { out, err } = await run(["diff", `${commit}~1`, "--to", commit, "--format", "json"]);
    expect(err).toBe("");
    const { pages } = DiffReport.parse(JSON.parse(out));
    const named = new Set(pages.flatMap(({ path, was }) => [path, ...(was === undefined ? [] : [was])]));
    const [before, after] = [await pagesAt(`${commit}~1`), await pagesAt(commit)];
    const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
      (route) => before.get(route) !== after.get(route),
    );
    expect({ commit, named: [...named].sort() }).toEqual({ commit, named: differing.sort() });
  }
});

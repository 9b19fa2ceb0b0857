/** Pages of a content folder, compiled in any order by a thread that has compiled nothing before. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { openCache } from "../../cli/cache/cache.ts";
import type { Answer, Order } from "../../cli/cache/threads/threads.ts";
import type { CompiledFile, CompileTaskSettings, CompileWork } from "../../cli/compile/compile-task.ts";
import { cachedStore } from "../../cli/compile/content-store.ts";
import { settingsHashesOf } from "../../cli/compile/settings-hashes.ts";
import { readContent } from "../../cli/pipeline/read-content.ts";
import { readCases } from "../unit/markdown/case-file.ts";
import { type Files, temporaryFolder } from "./folders.ts";

const root = join(import.meta.dirname, "../..");
const version = "test";

export type Pages = { works: CompileWork[]; settings: Omit<CompileTaskSettings, "place"> };

export async function pagesOf(contentFolder: string): Promise<Pages> {
  const { content, findings } = await readContent({
    contentFolder,
    baseUrl: undefined,
    cacheFolder: undefined,
    version,
  });
  if (!content) throw new Error(JSON.stringify(findings));
  const { settings, discovery } = content;
  return {
    works: discovery.pages.map(({ path, area, locale }) => ({
      locale,
      job: { contentFolder, path, area, known: undefined },
    })),
    settings: { settings, settingsHashes: settingsHashesOf(version, settings) },
  };
}

/** What becomes of each page, by its path: facts, findings and content. */
export async function compiledInOrder(
  { settings }: Pages,
  works: readonly CompileWork[],
): Promise<Record<string, string>> {
  const place = { folder: join(temporaryFolder(), "cache"), version };
  const worker = new Worker(join(root, "dist/twsite/worker.js"));
  try {
    const send = (order: Order): void => worker.postMessage(order);
    send({ kind: "begin", task: "compile", settings: { ...settings, place } });
    const contents = cachedStore(openCache(place));
    const compiled: Record<string, string> = {};
    // A drawing that the clock of a busy machine ended is drawn again.
    for (let waiting = [...works]; waiting.length > 0; ) {
      const answer = new Promise<Answer<CompiledFile>>((resolve, reject) => {
        worker.once("message", resolve).once("error", reject);
      });
      send({ kind: "work", works: waiting });
      const answered = await answer;
      if ("broken" in answered) throw new Error(answered.broken.message);
      waiting = waiting.filter(({ job }, at) => {
        const outcome = answered.outcomes[at];
        if (!outcome || "error" in outcome) throw new Error(outcome?.error.message);
        const { result } = outcome.result;
        if (result.findings.some(({ mayPass }) => mayPass)) return true;
        const content = contents.readBytes(result.hash)?.toString("utf8");
        compiled[job.path] = JSON.stringify([result, content]);
        return false;
      });
    }
    return compiled;
  } finally {
    await worker.terminate();
  }
}

const cases = join(root, "tests/cases");
const samples = readFileSync(join(root, "tests/unit/markdown/code-in-code.txt"), "utf8").split("%%%\n");

/** Languages that look others up, are copies of others, or are in others. All languages are in grammars.test.ts. */
const languages = "css graphql html http javascript jsx markdown mongodb php tsx typescript yaml".split(" ");

/** A page for each case of Markdown that the compiler knows, and pages with code. */
export const everyConstruct: Files = {
  "site.yml": JSON.stringify({
    title: "T",
    url: "https://t.example",
    locales: ["en", "fr"].map((id) => ({ id, tag: id, label: id })),
    integrations: { embeds: ["youtube", "files"] },
  }),
  ...Object.fromEntries(
    readdirSync(cases).flatMap((name) =>
      readCases(readFileSync(join(cases, name), "utf8")).map(({ locale, line, markdown }) => [
        `${locale}/docs/${basename(name, ".md")}/line-${line}.md`,
        markdown,
      ]),
    ),
  ),
  ...Object.fromEntries(
    languages.map((language) => [
      `en/docs/code-of-languages/${language}.md`,
      samples.map((sample) => `~~~~~${language}\n${sample}~~~~~\n`).join("\n"),
    ]),
  ),
};

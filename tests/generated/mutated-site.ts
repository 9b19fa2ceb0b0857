/** Mutated pages, all in one site: findings or pages, never an exception, and each page shown as its data has it. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { expect } from "vitest";
import { isError } from "../../cli/report/finding.ts";
import { type HastNode, HastRoot } from "../../schema/hast.ts";
import { compile } from "../sites/build.ts";
import { randomOf } from "../sites/damage.ts";
import { filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { mutated, writtenPages } from "./mutations.ts";
import { type ReadNode, shownText, writtenText } from "./texts.ts";

const site = {
  ...smallSite,
  "site.yml": `${smallSite["site.yml"]}variables: { name: Value }\nnavbar: { right: [{ type: search }] }\n`,
  "en/glossary.yml": "terms:\n  api: { term: API, text: A door. }\n",
  "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
};

/** More rounds than a page has errors of its own and in others. */
const mostRounds = 12;

/** How many of the pages were published. */
export async function expectContained(count: number, seed: number): Promise<number> {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), site);
  const random = randomOf(seed);
  const sources = writtenPages();
  for (let place = 0; place < count; place++)
    writeFiles(content, { [pathOf(place)]: mutated(sources, random) });
  const choices = { cacheFolder: join(folder, "cache"), outFolder: join(folder, "site") };
  for (let round = 0; round < mostRounds; round++) {
    const { findings, published } = await compile(content, choices);
    expect(findings.filter(({ rule }) => rule === "internal-error")).toEqual([]);
    if (published) return expectSameTexts(choices.outFolder);
    const wrong = findings
      .filter(isError)
      .flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)]);
    const pages = [...new Set(wrong)].filter((file) => file.startsWith("en/docs/m"));
    expect(
      pages,
      `findings about no page: ${JSON.stringify(findings.filter(isError).slice(0, 3))}`,
    ).not.toEqual([]);
    for (const file of pages) rmSync(join(content, file), { force: true });
  }
  throw new Error(`after ${mostRounds} rounds there are still errors`);
}

/** Any slug may be written into a page: the names of files tell them apart. */
function pathOf(place: number): string {
  return `en/docs/m${String(place).padStart(4, "0")}.md`;
}

function expectSameTexts(folder: string): number {
  const pages = filesIn(join(folder, "data/docs")).filter((path) => !path.startsWith("category/"));
  for (const path of pages) {
    const data = JSON.parse(readFileSync(join(folder, "data/docs", path), "utf8"));
    if (!("content" in data)) continue;
    const html = readFileSync(join(folder, "docs", path.slice(0, -".json".length), "index.html"), "utf8");
    const article = select(".prose", fromHtml(html));
    const shown = article ? shownText(article.children as ReadNode[]) : "";
    expect(shown, path).toBe(writtenText(HastRoot.parse(data.content).children as HastNode[]));
  }
  return pages.length;
}

/** What `twsite check` promises of a site: what it accepts is compiled, served and shown as written. */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import type { Analysis } from "../../cli/pipeline/assemble-and-check.ts";
import { type Finding, isError } from "../../cli/report/finding.ts";
import { textReport } from "../../cli/report/text.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { type HastNode, HastRoot } from "../../schema/hast.ts";
import { pageDataPath } from "../../schema/paths.ts";
import { checkContent, compile } from "../sites/build.ts";
import { writeFiles } from "../sites/folders.ts";
import { readHtml } from "../sites/html.ts";
import type { GeneratedSite } from "./sites.ts";
import { type ReadNode, shownText, writtenText } from "./texts.ts";

/** Throws where the promise does not hold. */
export async function judge(
  site: GeneratedSite,
  onError: (finding: Finding) => void = () => {},
): Promise<"accepted" | "refused"> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "twsite-generated-"));
  try {
    return await judgeIn(folder, site, onError);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeIn(
  folder: string,
  { files, pages }: GeneratedSite,
  onError: (finding: Finding) => void,
): Promise<"accepted" | "refused"> {
  const content = writeFiles(join(folder, "content"), files);
  const { findings, analysis } = await checkContent(content);
  const report = textReport(findings, "content");
  if (findings.some(({ rule }) => rule === "internal-error")) throw new Error(report);
  const compiled = await compile(content);
  const compiledReport = textReport(compiled.findings, "content");
  if (compiledReport !== report) throw new Error(`check:\n${report}\n\ncompile:\n${compiledReport}`);
  const errors = findings.filter(isError);
  errors.forEach(onError);
  if (errors.length > 0) return "refused";
  if (!analysis || !compiled.published) throw new Error("check accepts what compile does not write");
  await judgeRoutes(join(folder, "site"), analysis, new Map(pages.map(({ path, title }) => [path, title])));
  return "accepted";
}

async function judgeRoutes(
  root: string,
  { site, base, configuration }: Analysis,
  titles: ReadonlyMap<string, string>,
): Promise<void> {
  const preview = await startPreview({ root, base, host: "127.0.0.1", port: 0 });
  try {
    for (const { path, meta, page } of site.routes) {
      if (meta.kind === "not-found") continue;
      const address = `${preview.url}${encodeURI(path.slice(1)).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
      const response = await fetch(address);
      const html = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      const expected = page && titles.get(page.source.path);
      if (expected !== undefined && expected !== "" && meta.title !== expected)
        throw new Error(`${path}: the title is “${meta.title}”, not “${expected}”`);
      const { title } = readHtml(html);
      const wanted = documentTitle(meta, String(configuration.site.value.title));
      if (spaced(title) !== spaced(wanted))
        throw new Error(`${path}: the document is called “${title}”, not “${wanted}”`);
      if (page) judgeText(path, html, readFileSync(join(root, pageDataPath(path)), "utf8"));
    }
  } finally {
    await preview.close();
  }
}

function judgeText(path: string, html: string, json: string): void {
  const data: { content?: unknown } = JSON.parse(json);
  const article = select(".prose", fromHtml(html));
  const written = writtenText(HastRoot.parse(data.content).children as HastNode[]);
  const shown = article ? shownText(article.children as ReadNode[]) : "";
  if (written !== shown)
    throw new Error(
      `${path}: data and document differ\n${JSON.stringify(written)}\n${JSON.stringify(shown)}`,
    );
}

/** A browser takes white space of a title together. */
function spaced(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, " ").trim();
}

/** Rendering of the whole site, the second half of `check`: emit, and render what the last run has not → what cannot be rendered. */

import { savingOnTheWay } from "../cache/saving.ts";
import type { Threads } from "../cache/threads/threads.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { renderOutputs } from "../publish/render-outputs.ts";
import { lineOf, readRendered, writeRendered } from "../publish/rendered-keys.ts";
import { inStep } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import type { AnalyzeOptions } from "./analyze.ts";
import type { Analysis } from "./assemble-and-check.ts";
import { emitSite, writerOf } from "./emit-site.ts";
import { renderFindings } from "./render-findings.ts";

/** Renders the site. The cache lists the outputs that were rendered, also by a run that was stopped: they are not rendered again. */
export async function renderSite(
  analysis: Analysis,
  threads: Threads | undefined,
  options: AnalyzeOptions,
  reader: ReaderFiles,
): Promise<Finding[]> {
  const { findings, emitted } = await emitSite(analysis, options, { prerender: true, reader });
  if (!emitted) return findings;

  const { onProgress } = options;
  const { cache, site } = analysis;
  const before = cache ? readRendered(cache) : new Set();
  const waiting = emitted.outputs.filter((output) => !before.has(lineOf(output)));
  const rendered = emitted.outputs.filter((output) => before.has(lineOf(output)));
  const saveOnTheWay = savingOnTheWay(waiting.length, () => cache && writeRendered(cache, rendered));
  const { failures } = await inStep("rendering the site", () =>
    renderOutputs(
      waiting,
      undefined,
      writerOf(emitted, analysis, threads, options.shared),
      (done, total, made) => {
        onProgress?.("render", done, total);
        rendered.push(...made);
        saveOnTheWay(done);
      },
    ),
  );
  if (cache && waiting.length + failures.length > 0) {
    const failed = new Set(
      failures.flatMap(({ path, route }) => [path, ...(route === undefined ? [] : [route])]),
    );
    const isRendered = ({ path, content }: (typeof waiting)[number]) =>
      !failed.has(path) && (typeof content === "function" || !failed.has(content.page.path));
    writeRendered(cache, emitted.outputs.filter(isRendered));
  }
  return renderFindings(failures, site);
}

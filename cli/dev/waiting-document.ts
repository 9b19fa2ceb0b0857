/**
 * The document that is shown instead of a page with errors, and instead of any page of a site of which only findings are known.
 * Its script compares the site and its findings with those that the document shows, and reloads it when they differ.
 */
import type { DevFinding } from "../../schema/dev-event.ts";
import { fileHref, hashedPath } from "../../schema/paths.ts";
import { escaped } from "../emit/html-tags.ts";
import type { Finding } from "../report/finding.ts";
import { textReport } from "../report/text.ts";
import { sourceLines } from "../source/source-lines.ts";

type WaitingDocument = {
  findings: readonly Finding[];
  /** The findings in the form that a page receives. */
  heard: readonly DevFinding[];
  /** Version of the site; empty where there is none yet. */
  site: string;
  base: string;
  /** Name of the reader's script. */
  script: string;
  contentFolder: string;
};

export function waitingDocument({
  findings,
  heard,
  site,
  base,
  script,
  contentFolder,
}: WaitingDocument): string {
  const report = textReport(findings, contentFolder, { lineOf: sourceLines(contentFolder) });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>twsite dev</title>
<style>${style}</style>
<script type="module" src="${escaped(fileHref(base, `/${hashedPath(script)}`))}"></script>
</head>
<body data-site="${escaped(site)}" data-findings="${escaped(JSON.stringify(heard))}">
<h1>${site === "" ? "There is no site to show yet" : "This page cannot be shown"}</h1>
<p>The page appears once this is fixed:</p>
<pre tabindex="0">${escaped(report)}</pre>
</body>
</html>
`;
}

const style = `
  :root { color-scheme: light dark; }
  body { max-inline-size: 52rem; margin: 4rem auto; padding-inline: 1.25rem; font: 1rem/1.6 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  pre {
    padding: 1rem 1.25rem; overflow-x: auto; border-inline-start: 3px solid #c8402c; font: 0.875rem/1.6 ui-monospace, monospace;
    background: light-dark(#f2f1ec, #22262e);
  }
`;

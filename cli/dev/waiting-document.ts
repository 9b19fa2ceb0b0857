/**
 * The document of a site that nothing is known of yet but what is wrong with it. Its script waits for better, and goes by
 * what the page hears of the same findings.
 */
import type { DevFinding } from "../../schema/dev-event.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Finding } from "../report/finding.ts";
import { textReport } from "../report/text.ts";
import { sourceLines } from "../source/source-lines.ts";

export function waitingDocument(
  findings: readonly Finding[],
  heard: readonly DevFinding[],
  base: string,
  script: string,
  contentFolder: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>twsite dev</title>
<style>${style}</style>
<script type="module" src="${escaped(hrefOf(base, `/assets/${script}`))}"></script>
</head>
<body data-findings="${escaped(JSON.stringify(heard))}">
<h1>There is no site to show yet</h1>
<p>The page comes as soon as this is mended:</p>
<pre tabindex="0">${escaped(textReport(findings, contentFolder, { lineOf: sourceLines(contentFolder) }))}</pre>
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

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

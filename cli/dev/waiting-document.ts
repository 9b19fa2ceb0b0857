/** The document of a site that nothing is known of yet but what is wrong with it. Its script waits for better. */
import { hrefOf } from "../../schema/paths.ts";
import type { Finding } from "../report/finding.ts";
import { textReport } from "../report/text.ts";

export function waitingDocument(
  findings: readonly Finding[],
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
<script type="module" src="${escaped(hrefOf(base, `/assets/${script}`))}"></script>
</head>
<body>
<h1>There is no site to show yet</h1>
<p>The page comes as soon as these are mended:</p>
<pre>${escaped(textReport(findings, contentFolder))}</pre>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The documents of `tests/cases`: Markdown and the HTML that it becomes. `UPDATE=1` rewrites the HTML. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HastRoot } from "../../../schema/hast.ts";
import { type Case, readCases, writeCases } from "./case-file.ts";
import { readableHtml } from "./readable-html.ts";
import { compiled, findingLine } from "./settings.ts";

const folder = new URL("../../cases/", import.meta.url);

for (const name of readdirSync(folder).filter((file) => file.endsWith(".md"))) {
  const file = new URL(name, folder);
  const document = readFileSync(file, "utf8");
  const cases = readCases(document);
  const update = process.env.UPDATE === "1";
  if (update) writeFileSync(file, writeCases(document, cases.map(resultOf)));
  describe(name, () => {
    for (const one of update ? readCases(readFileSync(file, "utf8")) : cases) {
      test(`tests/cases/${name}:${one.line}`, () => {
        const { html, findings } = resultOf(one);
        expect({ html, findings }).toEqual({ html: one.html, findings: one.findings });
      });
    }
  });
}

function resultOf(one: Case): Case {
  const { content, findings } = compiled(one.markdown, "docs", one.locale);
  if (content) HastRoot.parse(content.hast);
  return {
    ...one,
    html: content ? readableHtml(content.hast) : "",
    findings: findings.map(findingLine).join("\n"),
  };
}

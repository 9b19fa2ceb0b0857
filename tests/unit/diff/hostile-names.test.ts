/** Names of files, titles and texts of a compared site do not forge lines of a report, move a cursor or call a person. */
import { expect, test } from "vitest";
import { diffMarkdown } from "../../../cli/diff/diff-markdown.ts";
import { diffText } from "../../../cli/diff/diff-text.ts";
import type { DiffReport } from "../../../schema/diff-report.ts";

const name = "a\nFORGED::error::\u001b[31m\u202e\r`````@octocat <b> [x](y)";

const report: DiffReport = {
  from: { ref: "@octocat", commit: "1a2b3c4d" },
  to: { ref: "www.example.com/`@octocat", commit: "2b3c4d5e" },
  notes: [`The file ${name} cannot be read.`],
  pages: [
    {
      change: "added",
      path: name,
      was: name,
      title: name,
      locale: "en",
      kind: "doc",
      source: name,
      follows: false,
      fields: [{ name: "title", before: name, after: name }],
      blocks: [
        {
          number: 1,
          change: "moved",
          element: "p",
          words: [{ change: "same", text: name }],
          attributes: [{ element: "a", name: "href", before: name, after: name }],
        },
      ],
    },
    {
      change: "changed",
      path: name,
      title: name,
      locale: "en",
      kind: "doc",
      follows: true,
      fields: [],
      blocks: [],
    },
  ],
  broken: [{ address: name, perhaps: name }],
  apis: [
    {
      id: "orders",
      changes: [{ effect: "safe", operations: [name], message: name, state: "after", file: name, line: 1 }],
    },
  ],
  stale: [{ path: name, source: name }],
  navigation: [{ locale: "en", name, lines: [{ change: "added", text: name }] }],
  redirects: [{ change: "added", from: name, to: name }],
  feeds: [{ path: name, added: [name], removed: [name] }],
  files: [{ change: "added", path: name, after: { bytes: 1 } }],
  findings: { new: [{ level: "error", rule: "x", file: name, line: 1, message: name }], gone: [] },
} as unknown as DiffReport;

test.each([
  ["text", diffText(report)],
  ["Markdown", diffMarkdown(report)],
])("a report as %s has one line for each name, without control characters", (_, text) => {
  expect(text.match(/^\s*FORGED.*/gm)).toBeNull();
  expect(text.match(/[\p{Cc}\u202a-\u202e\u2066-\u2069](?<!\n)/gu)).toBeNull();
});

test("a comment has names in code alone, where no host finds a person or a link", () => {
  const withoutCode = diffMarkdown(report)
    .replace(/^(`{3,})diff\n[\s\S]*?\n\1$/gm, "")
    .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, "");
  expect(withoutCode).not.toMatch(/@octocat|www\.|(?<!\\)<b|(?<!\\)\[x/);
});

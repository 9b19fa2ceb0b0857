/** Lines of code between fences, as they are found before a page is parsed. */
import { expect, test } from "vitest";
import { fencesIn } from "../../../cli/markdown/mdast/fences.ts";

const codeIn = (text: string) =>
  fencesIn(text).lines.flatMap(({ text: line, isCode }) => (isCode ? line : []));

test("a fence four spaces further in than the first one is a line of the code", () => {
  const code = ["```", "=== tab", "    ```js", "    a", "    ```", "```"];
  expect(codeIn(["Text", ...code, "Text"].join("\n"))).toEqual(code);
});

test("a fence in an item or a quotation ends below its own", () => {
  expect(codeIn("- ```js\n  a\n  ```\n\n10. ```\n    b\n    ```\n\n> ```\n> c\n> ```\n\nText")).toEqual([
    "- ```js",
    "  a",
    "  ```",
    "10. ```",
    "    b",
    "    ```",
    "> ```",
    "> c",
    "> ```",
  ]);
});

test("less further in, or longer, it ends the code; shorter, it does not", () => {
  expect(codeIn("````\na\n```\n   `````\nText")).toEqual(["````", "a", "```", "   `````"]);
  expect(fencesIn("```\na").isLastOpen).toBe(true);
});

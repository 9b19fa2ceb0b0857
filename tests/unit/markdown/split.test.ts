/** The quick look at a file's front matter finds what a parser of Markdown finds. */
import fc from "fast-check";
import remarkFrontmatter from "remark-frontmatter";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { normalised, splitFile } from "../../../cli/markdown/mdast/split-front-matter.ts";
import { sampled } from "../../long/seed.ts";

const parser = unified().use(remarkParse).use(remarkFrontmatter);

const pieces = [
  "---",
  "--- ",
  "---\t",
  "----",
  " ---",
  "\n",
  "\r\n",
  "a: b",
  "# T",
  "\u00a0",
  "\uFEFF",
  "- x",
  "...",
  "```",
];

test("it is split where the parser ends it, and has the same text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const split = splitFile(text);
      const [first] = parser.parse(normalised(text)).children;
      const yaml = first?.type === "yaml" ? first : undefined;
      expect(split.frontMatter?.replace(/\n$/, "")).toBe(yaml?.value);
      if (yaml) expect(split.bodyLine).toBe((yaml.position?.end.line ?? 0) + 1);
      expect(split.head + split.body).toBe(normalised(text));
    }),
    sampled(200),
  );
});

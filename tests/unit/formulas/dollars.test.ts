/** Dollars in prose: which are those of a formula. */
import { expect, test } from "vitest";
import { compiled } from "../markdown/settings.ts";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of a shell
const texts = [
  "It costs $5 and $10.",
  "From 5$ to 10$, or US$5 to US$6.",
  "$5–$10, $5/$6, ($5), $5.00, $1,000, and -$5.",
  "$20 per user, 30$ for all.",
  "**$5** or **6$** or *$7*",
  "A$AP, Ke$ha, Micro$oft$.",
  "$HOME and $PATH, $HOME/$USER, $HOME:$PATH, ${A}/${B}, $(pwd)/$(ls).",
  "The variables $a, $b and $c of PHP: $foo->bar($x).",
  "^foo$ or ^bar$",
  "$ x $, $ x$, $x $",
  "One $ alone.",
  "\\$x\\$ and \\$5",
  "echo $$ and $$ again",
  "$$$",
  "$$$x$$$",
  "价格从$5到$10，这个要$5，那个要10$。",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: variables of a shell

test.each(texts)("no formula: %s", (text) => {
  expect(JSON.stringify(compiled(text).content)).not.toContain('"math"');
});

const formulas = [
  "$x$",
  "($x$), “$x$”, $x$-axis, $x$.",
  "$2 + 2 = 4$",
  "$3\\sin x$",
  "$2 \\text{ if } x$",
  "$x$ costs $5 and $y$",
  "a $$x$$ b",
  "$`x`$",
  "the $`n`$th, $`f`$(x), x$`2 and more`$",
  "集合$x$的元素",
  "変数$x$は",
  "*$x$*",
  "[$x$](#a)",
  "$\\$5$",
];

test.each(formulas)("a formula: %s", (text) => {
  expect(JSON.stringify(compiled(text).content)).toContain('"math"');
});

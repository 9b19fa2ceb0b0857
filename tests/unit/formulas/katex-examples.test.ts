/** Formulas in the manner of KaTeX's table of what it supports: which Temml renders, and what it says of the others. */
import { expect, test } from "vitest";
import { renderFormula } from "../../../cli/markdown/formulas/render.ts";

const numbering = { next: () => "1", reference: (label: string) => label };
const rendered = (tex: string) => renderFormula(tex, true, numbering);

test.each([
  "\\acute{a} \\bar{a} \\hat{a} \\vec{a} \\widehat{ab} \\overrightarrow{AB} \\overbrace{ab}^n \\underbrace{ab}_n",
  "\\left( \\frac{a}{b} \\right) \\lfloor x \\rfloor \\lvert x \\rvert \\big( \\Big) \\langle a \\rangle",
  "\\begin{matrix} a & b \\\\ c & d \\end{matrix} \\begin{bmatrix} a \\end{bmatrix} \\begin{vmatrix} a \\end{vmatrix}",
  "\\begin{cases} a & b \\\\ c & d \\end{cases} \\begin{aligned} a &= b \\end{aligned} \\begin{gathered} a \\end{gathered}",
  "\\begin{array}{c:c|c} a & b & c \\\\ \\hline d & e & f \\end{array}",
  "\\alpha \\Omega \\varepsilon \\infty \\nabla \\partial \\hbar \\ell \\Re \\aleph",
  "\\mathbb{R} \\mathcal{L} \\mathfrak{g} \\mathbf{x} \\mathsf{x} \\mathtt{x} \\mathrm{x} \\boldsymbol{x}",
  "\\sum_{i=1}^n \\prod \\int_0^1 \\oint \\iint \\bigcup \\lim_{x \\to 0} \\operatorname{rank} A",
  "\\binom{n}{k} \\dfrac12 \\tfrac12 \\cfrac{1}{1+\\cfrac{1}{2}} \\sqrt[3]{x}",
  "\\forall \\exists \\in \\notin \\subset \\cup \\land \\lor \\implies \\iff \\therefore",
  "\\color{blue} x \\textcolor{#228B22}{y} \\colorbox{aqua}{z} \\boxed{a} \\cancel{b} \\xcancel{c} \\sout{d}",
  "\\xrightarrow[below]{above} \\xleftarrow{abc} a \\pmod n \\overset{!}{=} \\underset{x}{=}",
  "\\text{words} \\textbf{bold} \\textit{italic} a \\quad b \\, c \\; d \\! e",
  "\\def\\foo{x^2} \\foo + \\newcommand{\\cube}[1]{#1^3} \\cube{y}",
  "\\ce{2H2 + O2 -> 2H2O}",
  "x \\tag{1}",
  "a' f''(x) x_1^2 {}_a^b X",
])("%s", (tex) => {
  expect(rendered(tex)).toHaveProperty("math");
  expect(JSON.stringify(rendered(tex))).not.toMatch(/"style"|https?:/);
});

test.each([
  ["\\href{https://example.com}{x}", "Unsupported function name: \\href"],
  ["\\includegraphics{a.png}", 'Function "\\includegraphics" is not trusted'],
  ["\\frac{a", "Unexpected end of input in a macro argument, expected '}'"],
  ["\\unknown", "Unsupported function name: \\unknown"],
  ["{".repeat(3000), "it is nested too deep"],
])("%s is refused", (tex, problem) => {
  expect(rendered(tex)).toMatchObject({ problem: expect.stringContaining(problem.slice(0, 20)) });
});

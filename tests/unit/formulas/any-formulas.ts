/** Formulas of pieces of TeX in any order, and what holds for each of them. */
import fc from "fast-check";
import { expect } from "vitest";
import { renderFormula } from "../../../cli/markdown/formulas/render.ts";

const numbering = { next: () => "1", reference: (label: string) => label };

const pieces =
  "x 1 + ^ _ ' { } ( ) & # #1 ~ \\\\ \\frac \\sqrt[3] \\left( \\right) \\left. \\middle| \\begin{matrix} \\end{matrix} \\begin{cases} \\end{cases} \\begin{array}{cc} \\end{array} \\begin{align} \\end{align} \\def\\a \\def\\b#1 \\edef\\c \\gdef\\a \\let\\a\\b \\newcommand{\\a}[1] \\renewcommand\\a \\a \\b \\c \\over \\text{ \\ce{ \\pu{ \\hat \\overbrace \\sum \\limits \\lim \\color{red} \\tag{ \\label{ \\ref{ \\eqref{ \\kern 1em \\rule{1em}{1em} \\mathrm \\operatorname* \\bigl( \\cancel \\boxed \\verb|x| \\char`x \\unicode{x} \\hline \\cr \\expandafter \\noexpand \\relax \\futurelet \\@ifnextchar \\__proto__ \\constructor \\toString \\hasOwnProperty \\valueOf % é 日 😀".split(
    " ",
  );

export const anyFormula: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((texts) => texts.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((texts) => texts.join(" ")),
  fc
    .tuple(fc.array(fc.constantFrom(...pieces), { maxLength: 3 }), fc.integer({ min: 1, max: 1500 }))
    .map(([texts, times]) => texts.join("").repeat(times).slice(0, 5_000)),
  fc.string({ maxLength: 60 }).map((text) => `\\${text}`),
);

/** Words of JavaScript's exceptions. */
const ofEngines =
  /cannot read prop|undefined(?! control sequence)|is not (?:a function|iterable)|call stack|\bNaN\b/i;

/** It is rendered, or there is a reason; and the clock does not have to end it. */
export function expectRenderedOrReason(tex: string): void {
  const rendered = renderFormula(tex, true, numbering);
  if (!("problem" in rendered)) return;
  expect(rendered.mayPass, tex).toBeUndefined();
  expect(rendered.problem, tex).not.toBe("");
  expect(rendered.problem, tex).not.toMatch(ofEngines);
}

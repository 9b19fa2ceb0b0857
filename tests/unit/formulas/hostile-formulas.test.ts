/** A formula that is large, or that nobody can read, is shown as its source, with a reason, and stops nothing. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { renderFormula } from "../../../cli/markdown/formulas/render.ts";
import { sampled } from "../../long/seed.ts";
import { anyFormula, expectRenderedOrReason } from "./any-formulas.ts";

const numbering = { next: () => "1", reference: (label: string) => label };
const said = (tex: string, milliseconds?: number) => {
  const rendered = renderFormula(tex, true, numbering, milliseconds);
  return "problem" in rendered ? rendered.problem : "rendered";
};

test.each(["constructor", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf"])(
  "\\%s is a function that there is not",
  (name) => {
    expect(said(`\\${name}`)).toBe(`Unsupported function name: \\${name}`);
    expect(said(`\\begin{${name}}x\\end{${name}}`)).toBe(`No such environment: ${name}`);
    expect(said(`\\def\\${name}{x}\\${name}`)).toBe("rendered");
  },
);

test("a delimiter that is a group is named without words of JavaScript", () => {
  expect(said("\\bigl()")).toBe("Invalid delimiter after '\\bigl'");
});

test.each(["\\__proto__", "\\__defineGetter__", `\\ce{${"^".repeat(100)}}`])(
  "%s fails in the library, and nothing of its code is said",
  (tex) => {
    expect(said(tex)).toBe("Temml cannot read it");
  },
);

const doubled =
  "\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\def\\d{\\c\\c}\\def\\e{\\d\\d}\\def\\f{\\e\\e}".concat(
    "\\def\\g{\\f\\f}\\def\\h{\\g\\g}\\def\\i{\\h\\h}\\def\\j{\\i\\i}\\def\\k{\\j\\j}",
  );
const repeats = (most: number) => `its macros call one another without end, or more than ${most} times`;

test.each([
  ["a macro that calls itself", "\\def\\a{x\\a}\\a", repeats(1000)],
  ["macros that double", `${doubled}\\k`, repeats(1000)],
  ["a long macro that is used often", `\\def\\a{${"x".repeat(2400)}}${"\\a".repeat(700)}`, repeats(42)],
  ["a macro that grows", `\\def\\a{${"x".repeat(2000)}}\\def\\c#1{\\c{#1}#1}\\c{\\a}`, repeats(50)],
  [
    "arguments that are repeated",
    `\\def\\a#1{${"#1".repeat(1000)}}\\a{\\a{\\a{x}}}`,
    "it has more than 50 places for arguments in its macros",
  ],
  ["brackets in brackets", `${"{".repeat(2400)}x${"}".repeat(2400)}`, "it is nested too deep"],
  ["roots in roots", `${"\\sqrt{".repeat(90)}x${"}".repeat(90)}`, "it is nested more than 80 levels deep"],
])("not rendered: %s", (_, tex, problem) => {
  expect(said(tex)).toBe(problem);
});

test.each([
  ["macros that are used often", `\\newcommand{\\RR}{\\mathbb{R}}${"\\RR + ".repeat(300)}`],
  ["a macro with three arguments", "\\newcommand{\\f}[3]{#1^{#2} + #3}\\f{a}{b}{\\f{c}{d}{e}}"],
  ["a chemical formula of 1,500 characters", `\\ce{${"H2O + ".repeat(250)}}`],
  ["a long sum", "x + ".repeat(1_000)],
])("rendered: %s", (_, tex) => {
  expect(said(tex)).toBe("rendered");
});

test("rendering ends after a time, and the next formula is rendered", () => {
  expect(said(`\\ce{${"A ->[x] ".repeat(500)}}`, 1)).toBe("it takes more than 0.001 s to render");
  expect(said("x + ".repeat(500))).toBe("rendered");
});

test("any formula is rendered, or has a reason in words of TeX; `npm run test:long` tries more", () => {
  fc.assert(fc.property(anyFormula, expectRenderedOrReason), sampled(200));
});

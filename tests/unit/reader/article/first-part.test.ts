/** How much of a text is shown in the click's own task: what fills the window, and hardly more. */
import { expect, test } from "vitest";
import { firstPart } from "../../../../reader/article/content-renderer.ts";
import type { HastElement, HastNode } from "../../../../schema/hast.ts";

function element(tagName: string, ...children: (HastNode | string)[]): HastElement {
  return {
    type: "element",
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
  };
}

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const paragraph = (characters: number) => element("p", "x".repeat(characters));

test("a short text is shown whole", () => {
  expect(firstPart([paragraph(400), element("h2", "Title"), paragraph(400)], laptop)).toBe(3);
});

test("a long one as far as the window reaches, which is less on a phone", () => {
  const nodes = Array.from({ length: 30 }, () => paragraph(400));
  expect(firstPart(nodes, laptop)).toBe(6);
  expect(firstPart(nodes, phone)).toBe(4);
});

test("what is between two paragraphs takes no place", () => {
  const nodes = Array.from({ length: 30 }, () => [paragraph(400), element("p")]).flat();
  const spaced = Array.from({ length: 30 }, () => [
    paragraph(400),
    { type: "text" as const, value: "\n" },
  ]).flat();
  expect(firstPart(spaced, laptop)).toBe(11);
  expect(firstPart(nodes, laptop)).toBeLessThan(11);
});

test("the lines of code count, not its characters", () => {
  const code = (lines: number) =>
    element("figure", element("pre", element("code", "x".repeat(300), "\n".repeat(lines - 1), "end")));
  expect(firstPart([code(3), code(3), code(3), paragraph(10)], laptop)).toBe(4);
  expect(firstPart([code(10), code(10), code(10), code(10)], laptop)).toBe(3);
});

test("what may be closed, or hides a part of itself, counts as a line", () => {
  for (const name of ["details", "tw-tabs", "table"])
    expect(firstPart([element(name, "x".repeat(9000)), paragraph(10)], laptop)).toBe(2);
});

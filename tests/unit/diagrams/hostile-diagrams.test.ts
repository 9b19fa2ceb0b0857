/** A diagram that is large or that nobody can lay out is shown as code, with a reason, and stops nothing. */

import { Script } from "node:vm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { drawMermaid } from "../../../cli/markdown/diagrams/draw-mermaid.ts";
import { timeLimiter } from "../../../cli/report/limits/time-limiter.ts";
import { sampled } from "../../long/seed.ts";
import { compiled, findingLine } from "../markdown/settings.ts";
import { anyDiagram, expectDrawnOrReason } from "./any-diagrams.ts";

const range = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i));
const all = (letter: string, count: number) => range(count, (index) => letter + index).join(" & ");
const said = (source: string) => {
  const drawn = drawMermaid(source, "p-");
  return "problem" in drawn ? drawn.problem : "drawn";
};

test.each([
  [
    "links that a few characters name",
    `flowchart TD\n${all("a", 30)} --> ${all("b", 30)}`,
    "it has more than 100 links",
  ],
  [
    "links of a chain of groups",
    `flowchart TD\n${range(5, (index) => all(`c${index}x`, 12)).join(" --> ")}`,
    "it has more than 100 links",
  ],
  [
    "links between few nodes",
    `flowchart TD\n${range(60, () => "a --> b").join("\n")}`,
    "it has 60 links between 2 parts, more than 32",
  ],
  ["nodes", `flowchart TD\n${all("a", 200)}`, "it has more than 150 parts"],
  [
    "groups in groups",
    `flowchart TD\n${"subgraph x\n".repeat(11)}a\n${"end\n".repeat(11)}`,
    "it has more than 10 levels of groups",
  ],
  [
    "states in states",
    `stateDiagram-v2\n${"state x {\n".repeat(11)}a\n${"}\n".repeat(11)}`,
    "it has more than 10 levels of groups",
  ],
  [
    "classes",
    `classDiagram\n${range(160, (index) => `class A${index}`).join("\n")}`,
    "it has more than 150 parts",
  ],
  [
    "relations of entities",
    `erDiagram\n${range(101, (index) => `A${index} ||--|| A${index + 1} : x`).join("\n")}`,
    "it has more than 100 links",
  ],
  [
    "participants",
    `sequenceDiagram\nNote over ${range(160, (index) => `p${index}`).join(",")}: x`,
    "it has more than 150 parts",
  ],
  ["a long line", `flowchart TD\na[${"x".repeat(2000)}]`, "this line has 2003 characters, more than 2000"],
  ["spaces that end in nothing", `flowchart TD\nA -- ${" ".repeat(1900)}!`, "“A -- !” cannot be drawn"],
  [
    "keys of an attribute",
    `erDiagram\nA {\nint x ${"PK ".repeat(600)}!\n}`,
    /^“int x PK PK .*” cannot be drawn$/,
  ],
])("too much to draw: %s", (_, source, problem) => {
  expect(said(source)).toEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
});

test.each([
  [
    "flowchart of 100 links",
    `flowchart TD\n${range(100, (index) => `n${index} --> n${index + 1}`).join("\n")}`,
  ],
  ["300 messages", `sequenceDiagram\n${range(300, (index) => `A->>B: ${index}`).join("\n")}`],
  ["10 levels", `flowchart TD\n${"subgraph x\n".repeat(10)}a\n${"end\n".repeat(10)}`],
])("drawn: %s", (_, source) => {
  expect(said(source)).toBe("drawn");
});

test("a diagram that the library has no layout for has a reason without the words of a program", () => {
  const dense = `flowchart TD\n${all("a", 8)} --> ${all("b", 5)}`;
  expect(["drawn", "the drawing library finds no layout for it"]).toContain(said(dense));
});

test("work ends after a time wherever it is, and the next work is done", () => {
  const withinTime = timeLimiter();
  const endless = () => {
    for (;;);
  };
  expect(() => withinTime(10, endless)).toThrow("it takes more than 0.01 s");
  expect(withinTime(10_000, () => "done")).toBe("done");
});

test("a diagram whose time is up is not drawn, and the next one is", () => {
  const stopped = vi.spyOn(Script.prototype, "runInContext").mockImplementation(() => {
    throw Object.assign(new Error("timed out"), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" });
  });
  const drawn = drawMermaid("flowchart TD\nA --> B", "p-");
  stopped.mockRestore();
  expect(drawn).toMatchObject({ problem: "it takes more than 20 s to draw", mayPass: true });
  expect(said("flowchart TD\nA --> B")).toBe("drawn");
});

test("a page has a finding where its diagrams have too many links together", () => {
  const diagram = `\`\`\`mermaid\nflowchart TD\n${range(100, (index) => `n${index} --> n${index + 1}`).join("\n")}\n\`\`\``;
  const { findings } = compiled(`# Title\n\n${range(7, () => diagram).join("\n\n")}\n`);
  expect(findings.map(findingLine)).toEqual([
    expect.stringContaining("this page has more than 500 links in its diagrams"),
  ]);
});

test("any diagram is drawn, or has a reason in words of its writer; `npm run test:long` tries more", () => {
  fc.assert(fc.property(anyDiagram, expectDrawnOrReason), sampled(60));
});

/** Diagrams of all kinds of statements, most of which nobody would write, and what holds for each of them. */
import fc from "fast-check";
import { expect } from "vitest";
import { drawMermaid } from "../../../cli/markdown/diagrams/draw-mermaid.ts";

const name = fc.constantFrom(
  ...["A", "B", "c1", "n0", "s0", "日本", "a.b", "__proto__", "constructor", "toString", "end", "x-y", "[*]"],
);
const label = fc.oneof(
  fc.constantFrom(
    "",
    "one",
    "a b",
    "`**b**`",
    "<br>",
    "#35;",
    "#999999;",
    "<b>x",
    "x".repeat(500),
    '"',
    "a<br/>b",
  ),
  fc.string({ maxLength: 12, unit: "grapheme" }),
);
const names = fc.array(name, { minLength: 1, maxLength: 14 });
const line = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(""));
const one = (...texts: string[]) => fc.constantFrom(...texts);
const all = names.map((each) => each.join(" & "));
const nested = (open: string, close: string) =>
  fc
    .integer({ min: 1, max: 14 })
    .map((depth) => `${`${open}\n`.repeat(depth)}x --> y\n${`${close}\n`.repeat(depth)}`);
const anything = fc.string({ maxLength: 30 });

const kinds: Record<string, fc.Arbitrary<string>[]> = {
  "flowchart TD": [
    line(name, one("-->", "---", "-.->", "==>", "--o", "<-->"), name),
    line(all, one(" --> ", " -- x --> ", " -->|y| "), all),
    line(
      name,
      one("[", "(", "([", "{{", '["', "(((", "[/"),
      label,
      one("]", ")", "])", "}}", '"]', ")))", "/]"),
    ),
    line(one("subgraph "), name, one("\n"), name, one("\nend", "\n direction LR\nend", "")),
    nested("subgraph x", "end"),
    line(one("style ", "class ", "classDef ", "click "), name, one(" fill:#f00", " x", "")),
  ],
  sequenceDiagram: [
    line(name, one("->>", "-->>", "-)", "->>+", "-->>-"), name, one(": "), label),
    line(one("Note over ", "note left of "), name, one(",A: ", ": "), label),
    nested("loop x", "end"),
    line(one("alt ", "else ", "participant ", "actor ", "activate ", "deactivate "), name),
    one("end", "autonumber"),
  ],
  classDiagram: [
    line(name, one(" <|-- ", " --> ", ' "1" *-- "n" ', " .. "), name, one("", " : uses")),
    line(one("class "), name, one(" {\n"), label, one("\n}", "")),
    line(name, one(" : +", " : "), label),
    line(one("<<x>> ", "direction ", "class "), name),
  ],
  "stateDiagram-v2": [
    line(name, one(" --> "), name, one("", " : "), label),
    nested("state x {", "}"),
    line(one('state "'), label, one('" as '), name),
    line(name, one(" : "), label),
    one("}", "direction LR"),
  ],
  erDiagram: [
    line(name, one(" ||--o{ ", " }|..|| "), name, one(" : "), label),
    line(name, one(" {\nint x PK, FK\n}", ' {\nint x "y"\n', '["z"] {\n}')),
    line(one('"'), label, one('" ||--|| '), name, one(" : x")),
  ],
};

export const anyDiagram: fc.Arbitrary<string> = fc
  .constantFrom(...Object.entries(kinds))
  .chain(([header, statements]) =>
    fc
      .array(fc.oneof({ arbitrary: fc.oneof(...statements), weight: 20 }, anything), { maxLength: 24 })
      .map((lines) => [header, ...lines].join("\n")),
  );

/** Words of JavaScript's and of Java's exceptions. */
const ofEngines =
  /java|exception|illegal|cannot read prop|undefined|is not (?:a|an|iterable)|call stack|nullpointer/i;

/** It is drawn, or there is a reason that its writer understands; and the clock does not have to end it. */
export function expectDrawnOrReason(source: string): void {
  const drawn = drawMermaid(source, "p-");
  if (!("problem" in drawn)) return;
  expect(drawn.mayPass, source).toBeUndefined();
  // What is written is quoted.
  expect(drawn.problem.replaceAll(/“.*”/gs, ""), source).not.toMatch(ofEngines);
}

/** What is made of YAML: values, places, and what is left of a value that does not fit. */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readYaml } from "../../../cli/source/yaml/read-yaml.ts";
import { salvage } from "../../../cli/source/yaml/salvage.ts";
import { SidebarEntry } from "../../../schema/sidebars.ts";

const Shape = z.strictObject({
  name: z.string().optional(),
  list: z.array(z.string()).default([]),
  map: z.strictObject({ on: z.boolean().optional() }).optional(),
});

describe("places", () => {
  const yaml = readYaml(Shape, "name: A\nlist:\n  - one\n  - two\nmap: { on: true }\n", 10);

  test("of keys, and of the values below them", () => {
    expect(yaml.keys()).toEqual({
      name: { line: 10, column: 1 },
      list: { line: 11, column: 1 },
      "list.0": { line: 12, column: 5 },
      "list.1": { line: 13, column: 5 },
      map: { line: 14, column: 1 },
      "map.on": { line: 14, column: 12 },
    });
  });

  test("of a path that does not exist: what is nearest around it", () => {
    expect(yaml.placeOf(["map", "off", "deeper"])).toEqual({ line: 14, column: 6 });
    expect(yaml.placeOf(["nothing"])).toEqual({ line: 10, column: 1 });
  });
});

describe("never an exception, whatever the text", () => {
  test.each([
    ["a circle", "list: &all [*all]\n"],
    ["a circle of a schema that refers to itself", "&a category: &b { items: [*b] }\n"],
    ["an anchor that is not there", "name: *nothing\n"],
    [
      "many aliases of aliases",
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghij"].map((key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcdefghi"[index]}`)}]`).join("\n")}\n`,
    ],
    ["a deep nesting", `list: ${"[".repeat(5000)}${"]".repeat(5000)}\n`],
    ["an unclosed deep nesting", `list: ${"{a: [".repeat(2000)}`],
    ["a prototype", "__proto__: { polluted: true }\nconstructor: { prototype: {} }\n"],
    ["keys that are no texts", "1: a\nnull: b\n[x]: c\n? { y: z }\n: d\n"],
    ["control characters", "name: a\u0000b\u0007\n"],
    ["a tag", "name: !!js/function 'return 1'\n"],
    ["two documents", "name: a\n---\nname: b\n"],
  ])("%s", (_, text) => {
    for (const schema of [Shape, z.record(z.string(), SidebarEntry)]) {
      const { problems } = readYaml(schema, text);
      for (const { message, place } of problems) {
        expect(message).not.toBe("");
        expect(place.line).toBeGreaterThan(0);
      }
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("what is left of a value", () => {
  test("is the rest without the keys that do not fit", () => {
    expect(salvage(Shape, { name: 3, list: ["a"], map: { on: "x" } })).toEqual({ list: ["a"], map: {} });
  });

  test("is a list as a whole or none of it, so that the places of its items hold", () => {
    expect(salvage(Shape, { name: "A", list: ["a", 3, "c"] })).toEqual({ name: "A", list: [] });
  });

  test("is nothing where the outermost value is of another kind, or lacks what it needs", () => {
    expect(salvage(Shape, [1, 2])).toBeUndefined();
    expect(salvage(z.strictObject({ needed: z.string() }), { needed: 1 })).toBeUndefined();
  });

  test("leaves what was written as it is", () => {
    const written = { name: 3 };
    salvage(Shape, written);
    expect(written).toEqual({ name: 3 });
  });
});

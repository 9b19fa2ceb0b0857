/** Components as directives: what a page says, and what stays as it always was. */
import { describe, expect, test } from "vitest";
import { pageCompiler } from "../../../../cli/markdown/compile-page.ts";
import en from "../../../../schema/strings/en.json" with { type: "json" };

function compiled(text: string, components?: string[]) {
  const settings = { strings: en.compiler, imageHosts: [], ...(components && { components }) };
  const { facts, content, findings } = pageCompiler(settings)({ area: "docs", text });
  const uses = facts?.components?.map(({ name, attributes }) => [
    name,
    Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
  ]);
  return { uses, hast: JSON.stringify(content?.hast), rules: findings.map(({ rule }) => rule) };
}

describe("in a site with a component Box", () => {
  test("attributes are texts, a label is the property “label”, shorthands are “id” and “className”", () => {
    const { uses, rules } = compiled('::Box[Some *text*]{#one .big .red n=3 t="a &amp; b" open}\n', ["Box"]);
    expect(uses).toEqual([
      ["Box", { label: "Some text", id: "one", className: "big red", n: "3", t: "a & b", open: "" }],
    ]);
    expect(rules).toEqual([]);
  });

  test("what is written in attributes is data, whatever it looks like", () => {
    const { uses } = compiled('::Box{a="{alert(1)}" b="<script>"}\n', ["Box"]);
    expect(uses).toEqual([["Box", { a: "{alert(1)}", b: "<script>" }]]);
  });

  test("its text is compiled like all text, other components in it included", () => {
    const { uses, hast } = compiled("::::Box\n**Bold**\n\n:::Box\n:::\n::::\n", ["Box"]);
    expect(uses).toHaveLength(2);
    expect(hast).toContain('"tagName":"strong"');
  });

  test("in running text, its name is text", () => {
    const { uses, rules } = compiled("See :Box and ::Box here, and std::Box{}.\n", ["Box"]);
    expect([uses, rules]).toEqual([undefined, []]);
  });

  test("a block without an end is reported like any other", () => {
    expect(compiled(":::Box\nText\n", ["Box"]).rules).toEqual(["directive-is-well-formed"]);
  });
});

test("raw HTML cannot call a component that no directive calls, nor give it other properties", () => {
  const { uses, hast } = compiled('<tw-component name="Box" props="{}" use="0"></tw-component>\n', ["Box"]);
  expect(uses).toBeUndefined();
  expect(hast).not.toContain('"tagName":"tw-component"');
});

describe("in a site without components", () => {
  test("a line that looks like one stays text, and is reported", () => {
    const { hast, rules } = compiled("::Box{n=3}\n");
    expect(hast).toContain("::Box{n=3}");
    expect(rules).toEqual(["directive-is-known"]);
  });

  test("a block of an unknown name is an unknown directive", () => {
    expect(compiled(":::Box\nText\n:::\n").rules).toEqual(["directive-is-known"]);
  });
});

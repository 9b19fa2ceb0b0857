/** What a writer says of components in components.yml holds for every page. */
import { expect, test } from "vitest";
import { readComponentMap } from "../../cli/import/component-map.ts";
import { proposedMap } from "../../cli/import/unknown-components.ts";
import { imported } from "./imported-page.ts";

const page = `# Page

<Chart data={rows} />

<Columns>

Left **and** right.

</Columns>

<Callout kind="new" title="Since 3.1">

Inside.

</Callout>

Press <Key name="Ctrl">Control</Key>, see <Api name="parse" />.

<Video id="x1" title="Tour [1]" />
`;

const map = `
Chart: drop
Columns: unwrap
Callout:
  directive: tip
  label: "{title}"
  attributes: { id: "{kind}" }
Key: { element: kbd, attributes: { title: "{name}" } }
Api: { text: "[{name}](/docs/api/{name}{query})" }
Video: { text: "[{title}](https://videos.example.com/{id})" }
Chrat: drop
`;

test("components go, lose their tags, or become a directive, an element or text", async () => {
  const { text, notes, components } = await imported(page, {}, "", map);
  expect(text).toBe(`# Page




Left **and** right.



:::tip[Since 3.1]{id="new"}

Inside.

:::

Press <kbd title="Ctrl">Control</kbd>, see [parse](/docs/api/parse).

[Tour [1]](https://videos.example.com/x1)
`);
  expect(notes).toEqual([
    "components.yml:11:1  no page has a component “Chrat”; write Chart, if that is meant",
    "docs/page.mdx:17:43  <Api> has no property “query”, which components.yml asks for, or its value is code",
  ]);
  expect(components).toEqual([]);
});

test("without it, the components are told with their counts, and a file to start from is proposed", async () => {
  const { text, components } = await imported(page);
  expect(text).not.toMatch(/^<[A-Z]/m);
  expect(components).toMatchObject([
    { name: "Api", count: 1, properties: ["name"], hasContent: false },
    { name: "Callout", count: 1, properties: ["kind", "title"], hasContent: true },
    { name: "Chart", count: 1, places: [{ file: "docs/page.mdx", place: { line: 3, column: 1 } }] },
    { name: "Columns", hasContent: true },
    { name: "Key", hasContent: true },
    { name: "Video" },
  ]);
  const proposed = proposedMap(components);
  expect(proposed).toContain("# once, first in docs/page.mdx:11; properties: kind, title\nCallout: unwrap\n");
  expect(readComponentMap(proposed).problems).toEqual([]);
});

test("what is wrong with the file has its place", () => {
  const { problems } = readComponentMap(
    "A: dropp\nB: { directive: note, labl: x }\nC: { elemnt: b }\n1x: drop\n",
  );
  expect(problems.map(({ place, message, expected }) => [place.line, message, expected])).toEqual([
    [1, "“A” cannot be “dropp”", "drop, unwrap, or keys: directive, element or text"],
    [2, "unknown key “labl”", "one of directive, label, attributes"],
    [3, "“C” cannot be keys with values", "drop, unwrap, or keys: directive, element or text"],
  ]);
  expect(readComponentMap("1x: drop\n").problems).toMatchObject([
    { place: { line: 1, column: 1 }, message: "“1x” is not the name of a component" },
  ]);
});

/** Words in the properties of components that the import does not know are kept, and what is for programs is not. */
import { expect, test } from "vitest";
import { importWhole } from "./whole-import.ts";

const page = async (body: string, matter = "title: Page") => {
  const site = await importWhole({ "docs/a.mdx": `---\n${matter}\n---\n\n${body}\n` });
  expect(site.errors).toEqual([]);
  return site;
};

const shownIn = async (body: string): Promise<string> => {
  const site = await page(body);
  return (site.shown.get("/docs/a") ?? []).join("|").replace(/\s+/g, " ");
};

/** As docusaurus-plugin-openapi-docs 5 writes a page. */
const operation = `import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "@theme/ParamsDetails";
import RequestSchema from "@theme/RequestSchema";
import StatusCodes from "@theme/StatusCodes";
import Heading from "@theme/Heading";

<Heading
  as={"h1"}
  className={"openapi__heading"}
  children={"Find *pet* by ID"}
>
</Heading>

<MethodEndpoint
  method={"get"}
  path={"/pet/{petId}"}
  context={"endpoint"}
>

</MethodEndpoint>

Returns a **single** pet.

<Heading
  id={"request"}
  as={"h2"}
  className={"openapi-tabs__heading"}
  children={"Request"}
>
</Heading>

<ParamsDetails
  parameters={[{"name":"petId","in":"path","description":"ID of the \`pet\` to return","required":true,"schema":{"type":"integer","format":"int64"}}]}
>

</ParamsDetails>

<RequestSchema
  title={"Body"}
  body={{"description":"Pet that is stored","content":{"application/json":{"schema":{"type":"object","properties":{"name":{"type":"string","description":"Name of the animal","example":"doggie"}},"title":"Pet"}}}}}
>

</RequestSchema>

<StatusCodes
  id={undefined}
  label={undefined}
  responses={{"200":{"description":"successful operation","content":{"application/json":{"schema":{"type":"object"}}}},"404":{"description":"Pet not found"}}}
>

</StatusCodes>
`;

test("a page of an API keeps its headings, its call, and the words of its parameters, bodies and answers", async () => {
  const { text, anchors } = await page(operation, "title: Find pet by ID\nhide_title: true");
  expect(
    text("en/docs/a.md")?.replace(/<!-- left by the import: .* -->/g, "<!-- … -->"),
  ).toMatchInlineSnapshot(`
    "---
    title: Find pet by ID
    ---

    # Find \\*pet\\* by ID

    \`GET /pet/{petId}\`

    <!-- … -->

    Returns a **single** pet.

    ## Request {#request}

    \`petId\`: ID of the \`pet\` to return

    <!-- … -->

    - Body
    - Pet that is stored
    - Pet
    - \`name\`: Name of the animal

    <!-- … -->

    - \`200\`: successful operation
    - \`404\`: Pet not found

    <!-- … -->

    "
  `);
  expect(anchors.get("/docs/a")).toContain("request");
});

test("parameters and schemas of earlier versions of the plugin, with their tabs, are kept", async () => {
  const { text } = await page(`import ParamsItem from "@theme/ParamsItem";
import SchemaItem from "@theme/SchemaItem";
import MimeTabs from "@theme/MimeTabs";
import TabItem from "@theme/TabItem";

<ul>
<ParamsItem className={"paramsItem"} param={{"name":"petId","in":"path","description":"ID of pet to use","required":true,"schema":{"type":"integer"}}}></ParamsItem>
</ul>

<MimeTabs className={"openapi-tabs__mime"}>
<TabItem label={"application/json"} value={"application/json-schema"}>
<SchemaItem collapsible={false} name={"status"} required={false} schemaName={"string"} qualifierMessage={"**Possible values:** [\`available\`, \`sold\`]"} schema={{"type":"string","description":"pet status","enum":["available","sold"]}}></SchemaItem>
<SchemaItem collapsible={true} className={"schemaItem"}>
<details style={{}}>
<summary style={{}}>
<span className={"openapi-schema__container"}>
<strong className={"openapi-schema__property"}>category</strong>
</span>
</summary>
<div style={{"marginLeft":"1rem"}}>
<SchemaItem collapsible={false} name={"id"} schemaName={"int64"} schema={{"type":"integer"}}></SchemaItem>
</div>
</details>
</SchemaItem>
</TabItem>
</MimeTabs>
`);
  expect(
    text("en/docs/a.md")?.replace(/<!-- left by the import: .* -->/g, "<!-- … -->"),
  ).toMatchInlineSnapshot(`
    "---
    title: Page
    ---

    <ul>

    \`petId\`: ID of pet to use

    <!-- … -->
    </ul>

    :::::tabs
    ::::tab[application/json]
    - \`status\`: **Possible values:** [\`available\`, \`sold\`]
    - pet status

    <!-- … -->
    <!-- … -->
    :::details[<strong>category</strong>]
    <div>

    \`id\`

    <!-- … -->
    </div>
    :::

    ::::
    :::::

    "
  `);
});

test.each([
  [
    "a card",
    '<Feature title="Fast" description="It takes *no* time." icon="rocket" />',
    "Fast: It takes *no* time.",
  ],
  ["in a line", 'Now <Badge label="beta" variant="info" /> here.', "Now beta here."],
  ["in a cell", '| A | B |\n| - | - |\n| x | <Chip text="a | b" /> |', "x|a | b"],
  ["around content", '<Box heading="Above">\n\nInside.\n\n</Box>', "Above|Inside."],
  ["around a word", 'One <Mark summary="two">three</Mark> four.', "One two three four."],
  [
    "in a list of data",
    '<Steps items={["Install the tool", { label: "Run it", url: "https://x.example.org" }]} />',
    "Install the tool|Run it",
  ],
  ["as elements", "<Panel header={<b>Bold</b>} icon={<Icon />} />", "Bold"],
  ["as a sentence", '<Hint why="This is needed, since it fails." />', "This is needed, since it fails."],
  ["from a constant", 'export const words = "From here";\n\n<Feature title={words} />', "From here"],
  ["with a sign for a list", '<Feature title="- 1. #x <b>" />', "- 1. #x <b>"],
])("words of a property are kept: %s", async (_form, body, expected) => {
  expect(await shownIn(body)).toContain(expected);
});

test.each([
  [
    "ids and names of programs",
    '<Rating id="intro" label="docs-intro" title="someName" summary="a_b" text="x.y.z" />',
  ],
  [
    "classes, styles and keys",
    '<Box className="a b c" class="One two three." style={{ title: "No text here." }} key="One two three." />',
  ],
  [
    "addresses and paths",
    '<Frame title="https://a.example.org/b" text="/docs/a" label="./x.png" caption="@site/static/a.png" summary="#top" message="mailto:a@example.org" />',
  ],
  [
    "code",
    "<Editor code='let x = 1. Then.' text={`function a() {\n  return;\n}`} data-text='One two three.' aria-label='One two three.' />",
  ],
  [
    "numbers and switches",
    '<Chart title={5} label="" open description={undefined} context="endpoint" variant="text" text="42" />',
  ],
])("what is no text is not shown: %s", async (_form, body) => {
  expect((await shownIn(body)).replace(/[|\s]/g, "")).toBe("");
});

test("words of a component in a heading leave the id of the heading as Docusaurus makes it", async () => {
  const { anchors, text } = await page('## Setup <Badge text="New" />\n');
  expect(text("en/docs/a.md")).toContain("## Setup New<!-- left by the import");
  expect(anchors.get("/docs/a")).toEqual(["setup-"]);
});

test("a heading of the theme is one of Markdown, and a hidden title hides no heading of the text", async () => {
  const { text, anchors } = await page(
    'import Heading from "@theme/Heading";\n\n# Own title\n\n<Heading as="h3" id="sub">Sub *title*</Heading>\n\n- <Heading as="h4">In a list</Heading>\n',
    "title: Page\nhide_title: true",
  );
  expect(text("en/docs/a.md")).not.toContain("hide_title");
  expect(text("en/docs/a.md")).toContain("\n### Sub *title* {#sub}\n");
  expect(anchors.get("/docs/a")).toContain("sub");
});

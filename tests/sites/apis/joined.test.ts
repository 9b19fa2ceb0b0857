/** A reference and the other pages of a site meet: links by operation, pages that describe one, languages and versions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { checkContent, compile } from "../build.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";

const description = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    post:
      operationId: createOrder
      summary: Place an order
      description: Takes one order.
      responses: { "201": { description: Made. } }
`;
const overlay = `overlay: 1.0.0
actions:
  - target: $.paths['/orders'].post
    update: { summary: Passer une commande, description: Prend une commande. }
`;
const site = `title: Shop
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]
`;

async function compiled(files: Files, apis = "apis: [{ id: shop, file: apis/shop.yaml, path: /api }]\n") {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), {
    "site.yml": site + apis,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "apis/shop.yaml": description,
    ...files,
  });
  const { findings } = await compile(join(folder, "content"));
  const pageAt = (path: string) => fromHtml(readFileSync(join(folder, "site", path, "index.html"), "utf8"));
  return { findings, pageAt };
}

test("`:api[createOrder]` says the method and the path, and leads to the page; a slip has a finding", async () => {
  const { findings, pageAt } = await compiled({
    "en/docs/start.md": "# Start\n\nFirst :api[createOrder], or :api[shop/createOrder].\n",
  });
  expect(findings).toEqual([]);
  const links = selectAll("main p a", pageAt("docs/start"));
  expect(links.map((link) => [link.properties.href, textOf(link)])).toEqual([
    ["/api/create-order", "POST /orders"],
    ["/api/create-order", "POST /orders"],
  ]);
  const wrong = await compiled({ "en/docs/start.md": "# Start\n\nFirst :api[creatOrder].\n" });
  expect(wrong.findings).toMatchObject([
    { rule: "link-resolves", place: { line: 3, column: 7 }, nearest: "api:shop/createOrder" },
  ]);
});

test("an operation that several APIs have is named with its API", async () => {
  const { findings } = await compiled(
    {
      "apis/copy.yaml": description,
      "en/docs/start.md":
        "# Start\n\n:api[createOrder]\n\n[text](api:createOrder)\n\n::api[createOrder]{part=responses}\n\n:api[copy/createOrder]\n",
    },
    "apis: [{ id: copy, file: apis/copy.yaml, path: /copy }, { id: shop, file: apis/shop.yaml, path: /api }]\n",
  );
  const link = { rule: "link-resolves", nearest: "api:shop/createOrder" };
  expect(findings).toMatchObject([
    {
      place: { line: 7 },
      message: "several APIs have an operation “createOrder”",
      nearest: "copy/createOrder",
    },
    { place: { line: 3 }, ...link },
    { place: { line: 5 }, ...link },
  ]);
});

test("a page that documents an operation is named on the page of the operation", async () => {
  const documents = (file: string) => `---\ntitle: How to order\ndocuments: ["${file}"]\n---\n\nText.\n`;
  const { findings, pageAt } = await compiled({
    "en/docs/order.md": documents("../../apis/shop.yaml#/paths/~1orders/post"),
    "en/docs/other.md": documents("../../apis/shop.yaml#/info"),
  });
  expect(findings).toEqual([]);
  const links = selectAll("main p a", pageAt("api/create-order"));
  expect(links.map(({ properties }) => properties.href)).toEqual(["/docs/order"]);
});

test("HTML that a description leaves open changes nothing else on its page", async () => {
  const open = description
    .replace("Takes one order.", "Takes <b>one, and <div> many. <script>alert(1)</script>")
    .replace("Made.", "Made </details> </ul>");
  const { findings, pageAt } = await compiled({ "apis/shop.yaml": open });
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(
    new Set(["element-is-closed", "html-is-allowed"]),
  );
  const page = pageAt("api/create-order");
  expect(selectAll("article script", page)).toEqual([]);
  expect(selectAll("main b", page)).toEqual([]);
  expect(selectAll("main h3", page).map(textOf).join()).toContain("201 Created");
});

test("a frozen version keeps its description, in each language with its own texts", async () => {
  const apis = `apis:
  - id: shop
    file: apis/shop.yaml
    path: /api
    versions: { frozen: [{ name: "1.0" }] }
navbar: { right: [{ type: version, docs: shop }] }
`;
  const { findings, pageAt } = await compiled(
    {
      "apis/shop.yaml": description.replace("Place an order", "Send an order"),
      "apis/shop.fr.yaml": overlay.replace("Passer", "Envoyer"),
      "versions-shop/1.0/apis/shop.yaml": description,
      "versions-shop/1.0/apis/shop.fr.yaml": overlay,
    },
    apis,
  );
  expect(findings).toEqual([]);
  const titles = [
    "api/create-order",
    "api/next/create-order",
    "fr/api/create-order",
    "fr/api/next/create-order",
  ];
  expect(titles.map((path) => selectAll("h1", pageAt(path)).map(textOf).join())).toEqual([
    "Place an order",
    "Send an order",
    "Passer une commande",
    "Envoyer une commande",
  ]);
});

test("an example address in a description is no placeholder to fill in", async () => {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), {
    "site.yml": `${site}apis: [{ id: shop, file: apis/shop.yaml }]\n`.replace("example.com", "shop.test"),
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "apis/shop.yaml": description.replace("Takes one", "As [it was](https://api.example.com/v1). Takes one"),
  });
  const { findings } = await checkContent(content, { release: true });
  expect(findings.filter(({ message }) => message.includes("api.example.com"))).toEqual([]);
});

test("the page of an operation begins with its method and address in a line, and says its description once", async () => {
  const { pageAt } = await compiled({});
  const page = pageAt("api/create-order");
  expect(selectAll("main p", page).slice(0, 2).map(textOf)).toEqual(["POST /orders", "Takes one order."]);
  const [method, address] = selectAll("main p:first-of-type > *", page);
  expect([method, address].map((each) => each?.properties.translate)).toEqual(["no", "no"]);
});

test("the sidebar has the method of an operation as a badge after its title, or after a path that has none", async () => {
  const { pageAt } = await compiled({
    "apis/shop.yaml": `${description}    get:
      responses: { "200": { description: All. } }
webhooks:
  sent: { post: { summary: An order was sent, responses: { "200": { description: Noted. } } } }
`,
  });
  const links = selectAll(".sidebar .category li > a", pageAt("api/create-order"));
  expect(
    links.map((link) => [textOf(link), selectAll(".method[translate=no]", link).map(textOf).join()]),
  ).toEqual([
    ["/orders GET", "GET"],
    ["Place an order POST", "POST"],
    ["An order was sent", ""],
  ]);
});

test("several examples of a body are tabs with their names; those of one name are not", async () => {
  const withExamples = (first: string, second: string) =>
    description.replace(
      "Made. }",
      `Made., content: { application/json: { examples: { a: { summary: ${first}, value: { id: 1 } }, b: { summary: ${second}, value: { id: 2 } } } } } }`,
    );
  const tabsOf = async (api: string) => {
    const { findings, pageAt } = await compiled({ "apis/shop.yaml": api });
    expect(findings).toEqual([]);
    return selectAll(".tab-label", pageAt("api/create-order")).map(textOf).slice(3);
  };
  expect(await tabsOf(withExamples("One", "Many"))).toEqual(["One", "Many"]);
  expect(await tabsOf(withExamples("One", "One"))).toEqual([]);
});

/** Parts of the page of an operation, in prose. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";

const description = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders/{id}:
    post:
      operationId: changeOrder
      summary: Change an order
      description: |-
        Takes one order. See [the start](../docs/start.md).

        ## When to call it

        Before noon.
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, description: Number of the order. }
        - { name: dry, in: query, schema: { type: boolean }, description: Changes nothing. }
      responses:
        "200": { description: Changed. }
        "404": { description: Nowhere. }
`;
const site = `title: Shop
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]
apis: [{ id: shop, file: apis/shop.yaml, path: /api }]
`;

async function compiled(files: Files, folder = temporaryFolder()) {
  writeFiles(join(folder, "content"), {
    "site.yml": site,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/start.md": "# Start\n",
    "apis/shop.yaml": description,
    ...files,
  });
  const { findings } = await compile(join(folder, "content"));
  const textsAt = (path: string, selector: string) =>
    selectAll(selector, fromHtml(readFileSync(join(folder, "site", path, "index.html"), "utf8"))).map(textOf);
  return { folder, findings, textsAt };
}

const orders = (part: string) => ({
  "en/docs/orders.md": `# Orders\n\n## Changes\n\n::api[changeOrder]{part=${part}}\n\nThe end.\n`,
});

test("a part is in the page without its heading, and its links lead where they led", async () => {
  const { findings, textsAt } = await compiled(orders("description"));
  expect(findings).toEqual([]);
  expect(textsAt("docs/orders", "article p")).toEqual(
    expect.arrayContaining(["Takes one order. See the start.", "Before noon.", "The end."]),
  );
  expect(textsAt("docs/orders", "article p a[href='/docs/start']")).toEqual(["the start"]);
  const responses = await compiled(orders("responses"));
  expect(responses.findings).toEqual([]);
  expect(responses.textsAt("docs/orders", "article h2, article h3").map(withoutMark)).toEqual([
    "Changes",
    "200 OK",
    "404 Not found",
  ]);
});

test("parameters of several places have their headings below that of the page", async () => {
  const { findings, textsAt } = await compiled(orders("parameters"));
  expect(findings).toEqual([]);
  expect(textsAt("docs/orders", "article h3").map(withoutMark)).toEqual([
    "Path parameters",
    "Query parameters",
  ]);
});

test("a page that includes a part changes with the description", async () => {
  const { folder } = await compiled(orders("responses"));
  const { textsAt } = await compiled(
    { ...orders("responses"), "apis/shop.yaml": description.replace("Nowhere.", "Gone.") },
    folder,
  );
  expect(textsAt("docs/orders", "article p")).toEqual(expect.arrayContaining(["Gone."]));
});

test("an overlay's language has the part in that language, another one the original", async () => {
  const overlay = `overlay: 1.0.0
actions:
  - target: $.paths['/orders/{id}'].post.responses['404']
    update: { description: Nulle part. }
`;
  const french = { "fr/docs/orders.md": "# Commandes\n\n::api[shop/changeOrder]{part=responses}\n" };
  const without = await compiled(french);
  expect(without.findings).toEqual([]);
  expect(without.textsAt("fr/docs/orders", "article p")).toEqual(expect.arrayContaining(["Nowhere."]));
  const translated = await compiled({ ...french, "apis/shop.fr.yaml": overlay });
  expect(translated.textsAt("fr/docs/orders", "article p")).toEqual(expect.arrayContaining(["Nulle part."]));
});

test("an unknown operation or part is a finding with the nearest name", async () => {
  const { findings } = await compiled({
    "en/docs/orders.md":
      "# Orders\n\n::api[changeOrdr]{part=responses}\n\n::api[changeOrder]{part=respones}\n\n::api[changeOrder]\n\n::api[changeOrder]{prt=responses}\n",
  });
  const inOrder = findings.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0));
  expect(inOrder).toMatchObject([
    { place: { line: 3 }, message: "there is no operation “changeOrdr”", nearest: "changeOrder" },
    { place: { line: 5 }, nearest: "responses" },
    { place: { line: 7 }, message: "this names no part" },
    { place: { line: 9 }, rule: "directive-is-well-formed" },
    { place: { line: 9 }, message: "this names no part" },
  ]);
});

test("a mistake in a part is said where the description has it, and a part that includes itself ends", async () => {
  const { findings } = await compiled({
    ...orders("description"),
    "apis/shop.yaml": description.replace("Before noon.", "::api[changeOrder]{part=description}"),
  });
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: "apis/shop.yaml", message: "“changeOrder” includes itself" }),
    ]),
  );
});

function withoutMark(text: string): string {
  return text.replace(/#$/, "").trim();
}

/** The published reference has all that the contract says, each on the page of its operation: counted by code that shares nothing with the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { beforeAll, expect, test } from "vitest";
import { type CompiledSite, compileSite } from "../../browser/compiled-site.ts";
import { type Data, englishContract, followed, isData, operationsOf, partsOf } from "./contract.ts";

const contract = englishContract();
const operations = operationsOf(contract);
let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite("/");
});

function articleOf(path: string): Element {
  const html = readFileSync(join(site.folder, "api/parcel-lockers", path, "index.html"), "utf8");
  const found = select("main", fromHtml(html));
  if (!found) throw new Error(`${path} has no main part`);
  for (const hint of selectAll(".sr-only", found)) hint.children = [];
  return found;
}

/** Words alone: marks of Markdown are elsewhere on a page, or nowhere. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

const inline = ["a", "code", "em", "span", "strong"];

/** The text with spaces between blocks. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  const inside = "children" in node ? node.children.map(textOf).join("") : "";
  return node.type === "element" && inline.includes(node.tagName) ? inside : ` ${inside} `;
}

/** Parts of a text in Markdown that are together on a page, too. */
function piecesOf(markdown: unknown): string[] {
  if (typeof markdown !== "string") return [];
  return markdown
    .replace(/\]\([^)]*\)|^:::\w*|^~~~.*$|^\d\. /gm, "\n")
    .split(/[\n|`*]/)
    .map(wordsOf)
    .filter((piece) => piece.trim() !== "");
}

const pageOf = (id: unknown): string => String(id).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(operations)("$name has a page with each text, parameter, field and response", ({ value, item }) => {
  const article = articleOf(pageOf(value.operationId));
  const words = wordsOf(textOf(article));
  const { requestBody, responses } = value;
  const parameters = [item.parameters, value.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  const parts = [...parameters, requestBody, ...Object.values(Object(responses))]
    .filter(isData)
    .map((part) => followed(contract, part));
  const fields = [requestBody, responses]
    .flatMap((part) => partsOf(part))
    .flatMap((part) => Object.values(Object(part.value.properties)))
    .filter(isData);
  const texts = [
    value.summary,
    value.description,
    ...[...parts, ...fields].map(({ description }: Data) => description),
  ];
  expect(texts.flatMap(piecesOf).filter((piece) => !words.includes(piece))).toEqual([]);
  const names = parameters.map((parameter) => followed(contract, parameter).name);
  const statuses = Object.keys(Object(responses)).filter((status) => status !== "default");
  expect([...names, ...statuses].filter((name) => !words.includes(wordsOf(String(name))))).toEqual([]);
});

test("each field of a schema is on the page of the schema, or on one that shows it", () => {
  const pages = [...operations.map(({ value }) => pageOf(value.operationId)), ...schemaPages()];
  const words = pages.map((page) => wordsOf(textOf(articleOf(page)))).join();
  const described = partsOf(contract.components)
    .filter(({ pointer }) => pointer.includes("/schemas/"))
    .flatMap(({ value }) => Object.entries(Object(value.properties)));
  const missing = described.flatMap(([name, property]) =>
    [wordsOf(name), ...piecesOf(Object(property).description)].filter((piece) => !words.includes(piece)),
  );
  expect(described.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test("a list of values that another schema allows has those values, and what they are", () => {
  const words = wordsOf(textOf(articleOf("create-webhook-endpoint")));
  expect(words).toContain(wordsOf("reservation.dropped_off, reservation.expired, parcel.collected"));
  expect(words).toContain(wordsOf("Kind of an event."));
});

test("the overview has the text about the API, and lists each operation and schema", () => {
  const article = articleOf("");
  const words = wordsOf(textOf(article));
  expect(piecesOf(Object(contract.info).description).filter((piece) => !words.includes(piece))).toEqual([]);
  const links = selectAll("a", article).map(({ properties }) => String(properties.href));
  const pages = [...operations.map(({ value }) => pageOf(value.operationId)), ...schemaPages()];
  expect(pages.filter((page) => !links.includes(`/api/parcel-lockers/${page}`))).toEqual([]);
});

test("headings are in order on each page", () => {
  const pages = ["", ...operations.map(({ value }) => pageOf(value.operationId)), ...schemaPages()];
  for (const page of pages) {
    const levels = selectAll("h1,h2,h3,h4,h5,h6", articleOf(page)).map(({ tagName }) => Number(tagName[1]));
    expect([page, levels[0]]).toEqual([page, 1]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  }
});

/** The schemas that several operations use: the overview lists them. */
function schemaPages(): string[] {
  const links = selectAll("a", articleOf("")).map(({ properties }) => String(properties.href));
  return links.flatMap((link) => /\/(schemas\/[\w-]+)$/.exec(link)?.[1] ?? []);
}

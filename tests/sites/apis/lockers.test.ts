/** The shipped contract: it is valid, its examples fit, its prose says the same, and each text is there in French. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  type Data,
  differences,
  englishContract,
  frenchContract,
  isData,
  operationsOf,
  overlayActions,
  type Part,
  partsOf,
  textsOf,
} from "./contract.ts";

const english = englishContract();
const french = frenchContract();
const operations = operationsOf(english);

const id = "https://api.example.com/lockers";
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: id, ...english });

/** What is wrong with a value by the schema at a pointer of the contract; an empty text for nothing. */
function problemsOf(pointer: string, value: unknown): string {
  // An example has no field that its schema does not name.
  const validate = ajv.compile({ $ref: `${id}#${encodeURI(pointer)}`, unevaluatedProperties: false });
  return validate(value) ? "" : `${pointer}: ${ajv.errorsText(validate.errors)}`;
}

function examplesOf({ value: { example, examples } }: Part): unknown[] {
  const several = isData(examples) ? Object.values(examples).map((each) => Object(each).value) : [];
  return [...(example === undefined ? [] : [example]), ...several];
}

/** What a `$ref` within the contract leads to. */
function followed(part: Part): Part {
  const { $ref } = part.value;
  if (typeof $ref !== "string") return part;
  const target = partsOf(english).find(({ pointer }) => `#${pointer}` === $ref);
  if (!target) throw new Error(`${$ref} leads to nothing`);
  return target;
}

const childrenOf = ({ value, pointer }: Part, key: string): (Part & { key: string })[] =>
  Object.entries(Object(value[key])).flatMap(([name, child]) =>
    isData(child)
      ? [{ key: name, value: child, pointer: `${pointer}/${key}/${name.replaceAll("/", "~1")}` }]
      : [],
  );

/** Bodies of requests and responses of an operation, as media types. */
function bodiesOf(operation: Part): Part[] {
  const body = operation.value.requestBody;
  const request = isData(body) ? [{ value: body, pointer: `${operation.pointer}/requestBody` }] : [];
  return [...request, ...childrenOf(operation, "responses").map(followed)].flatMap((part) =>
    childrenOf(part, "content"),
  );
}

describe("the contract", () => {
  test("has every operation once, each with a summary, a description and a tag that is described", () => {
    const tags = new Set(Object(english.tags).map(({ name }: Data) => name));
    const names = operations.map(({ value }) => value.operationId);
    expect(names).toHaveLength(17);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, value } of operations) {
      const { summary, description, tags: own } = value;
      expect([name, typeof summary, typeof description]).toEqual([name, "string", "string"]);
      expect(own, name).toHaveLength(1);
      expect(tags, name).toContain(Object(own)[0]);
    }
  });

  test("gives each key a value", () => {
    const empty = partsOf(english).flatMap(({ value, pointer }) =>
      Object.entries(value).flatMap(([key, child]) => (child === null ? `${pointer}/${key}` : [])),
    );
    expect(empty).toEqual([]);
  });

  test("leads each reference to something", () => {
    const references = partsOf(english).filter(({ value }) => "$ref" in value);
    expect(references.length).toBeGreaterThan(100);
    for (const part of references) expect(followed(part).value).not.toHaveProperty("$ref");
  });

  test("describes each parameter, header, response, security scheme, schema and property", () => {
    const isDescribed = (part: Part): boolean => typeof followed(part).value.description === "string";
    const parts = partsOf(english).flatMap((part) =>
      ["properties", "responses", "headers", "schemas", "securitySchemes"].flatMap((key) =>
        // In a condition and beside a base schema, a property is described where it is declared.
        /\/(if|then)$|\/(Reservation|Collection)Event\/allOf/.test(part.pointer) ? [] : childrenOf(part, key),
      ),
    );
    const parameters = partsOf(english).filter(({ value }) => "in" in value && "name" in value);
    expect(parts.length).toBeGreaterThan(150);
    expect(
      [...parts, ...parameters].filter((part) => !isDescribed(part)).map(({ pointer }) => pointer),
    ).toEqual([]);
  });

  test("has an example for each body, and each fits its schema", () => {
    const bodies = operations.flatMap(bodiesOf);
    expect(bodies.filter((body) => examplesOf(body).length === 0)).toEqual([]);
    const withExamples = partsOf(english).filter(
      (part) => "schema" in part.value && examplesOf(part).length > 0,
    );
    expect(withExamples.length).toBeGreaterThan(40);
    const wrong = withExamples.flatMap((part) =>
      examplesOf(part).map((example) => problemsOf(`${part.pointer}/schema`, example)),
    );
    expect(wrong.filter((problem) => problem !== "")).toEqual([]);
  });

  test("has examples and defaults in schemas that fit them", () => {
    const wrong = partsOf(english).flatMap(({ value: { examples, default: own, type }, pointer }) =>
      type === undefined
        ? []
        : [...(Array.isArray(examples) ? examples : []), ...(own === undefined ? [] : [own])].map((value) =>
            problemsOf(pointer, value),
          ),
    );
    expect(wrong.length).toBeGreaterThan(8);
    expect(wrong.filter((problem) => problem !== "")).toEqual([]);
  });

  test("answers each request without a key or with too many requests, and names each problem in its table", () => {
    const table = new Map(problemRows(english).map(([name, status]) => [name, Number(status)]));
    expect(table.size).toBe(13);
    for (const { name, value, pointer } of operations.filter((each) => each.pointer.startsWith("/paths")))
      expect([name, ...Object.keys(Object(value.responses))], pointer).toEqual(
        expect.arrayContaining([name, "401", "429"]),
      );
    const problems = partsOf(english)
      .filter((part) => part.pointer.endsWith("/content/application~1problem+json"))
      .flatMap(examplesOf)
      .map(Object);
    for (const { type, status } of problems.filter((problem) => problem.type !== "about:blank"))
      expect([type, table.get(type.split("/").at(-1))]).toEqual([type, status]);
    expect(new Set(problems.map(({ type }) => type)).size).toBe(table.size + 1);
  });

  test("signs the example of an event as it says", () => {
    const [dropOff] = operations.filter(({ name }) => name === "reservationDroppedOff").flatMap(bodiesOf);
    const [created] = operations
      .filter(({ name }) => name === "POST /webhook-endpoints")
      .flatMap(bodiesOf)
      .slice(1);
    if (!dropOff || !created) throw new Error("an operation is missing");
    const [body] = examplesOf(dropOff);
    const [{ secret }] = examplesOf(created).map(Object);
    const parameters = Object(english.components).parameters;
    const [time, key] = [parameters.WebhookTimestamp.example, parameters.WebhookId.example];
    const signature = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
      .update(`${key}.${time}.${JSON.stringify(body)}`)
      .digest("base64");
    expect(parameters.WebhookSignature.example).toBe(`v1,${signature}`);
    expect(time * 1000 - Date.parse(Object(body).createdAt)).toBe(1000);
  });
});

/** The cells of the table of problems: the first is a name in code. */
function problemRows(contract: Data): string[][] {
  return rowsOf(String(Object(contract.info).description))
    .filter(([name = ""]) => /^`[a-z-]+`$/.test(name))
    .map(([name = "", ...cells]) => [name.replaceAll("`", ""), ...cells]);
}

function rowsOf(markdown: string): string[][] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe.each([
  ["en", english],
  ["fr", french],
] as const)("the page about REST APIs (%s)", (locale, contract) => {
  const folder = join(import.meta.dirname, `../../../content/${locale}/docs/tech_writing`);
  const page = readFileSync(join(folder, "restapi_doc.md"), "utf8");
  const blocks = [...page.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)].map(([, language, code = ""]) => ({
    language,
    code,
  }));
  const codeIn = (language: string) =>
    blocks.filter((block) => block.language === language).map(({ code }) => code);

  test("quotes what the contract says, word for word", () => {
    const extract = parse(codeIn("yaml").join(""));
    expect(Object.keys(extract.components.schemas)).toHaveLength(3);
    expect(differences(extract, contract)).toEqual([]);
  });

  test("shows requests and responses that fit", () => {
    const answers = codeIn("http").map((code) => code.split("\n\n"));
    const [reservation = "", problem = ""] = answers.flatMap(([, body]) => body ?? []);
    expect(problemsOf("/components/schemas/Reservation", JSON.parse(reservation))).toBe("");
    expect(problemsOf("/components/schemas/Problem", JSON.parse(problem))).toBe("");
    const shown = partsOf(english).flatMap(examplesOf);
    expect(shown).toContainEqual(JSON.parse(reservation));
    expect(shown).toContainEqual(JSON.parse(problem));
    for (const code of codeIn("bash")) {
      const [, body = ""] = /--data '(.*)'/.exec(code) ?? [];
      expect(problemsOf("/components/schemas/NewReservation", JSON.parse(body))).toBe("");
      expect(shown).toContainEqual(JSON.parse(body));
    }
  });

  test("announces the end of an operation with the headers of the contract", () => {
    const [, , deprecated = ""] = codeIn("http");
    const [old] = operations.filter(({ value }) => value.deprecated === true);
    const headers = childrenOf(old ?? { value: {}, pointer: "" }, "responses").flatMap((answer) =>
      childrenOf(answer, "headers"),
    );
    expect(headers).toHaveLength(3);
    for (const header of headers) expect(deprecated).toContain(`${header.key}: ${header.value.example}`);
  });

  test("has the rows of the contract’s table of problems", () => {
    const rows = rowsOf(page).filter(([, status = ""]) => /^\d{3}$/.test(status));
    expect(rows).toHaveLength(6);
    const known = rowsOf(String(Object(contract.info).description));
    for (const row of rows) expect(known).toContainEqual(row);
  });

  test("names paths, parameters, fields and codes that the contract has", () => {
    const prose = page.replace(/^```.*?^```$/gms, "");
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) =>
      /^[a-z]+[A-Z]\w+|^[a-z]+-[a-z-]+$|^\/|^[A-Z][a-z]+-/.test(code) ? code.split(":")[0] : [],
    );
    const text = JSON.stringify(english);
    expect(new Set(named).size).toBeGreaterThan(8);
    expect(named.filter((name) => !text.includes(String(name)))).toEqual([]);
    const addresses = [...page.matchAll(/https:\/\/api\.example\.com\/v1(\/[\w/-]+)/g)].map(
      ([, path]) => path,
    );
    for (const path of addresses) expect(english.paths).toHaveProperty([String(path)]);
  });
});

describe("the French texts", () => {
  test("are there for each title, summary and description", () => {
    const [own, other] = [textsOf(english), textsOf(french)];
    // Names of tags in French are their summaries; in English, they are as they are.
    expect([...other.keys()].filter((key) => !/^\/tags\/\d\/summary$/.test(key))).toEqual([...own.keys()]);
    const same = [...own].filter(([pointer, text]) => other.get(pointer) === text);
    expect(same.map(([pointer]) => pointer)).toEqual(["/servers/0/description"]);
  });

  test("change nothing else", () => {
    const changed = overlayActions().flatMap(({ target, update }) =>
      partsOf(update, target).flatMap(({ value, pointer }) =>
        Object.entries(value).flatMap(([key, child]) => (isData(child) ? [] : [{ pointer, key, child }])),
      ),
    );
    expect(changed.length).toBeGreaterThan(150);
    const isText = ({ pointer, key, child }: (typeof changed)[number]) =>
      typeof child === "string" &&
      (["title", "summary", "description"].includes(key) || pointer.endsWith("/scopes"));
    expect(changed.filter((each) => !isText(each))).toEqual([]);
  });

  test("name the same paths, fields and codes", () => {
    const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code).sort();
    for (const [pointer, text] of textsOf(english))
      expect([pointer, codesIn(textsOf(french).get(pointer) ?? "")]).toEqual([pointer, codesIn(text)]);
  });
});

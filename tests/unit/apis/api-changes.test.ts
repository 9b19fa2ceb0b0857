/** What a change of an API is called, and whether it breaks clients: by the public list of checks of oasdiff, and beyond it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { apiChanges } from "../../../cli/apis/api-changes.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

type Data = { [key: string]: unknown };

const answers = { "200": { description: "Done." } };

/** The paths of an API with one operation. */
const operation = (own: Data): Data => ({ paths: { "/orders": { post: { responses: answers, ...own } } } });
const body = (schema: Data, own: Data = {}): Data =>
  operation({ requestBody: { content: { "application/json": { schema } }, ...own } });
const response = (schema: Data, own: Data = {}): Data =>
  operation({ responses: { "200": { content: { "application/json": { schema } }, ...own } } });
const field = (size: Data, own: Data = {}): Data => ({ type: "object", properties: { size }, ...own });

const text = { type: "string" };

function changesOf(before: Data, after: Data): ReturnType<typeof apiChanges> {
  const [was, is] = [before, after].map((document) => {
    const contentFolder = temporaryFolder();
    writeFiles(contentFolder, {
      "apis/a.json": JSON.stringify({ openapi: "3.1.0", ...document }, null, 1),
    });
    return { contentFolder, file: "apis/a.json" };
  });
  return was && is ? apiChanges({ before: was, after: is }) : [];
}

const checks: { [key: string]: unknown; check: string; before: Data | null; after: Data | null }[] = parse(
  readFileSync(join(import.meta.dirname, "oasdiff-checks.yml"), "utf8"),
);
const apiWith = (own: Data | null): Data =>
  own === null || "webhooks" in own ? (own ?? {}) : operation(own);

describe("changes are classed as in oasdiff’s list", () => {
  test.each(checks)("$check", ({ check: _, before, after, ...classed }) => {
    const changes = changesOf(apiWith(before), apiWith(after));
    const [expected] = Object.entries(classed);
    expect(changes.map(({ effect, message }) => [effect, message])).toContainEqual(expected);
  });
});

describe("beyond that list", () => {
  test.each<[what: string, before: Data, after: Data, effect: string, message: string]>([
    [
      "an operation that was announced to end may have clients",
      operation({ deprecated: true }),
      {},
      "risky",
      "the operation is gone; it was deprecated",
    ],
    [
      "another operationId breaks clients that are made from it",
      operation({ operationId: "addOrder" }),
      operation({ operationId: "createOrder" }),
      "risky",
      "the operationId is createOrder, and was addOrder",
    ],
    [
      "an API that was open takes a key",
      operation({}),
      { ...operation({}), security: [{ key: [] }] },
      "breaking",
      "it now takes key",
    ],
    [
      "a field whose name has a pattern is compared as any other",
      body({ type: "object", patternProperties: { "^x-": text } }),
      body({ type: "object", patternProperties: { "^x-": { type: "integer" } } }),
      "breaking",
      "/^x-/ of the body is integer, and was string",
    ],
    [
      "another default of a field gives another result",
      body(field({ ...text, default: "S" })),
      body(field({ ...text, default: "M" })),
      "breaking",
      "size of the body has the default “M”, and had “S”",
    ],
    [
      "a field that a webhook sends is gone for its clients",
      {
        webhooks: {
          a: { post: { requestBody: { content: { b: { schema: field(text, { required: ["size"] }) } } } } },
        },
      },
      { webhooks: { a: { post: { requestBody: { content: { b: { schema: { type: "object" } } } } } } } },
      "breaking",
      "the field size of the body is gone",
    ],
    [
      "a field in an inner list",
      response({ type: "array", items: field({ type: "array", items: field(text) }) }),
      response({ type: "array", items: field({ type: "array", items: field({ type: "integer" }) }) }),
      "breaking",
      "[].size[].size of the response 200 is integer, and was string",
    ],
  ])("%s", (_, before, after, effect, message) => {
    expect(changesOf(before, after).map((change) => [change.effect, change.message])).toContainEqual([
      effect,
      message,
    ]);
  });

  test("texts, names of parameters in paths and the order of keys change nothing", () => {
    const described = (summary: string, name: string): Data => ({
      paths: {
        [`/orders/{${name}}`]: {
          get: {
            summary,
            parameters: [{ name, in: "path", required: true, description: summary }],
            responses: { "200": { description: summary } },
          },
        },
      },
    });
    expect(changesOf(described("Get it", "id"), described("Get an order", "orderId"))).toEqual([]);
  });

  test("what `allOf` combines is compared as one schema", () => {
    const flat = response(field(text, { required: ["size"] }));
    const combined = response({
      allOf: [{ type: "object", properties: { size: text } }, { required: ["size"] }],
    });
    expect(changesOf(flat, combined)).toEqual([]);
  });

  test("a field that only responses have is nothing for requests", () => {
    const made = (own: Data): Data => body(field({ ...text, readOnly: true }, own));
    expect(changesOf(made({}), made({ required: ["size"] }))).toEqual([]);
  });

  test("a change of a schema is told once, with its operations and its place; what is gone has its former place", () => {
    const shop = (properties: Data, required: string[]): Data => {
      const schema = { $ref: "#/components/schemas/Order" };
      const answer = { responses: { "200": { content: { "application/json": { schema } } } } };
      return {
        paths: { "/orders": { post: answer }, "/orders/{id}": { get: answer } },
        components: {
          schemas: {
            Order: {
              type: "object",
              required,
              properties: { ...properties, next: schema, parts: { items: schema } },
            },
          },
        },
      };
    };
    expect(
      changesOf(shop({ size: text, note: text }, ["size"]), shop({ size: { type: "integer" } }, [])),
    ).toEqual([
      {
        effect: "breaking",
        operations: ["POST /orders", "GET /orders/{id}"],
        message: "the field Order.size is optional now",
        state: "after",
        file: "apis/a.json",
        line: 41,
      },
      {
        effect: "breaking",
        operations: ["POST /orders", "GET /orders/{id}"],
        message: "Order.size is integer, and was string",
        state: "after",
        file: "apis/a.json",
        line: 41,
      },
      {
        effect: "risky",
        operations: ["POST /orders", "GET /orders/{id}"],
        message: "the field Order.note is gone",
        state: "before",
        file: "apis/a.json",
        line: 46,
      },
    ]);
  });

  test("a file that cannot be read has no changes: its findings say why", () => {
    expect(changesOf(operation({}), { paths: { "/a": { get: { $ref: "#/nowhere" } } } })).toHaveLength(1);
    expect(
      apiChanges({
        before: { contentFolder: "/none", file: "apis/a.yaml" },
        after: { contentFolder: "/none", file: "apis/a.yaml" },
      }),
    ).toEqual([]);
  });
});

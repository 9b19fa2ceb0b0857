/** Descriptions that are made to break the tool: they end, within bounds, and nothing of them marks anything up. */
import { describe, expect, test } from "vitest";
import { apiLimits } from "../../../cli/apis/api-limits.ts";
import { answer, openApi, referenceOf } from "./reference.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** A text without its blocks of code. */
const prose = (text: string) => text.replace(/^(`{3,})[^`]*\n[\s\S]*?^\1$/gm, "");
const bytes = (texts: Record<string, string>) => Object.values(texts).join("").length;

describe("sizes", () => {
  test("references that grow with each level stay within the bounds of a page", () => {
    const levels = Array.from({ length: 30 }, (_, level) => [
      `L${level}`,
      {
        properties: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`p${n}`, ref(`L${level + 1}`)])),
      },
    ]);
    const schemas = { ...Object.fromEntries(levels), L30: { type: "string" } };
    const { texts } = referenceOf(
      openApi({ "/a": { get: { operationId: "a", ...answer(ref("L0")) } } }, { schemas }),
    );
    expect(bytes(texts)).toBeLessThan(1_000_000);
  });

  const withProperties = (count: number) => {
    const properties = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`p${n}`, { type: "string" }]),
    );
    return openApi({ "/a": { get: { operationId: "a", ...answer({ properties }) } } });
  };

  test("a schema of 50,000 properties is cut", () => {
    const { texts } = referenceOf(withProperties(50_000));
    expect(texts.a).toContain(`${50_000 - apiLimits.properties} more`);
    expect(bytes(texts)).toBeLessThan(200_000);
  });

  test("a file of too many values is refused before they are read, in YAML and in JSON", () => {
    const block = Array.from({ length: apiLimits.fileValues }, (_, n) => `p${n}: 1\n`).join("");
    for (const api of [
      withProperties(100_000),
      `openapi: 3.1.0\nx: [${"[],".repeat(100_000)}[]]\n`,
      `openapi: 3.1.0\n${block}`,
    ]) {
      const { texts, findings } = referenceOf(api);
      expect(texts).toEqual({});
      expect(findings).toEqual(["apis/api.yaml:undefined:undefined this file has more than 150,000 values"]);
    }
  });

  test("a line of colons in a description closes nothing around it", () => {
    const description = `Text.\n\n${":".repeat(20)}`;
    const part = (inner: object) => ({ type: "object", properties: inner });
    const schema = part({ outer: part({ inner: { type: "string", description } }), last: {} });
    const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer(schema) } } }));
    const fences = texts.a?.match(/^ *:{4,}.*$/gm);
    expect(fences?.map((line) => line.trim().length)).toEqual([
      21 + "details[Properties of outer]".length,
      20,
      21,
    ]);
  });

  test("references in a circle, and allOf of itself, end", () => {
    const schemas = { A: ref("B"), B: ref("A"), C: { allOf: [ref("C"), { properties: { x: {} } }] } };
    const paths = {
      "/a": { get: { operationId: "a", ...answer(ref("A")) } },
      "/c": { get: { operationId: "c", ...answer(ref("C")) } },
    };
    const { texts, findings } = referenceOf(openApi(paths, { schemas }));
    expect(findings.join()).toContain("leads back to itself");
    expect(texts["schemas/c"]).toContain("**`x`**");
  });

  test("deep allOf ends", () => {
    // Each level has the next one twice: as text it would be 2^40 of them.
    const aliases = Array.from(
      { length: 40 },
      (_, n) =>
        `    S${n}: { allOf: [{ $ref: "#/components/schemas/S${n + 1}" }, { $ref: "#/components/schemas/S${n + 1}" }] }`,
    );
    const { texts } = referenceOf(`openapi: 3.1.0
paths: { /a: { get: { operationId: a, responses: { "200": { description: d, content: { application/json: { schema: { $ref: "#/components/schemas/S0" } } } } } } } }
components:
  schemas:
${aliases.join("\n")}
    S40: { properties: { x: {} } }
`);
    expect(bytes(texts)).toBeLessThan(100_000);
  });

  test("a file of more than 5 MB is refused", () => {
    const { findings, texts } = referenceOf(`openapi: 3.1.0\n# ${"x".repeat(apiLimits.bytes)}\n`);
    expect(texts).toEqual({});
    expect(findings.join()).toContain("more than the limit of 5.0 MB");
  });
});

describe("work that grows", () => {
  test("a part with too many values that do not fit is refused", () => {
    const many = { get: { operationId: "a", tags: Array.from({ length: 140_000 }, (_, n) => n) } };
    const { texts, findings } = referenceOf(openApi({ "/a": many }));
    expect(texts).toEqual({});
    expect(findings).toEqual(["apis/api.yaml:1:1 more than 10,000 values of this part have a wrong type"]);
  });

  test("a description beyond the limits of a page is not parsed to move its headings", () => {
    const items = Array.from({ length: 40_000 }, (_, n) => `${"  ".repeat(n % 40)}- item ${n}\n`);
    const { texts } = referenceOf(
      openApi({}, {}, { info: { title: "T", description: `# H\n\n${items.join("")}` } }),
    );
    expect(texts.index).toContain("\n# H\n");
  });

  test("all pages together have a limit", () => {
    const get = (n: number) => ({
      operationId: `o${n}`,
      responses: { 200: { $ref: "#/components/responses/R" } },
    });
    const paths = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`/p${n}`, { get: get(n) }]));
    const { pages, findings } = referenceOf(
      openApi(paths, { responses: { R: { description: "x".repeat(900_000) } } }),
    );
    expect(pages).toEqual([]);
    expect(findings).toEqual(["apis/api.yaml:1:1 the pages of this file have more than 10 MB"]);
  });
});

test("as many operations as are allowed have no finding, and one more has", () => {
  const findingsOf = (count: number) =>
    referenceOf(openApi(Object.fromEntries(Array.from({ length: count }, (_, n) => [`/p${n}`, { get: {} }]))))
      .findings;
  expect(findingsOf(apiLimits.operations)).toEqual([]);
  expect(findingsOf(apiLimits.operations + 1).join()).toContain("more than 2,000 operations");
});

describe("names", () => {
  const evil = "</code><script>alert(1)</script>`**x**`:::note {{v}} [a](javascript:alert(1))\n---\n# X";

  test("mark nothing up", () => {
    const schema = {
      properties: {
        [evil]: { type: evil, format: evil, enum: [evil], default: evil, pattern: evil, title: evil },
      },
    };
    const operation = {
      summary: evil,
      tags: [evil],
      parameters: [{ name: evil, in: "query", schema: { type: "string" } }],
      ...answer(schema),
    };
    const { texts } = referenceOf(
      openApi({ [`/${evil}`]: { get: operation } }, {}, { servers: [{ url: evil }], info: { title: evil } }),
    );
    for (const text of Object.values(texts)) {
      const outside = prose(text)
        .split("\n")
        .filter((line) => !line.includes("`"));
      expect(
        outside.filter((line) => line.startsWith("#") && line.includes("X") && !line.includes("\\")),
      ).toEqual([]);
      expect(outside.filter((line) => /<script|^:::note/.test(line))).toEqual([]);
    }
  });

  test("that clash have addresses of their own", () => {
    const paths = { "/a": { get: { operationId: "get a" } }, "/b": { get: { operationId: "get-a" } } };
    expect(Object.keys(referenceOf(openApi(paths)).texts)).toEqual(
      expect.arrayContaining(["get-a", "get-a-2"]),
    );
  });
});

test("a description that leaves a block open takes nothing else with it", () => {
  for (const description of ["```\ncode", "<!-- x", ":::note\nText", "$$\nx", "<pre>\nx"]) {
    const { texts } = referenceOf(
      openApi({ "/a": { get: { operationId: "a", description, ...answer({}) } } }),
    );
    expect(prose(texts.a ?? "")).toContain("### 200 OK");
    expect(prose(texts.a ?? "")).not.toMatch(/^(```|<!--|:::note|\$\$|<pre>)/m);
  }
});

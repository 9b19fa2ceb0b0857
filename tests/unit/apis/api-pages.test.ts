/** An OpenAPI description becomes pages: an operation, an overview and each schema that several operations use. */
import { describe, expect, test } from "vitest";
import { answer, openApi, referenceOf } from "./reference.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const order = { type: "object", properties: { id: { type: "string" } } };

describe("pages", () => {
  test("an operation has the address of its operationId, else of its method and path", () => {
    const { texts } = referenceOf(
      openApi({
        "/orders/{id}": { get: { operationId: "getOrderByID", ...answer({}) }, delete: answer({}) },
      }),
    );
    expect(Object.keys(texts).sort()).toEqual(["delete-orders-id", "get-order-by-id", "index"]);
  });

  test("an operation of a method that OpenAPI has no key for has a page, and one whose method is no name has a finding", () => {
    const additionalOperations = { COPY: { summary: "Copy", ...answer({}) }, "X'; ls": answer({}) };
    const { texts, findings } = referenceOf(openApi({ "/files": { additionalOperations } }));
    expect(texts["copy-files"]).toContain("`COPY`");
    expect(texts["copy-files"]).toContain("curl -X COPY ");
    expect(Object.keys(texts).sort()).toEqual(["copy-files", "index"]);
    expect(findings).toEqual([expect.stringContaining("“X'; ls” is not the name of a method")]);
  });

  test("an operation has its own description, and that of its path below it", () => {
    const get = { operationId: "getOrders", description: "Lists them.", ...answer({}) };
    const { texts } = referenceOf(
      openApi({ "/orders": { description: "Orders of **one** shop.", get, post: answer({}) } }),
    );
    expect(texts["get-orders"]).toContain("\nLists them.\n\nOrders of **one** shop.\n");
    expect(texts["post-orders"]).toContain("\nOrders of **one** shop.\n");
  });

  test("webhooks and callbacks have pages, and an operation links to its callbacks", () => {
    const callbacks = { done: { "{$request.body#/url}": { post: { summary: "Done", ...answer({}) } } } };
    const { texts } = referenceOf(
      openApi(
        { "/orders": { post: { operationId: "createOrder", callbacks, ...answer({}) } } },
        {},
        { webhooks: { "order.sent": { post: { summary: "Sent", ...answer({}) } } } },
      ),
    );
    expect(texts["create-order"]).toContain("[Done](/api/post-request-body-url.md)");
    expect(texts["post-request-body-url"]).toContain("Callback of [createOrder](/api/create-order.md)");
    expect(texts["post-order-sent"]).toContain('title: "Sent"');
  });

  test("a schema that two operations use has a page, to which both link, and no operation repeats it", () => {
    const { texts } = referenceOf(
      openApi(
        {
          "/a": { get: { operationId: "a", ...answer(ref("Order")) } },
          "/b": { get: { operationId: "b", ...answer(ref("Order")) } },
        },
        { schemas: { Order: order } },
      ),
    );
    expect(texts.a).toContain("[`Order`](/api/schemas/order.md)");
    expect(texts.a).not.toContain("**`id`**");
    expect(texts["schemas/order"]).toContain("- **`id`** `string`");
  });

  test("the page of a schema has its own description, and not that of a place that refers to it", () => {
    const used = { ...ref("Order"), description: "The order to send." };
    const { texts } = referenceOf(
      openApi(
        {
          "/a": { get: { operationId: "a", ...answer({ properties: { order: used } }) } },
          "/b": { get: { operationId: "b", ...answer(ref("Order")) } },
        },
        { schemas: { Order: { ...order, description: "What a shop sells." } } },
      ),
    );
    expect(texts.a).toContain("The order to send.");
    expect(texts["schemas/order"]).toContain("\nWhat a shop sells.\n");
    expect(texts["schemas/order"]).not.toContain("The order to send.");
  });

  test("a schema that one operation uses is on its page", () => {
    const { texts } = referenceOf(
      openApi(
        { "/a": { get: { operationId: "a", ...answer(ref("Order")) } } },
        { schemas: { Order: order } },
      ),
    );
    expect(Object.keys(texts)).not.toContain("schemas/order");
    expect(texts.a).toContain("- **`id`** `string`");
  });

  test("a schema of another file that two operations use has a page with the name of the file", () => {
    const used = answer({ type: "array", items: { $ref: "models/order.v2.yaml" } });
    const inline = answer({ $ref: "#/paths/~1c/get/responses/200/content/application~1json/schema" });
    const { texts } = referenceOf(
      openApi({
        "/a": { get: { operationId: "a", ...used } },
        "/b": { get: { operationId: "b", ...used } },
        "/c": { get: { operationId: "c", ...answer({ ...order, title: "Mine" }) } },
        "/d": { get: { operationId: "d", ...inline } },
        "/e": { get: { operationId: "e", ...inline } },
      }),
      { "apis/models/order.v2.yaml": JSON.stringify(order) },
    );
    expect(texts.a).toContain("[`order.v2[]`](/api/schemas/order-v2.md)");
    expect(texts["schemas/order-v2"]).toContain('title: "order.v2"');
    expect(Object.keys(texts).filter((name) => name.startsWith("schemas/"))).toEqual(["schemas/order-v2"]);
  });

  test("a schema that holds itself is cut with a link", () => {
    const node = { type: "object", properties: { next: ref("Node") } };
    const { texts } = referenceOf(
      openApi({ "/a": { get: { operationId: "a", ...answer(ref("Node")) } } }, { schemas: { Node: node } }),
    );
    expect(texts["schemas/node"]).toContain("- **`next`** [`Node`](/api/schemas/node.md)");
  });

  test("the page of a schema without parts has its type, bounds and allowed values", () => {
    const states = Array.from({ length: 11 }, (_, index) => `state-${index}`);
    const schemas = {
      State: { type: "string", default: "state-1", enum: states },
      States: { type: "array", maxItems: 3, items: { type: "string", enum: states } },
      Orders: { type: "array", items: { properties: { id: { type: "string" } } } },
    };
    const properties = { state: ref("State"), states: ref("States"), orders: ref("Orders") };
    const { texts } = referenceOf(
      openApi(
        {
          "/a": { get: { operationId: "a", ...answer({ properties }) } },
          "/b": { get: { operationId: "b", ...answer({ properties }) } },
        },
        { schemas },
      ),
    );
    const values = `Allowed values ${states.map((state) => `\`${state}\``).join(", ")}\n`;
    expect(texts["schemas/state"]).toContain(`\n\`string\`\n\nDefault \`state-1\`\n\n${values}`);
    expect(texts["schemas/orders"]).toContain("\n`object[]`\n\n- **`id`** `string`");
    expect(texts.a).toContain(`Items ≤ 3\n\n  ${values}`);
  });

  test("a body says what its schema does: description, bounds and allowed values", () => {
    const schema = { type: "string", description: "Where it is.", maxLength: 5, enum: ["new", "sent"] };
    const list = { type: "array", items: { description: "One of many.", properties: { id: {} } } };
    const { texts } = referenceOf(
      openApi({
        "/a": { get: { operationId: "a", ...answer(schema) } },
        "/b": { get: { operationId: "b", ...answer(list) } },
        "/c": { get: { operationId: "c", ...answer({ type: "string", description: "Fine." }) } },
      }),
    );
    expect(texts.a).toContain("· `string`\n\nWhere it is.\n\nLength ≤ 5\n\nAllowed values `new`, `sent`\n");
    expect(texts.b).toContain("· `object[]`\n\nOne of many.\n\n- **`id`** `any`");
    expect(texts.c?.split("Fine.").length).toBe(2);
  });

  test("a body says beside its media types whether it is required", () => {
    const content = { "application/json": { schema: { type: "string" } } };
    const requestBody = { description: "The name.", required: true, content };
    const { texts } = referenceOf(
      openApi({ "/a": { post: { operationId: "a", requestBody, ...answer({}) } } }),
    );
    expect(texts.a).toContain("The name.\n\nContent type `application/json` · `string` · **required**\n");
  });

  test("a parameter says its type, bounds, default, allowed values and whether it is required", () => {
    const parameters = [
      {
        name: "size",
        in: "query",
        required: true,
        description: "How *many*.",
        schema: { type: "integer", minimum: 1, maximum: 9, default: 3 },
      },
      { name: "state", in: "query", deprecated: true, schema: { type: "string", enum: ["new", "sent"] } },
    ];
    const { texts } = referenceOf(
      openApi({ "/a": { get: { operationId: "a", parameters, ...answer({}) } } }),
    );
    expect(texts.a).toContain(
      "- **`size`** `integer` · **required**\n\n  How *many*.\n\n  Default `3` · ≥ 1 · ≤ 9\n",
    );
    expect(texts.a).toContain(":badge[Deprecated]{type=warning}");
    expect(texts.a).toContain("Allowed values `new`, `sent`");
  });

  test("a heading in the description of a property is bold text, which skips no level", () => {
    const schema = { properties: { id: { type: "string", description: "# Form\n\nSix digits." } } };
    const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer(schema) } } }));
    expect(texts.a).toContain("  **Form**\n\n  Six digits.");
  });

  test("variants and combined schemas are said in words", () => {
    const schema = {
      allOf: [{ properties: { id: { type: "string" } }, required: ["id"] }],
      oneOf: [{ title: "Card", properties: { number: { type: "string" } } }, { type: "string" }],
      discriminator: { propertyName: "kind" },
    };
    const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer(schema) } } }));
    expect(texts.a).toContain("- **`id`** `string` · **required**");
    expect(texts.a).toContain("One of these told apart by `kind`");
    expect(texts.a).toContain("- Card `object`");
  });

  test("the sidebar groups operations by tag, or by the first part of the path", () => {
    const paths = {
      "/orders": { get: { operationId: "a", summary: "List", tags: ["Reading"], ...answer({}) } },
      "/users": { get: { operationId: "b", tags: ["Reading"], ...answer({}) } },
    };
    expect(JSON.stringify(referenceOf(openApi(paths)).sidebar)).toContain(
      '"label":{"en":"Reading","fr":"Reading"}',
    );
    expect(JSON.stringify(referenceOf(openApi(paths), {}, ", group_by: path").sidebar)).toContain(
      '"label":{"en":"users","fr":"users"}',
    );
  });

  test("groups by path leave out what all paths begin with", () => {
    const labelsOf = (...paths: string[]) => {
      const api = openApi(Object.fromEntries(paths.map((path) => [path, { get: {} }])));
      const written = JSON.stringify(referenceOf(api, {}, ", group_by: path").sidebar);
      return [...written.matchAll(/"label":\{"en":"([^"]*)"/g)].map(([, label]) => label);
    };
    expect(labelsOf("/v1/orders", "/v1/orders/{id}", "/v1/users")).toEqual(["orders", "users"]);
    expect(labelsOf("/v1/orders", "/v1/orders/{id}")).toEqual(["orders"]);
    expect(labelsOf("/v1/{id}", "/v1/{id}/parts")).toEqual(["v1"]);
    expect(labelsOf("/", "/orders", "/users")).toEqual(["Operations", "orders", "users"]);
  });

  test("a page that the author writes stays", () => {
    const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer({}) } } }), {
      "en/api/a.md": "# My own\n",
    });
    expect(Object.keys(texts)).toEqual(["index"]);
  });
});

describe("requests", () => {
  const paths = {
    "/orders/{id}": {
      put: {
        operationId: "a",
        parameters: [{ name: "id", in: "path", required: true, example: "o 1" }],
        requestBody: {
          content: {
            "application/json": { schema: { properties: { note: { type: "string", example: "it's" } } } },
          },
        },
        ...answer({}),
      },
    },
  };
  const servers = [{ url: "https://api.example.com/v1" }];

  test("are shown in the languages that site.yml asks for", () => {
    const { texts } = referenceOf(openApi(paths, {}, { servers }), {}, ", samples: [curl]");
    expect(texts.a).toContain("curl -X PUT 'https://api.example.com/v1/orders/o%201'");
    expect(texts.a).toContain(`"note": "it'\\''s"`);
    expect(texts.a).not.toContain("[Python]");
  });

  const pageOfForm = (type: string, schema: object, keys = "", others: object = {}) => {
    const requestBody = { content: { [type]: { schema, ...others } } };
    const post = { operationId: "a", requestBody, ...answer({}) };
    return referenceOf(openApi({ "/a": { post } }, {}, { servers }), {}, keys).texts.a;
  };

  test("have the body of a media type that is a reference", () => {
    const requestBody = { content: { "text/plain": { $ref: "#/components/mediaTypes/Note" } } };
    const mediaTypes = { Note: { example: "Hello" } };
    const { texts } = referenceOf(
      openApi({ "/a": { post: { operationId: "a", requestBody } } }, { mediaTypes }),
    );
    expect(texts.a).toContain("-d 'Hello'");
  });

  test("send a form as one", () => {
    const properties = {
      name: { type: "string", example: "A & B" },
      tags: { type: "array", items: { type: "string" }, example: ["x", "y"] },
      place: { type: "object", example: { town: "Z", lines: [1] } },
      other: { type: "object", example: { town: "Z" } },
    };
    const page = pageOfForm("application/x-www-form-urlencoded", { properties }, "", {
      encoding: { place: { style: "deepObject" } },
    });
    const text =
      "name=A+%26+B&tags=x&tags=y&place%5Btown%5D=Z&place%5Blines%5D%5B0%5D=1&other=%7B%22town%22%3A%22Z%22%7D";
    expect(page).toContain(`-H 'Content-Type: application/x-www-form-urlencoded' \\\n  -d '${text}'`);
    expect(page).toContain(`body: "${text}",`);
    expect(page).toContain(`data="${text}",`);
  });

  test("send the parts of a form with files, in languages that we write", () => {
    const properties = {
      note: { type: "string", example: "@it's" },
      file: { type: "string", format: "binary" },
      more: { type: "array", items: { type: "string", contentMediaType: "image/png" } },
    };
    const page = pageOfForm(
      "multipart/form-data",
      { properties },
      ", samples: [curl, javascript, python, java]",
    );
    expect(page).toContain(
      `curl -X POST 'https://api.example.com/v1/a' \\
  --form-string 'note=@it'\\''s' \\
  -F 'file=@file' \\
  -F 'more=@file'
`,
    );
    expect(page).toContain(`const body = new FormData();
body.append("note", "@it's");
body.append("file", file);
body.append("more", file);
const response = await fetch("https://api.example.com/v1/a", {
  method: "POST",
  body,
});
`);
    expect(page).toContain(`    files=[
        ("note", (None, "@it's")),
        ("file", open("file", "rb")),
        ("more", open("file", "rb")),
    ],
`);
    expect(page).not.toContain("[Java]");
    expect(page).not.toContain("Content-Type:");
  });

  test("are those of x-codeSamples where a description has some", () => {
    const put = { ...paths["/orders/{id}"].put, "x-codeSamples": [{ lang: "Go", source: "client.Put()" }] };
    const { texts } = referenceOf(openApi({ "/orders/{id}": { put } }, {}, { servers }));
    expect(texts.a).toContain("```go [Go]\nclient.Put()\n```");
    expect(texts.a).not.toContain("curl");
  });

  test("are those of x-codeSamples in other files, and our own where none is a text", () => {
    const put = (samples: unknown) => ({
      "/orders/{id}": { put: { ...paths["/orders/{id}"].put, "x-codeSamples": samples } },
    });
    const files = { "apis/samples/go.yaml": "lang: Go\nsource: client.Put()\n" };
    const pageOf = (samples: unknown) => referenceOf(openApi(put(samples), {}, { servers }), files).texts.a;
    expect(pageOf([{ $ref: "samples/go.yaml" }])).toContain("```go [Go]\nclient.Put()\n```");
    expect(pageOf([])).toContain("curl -X PUT");
    expect(pageOf([null, { lang: "Go" }])).toContain("curl -X PUT");
  });
});

describe("findings", () => {
  test("a broken reference has its place and the nearest name", () => {
    const { findings } = referenceOf(`openapi: 3.0.3
paths:
  /a:
    get:
      responses:
        "200": { description: D, content: { application/json: { schema: { $ref: "#/components/schemas/Ordr" } } } }
components: { schemas: { Order: { type: object } } }
`);
    expect(findings).toEqual(["apis/api.yaml:6:81 “#/components/schemas/Ordr” leads to nothing"]);
  });

  test("parts that do not fit are left out, each with a finding, and the others stay", () => {
    const { findings, texts } = referenceOf(`openapi: 3.0.3
paths:
  /a:
    get:
      operationId: a
      tags: Orders
      parameters: [{ name: size, in: query, schema: { type: object, properties: { x: { type: 5 }, y: { type: string } } } }]
      responses: { "200": { description: D, content: { application/json: { schema: { type: object, required: [1, 2] } } } } }
`);
    expect(findings).toEqual([
      "apis/api.yaml:6:13 “tags” cannot be “Orders”",
      "apis/api.yaml:7:94 “type” cannot be “5”",
      "apis/api.yaml:8:111 “required” cannot hold “1”",
      "apis/api.yaml:8:114 “required” cannot hold “2”",
    ]);
    expect(texts.a).toContain("**`y`** `string`");
    expect(texts.a).toContain("### 200 OK");
  });

  test("extensions beside paths and webhooks are no operations", () => {
    const { texts, findings } = referenceOf(
      openApi({ "x-note": "text" }, {}, { webhooks: { "x-note": "text", sent: { post: answer({}) } } }),
    );
    expect(Object.keys(texts).sort()).toEqual(["index", "post-sent"]);
    expect(findings).toEqual([]);
  });

  test("a reference may lead to another file of the content folder, and not out of it", () => {
    const paths = (file: string) => ({
      "/a": { get: { operationId: "a", ...answer({ $ref: `${file}#/Order` }) } },
    });
    const inside = referenceOf(openApi(paths("common.yaml")), {
      "apis/common.yaml": "Order: { properties: { id: {} } }\n",
    });
    expect(inside.findings).toEqual([]);
    expect(inside.texts.a).toContain("- **`id`** `any`");
    for (const file of [
      "../../secret.yaml",
      "https://example.com/a.yaml",
      "/etc/passwd",
      "file:///etc/passwd",
    ])
      expect(referenceOf(openApi(paths(file))).findings[0]).toContain("is not in the content folder");
  });

  test("an operation may be a reference to another file", () => {
    const { texts, findings } = referenceOf(
      `openapi: 3.1.0
paths:
  /a:
    get: { $ref: operations/a.yaml }
    put: { $ref: operations/b.yaml }
`,
      {
        "apis/operations/a.yaml":
          "operationId: a\nresponses: { 200: { $ref: a.yaml#/x-fine }, 404: { $ref: c.yaml } }\nx-fine: { description: Fine. }\n",
      },
    );
    expect(texts.a).toContain("### 200 OK\n\nFine.");
    expect(findings).toEqual([
      "apis/operations/a.yaml:2:58 there is no file “apis/operations/c.yaml”",
      "apis/api.yaml:5:18 there is no file “apis/operations/b.yaml”",
    ]);
  });

  test("a reference may lead to a schema that is true or false", () => {
    const { texts, findings } = referenceOf(
      openApi(
        {
          "/a": { get: { operationId: "a", ...answer({ properties: { id: ref("All"), no: ref("None") } }) } },
        },
        { schemas: { All: true, None: false } },
      ),
    );
    expect(findings).toEqual([]);
    expect(texts.a).toContain("- **`id`** `any`");
  });

  test.each(["|\n        First.\n", "|2\n            First.\n", "|\n\n"])(
    "a place in a description is that of its line in the file: %j",
    (beginning) => {
      const { pages } = referenceOf(`openapi: 3.0.3
paths:
  /a:
    get:
      operationId: a
      description: ${beginning}
        Third.
      responses: {}
`);
      const { text = "", originOf } = pages.find(({ name }) => name === "a")?.generated ?? {};
      const line = text.split("\n").indexOf("Third.") + 1;
      expect(originOf?.({ line, column: 3 })).toEqual({
        file: "apis/api.yaml",
        place: { line: 9, column: 11 },
      });
    },
  );
});

test("an example that is made from a schema is shown once for all responses, and a given one each time", () => {
  const json = (media: object) => ({ description: "d", content: { "application/json": media } });
  const schema = { type: "object", properties: { code: { type: "integer" } } };
  const responses = {
    400: json({ schema }),
    404: json({ schema }),
    409: json({ schema, example: { code: 9 } }),
    429: json({ schema, example: { code: 9 } }),
  };
  const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", responses } } }));
  expect(texts.a?.match(/"code": \d/g)).toEqual(['"code": 0', '"code": 9', '"code": 9']);
});

test("media types with one schema have the examples of each", () => {
  const schema = { type: "object", properties: { id: { type: "string" } } };
  const content = {
    "application/json": { schema, example: { id: "a" } },
    "application/vnd.a+json": { schema, example: { id: "a" } },
    "application/xml": { schema, example: "<id>a</id>" },
    "text/csv": { schema, example: { id: "a" } },
  };
  const responses = { 200: { description: "Fine.", content } };
  const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", responses } } }));
  const examples = texts.a?.split("## Responses")[1]?.match(/```[\s\S]*?```/g);
  expect(examples).toEqual([
    '```json title="Example"\n{\n  "id": "a"\n}\n```',
    '```xml title="Example"\n<id>a</id>\n```',
  ]);
});

test("an example of what is not an object stays what it is where allOf or a variant says it", () => {
  const text = { type: "string", example: "Ellis" };
  const schema = {
    properties: {
      name: { allOf: [text, { nullable: false }] },
      tags: { allOf: [{ type: "array", items: { type: "string" }, example: ["new"] }] },
      kind: { type: "string", allOf: [{ nullable: true }] },
      owner: { oneOf: [{ type: "null" }, { allOf: [{ properties: { id: { type: "integer" } } }] }] },
    },
  };
  const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer(schema) } } }));
  const [, json = ""] = /```json title="Example"\n([^`]*)```/.exec(texts.a ?? "") ?? [];
  expect(JSON.parse(json)).toEqual({ name: "Ellis", tags: ["new"], kind: "string", owner: { id: 0 } });
});

test("an example of many lines is closed at first", () => {
  const exampleOf = (items: number) => Array.from({ length: items }, (_, n) => n);
  const pageOf = (example: unknown) =>
    referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer({ example }) } } })).texts.a;
  expect(pageOf(exampleOf(70))).toMatch(/:::details\[Example\]\n\n```json/);
  expect(pageOf(exampleOf(20))).not.toContain("details");
});

test("a made example keeps the bounds of its schema", () => {
  const properties = {
    country: { type: "string", maxLength: 2 },
    iban: { type: "string", minLength: 15 },
    flags: { type: "integer", minimum: -9_007_199_254_740_991 },
    debt: { type: "number", maximum: -1 },
    page: { type: "integer", minimum: 1 },
  };
  const { texts } = referenceOf(openApi({ "/a": { get: { operationId: "a", ...answer({ properties }) } } }));
  const [, json = ""] = /```json title="Example"\n([^`]*)```/.exec(texts.a ?? "") ?? [];
  expect(JSON.parse(json)).toEqual({ country: "st", iban: "stringstringstr", flags: 0, debt: -1, page: 1 });
});

describe("a list in a parameter is written as a request has it", () => {
  const pageOf = (parameter: object) => {
    const parameters = [
      { name: "ids", in: "query", required: true, schema: { type: "array" }, ...parameter },
    ];
    return referenceOf(openApi({ "/a": { get: { operationId: "a", parameters } } })).texts.a;
  };
  test.each([
    [{ example: ["a", "b c"] }, "ids=a&ids=b c", "/a?ids=a&ids=b%20c"],
    [{ example: ["a", "b c"], explode: false }, "a,b c", "/a?ids=a,b%20c"],
    [
      { examples: { one: { dataValue: [1, 2] } }, explode: false, style: "pipeDelimited" },
      "1|2",
      "/a?ids=1|2",
    ],
    [{ schema: { type: "array", example: ["a", "b"] }, in: "header" }, "a,b", "ids: a,b"],
    [{ example: [{ a: 1 }] }, '[{"a":1}]', "/a?ids={ids}"],
  ])("%j", (parameter, shown, requested) => {
    expect(pageOf(parameter)).toContain(`Example \`${shown}\``);
    expect(pageOf(parameter)).toContain(requested);
  });
});

describe("samples", () => {
  const post = (example: unknown) =>
    openApi(
      {
        "/it's": {
          post: { operationId: "a", requestBody: { content: { "application/json": { example } } } },
        },
      },
      {},
      { servers: [{ url: "https://api.example.com" }] },
    );
  const keys = ", samples: [csharp, go, java, kotlin, php, ruby, rust]";

  test("are in the languages of site.yml", () => {
    const { texts } = referenceOf(post({ text: `it's "so"` }), {}, keys);
    const labels = texts.a?.match(/^```\w+ \[.*\]$/gm);
    expect(labels).toEqual([
      "```csharp [C#]",
      "```go [Go]",
      "```java [Java]",
      "```kotlin [Kotlin]",
      "```php [PHP]",
      "```ruby [Ruby]",
      "```rust [Rust]",
    ]);
    expect(texts.a?.split("https://api.example.com/it%27s").length).toBe(8);
    expect(texts.a).toContain(`'text' => 'it\\'s "so"'`);
  });

  test("keep a text that a language would read as code", () => {
    const parameters = [{ name: "X-Note", in: "header", required: true, example: 'say "so" $x' }];
    const requestBody = { content: { "text/plain": { example: "$y #{z} #" } } };
    const api = openApi(
      { "/a": { post: { operationId: "a", parameters, requestBody } } },
      {},
      { servers: [{ url: "https://api.example.com" }] },
    );
    const { texts } = referenceOf(api, {}, keys);
    expect(texts.a).toContain(`TryAddWithoutValidation("X-Note", "say \\"so\\" $x")`);
    expect(texts.a).toContain(`addHeader("X-Note", "say \\"so\\" \\$x")`);
    expect(texts.a).toContain(`RequestBody.create(mediaType, "\\$y #{z} #")`);
    expect(texts.a).toContain(`request.body = "$y \\#{z} #"`);
  });

  test("in Python end a text where it ends", () => {
    const body = (example: string) =>
      openApi({
        "/a": { post: { operationId: "a", requestBody: { content: { "text/plain": { example } } } } },
      });
    const sampleOf = (example: string) => referenceOf(body(example), {}, ", samples: [python]").texts.a;
    expect(sampleOf('one\n"two" three')).toContain('data="""one\n"two" three""",');
    expect(sampleOf('one\n"two"')).toContain('data="one\\n\\"two\\"",');
  });

  test("of an API without a host are those that need none", () => {
    const { texts } = referenceOf(
      openApi({ "/a": { get: { operationId: "a" } } }),
      {},
      ", samples: [curl, go]",
    );
    expect(texts.a).toContain("curl '/a'");
    expect(texts.a).not.toContain("[Go]");
  });
});

describe("languages", () => {
  const api = openApi({
    "/a": { get: { operationId: "a", summary: "Read", description: "Reads.", ...answer({}) } },
  });
  const overlay = (target: string, update: object) =>
    JSON.stringify({ overlay: "1.0.0", actions: [{ target, update }] });

  test("a text that the overlay does not translate has its own language", () => {
    const both = openApi({
      "/a": { get: { operationId: "a", description: "Reads.", ...answer({}) } },
      "/b": { get: { operationId: "b", description: "Writes.", ...answer({}) } },
    });
    const { texts } = referenceOf(both, {
      "apis/api.fr.yaml": overlay("$.paths['/a'].get", { description: "Lit." }),
    });
    expect(texts["fr/a"]).toContain("\n\nLit.\n\n");
    expect(texts["fr/b"]).toContain('\n\n<div lang="en" dir="ltr">\n\nWrites.\n\n</div>\n\n');
    expect(texts.b).not.toContain("<div");
  });

  test("an overlay gives a translation of each page", () => {
    const { texts, findings } = referenceOf(api, {
      "apis/api.fr.yaml": overlay("$.paths['/a'].get", { summary: "Lire", description: "Lit." }),
    });
    expect(findings).toEqual([]);
    expect(texts["fr/a"]).toContain('title: "Lire"');
    expect(texts["fr/a"]).toContain("\nLit.\n");
    expect(texts["fr/a"]).toContain("## Réponses");
    expect(texts.a).toContain('title: "Read"');
  });

  test("an overlay changes texts alone, of parts that exist", () => {
    const { findings } = referenceOf(api, {
      "apis/api.fr.yaml": overlay("$.paths['/a'].get", { operationId: "b" }),
    });
    expect(findings).toEqual([
      "apis/api.fr.yaml:1:85 “operationId” cannot be changed by the overlay of a language",
    ]);
    expect(
      referenceOf(api, { "apis/api.fr.yaml": overlay("$.paths['/b']", { summary: "B" }) }).findings,
    ).toEqual(["apis/api.fr.yaml:1:41 “$.paths['/b']” leads to nothing in the API"]);
  });

  test("a target is a JSONPath, with filters, wildcards and descents", () => {
    for (const target of [
      "$.paths[?@.get.operationId == 'a'].get",
      "$.paths.*.get",
      "$..[?(@.operationId=='a' && @.summary)]",
      '$["paths"]["/a"]["get"]',
    ]) {
      const { texts, findings } = referenceOf(api, {
        "apis/api.fr.yaml": overlay(target, { summary: "Lire" }),
      });
      expect([target, ...findings]).toEqual([target]);
      expect(texts["fr/a"]).toContain('title: "Lire"');
    }
  });

  test("a target that would take too long is refused", () => {
    for (const target of ["$..*..*..*", "$..[?$..x]", "$.paths[?search(@.x, '(a*)*b')]"])
      expect(referenceOf(api, { "apis/api.fr.yaml": overlay(target, { summary: "B" }) }).findings).toEqual([
        `apis/api.fr.yaml:1:41 it would take too long to find “${target}”`,
      ]);
  });
});

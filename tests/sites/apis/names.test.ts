/** `lint: { api_names: true }` has no finding in pages that name things of an API as the API has them, or mean something else. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";

const description = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    post:
      operationId: createOrder
      responses: { "201": { description: Made. }, "409": { description: There already. } }
  /orders/{order_id}:
    get:
      operationId: readOrder
      parameters: [{ name: order_id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: Here. }, default: { description: Another problem. } }
components:
  schemas: { OrderLine: { type: object, properties: { lineNumber: { type: integer }, status: { type: string } } } }
`;
const pages: Files = {
  exact: "`order_id`, `createOrder`, `OrderLine`, `lineNumber`, `POST /orders`, `/orders/{order_id}`",
  words: "`Status`, `STATUS`, `Orders`, `lines`, `Number`",
  constants: "`ORDER_ID=4`, `ORDER_ID`, `LINE_NUMBER`",
  commands: "`shop --order-id 4`, `--order-id`, `npm run create-order`, `create order`",
  addresses:
    "`https://example.com/orders/{id}`, `/orders/{id}/lines`, `/order`, `/v1/orders/{id}`, `orders/`",
  expressions:
    "`order.lineNumber`, `order.LineNumber`, `lineNumber: 4`, `[lineNumber]`, `{order_id}`, `$orderId`",
  statuses: "`404` and `418` without a link, `201` and `409` with none",
  linked: "[Create](api:shop/createOrder): `201`, `409`, `503`, `42`, `1404`, `201 Created`",
  any: ":api[readOrder] has `200`, and any other, such as `418`, and :api[createOrder], too",
  code: "A block:\n\n```js\nconst orderId = order.line_number; // 418\n```\n\n    orderId",
};

test("pages that write names as the API does have no finding", async () => {
  const content = join(temporaryFolder(), "content");
  const written = Object.entries(pages).map(([name, text]) => [
    `en/docs/${name}.md`,
    `# ${name}\n\n${text}.\n`,
  ]);
  writeFiles(content, {
    "site.yml":
      "title: Shop\nurl: https://example.com\nlocales: [{ id: en, tag: en, label: English }]\napis: [{ id: shop, file: apis/shop.yaml }]\nlint: { api_names: true }\n",
    "en/pages/index.md": "# Home\n",
    "apis/shop.yaml": description,
    ...Object.fromEntries(written),
  });
  expect((await compile(content)).findings).toEqual([]);
});

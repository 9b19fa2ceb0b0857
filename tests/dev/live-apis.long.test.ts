/** The description of an API in `twsite dev`: an edit is on its page, and a mistake is on the terminal, with its line. */
// Tests: cli/apis/, cli/dev/, cli/pipeline/read-content.ts
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

const description = (summary: string, schema: string) => `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    post:
      operationId: createOrder
      summary: ${summary}
      responses:
        "201": { description: Made., content: { application/json: { schema: { $ref: "#/components/schemas/${schema}" } } } }
components: { schemas: { Order: { type: object, properties: { id: { type: string } } } } }
`;

let site: DevSite;
beforeAll(async () => {
  site = await startDev({
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}apis: [{ id: shop, file: apis/shop.yaml }]\n`,
    "apis/shop.yaml": description("Place an order", "Order"),
  });
});
afterAll(async () => {
  await site?.close();
});

test("an edit is on the page of the operation, and a mistake on the terminal", async () => {
  const text = async () => (await fetch(new URL("shop/create-order", site.url))).text();
  await expect.poll(text).toContain("Place an order");
  site.write("apis/shop.yaml", description("Send an order", "Order"));
  await expect.poll(text).toContain("Send an order");
  site.write("apis/shop.yaml", description("Send an order", "Ordr"));
  await expect.poll(() => site.terminal()).toContain("apis/shop.yaml:9");
  await expect.poll(() => site.terminal()).toContain("did you mean “#/components/schemas/Order”");
  site.write("apis/shop.yaml", description("Order", "Order"));
  await expect.poll(text).toContain("<h1>Order");
});

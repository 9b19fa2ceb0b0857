/** Links to the pages of an API, by the ids of its operations. */
import { expect, test } from "vitest";
import { apiLinkPath } from "../../../cli/source/api-names.ts";

test.each([
  ["api:orders/createOrder", "/orders/create-order.md"],
  ["api:orders/createOrder#responses", "/orders/create-order.md#responses"],
  ["api:orders/schemas/LineItem", "/orders/schemas/line-item.md"],
  ["api:orders", "/orders/index.md"],
  ["/orders/create-order", undefined],
  ["https://example.com/api:orders", undefined],
])("%s leads to %s", (url, path) => {
  expect(apiLinkPath(url)).toBe(path);
});

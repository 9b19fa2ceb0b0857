/** Ids of a page beside its translation. */
import { expect, test } from "vitest";
import { withOwnIds } from "../../../../reader/side-by-side/RowView.tsx";
import type { HastElement } from "../../../../schema/hast.ts";

test("the ids of a text get a prefix, and what names them follows", () => {
  const element = (tagName: string, properties: HastElement["properties"], ...children: HastElement[]) =>
    ({ type: "element", tagName, properties, children }) satisfies HastElement;
  const text = element(
    "p",
    { id: "a", className: ["id"] },
    element("a", { href: "#a", ariaDescribedBy: "a b" }),
    element("a", { href: "/docs#a" }),
    element("rect", { fill: "url(#a)" }),
    element("td", { headers: ["a", "b"] }),
  );
  expect(withOwnIds(text, "__fr-")).toEqual(
    element(
      "p",
      { id: "__fr-a", className: ["id"] },
      element("a", { href: "#__fr-a", ariaDescribedBy: "__fr-a __fr-b" }),
      element("a", { href: "/docs#a" }),
      element("rect", { fill: "url(#__fr-a)" }),
      element("td", { headers: "__fr-a __fr-b" }),
    ),
  );
});

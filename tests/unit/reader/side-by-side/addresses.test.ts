/** Addresses and ids of a page beside its translation. */
import { expect, test } from "vitest";
import { withOwnIds } from "../../../../reader/side-by-side/own-ids.ts";
import { withLanguage } from "../../../../reader/side-by-side/with-language.ts";
import type { HastElement } from "../../../../schema/hast.ts";

test.each([
  ["", "fr", "?with=fr"],
  ["#part", "fr", "?with=fr#part"],
  ["?a=b&with=de&c#part", "fr", "?a=b&c&with=fr#part"],
  ["?with=fr&a=b", undefined, "?a=b"],
  ["?with=fr#part", undefined, "#part"],
  ["?a=%20&b=#x#y", undefined, "?a=%20&b=#x#y"],
  ["", undefined, ""],
])("“%s” with the language %s is “%s”", (place, locale, expected) => {
  expect(withLanguage(place, locale)).toBe(expected);
});

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

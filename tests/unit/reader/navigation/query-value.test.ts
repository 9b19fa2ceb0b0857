/** Values in the query of an address. */
import { expect, test } from "vitest";
import { queryValue, withQueryValue } from "../../../../reader/navigation/query-value.ts";

test.each([
  ["", "fr", "?with=fr"],
  ["#part", "fr", "?with=fr#part"],
  ["?a=b&with=de&c#part", "fr", "?a=b&c&with=fr#part"],
  ["?with=fr&a=b", undefined, "?a=b"],
  ["?with=fr#part", undefined, "#part"],
  ["?a=%20&b=#x#y", undefined, "?a=%20&b=#x#y"],
  ["", undefined, ""],
])("“%s” with the value %s is “%s”", (place, locale, expected) => {
  expect(withQueryValue(place, "with", locale)).toBe(expected);
});

test.each([
  ["?with=fr", "fr"],
  ["?a=b&with=de", "de"],
  ["?with=", undefined],
  ["?with=xx", undefined],
  ["?with=FR", undefined],
  ["?WITH=fr", undefined],
  ["?without=fr", undefined],
  ["", undefined],
])("of “%s”, the value is %s", (search, expected) => {
  expect(queryValue("with", ["fr", "de"], search)).toBe(expected);
});

/** React's CommonJS becomes modules while the reader is bundled; anything that is not as simple stops the bundle. */
import { expect, test } from "vitest";
import { asModule, publicNames } from "../../../cli/bundle/react-as-modules.ts";

test("what is required is imported, and what is exported are variables of the module", () => {
  const text = asModule('var React = require("react");\nexports.b = React.x;\nexports.a = exports.b;\n');
  expect(text.split("\n")).toEqual([
    'import * as require$react from "react";',
    "var exports$a, exports$b;",
    "var React = require$react;",
    "var exports$b = require$react.x;",
    "var exports$a = exports$b;",
    "",
    "export { exports$a as a, exports$b as b };",
    "export default { a: exports$a, b: exports$b };",
  ]);
});

test.each([
  ["all exports at once", "module.exports = { a: 1 };"],
  ["a computed name", 'exports["a"] = 1;'],
  ["a module that is chosen at run time", "exports.a = require(name);"],
])("%s is refused", (_, text) => {
  expect(() => asModule(text)).toThrow("another form");
});

test("components of a site's own find React's names, and none of its inner ones", () => {
  expect(publicNames("react")).toEqual(expect.arrayContaining(["Suspense", "createElement", "useState"]));
  expect(publicNames("react-dom")).toEqual(expect.arrayContaining(["createPortal", "flushSync"]));
  expect(
    [...publicNames("react"), ...publicNames("react-dom")].filter((name) => name.startsWith("_")),
  ).toEqual([]);
});

/** Names that every object has, such as `constructor`, in what the reader looks up by name. */
import { expect, test } from "vitest";
import { createExpand } from "../../../reader/article/expand.ts";
import { inVersion } from "../../../reader/state/docs-version.ts";
import { fill } from "../../../reader/text/fill.ts";
import { isShownAttribute } from "../../../schema/allowed-elements.ts";
import type { HastElement } from "../../../schema/hast.ts";
import { textFor } from "../../../schema/text.ts";
import { manifest } from "./fixtures.ts";

const names = Object.getOwnPropertyNames(Object.prototype);

test.each(names)("%s is no placeholder, no version and no language", (name) => {
  expect(fill(`Text of {${name}}`, {})).toBe(`Text of {${name}}`);
  const link = { kind: "link" as const, title: "Docs", href: "/docs", versions: { "1.0": "/docs/1.0" } };
  expect(inVersion(link, { of: () => name, choose: () => {} }).href).toBe("/docs");
  expect(textFor({ en: "Text" }, name)).toBeUndefined();
});

test.each(names)("an element or attribute %s in damaged data is left out", (name) => {
  const expand = createExpand(manifest().strings, "");
  const element = (tagName: string, properties: HastElement["properties"]): HastElement => ({
    type: "element",
    tagName,
    properties,
    children: [],
  });
  expect(expand([element(name, {})])).toEqual([]);
  expect(expand([element("p", Object.fromEntries([[name, "text"]]))])).toEqual([element("p", {})]);
  expect(isShownAttribute(name, name)).toBe(false);
});

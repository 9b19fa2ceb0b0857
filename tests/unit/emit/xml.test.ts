import { expect, test } from "vitest";
import { block, element, xmlDocument } from "../../../cli/emit/xml.ts";
import { xmlAttributes, xmlTexts } from "./xml-texts.ts";

const HARD = "a & b < c > d \"e\" 'f' ]]> &amp; \r\n\t 😀 é";

test("any text comes back as it was, from elements and from attributes", () => {
  const xml = xmlDocument(element("a", { b: HARD.replaceAll(/\s/g, " ") }, HARD));
  expect(xmlTexts(xml, "a")).toEqual([HARD]);
  expect(xmlAttributes(xml, "a")).toEqual([{ b: HARD.replaceAll(/\s/g, " ") }]);
});

test("what XML 1.0 forbids is left out: control characters, noncharacters, half of a pair", () => {
  const xml = xmlDocument(element("a", {}, "x\0\u0001\u000B\u001F\uFFFE\uFFFF\uD83Dy"));
  expect(xmlTexts(xml, "a")).toEqual(["xy"]);
});

test("an element without content is closed at once, and a child that is undefined is left out", () => {
  expect(xmlDocument(block("a", {}, [undefined, element("b", {}), element("c", {}, "")]))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a>\n<b/>\n<c/>\n</a>\n',
  );
});

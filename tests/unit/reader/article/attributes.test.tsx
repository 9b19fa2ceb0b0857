/** Inside of a component of the site's own, React knows every attribute that content may have: it warns of none, on any element. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { toReact } from "../../../../reader/article/SiteComponent.tsx";
import { allowedAttributes, drawingTags, htmlTags } from "../../../../schema/allowed-elements.ts";
import type { HastElement } from "../../../../schema/hast.ts";

/** What it stands in, so that HTML allows it. */
const around: Record<string, string[]> = {
  caption: ["table"],
  colgroup: ["table"],
  col: ["table", "colgroup"],
  tbody: ["table"],
  thead: ["table"],
  tfoot: ["table"],
  tr: ["table", "tbody"],
  td: ["table", "tbody", "tr"],
  th: ["table", "tbody", "tr"],
};

const VALUES: Record<string, string | number | boolean | string[]> = {
  hidden: true,
  itemScope: true,
  open: true,
  checked: true,
  disabled: true,
  reversed: true,
  download: "file",
  className: ["a", "b"],
  headers: ["a"],
};

test.each([...htmlTags, ...drawingTags.filter((name) => !htmlTags.includes(name))])("<%s>", (tagName) => {
  const complaints: string[] = [];
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((...parts) => void complaints.push(parts.join(" ")));
  onTestFinished(() => spy.mockRestore());
  const names = [...(allowedAttributes.get(tagName) ?? []), ...(allowedAttributes.get("*") ?? [])];
  const parents = around[tagName] ?? (drawingTags.includes(tagName) && tagName !== "svg" ? ["svg"] : []);
  for (const name of names) {
    const own: HastElement = {
      type: "element",
      tagName,
      properties: { [name]: VALUES[name] ?? "1", dataOther: "x" },
      children: [],
    };
    const root = parents.reduceRight<HastElement>(
      (inner, parent) => ({ type: "element", tagName: parent, properties: {}, children: [inner] }),
      own,
    );
    renderToStaticMarkup(toReact([root], () => null));
  }
  expect(complaints).toEqual([]);
});

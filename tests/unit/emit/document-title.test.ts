import { expect, test } from "vitest";
import { documentTitle } from "../../../schema/document-title.ts";

test("a document's title names page and site, and the site alone on its home page and where they are the same", () => {
  expect(documentTitle({ kind: "page", title: "About" }, "A Site")).toBe("About | A Site");
  expect(documentTitle({ kind: "page", title: "A Site" }, "A Site")).toBe("A Site");
  expect(documentTitle({ kind: "home", title: "Welcome" }, "A Site")).toBe("A Site");
});

test("of two versions of a page, only the latest has the page's title alone", () => {
  const page = { kind: "doc", title: "Install" } as const;
  expect(documentTitle({ ...page, version: {} }, "A Site")).toBe("Install | A Site");
  expect(documentTitle({ ...page, version: { title: "Install (1.0)" } }, "A Site")).toBe(
    "Install (1.0) | A Site",
  );
});

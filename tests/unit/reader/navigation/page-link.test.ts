import { describe, expect, test } from "vitest";
import { pageLink } from "../../../../reader/navigation/page-link.ts";
import { isPlainClick } from "../../../../reader/navigation/site-link.ts";

const homes = ["/", "/fr/"];

describe("what a link leads to", () => {
  test.each([
    ["/docs/x", "/docs/x", ""],
    ["/docs/x/", "/docs/x", ""],
    ["/docs/x.html", "/docs/x", ""],
    ["/docs/x/index.html?a=1#b", "/docs/x", "?a=1#b"],
    ["/fr/", "/fr/", ""],
    ["/fr", "/fr/", ""],
    ["/blog/tags/Docs-as-code", "/blog/tags/Docs-as-code", ""],
    ["/docs/v1.2", "/docs/v1.2", ""],
    ["/docs/pr%C3%A9sentation#d%C3%A9but", "/docs/présentation", "#d%C3%A9but"],
  ])("%s is a page of the site", (href, route, suffix) => {
    expect(pageLink(href, "/", homes)).toEqual({ route, suffix });
  });

  test.each([
    "#part",
    "?a=1",
    "x.html",
    "",
    "mailto:a@example.com",
    "tel:+33",
    "/blog/rss.xml",
    "/files/a.pdf",
    "/docs/x.md",
  ])("%s is left to the browser", (href) => {
    expect(pageLink(href, "/", homes)).toBeUndefined();
  });

  test.each(["https://example.com/docs/x", "http://example.com", "//example.com/x", "HTTPS://example.com"])(
    "%s leaves the site",
    (href) => {
      expect(pageLink(href, "/", homes)).toBeUndefined();
    },
  );

  test("a path outside the site's base is left to the browser", () => {
    expect(pageLink("/docs/x", "/sub/", homes)).toBeUndefined();
    expect(pageLink("/sub/docs/x", "/sub/", homes)).toEqual({ route: "/docs/x", suffix: "" });
  });
});

describe("which clicks the reader answers", () => {
  const plain = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };

  test("a plain click", () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  test.each(["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"])("not with %s", (name) => {
    expect(isPlainClick({ ...plain, [name]: true })).toBe(false);
  });

  test("not with another button", () => {
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});

/** How files become names and addresses. */
import { describe, expect, test } from "vitest";
import { isExternal, routeNamed, splitSuffix } from "../../../cli/site/link-target.ts";
import { dateOfName, resolveSlug } from "../../../cli/site/slug.ts";
import { cleanName, positionOf } from "../../../cli/source/number-prefix.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };

describe("a number in front of a file's name", () => {
  test.each([
    ["01-intro", "intro", 1],
    ["2. setup", "setup", 2],
    ["3_x", "x", 3],
    ["04 - y", "y", 4],
    ["10-install-2", "install-2", 10],
  ])("orders %s and is no part of it", (name, clean, position) => {
    expect(cleanName(name)).toBe(clean);
    expect(positionOf(name)).toBe(position);
  });

  test.each(["2025-03-17-post", "1.0-beta", "3dvia", "404", "2024-review", "intro-01"])(
    "is a part of %s",
    (name) => {
      // A year orders files as a number does.
      if (name === "2024-review") return expect(positionOf(name)).toBe(2024);
      expect(cleanName(name)).toBe(name);
      expect(positionOf(name)).toBeUndefined();
    },
  );
});

test("the date of a post is that in front of its name, or of its folder's", () => {
  expect(dateOfName("2025-03-17-post")).toBe("2025-03-17");
  expect(dateOfName("2025-03-17-post/index")).toBe("2025-03-17");
  expect(dateOfName("series/2025-03-17-post")).toBe("2025-03-17");
  expect(dateOfName("post-2025-03-17")).toBeUndefined();
});

test("a slug is kept as it is written, from the area's root or beside the file", () => {
  expect(resolveSlug("/X_y", "a/b")).toBe("/X_y");
  expect(resolveSlug("X_y", "a/b")).toBe("/a/b/X_y");
  expect(resolveSlug("//x//y/", "")).toBe("/x/y");
});

describe("a link of the configuration", () => {
  const english = {
    id: "en",
    tag: "en-GB",
    label: "English",
    direction: "ltr" as const,
    home: "/",
    strings: en,
  };
  const french = {
    id: "fr",
    tag: "fr-FR",
    label: "Français",
    direction: "ltr" as const,
    home: "/fr/",
    strings: en,
  };

  test.each([
    ["/", "/", "/fr/"],
    ["/blog", "/blog", "/fr/blog"],
    ["/blog/", "/blog", "/fr/blog"],
    ["/fr/blog", "/fr/blog", "/fr/blog"],
    ["/fr", "/fr", "/fr/"],
    ["/france", "/france", "/fr/france"],
  ])("%s names %s, and in French %s", (to, source, translated) => {
    expect(routeNamed(to, english)).toBe(source);
    expect(routeNamed(to, french)).toBe(translated);
  });

  test("is split at its query or hash", () => {
    expect(splitSuffix("/blog?a=b#c")).toEqual({ path: "/blog", suffix: "?a=b#c" });
    expect(splitSuffix("#c?d")).toEqual({ path: "", suffix: "#c?d" });
    expect(splitSuffix("/blog")).toEqual({ path: "/blog", suffix: "" });
  });

  test.each([
    ["https://example.com", true],
    ["mailto:a@example.com", true],
    ["//example.com", true],
    ["/a:b", false],
    ["./a:b.md", false],
    ["a.md", false],
  ])("%s leads elsewhere: %s", (to, expected) => {
    expect(isExternal(to)).toBe(expected);
  });
});

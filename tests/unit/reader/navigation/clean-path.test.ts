import { expect, test } from "vitest";
import { cleanPath } from "../../../../reader/navigation/clean-path.ts";
import { homeOf, homesOf } from "../../../../reader/navigation/homes.ts";
import { manifest } from "../fixtures.ts";

const homes = ["/", "/fr/"];

test.each([
  ["/docs/x/", "/docs/x", "/docs/x"],
  ["/docs/x.html", "/docs/x", "/docs/x"],
  ["/docs/x/index.html", "/docs/x", "/docs/x"],
  ["/index.html", "/", "/"],
  ["/fr/index.html", "/fr/", "/fr/"],
  ["/fr", "/fr/", "/fr/"],
  ["/blog///", "/blog", "/blog"],
])("%s becomes clean", (pathname, route, replacement) => {
  expect(cleanPath("/", homes, pathname)).toEqual({ route, replacement });
});

test.each([
  ["/", "/"],
  ["/fr/", "/fr/"],
  ["/docs/x", "/docs/x"],
  ["/docs/pr%C3%A9sentation", "/docs/présentation"],
  ["/docs/it's(here)", "/docs/it's(here)"],
  ["/docs/it%27s", "/docs/it's"],
])("%s stays as it is", (pathname, route) => {
  expect(cleanPath("/", homes, pathname)).toEqual({ route });
});

test("under a sub-path the base itself is the home", () => {
  expect(cleanPath("/sub/", homes, "/sub")).toEqual({ route: "/", replacement: "/sub/" });
  expect(cleanPath("/sub/", homes, "/sub/docs/x/")).toEqual({ route: "/docs/x", replacement: "/sub/docs/x" });
  expect(cleanPath("/sub/", homes, "/other")).toBeUndefined();
});

test("a route belongs to the locale whose home it starts with, and only at a whole step", () => {
  expect(homeOf(homes, "/fr/docs/x")).toBe("/fr/");
  expect(homeOf(homes, "/fr")).toBe("/fr/");
  expect(homeOf(homes, "/french")).toBe("/");
});

test("the homes of a manifest are routes, whatever the base", () => {
  const locales = [
    { id: "en", tag: "en", label: "English", home: "/sub/" },
    { id: "fr", tag: "fr", label: "Français", home: "/sub/fr/" },
  ];
  expect(homesOf(manifest({ base: "/sub/", locales }))).toEqual(["/", "/fr/"]);
});

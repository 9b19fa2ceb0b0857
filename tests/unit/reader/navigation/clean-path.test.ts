import { expect, test } from "vitest";
import { cleanPath } from "../../../../reader/navigation/clean-path.ts";
import { homeOf, homesOf } from "../../../../reader/navigation/homes.ts";
import { manifest } from "../fixtures.ts";

const homes = ["/", "/fr/"];

const at = (path: string) => ({ path, trailingSlash: false });

test.each([
  ["/docs/x/", "/docs/x", "/docs/x"],
  ["/docs/x.html", "/docs/x", "/docs/x"],
  ["/docs/x/index.html", "/docs/x", "/docs/x"],
  ["/index.html", "/", "/"],
  ["/fr/index.html", "/fr/", "/fr/"],
  ["/fr", "/fr/", "/fr/"],
  ["/blog///", "/blog", "/blog"],
])("%s becomes clean", (pathname, route, replacement) => {
  expect(cleanPath(at("/"), homes, pathname)).toEqual({ route, replacement });
});

test.each([
  ["/", "/"],
  ["/fr/", "/fr/"],
  ["/docs/x", "/docs/x"],
  ["/docs/pr%C3%A9sentation", "/docs/présentation"],
  ["/docs/it's(here)", "/docs/it's(here)"],
  ["/docs/it%27s", "/docs/it's"],
])("%s stays as it is", (pathname, route) => {
  expect(cleanPath(at("/"), homes, pathname)).toEqual({ route });
});

test("under a sub-path the base itself is the home", () => {
  expect(cleanPath(at("/sub/"), homes, "/sub")).toEqual({ route: "/", replacement: "/sub/" });
  expect(cleanPath(at("/sub/"), homes, "/sub/docs/x/")).toEqual({
    route: "/docs/x",
    replacement: "/sub/docs/x",
  });
  expect(cleanPath(at("/sub/"), homes, "/other")).toBeUndefined();
});

test("where addresses end with a slash, the others become such", () => {
  const base = { path: "/sub/", trailingSlash: true };
  expect(cleanPath(base, homes, "/sub/docs/x/")).toEqual({ route: "/docs/x" });
  expect(cleanPath(base, homes, "/sub/docs/x")).toEqual({ route: "/docs/x", replacement: "/sub/docs/x/" });
  expect(cleanPath(base, homes, "/sub/docs/x.html")?.replacement).toBe("/sub/docs/x/");
  expect(cleanPath(base, homes, "/sub/fr")?.replacement).toBe("/sub/fr/");
});

test("a route belongs to the locale whose home it starts with, and only at a whole step", () => {
  expect(homeOf(homes, "/fr/docs/x")).toBe("/fr/");
  expect(homeOf(homes, "/fr")).toBe("/fr/");
  expect(homeOf(homes, "/french")).toBe("/");
});

test("the homes of a manifest are routes, whatever the base", () => {
  const locales = [
    { id: "en", tag: "en", label: "English", home: "/sub/", name: "English" },
    { id: "fr", tag: "fr", label: "Français", home: "/sub/fr/", name: "Français" },
  ];
  expect(homesOf(manifest({ base: "/sub/", locales }))).toEqual(["/", "/fr/"]);
});

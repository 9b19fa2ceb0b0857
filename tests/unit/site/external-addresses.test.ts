import { describe, expect, test } from "vitest";
import { externalAddresses, externalHrefs } from "../../../cli/site/external-addresses.ts";
import { fileHref } from "../../../schema/paths.ts";

describe("a pattern", () => {
  test.each([
    ["/api", ["/api", "/api/"], ["/api/x", "/apis", "/fr/api", "/"]],
    ["/api/", ["/api", "/api/"], ["/api/x"]],
    ["/api/*", ["/api/x", "/api/x/", "/api/a.b"], ["/api", "/api/", "/api/x/y"]],
    ["/api/**", ["/api", "/api/", "/api/x", "/api/x/y.html"], ["/apis", "/apis/x"]],
    ["/**/api", ["/api", "/fr/api", "/a/b/api"], ["/api/x"]],
    ["/*/api/**", ["/fr/api", "/fr/api/x"], ["/api", "/a/b/api"]],
    ["/api-*/x", ["/api-v1/x", "/api-/x"], ["/api/x", "/api-v1/y"]],
    ["/a+b (c).d", ["/a+b (c).d"], ["/aab (c).d", "/a+b (c)xd"]],
    ["/r%C3%A9f/**", ["/réf/x"], ["/ref/x"]],
    ["/réf", ["/réf"], ["/ref"]],
  ])("%s", (pattern, those, others) => {
    const isExternal = externalAddresses([pattern]);
    expect(those.filter((path) => !isExternal(path))).toEqual([]);
    expect(others.filter(isExternal)).toEqual([]);
    // The reader sees hrefs.
    const hrefs = new RegExp(externalHrefs([pattern], "/sub/") ?? "");
    for (const path of those)
      for (const suffix of ["", "?a=/b", "#c"])
        expect(hrefs.test(fileHref("/sub/", path) + suffix), path + suffix).toBe(true);
    for (const path of [...others, ...those])
      expect(hrefs.test(fileHref(others.includes(path) ? "/sub/" : "/", path)), path).toBe(false);
  });
});

test("several patterns, and none", () => {
  expect(["/a", "/b/c", "/d"].map(externalAddresses(["/a", "/b/*"]))).toEqual([true, true, false]);
  expect(externalAddresses([])("/a")).toBe(false);
  expect(externalHrefs([], "/")).toBeUndefined();
});

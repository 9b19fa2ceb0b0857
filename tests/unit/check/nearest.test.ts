import { describe, expect, test } from "vitest";
import { nearest, nearestPath } from "../../../cli/report/nearest.ts";

describe("the nearest choice", () => {
  test.each([
    ["sidebr", ["link", "sidebar", "dropdown"], "sidebar"],
    ["Tools", ["tool", "tools", "TW"], "tools"],
    ["AI", ["ai", "IA"], "ai"],
    ["writing", ["reading", "writings", "writting"], "writings"],
  ])("to %s of %j is %s", (written, choices, expected) => {
    expect(nearest(written, choices)).toBe(expected);
  });

  test.each([
    ["fr", ["en"]],
    ["x", ["y", "z"]],
    ["somewhere", ["elsewhere entirely", "nowhere near"]],
    ["hide", ["id"]],
    ["anything", []],
  ])("to %s of %j is none: too little is the same", (written, choices) => {
    expect(nearest(written, choices)).toBeUndefined();
  });
});

describe("the nearest path", () => {
  test("does not count the folders that both start with", () => {
    const there = ["en/docs/guide/tools.md", "en/docs/guide/install.md"];
    expect(nearestPath("en/docs/guide/instal.md", there)).toBe("en/docs/guide/install.md");
    expect(nearestPath("en/docs/guide/nothing.md", there)).toBeUndefined();
  });

  test("is the one of the same name in another folder", () => {
    const there = ["en/docs/reference.md", "en/docs/guide/references.md"];
    expect(nearestPath("en/docs/guide/reference.md", there)).toBe("en/docs/reference.md");
    expect(nearestPath("start", ["guide/start", "guide/stat"])).toBe("guide/start");
  });

  test("of a route stays in its area", () => {
    expect(nearestPath("/docs/guide/tools", ["/blog/tags/tools", "/docs/tools"])).toBe("/docs/tools");
    expect(nearestPath("/docs/guide/tools", ["/blog/tags/tools"])).toBeUndefined();
  });

  test("is none where several have the name", () => {
    expect(
      nearestPath("en/docs/index.md", ["en/docs/first/index.md", "en/docs/second/index.md"]),
    ).toBeUndefined();
  });
});

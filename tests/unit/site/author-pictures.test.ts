import { expect, test } from "vitest";
import { authorTargets } from "../../../cli/site/blog/bylines.ts";

const locale = { id: "en" };

function pictureOf(image: string): string | undefined {
  const place = {
    locale,
    root: "/blog",
    source: "en",
    base: { path: "/x/", trailingSlash: false },
    imageHosts: ["cdn.example"],
  };
  return authorTargets({ ada: { name: "Ada", image } }, place).get("ada")?.line.image;
}

test("an author's picture is in the site, or on a host that the site declares", () => {
  expect(pictureOf("ada.png")).toBe("/x/ada.png");
  expect(pictureOf("/ada.png")).toBe("/x/ada.png");
  expect(pictureOf("https://cdn.example/ada.png")).toBe("https://cdn.example/ada.png");
  for (const image of [
    "https://other.example/ada.png",
    "//other.example/ada.png",
    "/\\other.example/ada.png",
  ])
    expect(pictureOf(image), image).toBeUndefined();
});

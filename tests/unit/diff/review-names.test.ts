/** Names in a review (S88). */
import { describe, expect, test } from "vitest";
import { isOwnField } from "../../../cli/diff/page-diff.ts";
import { fieldNameIn, nameIn, navigationNameIn } from "../../../cli/diff/review/review-names.ts";
import { shippedStrings } from "../../../cli/source/shipped-strings.ts";
import { PageData } from "../../../schema/page.ts";

describe.each([...shippedStrings])("in %s", (_, strings) => {
  test("each field that an author writes has a name", () => {
    const fields = new Set(PageData.options.flatMap(({ shape }) => Object.keys(shape)).filter(isOwnField));
    expect([...fields, "keywords", "image", "noindex"].filter((name) => !nameIn(strings, name))).toEqual([]);
  });

  test("parts of a list are counted from one", () => {
    const { authors, title } = strings.reviewNames;
    expect(fieldNameIn(strings, "authors.0.title")).toBe(`${authors} › 1 › ${title}`);
  });

  test("a sidebar has a name of its own, and the navbar none", () => {
    const { navbar, sidebar } = strings.reviewNames;
    expect(navigationNameIn(strings, "navbar")).toBe(navbar);
    expect(navigationNameIn(strings, "sidebar docs 2.0")).toBe(`${sidebar}: docs 2.0`);
  });
});

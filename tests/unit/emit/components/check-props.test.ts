/** Texts of a directive's attributes → what a component gets. */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { checkProps } from "../../../../cli/compile/site-code/check-props.ts";

describe("where the schema wants a number or a yes, the text may say one", () => {
  const schema = z.object({ count: z.number(), open: z.boolean(), name: z.string() });
  test("numbers, and attributes without a value", () => {
    expect(checkProps({ count: "3.5", open: "", name: "7" }, schema)).toEqual({
      props: { count: 3.5, open: true, name: "7" },
      problems: [],
    });
  });

  test.each([
    [{ count: "", open: "true", name: "" }, "count"],
    [{ count: "1e999", open: "false", name: "" }, "count"],
    [{ count: "1", open: "yes", name: "" }, "open"],
  ])("but not %o", (written, name) => {
    expect(checkProps(written, schema).problems.map((problem) => problem.name)).toEqual([name]);
  });
});

test("a schema may change and fill in values", () => {
  const schema = z.object({
    tags: z.string().transform((text) => text.split(" ")),
    size: z.coerce.number().default(2),
  });
  expect(checkProps({ tags: "a b" }, schema).props).toEqual({ tags: ["a", "b"], size: 2 });
});

test("values arrive as JSON does, here as in the browser", () => {
  const schema = z.object({ day: z.string().transform((text) => new Date(text)) });
  expect(checkProps({ day: "2025-01-02" }, schema).props).toEqual({ day: "2025-01-02T00:00:00.000Z" });
});

test("a schema that fails by itself is a problem, not a crash", () => {
  const schema = z.object({ a: z.string().transform(() => JSON.parse("{")) });
  expect(checkProps({ a: "" }, schema).problems).toHaveLength(1);
});

test.each(["children", "key", "ref", "style", "onClick", "dangerouslySetInnerHTML", "__proto__"])(
  "a page cannot set “%s”, with or without a schema",
  (name) => {
    const written = JSON.parse(`{"${name}": "x"}`);
    expect(checkProps(written, undefined).problems).toHaveLength(1);
    expect(checkProps(written, z.looseObject({})).problems).toHaveLength(1);
  },
);

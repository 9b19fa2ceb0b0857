/** An address of a provider's page and a template with names in braces. */
import { expect, test } from "vitest";
import { fillAddress, matchAddress } from "../../../cli/markdown/embeds/match-address.ts";

const matched = (template: string, address: string) => {
  const values = matchAddress(template, address);
  return values && Object.fromEntries(values);
};

test.each([
  ["https://example.com/watch?v={id}", "https://www.example.com/watch?x=1&v=abc#t", { id: "abc" }],
  ["https://example.com/{user}/pen/{id}", "http://example.com/ada/pen/1/", { user: "ada", id: "1" }],
  ["https://example.com/v-{id}.html", "https://example.com/v-a.b.html", { id: "a.b" }],
  ["https://example.com/{id}", "https://example.com/a%2Fb", { id: "a/b" }],
  ["https://example.com/{id}", "https://example.com/a/b", undefined],
  ["https://example.com/{id}", "https://example.com/", undefined],
  ["https://example.com/{id}", "https://example.com.evil.example/a", undefined],
  ["https://example.com/{id}", "https://example.com:8080/a", undefined],
  ["https://example.com/watch?v={id}", "https://example.com/watch?v=", undefined],
  ["https://example.com/a.b/{id}", "https://example.com/axb/1", undefined],
  ["https://example.com/{id}", "javascript:alert(1)", undefined],
  ["https://example.com/{id}", "not an address", undefined],
])("%s and %s", (template, address, values) => {
  expect(matched(template, address)).toEqual(values);
});

test("a value cannot lead the frame elsewhere", () => {
  const frame = (id: string) =>
    fillAddress("https://example.com/embed/{id}?autoplay=1", new Map([["id", id]]));
  expect(frame("../../a?b#c")).toBe("https://example.com/embed/..%2F..%2Fa%3Fb%23c?autoplay=1");
  expect(frame('"><script>')).toBe("https://example.com/embed/%22%3E%3Cscript%3E?autoplay=1");
  expect(new URL(frame("..")).origin).toBe("https://example.com");
});

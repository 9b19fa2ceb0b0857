/** What `links.lock` says of links over days (S90). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDead } from "../../../cli/check/links/check-outbound-links.ts";
import { type LinkEntry, linksLockText, parseLinksLock } from "../../../cli/check/links/links-lock.ts";
import { nextEntry } from "../../../cli/check/links/next-entry.ts";
import { sampled } from "../../long/seed.ts";
import { expectTenDays } from "./ten-days.ts";

const question = { address: "https://example.org/a", fragments: new Set<string>() };

/** After these answers on these days; “-” is a day on which the page worked. */
function after(...answers: [day: string, answer: string][]): LinkEntry | undefined {
  return answers.reduce<LinkEntry | undefined>(
    (before, [day, answer]) =>
      nextEntry(
        question,
        before,
        answer === "-" ? { kind: "works", answer: "200" } : { kind: "fails", answer },
        `2026-11-${day}`,
        0,
      ),
    undefined,
  );
}

describe("a link is dead", () => {
  test.each<[string, [string, string][], boolean]>([
    [
      "its page was gone on two days",
      [
        ["01", "404"],
        ["02", "410"],
      ],
      true,
    ],
    [
      "twice on one day is once",
      [
        ["01", "404"],
        ["01", "404"],
      ],
      false,
    ],
    [
      "its site was ill on three days",
      [
        ["01", "503"],
        ["02", "timeout"],
        ["09", "500"],
      ],
      true,
    ],
    [
      "on two days only",
      [
        ["01", "503"],
        ["02", "timeout"],
      ],
      false,
    ],
    [
      "it worked in between",
      [
        ["01", "404"],
        ["02", "-"],
        ["03", "404"],
      ],
      false,
    ],
    [
      "gone once and ill once",
      [
        ["01", "404"],
        ["02", "503"],
      ],
      false,
    ],
  ])("%s", (_, answers, expected) => {
    expect(isDead(after(...answers)?.failures ?? [])).toBe(expected);
  });

  test("never for answers that say nothing of the page, which leave its count as it is", () => {
    const gone = nextEntry(question, undefined, { kind: "fails", answer: "404" }, "2026-11-01", 0);
    const days = ["02", "03", "04", "05"].map((day) => `2026-11-${day}`);
    const unclear = days.reduce(
      (before, day) => nextEntry(question, before, { kind: "unclear", answer: "certificate-chain" }, day, 0),
      gone,
    );
    expect(unclear).toMatchObject({
      answer: "certificate-chain",
      day: "2026-11-05",
      failures: [{ day: "2026-11-01", answer: "404" }],
    });
  });

  test("with 100 addresses on five sites over ten days, each that goes is found, and no other", async () => {
    await expectTenDays({ sites: 5, addresses: 100 });
  });
});

test("a part that is missing on its second day counts from the first; one that scripts read never does", () => {
  const asked = {
    address: "https://example.org/a",
    fragments: new Set(["x", "x:~:text=a", "L10", "/route", ":~:text=a", "caf%C3%A9"]),
  };
  const ids = new Set(["y"]);
  const first = nextEntry(asked, undefined, { kind: "works", answer: "200", ids }, "2026-11-01", 0);
  const second = nextEntry(asked, first, { kind: "works", answer: "200", ids }, "2026-11-02", 0);
  expect(second.lacks).toEqual([
    { fragment: "x", since: "2026-11-01" },
    { fragment: "café", since: "2026-11-01" },
  ]);
  const back = nextEntry(
    asked,
    second,
    { kind: "works", answer: "200", ids: new Set(["x", "user-content-café"]) },
    "2026-11-03",
    0,
  );
  expect(back.lacks).toEqual([]);
});

test("failures that an earlier release counted, though they say nothing of the page, count no longer", () => {
  const text =
    "https://example.org/a  403  2026-11-03  failed=2026-11-01:429,2026-11-02:999,2026-11-03:403\n";
  expect([...parseLinksLock(text).entries.values()]).toMatchObject([{ answer: "403", failures: [] }]);
});

test("a site that wants to be asked later says when, until it answers", () => {
  const refused = { kind: "unclear", answer: "429", retryAfter: 5400 } as const;
  const later = nextEntry(question, undefined, refused, "2026-11-01", Date.parse("2026-11-01T12:00:00Z"));
  expect(linksLockText([later])).toContain("/a  429  2026-11-01  not-before=2026-11-01T13:30:00Z\n");
  const then = nextEntry(question, later, { kind: "works", answer: "200" }, "2026-11-02", 0);
  expect(linksLockText([then])).toContain("/a  200  2026-11-02\n");
});

test("a copy in an archive that a person wrote down stays, whatever the answers are", () => {
  const [entry] = parseLinksLock(
    "https://example.org/a  200  2026-11-01  archive=https://web.archive.org/a\n",
  ).entries.values();
  const next = nextEntry(question, entry, { kind: "fails", answer: "404" }, "2026-11-02", 0);
  expect(linksLockText([next])).toContain("archive=https://web.archive.org/a");
});

test("what is written is what is read, for any address, day and fragment", () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);
  const addresses = fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).href);
  const entries = fc.record({
    address: addresses,
    answer: fc.constantFrom("200", "404", "timeout"),
    day: days,
    failures: fc.array(fc.record({ day: days, answer: fc.constantFrom("404", "no-host") }), { maxLength: 5 }),
    moved: fc.option(addresses, { nil: undefined }),
    lacks: fc.array(fc.record({ fragment: fc.string({ unit: "grapheme", minLength: 1 }), since: days }), {
      maxLength: 3,
    }),
    notBefore: fc.option(fc.constant("2026-12-01T13:00:00Z"), { nil: undefined }),
    archive: fc.option(addresses, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(entries, { selector: ({ address }) => address, maxLength: 5 }), (written) => {
      const { entries: read, problems } = parseLinksLock(linksLockText(written));
      expect(problems).toEqual([]);
      expect([...read.values()].map(({ line: _, ...entry }) => entry)).toEqual(
        written.toSorted((a, b) => (linksLockText([a]) < linksLockText([b]) ? -1 : 1)),
      );
    }),
    sampled(30),
  );
});

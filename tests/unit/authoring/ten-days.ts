/** Links of a site over ten days: pages that stay, move, are ill now and then, or go. */
import { expect } from "vitest";
import type { Question } from "../../../cli/authoring/links/ask-links.ts";
import { isDead } from "../../../cli/check/links/check-outbound-links.ts";
import { linksLockText, parseLinksLock } from "../../../cli/check/links/links-lock.ts";
import { nextEntry } from "../../../cli/check/links/next-entry.ts";
import { ask, page, serverThat } from "./link-servers.ts";

const kinds = ["works", "ill", "redirects", "circle", "huge", "gone", "closed"] as const;
type Kind = (typeof kinds)[number];

/** Of ten addresses, two are not as they should be on every day. */
const kindOf = (index: number): Kind =>
  index % 10 < 8 ? "works" : (kinds[1 + (Math.floor(index / 5) % (kinds.length - 1))] ?? "works");

/** Days, from 0, on which a page of that kind does not work for visitors; those that are gone go on the second. */
function failsOn(kind: Kind, day: number, index: number): boolean {
  if (kind === "ill") return (day + index) % 3 !== 0;
  if (kind === "circle") return (day + index) % 4 === 0;
  return (kind === "gone" || kind === "closed") && day > 0;
}

/** Every address that is dead is found by its third day, and no other one is ever called dead. */
export async function expectTenDays({
  sites,
  addresses,
}: {
  sites: number;
  addresses: number;
}): Promise<void> {
  let day = 0;
  const origins = await Promise.all(
    Array.from({ length: sites }, () =>
      serverThat(({ url = "" }, response) => {
        const [, name = "", number = "0"] = /^\/(\w+)\/(\d+)/.exec(url) ?? [];
        const kind = kinds.find((each) => each === name);
        const fails = kind !== undefined && failsOn(kind, day, Number(number));
        if (kind === undefined) response.writeHead(404).end();
        else if (!fails && kind === "redirects" && !url.endsWith("/new"))
          response.writeHead(302, { location: `${url}/new` }).end();
        else if (!fails) page(response, kind === "huge" ? `<h1>Huge</h1>${"x".repeat(300_000)}` : undefined);
        else if (kind === "circle") response.writeHead(302, { location: url }).end();
        else if (kind === "closed") response.destroy();
        else response.writeHead(kind === "gone" ? 404 : 503).end();
      }),
    ),
  );
  const questions: Question[] = Array.from({ length: addresses }, (_, index) => ({
    address: `${origins[index % sites]}/${kindOf(index)}/${index}`,
    fragments: new Set(index % 50 === 0 ? ["title"] : []),
  }));
  let lock = "";
  for (day = 0; day < 10; day++) {
    const date = `2026-11-${10 + day}`;
    const answers = await ask(questions);
    const { entries, problems } = parseLinksLock(lock);
    expect(problems).toEqual([]);
    lock = linksLockText(
      questions.flatMap((question) => {
        const answer = answers.get(question.address);
        return answer
          ? [nextEntry(question, entries.get(question.address), answer, date, Date.parse(date))]
          : [];
      }),
    );
    const now = parseLinksLock(lock).entries;
    const dead = questions.flatMap(({ address }, index) =>
      isDead(now.get(address)?.failures ?? []) ? [index] : [],
    );
    const expected = questions.flatMap((_, index) => {
      const kind = kindOf(index);
      return (kind === "gone" && day >= 2) || (kind === "closed" && day >= 3) ? [index] : [];
    });
    expect({ day, dead }).toEqual({ day, dead: expected });
  }
}

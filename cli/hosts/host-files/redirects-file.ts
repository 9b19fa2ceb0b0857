/** Text of an author's `_redirects` → its lines, and those that hosts cannot read. */
import type { LineProblem } from "./host-texts.ts";
import { isPattern } from "./path-pattern.ts";

type WrittenRedirect = {
  from: string;
  to: string;
  line: number;
  /** True: it holds for some visitors alone, by query, country or language. */
  isConditional: boolean;
};

export function parseRedirects(text: string): { redirects: WrittenRedirect[]; problems: LineProblem[] } {
  const redirects: WrittenRedirect[] = [];
  const problems: LineProblem[] = [];
  const first = new Map<string, number>();
  text.split("\n").forEach((written, index) => {
    const line = index + 1;
    // A hash within a word is a part of an address.
    const content = written.replace(/(^|\s)#.*$/, "").trim();
    if (content === "") return;
    const read = redirectOf(content.split(/\s+/), line);
    if ("message" in read) {
      problems.push(read);
      return;
    }
    redirects.push(read);
    const before = first.get(read.from);
    if (read.isConditional) return;
    if (before === undefined) first.set(read.from, line);
    else
      problems.push({
        line,
        message: `“${read.from}” is also on line ${before}, which takes effect`,
        expected: "one line for each address",
      });
  });
  return { redirects, problems };
}

const isAddress = /^(\/|[a-z][a-z0-9+.-]*:\/\/)/i;
const form = "/old /new 301";

/** `/from [query=:name] /to [status] [Country=x]`, as Netlify has it; Cloudflare knows the first two and the status. */
function redirectOf(words: readonly string[], line: number): WrittenRedirect | LineProblem {
  const [from = "", ...rest] = words;
  const problem = (message: string, expected = form): LineProblem => ({ line, message, expected });
  if (!isAddress.test(from))
    return problem(`“${from}” is not an address`, `an address that starts with /, as in ${form}`);
  if (from.split("*").length > 2) return problem(`“${from}” has more than one “*”`, "one, at the end");
  const place = rest.findIndex((word) => isAddress.test(word));
  const to = rest[place];
  if (to === undefined) return problem(`“${from}” has no target`);
  const queries = rest.slice(0, place);
  const [status, ...more] = rest.slice(place + 1);
  const isStatus = status !== undefined && /^[2-5]\d\d!?$/.test(status);
  const conditions = status === undefined || isStatus ? more : [status, ...more];
  const unknown = [...queries, ...conditions].find((word) => !/^[\w-]+=\S+$/.test(word));
  if (unknown !== undefined)
    return problem(
      unknown === status
        ? `“${unknown}” is not a status code`
        : `“${unknown}” is one word too many; an address with a space is written with %20`,
    );
  return { from, to, line, isConditional: queries.length + conditions.length > 0 };
}

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/redirects/. */
const mostExact = 2000;
const mostPatterns = 100;

/** The first line that Cloudflare would not read, and why. From the first pattern on, every line counts as one. */
export function beyondLimits(
  redirects: readonly { from: string }[],
): { index: number; limit: string } | undefined {
  const firstPattern = redirects.findIndex(({ from }) => isPattern(from));
  const exact = firstPattern === -1 ? redirects.length : firstPattern;
  if (exact > mostExact) return { index: mostExact, limit: `${mostExact} redirects` };
  return redirects.length - exact > mostPatterns
    ? { index: exact + mostPatterns, limit: `${mostPatterns} redirects from the first pattern on` }
    : undefined;
}

/** Files for hosts in `static/` (`_headers`, `_redirects`, `robots.txt`): lines that they cannot read, and limits that the site would go beyond. */

import { parseHeaders } from "../hosts/host-files/headers-file.ts";
import {
  HEADERS_FILE,
  type HostTexts,
  type LineProblem,
  REDIRECTS_FILE,
} from "../hosts/host-files/host-texts.ts";
import type { HeaderRule } from "../hosts/host-files/merged-headers.ts";
import { type Conflict, mergedHeaders, type SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { mergedRedirects, type OwnRedirect } from "../hosts/host-files/merged-redirects.ts";
import { beyondLimits, parseRedirects } from "../hosts/host-files/redirects-file.ts";
import type { Finding } from "../report/finding.ts";

type HostInputs = {
  texts: HostTexts;
  /** The tool's own rules; of their values, the length matters here. */
  headers: readonly HeaderRule[];
  redirects: readonly OwnRedirect[];
  addresses: SiteAddresses;
};

export function checkHostFiles({ texts, headers, redirects, addresses }: HostInputs): Finding[] {
  const written = parseHeaders(texts[HEADERS_FILE] ?? "");
  const lines = parseRedirects(texts[REDIRECTS_FILE] ?? "");
  const merged = mergedHeaders(headers, written.rules, addresses);
  return [
    ...written.problems.map((problem) => unreadable(HEADERS_FILE, problem)),
    ...lines.problems.map((problem) => unreadable(REDIRECTS_FILE, problem)),
    ...merged.conflicts.map(conflict),
    ...tooManyHeaders(written.rules.length, merged.rules.length, texts),
    ...tooManyRedirects(texts, redirects),
    ...tooLongHeaders(merged.rules),
  ];
}

function unreadable(name: string, { line, message, expected }: LineProblem): Finding {
  return {
    rule: "host-file-is-valid",
    file: `static/${name}`,
    place: { line, column: 1 },
    message,
    expected,
  };
}

function conflict({ line, name, path, isJoined }: Conflict): Finding {
  return {
    rule: "host-file-is-valid",
    file: `static/${HEADERS_FILE}`,
    place: { line, column: 1 },
    message: isJoined
      ? `hosts combine this “${name}” with the one that twsite sets for ${path}`
      : `twsite leaves “${name}” out for all of ${path}, because hosts would combine it with this one`,
    expected: isJoined ? "a path without a host" : `${path}, or a folder of pages, as the path`,
  };
}

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostHeaderRules = 100;

function tooManyHeaders(written: number, own: number, texts: HostTexts): Finding[] {
  if (written + own <= mostHeaderRules) return [];
  const isWritten = texts[HEADERS_FILE] !== undefined;
  return [
    {
      rule: "host-limits-are-kept",
      file: isWritten ? `static/${HEADERS_FILE}` : "site.yml",
      place: { line: 1, column: 1 },
      message: `_headers has ${written + own} rules, of which ${own} are twsite's; Cloudflare reads the first ${mostHeaderRules}`,
      expected: `at most ${mostHeaderRules - own} rules, or another host`,
    },
  ];
}

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000;

/** The policy, which names all hosts that the site uses. */
function tooLongHeaders(rules: readonly HeaderRule[]): Finding[] {
  const all = rules.flatMap(({ headers }) => headers);
  return all.flatMap(({ name, value }): Finding[] => {
    const { length } = `${name}: ${value}`;
    if (length <= longestLine) return [];
    const [written, most] = [length, longestLine].map((count) => count.toLocaleString("en-GB"));
    return [
      {
        rule: "host-limits-are-kept",
        file: "site.yml",
        place: { line: 1, column: 1 },
        message: `“${name}” of _headers has ${written} characters; Cloudflare reads at most ${most}`,
        expected: "fewer hosts in image_hosts, fonts and integrations, or another host",
      },
    ];
  });
}

function tooManyRedirects(texts: HostTexts, own: readonly OwnRedirect[]): Finding[] {
  const text = texts[REDIRECTS_FILE] ?? "";
  const all = parseRedirects(mergedRedirects(text, own)).redirects;
  const beyond = beyondLimits(all);
  const first = beyond && all[beyond.index];
  if (!beyond || !first) return [];
  const more = all.length - beyond.index - 1;
  return [
    {
      rule: "host-limits-are-kept",
      file: text === "" ? "site.yml" : `static/${REDIRECTS_FILE}`,
      place: { line: 1, column: 1 },
      message: `Cloudflare reads at most ${beyond.limit}, and not “${first.from}”${more > 0 ? ` and ${more} more` : ""}`,
      expected:
        text === ""
          ? "fewer redirects, or another host; the documents at the old addresses redirect anyway"
          : "fewer redirects, with those that have “*” or “:name” last",
    },
  ];
}

/** What a hostile author, or a careless one, may write: each calls `hit` with its number, or asks `evil.example` for something. */
import { breakouts, places } from "./breakouts.ts";
import { clobbering } from "./clobbering.ts";
import { drawings, mutations } from "./drawings.ts";
import { elements, handlers } from "./elements.ts";
import type { Make, Payload } from "./payload.ts";
import { carriers, schemes } from "./schemes.ts";
import { labelled, unclosed } from "./unclosed.ts";

type MakePayload = (call: string, host: string) => Payload;

const alone = (makes: readonly Make[]): MakePayload[] =>
  makes.map((make) => (call, host) => ({ markdown: make(call, host) }));

const inText = (makes: readonly Make[]): MakePayload[] =>
  makes.map((make) => (call, host) => ({
    markdown: `Text ${make(call, host).replaceAll("\n", " ")} text`,
  }));

/** By kind. The order is fixed. */
const kinds: Record<string, readonly MakePayload[]> = {
  "schemes in elements": schemes.flatMap((scheme) =>
    carriers.map(
      (carry): MakePayload =>
        (call, host) => ({ markdown: carry(scheme(call, host)) }),
    ),
  ),
  // The others are addresses of the site to Markdown, which lead to no page: an error.
  "schemes in Markdown": schemes
    .filter((scheme) => !/&#(0|1;|32;)/.test(scheme("", "")))
    .map(
      (scheme): MakePayload =>
        (call, host) => {
          const url = scheme(call, host);
          return { markdown: `[link](<${url}>) <${url}> [ref]\n\n[ref]: ${url}` };
        },
    ),
  handlers: alone(handlers),
  elements: alone(elements),
  "drawings and formulas": alone(drawings),
  mutations: alone(mutations),
  clobbering: alone(clobbering),
  "unclosed elements": alone(unclosed),
  "markup in labels": alone(labelled),
  "elements and mutations in a line": inText([...elements, ...mutations]),
  "texts in places": breakouts.flatMap((make) =>
    places.map(
      (place): MakePayload =>
        (call, host) =>
          place(make(call, host)),
    ),
  ),
};

/** All of them, each with the number that it calls. */
export function payloads(): Payload[] {
  return Object.values(kinds)
    .flat()
    .map((make, index) => make(`hit(${index})`, "https://evil.example"));
}

/** How many there are of each kind. */
export function payloadCounts(): Record<string, number> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, makes]) => [kind, makes.length]));
}

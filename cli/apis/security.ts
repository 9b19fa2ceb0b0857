/** Ways in which requests are authenticated. */
import { ownValue } from "../../schema/own-value.ts";
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import { code, plain } from "./markdown.ts";
import type { SecurityScheme } from "./openapi.ts";
import type { ApiOperation } from "./operations.ts";
import type { Reference } from "./schema-text.ts";

/** `API key `X-Key` in a header` */
export function schemeText(
  { type = "", name = "", in: place = "", scheme = "" }: SecurityScheme,
  words: ApiStrings,
): string {
  const places = { header: words.inHeader, query: words.inQuery, cookie: words.inCookie };
  const texts = {
    apiKey: `${fill(words.apiKey, { name: code(name) })} ${ownValue(places, place) ?? ""}`.trimEnd(),
    http: fill(words.httpScheme, { scheme: code(scheme.slice(0, 1).toUpperCase() + scheme.slice(1)) }),
    oauth2: "OAuth 2.0",
    openIdConnect: "OpenID Connect",
    mutualTLS: words.mutualTls,
  };
  return ownValue(texts, type) ?? plain(type);
}

/** The requirements of an operation as alternatives in Markdown; empty where it needs nothing. An unknown scheme has a finding. */
export function requirementsOf(
  { security }: ApiOperation,
  { schemes, files, words, folder }: Reference,
): string[] {
  return security.map((requirement) => {
    const all = Object.entries(requirement).map(([name, scopes]) => {
      const scheme = schemes.get(name);
      const message = `there is no security scheme “${name}”`;
      const expected = "a name from components.securitySchemes";
      if (!scheme)
        files.report([requirement, name], { rule: "api-reference-resolves", message, expected }, true);
      const needed = scopes.length === 0 ? "" : ` (${words.scopes} ${scopes.map(code).join(", ")})`;
      return `[${plain(name)}](${folder}/index.md)${scheme ? ` · ${schemeText(scheme, words)}` : ""}${needed}`;
    });
    return all.length === 0 ? words.noAuthentication : all.join(" + ");
  });
}

type Pairs = [name: string, value: string][];

/** The headers and the query of a request that has what the first requirement needs. */
export function credentialsOf(
  { security: [first = {}] }: ApiOperation,
  { schemes }: Reference,
): { headers: Pairs; query: Pairs } {
  const headers: Pairs = [];
  const query: Pairs = [];
  for (const scheme of Object.keys(first).map((name) => schemes.get(name))) {
    const { type, in: place, name = "" } = scheme ?? {};
    const isBasic = type === "http" && scheme?.scheme?.toLowerCase() === "basic";
    if (type === "apiKey" && place === "query") query.push([name, "YOUR_API_KEY"]);
    else if (type === "apiKey" && place === "header") headers.push([name, "YOUR_API_KEY"]);
    else if (type === "apiKey") headers.push(["Cookie", `${name}=YOUR_API_KEY`]);
    else if (scheme && type !== "mutualTLS")
      headers.push(["Authorization", isBasic ? "Basic YOUR_CREDENTIALS" : "Bearer YOUR_TOKEN"]);
  }
  return { headers, query };
}

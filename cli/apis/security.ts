/** Ways in which requests are authenticated. */
import { ownValue } from "../../schema/own-value.ts";
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import { code, plain } from "./markdown.ts";
import type { SecurityScheme } from "./openapi.ts";
import type { ApiOperation } from "./operations.ts";
import type { Reference } from "./schema-text.ts";

/** `API key `X-Key` in a header` */
export function schemeText(scheme: SecurityScheme, words: ApiStrings): string {
  switch (scheme.type) {
    case "apiKey": {
      const places = { header: words.inHeader, query: words.inQuery, cookie: words.inCookie };
      const place = ownValue(places, scheme.in ?? "");
      return [fill(words.apiKey, { name: code(scheme.name ?? "") }), ...(place ? [place] : [])].join(" ");
    }
    case "http": {
      const { scheme: name = "" } = scheme;
      return fill(words.httpScheme, { scheme: code(name.slice(0, 1).toUpperCase() + name.slice(1)) });
    }
    case "oauth2":
      return "OAuth 2.0";
    case "openIdConnect":
      return "OpenID Connect";
    case "mutualTLS":
      return words.mutualTls;
    default:
      return plain(scheme.type ?? "");
  }
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
  const used = Object.keys(first)
    .map((name) => schemes.get(name))
    .filter((scheme) => scheme !== undefined);
  const inQuery = ({ type, in: place }: SecurityScheme) => type === "apiKey" && place === "query";
  return {
    query: used.filter(inQuery).map(({ name = "" }) => [name, "YOUR_API_KEY"]),
    headers: used.flatMap((scheme): Pairs => {
      const { type, in: place, name = "" } = scheme;
      if (inQuery(scheme) || type === "mutualTLS") return [];
      if (type === "apiKey")
        return [place === "header" ? [name, "YOUR_API_KEY"] : ["Cookie", `${name}=YOUR_API_KEY`]];
      const isBasic = type === "http" && scheme.scheme?.toLowerCase() === "basic";
      return [["Authorization", isBasic ? "Basic YOUR_CREDENTIALS" : "Bearer YOUR_TOKEN"]];
    }),
  };
}

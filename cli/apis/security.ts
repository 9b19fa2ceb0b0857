/** Ways in which requests are authenticated. */

import { ownValue } from "../../schema/own-value.ts";
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import type { ApiFiles } from "./api-file.ts";
import { type At, below, type Located } from "./at.ts";
import { code, plain } from "./markdown.ts";
import { type OpenApi, type Operation, SecurityScheme } from "./openapi.ts";

type Schemes = ReadonlyMap<string, SecurityScheme>;

export function securitySchemes(document: OpenApi, file: string, files: ApiFiles): Schemes {
  const at: At = { file, path: ["components", "securitySchemes"] };
  return new Map(
    Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, value]) => {
      const found = files.follow({ value, at: below(at, name) }, SecurityScheme);
      return found ? [[name, found.value] as const] : [];
    }),
  );
}

/** `API key `X-Key` in a header` */
export function schemeText(scheme: SecurityScheme, words: ApiStrings): string {
  switch (scheme.type) {
    case "apiKey": {
      const places = { header: words.inHeader, query: words.inQuery, cookie: words.inCookie };
      const place = ownValue(places, scheme.in ?? "");
      return [fill(words.apiKey, { name: code(scheme.name ?? "") }), ...(place ? [place] : [])].join(" ");
    }
    case "http":
      return fill(words.httpScheme, { scheme: code(capitalised(scheme.scheme ?? "")) });
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
  operation: Located<Operation>,
  document: Located<OpenApi>,
  {
    schemes,
    files,
    words,
    overview,
  }: { schemes: Schemes; files: ApiFiles; words: ApiStrings; overview: string },
): string[] {
  const isOwn = operation.value.security !== undefined;
  const list = operation.value.security ?? document.value.security ?? [];
  const at = below(isOwn ? operation.at : document.at, "security");
  return list.flatMap((requirement, index) => {
    const all = Object.entries(requirement).map(([name, scopes]) => {
      const scheme = schemes.get(name);
      if (!scheme)
        files.report(
          below(at, index, name),
          {
            rule: "api-reference-resolves",
            message: `there is no security scheme “${name}”`,
            expected: "a name from components.securitySchemes",
          },
          true,
        );
      const needed = scopes.length === 0 ? "" : ` (${words.scopes} ${scopes.map(code).join(", ")})`;
      return `[${plain(name)}](${overview})${scheme ? ` · ${schemeText(scheme, words)}` : ""}${needed}`;
    });
    return all.length === 0 ? [words.noAuthentication] : [all.join(" + ")];
  });
}

/** The headers and the query of a request that has what the first requirement needs. */
export function credentialsOf(
  operation: Operation,
  document: OpenApi,
  schemes: Schemes,
): { headers: [string, string][]; query: [string, string][] } {
  const [first = {}] = operation.security ?? document.security ?? [];
  const headers: [string, string][] = [];
  const query: [string, string][] = [];
  for (const name of Object.keys(first)) {
    const scheme = schemes.get(name);
    if (scheme?.type === "apiKey" && scheme.in === "header")
      headers.push([scheme.name ?? "", "YOUR_API_KEY"]);
    else if (scheme?.type === "apiKey" && scheme.in === "query")
      query.push([scheme.name ?? "", "YOUR_API_KEY"]);
    else if (scheme?.type === "apiKey") headers.push(["Cookie", `${scheme.name}=YOUR_API_KEY`]);
    else if (scheme?.type === "http" && scheme.scheme?.toLowerCase() === "basic")
      headers.push(["Authorization", "Basic YOUR_CREDENTIALS"]);
    else if (scheme && scheme.type !== "mutualTLS") headers.push(["Authorization", "Bearer YOUR_TOKEN"]);
  }
  return { headers, query };
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

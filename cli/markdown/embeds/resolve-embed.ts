/** Address as a page names it → what is embedded: a frame of a declared provider, or a video of the site itself. */
import { protocolOf } from "../../../schema/allowed-elements.ts";
import type { Problem } from "../../report/finding.ts";
import { fillAddress, matchAddress } from "./match-address.ts";
import { type EmbedProvider, namedProviders, peertube } from "./providers.ts";

export type ResolvedEmbed =
  /** `page` is the provider's page, to which links lead. */
  { kind: "frame"; provider: string; page: string; frame: string } | { kind: "file"; page: string };

export type DeclaredEmbeds = {
  providers: readonly EmbedProvider[];
  /** True: videos of the site itself. */
  files: boolean;
};

/** `kind` is the name of the directive. */
export function resolveEmbed(
  kind: "video" | "embed",
  address: string,
  { providers, files }: DeclaredEmbeds,
): ResolvedEmbed | Problem {
  const protocol = protocolOf(address);
  if (protocol === undefined && !/^[\\/]{2}/.test(address)) return fileOf(kind, address, files);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "")
    return wrong(`“${address}” cannot be embedded`, "an address that starts with https://");
  const found = frameOf(address, providers);
  if (found) return found;
  const own = providers.find(({ pages }) => pages.some((page) => isSameHost(new URL(page), url)));
  if (own) return wrong(`“${address}” is not an address of ${own.name} to embed`, `${own.pages[0]}`);
  return undeclared(
    `“${url.host}” is not among the providers in integrations.embeds`,
    toDeclare(address, url),
  );
}

function fileOf(kind: "video" | "embed", address: string, files: boolean): ResolvedEmbed | Problem {
  if (kind === "embed" || !/\.(mp4|m4v|webm|ogv)(?:[?#]|$)/i.test(address))
    return wrong(
      `“${address}” cannot be embedded`,
      kind === "video"
        ? "a file .mp4 or .webm, or an address that starts with https://"
        : "an address that starts with https://",
    );
  if (files) return { kind: "file", page: address };
  return undeclared("videos of the site itself are not declared", declaration("files"));
}

function frameOf(address: string, providers: readonly EmbedProvider[]): ResolvedEmbed | undefined {
  for (const { name, pages, frame } of providers)
    for (const template of pages) {
      const values = matchAddress(template, address);
      if (values)
        return {
          kind: "frame",
          provider: name,
          page: fillAddress(pages[0] ?? template, values),
          frame: fillAddress(frame, values),
        };
    }
  return undefined;
}

/** The lines that a site lacks. */
function toDeclare(address: string, { host, pathname }: URL): string {
  for (const [name, provider] of Object.entries(namedProviders))
    if (frameOf(address, [provider])) return declaration(name);
  if (/^\/(w|videos\/(watch|embed))\/[^/]+\/?$/.test(pathname) && frameOf(address, [peertube(host)]))
    return declaration(`{ peertube: ${host} }`);
  return `${declaration(`{ name: …, page: "https://${host}/{id}", frame: … }`)}`;
}

function declaration(provider: string): string {
  return `in site.yml: integrations: { embeds: [${provider}] }`;
}

function isSameHost(one: URL, other: URL): boolean {
  return one.host.replace(/^www\./, "") === other.host.replace(/^www\./, "");
}

function wrong(message: string, expected: string): Problem {
  return { rule: "directive-is-well-formed", message, expected };
}

function undeclared(message: string, expected: string): Problem {
  return { rule: "embed-provider-is-declared", message, expected };
}

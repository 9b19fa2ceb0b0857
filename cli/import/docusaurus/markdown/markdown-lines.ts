/** Lines of Markdown that an import writes: fences of directives and of code, files to include, videos. */
import { knownProviders, type Provider } from "../../../../schema/integrations/embeds.ts";
import { matchAddress } from "../../../markdown/embeds/match-address.ts";
import { namedProviders, peertube } from "../../../markdown/embeds/providers.ts";

export type DirectiveBlock = {
  name: string;
  label?: string | undefined;
  attributes?: string | undefined;
  /** The start of the content, if it is not after the opening tag: below a `<summary>`. */
  from?: number | undefined;
  /** Text of a block whose element has no content. */
  content?: string | undefined;
};

/** `:::tab[Label]{…}` */
export function fenceOf({ name, label, attributes }: DirectiveBlock, colons: number): string {
  const written = label === undefined || label === "" ? "" : `[${label.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;
  return `${":".repeat(colons)}${name}${written}${attributes ?? ""}`;
}

export type Video = {
  title: string;
  /** Address of a page of a provider, or of a file. */
  url: string;
  /** Addresses of a picture and of captions that are there. */
  poster?: string | undefined;
  captions?: string | undefined;
};

/** The provider of a video; undefined if the new site cannot embed it. `isThere`: the address is a file of the site. */
export function providerOf(url: string, isThere: boolean): Provider | undefined {
  for (const name of knownProviders)
    if (name !== "files" && namedProviders[name].pages.some((page) => matchAddress(page, url))) return name;
  if (isThere && /\.(mp4|m4v|webm|ogv)$/i.test(url)) return "files";
  const [, host] = /^https:\/\/([\w.-]+)\/videos\/embed\/[\w-]+/.exec(url) ?? [];
  const isPeerTube = host !== undefined && peertube(host).pages.some((page) => matchAddress(page, url));
  return isPeerTube ? { peertube: host } : undefined;
}

export function videoLine({ title, url, poster, captions }: Video): string {
  const attributes = Object.entries({ src: url, poster, captions }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replaceAll('"', "%22")}"`],
  );
  return `::video[${title.replace(/(?<!\\)[[\]]/g, "\\$&")}]{${attributes.join(" ")}}`;
}

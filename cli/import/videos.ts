/** Videos and frames of other sites → videos that a page here shows, or their titles and addresses for a link. */
import { knownProviders, type Provider } from "../../schema/integrations/embeds.ts";
import { matchAddress } from "../markdown/embeds/match-address.ts";
import { namedProviders, peertube } from "../markdown/embeds/providers.ts";
import { type Attribute, type Element, innerText } from "./mdx/elements.ts";

export type Embed = {
  title: string;
  url: string;
  /** Addresses as written. */
  poster: string | undefined;
  captions: string | undefined;
};

/** Elements that show what another address has. */
const players: ReadonlySet<string> = new Set(["iframe", "video", "audio"]);

const tags = new Set([...players, "embed", "object"]);
const youTube =
  /^(LiteYouTubeEmbed|LiteYoutubeEmbed|YouTube|Youtube|YouTubeEmbed|YoutubeEmbed|YouTubeVideo|YoutubeVideo|YouTubePlayer|lite-youtube)$/;
const components =
  /^(ReactPlayer|Video|VideoPlayer|Vimeo|VimeoPlayer|VideoEmbed|EmbedVideo|VideoContainer|Player|Iframe|IFrame|CodeSandbox|StackBlitz|Loom|LoomVideo)$/;

type AddressOf = (attribute: Attribute | undefined) => string | undefined;

/** The embed of an element of `body`; undefined for other elements, and if the page does not contain the address. */
export function embedOf(element: Element, body: string, addressOf: AddressOf): Embed | undefined {
  const { name, open } = element;
  const isYouTube = youTube.test(name);
  if (!tags.has(name) && !components.test(name) && !isYouTube) return undefined;
  const text = (...keys: string[]): string | undefined => {
    for (const key of keys) {
      const found = addressOf(open.attributes.get(key));
      if (found !== undefined && found !== "") return found;
    }
    return undefined;
  };
  const source = element.children.find((child) => child.name === "source");
  const inSource = source && addressOf(source.open.attributes.get("src"));
  const written =
    text("src", "url", "link", "href", "data", "embedUrl") ??
    inSource ??
    (isYouTube ? text("id", "videoId", "videoid", "youTubeId", "youtubeId", "embedId", "video") : undefined);
  const id = written ?? (/Vimeo/.test(name) ? text("id", "videoId", "video") : undefined);
  if (id === undefined) return undefined;
  const isAddress = /^(https?:)?\/\/|^[./@]|\.[a-z0-9]{2,4}$/i.test(id) || id.includes("/");
  const url = isAddress
    ? embedAddress(id)
    : isYouTube
      ? `https://www.youtube.com/watch?v=${id}`
      : `https://vimeo.com/${id}`;
  if (!isAddress && !isYouTube && !/Vimeo/.test(name)) return undefined;
  const said = text("title", "alt", "aria-label", "name", "caption") ?? fallbackText(element, body);
  const track = element.children.find((child) => child.name === "track");
  return {
    title:
      said?.replace(/\s+/g, " ").replaceAll("<", "&lt;") ??
      url.replace(/^https?:\/\/(www\.)?|^(?!https?:).*\//, ""),
    url,
    poster: text("poster"),
    captions: track && addressOf(track.open.attributes.get("src")),
  };
}

/** `https://www.youtube.com/embed/x?start=3` → `https://www.youtube.com/watch?v=x` */
function embedAddress(url: string): string {
  const [, id] = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url) ?? [];
  if (id !== undefined && id !== "videoseries") return `https://www.youtube.com/watch?v=${id}`;
  const [, vimeo] = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url) ?? [];
  if (vimeo !== undefined) return `https://vimeo.com/${vimeo}`;
  return url.startsWith("//") ? `https:${url}` : url;
}

type Video = {
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

/** The element of HTML that shows the same. */
export function frameTag({ title, url, poster }: Embed): string {
  const name = /\.(mp4|m4v|webm|ogv)$/i.test(url) ? "video" : "iframe";
  const attributes = Object.entries({ src: url, title, poster }).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value.replaceAll('"', key === "title" ? "&quot;" : "%22")}"`],
  );
  return `<${name}${attributes.join("")}></${name}>`;
}

export function linkNow(name: string): string {
  return `<${name}> is a link now: pages show only videos of the site and of known providers`;
}

/** The fallback text for browsers without video, if it is plain text. */
function fallbackText(element: Element, body: string): string | undefined {
  const text = innerText(body, element)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" || /[{}]/.test(text) || /does ?n[o']t support|not supported/i.test(text)
    ? undefined
    : text;
}

/** Those that `site.yml` of the new site declares, by name. */
export type Providers = Map<string, Provider>;

export function addProvider(providers: Providers, provider: Provider): void {
  providers.set(typeof provider === "string" ? provider : JSON.stringify(provider), provider);
}

/** By name, so that each import gives the same order. */
export function declaredEmbeds(providers: Providers): { embeds?: Provider[] } {
  const sorted = [...providers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, provider]) => provider);
  return sorted.length > 0 ? { embeds: sorted } : {};
}

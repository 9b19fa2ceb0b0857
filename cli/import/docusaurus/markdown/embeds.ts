/** Videos and frames of other sites → links with their titles, which go to the page that shows them. */
import { type Element, innerText } from "../../mdx/elements.ts";
import { providerOf } from "./markdown-lines.ts";
import { addressIn, type MdxPage } from "./page.ts";

export type Embed = {
  title: string;
  url: string;
  /** Addresses as written. */
  poster: string | undefined;
  captions: string | undefined;
};

/** Elements that show what another address has. */
export const players: ReadonlySet<string> = new Set(["iframe", "video", "audio"]);

const tags = new Set([...players, "embed", "object"]);
const youTube =
  /^(LiteYouTubeEmbed|LiteYoutubeEmbed|YouTube|Youtube|YouTubeEmbed|YoutubeEmbed|YouTubeVideo|YoutubeVideo|YouTubePlayer|lite-youtube)$/;
const components =
  /^(ReactPlayer|Video|VideoPlayer|Vimeo|VimeoPlayer|VideoEmbed|EmbedVideo|VideoContainer|Player|Iframe|IFrame|CodeSandbox|StackBlitz|Loom|LoomVideo)$/;

/** The embed of an element; undefined for other elements, and if the page does not contain the address. */
export function embedOf(element: Element, page: MdxPage): Embed | undefined {
  const { name, open } = element;
  const isYouTube = youTube.test(name);
  if (!tags.has(name) && !components.test(name) && !isYouTube) return undefined;
  const text = (...keys: string[]): string | undefined => {
    for (const key of keys) {
      const found = addressIn(open.attributes.get(key), page);
      if (found !== undefined && found !== "") return found;
    }
    return undefined;
  };
  const source = element.children.find((child) => child.name === "source");
  const inSource = source && addressIn(source.open.attributes.get("src"), page);
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
  const said = text("title", "alt", "aria-label", "name", "caption") ?? fallbackText(element, page);
  const track = element.children.find((child) => child.name === "track");
  return {
    title: said ?? url.replace(/^https?:\/\/(www\.)?|^@site\/.*\//, ""),
    url,
    poster: text("poster"),
    captions: track && addressIn(track.open.attributes.get("src"), page),
  };
}

/** `https://www.youtube.com/embed/x?start=3` → `https://www.youtube.com/watch?v=x` */
export function embedAddress(url: string): string {
  const [, id] = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url) ?? [];
  if (id !== undefined && id !== "videoseries") return `https://www.youtube.com/watch?v=${id}`;
  const [, vimeo] = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url) ?? [];
  if (vimeo !== undefined) return `https://vimeo.com/${vimeo}`;
  return url.startsWith("//") ? `https:${url}` : url;
}

/** True for a video that the new site can show, which is the only thing that pages embed. */
export function isEmbeddable(url: string, isThere: (url: string) => boolean): boolean {
  return providerOf(url, isThere(url)) !== undefined;
}

export function linkNow(name: string): string {
  return `<${name}> is a link now: pages show only videos of the site and of known providers`;
}

/** The fallback text for browsers without video, if it is plain text. */
function fallbackText(element: Element, { body }: MdxPage): string | undefined {
  const text = innerText(body, element)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" || /[{}]/.test(text) || /does ?n[o']t support|not supported/i.test(text)
    ? undefined
    : text;
}

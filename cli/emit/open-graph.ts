/** Link preview of a page: Open Graph (https://ogp.me), and the card that X reads beside it. */
import { voidTag } from "./tags.ts";

export type OpenGraphProps = {
  type: "website" | "article" | "profile";
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Absolute. */
  url?: string | undefined;
  siteName: string;
  /** Language tag of the page, and those of its real translations without itself. */
  language: string;
  otherLanguages: string[];
  /** Absolute, from the page or the site. */
  image?:
    | { url: string; alt?: string | undefined; width?: number | undefined; height?: number | undefined }
    | undefined;
  /** For a post. Dates in ISO 8601; authors are addresses of their pages, or names. */
  article?:
    | { published: string; modified?: string | undefined; authors: string[]; tags: string[] }
    | undefined;
};

/** Its tags, in order. */
export function openGraphHtml(page: OpenGraphProps): string {
  const { image, article } = page;
  const properties: [string, string | number | undefined][] = [
    ["og:type", page.type],
    ["og:title", page.title],
    ["og:description", page.description || undefined],
    ["og:url", page.url],
    ["og:site_name", page.siteName],
    ["og:locale", underscored(page.language)],
    ...page.otherLanguages.map((tag): [string, string] => ["og:locale:alternate", underscored(tag)]),
    ["og:image", image?.url],
    ["og:image:width", image?.width],
    ["og:image:height", image?.height],
    ["og:image:alt", image?.alt],
    ["article:published_time", article?.published],
    ["article:modified_time", article?.modified],
    ...(article?.authors ?? []).map((author): [string, string] => ["article:author", author]),
    ...(article?.tags ?? []).map((tag): [string, string] => ["article:tag", tag]),
  ];
  const tags = properties.map(([property, content]) =>
    content === undefined ? "" : voidTag("meta", { property, content }),
  );
  const card = image ? "summary_large_image" : "summary";
  return `${tags.join("")}${voidTag("meta", { name: "twitter:card", content: card })}`;
}

/** `en-GB` → `en_GB`. */
function underscored(tag: string): string {
  return tag.replaceAll("-", "_");
}

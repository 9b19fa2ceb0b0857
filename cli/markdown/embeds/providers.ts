/** Providers of embedded content: the addresses of their pages, and of what a frame shows. */
import type { Provider } from "../../../schema/integrations/embeds.ts";

export type EmbedProvider = {
  name: string;
  /** Addresses of a page, the first being the one that links lead to; parts that differ are names in braces. */
  pages: readonly string[];
  /** Address in the frame. */
  frame: string;
};

const youtube: EmbedProvider = {
  name: "YouTube",
  pages: [
    "https://www.youtube.com/watch?v={id}",
    "https://youtu.be/{id}",
    "https://www.youtube.com/shorts/{id}",
    "https://www.youtube.com/live/{id}",
    "https://www.youtube.com/embed/{id}",
    "https://www.youtube-nocookie.com/embed/{id}",
    "https://m.youtube.com/watch?v={id}",
  ],
  frame: "https://www.youtube-nocookie.com/embed/{id}?autoplay=1",
};

const vimeo: EmbedProvider = {
  name: "Vimeo",
  pages: ["https://vimeo.com/{id}", "https://player.vimeo.com/video/{id}"],
  frame: "https://player.vimeo.com/video/{id}?autoplay=1&dnt=1",
};

export function peertube(host: string): EmbedProvider {
  return {
    name: host,
    pages: [
      `https://${host}/w/{id}`,
      `https://${host}/videos/watch/{id}`,
      `https://${host}/videos/embed/{id}`,
    ],
    frame: `https://${host}/videos/embed/{id}?autoplay=1`,
  };
}

/** Those that a site can declare by name alone. */
export const namedProviders = { youtube, vimeo } as const;

export function embedProviders(declared: readonly Provider[]): EmbedProvider[] {
  return declared.flatMap((provider) => {
    if (provider === "files") return [];
    if (typeof provider === "string") return [namedProviders[provider]];
    if ("peertube" in provider) return [peertube(provider.peertube)];
    return [{ name: provider.name, pages: [provider.page], frame: provider.frame }];
  });
}

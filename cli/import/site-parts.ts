/** Parts that sites of several tools have alike: the head of the home page, links to social networks, entries of menus. */
import { selectAll } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import * as z from "zod";
import type { HomeBlock } from "../../schema/home.ts";
import { parseFragment } from "../markdown/html/parse-html.ts";
import { isRecord, recordsOf } from "./is-record.ts";
import type { OldEntry, OldSite } from "./old-site.ts";

/** The origin of a site whose old one says none. Texts link to example.com itself, which would look like links to the site. */
export const unknownOrigin = "https://your-site.example.com";

/** A value that is left out where it is of another kind. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

export const text = maybe(z.string());
export const list = maybe(z.array(z.unknown()));

type Head = {
  tagline: readonly (string | undefined)[];
  actions: readonly { label: string; to: string }[];
  picture?: HomeBlock["picture"] | undefined;
  features: readonly { title: string; text: string; to?: string | undefined }[];
};

const mostActions = 2;

/** The head of a home page. Features without a link and further buttons become text of the page. */
function homeOf({ tagline, actions, picture, features }: Head): { home: HomeBlock; text: string } {
  const [first, second] = actions;
  const linked = features.flatMap(({ to, ...feature }) =>
    to === undefined || feature.text === "" ? [] : [{ ...feature, to }],
  );
  const rest = features.filter(({ to, text: details }) => to === undefined || details === "");
  return {
    home: {
      ...(tagline.some(Boolean) && { tagline: sentences(tagline) }),
      ...(first && { action: second ? [first, second] : first }),
      ...(picture && { picture }),
      features: linked,
    },
    text: [
      ...actions.slice(mostActions).map(({ label, to }) => `::button[${label}]{to="${to}"}`),
      ...rest.map(({ title, text: details, to }) =>
        [`## ${to === undefined ? title : `[${title}](${to})`}`, details].filter(Boolean).join("\n\n"),
      ),
    ]
      .map((block) => `${block}\n`)
      .join("\n"),
  };
}

type Hero = {
  /** As it is written: `actions` with a text and a link, and an image. */
  hero: Readonly<Record<string, unknown>>;
  taglines: readonly unknown[];
  /** `title`, `details` and `link`. */
  features?: unknown;
  /** The address of a link, and that of a picture that is served. */
  to?(link: string): string;
  served(picture: string): string | undefined;
};

/** The head of a home page as VitePress and Starlight write it. */
export function homeOfHero({ hero, taglines, features, to = (link) => link, served }: Hero) {
  const linkIn = ({ link }: Readonly<Record<string, unknown>>) => {
    const address = shownText(link);
    return address === undefined ? undefined : to(address);
  };
  const image = isRecord(hero.image) ? hero.image : { src: hero.image };
  const picture = [image.file, image.src, image.light].map(shownText).find((path) => path !== undefined);
  const file = picture === undefined ? undefined : served(picture)?.replace(/^\//, "");
  return homeOf({
    tagline: taglines.map(shownText),
    actions: recordsOf(hero.actions).flatMap((action) => {
      const [label, address] = [shownText(action.text), linkIn(action)];
      return label === undefined || address === undefined ? [] : [{ label, to: address }];
    }),
    picture: file === undefined ? undefined : { file, alt: shownText(image.alt) ?? "" },
    features: recordsOf(features).flatMap((feature) => {
      const title = shownText(feature.title);
      const details = shownText(feature.details) ?? "";
      return title === undefined ? [] : [{ title, text: details, to: linkIn(feature) }];
    }),
  });
}

/** A text without elements; undefined without any. */
export function shownText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? withoutTags(value) : undefined;
}

/** `Fast`, `Made for docs.` → `Fast. Made for docs.` */
function sentences(parts: Head["tagline"]): string {
  return parts
    .flatMap((part) => part?.trim() || [])
    .reduce((before, part) => `${before}${/\p{P}$/u.test(before) ? "" : "."} ${part}`);
}

/** The last line of each page is text here: its links, of HTML or Markdown, are in a column with others. */
export function footerOf(line = "", links: readonly OldEntry[] = []): OldSite["footer"] {
  const html = line.replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>');
  const named = selectAll("a[href]", parseFragment(html)).map(
    (link): OldEntry => ({
      label: plainText(link).trim(),
      to: String(link.properties.href),
    }),
  );
  const items = [...links, ...named.filter(({ label }) => label !== "")];
  return { copyright: withoutTags(html), ...(items.length > 0 && { columns: [{ items }] }) };
}

const networks: ReadonlyMap<string, string> = new Map(
  "Bluesky CodePen Codeberg Discord Facebook Farcaster Figma GitHub GitLab Gitter Instagram LinkedIn Mastodon Matrix NPM OpenCollective Patreon Pinterest Reddit RSS Signal Slack StackOverflow Telegram Threads TikTok Twitch Twitter X YouTube Zulip"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

export function isNetwork(name: string): boolean {
  return networks.has(name.toLowerCase());
}

/** Links to networks, named after their icon or their host where they have no label. */
export function socialLinks(
  links: readonly { label?: string | undefined; icon?: unknown; to?: string | undefined }[],
): OldEntry[] {
  return links.flatMap(({ label, icon, to }): OldEntry[] => {
    if (to === undefined) return [];
    return [
      {
        label: label ?? (typeof icon === "string" ? networkName(icon) : new URL(to, "https://x").hostname),
        to,
      },
    ];
  });
}

/** `github` → `GitHub` */
export function networkName(icon: string): string {
  const name = icon.replace(/^.*:/, "").replace(/[-.].*$/, "");
  return networks.get(name.toLowerCase()) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The text alone, in one line: labels and texts of configuration may have elements and entities of HTML. */
export function withoutTags(html: string): string {
  return plainText(parseFragment(html)).replace(/\s+/g, " ").trim();
}

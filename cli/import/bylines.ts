/** Authors and tags: entries of the files that declare them, and those that posts and docs name on their own. */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Author } from "../../schema/authors.ts";
import { ownValue } from "../../schema/own-value.ts";
import { localeHome, routeUnder, withoutSlash } from "../../schema/paths.ts";
import type { Tag } from "../../schema/tags.ts";
import type { Place } from "../report/finding.ts";
import { isRecord, recordOf, textOf, textsOf, valueAt } from "./is-record.ts";
import type { Note } from "./note.ts";
import type { ConvertedPage } from "./old-links.ts";
import type { OldSite } from "./old-site.ts";
import { networkName } from "./site-parts.ts";
import type { Keyed } from "./source-yaml.ts";

/** An entry of authors.yml in Docusaurus → an entry of this tool. `placeOf` gives the place of a key. */
export function authorOf(
  key: string,
  value: unknown,
  { file, placeOf, notes }: { file: string; placeOf: (name: string) => Place | undefined; notes: Note[] },
): Author | undefined {
  if (!isRecord(value)) return undefined;
  // Without the author's name, so that what many have in common is one line of the report.
  const note = (name: string, message: string, instead?: string) =>
    notes.push({ cause: "byline", file, place: placeOf(name), message: `an author's ${message}`, instead });
  const text = (name: string): string | undefined => textOf(ownValue(value, name));
  const image = text("image_url") ?? text("imageURL");
  const isLocal = image?.startsWith("/") && !image.startsWith("//");
  const isElsewhere = image !== undefined && /^https:/.test(image) && URL.canParse(image);
  if (image !== undefined && !isLocal && !isElsewhere)
    note("image_url", "picture cannot be found and is not imported", "put it in static/ and set image");
  if (isElsewhere) {
    const instead = "to serve it yourself, put it in static/ and set image";
    note("image_url", "picture stays on another host, which site.yml declares in image_hosts", instead);
  }
  const socials = recordOf(value.socials);
  const accounts = accountsOf(socials);
  const hasAccounts = Object.keys(accounts).length > 0;
  if (Object.keys(socials).length > Object.keys(accounts).length)
    note("socials", "accounts of networks without a known address are not imported");
  const url = text("url");
  const isUrl = url !== undefined && URL.canParse(url);
  if (url !== undefined && !isUrl) note("url", "address is not valid and is not imported");
  if (value.email !== undefined) note("email", "e-mail address is not imported");
  const permalink = textOf(valueAt(value, "page", "permalink"))?.replace(/^\/+/, "") ?? kebabCase(key);
  return {
    name: text("name") ?? key,
    ...(text("title") && { title: text("title") }),
    ...(text("description") && { description: text("description") }),
    ...(isUrl && { url }),
    ...(image !== undefined && (isLocal || isElsewhere) && { image: isLocal ? image.slice(1) : image }),
    ...(hasAccounts && { accounts }),
    ...(permalink !== new GithubSlugger().slug(key) && { permalink }),
  };
}

/** An entry of tags.yml, or a tag that is declared where it is used. */
export function tagOf(key: string, value: unknown, isDeclared: boolean): Tag {
  const text = (name: string): string | undefined => textOf(valueAt(value, name));
  const label = text("label") ?? (isDeclared ? key.charAt(0).toUpperCase() + key.slice(1) : key);
  const permalink = (text("permalink") ?? kebabCase(isDeclared ? key : label)).replace(/^\/+|\/+$/g, "");
  return {
    ...(label !== key && { label }),
    ...(text("description") && { description: text("description") }),
    ...(permalink !== new GithubSlugger().slug(key) && permalink !== "" && { permalink }),
  };
}

/** `C#`, `C++` and `.NET` → `C sharp`, `Cpp`, `dot NET`: in addresses, signs would make other tags of them. */
function spelled(label: string): string {
  return label
    .replace(/(?<=[\p{L}\p{N}])#/gu, " sharp")
    .replace(/(?<=[\p{L}\p{N}+])\+/gu, "p")
    .replace(/(?<![\p{L}\p{N}])\.(?=\p{L})/gu, "dot ");
}

/** Names tags of front matter by key, and adds those that no file declares. `areApart`: tags whose signs differ have pages of their own. */
export function tagKeys(value: unknown, declared: Map<string, Tag>, areApart = false): string[] {
  const keys = (Array.isArray(value) ? value : []).flatMap((tag: unknown): string[] => {
    const label = isRecord(tag) ? tag.label : tag;
    if (!["string", "number", "boolean"].includes(typeof label) || label === "") return [];
    const key = String(label);
    if (declared.has(key)) return [key];
    const entry = tagOf(
      key,
      isRecord(tag) ? tag : { ...(areApart && { permalink: kebabCase(spelled(key)) }) },
      false,
    );
    const others = new Map([...declared].map(([other, known]) => [addressOf(other, known), other]));
    const same = others.get(addressOf(key, entry));
    // Spellings of one tag are one, which has the label of the first.
    if (same !== undefined && (!areApart || signsOf(same) === signsOf(key))) return [same];
    const slug = addressOf(key, entry);
    let count = 2;
    while (same !== undefined && others.has(`${slug}-${count}`)) count++;
    declared.set(key, same === undefined ? entry : { ...entry, permalink: `${slug}-${count}` });
    return [key];
  });
  return [...new Set(keys)];
}

/** The last part of the address of its page; on some systems files differ in more than their capitals. */
function addressOf(key: string, { permalink }: Tag): string {
  return (permalink ?? new GithubSlugger().slug(key)).toLowerCase();
}

/** The letters and signs of a tag, whatever is between them. */
function signsOf(label: string): string {
  return spelled(label)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\s_-]+/gu, "");
}

type Bylines = { tags: ReadonlyMap<string, Tag>; authors: ReadonlyMap<string, Author> };

/** Lists of old pages → those of the docs, else of the blog; the home page where nothing is listed. */
export function listRedirects(
  { lists = [], locales: [source, ...others], blog }: OldSite,
  pages: readonly ConvertedPage[],
  declared: Bylines,
): { from: string; to: string }[] {
  const docs = pages.filter(({ area }) => area === "docs");
  return lists.flatMap(({ address, of, name }) => {
    const { id } = others.find(({ prefix }) => address.startsWith(`${prefix}/`)) ?? source;
    const translated = new Set(docs.flatMap((page) => (page.locale === id ? page.name : [])));
    const isInDocs = docs.some(({ locale, data, name: path }) => {
      const isShown = locale === id || (locale === source.id && !translated.has(path));
      return isShown && of === "tags" && tagsIn(data).some((tag) => tag === (name ?? tag));
    });
    const known = of === "posts" ? new Map<string, Tag>() : declared[of];
    const isInBlog = of === "posts" || (name === undefined ? known.size > 0 : known.has(name));
    const root = isInDocs ? "/" : isInBlog ? blog?.path : undefined;
    const slug = name === undefined ? "" : (known.get(name)?.permalink ?? new GithubSlugger().slug(name));
    const path = root === undefined ? "/" : posix.join(root, of === "posts" ? "" : of, slug);
    const to = routeUnder(localeHome(id, source.id), path.replace(/(.)\/$/, "$1"));
    const from = encodeURI(address).replaceAll("#", "%23");
    return withoutSlash(from) === to ? [] : [{ from, to }];
  });
}

/** Tags and categories of front matter. */
export function tagsIn(data: Keyed): string[] {
  return ["tags", "tag", "categories", "category"].flatMap((key) => textsOf(ownValue(data, key)) ?? []);
}

/** Names authors of front matter by key, and adds those that are described in place. */
export function authorNames(
  { data, file, placeOf }: { data: Keyed; file: string; placeOf(name: string): Place | undefined },
  declared: Map<string, Author>,
  notes: Note[],
): string[] {
  const old = data.author ?? data.authorTitle;
  const authors: unknown[] =
    old === undefined
      ? [data.authors ?? []].flat()
      : [
          {
            name: data.author,
            title: data.author_title ?? data.authorTitle,
            url: data.author_url ?? data.authorURL,
            image_url: data.author_image_url ?? data.authorImageURL,
          },
        ];
  return authors.flatMap((author): string[] => {
    if (typeof author === "string" && author.trim() !== "") {
      if (declared.has(author)) return [author];
      declared.set(author, { name: author });
      notes.push({
        cause: "byline",
        file,
        place: placeOf("authors"),
        message: `the author “${author}” is not in an authors file, so only the name is imported`,
        subject: author,
      });
      return [author];
    }
    if (!isRecord(author)) return [];
    const named = String(author.name ?? author.title ?? "author");
    const key = typeof author.key === "string" ? author.key : kebabCase(named) || named;
    // Keys of an author have no known place, so notes point at “authors”.
    const place = (name: string) => placeOf(name) ?? placeOf("authors") ?? placeOf("author");
    const known = declared.get(key);
    const entry = authorOf(key, author, { file, placeOf: place, notes: known ? [] : notes });
    if (entry && !known) declared.set(key, entry);
    const others = Object.keys(author).filter((name) => name !== "key");
    if (typeof author.key === "string" && known && others.length > 0)
      notes.push({
        cause: "byline",
        file,
        place: place(""),
        message: `author “${key}”: what only this post says about the author is not imported: ${others.join(", ")}`,
      });
    return [key];
  });
}

/** `Release Notes` → `release-notes`: how Docusaurus makes addresses of tags and authors. */
function kebabCase(text: string): string {
  const plain = text.normalize("NFD").replace(/[\p{M}'’]/gu, "");
  return (plain.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+/gu) ?? [])
    .join("-")
    .toLowerCase();
}

/** Addresses of accounts, up to the name of the account. */
const hosts: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  gitlab: "https://gitlab.com/",
  x: "https://x.com/",
  twitter: "https://x.com/",
  linkedin: "https://www.linkedin.com/in/",
  bluesky: "https://bsky.app/profile/",
  instagram: "https://www.instagram.com/",
  threads: "https://www.threads.net/@",
  mastodon: "https://mastodon.social/@",
  twitch: "https://twitch.tv/",
  youtube: "https://www.youtube.com/@",
  stackoverflow: "https://stackoverflow.com/users/",
};

/** `{ github: "ann" }` → `{ GitHub: "https://github.com/ann" }`. */
function accountsOf(socials: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(socials).flatMap(([name, account]): [string, string][] => {
      if (typeof account !== "string" || account === "") return [];
      if (/^https?:/.test(account)) return URL.canParse(account) ? [[networkName(name), account]] : [];
      const host = ownValue(hosts, name);
      const isName = host !== undefined && /^@?[\w./-]+$/.test(account);
      return isName ? [[networkName(name), host + account.replace(/^@/, "")]] : [];
    }),
  );
}

/** The host of a picture that is not a file of the site. */
export function pictureHosts(authors: ReadonlyMap<string, Author>): string[] {
  return [...authors.values()].flatMap(({ image = "" }) =>
    /^https:/.test(image) ? [new URL(image).host] : [],
  );
}

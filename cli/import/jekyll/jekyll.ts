/** Jekyll: `_config.yml`, pages, posts and collections, with their addresses. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { LocaleId } from "../../../schema/text.ts";
import { includeLimit } from "../included-text.ts";
import { recordOf, textOf, textsOf, valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { asBlock, countedIds } from "../source-lines.ts";
import { isOtherContent, leftPages, pagesBelow, placeIn, staticsBelow, stemOf } from "../source-pages.ts";
import { type Keyed, readMap } from "../source-yaml.ts";
import { addressesOf, addressOf, type Collections, type JekyllPage, namedAddresses } from "./addresses.ts";
import { withoutKramdown } from "./kramdown.ts";
import { liquidText } from "./liquid.ts";
import { navigationOf } from "./navigation.ts";
import { dataOf, defaultsFor, ownData, postName } from "./site-data.ts";

const configurations = ["_config.yml", "_config.yaml"];

export const jekyll: Dialect = {
  id: "jekyll",
  name: "Jekyll",
  marks: "_config.yml with a Gemfile, _posts/ or _layouts/, _posts/ with _layouts/ or _includes/",
  recognise: (source) => {
    const file = source.firstFile(configurations);
    const has = (...marks: string[]) => marks.some((mark) => source.isInside(mark));
    if (file === undefined) return has("_posts") && has("_layouts", "_includes") ? "_posts/" : undefined;
    if (has("_posts", "_layouts", "_includes", "_data", "Gemfile")) return file;
    const config = source.textOrNote(file) ?? "";
    return /^(?:theme|remote_theme|plugins|permalink|kramdown|markdown|baseurl):/m.test(config)
      ? file
      : undefined;
  },
  read,
};

/** Keys that say how a theme shows a page, or that addresses and navigation are made from. */
const silentKeys =
  "layout nav_order parent grand_parent nav_exclude has_children has_toc permalink redirect_from redirect_to categories category published sitemap comments excerpt_separator toc child_nav_order nav_enabled nav_fold order".split(
    " ",
  );

const ofTheme =
  /\.(s[ac]ss|css|m?js|coffee|rb|gemspec|lock|sh|ya?ml|toml|liquid)$|(^|\/)(Gemfile|Rakefile|LICENSE|Makefile|Dockerfile)[^/]*$/;

function read(source: SourceFolder, notes: Note[]): OldSite {
  const file = source.firstFile(configurations) ?? "_config.yml";
  const config = readMap(source, file, notes).value;
  const text = (key: string) => textOf(ownValue(config, key));
  const language = LocaleId.safeParse(text("lang") ?? text("locale")?.slice(0, 2)).data ?? "en";
  const isLeft = excludedBy(textsOf(config.exclude) ?? []);
  const data = dataOf(source);
  const collections = collectionsIn(config.collections);
  const hasMatter = (name: string) =>
    source.attempt(name, () => /^---\s*$/m.test(source.text(name).slice(0, 5))) ?? false;
  const all = pagesBelow(source, ".", isMarkdown).filter(({ name }) => !isLeft(name));
  const isIn = (name: string) => {
    const folder = name.split("/").find((part) => part.startsWith("_"));
    return folder === undefined || /^_(?:posts|drafts)$/.test(folder) || collections.has(folder.slice(1));
  };
  const isHtml = (name: string) =>
    /^(?!404)(?:.*\/)?[^/_][^/]*\.html?$/.test(name) && isIn(name) && !isLeft(name) && hasMatter(name);
  const html = pagesBelow(source, ".", isHtml);
  const isUnread = (name: string) => isOtherContent(name) && isIn(name) && !isLeft(name) && hasMatter(name);
  const inputs = { config, collections, hasMatter };
  const unread = pagesIn(pagesBelow(source, ".", isUnread), source, inputs);
  const listing = html.filter(({ name, body }) => listed.test(body) && name !== "index.html");
  const pages = pagesIn([...all, ...html.filter((page) => !listing.includes(page))], source, inputs);
  const addresses = addressesOf(pages, config, collections);
  const shown = pages.filter((page) => page.data.redirect_to === undefined);
  const isDocs =
    shown.some((page) => page.data.nav_order !== undefined || page.data.parent !== undefined) ||
    /docs/.test(`${text("theme")} ${text("remote_theme")}`);
  const posts = shown.filter(({ collection }) => collection === "posts");
  const days = posts.flatMap(({ name }) => postName.exec(posix.basename(name))?.[1] ?? []);
  const lastDay = days.toSorted().at(-1) ?? "2000-01-01";
  const addressNamed = namedAddresses(addresses, source);
  const separator = text("excerpt_separator") ?? "<!--more-->";
  const converted = shown.map((page): OldPage => {
    const { file: sourceFile, name, collection } = page;
    const address = addresses.get(page) ?? "/";
    const limit = includeLimit();
    const inputs = {
      values: new Map<string, unknown>([
        ["site", { ...config, baseurl: "", data }],
        ["page", { ...page.data, url: address, path: name }],
      ]),
      addressOf: addressNamed,
      includeOf: (named: string) => {
        const at = posix.join("_includes", named);
        const included = source.isFile(at) ? source.textOrNote(at) : undefined;
        if (included !== undefined) limit(included);
        return included;
      },
      onLeft: (markup: string) =>
        notes.push({
          cause: "part-of-page",
          file: sourceFile,
          place: placeIn(page, markup),
          message: "a part that a template or a plugin makes is left out",
          instead: "write its text",
          subject: markup.replace(/\s+/g, " ").slice(0, 60),
        }),
    };
    const liquid =
      source.attempt(sourceFile, () => liquidText(page.body, inputs), "part-of-page") ?? page.body;
    const body = liquid.replace(separator, () => "<!--more-->");
    const isPost = collection === "posts";
    const path = isPost ? posix.basename(name) : collection === undefined ? name : name.replace(/^_/, "");
    return {
      file: sourceFile,
      locale: language,
      area: isPost ? "blog" : isDocs || collection !== undefined ? "docs" : "pages",
      path: `${stemOf(path)}.md`,
      address,
      aliases: (textsOf(page.data.redirect_from) ?? []).map((text) => `/${text}`.replace(/^\/{2,}/, "/")),
      data: ownData(page, data, lastDay),
      body: isHtml(name)
        ? asBlock(body)
        : (source.attempt(sourceFile, () => withoutKramdown(body), "part-of-page") ?? body),
    };
  });
  for (const { file: sourceFile } of shown.filter(({ name }) => isHtml(name)))
    notes.push({
      cause: "code-page-converted",
      file: sourceFile,
      message: "the layout of a page of HTML is not imported",
    });
  const logo = text("logo");
  return {
    file,
    title: text("title") ?? text("name") ?? "Site",
    tagline: (text("tagline") ?? text("description"))?.replace(/\s+/g, " ").trim(),
    url: text("url"),
    base: text("baseurl") ?? "/",
    timeZone: text("timezone"),
    locales: [{ id: language, prefix: "" }],
    pages: converted.map((page, at) =>
      posts.length > 0 ? withPosts(page, listed.test(shown[at]?.body ?? "")) : page,
    ),
    statics: staticsBelow(source, ".", {
      isServed: (name) =>
        !isMarkdown(name) &&
        !/(^|\/)_/.test(name) &&
        !isLeft(name) &&
        !ofTheme.test(name) &&
        !((/\.(html?|xml|json|txt)$/.test(name) || isOtherContent(name)) && hasMatter(name)),
    }),
    ...navigationOf({ config, data, pages: shown, addresses, isDocs }),
    ...(posts.length > 0 && {
      blog: { path: blogPathOf(collections.get("posts")?.permalink ?? text("permalink")) },
    }),
    lists: listing.map((page) => ({
      address: addressOf({ ...page, collection: undefined }, config, collections),
      of: /\bsite\.(?:tags|categories)\b/.test(page.body) ? "tags" : "posts",
    })),
    redirects: pages.flatMap((page) => {
      const from = addresses.get(page);
      const to = textsOf(page.data.redirect_to)?.[0];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
    theme: {
      mode: "system",
      ...(logo !== undefined && !/^https?:/.test(logo) && { logo: `/${logo.replace(/^\//, "")}` }),
      ...(source.isFile("favicon.ico") && { favicon: "/favicon.ico" }),
    },
    editUrl: text("gh_edit_repository"),
    constructs: [
      "the end of an excerpt",
      "the GitHub name of an emoji",
      "a language with a title of other tools",
    ],
    slugger: /^kramdown$/i.test(String(valueAt(config, "kramdown", "input"))) ? kramdownIds : undefined,
    titleIsShown: !isDocs,
    hasFormulas: shown.some(({ body }) => body.includes("$$")),
    left: [
      ...leftPages(
        all.filter((page) => !pages.some((other) => other.file === page.file)),
        "the site does not show them",
      ),
      ...leftPages(unread, "they are in another language than Markdown and HTML"),
    ],
    unread: unread.map((page) => addressOf(page, config, collections)),
    silentKeys,
  };
}

/** A page that lists posts, and whose list is made here without it. */
const listed = /\b(?:site|paginator)\.(?:posts|tags|categories)\b(?![.[])/;

function excludedBy(patterns: readonly string[]): (name: string) => boolean {
  const isIn = (name: string) => (pattern: string) =>
    name === pattern ||
    name.startsWith(`${pattern.replace(/\/$/, "")}/`) ||
    (pattern.startsWith("*") && name.endsWith(pattern.slice(1)));
  return (name) => /^(vendor|node_modules|_site)\//.test(name) || patterns.some(isIn(name));
}

type PageInputs = { config: Keyed; collections: Collections; hasMatter(name: string): boolean };

/** Files that are pages or in a collection with pages, with the defaults of the configuration. */
function pagesIn(
  all: readonly Omit<JekyllPage, "collection">[],
  source: SourceFolder,
  { config, collections, hasMatter }: PageInputs,
): JekyllPage[] {
  const gems = source.isThere("Gemfile") ? source.textOrNote("Gemfile") : undefined;
  const isOptional = !source.isThere("Gemfile") || /github-pages|optional-front-matter/.test(gems ?? "");
  const isPage = (name: string) =>
    hasMatter(name) ||
    (isOptional && !/(^|\/)(LICENSE|CONTRIBUTING|CODE_OF_CONDUCT|CHANGELOG)\.\w+$/i.test(name));
  return all.flatMap((page): JekyllPage[] => {
    const folder = page.name.split("/").find((part) => part.startsWith("_"));
    const collection = folder === "_posts" || folder === "_drafts" ? "posts" : folder?.slice(1);
    const isShown =
      collection === undefined ? isPage(page.name) : collection === "posts" || collections.has(collection);
    const data = { ...defaultsFor(config.defaults, page.name, collection), ...page.data };
    return isShown ? [{ ...page, collection, data }] : [];
  });
}

/** The home page of a blog lists the last posts. */
function withPosts(page: OldPage, lists: boolean): OldPage {
  const { address, area, data } = page;
  const isHome = /^(home|blog|posts)$/.test(String(data.layout)) || lists;
  if (address !== "/" || area !== "pages" || !isHome) return page;
  return {
    ...page,
    home: { features: [], latest_posts: { title: "Posts", view_all: "All posts", count: 5 } },
  };
}

/** Collections that have pages. */
function collectionsIn(value: unknown): Collections {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((name) => [String(name), {}])
    : Object.entries(recordOf(value));
  const shown = entries.filter(([name, data]) => name === "posts" || valueAt(data, "output") === true);
  return new Map(shown.map(([name, data]) => [name, { permalink: textOf(valueAt(data, "permalink")) }]));
}

function blogPathOf(permalink: string | undefined): string {
  const [, first] = /^\/([\w-]+)\//.exec(permalink ?? "") ?? [];
  return first === undefined ? "/blog" : `/${first}`;
}

/** Ids of kramdown’s own reader; the usual one makes those of GitHub. */
const kramdownIds = countedIds((heading) => {
  const plain = heading.replace(/^[^a-zA-Z]+/, "").replace(/[^a-zA-Z0-9 -]/g, "");
  return plain.replaceAll(" ", "-").toLowerCase() || "section";
});

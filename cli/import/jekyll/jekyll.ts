/** Jekyll: `_config.yml`, pages, posts and collections, with their addresses. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { LocaleId } from "../../../schema/text.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import { texts } from "../own-front-matter.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pagesBelow, staticsBelow } from "../source-pages.ts";
import { parsedYaml, readMap } from "../source-yaml.ts";
import { addressOf, type Collections, type JekyllPage } from "./addresses.ts";
import { withoutAttributes, withoutKramdown } from "./kramdown.ts";
import { type LiquidInputs, liquidText } from "./liquid.ts";
import { navigationOf } from "./navigation.ts";

const file = "_config.yml";

export const jekyll: Dialect = {
  id: "jekyll",
  name: "Jekyll",
  marks: `${file} with a Gemfile, _posts/ or _layouts/`,
  recognise: (source) => {
    const isThere = source.firstFile([file]);
    const marks = ["_posts", "_layouts", "_includes", "_data", "Gemfile"];
    if (isThere === undefined || marks.some((mark) => source.isInside(mark))) return isThere;
    const config = source.attempt(file, () => source.text(file)) ?? "";
    return /^(?:theme|remote_theme|plugins|permalink|kramdown|markdown|baseurl):/m.test(config)
      ? isThere
      : undefined;
  },
  read,
};

const postName = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/;

/** Keys that say how a theme shows a page, or that addresses and navigation are made from. */
const silentKeys =
  "layout nav_order parent grand_parent nav_exclude has_children has_toc search_exclude permalink redirect_from redirect_to categories category published sitemap comments excerpt_separator toc child_nav_order nav_enabled nav_fold order".split(
    " ",
  );

const ofTheme =
  /\.(s[ac]ss|css|m?js|coffee|rb|gemspec|lock|sh|ya?ml|toml|liquid)$|(^|\/)(Gemfile|Rakefile|LICENSE|Makefile|Dockerfile)[^/]*$/;

function read(source: SourceFolder, notes: Note[]): OldSite {
  const config = readMap(source, file, notes).value;
  const text = (key: string) => {
    const value = ownValue(config, key);
    return typeof value === "string" ? value : undefined;
  };
  const language = LocaleId.safeParse(text("lang") ?? text("locale")?.slice(0, 2)).data ?? "en";
  const excluded = texts(config.exclude) ?? [];
  const isLeft = (name: string) =>
    /^(vendor|node_modules|_site)\//.test(name) ||
    excluded.some(
      (each) =>
        name === each ||
        name.startsWith(`${each.replace(/\/$/, "")}/`) ||
        (each.startsWith("*") && name.endsWith(each.slice(1))),
    );
  const data = dataOf(source);
  const collections = collectionsIn(config.collections);
  const all = pagesBelow(source, ".", isMarkdown).filter(({ name }) => !isLeft(name));
  const hasMatter = (name: string) =>
    source.attempt(name, () => /^---\s*$/m.test(source.text(name).slice(0, 5))) ?? false;
  const isOptional =
    !source.isThere("Gemfile") ||
    /github-pages|optional-front-matter/.test(source.attempt("Gemfile", () => source.text("Gemfile")) ?? "");
  const pages = all.flatMap((page): JekyllPage[] => {
    const folder = page.name.split("/").find((part) => part.startsWith("_"));
    const collection = folder === "_posts" || folder === "_drafts" ? "posts" : folder?.slice(1);
    if (collection !== undefined && collection !== "posts" && !collections.has(collection)) return [];
    if (collection === undefined && !isOptional && !hasMatter(page.name)) return [];
    if (
      collection === undefined &&
      isOptional &&
      !hasMatter(page.name) &&
      /(^|\/)(LICENSE|CONTRIBUTING|CODE_OF_CONDUCT|CHANGELOG)\.\w+$/i.test(page.name)
    )
      return [];
    return [
      { ...page, collection, data: { ...defaultsFor(config.defaults, page.name, collection), ...page.data } },
    ];
  });
  const addresses = new Map(pages.map((page) => [page, addressOf(page, config, collections)]));
  // A README is the page of its folder where it has no index.
  for (const page of pages)
    if (/(^|\/)readme\.\w+$/i.test(page.name) && page.data.permalink === undefined) {
      const home = posix.join("/", posix.dirname(page.name), "/");
      if (![...addresses.values()].includes(home)) addresses.set(page, home);
    }
  const byName = (tag: string, name: string) =>
    pages.find((page) =>
      tag === "link"
        ? page.name === name.replace(/^\//, "")
        : page.collection === "posts" && page.name.replace(/\.\w+$/, "").endsWith(name.replace(/^\//, "")),
    );
  const moved = pages.filter((page) => page.data.redirect_to !== undefined);
  const shown = pages.filter((page) => !moved.includes(page));
  const isDocs =
    shown.some((page) => page.data.nav_order !== undefined || page.data.parent !== undefined) ||
    /docs/.test(`${text("theme")} ${text("remote_theme")}`);
  const posts = shown.filter(({ collection }) => collection === "posts");
  const lastDay = posts
    .map(({ name }) => postName.exec(posix.basename(name))?.[1] ?? "")
    .reduce((a, b) => (a > b ? a : b), "2000-01-01");
  const blogPath = blogPathOf(collections.get("posts")?.permalink ?? text("permalink"));
  const separator = text("excerpt_separator");
  const values = new Map<string, unknown>([
    [
      "site",
      {
        ...config,
        baseurl: "",
        data,
        posts: posts.map((page) => ({ ...page.data, url: addresses.get(page) })),
      },
    ],
  ]);
  const converted = shown.map((page): OldPage => {
    const address = addresses.get(page) ?? "/";
    const inputs: LiquidInputs = {
      values: new Map([...values, ["page", { ...page.data, url: address, path: page.name }]]),
      addressOf: (tag, name) => {
        const found = byName(tag, name);
        if (found) return addresses.get(found);
        return tag === "link" && source.isFile(name.replace(/^\//, ""))
          ? `/${name.replace(/^\//, "")}`
          : undefined;
      },
      onLeft: (written) =>
        notes.push({
          file: page.file,
          message: "a part that a template or a plugin makes is left out",
          instead: "write its text",
          subject: written.replace(/\s+/g, " ").slice(0, 60),
        }),
    };
    const liquid =
      source.attempt(page.file, () => liquidText(page.body, inputs), "part-of-page") ?? page.body;
    const counted = separator === undefined ? liquid : liquid.replace(separator, () => "<!--more-->");
    const isPost = page.collection === "posts";
    const post = isPost ? postOf(page, lastDay) : undefined;
    const redirects = texts(page.data.redirect_from) ?? [];
    return {
      file: page.file,
      locale: language,
      area: isPost ? "blog" : isDocs || page.collection !== undefined ? "docs" : "pages",
      path:
        post?.path ??
        `${(page.collection === undefined ? page.name : page.name.replace(/^_/, "")).replace(/\.\w+$/, "")}.md`,
      address,
      aliases: redirects.map((each) => `/${each}`.replace(/^\/{2,}/, "/")),
      data: { ...ownData(page, data), ...post?.data },
      body: source.attempt(page.file, () => withoutKramdown(counted), "part-of-page") ?? counted,
      counted: withoutAttributes(counted),
    };
  });
  const home = converted.find(({ address }) => address === "/");
  if (
    home &&
    home.area === "pages" &&
    posts.length > 0 &&
    /^(home|blog|posts)$/.test(String(home.data.layout))
  )
    converted.splice(converted.indexOf(home), 1, {
      ...home,
      home: { features: [], latest_posts: { title: "Posts", view_all: "All posts", count: 5 } },
    });
  const used = new Set(pages.map((page) => page.file));
  for (const name of source.filesBelow("."))
    if (
      /\.html$/.test(name) &&
      !name.startsWith("_") &&
      !isLeft(name) &&
      hasMatter(name) &&
      !/^404/.test(name)
    )
      notes.push({
        cause: "page-of-code",
        file: name,
        message: "a page of HTML with templates is not imported",
        instead: "write it in Markdown",
      });
  return {
    file,
    title: text("title") ?? text("name") ?? "Site",
    tagline: (text("tagline") ?? text("description"))?.replace(/\s+/g, " ").trim(),
    url: text("url"),
    base: text("baseurl") ?? "/",
    locales: [{ id: language, prefix: "" }],
    pages: converted,
    statics: staticsBelow(source, ".", {
      isServed: (name) =>
        !isMarkdown(name) &&
        !/(^|\/)_/.test(name) &&
        !isLeft(name) &&
        !ofTheme.test(name) &&
        !(/\.(html|xml|json|txt)$/.test(name) && hasMatter(name)),
    }),
    ...navigationOf({ config, data, pages: shown, addresses, isDocs }),
    ...(posts.length > 0 && { blog: { path: blogPath } }),
    redirects: moved.flatMap((page) => {
      const from = addresses.get(page);
      const to = texts(page.data.redirect_to)?.[0];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
    theme: {
      mode: "system",
      ...imageOf(text("logo"), "logo"),
      ...(source.isFile("favicon.ico") && { favicon: "/favicon.ico" }),
    },
    editUrl: editUrlOf(config),
    constructs: [
      "the end of an excerpt",
      "the GitHub name of an emoji",
      "a language with a title of other tools",
    ],
    slugger:
      isRecord(config.kramdown) && /^kramdown$/i.test(String(config.kramdown.input))
        ? kramdownIds
        : undefined,
    titleIsShown: !isDocs,
    hasFormulas: shown.some(({ body }) => body.includes("$$")),
    left: all
      .filter((page) => !used.has(page.file))
      .map((page) => ({
        file: page.file,
        folder: posix.dirname(page.file),
        why: "the site does not show them",
        isNoted: true,
      })),
    silentKeys,
  };
}

function collectionsIn(value: unknown): Collections {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((name) => [String(name), {}])
    : Object.entries(isRecord(value) ? value : {});
  return new Map(
    entries.flatMap(([name, each]) =>
      name === "posts" || (isRecord(each) && each.output === true)
        ? [
            [
              name,
              {
                permalink: isRecord(each) && typeof each.permalink === "string" ? each.permalink : undefined,
              },
            ] as const,
          ]
        : [],
    ),
  );
}

/** `_data/a/b.yml` → `data.a.b` */
function dataOf(source: SourceFolder): Record<string, unknown> {
  const root = new Map<string, unknown>();
  for (const name of source.filesBelow("_data")) {
    if (!/\.(ya?ml|json)$/.test(name) || name.includes("/")) continue;
    const path = posix.join("_data", name);
    root.set(
      name.replace(/\.\w+$/, ""),
      source.attempt(path, () => parsedYaml(source.text(path)).value),
    );
  }
  return Object.fromEntries(root);
}

/** Later defaults count over earlier ones. */
function defaultsFor(
  defaults: unknown,
  name: string,
  collection: string | undefined,
): Record<string, unknown> {
  const found = (Array.isArray(defaults) ? defaults : []).flatMap((each: unknown) => {
    if (!isRecord(each) || !isRecord(each.scope) || !isRecord(each.values)) return [];
    const path = String(each.scope.path ?? "").replace(/^\/|\/$|\/?\*.*$/g, "");
    const type = each.scope.type ?? each.scope.collection;
    const isType = type === undefined || type === (collection ?? "pages");
    return isType && (path === "" || name === path || name.startsWith(`${path}/`)) ? [each.values] : [];
  });
  return Object.assign({}, ...found) as Record<string, unknown>;
}

/** A draft has the day of the last post, since it has none of its own. */
function postOf(
  { name, data }: JekyllPage,
  lastDay: string,
): { path: string; data: Record<string, unknown> } {
  const stem = posix.basename(name).replace(/\.\w+$/, "");
  const [, day] = postName.exec(stem) ?? [];
  const isDraft = day === undefined || data.published === false;
  return {
    path: `${stem}.md`,
    data: {
      ...(data.date === undefined && { date: day ?? lastDay }),
      ...(isDraft && { draft: true }),
    },
  };
}

/** Categories are words with spaces between them; authors may be described in `_data/authors.yml`. */
function ownData(
  { data, collection, name }: JekyllPage,
  of: Record<string, unknown>,
): Record<string, unknown> {
  const words = (value: unknown) =>
    typeof value === "string" ? value.split(/[\s,]+/) : (texts(value) ?? []);
  const tags = ["tags", "tag", "categories", "category"].flatMap((key) => words(ownValue(data, key)));
  const authors = isRecord(of.authors) ? new Map(Object.entries(of.authors)) : new Map<string, unknown>();
  const author = (typeof data.author === "string" && authors.get(data.author)) || data.author;
  const {
    tags: _tags,
    tag: _tag,
    categories: _categories,
    category: _category,
    author: _author,
    ...rest
  } = data;
  return {
    ...rest,
    ...(collection === undefined &&
      data.title === undefined &&
      /(^|\/)index\.\w+$/.test(name) &&
      name.split("/").length === 1 && { title: "Home" }),
    ...(tags.length > 0 && { tags: [...new Set(tags.filter((tag) => tag !== ""))] }),
    ...(author !== undefined && collection === "posts" && { authors: [author].flat() }),
    ...(data.published === false && { draft: true }),
  };
}

function blogPathOf(permalink: string | undefined): string {
  const [, first] = /^\/([\w-]+)\//.exec(permalink ?? "") ?? [];
  return first === undefined ? "/blog" : `/${first}`;
}

function imageOf(url: string | undefined, key: "logo"): Partial<Record<"logo", string>> {
  return url === undefined || /^https?:/.test(url) ? {} : { [key]: `/${url.replace(/^\//, "")}` };
}

function editUrlOf(config: Record<string, unknown>): string | undefined {
  const { gh_edit_repository: repository, gh_edit_branch: branch, gh_edit_source: folder } = config;
  return typeof repository === "string"
    ? [
        repository,
        "edit",
        String(branch ?? "main"),
        ...(typeof folder === "string" ? [folder] : []),
        "",
      ].join("/")
    : undefined;
}

/** Ids of kramdown’s own reader; the usual one makes those of GitHub. */
function kramdownIds(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const id =
      heading
        .replace(/^[^a-zA-Z]+/, "")
        .replace(/[^a-zA-Z0-9 -]/g, "")
        .replaceAll(" ", "-")
        .toLowerCase() || "section";
    const count = counts.get(id);
    counts.set(id, (count ?? -1) + 1);
    return count === undefined ? id : `${id}-${count + 1}`;
  };
}

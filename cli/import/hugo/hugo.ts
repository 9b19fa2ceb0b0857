/** Hugo: configuration in TOML, YAML or JSON, and `content/` with its sections, bundles and languages. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldNavbarItem, OldPage, OldSite } from "../old-site.ts";
import { texts } from "../own-front-matter.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pagesBelow, staticsBelow } from "../source-pages.ts";
import { parsedToml } from "../source-toml.ts";
import { parsedYaml } from "../source-yaml.ts";
import { addressOf, type HugoPage } from "./addresses.ts";
import { goldmarkIds, type Passthrough, withoutGoldmark } from "./goldmark.ts";
import { withoutShortcodes } from "./shortcodes.ts";

type Values = Readonly<Record<string, unknown>>;

const endings = ["toml", "yaml", "yml", "json"];
const namesOf = (...stems: string[]) => stems.flatMap((stem) => endings.map((ending) => `${stem}.${ending}`));

export const hugo: Dialect = {
  id: "hugo",
  name: "Hugo",
  marks: "hugo.toml, hugo.yaml, hugo.json, config/_default/, config.toml with content/",
  recognise: (source) => {
    const own = source.firstFile([
      ...namesOf("hugo"),
      ...namesOf("config/_default/hugo", "config/_default/config"),
    ]);
    const shared = source.firstFile(namesOf("config"));
    return own ?? (source.isInside("content") || source.isInside("archetypes") ? shared : undefined);
  },
  read,
};

/** Keys that say how a theme shows a page, or that addresses and navigation are made from. */
const silentKeys =
  "type layout url cascade menu menus outputs sitemap toc math series simple_list resources comments categories bookCollapseSection bookFlatSection bookToC bookHidden bookSearchExclude bookComments no_list hide_summary translationKey isCJKLanguage markup headless build _build breadcrumbs sidebar draft next prev excludeSearch width featured".split(
    " ",
  );

function read(source: SourceFolder, notes: Note[]): OldSite {
  const { file, config } = configurationOf(source);
  const text = (of: Values, key: string): string | undefined => {
    const value = ownValue(of, key);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const params = record(config.params);
  const languages = languagesOf(source, config);
  const read = languages.flatMap(({ id, folder, isOwn }) =>
    pagesBelow(source, folder, isMarkdown).flatMap((page): HugoPage[] => {
      const [, stem = page.name, suffix] = /^(.*?)(?:\.([a-zA-Z-]+))?\.\w+$/.exec(page.name) ?? [];
      const named = languages.find((each) => each.id.toLowerCase() === suffix?.toLowerCase());
      const own = named ?? (isOwn ? languages.find((each) => each.id === id) : languages[0]);
      if ((!isOwn && id !== languages[0]?.id) || !own) return [];
      const name = named || suffix === undefined ? stem : `${stem}.${suffix}`;
      return [{ ...page, ...withJson(page), stem: name, language: own.id }];
    }),
  );
  const bundles = new Set(
    read.flatMap(({ stem, language }) =>
      /(^|\/)index$/.test(stem) ? [`${language} ${posix.dirname(stem)}/`] : [],
    ),
  );
  const isResource = ({ stem, language }: HugoPage) =>
    !/(^|\/)index$/.test(stem) &&
    ancestors(stem).some((folder) => folder !== "." && bundles.has(`${language} ${folder}/`));
  const isHeadless = ({ data }: HugoPage) =>
    data.headless === true || record(data.build ?? data._build).render === "never";
  const shown = read.filter((page) => !isResource(page) && !isHeadless(page));
  const sections = new Set(shown.map(({ stem }) => stem.split("/")[0] ?? ""));
  const blog = ["blog", "posts", "post", "news"].find((name) => sections.has(name));
  const isBlogIndex = ({ stem }: HugoPage) => blog !== undefined && stem === `${blog}/_index`;
  const pages = shown.filter((page) => !isBlogIndex(page));
  const prefixOf = (language: string) => languages.find(({ id }) => id === language)?.prefix ?? "";
  const addresses = new Map(shown.map((page) => [page, prefixOf(page.language) + addressOf(page, config)]));
  const passthrough = passthroughOf(config);
  const find = (name: string, from: HugoPage): string | undefined => {
    const [path = "", id] = name.split("#");
    if (path === "") return id === undefined ? undefined : `#${id}`;
    const stem = posix.normalize(path.replace(/\.\w*$/, "").replace(/\/$/, "")).replace(/^\//, "");
    const isAt = (wanted: string) => (page: HugoPage) =>
      page.language === from.language && bare(page.stem) === wanted.toLowerCase();
    const beside = posix.join(posix.dirname(from.stem), stem);
    const found =
      (path.startsWith("/") ? undefined : shown.find(isAt(beside))) ??
      shown.find(isAt(bare(stem))) ??
      shown.find(
        (page) =>
          page.language === from.language &&
          (bare(page.stem).endsWith(`/${bare(stem)}`) || addresses.get(page) === `/${stem}/`),
      );
    return found && `${addresses.get(found)}${id === undefined ? "" : `#${id}`}`;
  };
  const converted = pages.map((page): OldPage => {
    const { data, stem, language } = page;
    const inputs = {
      file: page.file,
      notes,
      addressOf: (name: string) => find(name, page),
      paramOf: (name: string) => paramIn(name, [data, record(data.params), params]),
    };
    const body =
      source.attempt(page.file, () => withoutShortcodes(page.body, inputs), "part-of-page") ?? page.body;
    const isPost = blog !== undefined && stem.startsWith(`${blog}/`);
    const aliases = (texts(data.aliases) ?? []).map((each) =>
      posix.join("/", prefixOf(language), each.startsWith("/") ? "" : posix.dirname(stem), each),
    );
    return {
      file: page.file,
      locale: language,
      area: isPost ? "blog" : "docs",
      path: `${isPost ? stem.slice(blog.length + 1) : stem.replace(/(^|\/)_index$/, "$1index")}.md`,
      address: addresses.get(page) ?? "/",
      aliases,
      data: dataOf(data, isPost),
      body: withoutGoldmark(body, passthrough),
      counted: page.body
        .replace(/\{\{[<%](?:(?!\{\{)[\s\S])*?[%>]\}\}/g, "")
        .replace(/^(#{1,6}\s.*?)\{[^{}\n]*\}\s*$|^\{[.#][^{}\n]*\}\s*$/gm, "$1"),
    };
  });
  if (pages.some(({ data }) => texts(data.categories)?.length))
    notes.push({
      cause: "byline",
      file,
      message: "categories become tags",
      instead: "look through tags.yml",
    });
  if (config.theme !== undefined || record(config.module).imports !== undefined)
    notes.push({
      cause: "style",
      file,
      message: "the theme and layouts/ are not imported",
      instead: "set colours in theme.css",
    });
  const [first, ...others] = languages;
  const used = new Set(pages.map((page) => page.file));
  const repository = text(params, "github_repo");
  return {
    file,
    title:
      text(config, "title") ?? text(record(ownValue(record(config.languages), first.id)), "title") ?? "Site",
    tagline: text(params, "description") ?? text(params, "subtitle"),
    url: text(config, "baseURL") ?? text(config, "baseurl"),
    locales: [localeOf(first), ...others.map(localeOf)],
    pages: converted,
    root: first.folder,
    statics: new Map([
      ...staticsBelow(source, "assets", {
        isServed: (name) => /\.(png|jpe?g|gif|svg|webp|avif)$/i.test(name),
      }),
      ...languages
        .filter(({ id, isOwn }) => isOwn || id === first.id)
        .flatMap(({ folder, prefix }) => [
          ...staticsBelow(source, folder, {
            root: prefix || "/",
            isServed: (name) => !isMarkdown(name) && !/\.(html|org|adoc|rst|ya?ml|toml|json)$/.test(name),
          }),
        ]),
      ...(texts(config.staticDir) ?? ["static"]).flatMap((folder) => [
        ...staticsBelow(source, folder, {
          isServed: (name) => !/(^|\/)(_redirects|_headers|CNAME)$/.test(name),
        }),
      ]),
    ]),
    navbar: navbarOf(config, pages, addresses),
    ...(blog !== undefined && { blog: { path: `/${blog}` } }),
    theme: { mode: "system", ...(source.isFile("static/favicon.ico") && { favicon: "/favicon.ico" }) },
    editUrl:
      repository === undefined
        ? undefined
        : `${posix.join(repository.replace(/^https:\/\//, ""), "edit", text(params, "github_branch") ?? "main", text(params, "github_subdir") ?? "")}/`.replace(
            /^/,
            "https://",
          ),
    constructs: [
      "the end of an excerpt",
      "the GitHub name of an emoji",
      ...(record(record(record(config.markup).goldmark).extensions).extras
        ? ["highlighted text of other tools", "inserted text of other tools"]
        : []),
    ],
    slugger: goldmarkIds(record(record(record(config.markup).goldmark).parser).autoHeadingIDType),
    titleIsShown: true,
    hasFormulas:
      passthrough.length > 0 ||
      pages.some(({ data }) => data.math === true || record(data.params).math === true),
    left: read
      .filter((page) => !used.has(page.file))
      .map((page) => ({
        file: page.file,
        folder: posix.dirname(page.file),
        why: isBlogIndex(page)
          ? "the list of posts is made without them"
          : "they are parts of a bundle, or have no address",
        isNoted: true,
      })),
    silentKeys,
  };
}

function record(value: unknown): Values {
  return isRecord(value) ? value : {};
}

function bare(stem: string): string {
  return stem.replace(/(^|\/)_?index$/, "").toLowerCase();
}

function ancestors(stem: string): string[] {
  const folder = posix.dirname(stem);
  return folder === "." ? [] : [folder, ...ancestors(folder)];
}

/** One file, or the files of `config/_default/`, each of which is the value of its name. */
function configurationOf(source: SourceFolder): { file: string; config: Record<string, unknown> } {
  const valuesIn = (file: string): Record<string, unknown> => {
    const value = source.attempt(file, () =>
      file.endsWith(".toml") ? parsedToml(source.text(file)) : parsedYaml(source.text(file)).value,
    );
    return isRecord(value) ? value : {};
  };
  const whole = source.firstFile(namesOf("hugo", "config"));
  const folder = "config/_default";
  const parts = source.filesBelow(folder).filter((name) => /\.(toml|ya?ml|json)$/.test(name));
  const values = parts.map((name): Record<string, unknown> => {
    const [stem = "", language] = name.replace(/\.\w+$/, "").split(".");
    const own = valuesIn(posix.join(folder, name));
    if (/^(hugo|config)$/.test(stem)) return own;
    return language === undefined ? { [/^menus?$/.test(stem) ? "menus" : stem]: own } : {};
  });
  const main = parts.find((name) => /^(hugo|config)\./.test(name));
  const config: Record<string, unknown> = Object.assign(
    {},
    whole === undefined ? {} : valuesIn(whole),
    ...values,
  );
  return { file: whole ?? (main === undefined ? "." : posix.join(folder, main)), config };
}

type Language = {
  id: string;
  tag: string;
  label: string | undefined;
  prefix: string;
  folder: string;
  isOwn: boolean;
};

/** The default language first. `isOwn`: it has a folder; the others are told by the endings of names. */
function languagesOf(source: SourceFolder, config: Values): [Language, ...Language[]] {
  const root = typeof config.contentDir === "string" ? posix.normalize(config.contentDir) : "content";
  const first = typeof config.defaultContentLanguage === "string" ? config.defaultContentLanguage : "en";
  const inFolder = config.defaultContentLanguageInSubdir === true;
  const written = new Map(
    Object.entries(record(config.languages)).filter(([, value]) => record(value).disabled !== true),
  );
  const of = (id: string): Language => {
    const { contentDir, languageCode, locale, languageName, label } = record(written.get(id));
    const given = typeof contentDir === "string" ? posix.normalize(contentDir) : undefined;
    const beside =
      source.isInside(posix.join(root, id)) && written.size > 1 ? posix.join(root, id) : undefined;
    const tag = [locale, languageCode, id].find((each): each is string => typeof each === "string") ?? id;
    return {
      id,
      tag: canonical(tag) ?? canonical(id) ?? id,
      label: [languageName, label].find((each): each is string => typeof each === "string"),
      prefix: id === first && !inFolder ? "" : `/${id.toLowerCase()}`,
      folder: given ?? beside ?? root,
      isOwn: (given ?? beside) !== undefined,
    };
  };
  return [of(first), ...[...written.keys()].filter((id) => id !== first).map(of)];
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

function localeOf({ id, tag, label, prefix }: Language): OldSite["locales"][0] {
  return { id, tag, label, prefix };
}

/** Front matter in JSON starts with a brace, and ends with one at the start of a line. */
function withJson({ body, data }: { body: string; data: Record<string, unknown> }): {
  body: string;
  data: Record<string, unknown>;
} {
  const [whole = "", json] = /^(\{\s*\n[\s\S]*?\n\})[ \t]*\n/.exec(body) ?? [];
  if (json === undefined || Object.keys(data).length > 0) return { body, data };
  try {
    return { data: { ...record(parsedYaml(json).value) }, body: body.slice(whole.length) };
  } catch {
    return { body, data };
  }
}

function dataOf({ params, ...data }: Values, isPost: boolean): Record<string, unknown> {
  const { publishDate, images, summary, ...rest } = data;
  const [image] = texts(images) ?? [];
  return {
    ...rest,
    // The day of the last change counts in docs.
    ...(!isPost && data.lastmod !== undefined && { date: undefined }),
    ...(isPost && data.date === undefined && publishDate !== undefined && { date: publishDate }),
    ...(image !== undefined && data.image === undefined && { image }),
    ...(summary !== undefined && data.description === undefined && { description: summary }),
    ...(isRecord(params) && params.description !== undefined && { description: params.description }),
  };
}

function paramIn(name: string, values: readonly Values[]): string | undefined {
  const found = values.map((each) =>
    name
      .split(".")
      .reduce<unknown>(
        (at, key) => Object.entries(record(at)).find(([own]) => own.toLowerCase() === key.toLowerCase())?.[1],
        each,
      ),
  );
  const value = found.find((each) => each !== undefined);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The main menu, of the configuration and of pages, by weight. */
function navbarOf(
  config: Values,
  pages: readonly HugoPage[],
  addresses: ReadonlyMap<HugoPage, string>,
): OldNavbarItem[] {
  const isMain = (value: unknown) => value === "main" || (Array.isArray(value) && value.includes("main"));
  const menus = record(config.menus ?? config.menu);
  const ofConfig = (Array.isArray(menus.main) ? menus.main : []).map((each: unknown) => {
    const { name, title, url, pageRef, weight, identifier } = record(each);
    return { label: name ?? title ?? identifier, to: url ?? pageRef, weight };
  });
  const ofPages = pages.flatMap((page) => {
    const menu = page.data.menu ?? page.data.menus;
    const own = record(record(menu).main);
    if (!isMain(menu) && record(menu).main === undefined) return [];
    return [
      {
        label: own.name ?? page.data.linkTitle ?? page.data.title,
        to: addresses.get(page),
        weight: own.weight ?? page.data.weight,
      },
    ];
  });
  const order = (weight: unknown) =>
    typeof weight === "number" && weight !== 0 ? weight : Number.POSITIVE_INFINITY;
  return [...ofConfig, ...ofPages]
    .toSorted((a, b) => (order(a.weight) === order(b.weight) ? 0 : order(a.weight) - order(b.weight)))
    .flatMap(({ label, to }) =>
      typeof label === "string" && typeof to === "string" && !to.startsWith("#") ? [{ label, to }] : [],
    );
}

/** Delimiters of formulas: those that begin one, and whether it is a block. */
function passthroughOf(config: Values): Passthrough {
  const { enable, delimiters } = record(
    record(record(record(config.markup).goldmark).extensions).passthrough,
  );
  if (enable !== true) return [];
  return (["block", "inline"] as const).flatMap((kind) => {
    const pairs = record(delimiters)[kind];
    return (Array.isArray(pairs) ? pairs : []).flatMap((pair: unknown) => {
      const [start, end] = texts(pair) ?? [];
      return start === undefined || end === undefined ? [] : [{ start, end, isBlock: kind === "block" }];
    });
  });
}

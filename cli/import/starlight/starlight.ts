/** Starlight: `astro.config.mjs`, and a page for each file of `src/content/docs`. */
import { posix } from "node:path";
import GithubSlugger, { slug } from "github-slugger";
import { LocaleId, type LocalizedText } from "../../../schema/text.ts";
import { isExternal } from "../../site/link-target.ts";
import { calendarDate } from "../calendar-date.ts";
import type { LeftComponent } from "../docusaurus/markdown/convert-body.ts";
import { sourceModules } from "../docusaurus/source-modules.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { routeOfAddress } from "../old-links.ts";
import type { Dialect, OldEntry, OldPage, OldSite } from "../old-site.ts";
import { homeOf, networkName, withoutTags } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pagesBelow, staticsBelow } from "../source-pages.ts";
import { brandIn } from "../style-sheets.ts";
import { pageText } from "./page-text.ts";
import { configFiles, Item, type Options, readSettings } from "./settings.ts";

const folder = "src/content/docs";

export const starlight: Dialect = {
  id: "starlight",
  name: "Starlight",
  marks: "astro.config.mjs",
  recognise: (source) => {
    const file = source.firstFile(configFiles);
    const text = file === undefined ? undefined : source.attempt(file, () => source.text(file));
    return text?.includes("@astrojs/starlight") || (file && source.isInside(folder)) ? file : undefined;
  },
  read,
};

async function read(source: SourceFolder, notes: Note[]): Promise<OldSite> {
  const config = source.firstFile(configFiles);
  const file = config ?? ".";
  const settings = await readSettings(source, config, notes);
  const { starlight: options } = settings;
  const names = source.filesBelow(folder);
  const languages = languagesOf(options, names);
  const [first] = languages;
  const hasFormulas = /remark-math/.test(settings.text);
  const statics = staticsBelow(source, "public", { isServed: () => true });
  /** A picture of `src` is served at an address of its own. */
  const served = (path: string | undefined, from: string): string | undefined => {
    if (path === undefined || isExternal(path)) return path;
    if (statics.has(path)) return path;
    const at = path.startsWith(".")
      ? posix.join(from, path)
      : path.replace(/^[~@]\//, "src/").replace(/^\//, "");
    if (!source.isFile(at)) return undefined;
    statics.set(`/${at}`, at);
    return `/${at}`;
  };
  const modules = sourceModules({
    source,
    configuration: settings.text,
    siteConfig: {},
    messages: new Map(),
  });
  const read = pagesBelow(
    source,
    folder,
    (name) => /\.(mdx?|mdoc)$/.test(name) && !/(^|\/)_[^/]*$/.test(name),
  );
  const isPage = (name: string) => !name.endsWith(".mdoc") && !/(^|\/)404\.mdx?$/.test(name);
  const components: LeftComponent[] = [];
  const pages = read
    .filter(({ name }) => isPage(name))
    .map(({ name, data, body, bodyLine, file: own }): OldPage => {
      const language =
        languages.find(({ key }) => key !== "root" && name.startsWith(`${key}/`)) ??
        languages.find(({ key }) => key === "root") ??
        first;
      const path = (language.key === "root" ? name : name.slice(language.key.length + 1)).replace(
        /\.mdx$/,
        ".md",
      );
      const inputs = { source, file: own, firstLine: bodyLine, data, hasFormulas, modules, notes };
      const text = source.attempt(own, () => pageText(body, inputs, components), "part-of-page") ?? body;
      const id = typeof data.slug === "string" ? data.slug.replace(/^\/|\/$/g, "") : idOf(name);
      const isFile = settings.build?.format === "file";
      const address = id === "" ? "/" : isFile ? `/${id}.html` : `/${id}/`;
      const hero = heroOf(data, posix.dirname(own), served);
      const isHome = hero !== undefined && path === "index.md";
      const banner =
        isRecord(data.banner) && typeof data.banner.content === "string" ? data.banner.content : "";
      const above = [
        banner.trim() === "" ? "" : `:::info\n${banner.trim()}\n:::\n`,
        hero && !isHome && hero.home.tagline !== undefined ? `${hero.home.tagline}\n` : "",
        hero?.text ?? "",
      ];
      return {
        file: own,
        locale: language.locale,
        area: isHome ? "pages" : "docs",
        path,
        address,
        data: { ...frontMatter(data), ...(isHome && hero.title !== undefined && { title: hero.title }) },
        body: [...above.filter(Boolean), text].join("\n"),
        ...(isHome && { home: hero.home }),
      };
    });
  for (const { name, file: own, place } of components)
    if (/^(Image|Picture)$/.test(name))
      notes.push({ file: own, place, message: `<${name}> names no picture` });
  const css = (options.customCss ?? [])
    .filter((each) => each.startsWith("."))
    .map((each) => posix.normalize(each));
  const redirects = Object.entries(settings.redirects ?? {}).flatMap(([from, to]) => {
    const target = typeof to === "string" ? to : (to.destination ?? "");
    if (!from.includes("[") && target !== "") return [{ from, to: target }];
    notes.push({ cause: "redirect", file, message: `the redirect from “${from}” is not imported` });
    return [];
  });
  const fileAt = new Map(
    pages
      .toSorted((a, b) => Number(a.locale === first.locale) - Number(b.locale === first.locale))
      .map((page) => [routeOfAddress(withoutPrefix(page.address, languages)), page.file]),
  );
  const entries = entriesOf(options.sidebar ?? [], { languages, fileAt, base: settings.base ?? "/" });
  return {
    file,
    title:
      typeof options.title === "string" ? options.title : (Object.values(options.title ?? {})[0] ?? "Docs"),
    tagline: options.description,
    url: settings.site,
    base: settings.base,
    locales: [localeOf(first), ...languages.slice(1).map(localeOf)],
    pages,
    root: folder,
    statics,
    ...(entries.length > 0 && { sidebars: new Map([["docs", entries]]) }),
    navbar: socialLinks(options.social),
    redirects,
    theme: {
      ...brandIn(source, css, { colours: ["--sl-color-accent"] }, "dark"),
      mode: "system",
      logo: served(options.logo?.src ?? options.logo?.light, "."),
      favicon: statics.has(options.favicon ?? "/favicon.svg")
        ? (options.favicon ?? "/favicon.svg")
        : undefined,
    },
    editUrl: options.editLink?.baseUrl,
    constructs: [],
    slugger: githubIds,
    titleIsShown: true,
    hasFormulas,
    left: read
      .filter(({ name }) => name.endsWith(".mdoc"))
      .map((page) => ({ file: page.file, folder, why: "Markdoc is not Markdown", isNoted: true })),
    silentKeys: [
      ...[
        "template",
        "hero",
        "banner",
        "sidebar",
        "tableOfContents",
        "prev",
        "next",
        "lastUpdated",
        "pagefind",
        "head",
      ],
      "editUrl",
    ],
  };
}

function githubIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  return (heading) => slugger.slug(heading).replace(/-$/, "");
}

/** The id that Astro gives a file: `Guides/My page.md` → `guides/my-page` */
function idOf(name: string): string {
  return name
    .replace(/\.\w+$/, "")
    .split("/")
    .map((part) => slug(part))
    .join("/")
    .replace(/(^|\/)index$/, "");
}

type Language = { key: string; locale: string; tag: string; label?: string | undefined; prefix: string };

/** Languages with pages, the default one first. */
function languagesOf(
  { locales, defaultLocale }: Options,
  names: readonly string[],
): readonly [Language, ...Language[]] {
  const all = Object.entries(locales ?? {}).flatMap(([key, { label, lang }]): Language[] => {
    if (key !== "root" && !names.some((name) => name.startsWith(`${key}/`))) return [];
    const tag = lang ?? (key === "root" ? "en" : key);
    const locale = LocaleId.safeParse(key === "root" ? tag.split("-")[0] : key).data;
    return locale === undefined
      ? []
      : [
          {
            key,
            locale,
            label,
            tag: LocaleId.safeParse(tag).data ?? locale,
            prefix: key === "root" ? "" : `/${key}`,
          },
        ];
  });
  const main =
    all.find(({ key }) => key === "root") ?? all.find(({ key }) => key === defaultLocale) ?? all[0];
  return main
    ? [main, ...all.filter((each) => each !== main)]
    : [{ key: "root", locale: "en", tag: "en", prefix: "" }];
}

function localeOf({ locale: id, tag, label, prefix }: Language): OldSite["locales"][0] {
  return { id, tag, label, prefix };
}

function withoutPrefix(address: string, languages: readonly Language[]): string {
  const own = languages.find(({ prefix }) => prefix !== "" && `${address}/`.startsWith(`${prefix}/`));
  return own ? address.slice(own.prefix.length) || "/" : address;
}

/** The keys that only Starlight has, under their names here. */
function frontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sidebar = isRecord(data.sidebar) ? data.sidebar : {};
  const toc = data.tableOfContents;
  const { slug: _, ...rest } = data;
  return {
    ...rest,
    ...(typeof sidebar.label === "string" && { sidebar_label: sidebar.label }),
    ...(typeof sidebar.order === "number" && { sidebar_position: sidebar.order }),
    ...(toc === false && { hide_table_of_contents: true }),
    ...(isRecord(toc) && {
      ...(typeof toc.minHeadingLevel === "number" && { toc_min_heading_level: toc.minHeadingLevel }),
      ...(typeof toc.maxHeadingLevel === "number" && { toc_max_heading_level: toc.maxHeadingLevel }),
    }),
    ...(data.lastUpdated instanceof Date && { last_update: { date: calendarDate(data.lastUpdated) } }),
  };
}

function heroOf(
  { hero }: Readonly<Record<string, unknown>>,
  from: string,
  served: (path: string | undefined, from: string) => string | undefined,
): (ReturnType<typeof homeOf> & { title: string | undefined }) | undefined {
  if (!isRecord(hero)) return undefined;
  const string = (value: unknown) => (typeof value === "string" ? withoutTags(value) : undefined);
  const image = isRecord(hero.image) ? hero.image : {};
  const picture = served(string(image.file) ?? string(image.light), from);
  return {
    title: string(hero.title),
    ...homeOf({
      tagline: [string(hero.tagline)],
      actions: (Array.isArray(hero.actions) ? hero.actions.filter(isRecord) : []).flatMap((action) => {
        const [label, to] = [string(action.text), string(action.link)];
        return label === undefined || to === undefined ? [] : [{ label, to }];
      }),
      picture:
        picture === undefined
          ? undefined
          : { file: picture.replace(/^\//, ""), alt: string(image.alt) ?? "" },
      features: [],
    }),
  };
}

function socialLinks(social: Options["social"] = []): NonNullable<OldSite["navbar"]> {
  const links = Array.isArray(social)
    ? social.map(({ icon, label, href }) => ({ label: label ?? networkName(icon ?? ""), to: href }))
    : Object.entries(social).map(([name, href]) => ({ label: networkName(name), to: href }));
  return links.flatMap(({ label, to }) => (to === undefined || label === "" ? [] : [{ label, to }]));
}

type SidebarInputs = { languages: readonly Language[]; fileAt: ReadonlyMap<string, string>; base: string };

function entriesOf(items: readonly unknown[], inputs: SidebarInputs): OldEntry[] {
  return items.flatMap((written): OldEntry[] => {
    if (typeof written === "string") return pageEntry(written, undefined, inputs);
    const item = Item.safeParse(written).data;
    if (!item) return [];
    const label = labelOf(item, inputs);
    const { slug: own, link, items: inner, autogenerate, collapsed } = item;
    if (own !== undefined) return pageEntry(own, label, inputs);
    if (link !== undefined)
      return isExternal(link) ? [{ to: link, label: label ?? link }] : pageEntry(link, label ?? link, inputs);
    const directory = autogenerate?.directory?.replace(/^\/|\/$/g, "");
    const listed: OldEntry[] =
      directory !== undefined
        ? [{ folder: directory === "." ? "" : directory }]
        : entriesOf(inner ?? [], inputs);
    return label === undefined ? listed : [{ label, items: listed, collapsed: collapsed ?? false }];
  });
}

function pageEntry(
  path: string,
  label: LocalizedText | undefined,
  { fileAt, base }: SidebarInputs,
): OldEntry[] {
  const address = `/${path}`.replace(/^\/+/, "/");
  const below =
    base !== "/" && address.startsWith(`${base.replace(/\/$/, "")}/`)
      ? address.slice(base.replace(/\/$/, "").length)
      : address;
  const file = /[#?]/.test(below) ? undefined : fileAt.get(routeOfAddress(below));
  return [file === undefined ? { to: below, label: label ?? path } : { file, label }];
}

/** `translations` are by language tag. */
function labelOf(
  { label, translations = {} }: Item,
  { languages }: SidebarInputs,
): LocalizedText | undefined {
  if (label === undefined) return undefined;
  const byTag = new Map(Object.entries({ ...translations, ...(typeof label === "string" ? {} : label) }));
  const [first, ...others] = languages;
  const usual =
    typeof label === "string" ? label : (byTag.get(first?.tag ?? "") ?? Object.values(label)[0] ?? "");
  const translated = others.flatMap(({ locale, tag, key }): [string, string][] => {
    const text = byTag.get(tag) ?? byTag.get(key);
    return text === undefined || text === usual ? [] : [[locale, text]];
  });
  return translated.length === 0 || !first
    ? usual
    : Object.fromEntries([[first.locale, usual], ...translated]);
}

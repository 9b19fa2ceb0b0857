/** VitePress: `.vitepress/config.ts`, and a page for each Markdown file of its folder. */
import { posix } from "node:path";
import picomatch from "picomatch";
import { ownValue } from "../../../schema/own-value.ts";
import { LocaleId } from "../../../schema/text.ts";
import { calendarDate } from "../calendar-date.ts";
import { includeLimit } from "../include-limit.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { routeOfAddress } from "../old-links.ts";
import type { Dialect, OldPage, OldSite, OldTheme } from "../old-site.ts";
import { homeOf, withoutTags } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pagesBelow, staticsBelow } from "../source-pages.ts";
import { brandIn } from "../style-sheets.ts";
import { withIncludedFiles } from "./included-files.ts";
import { menusOf } from "./menus.ts";
import { pageText } from "./page-text.ts";
import { configFiles, readSettings, type Settings, type Theme } from "./settings.ts";
import { slugger } from "./slugger.ts";

const folder = ".vitepress";

export const vitepress: Dialect = {
  id: "vitepress",
  name: "VitePress",
  marks: `${folder}/`,
  recognise: (source) => source.firstFile(configFiles) ?? (source.isInside(folder) ? folder : undefined),
  read,
};

async function read(source: SourceFolder, notes: Note[]): Promise<OldSite> {
  const config = source.firstFile(configFiles);
  const { settings, ofFolders, rewritten } = await readSettings(source, config, notes);
  const file = config ?? ".";
  const root = posix.normalize(settings.srcDir ?? ".");
  const hasFormulas = Boolean(settings.markdown?.math);
  const isOut = picomatch([
    "public/**",
    "node_modules/**",
    "**/node_modules/**",
    ...(settings.srcExclude ?? []),
  ]);
  const read = pagesBelow(source, root, (name) => name.endsWith(".md") && !isOut(name));
  const isDynamic = (name: string) => /\[[^\]/]+\]/.test(name);
  const names = new Map(read.map(({ name }) => [name, rewritten(name)]));
  const languages = languagesOf(settings, [...names.values()]);
  const statics = staticsBelow(source, posix.join(root, "public"), { isServed: () => true });
  const pages = read
    .filter(({ name }) => !isDynamic(name))
    .map(({ name, data, body, bodyLine, ...page }): OldPage => {
      const path = names.get(name) ?? name;
      const language =
        languages.find(({ key }) => key !== "root" && path.startsWith(`${key}/`)) ?? languages[0];
      const including = { source, file: page.file, root, notes, limit: includeLimit() };
      const shown =
        source.attempt(page.file, () => withIncludedFiles(body, including), "part-of-page") ?? body;
      const inputs = { file: page.file, firstLine: bodyLine, data, hasFormulas, notes };
      const text = source.attempt(page.file, () => pageText(shown, inputs), "part-of-page") ?? shown;
      const address = `/${path.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, settings.cleanUrls ? "" : ".html")}`;
      const home = data.layout === "home" ? homeBlocks(data, address, statics) : undefined;
      return {
        file: page.file,
        locale: language.locale,
        area: home ? "pages" : "docs",
        path: language.key === "root" ? path : path.slice(language.key.length + 1),
        address,
        data: { ...frontMatter(data), ...(home && { title: home.title ?? settings.title ?? "Home" }) },
        body: home ? [home.text, text].filter((part) => part.trim() !== "").join("\n") : text,
        counted: shown
          .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
          .replace(/\[!code word:[^\]\n]*\]|(?<=^\s*:::+\s*tabs\s+)key:\S+/gm, ""),
        ...(home && { home: home.blocks }),
      };
    });
  const themeOf = (key: string): Theme => {
    const own = key === "root" ? undefined : ownValue(settings.locales ?? {}, key)?.themeConfig;
    const ofFolder = [...ofFolders].find(
      ([at]) => posix.dirname(rewritten(`${at}/index.md`)).replace(/^\.$/, "root") === key,
    );
    const general = key === "root" ? settings.themeConfig : {};
    const ofRoot = key === "root" ? settings.locales?.root?.themeConfig : {};
    return { ...general, ...ofRoot, ...own, ...(ofFolder?.[1].themeConfig ?? {}) };
  };
  const [first, ...others] = languages;
  const theme = themeOf(first.key);
  // In other languages, the page of a link is that of the source language.
  const originals = new Map(
    pages.flatMap(({ locale, path, file: own }) => (locale === first.locale ? [[path, own]] : [])),
  );
  const fileAt = new Map(
    pages.map((page) => [routeOfAddress(page.address), originals.get(page.path) ?? page.file]),
  );
  const language = (each: Language) => ({
    locale: each.locale,
    prefix: each.prefix,
    theme: themeOf(each.key),
  });
  const { sidebars, navbar } = menusOf([language(first), ...others.map(language)], fileAt);
  const described = [...ofFolders].find(
    ([at]) => at === "." || posix.dirname(rewritten(`${at}/index.md`)) === ".",
  );
  return {
    file,
    title: settings.title ?? settings.locales?.root?.title ?? "VitePress",
    tagline: settings.description ?? settings.locales?.root?.description ?? described?.[1].description,
    url: settings.sitemap?.hostname,
    base: settings.base,
    locales: [localeOf(first), ...others.map(localeOf)],
    pages,
    root,
    statics,
    ...(sidebars.size > 0 && { sidebars }),
    navbar,
    footer: footerOf(theme),
    theme: lookOf(settings, theme, statics, source),
    editUrl: theme.editLink?.pattern?.replace(/:path.*$/, ""),
    constructs: ["the mark for a table of contents"],
    slugger,
    titleIsShown: false,
    hasFormulas,
    left: read
      .filter(({ name }) => isDynamic(name))
      .map((page) => ({ file: page.file, folder: root, why: "code makes its pages", isNoted: true })),
    silentKeys,
  };
}

function localeOf({ locale: id, tag, label, prefix }: Language): OldSite["locales"][0] {
  return { id, tag, label, prefix };
}

type Language = { key: string; locale: string; tag?: string; label?: string; prefix: string };

/** Languages with pages; `root` is the first. */
function languagesOf(
  { locales = {}, lang }: Settings,
  names: readonly string[],
): readonly [Language, ...Language[]] {
  const tag = locales.root?.lang ?? lang ?? "en";
  const others = Object.entries(locales).flatMap(([key, own]): Language[] => {
    if (key === "root" || !names.some((name) => name.startsWith(`${key}/`))) return [];
    const locale = LocaleId.safeParse(key).data ?? LocaleId.safeParse(own.lang).data;
    return locale === undefined
      ? []
      : [
          {
            key,
            locale,
            prefix: `/${key}`,
            tag: LocaleId.safeParse(own.lang).data ?? locale,
            ...(own.label && { label: own.label }),
          },
        ];
  });
  const short = tag.split("-")[0] ?? "en";
  const isTaken = others.some(({ locale }) => locale === short);
  const root: Language = {
    key: "root",
    locale: LocaleId.safeParse(isTaken ? tag : short).data ?? "en",
    tag: LocaleId.safeParse(tag).data ?? "en",
    ...(locales.root?.label && { label: locales.root.label }),
    prefix: "",
  };
  const hasRoot = names.some((name) => !others.some(({ key }) => name.startsWith(`${key}/`)));
  const [firstOther, ...rest] = others;
  return hasRoot || !firstOther ? [root, ...others] : [firstOther, ...rest];
}

const silentKeys = [
  ...[
    "layout",
    "hero",
    "features",
    "outline",
    "aside",
    "navbar",
    "sidebar",
    "footer",
    "pageClass",
    "titleTemplate",
  ],
  ...["lastUpdated", "editLink", "prev", "next", "head", "lang", "search", "isHome", "markdownStyles"],
];

/** The keys that only VitePress has, under their names here. */
function frontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { title, ...rest } = data;
  return {
    ...rest,
    ...(typeof title === "string" && { title }),
    ...((data.outline === false || data.aside === false) && { hide_table_of_contents: true }),
    ...(data.lastUpdated instanceof Date && { last_update: { date: calendarDate(data.lastUpdated) } }),
  };
}

type Home = { title: string | undefined; blocks: NonNullable<OldPage["home"]>; text: string };

/** The first page of a site, with its hero and its features. */
function homeBlocks(
  data: Readonly<Record<string, unknown>>,
  address: string,
  statics: ReadonlyMap<string, string>,
): Home {
  const hero = isRecord(data.hero) ? data.hero : {};
  const string = (value: unknown): string | undefined =>
    typeof value === "string" && value.trim() !== "" ? withoutTags(value) : undefined;
  const to = (link: string): string =>
    /^(?:[a-z]+:|\/|#)/i.test(link) ? link : posix.join(posix.dirname(`${address}x`), link);
  const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  const image = isRecord(hero.image) ? hero.image : { src: hero.image };
  const picture = string(image.src) ?? string(image.light);
  const { home, text } = homeOf({
    tagline: hero.name === undefined ? [string(hero.tagline)] : [string(hero.text), string(hero.tagline)],
    actions: records(hero.actions).flatMap((action) => {
      const label = string(action.text);
      const link = string(action.link);
      return label === undefined || link === undefined ? [] : [{ label, to: to(link) }];
    }),
    picture:
      picture !== undefined && (statics.has(picture) || /^https:/.test(picture))
        ? { file: picture.replace(/^\//, ""), alt: string(image.alt) ?? "" }
        : undefined,
    features: records(data.features).flatMap((feature) => {
      const title = string(feature.title);
      const link = string(feature.link);
      return title === undefined
        ? []
        : [
            {
              title,
              text: string(feature.details) ?? "",
              ...(link !== undefined && { to: to(link) }),
            },
          ];
    }),
  });
  return { title: string(hero.name) ?? string(hero.text), blocks: home, text };
}

function footerOf({ footer }: Theme): OldSite["footer"] {
  const copyright = withoutTags([footer?.message, footer?.copyright].filter(Boolean).join(" "));
  return copyright === "" ? undefined : { copyright };
}

function lookOf(
  { head = [], base = "/", appearance = true }: Settings,
  { logo }: Theme,
  statics: ReadonlyMap<string, string>,
  source: SourceFolder,
): OldTheme {
  const served = (address: unknown): string | undefined => {
    if (typeof address !== "string") return undefined;
    const below = base !== "/" && address.startsWith(base) ? `/${address.slice(base.length)}` : address;
    return statics.has(below) ? below : undefined;
  };
  const icons = head.flatMap((entry) => {
    const attributes: unknown = Array.isArray(entry) && entry[0] === "link" ? entry[1] : undefined;
    return isRecord(attributes) && /\bicon$/.test(String(attributes.rel))
      ? (served(attributes.href) ?? [])
      : [];
  });
  const css = source.filesBelow(`${folder}/theme`).filter((name) => name.endsWith(".css"));
  const files = css.map((name) => posix.join(folder, "theme", name));
  const mode = isRecord(appearance) ? appearance.initialValue : appearance;
  return {
    ...brandIn(source, files, { colours: ["--vp-c-brand-1", "--vp-c-brand"] }, "light"),
    mode: mode === false ? "light" : mode === "dark" || mode === "force-dark" ? "dark" : "system",
    logo: typeof logo === "string" ? served(logo) : served(logo?.src ?? logo?.light),
    favicon: icons.find((icon) => icon.endsWith(".svg")) ?? icons[0],
  };
}

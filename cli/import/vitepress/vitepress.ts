/** VitePress: `.vitepress/config.ts`, and a page for each Markdown file of its folder. */
import { posix } from "node:path";
import picomatch from "picomatch";
import { ownValue } from "../../../schema/own-value.ts";
import { includeLimit } from "../included-text.ts";
import { isRecord, recordOf } from "../is-record.ts";
import { inLanguages, type Language, languageOf, languagesInFolders } from "../languages.ts";
import type { Note } from "../note.ts";
import type { Dialect, OldPage, OldSite, OldTheme } from "../old-site.ts";
import { footerOf, homeOfHero, shownText } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { leftPages, pagesBelow, staticsBelow } from "../source-pages.ts";
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
  const { settings, rewritten } = await readSettings(source, config, notes);
  const file = config ?? ".";
  const root = posix.normalize(settings.srcDir ?? ".");
  source.require([root]);
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
  const { locales = {}, lang } = settings;
  const languages = languagesInFolders(locales, [...names.values()], {
    ...locales.root,
    lang: locales.root?.lang ?? lang,
  });
  const statics = staticsBelow(source, posix.join(root, "public"), { isServed: () => true });
  const pages = read
    .filter(({ name }) => !isDynamic(name))
    .map(({ name, data, body, bodyLine, file: sourceFile }): OldPage => {
      const renamed = names.get(name) ?? name;
      const { language, path } = languageOf(renamed, languages);
      const including = { source, file: sourceFile, root, notes, limit: includeLimit() };
      const shown =
        source.attempt(sourceFile, () => withIncludedFiles(body, including), "part-of-page") ?? body;
      const inputs = { file: sourceFile, firstLine: bodyLine, data, hasFormulas, notes };
      const text = source.attempt(sourceFile, () => pageText(shown, inputs), "part-of-page") ?? shown;
      const ending = settings.cleanUrls ? "" : ".html";
      const address = `/${renamed.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ending)}`;
      // With clean addresses, hosts still answer at those of the files.
      const aliases = settings.cleanUrls && !address.endsWith("/") ? [`${address}.html`] : undefined;
      const head = data.layout === "home" ? homeBlocks(data, address, statics) : undefined;
      const title = head && (head.title ?? settings.title ?? "Home");
      return {
        file: sourceFile,
        locale: language.id,
        area: head ? "pages" : "docs",
        path,
        address,
        aliases,
        data: { ...data, ...(title !== undefined && { title }) },
        body: head ? [head.text, text].filter((part) => part.trim() !== "").join("\n") : text,
        ...(head && { home: head.home }),
      };
    });
  const themeOf = (key: string): Theme => {
    const ofLanguage = key === "root" ? undefined : ownValue(settings.locales ?? {}, key)?.themeConfig;
    const general = key === "root" ? settings.themeConfig : {};
    const ofRoot = key === "root" ? settings.locales?.root?.themeConfig : {};
    return { ...general, ...ofRoot, ...ofLanguage };
  };
  const [first, ...others] = languages;
  const theme = themeOf(first.key);
  const withTheme = (language: Language) => ({ ...language, theme: themeOf(language.key) });
  const { sidebars, navbar } = menusOf([withTheme(first), ...others.map(withTheme)]);
  const titleOf = ({ id }: { id: string }) => {
    const key = languages.find((language) => language.id === id)?.key ?? "root";
    return ownValue(settings.locales ?? {}, key)?.title ?? settings.title;
  };
  return {
    file,
    title: inLanguages(languages, titleOf) ?? "VitePress",
    tagline: settings.description ?? settings.locales?.root?.description,
    url: settings.sitemap?.hostname,
    base: settings.base,
    locales: [...languages],
    pages,
    root,
    statics,
    ...(sidebars.size > 0 && { sidebars }),
    navbar,
    ...(theme.siteTitle !== undefined && { navbarTitle: theme.siteTitle || "" }),
    footer: footerOf([theme.footer?.message, theme.footer?.copyright].filter(Boolean).join(" ")),
    theme: lookOf(settings, theme, statics, source),
    editUrl: theme.editLink?.pattern?.replace(/:path.*$/, ""),
    constructs: ["the mark for a table of contents"],
    slugger,
    titleIsShown: false,
    hasFormulas,
    left: leftPages(
      read.filter(({ name }) => isDynamic(name)),
      "code makes its pages",
      root,
    ),
    silentKeys,
  };
}

const silentKeys =
  "layout hero features pageClass titleTemplate lastUpdated editLink head lang isHome markdownStyles".split(
    " ",
  );

/** The first page of a site, with its hero and its features. */
function homeBlocks(
  data: Readonly<Record<string, unknown>>,
  address: string,
  statics: ReadonlyMap<string, string>,
): ReturnType<typeof homeOfHero> & { title: string | undefined } {
  const hero = recordOf(data.hero);
  const to = (link: string): string =>
    /^(?:[a-z]+:|\/|#)/i.test(link) ? link : posix.join(posix.dirname(`${address}x`), link);
  const served = (picture: string) => (statics.has(picture) || /^https:/.test(picture) ? picture : undefined);
  const taglines = hero.name === undefined ? [hero.tagline] : [hero.text, hero.tagline];
  return {
    title: shownText(hero.name) ?? shownText(hero.text),
    ...homeOfHero({ hero, taglines, features: data.features, to, served }),
  };
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
    ...brandIn(source, files, {
      colours: ["--vp-c-brand-1", "--vp-c-brand"],
      usual: "light",
    }),
    mode: mode === false ? "light" : mode === "dark" || mode === "force-dark" ? "dark" : "system",
    logo: typeof logo === "string" ? served(logo) : served(logo?.src ?? logo?.light),
    logoDark: typeof logo === "string" ? undefined : served(logo?.dark),
    favicon: icons.find((icon) => icon.endsWith(".svg")) ?? icons[0],
  };
}

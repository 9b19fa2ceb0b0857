/** Starlight: `astro.config.mjs`, and a page for each file of `src/content/docs`. */
import { posix } from "node:path";
import GithubSlugger, { slug } from "github-slugger";
import type { LocalizedText } from "../../../schema/text.ts";
import { isExternal } from "../../site/link-target.ts";
import { sourceModules } from "../docusaurus/source-modules.ts";
import { isRecord, textOf, valueAt } from "../is-record.ts";
import { type Languages, languageOf, languagesInFolders } from "../languages.ts";
import type { Note } from "../note.ts";
import type { Dialect, OldEntry, OldPage, OldSite } from "../old-site.ts";
import { homeOfHero, shownText, socialLinks } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { leftPages, pagesBelow, staticsBelow } from "../source-pages.ts";
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
    const text = file === undefined ? undefined : source.textOrNote(file);
    return text?.includes("@astrojs/starlight") || (file && source.isInside(folder)) ? file : undefined;
  },
  read,
};

async function read(source: SourceFolder, notes: Note[]): Promise<OldSite> {
  const config = source.firstFile(configFiles);
  const file = config ?? ".";
  const settings = await readSettings(source, config, notes);
  const { starlight: options } = settings;
  const read = pagesBelow(
    source,
    folder,
    (name) => /\.(mdx?|mdoc)$/.test(name) && !/(^|\/)_[^/]*$/.test(name),
  );
  const isPage = (name: string) => !name.endsWith(".mdoc") && !/(^|\/)404\.mdx?$/.test(name);
  const { locales = {}, defaultLocale } = options;
  const names = read.flatMap(({ name }) => (isPage(name) ? [name] : []));
  const languages = languagesInFolders(locales, names, locales.root, defaultLocale);
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
  const modules = sourceModules(source);
  const pages = read
    .filter(({ name }) => isPage(name))
    .map(({ name, data, body, bodyLine, file: sourceFile }): OldPage => {
      const { language, path: sourcePath } = languageOf(name, languages);
      const path = sourcePath.replace(/\.mdx$/, ".md");
      const inputs = { source, file: sourceFile, firstLine: bodyLine, data, hasFormulas, modules, notes };
      const text = source.attempt(sourceFile, () => pageText(body, inputs), "part-of-page") ?? body;
      const id = typeof data.slug === "string" ? data.slug.replace(/^\/|\/$/g, "") : idOf(name);
      const ending = settings.build?.format === "file" ? ".html" : "/";
      const hero = isRecord(data.hero) ? data.hero : undefined;
      const from = posix.dirname(sourceFile);
      const head =
        hero && homeOfHero({ hero, taglines: [hero.tagline], served: (picture) => served(picture, from) });
      const isHome = head !== undefined && path === "index.md";
      const title = shownText(hero?.title);
      const banner = textOf(valueAt(data, "banner", "content"))?.trim();
      const above = [
        banner && `:::info\n${banner}\n:::\n`,
        head && !isHome && head.home.tagline !== undefined && `${head.home.tagline}\n`,
        head?.text,
      ];
      return {
        file: sourceFile,
        locale: language.id,
        area: isHome ? "pages" : "docs",
        path,
        address: id === "" ? "/" : `/${id}${ending}`,
        data: { ...data, ...(isHome && title !== undefined && { title }) },
        body: [...above.filter(Boolean), text].join("\n"),
        ...(isHome && { home: head.home }),
      };
    });
  const redirects = Object.entries(settings.redirects ?? {}).flatMap(([from, to]) => {
    const target = typeof to === "string" ? to : (to.destination ?? "");
    if (!from.includes("[") && target !== "") return [{ from, to: target }];
    notes.push({ cause: "redirect", file, message: `the redirect from “${from}” is not imported` });
    return [];
  });
  const entries = entriesOf(options.sidebar ?? [], languages);
  return {
    file,
    title: labelOf({ label: options.title }, languages) ?? "Docs",
    ...(options.logo?.replacesTitle === true && { navbarTitle: "" }),
    tagline: options.description,
    url: settings.site,
    base: settings.base,
    locales: [...languages],
    pages,
    root: folder,
    fileNamed: (path, from) => modules.fileOf(path, [posix.dirname(from)]),
    statics,
    ...(entries.length > 0 && { sidebars: new Map([["docs", entries]]) }),
    navbar: networksIn(options.social),
    redirects,
    theme: {
      ...brandIn(source, options.customCss ?? [], {
        colours: ["--sl-color-accent"],
        usual: "dark",
      }),
      mode: "system",
      logo: served(options.logo?.src ?? options.logo?.light, "."),
      logoDark: served(options.logo?.dark, "."),
      favicon: statics.has(options.favicon ?? "/favicon.svg")
        ? (options.favicon ?? "/favicon.svg")
        : undefined,
    },
    editUrl: options.editLink?.baseUrl,
    constructs: [],
    slugger: githubIds,
    titleIsShown: true,
    hasFormulas,
    left: leftPages(
      read.filter(({ name }) => name.endsWith(".mdoc")),
      "Markdoc is not Markdown",
      folder,
    ),
    silentKeys,
  };
}

const silentKeys = "template hero sidebar tableOfContents lastUpdated head editUrl".split(" ");

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

function networksIn(social: Options["social"] = []): OldEntry[] {
  return socialLinks(
    Array.isArray(social)
      ? social.map(({ icon = "", label, href }) => ({ icon, label, to: href }))
      : Object.entries(social).map(([icon, to]) => ({ icon, to })),
  );
}

function entriesOf(items: readonly unknown[], languages: Languages): OldEntry[] {
  const [{ prefix }] = languages;
  return items.flatMap((value): OldEntry[] => {
    const item = Item.safeParse(typeof value === "string" ? { slug: value } : value).data;
    if (!item) return [];
    const { slug: id, link, items: inner = [], autogenerate, collapsed = false } = item;
    const label = labelOf(item, languages);
    const named = id ?? link;
    if (named !== undefined) {
      const address = `/${named}`.replace(/^\/+/, "/");
      const isWhole = isExternal(named) || address.startsWith(`${prefix}/`);
      return [{ label, to: isWhole ? named : prefix + address }];
    }
    const folder = autogenerate?.directory?.replace(/^\/|\/$|^\.$/g, "");
    return [{ label, items: folder === undefined ? entriesOf(inner, languages) : [{ folder }], collapsed }];
  });
}

/** `translations` are by language tag. */
function labelOf({ label, translations = {} }: Item, languages: Languages): LocalizedText | undefined {
  if (label === undefined) return undefined;
  const byTag = new Map(Object.entries({ ...translations, ...(typeof label === "string" ? {} : label) }));
  const [first, ...others] = languages;
  const usual = typeof label === "string" ? label : (byTag.get(first.tag) ?? Object.values(label)[0] ?? "");
  const translated = others.flatMap(({ id, tag, key }): [string, string][] => {
    const text = byTag.get(tag) ?? byTag.get(key);
    return text === undefined || text === usual ? [] : [[id, text]];
  });
  return translated.length === 0 ? usual : Object.fromEntries([[first.id, usual], ...translated]);
}

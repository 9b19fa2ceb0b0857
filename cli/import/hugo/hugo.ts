/** A site of Hugo: `content/` with its sections, bundles and languages. */

import { posix } from "node:path";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { withCallouts } from "../callouts.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { recordOf, scalarText, textOf, textsOf, valueAt } from "../is-record.ts";
import { inLanguages } from "../languages.ts";
import { markdownTree } from "../mdx/running-text.ts";
import { type Note, notesOn } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import { outsideCode } from "../outside-code.ts";
import { footerOf } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { asBlock, changedLines, type Fence, headingWithId, withDollars } from "../source-lines.ts";
import {
  foldersAbove,
  isOtherContent,
  leftPages,
  pagesBelow,
  placeIn,
  staticsBelow,
} from "../source-pages.ts";
import { addressOf, type HugoPage, namedAddresses } from "./addresses.ts";
import { listsOf, menuOf, sectionsOf } from "./navigation.ts";
import { configurationOf, type Language, languagesOf, namesOf } from "./settings.ts";
import { withoutShortcodes } from "./shortcodes.ts";

type Values = Readonly<Record<string, unknown>>;

export const hugo: Dialect = {
  id: "hugo",
  name: "Hugo",
  marks: "hugo.toml, hugo.yaml, hugo.json, config/_default/, config.toml with content/",
  recognise: (source) => {
    const folder = "config/_default";
    const ofTool = source.firstFile(namesOf("hugo", `${folder}/hugo`, `${folder}/config`));
    const shared = source.firstFile(namesOf("config"));
    return ofTool ?? (source.isInside("content") || source.isInside("archetypes") ? shared : undefined);
  },
  read,
};

/** Keys that say how a theme shows a page, or that addresses and navigation are made from. */
const silentKeys =
  "type layout url cascade menu menus outputs sitemap toc math series simple_list resources comments categories publishDate images bookCollapseSection bookFlatSection bookToC bookComments no_list hide_summary translationKey isCJKLanguage markup headless build _build breadcrumbs sidebar draft width featured".split(
    " ",
  );

function read(source: SourceFolder, notes: Note[]): OldSite {
  const { file, config } = configurationOf(source);
  const note = notesOn(file, notes);
  const params = recordOf(config.params);
  const goldmark = valueAt(config, "markup", "goldmark");
  const languages = languagesOf(source, config);
  const [first] = languages;
  source.require([...languages.map(({ folder }) => folder), ...(textsOf(config.staticDir) ?? [])]);
  const isPage = (name: string, folder: string) => isMarkdown(name) || isHtmlPage(source, folder, name);
  const { all, shown } = readPages(source, languages, isPage);
  const unread = readPages(source, languages, (name) => isOtherContent(name)).shown;
  const sections = new Set(shown.map(({ stem }) => stem.split("/")[0] ?? ""));
  const blog = ["blog", "posts", "post", "news"].find((name) => sections.has(name));
  const isBlogIndex = ({ stem }: HugoPage) => blog !== undefined && stem === `${blog}/_index`;
  const pages = shown.filter((page) => !isBlogIndex(page));
  const prefixOf = (language: string) => languages.find(({ id }) => id === language)?.prefix ?? "";
  const addresses = new Map(shown.map((page) => [page, prefixOf(page.language) + addressOf(page, config)]));
  const menuInputs = { config, locales: languages, pages, addresses };
  const isPost = (stem: string) => blog !== undefined && stem.startsWith(`${blog}/`);
  const blogIndex = shown.find((page) => isBlogIndex(page) && page.language === first.id);
  const icon = ["ico", "svg", "png"]
    .map((end) => `favicon.${end}`)
    .find((name) => source.isFile(`static/${name}`));
  const formulas = formulaMarks(goldmark);
  const addressNamed = namedAddresses(addresses);
  const converted = pages.map((page): OldPage => {
    const { file: sourceFile, data, body, stem, language } = page;
    const inputs = {
      file: sourceFile,
      notes,
      addressOf: (name: string) => addressNamed(name, page),
      placeOf: (markup: string) => placeIn(page, markup),
      paramOf: (name: string) => paramIn(name, [data, recordOf(data.params), params]),
    };
    const text = source.attempt(sourceFile, () => withoutShortcodes(body, inputs), "part-of-page") ?? body;
    return {
      file: sourceFile,
      locale: language,
      area: isPost(stem) ? "blog" : "docs",
      path: `${isPost(stem) ? stem.slice(stem.indexOf("/") + 1) : stem.replace(/(^|\/)_index$/, "$1index")}.md`,
      address: addresses.get(page) ?? "/",
      aliases: (textsOf(data.aliases) ?? []).map((text) =>
        posix.join("/", prefixOf(language), text.startsWith("/") ? "" : posix.dirname(stem), text),
      ),
      data,
      body: /\.html?$/.test(sourceFile) ? asBlock(text) : withoutGoldmark(text, formulas),
    };
  });
  if (pages.some(({ data }) => textsOf(data.categories)?.length))
    note("byline", "categories become tags", { instead: "look through tags.yml" });
  if (config.theme !== undefined || valueAt(config, "module", "imports") !== undefined)
    note("style", "the theme and layouts/ are not imported", { instead: "set colours in theme.css" });
  const idType = valueAt(goldmark, "parser", "autoHeadingIDType") ?? "github";
  if (idType !== "github")
    note("configuration", `ids of headings are those of GitHub, not of the type “${idType}”`);
  return {
    file,
    title:
      inLanguages(
        languages,
        ({ id }) => textOf(valueAt(config, "languages", id, "title")) ?? textOf(config.title),
      ) ?? "Site",
    tagline: textOf(params.description) ?? textOf(params.subtitle),
    url: textOf(config.baseURL),
    timeZone: textOf(valueAt(config, "languages", first.id, "timeZone")) ?? textOf(config.timeZone),
    locales: languages,
    pages: converted,
    root: first.folder,
    statics: staticsOf(source, config, languages),
    navbar: menuOf("main", menuInputs),
    footer: footerOf(textOf(config.copyright), menuOf("footer", menuInputs)),
    categories: sectionsOf(pages.filter(({ stem }) => !isPost(stem))),
    ...(blog !== undefined && { blog: { path: `/${blog}`, title: textOf(blogIndex?.data.title) } }),
    lists: listsOf(menuInputs),
    ...(languages.length > 1 && first.prefix === "" && { redirects: [{ from: `/${first.id}/`, to: "/" }] }),
    theme: { mode: "system", ...(icon !== undefined && { favicon: `/${icon}` }) },
    editUrl: textOf(params.github_repo),
    constructs: [
      "the end of an excerpt",
      "the GitHub name of an emoji",
      ...(valueAt(goldmark, "extensions", "extras")
        ? ["highlighted text of other tools", "inserted text of other tools"]
        : []),
    ],
    titleIsShown: true,
    hasFormulas:
      formulas.length > 0 ||
      pages.some(({ data }) => data.math === true || valueAt(data, "params", "math") === true),
    left: [
      ...all
        .filter((page) => !pages.includes(page))
        .flatMap((page) => leftPages([page], isBlogIndex(page) ? blogIsMade : hasNoAddress)),
      ...leftPages(unread, "they are in another language than Markdown and HTML"),
    ],
    unread: unread.map((page) => prefixOf(page.language) + addressOf(page, config)),
    silentKeys,
  };
}

const blogIsMade = "the list of posts is made without them";
const hasNoAddress = "they are parts of a bundle, or have no address";

/** Pages in all languages; `shown` are those with an address: no resources of a bundle, and none without a head. */
function readPages(
  source: SourceFolder,
  languages: readonly Language[],
  isPage: (name: string, folder: string) => boolean,
): { all: HugoPage[]; shown: HugoPage[] } {
  const all = languages.flatMap(({ id, folder, hasFolder }, index) =>
    pagesBelow(source, folder, (name) => isPage(name, folder)).flatMap((page): HugoPage[] => {
      const [, stem = page.name, suffix] = /^(.*?)(?:\.([a-zA-Z-]+))?\.\w+$/.exec(page.name) ?? [];
      const named = languages.find((language) => language.id.toLowerCase() === suffix?.toLowerCase());
      if (!hasFolder && index > 0) return [];
      const name = named || suffix === undefined ? stem : `${stem}.${suffix}`;
      return [{ ...page, stem: name, language: (named ?? { id }).id }];
    }),
  );
  const bundles = new Set(
    all.flatMap(({ stem, language }) =>
      /(^|\/)index$/.test(stem) ? `${language} ${posix.dirname(stem)}` : [],
    ),
  );
  const isResource = ({ stem, language }: HugoPage) =>
    !/(^|\/)index$/.test(stem) && foldersAbove(stem).some((folder) => bundles.has(`${language} ${folder}`));
  const isHeadless = ({ data }: HugoPage) =>
    data.headless === true || recordOf(data.build ?? data._build).render === "never";
  return { all, shown: all.filter((page) => !isResource(page) && !isHeadless(page)) };
}

/** HTML with front matter is a page; without it, Hugo serves the file as it is. */
function isHtmlPage(source: SourceFolder, folder: string, name: string): boolean {
  const file = posix.join(folder, name);
  return (
    /\.html?$/.test(name) &&
    source.attempt(file, () => /^(?:---|\+\+\+)[ \t]*\r?\n/.test(source.text(file))) === true
  );
}

function staticsOf(
  source: SourceFolder,
  config: Values,
  languages: readonly Language[],
): Map<string, string> {
  const below = (folder: string, isServed: (name: string) => boolean, root?: string) => [
    ...staticsBelow(source, folder, { isServed, ...(root && { root }) }),
  ];
  const isPicture = (name: string) => /\.(png|jpe?g|gif|svg|webp|avif)$/i.test(name);
  const isContent = (folder: string, name: string) =>
    isMarkdown(name) ||
    isOtherContent(name) ||
    /\.(ya?ml|toml|json)$/.test(name) ||
    isHtmlPage(source, folder, name);
  const isOfHost = (name: string) => /(^|\/)(_redirects|_headers|CNAME)$/.test(name);
  return new Map([
    ...below("assets", isPicture),
    ...languages.flatMap(({ folder, prefix, hasFolder }, index) =>
      hasFolder || index === 0 ? below(folder, (name) => !isContent(folder, name), prefix) : [],
    ),
    ...(textsOf(config.staticDir) ?? ["static"]).flatMap((folder) =>
      below(folder, (name) => !isOfHost(name)),
    ),
  ]);
}

/** A value of the first that has it; capitals do not count. */
function paramIn(name: string, values: readonly Values[]): string | undefined {
  const below = (at: unknown, key: string) =>
    Object.entries(recordOf(at)).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  const params = values.map((value) => name.split(".").reduce<unknown>(below, value));
  return scalarText(params.find((param) => param !== undefined));
}

/** Marks that begin formulas. */
function formulaMarks(goldmark: unknown): string[] {
  const { enable, delimiters } = recordOf(valueAt(goldmark, "extensions", "passthrough"));
  const pairs: unknown[] = [recordOf(delimiters).block ?? [], recordOf(delimiters).inline ?? []].flat();
  return enable === true ? pairs.flatMap((pair) => textsOf(pair)?.[0] ?? []) : [];
}

/** Converts Markdown as Goldmark reads it: attributes, alerts, formulas. `marks` are those that begin formulas: `\(`, `\[`. */
function withoutGoldmark(body: string, marks: readonly string[]): string {
  return outsideCode(body, (masked) => converted(masked, marks));
}

function converted(body: string, marks: readonly string[]): string {
  const alerts = withCallouts(withDirectivesApart(body), {
    parse: (text) => markdownTree(text),
    keepsAlerts: true,
  });
  return changedLines(
    alerts,
    (text) => {
      const line = headingWithId(text).replace(syntax.goldmarkAttributes, "$1");
      return marks.some((mark) => /^\\[[(]/.test(mark)) ? withDollars(line) : line;
    },
    ownFence,
  );
}

/** A directive right beside a tag would be a part of the HTML. */
function withDirectivesApart(body: string): string {
  const isTag = /^[ \t]*<[^<>]*>[ \t]*$/;
  const { lines } = fencesIn(body);
  return lines
    .flatMap(({ text, isCode }, index) => {
      const before = lines[index - 1];
      const isBeside =
        !isCode &&
        before?.isCode === false &&
        ((isTag.test(before.text) && /^[ \t]*:{2,}\w/.test(text)) ||
          (/^[ \t]*:{2,}/.test(before.text) && /^[ \t]*<\//.test(text)));
      return isBeside ? ["", text] : [text];
    })
    .join("\n");
}

/** `{linenos=table, hl_lines=[1,"3-4"], filename="a.go"}` → `title="a.go" {1,3-4} showLineNumbers` */
function ownFence({ indent, marks, info }: Fence): string | undefined {
  return /\{[^{}]*[\w-]=[^{}]*\}\s*$/.test(info) ? indent + marks + fenceWords(readFence(info)) : undefined;
}

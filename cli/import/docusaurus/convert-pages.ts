/** Pages and their parts → Markdown files of the new site. */

import { createHash } from "node:crypto";
import { posix } from "node:path";
import { hostOf } from "../../markdown/address.ts";
import { withNestedBlocks } from "../../markdown/conversion/nested-blocks.ts";
import type { NewFile, OnProgress } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { contentTitle } from "../own-names.ts";
import { stubPage } from "../repair/stub-page.ts";
import { refuseTooLarge } from "../source-page.ts";
import { addProvider, type Providers } from "../videos.ts";
import { type CodePageFacts, codePageFacts } from "./code-page-facts.ts";
import type { CodeFacts, CodePage } from "./code-pages.ts";
import { fromSite, isMarkdown } from "./doc-ids.ts";
import { cardsBelow, type DocsOrder } from "./docs-order.ts";
import { frontMatterText } from "./front-matter.ts";
import { type LinkTargets, targetsOf } from "./link-targets.ts";
import { copyMeant, includedPage, includePath, movesAlong } from "./linked-files.ts";
import { correctedAddress, leadsSomewhere, newAddress } from "./links.ts";
import { admonitionKeywords } from "./markdown/admonitions.ts";
import { type ConvertedBody, convertBody } from "./markdown/convert-body.ts";
import { fencePluginsOf } from "./markdown/fence-tabs.ts";
import type { MdxPage } from "./markdown/mdx-page.ts";
import type { ImportedPage } from "./pages.ts";
import { rawPath, sourceModules } from "./source-modules.ts";
import type { SourceSite } from "./source-site.ts";

type ConvertedPages = {
  /** New files by path in the content folder. */
  files: Map<string, NewFile>;
  /** Files of the source by the path of what each part became. */
  parts: Map<string, string>;
  imageHosts: Set<string>;
  providers: Providers;
  stubs: string[];
  codeFacts: CodeFacts;
};

/** `bylines` are keys of front matter that each page gets, `code` the pages that are code. */
export function convertPages(
  site: SourceSite,
  bylines: ReadonlyMap<ImportedPage, Record<string, unknown>>,
  moves: Pick<LinkTargets, "addresses" | "lists" | "others"> & Pick<DocsOrder, "sidebarsOf" | "byFolder">,
  {
    code,
    notes,
    onProgress,
  }: { code: readonly CodePage[]; notes: Note[]; onProgress?: OnProgress | undefined },
): ConvertedPages {
  const { pages, partials, config, module } = site;
  const targets = targetsOf(site, moves);
  // The format of `.md` files in Docusaurus: `mdx`, `md` or `detect`.
  const isMdx = (config.markdown?.format ?? "mdx") === "mdx";
  const hasEmoji = config.markdown?.emoji !== false;
  const admonitions = admonitionKeywords(module.text);
  const fencePlugins = fencePluginsOf(site.plugins.markdown);
  for (const name of new Set(Object.values(fencePlugins).flatMap(({ npm2yarn }) => npm2yarn.unread)))
    notes.push({
      file: site.file,
      message: `the converter “${name}” of npm2yarn is code and is not imported`,
    });
  const modules = sourceModules(targets.source, module.text);
  const copies = new Map<string, NewFile>();
  const keep = (copy: Copy | undefined): void => {
    if (copy) copies.set(copy.target, { copyOf: copy.copyOf });
  };
  const imageHosts = new Set<string>();
  const providers: Providers = new Map();
  const whole = new Set(pages);
  // Parts in other folders are imported if a page shows them.
  const queue: ShownPage[] = [...pages];
  /** Converted bodies by target; undefined for a page that cannot be converted. */
  const bodies = new Map<string, ConvertedBody | undefined>();

  const partOf = (module: string, page: ShownPage, properties?: Properties): ShownPage | undefined => {
    const part = includedPage(module, page, targets);
    const shown = part && withProperties(part, properties);
    const known = shown && queue.find(({ target }) => target === shown.target);
    if (shown && !known) queue.push(shown);
    return known ?? shown;
  };
  /** What the conversion of a page asks of the site: addresses, files and parts. */
  const onPage = (page: ShownPage) => {
    const folders = foldersOf(page);
    return {
      resolve: (url, kind) => {
        const host = kind === "image" ? hostOf(url) : undefined;
        if (host !== undefined) imageHosts.add(host);
        const beside = movesAlong(url, page, targets.source);
        keep(beside);
        if (beside) return undefined;
        keep(copyMeant(url, page, targets));
        const address = newAddress(url, page, targets);
        const own = address === undefined ? pictureOfCode(url, page, targets) : undefined;
        keep(own?.copy);
        if (own) return own.address;
        const corrected = kind === "link" ? correctedAddress(url, page, targets) : undefined;
        if (corrected === undefined) return address;
        const { file } = page;
        notes.push({ cause: "corrected-link", file, message: `“${url}” is “${corrected}” now` });
        return corrected;
      },
      isThere: (url) => leadsSomewhere(url, page, targets),
      docsBelow: () => (moves.byFolder.has(page.section.target) ? cardsBelow(page, pages) : undefined),
      declare: (provider) => addProvider(providers, provider),
      include: (module, properties) => {
        const code = codeFile(module, page, modules.fileOf(module, folders));
        keep(code);
        if (code) return code.path;
        const part = partOf(module, page, properties);
        return part && includePath(part, page);
      },
    } satisfies Partial<MdxPage>;
  };
  /** Browsers read an address in code from that of the page. */
  const leadsTo = (url: string, { address, page }: CodePage): string => {
    const isRelative = !/^([a-z][a-z\d+.-]*:|[/#?@]|$)/i.test(url);
    const whole = isRelative ? posix.join(posix.dirname(address), url) : url;
    return onPage(page).resolve(whole, "link") ?? whole;
  };
  const convert = (page: ShownPage): ConvertedBody => {
    refuseTooLarge(page);
    const folders = foldersOf(page);
    return convertBody(
      page.body,
      {
        file: page.file,
        firstLine: page.bodyLine,
        data: page.data,
        isMdx: page.file.endsWith(".mdx") || isMdx,
        isPart: !whole.has(page),
        hasFormulas: hasFormulas(site),
        hasEmoji,
        admonitions,
        fencePlugins: fencePlugins[page.section.area],
        ...onPage(page),
        properties: page.properties,
        textOf: (module) => modules.textOf(module, folders),
        load: modules.exportsFor(folders),
        names: modules.names,
      },
      notes,
    );
  };
  /** The queue grows while it is converted. */
  const convertQueue = (): void => {
    for (const [index, page] of queue.entries()) {
      if (bodies.has(page.target)) continue;
      onProgress?.(index, queue.length);
      const body = page.isRead
        ? site.source.attempt(page.file, () => convert(page), "page-put-aside")
        : undefined;
      bodies.set(page.target, body);
    }
  };
  const finished = new Map<string, { text: string; colons: number }>();
  /** The text at a path, in which a block around a part has more colons than the blocks in the part. */
  const withParts = (target: string, text = ""): { text: string; colons: number } => {
    const known = finished.get(target);
    if (known) return known;
    // A part that shows itself ends there.
    finished.set(target, { text, colons: 0 });
    const whole = withNestedBlocks(text, (path) => {
      const part = posix.join(posix.dirname(target), decodeURI(path));
      return withParts(part, bodies.get(part)?.text).colons;
    });
    finished.set(target, whole);
    return whole;
  };

  const files = new Map<string, string>();
  const stubs: string[] = [];
  const write = (page: ShownPage): void => {
    const body = bodies.get(page.target);
    if (!body) {
      const values = { ...page.data, ...page.added };
      files.set(page.target, stubPage({ values, body: page.body, origin: page.file }));
      stubs.push(page.target);
      return;
    }
    const sidebar = moves.sidebarsOf.get(page.section.target)?.get(String(page.data.displayed_sidebar));
    const added = {
      ...page.added,
      ...bylines.get(page),
      ...(sidebar !== undefined && sidebar !== page.data.displayed_sidebar && { displayed_sidebar: sidebar }),
      ...body.matter,
      // Docusaurus hides only a title that the text lacks.
      ...(page.data.hide_title === true &&
        contentTitle(body.text) !== undefined && { hide_title: undefined }),
    };
    files.set(page.target, frontMatterText(page, added, notes) + withParts(page.target, body.text).text);
  };
  const codeFacts = new Map(
    code.flatMap((each): [CodePage, CodePageFacts][] => {
      const facts = site.source.attempt(each.file, () => codePageFacts(site.source, each.file));
      return facts ? [[each, { ...facts, redirect: facts.redirect && leadsTo(facts.redirect, each) }]] : [];
    }),
  );
  convertQueue();
  // Parts that no page shows are imported as well; the others only as pages show them, with their properties.
  const shown = new Set(queue.map(({ file }) => file));
  queue.push(...partials.filter(({ file }) => !shown.has(file)));
  convertQueue();
  for (const page of queue) write(page);
  return {
    files: new Map<string, NewFile>([...files, ...copies]),
    parts: new Map(queue.filter((page) => !whole.has(page)).map(({ target, file }) => [target, file])),
    imageHosts,
    providers,
    stubs,
    codeFacts,
  };
}

/** True: what is between dollars is a formula. */
export function hasFormulas({ module }: SourceSite): boolean {
  return module.mentions("remark-math");
}

type Properties = Readonly<Record<string, unknown>>;

/** `properties` are those of the tags that show a part. */
type ShownPage = ImportedPage & { properties?: Properties };

/** Folders from which a page names files: its own, and that of the page in the source language. */
function foldersOf({ file, section, name }: ImportedPage): string[] {
  return [posix.dirname(file), posix.join(section.folder, posix.dirname(name))];
}

/** A part with other properties is another file: `_part--3f2a1b.md`. */
function withProperties(part: ImportedPage, properties: Properties = {}): ShownPage {
  if (Object.keys(properties).length === 0) return part;
  const hash = createHash("sha256").update(JSON.stringify(properties)).digest("hex").slice(0, 6);
  return { ...part, target: part.target.replace(/\.md$/, `--${hash}.md`), properties };
}

/** Paths in the source, and in the content folder. */
type Copy = { copyOf: string; target: string };

type CodePicture = { address: string; copy?: Copy };

/** A picture that a component imports: beside pages, or a copy with the files that are served as they are. */
function pictureOfCode(url: string, page: ImportedPage, { source }: LinkTargets): CodePicture | undefined {
  const file = fromSite(url);
  if (file === undefined || file.startsWith("..") || isMarkdown(file) || !source.isFile(file))
    return undefined;
  const { folder } = page.section;
  if (folder !== "." && file.startsWith(`${folder}/`))
    return { address: encodeURI(posix.relative(posix.dirname(page.file), file)) };
  return { address: encodeURI(`/${file}`), copy: { copyOf: file, target: `static/${file}` } };
}

/** File whose text pages show as code: a copy in `code/`, which pages include. */
type CodeFile = Copy & {
  /** Address for `::include` in the page. */
  path: string;
};

/** The copy of the file that `import source from "!!raw-loader!./app.ts"` names; undefined for other imports, and if the file is missing. */
function codeFile(module: string, page: ImportedPage, file: string | undefined): CodeFile | undefined {
  if (file === undefined || rawPath(module) === undefined) return undefined;
  // A folder of that name would be one of pages.
  const target = `code/${file.replace(/^(docs|blog|pages|versions)\//, "$1-").replace(/^(\.\.\/)+/, "")}`;
  return { copyOf: file, target, path: encodeURI(posix.relative(posix.dirname(page.target), target)) };
}

/** Text of a page of Starlight → Markdown of ours: its components in MDX, and the words of Expressive Code on fences. */
import { posix } from "node:path";
import type { Code } from "mdast";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { byName } from "../../source/other-tools/names.ts";
import { admonitionName } from "../docusaurus/markdown/admonitions.ts";
import { convertBody } from "../docusaurus/markdown/convert-body.ts";
import { fenceAround } from "../docusaurus/markdown/markdown-lines.ts";
import { type MdxPage, type OwnComponent, shownAttribute } from "../docusaurus/markdown/mdx-page.ts";
import type { sourceModules } from "../docusaurus/source-modules.ts";
import { fenceWords, infoOf, readFence } from "../fence-words.ts";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../mdx/edits.ts";
import { type Element, innerText, isFirstInLine, wholeOf } from "../mdx/elements.ts";
import { nodesIn, regionOf } from "../mdx/running-text.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readOldPage } from "../source-page.ts";

type PageInputs = {
  source: SourceFolder;
  file: string;
  /** Line of the file on which the text starts. */
  firstLine: number;
  data: Readonly<Record<string, unknown>>;
  hasFormulas: boolean;
  modules: ReturnType<typeof sourceModules>;
  notes: Note[];
};

const mostLevels = 5;

export function pageText(body: string, inputs: PageInputs, level = 0): string {
  const { source, file, firstLine, data, hasFormulas, modules, notes } = inputs;
  const folders = [posix.dirname(file)];
  /** The text of an imported page, in the place of its tag. */
  const partOf = (module: string): string | undefined => {
    const part = modules.fileOf(module, folders);
    if (part === undefined || level >= mostLevels) return undefined;
    return source.attempt(part, () => {
      const { data: own, body: text, bodyLine } = readOldPage(source.text(part));
      return pageText(text, { ...inputs, file: part, data: own, firstLine: bodyLine }, level + 1);
    });
  };
  const isMdx = file.endsWith(".mdx");
  const converted = convertBody(
    isMdx ? withoutTabs(body) : body,
    {
      file,
      firstLine,
      data,
      isMdx,
      hasFormulas,
      fencePlugins: { npm2yarn: { sync: false, converters: [] }, tabBlocks: undefined },
      properties: undefined,
      include: () => undefined,
      textOf: (module) => modules.textOf(module, folders),
      load: modules.exportsFor(folders),
      names: modules.names,
      componentOf: (element, page) => {
        const module = page.imports.get(element.name);
        const part = module !== undefined && /\.mdx?$/.test(module) ? partOf(module) : undefined;
        return part === undefined ? ownComponent(element, page) : { text: part.trim() };
      },
    },
    notes,
  );
  if (/^[ \t>]*(?:```|~~~).*\s(?:ins|del)=/m.test(body))
    notes.push({ file, message: "“ins” and “del” of code blocks are not imported", instead: insteadOfMarks });
  return tidied(converted, hasFormulas);
}

const insteadOfMarks = "write // [!code ++] and // [!code --] at the ends of lines";

const badges = byName({ tip: "tip success", warning: "caution", danger: "danger" });

function ownComponent(element: Element, page: MdxPage): OwnComponent | undefined {
  const { name, open, children } = element;
  const { body } = page;
  const given = (key: string): string | undefined => shownAttribute(open.attributes.get(key), page);
  switch (name) {
    case "Aside":
      return { name: admonitionName(given("type") ?? "note"), label: given("title") };
    case "Steps":
      return { name: "steps" };
    case "FileTree":
      return { name: "file-tree" };
    case "Tabs": {
      const group = given("syncKey")?.replace(/[^\w-]+/g, "-");
      return { name: "tabs", ...(group && { attributes: `{group=${group}}` }) };
    }
    case "CardGrid":
      return children.length > 0 && children.every((child) => child.name === "LinkCard")
        ? { name: "cards" }
        : "unwrap";
    case "LinkCard":
      return {
        name: "card",
        label: given("title") ?? given("href"),
        attributes: `{to="${(given("href") ?? "").replaceAll('"', "%22")}"}`,
        content: given("description"),
      };
    case "Card":
      return { text: `**${given("title") ?? ""}**\n\n{children}` };
    case "Badge": {
      const type = badges.get(given("variant") ?? "") ?? "note";
      return { text: `:badge[${(given("text") ?? "").replace(/[\\[\]]/g, "\\$&")}]{type=${type}}` };
    }
    case "Icon":
      return { text: given("label") ?? "" };
    case "LinkButton": {
      const href = given("href") ?? "";
      const { start, end } = wholeOf(element);
      const isAlone = isFirstInLine(body, start) && body.slice(end, lineEnd(body, end)).trim() === "";
      const label = innerText(body, element).trim();
      return isAlone && !/[<\n]/.test(label) && body.slice(lineStart(body, start), start).trim() === ""
        ? { text: `::button[${label}]{to="${href}"}` }
        : { text: `[{children}](${href})` };
    }
    case "Code": {
      const code = given("code");
      const title = given("title");
      const info = [given("lang") ?? "text", title && `title="${title}"`, given("meta")];
      return code === undefined
        ? undefined
        : { text: fenceAround(code.replace(/\n$/, ""), info.filter(Boolean).join(" ")) };
    }
    default:
      return undefined;
  }
}

/** Tabs at the start of lines as spaces, of which the indentation of tags is taken away; code between fences keeps its own. */
function withoutTabs(body: string): string {
  if (!/^\t/m.test(body)) return body;
  let most = Number.POSITIVE_INFINITY;
  return fencesIn(body)
    .lines.map(({ text, isCode, isOpening }) => {
      const tabs = /^\t*/.exec(text)?.[0].length ?? 0;
      if (!isCode) most = Number.POSITIVE_INFINITY;
      else if (isOpening) most = tabs;
      const own = Math.min(tabs, most);
      return "    ".repeat(own) + text.slice(own);
    })
    .join("\n");
}

/** Words of fences, icons of asides, and the hyphen that Astro takes off the end of an id. */
function tidied(body: string, hasFormulas: boolean): string {
  const { root } = parseMarkdown(body, 1, { ...directiveNames([]), formulas: hasFormulas });
  const icons = nodesIn(root, "containerDirective").flatMap((node): TextEdit[] => {
    const start = regionOf(node)?.start;
    if (start === undefined || !node.attributes.some(({ name }) => name === "icon") || node.name === "card")
      return [];
    const line = body.slice(start, lineEnd(body, start));
    const at = start + line.lastIndexOf("{");
    return [{ start: at, end: start + line.length, text: "" }];
  });
  const ids = nodesIn(root, "heading").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const hyphen = region && /-\}$/.exec(body.slice(region.start, region.end));
    return hyphen ? [{ start: region.start + hyphen.index, end: region.end, text: "}" }] : [];
  });
  const fences = nodesIn(root, "code").flatMap((code) => fenceEdits(code, body));
  return applyEdits(body, [...icons, ...ids, ...fences]);
}

/** `js title="a.js" {2} frame="none"` → `js title="a.js" {2}` */
function fenceEdits(code: Code, body: string): TextEdit[] {
  const opening = infoOf(code, body);
  return opening && /\s/.test(opening.info.trim())
    ? [{ ...opening, text: fenceWords(readFence(opening.info)) }]
    : [];
}

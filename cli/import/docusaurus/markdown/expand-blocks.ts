/** Elements that a component gives, blocks of the theme among them → lines of Markdown. */
import type { Provider } from "../../../../schema/integrations/embeds.ts";
import { isRecord } from "../../is-record.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { Rendered, RenderedElement } from "../../mdx/render-jsx.ts";
import { admonitionName } from "./admonitions.ts";
import { watched } from "./embeds.ts";
import {
  type DirectiveBlock,
  fenceAround,
  fenceOf,
  includeLine,
  providerOf,
  type Video,
  videoLine,
} from "./markdown-lines.ts";
import type { MdxPage } from "./page.ts";
import { type HtmlInputs, htmlOf, isElement, isSlot, labelOf, slotsIn, sourceOf } from "./rendered-html.ts";

type MarkdownBlocks = {
  text: string;
  /** The most that a directive in it has. */
  colons: number;
};

export type BlocksInputs = HtmlInputs & Pick<MdxPage, "isThere" | "include" | "declare">;

const blocks = new Set(["Admonition", "CodeBlock", "Details", "details", "Heading", "Tabs"]);

/** Elements that are invisible around blocks. */
const boxes =
  /^(div|section|article|aside|header|footer|main|span|p|center|figure|Fragment|React\.Fragment|Translate|BrowserOnly|Layout|ul|li)$/;

export function holdsBlocks(parts: readonly Rendered[], inputs: Pick<BlocksInputs, "isThere">): boolean {
  return parts.some((part) => {
    if (typeof part === "string" || isSlot(part) || "html" in part) return false;
    if ("part" in part || blocks.has(part.name) || videoOf(part, inputs) !== undefined) return true;
    // Rows and cells are HTML, with all that is in them.
    return !ofTables.test(part.name) && holdsBlocks(part.children, inputs);
  });
}

const ofTables = /^(table|thead|tbody|tfoot|tr|td|th|caption)$/;

/** Markdown for parts that contain blocks; undefined if one has no counterpart. */
export function blocksOf(parts: readonly Rendered[], inputs: BlocksInputs): MarkdownBlocks | undefined {
  const written: (MarkdownBlocks | undefined)[] = [];
  let running: Rendered[] = [];
  const flush = (): void => {
    const html = htmlOf(running, inputs)?.trim();
    const colons = 0;
    if (html !== "") written.push(html === undefined ? undefined : { text: html, colons });
    running = [];
  };
  for (const part of parts) {
    if (!holdsBlocks([part], inputs)) {
      running.push(part);
      continue;
    }
    flush();
    const block = blockOf(part, inputs);
    if (block || !inputs.skip || typeof part === "string" || !("children" in part)) {
      written.push(block);
      continue;
    }
    // The content of a library's component stays.
    inputs.skip(`<${part.name}>`);
    written.push(blocks.has(part.name) ? { text: "", colons: 0 } : blocksOf(part.children, inputs));
  }
  flush();
  if (written.some((each) => each === undefined)) return undefined;
  const known = written.flatMap((each) => (each && each.text !== "" ? each : []));
  return {
    text: known.map(({ text }) => text).join("\n\n"),
    colons: Math.max(0, ...known.map(({ colons }) => colons)),
  };
}

function blockOf(part: Rendered, inputs: BlocksInputs): MarkdownBlocks | undefined {
  if (typeof part === "string" || isSlot(part) || "html" in part) return undefined;
  if ("part" in part) {
    const path = inputs.include(part.part, part.properties);
    return path === undefined ? undefined : { text: includeLine(path), colons: 0 };
  }
  const { name, properties, children } = part;
  const directive = directiveOf(part, inputs);
  if (directive) return around(directive.block, blocksOf(directive.content, inputs));
  switch (name) {
    case "Tabs":
      return tabsOf(part, inputs);
    case "CodeBlock": {
      const code = children.every((child) => typeof child === "string") ? children.join("") : undefined;
      if (code === undefined) return undefined;
      const title = shownText(properties.title);
      const language = shownText(properties.language) ?? (title === undefined ? "" : "text");
      const info = [language, title !== undefined && `title="${title}"`].filter(Boolean).join(" ");
      return { text: fenceAround(code, info).join("\n"), colons: 0 };
    }
    case "Heading": {
      const depth = Number(/^h([1-6])$/.exec(shownText(properties.as) ?? "h2")?.[1]);
      const isText = !holdsBlocks(children, inputs) && slotsIn(children) === 0;
      const text = isText ? htmlOf(children, inputs) : undefined;
      const id = shownText(properties.id);
      if (text === undefined || !depth) return undefined;
      return { text: `${"#".repeat(depth)} ${text.trim()}${id === undefined ? "" : ` {#${id}}`}`, colons: 0 };
    }
    case "video":
    case "iframe": {
      const video = videoOf(part, inputs);
      if (!video) return undefined;
      inputs.declare(video.provider);
      const url = inputs.resolve(video.url, "link") ?? video.url;
      return { text: videoLine({ ...video, url }), colons: 0 };
    }
    default:
      return boxes.test(name) ? blocksOf(children, inputs) : undefined;
  }
}

/** The video that a frame of a known provider shows, or one that is a file of the site. */
function videoOf(
  part: RenderedElement,
  { isThere }: Pick<BlocksInputs, "isThere">,
): (Video & { provider: Provider }) | undefined {
  const { name, properties } = part;
  const src = name === "iframe" || name === "video" ? sourceOf(part) : undefined;
  if (src === undefined) return undefined;
  const url = watched(src);
  const provider = providerOf(url, name === "video" && isThere(url));
  const title = shownText(properties.title) || url.replace(/^https?:\/\/(www\.)?|^.*\//, "");
  return provider && { title, url, provider };
}

/** The directive that an admonition or details become, and what is in it; undefined for another element. */
export function directiveOf(
  { name, properties, children }: RenderedElement,
  inputs: HtmlInputs,
): { block: DirectiveBlock; content: Rendered[] } | undefined {
  if (name === "Admonition") {
    const label = labelOf(properties.title, inputs);
    if (properties.title !== undefined && label === undefined) return undefined;
    return {
      block: { name: admonitionName(shownText(properties.type) ?? "note"), label },
      content: children,
    };
  }
  if (name !== "details" && name !== "Details") return undefined;
  const summary = children.filter(isElement).find((child) => child.name === "summary");
  const label = summary ? htmlOf(summary.children, inputs) : labelOf(properties.summary, inputs);
  const attributes = properties.open === true ? "{open}" : undefined;
  return label === undefined
    ? undefined
    : {
        block: { name: "details", label: label.trim(), attributes },
        content: children.filter((child) => child !== summary),
      };
}

/** The label of a tab is its own, or that of its value in the list of the tabs. */
function tabsOf({ properties, children }: RenderedElement, inputs: BlocksInputs): MarkdownBlocks | undefined {
  const values: unknown[] = Array.isArray(properties.values) ? properties.values : [];
  const tabs = children
    .filter((child) => typeof child !== "string" || child.trim() !== "")
    .map((child) => {
      if (!isElement(child) || child.name !== "TabItem") return undefined;
      const value = shownText(child.properties.value) ?? "";
      const listed = values.find((each) => isRecord(each) && each.value === value);
      const label = child.properties.label ?? (isRecord(listed) ? listed.label : undefined);
      const text = label === undefined ? value : labelOf(label, inputs);
      return text === undefined
        ? undefined
        : around({ name: "tab", label: text }, blocksOf(child.children, inputs));
    });
  if (tabs.length === 0 || tabs.some((tab) => tab === undefined)) return undefined;
  const known = tabs.flatMap((tab) => tab ?? []);
  const group = shownText(properties.groupId);
  const attributes = group !== undefined && /^[\w-]+$/.test(group) ? `{group=${group}}` : undefined;
  return around(
    { name: "tabs", attributes },
    {
      text: known.map(({ text }) => text).join("\n"),
      colons: Math.max(...known.map(({ colons }) => colons)),
    },
  );
}

/** A directive has more colons than those in it. */
function around(block: DirectiveBlock, content: MarkdownBlocks | undefined): MarkdownBlocks | undefined {
  if (!content) return undefined;
  const colons = content.colons === 0 ? 3 : content.colons + 1;
  return { text: `${fenceOf(block, colons)}\n${content.text}\n${":".repeat(colons)}`, colons };
}

/** A run of Markdown beside tags → HTML. */
import { toHtml } from "hast-util-to-html";
import type { Paragraph, Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { nodesIn } from "../../mdx/regions.ts";

/** In front of a run, so that it starts no block. */
const WORD = "x ";

export type PageOfRun = {
  /** The definitions of its links and footnotes. */
  definitions: string;
  /** True: what is between dollars is a formula. */
  formulas: boolean;
};

/** `written` itself where it holds no Markdown; undefined where it is more than running text. */
export function htmlOfText(written: string, page: PageOfRun): string | undefined {
  if (written.includes("::") && nodesIn(parsed(written, page), "leafDirective").length > 0) return undefined;
  const root = parsed(WORD + written, page);
  const paragraph = onlyParagraph(root);
  if (!paragraph || nodesIn(paragraph, "footnoteReference", "inlineMath").length > 0) return undefined;
  if (isPlain(paragraph, WORD + written)) return written;
  const [converted] = hastOf(root);
  return converted?.startsWith(WORD) ? converted.slice(WORD.length) : undefined;
}

/** True for running text without marks. */
export function isPlainText(written: string, page: PageOfRun): boolean {
  const paragraph = onlyParagraph(parsed(written, page));
  return paragraph !== undefined && isPlain(paragraph, written);
}

function parsed(written: string, { definitions, formulas }: PageOfRun): Root {
  return parseMarkdown(`${written}\n\n${definitions}`, 1, {
    leaf: written.includes("::") ? leaves : none,
    text: none,
    formulas,
  }).root;
}

const none: ReadonlySet<string> = new Set();
/** Directives of one line that an import writes. */
const leaves: ReadonlySet<string> = new Set(["include", "video"]);

function onlyParagraph(root: Root): Paragraph | undefined {
  const [first, ...others] = root.children.filter(
    ({ type }) => type !== "definition" && type !== "footnoteDefinition",
  );
  return others.length === 0 && first?.type === "paragraph" ? first : undefined;
}

/** A backslash in front of a mark is for Markdown. */
function isPlain({ children }: Paragraph, written: string): boolean {
  return children.every(({ type }) => type === "text" || type === "html") && !/\\[^\w\s]/.test(written);
}

function hastOf(root: Root): string[] {
  const tree = toHast(root, { allowDangerousHtml: true });
  const children = "children" in tree ? tree.children : [];
  return children.flatMap((node) =>
    node.type === "element"
      ? [toHtml(node.children, { allowDangerousHtml: true, closeSelfClosing: true })]
      : [],
  );
}

/** Handlers that make HTML of Markdown's constructs: the ones that are not mdast-util-to-hast's own, one line each. */
import type { Element, ElementContent, Properties } from "hast";
import type { Heading, Image, ImageReference, InlineCode, ListItem, Paragraph, Resource, Table } from "mdast";
import { defaultHandlers, type Handler, type Handlers, type State } from "mdast-util-to-hast";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { ContentStrings } from "../compile-settings.ts";
import type { UsableComponents } from "../directives/site-component.ts";
import type { DescriptionDetails, DescriptionList, DescriptionTerm } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import type { HeadingIds } from "../page-file.ts";
import type { PictureAttributes } from "../picture-attributes.ts";
import { code } from "./code.ts";
import { directive } from "./directive.ts";
import { element, text } from "./element.ts";
import { formula, orShown, type Shown } from "./formula.ts";
import { html, htmlPieces } from "./html.ts";
import { link, linkReference, type Report } from "./link.ts";

export function handlers(
  ids: ReadonlyMap<Heading, HeadingIds>,
  shown: Shown,
  strings: ContentStrings,
  own: UsableComponents,
  report: Report,
): Handlers {
  return {
    code: orShown(shown, code(strings, report)),
    containerDirective: directive("block", strings, own, report),
    descriptionList,
    heading: heading(ids),
    html,
    htmlPieces,
    image: image(report),
    imageReference: imageReference(report),
    inlineCode,
    inlineMath: formula(shown),
    leafDirective: directive("leaf", strings, own, report),
    link: link(report),
    linkReference: linkReference(report),
    listItem,
    math: formula(shown),
    paragraph,
    table,
    textDirective: directive("text", strings, { names: [], uses: [] }, report),
  };
}

/** `## Text` → `<h2 id="text">`, with an empty element for each id that it had before. */
function heading(ids: ReadonlyMap<Heading, HeadingIds>): Handler {
  return (state, node: Heading) => {
    const { id, older = [] } = ids.get(node) ?? {};
    const before = older.map((name) => element(node, "span", { id: name }, []));
    return element(node, `h${node.depth}`, id === undefined ? {} : { id }, [...before, ...state.all(node)]);
  };
}

const table: Handler = (state: State, node: Table): Element => {
  const made: Element = defaultHandlers.table(state, node);
  const children = node.data?.caption;
  if (!children) return made;
  const caption = element(undefined, "caption", {}, state.all({ type: "paragraph", children }));
  return { ...made, children: [caption, ...made.children] };
};

/** A paragraph that is nothing but an image with a title, or at a side, → `<figure>`, with the title as its caption. */
const paragraph: Handler = (state, node: Paragraph) => {
  const [only, ...others] = node.children;
  const isAlone = others.length === 0 && (only?.type === "image" || only?.type === "imageReference");
  const title = isAlone ? titleOf(only, state) : undefined;
  const align = isAlone ? only.data?.attributes?.align : undefined;
  if (!isAlone || (!title && !align)) return defaultHandlers.paragraph(state, node);
  const [image] = state.all({
    type: "paragraph",
    children: [{ ...only, data: { ...only.data, isInFigure: true } } as Image | ImageReference],
  });
  if (image?.type !== "element") return defaultHandlers.paragraph(state, node);
  const caption = title ? [element(node, "figcaption", {}, [text(title)])] : [];
  return element(node, "figure", alignment(align), [image, ...caption]);
};

function titleOf(image: Image | ImageReference, { definitionById }: State): string | null | undefined {
  return image.type === "image" ? image.title : definitionById.get(image.identifier.toUpperCase())?.title;
}

/** `- text` → `<li>`; the box of `- [x] text` is named by the text. */
const listItem: Handler = (state, node: ListItem, parent) => {
  // A list is loose as a whole: a blank line between two items, or inside of one.
  const loose = parent?.type === "list" && [parent, ...parent.children].some(({ spread }) => spread === true);
  const isTask = typeof node.checked === "boolean";
  const children = node.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== "paragraph") return [state.one(child, node) ?? []].flat();
    const inside = state.all(child);
    const content = isTask && index === 0 ? [task(node.checked === true, inside)] : inside;
    return loose ? [element(child, "p", {}, content)] : content;
  });
  const properties = { ...node.data?.hProperties, ...(isTask && { className: ["task-list-item"] }) };
  return element(node, "li", properties, children);
};

function task(checked: boolean, inside: ElementContent[]): ElementContent {
  const properties = { type: "checkbox", ...(checked && { checked }), disabled: true };
  const box = element(undefined, "input", properties, []);
  return element(undefined, "label", {}, [box, text(" "), ...inside]);
}

/** A description list → `<dl>`, with a `<dt>` for each term and a `<dd>` for each description. */
const descriptionList: Handler = (state: State, node: DescriptionList) =>
  element(
    node,
    "dl",
    {},
    node.children.map((child) =>
      child.type === "descriptionTerm" ? term(state, child) : details(state, child),
    ),
  );

function term(state: State, node: DescriptionTerm): ElementContent {
  return element(node, "dt", {}, state.all(node));
}

/** One paragraph needs no element of its own. */
function details(state: State, node: DescriptionDetails): ElementContent {
  const [first, other] = node.children;
  const content = first?.type === "paragraph" && !other ? state.all(first) : state.all(node);
  return element(node, "dd", {}, content);
}

declare module "mdast" {
  interface ImageData {
    /** True: its title is a caption, and the figure has its side. */
    isInFigure?: boolean;
  }
  interface ImageReferenceData {
    isInFigure?: boolean;
  }
}

/** `![alt](address "title"){width=300}` and `![alt][label]` → `<img>` */
function image(report: Report): Handler {
  return (_state, node: Image) => picture(node, node, report);
}

/** Without a definition it is the text that it was. */
function imageReference(report: Report): Handler {
  return (state, node: ImageReference) => {
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition === undefined
      ? defaultHandlers.imageReference(state, node)
      : picture(node, definition, report);
  };
}

function picture(node: Image | ImageReference, { url, title }: Resource, report: Report): Element {
  const src = safeAddress("image", url);
  if (src === undefined) report(unsafeAddress("image", url, placeOf(node)));
  const { attributes = {}, isInFigure = false } = node.data ?? {};
  const { width, align, dark } = attributes;
  const dataDark = dark === undefined ? undefined : safeAddress("image", dark);
  if (dark !== undefined && dataDark === undefined) report(unsafeAddress("image", dark, placeOf(node)));
  const properties = {
    ...(isInFigure ? {} : alignment(align)),
    ...(src !== undefined && { src }),
    alt: node.alt ?? "",
    ...(title && !isInFigure && { title }),
    ...(width !== undefined && { width }),
    ...(dataDark !== undefined && { dataDark }),
  };
  return element(node, "img", properties, []);
}

function alignment(align: PictureAttributes["align"]): Properties {
  return align === undefined ? {} : { className: ["construct", `align-${align}`] };
}

/** A line of any screen has room for so many characters of code. */
const MOST_UNBROKEN = 24;

/** `` `text` `` → `<code>`, which translation tools leave alone. */
const inlineCode: Handler = (_state, node: InlineCode) => {
  const value = node.value.replaceAll("\n", " ");
  const properties = { ...(isUnbroken(value) && { className: ["unbroken"] }), translate: "no" };
  return element(node, "code", properties, isUnbroken(value) ? [text(value)] : words(value));
};

/** A browser would break `--dry-run` at a hyphen; the style sees only the class. */
const isUnbroken = (code: string) => code.includes("-") && code.length <= MOST_UNBROKEN;

/** The words of code that wraps: each word with a hyphen in one piece, and a long path with a place to break after each slash. */
function words(code: string): ElementContent[] {
  if (!/[-/]/.test(code)) return [text(code)];
  const pieces: ElementContent[] = [];
  let between = "";
  const endText = () => {
    if (between !== "") pieces.push(text(between));
    between = "";
  };
  for (const word of code.split(/( +)/)) {
    // Chromium breaks no path after a slash by itself.
    const steps = word.length > MOST_UNBROKEN ? word.split(/(?<=[^/:]\/)(?=[^/])/) : [word];
    for (const [index, step] of steps.entries()) {
      if (index > 0) {
        endText();
        pieces.push(element(undefined, "wbr", {}, []));
      }
      if (isUnbroken(step)) {
        endText();
        pieces.push(element(undefined, "span", { className: ["unbroken"] }, [text(step)]));
      } else between += step;
    }
  }
  endText();
  return pieces;
}

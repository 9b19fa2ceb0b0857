/**
 * Additions of our own tree builder to mdast, as an extension of mdast-util-from-markdown: directives, destinations of
 * links, places on fences. For sites whose plugins bring syntax that our builder does not know.
 */
import type { Code, PhrasingContent, RootContent } from "mdast";
import type { CompileContext, Extension, Handle } from "mdast-util-from-markdown";
import { decodeString } from "micromark-util-decode-string";
import type { Token } from "micromark-util-types";
import { joinDetails } from "../tree/description-lists.ts";
import { hasBlankLineBetween } from "../tree/lists.ts";
import type { AnyDirective } from "../tree/nodes.ts";
import type { Destination } from "../tree/tree.ts";

declare module "mdast-util-from-markdown" {
  interface CompileData {
    fenceIsClosed?: boolean | undefined;
  }
}

/** `destinations` gets the address of each link and image. */
export function pageFromMarkdown(destinations: Destination[]): Extension {
  return {
    enter: { ...directiveEnters, ...formulaEnters, descriptionDetails: enterDetails },
    exit: {
      ...directiveExits,
      ...codeExits,
      ...formulaExits,
      ...linkExits(destinations),
      descriptionDetails: exitDetails,
      listItem: exitItem,
    },
  };
}

const enterDetails: Handle = function (token) {
  this.enter({ type: "descriptionDetails", children: [] }, token);
};

const exitDetails: Handle = function (token) {
  this.exit(token);
  const parent = top(this);
  if (parent && "children" in parent) joinDetails(parent.children as RootContent[]);
};

/** mdast-util-from-markdown takes a blank line inside of a description for one between the blocks of the item. */
const exitItem: Handle = function (token) {
  const item = top(this);
  if (item?.type === "listItem" && item.children.some(({ type }) => type === "descriptionList"))
    item.spread = hasBlankLineBetween(item.children);
  this.exit(token);
};

const top = (context: CompileContext) => context.stack[context.stack.length - 1];

function directiveAt(context: CompileContext, level: number): AnyDirective | undefined {
  const node = context.stack[context.stack.length - 1 - level];
  return node?.type === "containerDirective" ||
    node?.type === "leafDirective" ||
    node?.type === "textDirective"
    ? node
    : undefined;
}

const buffer: Handle = function () {
  this.buffer();
};

const exit: Handle = function (token) {
  this.exit(token);
};

const resume: Handle = function () {
  this.resume();
};

function open(type: AnyDirective["type"]): Handle {
  return function (token) {
    const common = { name: "", label: undefined, attributes: [] };
    if (type === "containerDirective") this.enter({ type, ...common, closed: false, children: [] }, token);
    else if (type === "leafDirective") this.enter({ type, ...common, children: [] }, token);
    else this.enter({ type, ...common, children: [] }, token);
  };
}

function attribute(name?: string): Handle {
  return function (token) {
    const written = this.sliceSerialize(token);
    const { start, end } = token;
    directiveAt(this, 1)?.attributes.push({
      name: name ?? written,
      value: name === undefined ? "" : written,
      position: { start, end },
    });
  };
}

const attributeValue: Handle = function (token) {
  const last = directiveAt(this, 1)?.attributes.at(-1);
  if (last !== undefined) last.value = decodeString(this.sliceSerialize(token));
};

const name: Handle = function (token) {
  const node = directiveAt(this, 0);
  if (node !== undefined) node.name = this.sliceSerialize(token);
};

const label: Handle = function () {
  const content = this.stack.pop();
  const node = directiveAt(this, 0);
  if (node !== undefined && content !== undefined && "children" in content)
    node.label = content.children as PhrasingContent[];
};

const fence: Handle = function () {
  const node = directiveAt(this, 0);
  if (node?.type === "containerDirective" && node.name !== "") node.closed = true;
};

const forms = { Container: "containerDirective", Leaf: "leafDirective", Text: "textDirective" } as const;

const directiveEnters = Object.fromEntries(
  Object.entries(forms).flatMap(([form, type]) => [
    [`directive${form}`, open(type)],
    [`directive${form}Label`, buffer],
    [`directive${form}Attributes`, buffer],
  ]),
);

const directiveExits = {
  ...Object.fromEntries(
    Object.keys(forms).flatMap((form) => [
      [`directive${form}Name`, name],
      [`directive${form}Label`, label],
      [`directive${form}AttributeIdValue`, attribute("id")],
      [`directive${form}AttributeClassValue`, attribute("class")],
      [`directive${form}AttributeName`, attribute()],
      [`directive${form}AttributeValue`, attributeValue],
      [`directive${form}Attributes`, resume],
      [`directive${form}`, exit],
    ]),
  ),
  directiveContainerSequence: fence,
};

/** The block of code that is being read. */
function codeOf(context: CompileContext): Code | undefined {
  const node = top(context);
  return node?.type === "code" ? node : undefined;
}

const codeExits: Record<string, Handle> = {
  codeFencedFenceInfo(token) {
    const language = this.resume();
    const node = codeOf(this);
    if (node) Object.assign(node, { lang: language, data: { ...node.data, languageAt: token.start } });
  },
  codeFencedFenceMeta(token) {
    const meta = this.resume();
    const node = codeOf(this);
    if (node) Object.assign(node, { meta, data: { ...node.data, metaAt: token.start } });
  },
  codeFencedFence() {
    if (this.data.flowCodeInside) this.data.fenceIsClosed = true;
    else {
      this.buffer();
      this.data.flowCodeInside = true;
    }
  },
  codeFenced(token) {
    const value = this.resume();
    const node = codeOf(this);
    const closed = this.data.fenceIsClosed === true;
    // The line endings after the opening fence and before the closing one are not content.
    if (node) Object.assign(node, { value: value.replace(/^\n|\n$/g, ""), data: { ...node.data, closed } });
    this.data.flowCodeInside = undefined;
    this.data.fenceIsClosed = undefined;
    this.exit(token);
  },
};

const formulaEnters: Record<string, Handle> = {
  formulaFlow(token) {
    this.enter({ type: "math", value: "" }, token);
    this.buffer();
  },
  formulaText(token) {
    const display = this.sliceSerialize(token).startsWith("$$");
    this.enter({ type: "inlineMath", value: "", ...(display && { display }) }, token);
    this.buffer();
  },
};

const formulaExits: Record<string, Handle> = {
  formulaValue(token) {
    this.config.enter.data?.call(this, token);
    this.config.exit.data?.call(this, token);
  },
  formulaFlowId(token) {
    const node = this.stack[this.stack.length - 2];
    if (node?.type === "math") node.id = this.sliceSerialize(token).slice(2, -1);
  },
  formulaFlow(token) {
    const value = this.resume().trim();
    const node = top(this);
    if (node?.type === "math") node.value = value;
    this.exit(token);
  },
  formulaText(token) {
    const value = this.resume();
    const node = top(this);
    // In a table, a backslash before a pipe is not of the formula.
    const inTable = this.stack.some(({ type }) => type === "tableCell");
    if (node?.type === "inlineMath") node.value = inTable ? value.replaceAll("\\|", "|") : value;
    this.exit(token);
  },
};

function linkExits(destinations: Destination[]): Record<string, Handle> {
  const destination: Handle = function (token: Token) {
    const url = this.resume();
    const node = top(this);
    if (node && "url" in node) node.url = url;
    destinations.push({ start: token.start.offset, end: token.end.offset, url });
  };
  return { resourceDestinationString: destination, definitionDestinationString: destination };
}

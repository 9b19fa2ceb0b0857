/** Tokens of directives, in their three forms. */
import type { PhrasingContent } from "mdast";
// Also brings the token types.
import type {} from "micromark-extension-directive";
import { decodeString } from "micromark-util-decode-string";
import type { Token, TokenizeContext } from "micromark-util-types";
import { openFragment, type TokenHandler, type TokenHandlers } from "./handler.ts";
import type { AnyDirective } from "./nodes.ts";
import { span, type Tree } from "./tree.ts";

/** The directive that is being read, with nothing open inside. */
function directive(tree: Tree): AnyDirective | undefined {
  const top = tree.top();
  return top.type === "containerDirective" || top.type === "leafDirective" || top.type === "textDirective"
    ? top
    : undefined;
}

function open(type: AnyDirective["type"]): TokenHandler {
  return (tree, token) => {
    const common = {
      name: "",
      label: undefined,
      attributes: [],
      position: span(token),
    };
    if (type === "containerDirective") tree.open({ type, ...common, closed: false, children: [] });
    else tree.open({ type, ...common, children: [] });
  };
}

/** A name without a value has an empty one. */
function attribute(name?: string) {
  return (tree: Tree, token: Token, source: TokenizeContext): void => {
    const written = source.sliceSerialize(token);
    const node = tree.parent(1);
    if ("attributes" in node)
      node.attributes.push({
        name: name ?? written,
        value: name === undefined ? "" : written,
        position: span(token),
      });
  };
}

const attributeValue: TokenHandler = (tree, token, source) => {
  const node = tree.parent(1);
  const last = "attributes" in node ? node.attributes.at(-1) : undefined;
  if (last !== undefined) last.value = decodeString(source.sliceSerialize(token));
};

const name: TokenHandler = (tree, token, source) => {
  const node = directive(tree);
  if (node !== undefined) node.name = source.sliceSerialize(token);
};

const label: TokenHandler = (tree) => {
  const content = tree.closeFragment();
  const node = directive(tree);
  // The tokenizer finds only phrasing content in a label.
  if (node !== undefined) node.label = content as PhrasingContent[];
};

const closeDirective: TokenHandler = (tree, token) => tree.close(token.end);

const closeAttributes: TokenHandler = (tree) => {
  tree.closeFragment();
};

/** The second fence closes; the first comes before the name. */
const fence: TokenHandler = (tree) => {
  const node = directive(tree);
  if (node?.type === "containerDirective" && node.name !== "") node.closed = true;
};

export const directives: TokenHandlers = {
  enter: {
    directiveContainer: open("containerDirective"),
    directiveContainerLabel: openFragment,
    directiveContainerAttributes: openFragment,
    directiveLeaf: open("leafDirective"),
    directiveLeafLabel: openFragment,
    directiveLeafAttributes: openFragment,
    directiveText: open("textDirective"),
    directiveTextLabel: openFragment,
    directiveTextAttributes: openFragment,
  },
  exit: {
    directiveContainerSequence: fence,
    directiveContainerName: name,
    directiveContainerLabel: label,
    directiveContainerAttributeIdValue: attribute("id"),
    directiveContainerAttributeClassValue: attribute("class"),
    directiveContainerAttributeName: attribute(),
    directiveContainerAttributeValue: attributeValue,
    directiveContainerAttributes: closeAttributes,
    directiveContainer: closeDirective,
    directiveLeafName: name,
    directiveLeafLabel: label,
    directiveLeafAttributeIdValue: attribute("id"),
    directiveLeafAttributeClassValue: attribute("class"),
    directiveLeafAttributeName: attribute(),
    directiveLeafAttributeValue: attributeValue,
    directiveLeafAttributes: closeAttributes,
    directiveLeaf: closeDirective,
    directiveTextName: name,
    directiveTextLabel: label,
    directiveTextAttributeIdValue: attribute("id"),
    directiveTextAttributeClassValue: attribute("class"),
    directiveTextAttributeName: attribute(),
    directiveTextAttributeValue: attributeValue,
    directiveTextAttributes: closeAttributes,
    directiveText: closeDirective,
  },
};

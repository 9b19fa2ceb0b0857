/** Tokens of links and images, with a destination or by reference. */
import type { Link } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
// Also brings the token types of bare addresses.
import type {} from "micromark-extension-gfm-autolink-literal";
import { decodeString } from "micromark-util-decode-string";
import { normalizeIdentifier } from "micromark-util-normalize-identifier";
import type { Token, TokenizeContext } from "micromark-util-types";
import { close, openFragment, type TokenHandlers } from "./handler.ts";
import { type LinkLike, type OpenLink, span, type Tree } from "./tree.ts";

function open(kind: OpenLink["kind"]) {
  return (tree: Tree, token: Token) => {
    tree.links.push({
      kind,
      start: token.start,
      label: "",
      identifier: "",
      children: [],
      alt: "",
      resource: undefined,
      reference: "shortcut",
    });
  };
}

function finish(tree: Tree, token: Token): void {
  const link = tree.links.pop();
  if (link !== undefined) tree.append(nodeOf(link, token));
}

function nodeOf(link: OpenLink, token: Token): LinkLike {
  const position = span(token);
  const { resource, children, alt, label, identifier, reference: referenceType } = link;
  if (link.kind === "link") {
    return resource !== undefined
      ? { type: "link", ...resource, children, position }
      : { type: "linkReference", identifier, label, referenceType, children, position };
  }
  return resource !== undefined
    ? { type: "image", ...resource, alt, position }
    : { type: "imageReference", identifier, label, referenceType, alt, position };
}

/** Appends the text of `<https://…>` or a bare address to its link. */
function address(prefix: string) {
  return (tree: Tree, token: Token, source: TokenizeContext) => {
    const text = source.sliceSerialize(token);
    tree.text(text, token);
    const link = tree.top();
    if (link.type === "link") link.url = prefix + text;
  };
}

function openAddress(tree: Tree, token: Token): void {
  tree.open({ type: "link", url: "", title: null, children: [], position: span(token) });
}

export const links: TokenHandlers = {
  enter: {
    link: open("link"),
    image: open("image"),
    label: openFragment,
    resource(tree) {
      const link = tree.links.at(-1);
      if (link !== undefined) link.resource = { url: "", title: null };
      // What is between the parentheses is no text.
      tree.openFragment();
    },
    resourceDestinationString: openFragment,
    resourceTitleString: openFragment,
    reference(tree) {
      const link = tree.links.at(-1);
      if (link !== undefined) link.reference = "collapsed";
    },
    referenceString: openFragment,
    autolink: openAddress,
    literalAutolink: openAddress,
  },
  exit: {
    labelText(tree, token, source) {
      const link = tree.links.at(-1);
      if (link === undefined) return;
      const written = source.sliceSerialize(token);
      link.label = decodeString(written);
      link.identifier = normalizeIdentifier(written).toLowerCase();
    },
    label(tree) {
      const content = tree.closeFragment();
      const link = tree.links.at(-1);
      if (link === undefined) return;
      if (link.kind === "image") link.alt = plainText(content);
      // A link's text is phrasing content without links, by the tokenizer.
      else link.children = content as Link["children"];
    },
    resourceDestinationString(tree, token) {
      const url = tree.closeText();
      const link = tree.links.at(-1);
      if (link?.resource !== undefined) link.resource.url = url;
      tree.destinations.push({ start: token.start.offset, end: token.end.offset, url });
    },
    resourceTitleString(tree) {
      const title = tree.closeText();
      const link = tree.links.at(-1);
      if (link?.resource !== undefined) link.resource.title = title;
    },
    resource(tree) {
      tree.closeFragment();
    },
    referenceString(tree, token, source) {
      const label = tree.closeText();
      const link = tree.links.at(-1);
      if (link === undefined) return;
      link.label = label;
      link.identifier = normalizeIdentifier(source.sliceSerialize(token)).toLowerCase();
      link.reference = "full";
    },
    link: finish,
    image: finish,
    autolinkProtocol: address(""),
    autolinkEmail: address("mailto:"),
    autolink: close,
    literalAutolinkHttp: address(""),
    literalAutolinkWww: address("http://"),
    literalAutolinkEmail: address("mailto:"),
    literalAutolink: close,
  },
};

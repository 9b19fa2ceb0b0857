/**
 * A tree with raw HTML → the tree that the parser of HTML makes of it. The parser opens formatting elements that nothing has closed again in
 * each block, so a short text could become a tree of any size: what it would make is counted first.
 */
import type { Element, Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import type { Raw } from "mdast-util-to-hast";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, Token, TokenizerMode } from "parse5";
import { VFile } from "vfile";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { placeAt, placeWithin } from "../mdast/place.ts";
import { Refusal } from "../refusal.ts";
import { voidTags } from "./element-kinds.ts";

/** A file has the parser keep places; nothing reads its text. */
const places = new VFile();

/** Throws a `Refusal` where the tree would be too deep, or too large. */
export function parseHtml(root: Root): Root {
  checkSize(root);
  const parsed = raw(root, { file: places });
  return parsed.type === "root" ? parsed : { type: "root", children: [] };
}

/** HTML whose tree would be too deep, or too large, stays the text that it is. */
export function parseFragment(value: string): Root {
  try {
    return parseHtml({ type: "root", children: [{ type: "raw", value }] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: "root", children: [{ type: "text", value }] };
  }
}

/** A start tag, how often it is opened again, and how large its elements are. */
type Tag = { tagName: string; place: () => Place | undefined; times: number; characters: number };

/** Gives a parser what `raw` gives to its own, in the same order, until it has made too much. Only a text that does is read with its places. */
function checkSize(root: Root, hasPlaces = false): void {
  /** Tags by their lists of attributes, which they have in common with the elements that are made of them. */
  const tags = new Map<Token.Attribute[], Tag>();
  let place: Tag["place"] = () => undefined;
  let reopened = 0;
  const refuse = (finding: PageFinding): never => {
    if (!hasPlaces) checkSize(root, true);
    throw new Refusal(finding);
  };
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(undefined, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: hasPlaces,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tagName, namespace, attributes) {
        const tag = tags.get(attributes);
        if (tag) {
          tag.times++;
          tag.characters ||= JSON.stringify({ type: "element", tagName, children: [], attributes }).length;
          reopened += tag.characters;
          if (reopened > limits.reopenedHtml) refuse(reopenedTooOften([...tags.values()]));
        } else tags.set(attributes, { tagName, place, times: 0, characters: 0 });
        return defaultTreeAdapter.createElement(tagName, namespace, attributes);
      },
    },
  });
  const { tokenizer } = parser;
  const onStartTag = parser.onStartTag.bind(parser);
  const start = (token: Token.TagToken, placeOf: typeof place): void => {
    place = placeOf;
    onStartTag(token);
    // The page and the box around it are two levels.
    if (parser.openElements.depth > limits.htmlNesting + 1) refuse(nestedTooDeep(place()));
  };
  const read = (node: Raw): void => {
    parser.onStartTag = (token) => start(token, () => placeWithin(node, token.location?.startOffset ?? 0));
    Object.assign(tokenizer.preprocessor, { html: "", pos: -1, droppedBufferSize: 0, endOfChunkHit: false });
    tokenizer.write(node.value, false);
    tokenizer.flushCharacters();
  };
  const element = ({ tagName: name, properties, children, position }: Element): void => {
    const tagName = name.toLowerCase();
    const tag = { tagName, tagID: html.getTagID(tagName), selfClosing: false, ackSelfClosing: false };
    const attrs = Object.entries(properties).map(([name, value]) => ({ name, value: String(value) }));
    const placeOf: Tag["place"] = () => position && placeAt(position.start);
    start({ type: Token.TokenType.START_TAG, ...tag, attrs, location: null }, placeOf);
    tokenizer.lastStartTagName = tagName;
    children.forEach(visit);
    if (voidTags.has(tagName) && !tokenizer.inForeignNode) return;
    parser.onEndTag({ type: Token.TokenType.END_TAG, ...tag, attrs: [], location: null });
    if (tagName === tokenizer.lastStartTagName && tokenizer.state < TokenizerMode.PLAINTEXT)
      tokenizer.state = TokenizerMode.DATA;
  };
  const visit = (node: Nodes): void => {
    if (node.type === "raw") read(node);
    else if (node.type === "element") element(node);
    else if (node.type === "root") node.children.forEach(visit);
    else if (node.type === "text" && node.value !== "") {
      if (tokenizer.state > TokenizerMode.PLAINTEXT) tokenizer.state = TokenizerMode.DATA;
      const kind = node.value.trim() === "" ? "onWhitespaceCharacter" : "onCharacter";
      parser[kind]({ type: Token.TokenType.CHARACTER, chars: node.value, location: null });
    }
  };
  visit(root);
}

function nestedTooDeep(place: Place | undefined): PageFinding {
  const expected = `at most ${limits.htmlNesting} levels`;
  return {
    rule: "nesting-is-bounded",
    place,
    message: "elements of HTML are nested too deeply here",
    expected,
  };
}

/** Names the first of the tags that are opened most often. */
function reopenedTooOften(tags: readonly Tag[]): PageFinding {
  const { tagName, place } = tags.reduce((most, tag) => (tag.times > most.times ? tag : most));
  return {
    rule: "nesting-is-bounded",
    place: place(),
    message: `<${tagName}> is not closed, and browsers open it again in too many blocks below`,
    expected: `</${tagName}> where it ends`,
  };
}

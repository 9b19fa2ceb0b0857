/** Headings with tags, expressions or emoji in them → ids as Docusaurus makes them, where the converted text gives others. */
import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { idOfHeading, type TextEdit } from "../../mdx/edits.ts";
import { type Jsx, tagsOf } from "../../mdx/elements.ts";
import { nodesIn, type Region, regionOf } from "../../mdx/running-text.ts";

/** An id at the end of a heading, in each of the forms that Docusaurus knows. */
const explicitId = /\{#[^}]*\}\s*$|(?:\{\s*\/\*|<!--)\s*#\S+\s*(?:\*\/\s*\}|-->)\s*$/;

type HeadingPieces = Pick<Jsx, "elements" | "braces">;

/** Their names are part of an id, and the characters are not. */
const emoji = /:[\w+-]+:/;

export function headingIds(root: Root, body: string, jsx: HeadingPieces): TextEdit[] {
  const slugger = new GithubSlugger();
  return nodesIn(root, "heading").flatMap((heading): TextEdit[] => {
    const region = regionOf(heading);
    const text = region && body.slice(region.start, region.end);
    if (!region || text === undefined || explicitId.test(text)) return [];
    const pieces = piecesIn(region, jsx);
    const id = slugger.slug(pieces.length === 0 ? plainText(heading) : slugText(heading, body, pieces));
    const isSame = pieces.length === 0 && !emoji.test(text);
    return isSame || id === "" ? [] : idOfHeading(heading, body, id);
  });
}

/** `<!-- #id -->`, after which only the line below a heading may be. */
const commentId = /<!--\s*#([^\s{}<>]+?)\s*-->(?=[ \t]*(?:\n[ \t>]*(?:=+|-+)[ \t]*)?$)/;

/** Ids in comments are in braces here. */
export function headingIdEdits(root: Root, body: string): TextEdit[] {
  return nodesIn(root, "heading").flatMap((heading): TextEdit[] => {
    const region = regionOf(heading);
    const comment = region && commentId.exec(body.slice(region.start, region.end));
    if (!region || !comment) return [];
    const start = region.start + comment.index;
    return [{ start, end: start + comment[0].length, text: `{#${comment[1]}}` }];
  });
}

/** Tags, which count for nothing, and braces, of which what is written in them counts. */
function piecesIn({ start, end }: Region, { elements, braces }: HeadingPieces): Region[] {
  const isIn = (region: Region) => start <= region.start && region.end <= end;
  return [...tagsOf(elements), ...braces].filter(isIn);
}

function slugText(heading: Heading, body: string, pieces: readonly Region[]): string {
  return heading.children
    .map((node) => {
      const region = regionOf(node);
      if (node.type !== "text" || !region) return plainText(node);
      let text = "";
      for (let at = region.start; at < region.end; ) {
        const piece = pieces.find(({ start, end }) => start <= at && at < end);
        if (!piece) text += body[at++];
        else {
          if (body[piece.start] === "{") text += body.slice(piece.start + 1, piece.end - 1);
          at = piece.end;
        }
      }
      return text;
    })
    .join("");
}

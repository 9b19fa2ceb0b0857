/** Headings with tags or expressions in them → ids as Docusaurus makes them, where the converted text gives others. */
import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { TextEdit } from "../../mdx/edits.ts";
import type { Jsx } from "../../mdx/elements.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

/** An id at the end of a heading, in each of the forms that Docusaurus knows. */
const written = /\{#[^}]*\}\s*$|(?:\{\s*\/\*|<!--)\s*#\S+\s*(?:\*\/\s*\}|-->)\s*$/;

export function headingIds(root: Root, body: string, jsx: Jsx): TextEdit[] {
  const slugger = new GithubSlugger();
  return headingsIn(root).flatMap((heading): TextEdit[] => {
    const region = regionOf(heading);
    const text = region && body.slice(region.start, region.end);
    if (!region || text === undefined || written.test(text)) return [];
    const pieces = piecesIn(region, jsx);
    const id = slugger.slug(pieces.length === 0 ? plainText(heading) : slugText(heading, body, pieces));
    if (pieces.length === 0 || id === "") return [];
    const end = region.start + text.trimEnd().replace(/\s+#+$/, "").length;
    return [{ start: end, end, text: ` {#${id}}` }];
  });
}

/** Tags, which count for nothing, and braces, of which what is written in them counts. */
function piecesIn({ start, end }: Region, { elements, braces }: Jsx): Region[] {
  const isIn = (region: Region) => start <= region.start && region.end <= end;
  const tags = (list: Jsx["elements"]): Region[] =>
    list.flatMap(({ open, close, children }) => [open, ...(close ? [close] : []), ...tags(children)]);
  return [...tags(elements), ...braces].filter(isIn).map(({ start, end }) => ({ start, end }));
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

function headingsIn(node: Root | Root["children"][number]): Heading[] {
  if (node.type === "heading") return [node];
  return "children" in node ? (node.children as Root["children"]).flatMap((child) => headingsIn(child)) : [];
}

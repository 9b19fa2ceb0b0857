/** Comments, images, languages, links and struck text that mean something else to another tool: what its table says of them. */
import type { Nodes } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Mistake } from "../../report/finding-per-kind.ts";
import * as table from "../../source/other-tools/code-and-html.ts";
import { type Construct, recognise } from "../../source/other-tools/construct.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { mayBeIn, mistakeOf } from "./constructs.ts";
import type { PageParts } from "./page-parts.ts";

export function nodesOfOtherTools({ root, body, placeAt }: PageParts): Mistake[] {
  if (!all.some((construct) => mayBeIn(body, construct))) return [];
  return nodesIn(root).flatMap((node) => {
    const start = node.position?.start.offset;
    const looked = start === undefined ? undefined : lookedFor(node, body, start);
    const found = looked && recognise(looked.source, looked.constructs);
    if (!found || start === undefined) return [];
    const { fix, ...mistake } = mistakeOf(found, start, placeAt, (written) => written.trim());
    // The source may have more than the node, such as a title or attributes.
    const isWhole = body.startsWith(looked.source, start) && body[start + looked.source.length] !== "{";
    return { ...mistake, ...(fix && isWhole && { fix }) };
  });
}

const all = [table.asComment, table.asImage, table.asStruckText, table.asAddress, table.asLanguage].flat();

type Looked = { source: string; constructs: readonly Construct[] };

function lookedFor(node: Nodes, body: string, start: number): Looked | undefined {
  const source = () => body.slice(start, node.position?.end.offset);
  switch (node.type) {
    case "html":
      return { source: source(), constructs: table.asComment };
    case "image":
    case "imageReference": {
      const src = "url" in node ? node.url : "picture.png";
      return { source: `![${node.alt ?? ""}](${src})`, constructs: table.asImage };
    }
    case "delete":
      return /[\p{L})]/u.test(body[start - 1] ?? "")
        ? { source: source(), constructs: table.asStruckText }
        : undefined;
    case "link":
      return plainText(node) === node.url ? { source: source(), constructs: table.asAddress } : undefined;
    case "code":
      return { source: node.lang ?? "", constructs: table.asLanguage };
    default:
      return undefined;
  }
}

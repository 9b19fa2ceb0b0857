/**
 * Places and addresses of an expanded page, moved to the files that it is made of: where references are, and where relative
 * ones lead. A link means what it means beside the file that it is written in.
 */
import { posix } from "node:path";
import type { Element, Root } from "hast";
import type { Transformer } from "unified";
import type { Place } from "../../report/finding.ts";
import type { PageIgnoreComment } from "../../report/ignore-comment.ts";
import { elementsIn } from "../anchors-and-links.ts";
import type { Destination } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf } from "../page-file.ts";
import { type Expanded, lineAt, placeIn } from "./expanded-page.ts";
import type { ComponentUse, Reference } from "./page-references.ts";

export function relocateReference(reference: Reference, expanded: Expanded | undefined): Reference {
  const line = lineAt(expanded, reference.place);
  if (!expanded || !line) return reference;
  const place = placeIn(line, reference.place);
  if (line.via.length === 0) return { ...reference, place };
  const { file, via } = line;
  const { url } = reference;
  return {
    ...reference,
    url: rebased(url, file, expanded.path),
    place,
    included: { file, written: url, via },
  };
}

/** A comment of a file is about lines of the same file. */
export function relocateIgnoreComment(
  ignoreComment: PageIgnoreComment,
  expanded: Expanded | undefined,
): PageIgnoreComment {
  const line = lineAt(expanded, ignoreComment.place);
  if (!expanded || !line) return ignoreComment;
  const [first, last] = ignoreComment.lines;
  const own = expanded.lines
    .slice(first - expanded.firstLine, last - expanded.firstLine + 1)
    .filter(({ file, via }) => file === line.file && via.length === line.via.length);
  return {
    ...ignoreComment,
    place: placeIn(line, ignoreComment.place),
    lines: [Math.min(...own.map((each) => each.line)), Math.max(...own.map((each) => each.line))],
    ...(line.via.length > 0 && { file: line.file }),
  };
}

/** A component that another file uses is where the page includes that file. */
export function relocateUse(use: ComponentUse, expanded: Expanded | undefined): ComponentUse {
  const onPage = <P extends Place | undefined>(place: P): P | Place => {
    const line = lineAt(expanded, place);
    if (!line || !place) return place;
    return line.via.at(-1)?.place ?? placeIn(line, place);
  };
  const attributes = use.attributes.map((attribute) => ({ ...attribute, place: onPage(attribute.place) }));
  return { ...use, place: onPage(use.place), attributes };
}

/** Step in which relative addresses of what is included become those that the page would write. */
export function rebase(): Transformer<Root> {
  return (tree, file) => {
    const { expanded } = pageOf(file);
    if (expanded) for (const element of elementsIn(tree)) rebaseElement(element, expanded);
  };
}

function rebaseElement(node: Element, expanded: Expanded): void {
  const line = lineAt(expanded, placeOf(node));
  if (!line || line.via.length === 0) return;
  for (const name of ["href", "src", "dataDark"] as const) {
    const url = node.properties[name];
    if (typeof url === "string") node.properties[name] = rebased(url, line.file, expanded.path);
  }
}

/** The same for addresses in the source of the expanded page, which come in order. */
export function rebaseDestinations(
  destinations: Destination[],
  expanded: Expanded | undefined,
): Destination[] {
  if (!expanded) return destinations;
  const { lines, path } = expanded;
  let index = 0;
  let end = lines[0]?.text.length ?? 0;
  return destinations.map((destination) => {
    while (end < destination.start && index < lines.length - 1) end += 1 + (lines[++index]?.text.length ?? 0);
    const line = lines[index];
    if (!line || line.via.length === 0) return destination;
    return { ...destination, url: rebased(destination.url, line.file, path) };
  });
}

/** `url` as written in `from`, as the file `to` has to write it. */
function rebased(url: string, from: string, to: string): string {
  if (url === "" || /^([a-z][a-z0-9+.-]*:|[/#?])/i.test(url)) return url;
  const [, address = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const folder = posix.dirname(from);
  if (folder === posix.dirname(to)) return url;
  return (posix.relative(posix.dirname(to), posix.join(folder, address)) || ".") + suffix;
}

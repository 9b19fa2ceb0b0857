/** Raw HTML in a page: parsed with the content around it, then reduced to the allow list. */
import type { Element, Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import type { Raw } from "mdast-util-to-hast";
import { VFile } from "vfile";
import type { PageFinding, Place } from "../report/finding.ts";
import { safeAddress, unsafeAddress } from "./address.ts";
import { allowList } from "./allow-list.ts";
import { placeOf } from "./place.ts";
import { type Span, unseenHtml } from "./unseen.ts";

export type ResolvedHtml = {
  hast: Root;
  findings: PageFinding[];
  /** Comments, and elements that go with their content. */
  unseen: Span[];
  /** Where an element stands that is nested deeper than the limit, if one is. */
  tooDeep: Place | undefined;
};

/** Levels of elements; those of Markdown are fewer than its own limit gives. */
const nestingLimit = 250;
/** So deep the parser always gets. Deeper, it depends on how warm the program is, and the place of the finding must not. */
const certainDepth = 1000;

/** A page without raw HTML is returned as it is: the compiler makes only what is allowed. */
export function resolveRawHtml(root: Root, body: string): ResolvedHtml {
  if (!hasRaw(root)) return { hast: root, findings: [], unseen: [], tooDeep: undefined };
  const parsed = parse(root, body);
  const isCertain = parsed !== undefined && firstBelow(parsed, certainDepth) === undefined;
  const deepest = isCertain ? firstBelow(parsed, nestingLimit) : firstPast(root, nestingLimit);
  if (!isCertain || deepest !== undefined)
    return {
      hast: root,
      findings: [],
      unseen: [],
      tooDeep: (deepest && placeOf(deepest)) ?? { line: 1, column: 1 },
    };
  const findings: PageFinding[] = [];
  collect(parsed, body, findings);
  const safe = sanitize(parsed, allowList);
  return {
    hast: safe.type === "root" ? safe : { type: "root", children: [] },
    findings,
    unseen: unseenHtml(root, parsed),
    tooDeep: undefined,
  };
}

/** Undefined where elements are nested so deep that the parser's recursion does not come back. */
function parse(root: Root, body: string): Nodes | undefined {
  try {
    // With the file, elements know their place.
    return raw(root, { file: new VFile(body) });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first piece of HTML at which more elements are open than the limit allows, by their tags alone. */
function firstPast(root: Root, limit: number): Nodes | undefined {
  let open = 0;
  return rawNodes(root).find(({ value }) => {
    for (const [first] of value.split("<").slice(1)) {
      if (first === "/") open--;
      else if (first !== undefined && first.toLowerCase() !== first.toUpperCase()) open++;
    }
    return open > limit;
  });
}

function rawNodes(node: Nodes): Raw[] {
  if (node.type === "raw") return [node];
  return "children" in node ? node.children.flatMap(rawNodes) : [];
}

/** Level by level, because a recursion may not come back. */
function firstBelow(root: Nodes, limit: number): Nodes | undefined {
  let level = [root];
  for (let depth = 0; depth < limit && level.length > 0; depth++)
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  return level.find(({ position }) => position !== undefined) ?? level[0];
}

function hasRaw(node: Nodes): boolean {
  return node.type === "raw" || ("children" in node && node.children.some(hasRaw));
}

const names = new Set<string>(allowList.tagNames);
const attributes: Readonly<Record<string, readonly (string | readonly unknown[])[]>> = allowList.attributes;

function collect(node: Nodes, body: string, findings: PageFinding[]): void {
  if (node.type === "element") findings.push(...elementFindings(node, body));
  if ("children" in node) for (const child of node.children) collect(child, body, findings);
}

function elementFindings(node: Element, body: string): PageFinding[] {
  const { tagName } = node;
  // A component of MDX has its own finding.
  if (/[A-Z]/.test(body[(node.position?.start.offset ?? -2) + 1] ?? "") && !names.has(tagName)) return [];
  const place = placeOf(node);
  if (!names.has(tagName))
    return [
      {
        rule: "html-is-allowed",
        place,
        message: `the element <${tagName}> is left out`,
        expected: `an element of the allow list, or &lt;${tagName}> for the characters`,
      },
    ];
  return [...addressFindings(node, place), ...attributeFindings(node, place)];
}

function addressFindings({ properties: { href, src } }: Element, place: Place | undefined): PageFinding[] {
  const unsafe = (kind: "link" | "image", url: unknown) =>
    typeof url === "string" && safeAddress(kind, url) === undefined ? [unsafeAddress(kind, url, place)] : [];
  return [...unsafe("link", href), ...unsafe("image", src)];
}

function attributeFindings({ tagName, properties }: Element, place: Place | undefined): PageFinding[] {
  const dropped = Object.keys(properties).filter((name) => !isAllowed(tagName, name));
  if (dropped.length === 0) return [];
  if (dropped.some(isFromMdx))
    return [
      {
        rule: "markdown-is-not-mdx",
        place,
        message: `the attributes of <${tagName}> are written for MDX and are left out`,
        expected: 'attributes of HTML, such as class="name"',
      },
    ];
  const list = dropped.map((name) => `“${name.toLowerCase()}”`).join(", ");
  return [{ rule: "html-is-allowed", place, message: `${list} of <${tagName}> is left out` }];
}

/** `className`, and what is left of a value in braces. */
function isFromMdx(name: string): boolean {
  return name === "classname" || !/^[a-z][\w:.-]*$/i.test(name);
}

function isAllowed(tagName: string, name: string): boolean {
  const own = Object.hasOwn(attributes, tagName) ? (attributes[tagName] ?? []) : [];
  return [...own, ...(attributes["*"] ?? [])].some((entry) => {
    const allowed = typeof entry === "string" ? entry : entry[0];
    return allowed === name || (allowed === "data*" && name.startsWith("data"));
  });
}

/** Raw HTML in a page: parsed with the content around it, then reduced to the allow list. */
import type { Element, Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { VFile } from "vfile";
import type { PageFinding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { allowList } from "./allow-list.ts";
import { placeOf } from "./place.ts";

/** A page without raw HTML is returned as it is: the compiler makes only what is allowed. */
export function resolveRawHtml(root: Root, body: string): { hast: Root; findings: PageFinding[] } {
  if (!hasRaw(root)) return { hast: root, findings: [] };
  // With the file, elements know their place.
  const parsed = raw(root, { file: new VFile(body) });
  const findings: PageFinding[] = [];
  collect(parsed, body, findings);
  const safe = sanitize(parsed, allowList);
  return { hast: safe.type === "root" ? safe : { type: "root", children: [] }, findings };
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
        nearest: nearest(tagName, names),
      },
    ];
  const dropped = Object.keys(node.properties).filter((name) => !isAllowed(tagName, name));
  if (dropped.length === 0) return [];
  const list = dropped.map((name) => `“${attributeName(name)}”`).join(", ");
  return [{ rule: "html-is-allowed", place, message: `${list} of <${tagName}> is left out` }];
}

function isAllowed(tagName: string, name: string): boolean {
  const own = Object.hasOwn(attributes, tagName) ? (attributes[tagName] ?? []) : [];
  return [...own, ...(attributes["*"] ?? [])].some((entry) => {
    const allowed = typeof entry === "string" ? entry : entry[0];
    return allowed === name || (allowed === "data*" && name.startsWith("data"));
  });
}

/** `onClick` → `onclick`, as the author wrote it. */
function attributeName(property: string): string {
  return property.toLowerCase();
}

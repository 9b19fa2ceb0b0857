/** Inline code that means something of an API: spelled as the API spells it, and a status that linked operations return. */
import type { InlineCode, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { ownValue } from "../../../../schema/own-value.ts";
import type { Mistake } from "../../../report/finding-per-kind.ts";
import type { ApiNames } from "../../compile-settings.ts";
import { operationsNamed } from "../../includes/operation-parts.ts";
import { placeOf } from "../../mdast/place.ts";

/** `documents` are the parts of files that the page describes. */
type ApiNameCheck = (root: Root, documents: readonly string[]) => Mistake[];

/** Undefined where the site does not ask for it, or has no API. */
export function apiNameCheck(api: ApiNames | undefined): ApiNameCheck | undefined {
  if (!api) return undefined;
  const spellings = new Map<string, string[]>();
  for (const name of new Set(api.names))
    spellings.set(keyOf(name), [...(spellings.get(keyOf(name)) ?? []), name]);
  const mistakeIn = (node: InlineCode, statuses: ReadonlySet<string> | undefined): Mistake | undefined => {
    const written = node.value.replace(/^[A-Z]{3,7} +(?=\/)/, "");
    const found = { rule: "api-name-is-exact", place: placeOf(node) } as const;
    if (/^[1-4]\d\d$/.test(written) && statuses && !statuses.has(written)) {
      const message = `no operation that this page links to answers with ${written}`;
      return { ...found, kind: `status ${written}`, message, expected: [...statuses].join(", ") };
    }
    const names = mayBeName(written) ? (spellings.get(keyOf(written)) ?? []) : [];
    const [name] = names;
    if (name === undefined || names.includes(written)) return undefined;
    const message = `the API spells “${written}” in another way`;
    return {
      ...found,
      kind: `name ${written}`,
      message,
      expected: "the name as the API has it",
      nearest: name,
    };
  };
  return (root, documents) => {
    const codes: InlineCode[] = [];
    const linked = documents.map(labelOf);
    visit(root, (node) => {
      if (node.type === "inlineCode") codes.push(node);
      if (node.type === "link" && node.url.startsWith("api:"))
        linked.push(node.url.slice(4).replace(/#.*/s, ""));
      if (node.type === "textDirective" && node.name === "api")
        linked.push(plainText(node.label ?? []).trim());
    });
    const statuses = statusesOf(linked, api);
    return codes.flatMap((node) => mistakeIn(node, statuses) ?? []);
  };
}

/** Several words, or a path: one word, or a constant in capitals, can mean something else. */
function mayBeName(written: string): boolean {
  if (written.startsWith("/")) return /^\/[^\s{}]*(?:\{[^\s{}]*\}[^\s{}]*)*$/.test(written);
  return /^[a-z][\w-]*$/i.test(written) && /[a-z\d][_A-Z-]/.test(written);
}

/** Names with the same key differ in capitals, marks between words, and names of parameters in paths. */
function keyOf(name: string): string {
  return name
    .replace(/\{[^{}]*\}/g, "{}")
    .replace(/[_-]/g, "")
    .toLowerCase();
}

/** `../apis/orders.yaml#/paths/~1orders/post` → `POST /orders` */
function labelOf(documented: string): string {
  const [, path = "", method = ""] = /#\/paths\/([^/]+)\/(\w+)$/.exec(documented) ?? [];
  return `${method.toUpperCase()} ${path.replaceAll("~1", "/").replaceAll("~0", "~")}`;
}

/** Undefined where no operation is known, or one may answer with any status. */
function statusesOf(linked: readonly string[], { statuses }: ApiNames): Set<string> | undefined {
  const names = Object.keys(statuses);
  const known = linked.flatMap((each) => (each === "" ? [] : operationsNamed(each, names)));
  const all = new Set(known.flatMap((name) => ownValue(statuses, name) ?? []));
  return all.size === 0 || [...all].some((status) => !/^\d{3}$/.test(status)) ? undefined : all;
}

/**
 * Step for `{{name}}` in running text, in addresses and alternative texts → what the site has under this name. Filled in
 * before anything is derived from the tree. Code keeps its braces, unless its fence says `variables`; HTML always does.
 */
import type { Code, Definition, Image, Link, Nodes, Root, Text } from "mdast";
import type { Transformer } from "unified";
import { ownValue } from "../../../schema/own-value.ts";
import type { PageFinding } from "../../report/finding.ts";
import { placesIn } from "../../report/finding-per-kind.ts";
import { limits } from "../../report/limits/limits.ts";
import type { Filled } from "../compiled-page.ts";
import type { Destination } from "../mdast/nodes.ts";
import { nodesAndLabelsIn } from "../mdast/nodes-in.ts";
import { placeOf } from "../mdast/place.ts";
import { type PageFileData, pageOf, report } from "../page-file.ts";
import { Refusal } from "../refusal.ts";
import { addDependency, type OpenUses } from "./page-uses.ts";
import {
  type LocaleVariables,
  pattern,
  tooMuchFilled,
  unknownVariable,
  variableSuggester,
} from "./variables.ts";

/** A word of a fence's meta. */
const wanted = /(^|\s)variables(\s|$)/;

export function variables(values: LocaleVariables | undefined): Transformer<Root> | undefined {
  if (!values) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const { body, bodyLine: firstLine, destinations, uses } = page;
    takeFilled(page, fillVariables({ root, destinations, firstLine }, body, values, uses));
  };
}

/** `exceeded`: what was filled in is too much. */
type FilledIn = { filled: Filled[]; findings: PageFinding[]; exceeded?: PageFinding | undefined };

export function takeFilled(page: PageFileData, { filled, findings, exceeded }: FilledIn): void {
  if (exceeded) throw new Refusal(exceeded);
  report(page, findings);
  page.filled.push(...filled);
}

/** Changes the tree and its destinations. `body` is its source; `uses` gets the names. */
export function fillVariables(
  { root, destinations, firstLine }: { root: Root; destinations: Destination[]; firstLine: number },
  body: string,
  variables: LocaleVariables,
  uses: OpenUses,
): FilledIn {
  const { values } = variables;
  const filled: Filled[] = [];
  const findings: PageFinding[] = [];
  let rest = limits.insertedBytes;
  let exceeded: PageFinding | undefined;
  if (!body.includes("}}") && !body.includes("{{")) return { filled, findings };
  const placeAt = placesIn(body, firstLine);
  const suggest = variableSuggester(variables);

  /** The value of a variable; an unknown name is reported. */
  const lookedUp = (name: string, place: PageFinding["place"]): string | undefined => {
    const value = ownValue(values, name);
    uses.variables.set(name, value ?? null);
    addDependency(uses, { kind: "variable", name, place });
    if (value === undefined) findings.push(unknownVariable(name, variables, place, suggest));
    rest -= value?.length ?? 0;
    if (rest >= 0) return value;
    exceeded ??= tooMuchFilled(place);
    return undefined;
  };

  /** `value` with values. Its matches and those of its source, which starts at `start`, come in the same order. */
  const inValue = (node: Text | Code, value: string, sources: readonly Source[]): string => {
    const isCode = node.type === "code";
    let index = 0;
    return value.replace(pattern, (written: string, _, name: string) => {
      const source = sources[index++];
      if (source?.isEscaped && !isCode) return written;
      const text = source?.isEscaped
        ? written.replaceAll("\\", "")
        : lookedUp(name, source ? placeAt(source.start) : placeOf(node));
      if (text === undefined) return written;
      if (source)
        filled.push({ start: source.start, end: source.end, text, ...(isCode && { verbatim: true }) });
      return text;
    });
  };

  /** A block whose fence says `variables`, and the meta of its fence. */
  const inCode = (node: Code, meta: string): void => {
    const code = body.indexOf("\n", node.position?.start.offset);
    const sources = sourcesOf(node, body);
    const [onFence, inside] = [true, false].map((isFence) =>
      sources.filter(({ start }) => start < code === isFence),
    );
    node.meta = inValue(node, meta, onFence ?? []);
    node.value = inValue(node, node.value, inside ?? []);
  };

  /** Address, title and alternative text; the text of a link has nodes of its own. */
  const inAddress = (node: Link | Image | Definition): void => {
    const text = node.type === "link" ? node.children.at(-1) : undefined;
    for (const { start, end, name } of sourcesOf(node, body, text?.position?.end.offset)) {
      const value = lookedUp(name, placeAt(start));
      if (value !== undefined) filled.push({ start, end, text: value });
    }
    if (exceeded) return;
    node.url = withValues(node.url, values, uses);
    if (node.title) node.title = withValues(node.title, values, uses);
    if (node.type === "image" && node.alt) node.alt = withValues(node.alt, values, uses);
  };

  const nodes = nodesAndLabelsIn(root);
  for (const node of nodes) {
    if (node.type === "text" && node.value.includes("{{"))
      node.value = inValue(node, node.value, sourcesOf(node, body));
    else if (node.type === "code" && node.meta && wanted.test(node.meta)) inCode(node, node.meta);
    else if (node.type === "link" || node.type === "image" || node.type === "definition") inAddress(node);
  }
  findings.push(...halfClosed(nodes, body, values, placeAt));
  if (exceeded) return { filled, findings, exceeded };
  for (const destination of destinations) destination.url = withValues(destination.url, values, uses);
  return { filled, findings };
}

type Source = { start: number; end: number; isEscaped: boolean; name: string };

/** Names in braces that are in the source of a node from `start` on, in order. */
function sourcesOf(node: Nodes, body: string, start = node.position?.start.offset ?? 0): Source[] {
  return [...body.slice(start, node.position?.end.offset ?? 0).matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    isEscaped: match[0].includes("\\"),
    name: match[2] ?? "",
  }));
}

/** Braces may be written as references of HTML, which the source does not show: `uses` gets those names, too. */
function withValues(text: string, values: LocaleVariables["values"], uses: OpenUses): string {
  return text.replace(pattern, (written: string, _, name: string) => {
    const value = ownValue(values, name);
    uses.variables.set(name, value ?? null);
    return value ?? written;
  });
}

const halfClosedName =
  /(?<![\\{])(?:\{\{[ \t]*([a-z][a-z0-9_-]*)[ \t]*\}(?!\})|\{[ \t]*([a-z][a-z0-9_-]*)[ \t]*\}\})/gi;

const searched = new Set(["text", "link", "image", "definition"]);

/**
 * `{{name}` and `{name}}`: a variable with a brace too few, which is shown as text. Only names that exist are reported.
 * `body` is the source of the nodes.
 */
function halfClosed(
  nodes: readonly Nodes[],
  body: string,
  values: Readonly<Record<string, string>>,
  placeAt: ReturnType<typeof placesIn>,
): PageFinding[] {
  return nodes.flatMap((node) => {
    const end = node.position?.end.offset;
    // The text of a link has nodes of its own.
    const text = node.type === "link" ? node.children.at(-1) : undefined;
    const start = text?.position?.end.offset ?? node.position?.start.offset;
    if (!searched.has(node.type) || start === undefined || end === undefined) return [];
    return [...body.slice(start, end).matchAll(halfClosedName)].flatMap(
      (match): PageFinding | PageFinding[] => {
        const name = match[1] ?? match[2] ?? "";
        if (!Object.hasOwn(values, name)) return [];
        const place = placeAt(start + match.index);
        const message = `“${match[0]}” has one brace too few, and is shown as text`;
        return { rule: "variable-is-known", place, message, expected: `{{${name}}}` };
      },
    );
  });
}

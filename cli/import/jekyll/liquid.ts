/**
 * Liquid in pages of Jekyll → the text of its values, links, conditions and includes. Loops, filters and tags of plugins are left out: the built site has their
 * text.
 */
import { fenced } from "../../markdown/conversion/columns.ts";
import { tags } from "../../source/other-tools/declared-lines.ts";
import { isRecord } from "../is-record.ts";
import { asBlock } from "../source-lines.ts";
import { type Part, type Tag, tagTree } from "../tag-tree.ts";

type Values = ReadonlyMap<string, unknown>;

type LiquidInputs = {
  /** `site`, `page` and others. */
  values: Values;
  /** The address for `{% link %}` and `{% post_url %}`; undefined for a missing file. */
  addressOf(tag: "link" | "post_url", name: string): string | undefined;
  /** The text of a file in `_includes`; undefined for a missing file. */
  includeOf(name: string): string | undefined;
  /** Is called for each part that is left out, as it is written. */
  onLeft(markup: string): void;
};

const blocks = new Set(["if", "unless", "case", "for", "tablerow", "capture", "comment", "highlight"]);

/** Includes within includes. */
const deepest = 20;

export function liquidText(source: string, inputs: LiquidInputs, depth = 0): string {
  if (!/\{[{%]/.test(source)) return source;
  const { values, addressOf, includeOf } = inputs;
  const left = ({ markup }: Tag): string => {
    inputs.onLeft(markup);
    return "";
  };
  /** All of the text of an include, or nothing of it. */
  const included = (tag: Tag): string => {
    const [name = ""] = /^\S+/.exec(tag.given) ?? [];
    const text = depth < deepest ? includeOf(name) : undefined;
    if (text === undefined) return left(tag);
    const given = tag.given.matchAll(/([\w-]+)\s*=\s*("[^"]*"|'[^']*'|\S+)/g);
    const include = Object.fromEntries(
      [...given].map(([, key, value = ""]) => [key, valueAt(value, values)]),
    );
    let isWhole = true;
    const onLeft = () => {
      isWhole = false;
    };
    const own = { ...inputs, values: new Map([...values, ["include", include]]), onLeft };
    const result = liquidText(text, own, depth + 1);
    if (!isWhole) return left(tag);
    return result.trimStart().startsWith("<") ? asBlock(result) : result.trim();
  };
  const render = (parts: readonly Part[] = []): string =>
    parts.map((part) => (typeof part === "string" ? part : rendered(part))).join("");
  const rendered = (tag: Tag): string => {
    const { name, given, inner } = tag;
    switch (name) {
      case "": {
        const [expression = "", ...filters] = given.split("|").map((part) => part.trim());
        const value = valueAt(expression, values);
        const isKnown = value !== undefined || expression.startsWith("include.");
        return isKnown && filters.every((filter) => plainFilters.test(filter)) ? shown(value) : left(tag);
      }
      case "comment":
        return "";
      case "if":
      case "unless": {
        const branches = branchesOf(tag);
        const isMet = (condition: string, index: number) =>
          holds(condition, values) !== (name === "unless" && index === 0);
        return render(branches.find(({ condition }, index) => isMet(condition, index))?.parts);
      }
      case "highlight": {
        const [language = "", ...words] = given.split(/\s+/);
        const code = render(inner).replace(/^\n|\s+$/g, "");
        const numbers = words.some((word) => word.startsWith("linenos")) ? " showLineNumbers" : "";
        return fenced(code, language + numbers);
      }
      case "link":
      case "post_url":
        return addressOf(name, given) ?? left(tag);
      case "include":
        return included(tag);
      default:
        return left(tag);
    }
  };
  return render(partsOf(source));
}

function partsOf(source: string): Part[] {
  return tagTree(source, tags.Jekyll, ([, raw, rawText = "", output, name = "", given = ""]) => {
    if (raw !== undefined) return rawText;
    if (output !== undefined) return { kind: "alone", name: "", given: output.trim() };
    if (name.startsWith("end")) return { kind: "close", name: name.slice("end".length), given: "" };
    return { kind: blocks.has(name) ? "open" : "alone", name, given: given.trim() };
  });
}

type Branch = { condition: string; parts: Part[] };

/** The content of a condition, divided by `else` and `elsif`. */
function branchesOf({ given, inner = [] }: Tag): Branch[] {
  const branches: Branch[] = [{ condition: given, parts: [] }];
  for (const part of inner) {
    if (typeof part === "string" || !/^els(?:e|if)$/.test(part.name)) branches.at(-1)?.parts.push(part);
    else branches.push({ condition: part.name === "else" ? "true" : part.given, parts: [] });
  }
  return branches;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join("");
  return value === undefined || value === null || isRecord(value) ? "" : String(value);
}

/** `a and b or c`, with `==`, `!=`, `contains`, or the value alone. */
function holds(condition: string, values: Values): boolean {
  return condition.split(/\s+or\s+/).some((any) =>
    any.split(/\s+and\s+/).every((term) => {
      const [, left = term.trim(), sign, right = ""] =
        /^([\s\S]+?)\s*(==|!=|contains)\s*([\s\S]+)$/.exec(term.trim()) ?? [];
      const value = valueAt(left, values);
      if (sign === undefined) return value !== undefined && value !== null && value !== false;
      const other = valueAt(right, values);
      if (sign === "contains")
        return Array.isArray(value) ? value.includes(other) : shown(value).includes(shown(other));
      return (value === other) === (sign === "==");
    }),
  );
}

/** Filters whose work the import does, or browsers do. */
const plainFilters =
  /^(?:relative_url|absolute_url|escape|escape_once|xml_escape|markdownify|strip_html|strip_newlines|normalize_whitespace|smartify|uri_escape|cgi_escape|strip)$/;

/** `.key`, `["key"]`, `[variable.key]` */
const keyOf = /\.([\w-]+)|\[("[^"]*"|'[^']*'|[^[\]]*)\]/g;

/** The value of a text, a number, or `name.key`; undefined if nothing has it. */
function valueAt(expression: string, values: Values): unknown {
  if (/^["']/.test(expression)) return expression.slice(1, -1);
  if (/^-?\d+(\.\d+)?$/.test(expression)) return Number(expression);
  if (expression === "true" || expression === "false") return expression === "true";
  if (expression === "nil" || expression === "") return null;
  const [name = ""] = /^[\w-]+/.exec(expression) ?? [];
  const keys = [...expression.slice(name.length).matchAll(keyOf)].map(([, key, inBrackets = ""]) =>
    key === undefined ? shown(valueAt(inBrackets.trim(), values)) : key,
  );
  return keys.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return key === "size" ? at.length : key === "first" ? at[0] : at.at(Number(key));
    return isRecord(at) ? Object.entries(at).find(([own]) => own === key)?.[1] : undefined;
  }, values.get(name));
}

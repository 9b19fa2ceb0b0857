/** Liquid in pages of Jekyll → the text that it makes of the site’s data. Nothing is run: a part that needs a template or a plugin is left out. */
import { ownValue } from "../../../schema/own-value.ts";
import { fenced } from "../../markdown/conversion/columns.ts";
import { isRecord, recordOf, recordsOf } from "../is-record.ts";
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
  onLeft(written: string): void;
};

const token =
  /\{%-?\s*(raw)\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}|\{\{-?([\s\S]*?)-?\}\}|\{%-?\s*(\w+)([\s\S]*?)-?%\}/g;

const blocks = new Set(["if", "unless", "case", "for", "tablerow", "capture", "comment", "highlight"]);
const branching = new Set(["else", "elsif", "when"]);

/** The content of a tag, divided by `else` and the like. */
function branchesOf({ given, inner = [] }: Tag): { given: string; parts: Part[] }[] {
  const first: { given: string; parts: Part[] } = { given, parts: [] };
  const branches = [first];
  for (const part of inner) {
    if (typeof part === "string" || !branching.has(part.name)) branches.at(-1)?.parts.push(part);
    else branches.push({ given: part.name === "else" ? "true" : part.given, parts: [] });
  }
  return branches;
}

/** No page repeats a part so often; a loop in a loop over all data may. */
const mostRepeats = 2000;
/** Includes within includes. */
const deepest = 20;

export function liquidText(source: string, inputs: LiquidInputs): string {
  if (!/\{[{%]/.test(source)) return source;
  const { addressOf, includeOf } = inputs;
  let repeats = 0;
  let depth = 0;
  let left = 0;
  const onLeft = (written: string): void => {
    left++;
    if (depth === 0) inputs.onLeft(written);
  };
  /** All of the text of an include, or nothing of it. */
  const included = ({ given, written }: Tag, values: Map<string, unknown>): string => {
    const [name = ""] = /^\S+/.exec(given) ?? [];
    const text = depth < deepest && repeats++ < mostRepeats ? includeOf(name) : undefined;
    const own = given.matchAll(/([\w-]+)\s*=\s*("[^"]*"|'[^']*'|\S+)/g);
    const include = Object.fromEntries(
      [...own].map(([, key, value = ""]) => [key, plainValue(value, values)]),
    );
    const before = left;
    depth++;
    const result = text && render(partsOf(text), new Map([...values, ["include", include]]));
    depth--;
    if (result !== undefined && left === before)
      return result.trimStart().startsWith("<") ? asBlock(result) : result.trim();
    left = before;
    onLeft(written);
    return "";
  };
  const render = (parts: readonly Part[] = [], values: Map<string, unknown>): string =>
    parts.map((part) => (typeof part === "string" ? part : rendered(part, values))).join("");
  const rendered = (node: Tag, values: Map<string, unknown>): string => {
    const branches = branchesOf(node);
    const inside = branches[0]?.parts;
    if (node.name === "") {
      const value = valueAt(node.given, values);
      const isMissing = value === undefined && !node.given.startsWith("include.");
      if (isMissing || (depth > 0 && hasUnknownFilter(node.given))) onLeft(node.written);
      return shown(value);
    }
    switch (node.name) {
      case "comment":
        return "";
      case "assign": {
        const [, name = "", expression = ""] = /^([\w-]+)\s*=\s*([\s\S]*)$/.exec(node.given) ?? [];
        if (depth > 0 && hasUnknownFilter(expression)) onLeft(node.written);
        values.set(name, valueAt(expression, values));
        return "";
      }
      case "capture":
        values.set(node.given, render(inside, values));
        return "";
      case "if":
      case "unless": {
        const isMet = (given: string, index: number) =>
          holds(given, values) !== (node.name === "unless" && index === 0);
        return render(branches.find(({ given }, index) => isMet(given, index))?.parts, values);
      }
      case "case": {
        const value = valueAt(node.given, values);
        const isMet = (given: string) =>
          given === "true" || given.split(/\s*,\s*|\s+or\s+/).some((each) => valueAt(each, values) === value);
        return render(branches.slice(1).find(({ given }) => isMet(given))?.parts, values);
      }
      case "for": {
        const [, name = "", list = ""] = /^([\w-]+)\s+in\s+(\S+)/.exec(node.given) ?? [];
        const items = valueAt(list, values);
        const limit = Number(/\blimit:\s*(\d+)/.exec(node.given)?.[1] ?? mostRepeats);
        if (!Array.isArray(items)) onLeft(node.written);
        return (Array.isArray(items) ? items.slice(0, limit) : [])
          .map((item: unknown) =>
            repeats++ < mostRepeats ? render(inside, new Map([...values, [name, item]])) : "",
          )
          .join("");
      }
      case "highlight": {
        const [language = "", ...words] = node.given.split(/\s+/);
        const code = render(inside, values).replace(/^\n|\s+$/g, "");
        const numbers = words.some((word) => word.startsWith("linenos")) ? " showLineNumbers" : "";
        return fenced(code, language + numbers);
      }
      case "link":
      case "post_url": {
        const address = addressOf(node.name, node.given);
        if (address === undefined) onLeft(node.written);
        return address ?? "";
      }
      case "include":
        return included(node, values);
      default:
        onLeft(node.written);
        return "";
    }
  };
  return render(partsOf(source), new Map(inputs.values));
}

function partsOf(source: string): Part[] {
  return tagTree(source, token, ([, raw, rawText = "", output, name = "", given = ""]) => {
    if (raw !== undefined) return rawText;
    if (output !== undefined) return { kind: "alone", name: "", given: output.trim() };
    if (name.startsWith("end")) return { kind: "close", name: name.slice("end".length), given: "" };
    return { kind: blocks.has(name) ? "open" : "alone", name, given: given.trim() };
  });
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join("");
  return value === undefined || value === null || isRecord(value) ? "" : String(value);
}

/** `a and b or c`, with `==`, `!=`, `contains`, or the value alone. */
function holds(condition: string, values: Values): boolean {
  return condition.split(/\s+or\s+/).some((any) =>
    any.split(/\s+and\s+/).every((each) => {
      const [, left = each, sign, right = ""] =
        /^([\s\S]+?)\s*(==|!=|contains)\s*([\s\S]+)$/.exec(each.trim()) ?? [];
      const value = valueAt(left, values);
      if (sign === undefined) return value !== undefined && value !== null && value !== false;
      const other = valueAt(right, values);
      if (sign === "contains")
        return Array.isArray(value) ? value.includes(other) : shown(value).includes(shown(other));
      return (value === other) === (sign === "==");
    }),
  );
}

const argument = /"[^"]*"|'[^']*'|[^\s,|:]+/g;

/** The value of `name.key | filter: argument`; undefined if nothing has it. */
function valueAt(expression: string, values: Values): unknown {
  const [head = "", ...rest] = filtersOf(expression);
  return rest.reduce<unknown>(
    (value, written) => {
      const [name = "", ...given] = written.match(argument) ?? [];
      const filter = filters.get(name);
      return filter ? filter(value, ...given.map((each) => plainValue(each, values))) : value;
    },
    plainValue(head.trim(), values),
  );
}

/** The parts of an expression between its bars. */
function filtersOf(expression: string): string[] {
  return expression.match(/(?:"[^"]*"|'[^']*'|[^|"'])+/g) ?? [];
}

function hasUnknownFilter(expression: string): boolean {
  const names = filtersOf(expression)
    .slice(1)
    .map((filter) => /[\w-]+/.exec(filter)?.[0] ?? "");
  return !names.every((name) => filters.has(name) || plainFilters.test(name));
}

/** `.key`, `["key"]`, `[variable.key]` */
const keyOf = /\.([\w-]+)|\[("[^"]*"|'[^']*'|(?:[^[\]]|\[[^[\]]*\])*)\]/g;

function plainValue(written: string, values: Values): unknown {
  if (/^["']/.test(written)) return written.slice(1, -1);
  if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written);
  if (written === "true" || written === "false") return written === "true";
  if (written === "nil" || written === "") return null;
  const [name = ""] = /^[\w-]+/.exec(written) ?? [];
  const keys = [...written.slice(name.length).matchAll(keyOf)].map(([, key, inBrackets = ""]) =>
    key === undefined ? shown(plainValue(inBrackets.trim(), values)) : key,
  );
  return keys.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return key === "size" ? at.length : key === "first" ? at[0] : at.at(Number(key));
    return isRecord(at) ? Object.entries(at).find(([own]) => own === key)?.[1] : undefined;
  }, values.get(name));
}

type Filter = (value: unknown, ...given: unknown[]) => unknown;

function ofText(change: (text: string, ...given: string[]) => unknown): Filter {
  return (value, ...given) => (value === undefined ? undefined : change(shown(value), ...given.map(shown)));
}

/** What they change, the import does, or browsers. */
const plainFilters =
  /^(relative_url|absolute_url|escape|escape_once|xml_escape|markdownify|strip_html|strip_newlines|normalize_whitespace|smartify|uri_escape|cgi_escape)$/;

/** Filters that change the text. Others, such as `relative_url`, leave the address to the import. */
const filters: ReadonlyMap<string, Filter> = new Map(
  Object.entries({
    append: ofText((text, end = "") => text + end),
    prepend: ofText((text, start = "") => start + text),
    downcase: ofText((text) => text.toLowerCase()),
    upcase: ofText((text) => text.toUpperCase()),
    capitalize: ofText((text) => text.charAt(0).toUpperCase() + text.slice(1)),
    strip: ofText((text) => text.trim()),
    replace: ofText((text, from = "", to = "") => text.replaceAll(from, to)),
    remove: ofText((text, from = "") => text.replaceAll(from, "")),
    split: ofText((text, by = " ") => text.split(by)),
    date: ofText((text, format = "") => dateIn(text, format)),
    default: (value, other) =>
      value === undefined || value === null || value === "" || value === false ? other : value,
    join: (value, by) =>
      Array.isArray(value) ? value.map(shown).join(by === undefined ? " " : shown(by)) : value,
    reverse: (value) => (Array.isArray(value) ? value.toReversed() : value),
    sort: (value, key) => {
      const by = (each: unknown) => shown(key === undefined ? each : ownValue(recordOf(each), shown(key)));
      const compare = (a: unknown, b: unknown) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0);
      return Array.isArray(value) ? value.toSorted(compare) : value;
    },
    map: (value, key) => recordsOf(value).map((record) => ownValue(record, shown(key))),
    where: (value, key, own) => recordsOf(value).filter((record) => ownValue(record, shown(key)) === own),
    size: (value) => (Array.isArray(value) ? value.length : shown(value).length),
    first: (value) => (Array.isArray(value) ? value[0] : value),
    last: (value) => (Array.isArray(value) ? value.at(-1) : value),
  } satisfies Record<string, Filter>),
);

function dateIn(text: string, format: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  const iso = date.toISOString();
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en", { ...options, timeZone: "UTC" });
  const parts: ReadonlyMap<string, string> = new Map([
    ["%Y", iso.slice(0, 4)],
    ["%m", iso.slice(5, 7)],
    ["%d", iso.slice(8, 10)],
    ["%-d", String(Number(iso.slice(8, 10)))],
    ["%e", String(Number(iso.slice(8, 10)))],
    ["%B", part({ month: "long" })],
    ["%b", part({ month: "short" })],
  ]);
  return format.replace(/%-?\w/g, (written) => parts.get(written) ?? written);
}

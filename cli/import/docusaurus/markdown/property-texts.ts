/** Words in the properties of a component without a counterpart, which only its code would show → lines of Markdown. */
import { isRecord } from "../../is-record.ts";
import { asText } from "../../mdx/edits.ts";
import type { Element } from "../../mdx/elements.ts";
import { elementsText } from "./blocks.ts";
import type { MdxPage } from "./mdx-page.ts";

/** Names of properties with words for readers: `title`, `buttonText`, `qualifierMessage`. */
const ofText =
  /^(title|label|description|text|summary|message|heading|caption|tagline|question|answer|quote|children)$|[a-z\d](Title|Label|Description|Text|Summary|Message|Heading|Caption)$/;
const ofCode = /^(class(Name)?|style|sx|css|id|key|code|query|data-.*|aria-.*)$/;
const words = /\p{L}{2}\s+\p{L}{2}/u;
const severalWords = /\p{L}\s+\p{L}+\s/u;
/** Addresses, paths, names that programs give, and lines of code. */
const isForPrograms =
  /^([a-z][a-z\d+.-]*:\/\/|mailto:|data:|[./#@])\S*$|^(?!v?\d)_*[^\W_]+([-_./:]+[^\W_]+)+_*$|^[a-z]+[A-Z]\w*$|[{};]\s*\n/;
const methods = /^(get|post|put|patch|delete|head|options|trace|event)$/i;

/** A line for each record of data with words; of other properties, one for all of them. */
export function propertyTexts({ open }: Element, page: MdxPage): string[] {
  const properties = new Map<string, unknown>();
  const elements: string[] = [];
  for (const [key, { value }] of open.attributes) {
    const known = typeof value === "object" ? page.evaluate(value) : value;
    const shown = known === undefined && typeof value === "object" ? elementsText(value, page) : undefined;
    if (shown && /\p{L}/u.test(shown) && !ofCode.test(key)) elements.push(shown);
    if (known !== undefined) properties.set(key, known);
  }
  return [...new Set([...elements, ...linesIn(Object.fromEntries(properties))])];
}

/** The lines of data, which `key` names. */
function linesIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === "string" && words.test(item) ? [markdownOf(item)] : linesIn(item, "items"),
    );
  if (!isRecord(value)) return [];
  const entries = Object.entries(value).filter(([name]) => !ofCode.test(name));
  const texts = entries.flatMap(([name, each]) => (isText(name, each) ? [markdownOf(each)] : []));
  const { name, method, path, schema, schemaName } = value;
  // Names of what has a schema, and of records in data, are words of an interface.
  const isNamed = (texts.length > 0 && key !== "") || schema !== undefined || schemaName !== undefined;
  const call =
    typeof method === "string" && methods.test(method) ? `${method.toUpperCase()} ${path ?? ""}` : "";
  const label =
    call ||
    (isNamed && typeof name === "string" && !words.test(name)
      ? name
      : texts.length > 0 && !structure.test(key) && key);
  const [first = "", ...others] = label ? [`\`${label.trim()}\``, ...texts] : texts;
  const line = others.reduce(
    (before, part, index) => before + (/[.!?…]$/.test(before) ? " " : index === 0 ? ": " : "; ") + part,
    first,
  );
  return [...(line === "" ? [] : [line]), ...entries.flatMap(([name, each]) => linesIn(each, name))];
}

/** Keys that JSON Schema and components have for parts of data. */
const structure = /^(|schema|items|content|properties|param|body|data|.*Of)$/;

function isText(key: string, value: unknown): value is string {
  if (typeof value !== "string" || !/\p{L}/u.test(value)) return false;
  const isWords = ofText.test(key) || (key === "name" && words.test(value));
  const isSentence = /[.!?…]$/.test(value.trim()) && severalWords.test(value);
  return (isWords && !isForPrograms.test(value.trim())) || isSentence;
}

/** Text that shows signs of Markdown is Markdown, as in descriptions of interfaces. */
function markdownOf(text: string): string {
  const isMarkdown = /`[^`\n]+`|\*\*[^*\n]+\*\*|\]\([^()\s]+\)/.test(text);
  return isMarkdown
    ? text
        .trim()
        .replace(/\s*\n\s*/g, " ")
        .replaceAll("<", "&lt;")
    : asText(text.trim(), "", 0);
}

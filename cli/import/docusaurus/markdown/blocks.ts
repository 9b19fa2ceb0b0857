/** Components that become a block directive: tabs, admonitions, details. */
import { ownValue } from "../../../../schema/own-value.ts";
import { isRecord } from "../../is-record.ts";
import { applyEdits, asText } from "../../mdx/edits.ts";
import { type Attribute, attributeText, type Element, innerText, jsxIn } from "../../mdx/elements.ts";
import { shownText } from "../../mdx/page-values.ts";
import { admonitionName } from "./admonitions.ts";
import type { DirectiveBlock } from "./markdown-lines.ts";
import { type MdxPage, shownAttribute } from "./mdx-page.ts";

type Kind = (element: Element, parent: Element | undefined, page: BlockPage) => DirectiveBlock | undefined;

type BlockPage = Pick<MdxPage, "body" | "evaluate">;

const kinds: Readonly<Record<string, Kind>> = {
  Tabs: ({ open }) => {
    const group = attributeText(open.attributes.get("groupId"));
    return { name: "tabs", ...(group !== undefined && { attributes: `{group=${quoted(group)}}` }) };
  },
  TabItem: ({ open }, parent, page) => {
    const value = shownAttribute(open.attributes.get("value"), page) ?? "";
    const label =
      labelAttribute(open.attributes.get("label"), page) ??
      labelsOf(parent?.open.attributes.get("values"), page).get(value);
    return { name: "tab", label: label ?? asLabel(value) };
  },
  Admonition: ({ open }, _parent, page) => ({
    name: admonitionName(attributeText(open.attributes.get("type")) ?? "note"),
    label: labelAttribute(open.attributes.get("title"), page),
  }),
  details: detailsBlock,
  Details: detailsBlock,
};

function detailsBlock(element: Element, _parent: Element | undefined, page: BlockPage): DirectiveBlock {
  const summary = element.children.find(({ name }) => name === "summary");
  const label = summary?.close
    ? labelText(innerText(page.body, summary), page)
    : labelAttribute(element.open.attributes.get("summary"), page);
  const attributes = element.open.attributes.has("open") ? "{open}" : undefined;
  const from = summary?.close?.end;
  // Without a summary, the word is that of the theme or the browser.
  return { name: "details", label, attributes, from };
}

/** Text is none of Markdown. Undefined where code tells it. */
function labelAttribute(attribute: Attribute | undefined, page: BlockPage): string | undefined {
  return asLabel(shownAttribute(attribute, page));
}

/** Labels that only code tells. */
export function labelLosses({ name, open }: Element, page: BlockPage): Loss[] {
  const key = ownValue(labels, name);
  const attribute = key === undefined ? undefined : open.attributes.get(key);
  if (typeof attribute?.value !== "object" || labelAttribute(attribute, page) !== undefined) return [];
  return [
    {
      start: attribute.start,
      message: `“${key}” of <${name}> is code and is not imported`,
      instead: "write it in the brackets of the directive",
    },
  ];
}

const labels: Readonly<Record<string, string>> = {
  TabItem: "label",
  Admonition: "title",
  Details: "summary",
};

/** A plain text as a label, with its Markdown characters escaped. */
function asLabel(text: string | undefined): string | undefined {
  return text === undefined ? undefined : asText(text, `[${text}`, 1);
}

/** A label is one run of text: of its elements those stay that emphasise, and of its expressions the values. */
function labelText(label: string, page: BlockPage): string {
  const { braces } = jsxIn(label, [{ start: 0, end: label.length }]);
  const edits = braces.map(({ start, end, expression }) => ({
    start,
    end,
    text: (expression && shownText(page.evaluate(expression))) ?? "",
  }));
  return withoutBlocks(applyEdits(label, edits));
}

function withoutBlocks(html: string): string {
  return html
    .replace(/<(\/?)([A-Za-z][\w.-]*)[^<>]*>/g, (_tag, slash: string, name: string) =>
      /^(b|strong|i|em|code|kbd|mark|sub|sup|small|s|del)$/.test(name) ? `<${slash}${name}>` : " ",
    )
    .replace(/\s+/g, " ")
    .trim();
}

export function blockOf(
  element: Element,
  parent: Element | undefined,
  page: MdxPage,
): DirectiveBlock | undefined {
  const replacement = page.componentOf?.(element, page);
  if (replacement !== undefined)
    return typeof replacement === "object" && "name" in replacement ? replacement : undefined;
  if (!element.close) return undefined;
  // Tabs of a package; those that the site defines may show more.
  const isOwn = /^(\.|@site\/)/.test(page.imports.get(element.name) ?? "");
  const isTabs =
    !isOwn && /Tabs$/.test(element.name) && element.children.some(({ name }) => name === "TabItem");
  return ownValue(kinds, isTabs ? "Tabs" : element.name)?.(element, parent, page);
}

/** A property that is not imported; `start` is its offset. */
type Loss = { start: number; message: string; instead?: string };

/** The first tab is always open here, so a first tab that was already open loses nothing. */
export function tabLosses({ name, open, children }: Element): Loss[] {
  if (name !== "Tabs") return [];
  const [first, ...others] = children.filter((child) => child.name === "TabItem");
  const chosen = open.attributes.get("defaultValue");
  const isFirst = attributeText(chosen) === attributeText(first?.open.attributes.get("value"));
  const lost = (attribute: Attribute | undefined, key: string): Loss[] =>
    attribute === undefined || isFalse(attribute)
      ? []
      : [{ start: attribute.start, message: `“${key}” of tabs is not imported: the first tab is open` }];
  return [
    ...lost(open.attributes.get("queryString"), "queryString"),
    ...(isFirst ? [] : lost(chosen, "defaultValue")),
    ...others.flatMap((tab) => lost(tab.open.attributes.get("default"), "default")),
  ];
}

function isFalse({ value }: Attribute): boolean {
  return typeof value === "object" && value.type === "Literal" && value.value === false;
}

/** Labels by value from `values={[{ label, value }]}`. */
function labelsOf(values: Attribute | undefined, page: BlockPage): Map<string, string> {
  if (typeof values?.value !== "object") return new Map();
  const known = page.evaluate(values.value);
  return new Map(
    (Array.isArray(known) ? known : []).flatMap((entry: unknown): [string, string][] => {
      const label = isRecord(entry) ? shownText(entry.label) : undefined;
      return isRecord(entry) && label ? [[String(entry.value), asLabel(label) ?? ""]] : [];
    }),
  );
}

function quoted(value: string): string {
  return /^[\w-]+$/.test(value) ? value : `"${value.replaceAll('"', "&quot;")}"`;
}

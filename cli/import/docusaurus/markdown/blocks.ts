/** Components that become a block directive: tabs, admonitions, details. */
import type { ContainerDirective } from "../../../mdast/tree/nodes.ts";
import { applyEdits } from "../../mdx/edits.ts";
import { type Element, innerText, jsxIn } from "../../mdx/elements.ts";
import { asText } from "../../mdx/literal-text.ts";
import { shownText } from "../../mdx/page-values.ts";
import { type Attribute, attributeText } from "../../mdx/tags.ts";
import { isRecord } from "../../static-value.ts";
import type { DirectiveBlock } from "./directive-block.ts";
import { mappedBlock } from "./mapped.ts";
import type { MdxPage } from "./page.ts";

type Kind = (element: Element, parent: Element | undefined, page: BlockPage) => DirectiveBlock | undefined;

type BlockPage = Pick<MdxPage, "body" | "evaluate">;

const admonitions: Readonly<Record<string, ContainerDirective["name"]>> = {
  note: "note",
  secondary: "note",
  tip: "tip",
  success: "tip",
  info: "info",
  important: "info",
  warning: "warning",
  caution: "warning",
  danger: "danger",
};

const kinds: Readonly<Record<string, Kind>> = {
  Tabs: ({ open }) => {
    const group = attributeText(open.attributes.get("groupId"));
    return { name: "tabs", ...(group !== undefined && { attributes: `{group=${quoted(group)}}` }) };
  },
  TabItem: ({ open }, parent, page) => {
    const value = shownAttribute(open.attributes.get("value"), page) ?? "";
    const label =
      shownAttribute(open.attributes.get("label"), page) ??
      labelsOf(parent?.open.attributes.get("values"), page).get(value);
    return { name: "tab", label: asLabel(label ?? value) };
  },
  Admonition: ({ open }, _parent, page) => ({
    name: admonitionName(attributeText(open.attributes.get("type")) ?? "note"),
    label: asLabel(shownAttribute(open.attributes.get("title"), page)),
  }),
  details: detailsBlock,
  Details: detailsBlock,
};

/** Undefined for a name that neither Docusaurus nor this tool has. */
export function admonitionName(type: string): ContainerDirective["name"] {
  return admonitions[type] ?? "note";
}

function detailsBlock(
  element: Element,
  _parent: Element | undefined,
  page: BlockPage,
): DirectiveBlock | undefined {
  const summary = element.children.find(({ name }) => name === "summary");
  const label = summary?.close
    ? labelText(innerText(page.body, summary), page)
    : asLabel(shownAttribute(element.open.attributes.get("summary"), page));
  const attributes = element.open.attributes.has("open") ? "{open}" : undefined;
  const from = summary?.close?.end;
  return label === undefined ? undefined : { name: "details", label, attributes, from };
}

/** A text that is no Markdown. */
function asLabel(text: string | undefined): string | undefined {
  return text === undefined ? undefined : asText(text, `[${text}`, 1);
}

/** A label is one run of text: of its elements those stay that emphasise, and of its expressions the values. */
function labelText(written: string, page: BlockPage): string {
  const { braces } = jsxIn(written, [{ start: 0, end: written.length }]);
  const edits = braces.map(({ start, end, expression }) => ({
    start,
    end,
    text: (expression && shownText(page.evaluate(expression))) ?? "",
  }));
  return applyEdits(written, edits)
    .replace(/<(?!\/?(?:b|strong|i|em|code|kbd|mark|sub|sup|small|s|del)>)\/?[A-Za-z][^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function blockOf(
  element: Element,
  parent: Element | undefined,
  page: MdxPage,
): DirectiveBlock | undefined {
  const mapped = mappedBlock(page.map.get(element.name), element, page);
  if (mapped || page.map.has(element.name) || !element.close) return mapped;
  if (Object.hasOwn(kinds, element.name)) return kinds[element.name]?.(element, parent, page);
  const expansion = /^[A-Z]/.test(element.name) ? page.expansionOf(element) : undefined;
  if (expansion?.kind === "details") {
    const attributes = expansion.isOpen ? "{open}" : undefined;
    return { name: "details", label: expansion.label, attributes };
  }
  if (expansion?.kind !== "admonition") return undefined;
  return { name: admonitionName(expansion.type), label: expansion.title };
}

function shownAttribute(attribute: Attribute | undefined, { evaluate }: BlockPage): string | undefined {
  return typeof attribute?.value === "object"
    ? shownText(evaluate(attribute.value))
    : attributeText(attribute);
}

/** What tabs lose: `start` is where it is. */
export type Loss = { start: number; message: string; instead?: string };

/** The first tab is the open one here. That it was already is no loss. */
export function tabLosses({ name, open, close, children }: Element): Loss[] {
  if (name !== "Tabs" || !close) return [];
  const instead = "put it first, or leave it";
  const tabs = children.filter((child) => child.name === "TabItem");
  const query = open.attributes.get("queryString");
  const chosen = open.attributes.get("defaultValue");
  const value = attributeText(chosen);
  const isFirst = value !== undefined && value === attributeText(tabs[0]?.open.attributes.get("value"));
  return [
    ...(query && !isFalse(query)
      ? [{ start: query.start, message: "“queryString” of <Tabs> stays behind: no address opens a tab" }]
      : []),
    ...(chosen && !isFirst
      ? [
          {
            start: chosen.start,
            message: "“defaultValue” of <Tabs> stays behind: the first tab is open",
            instead,
          },
        ]
      : []),
    ...tabs.slice(1).flatMap((tab): Loss[] => {
      const own = tab.open.attributes.get("default");
      return own && !isFalse(own)
        ? [
            {
              start: own.start,
              message: "“default” of <TabItem> stays behind: the first tab is open",
              instead,
            },
          ]
        : [];
    }),
  ];
}

function isFalse({ value }: Attribute): boolean {
  return typeof value === "object" && value.type === "Literal" && value.value === false;
}

/** Labels by value from `values={[{ label, value }]}`. */
function labelsOf(values: Attribute | undefined, { evaluate }: BlockPage): Map<string, string> {
  const written = typeof values?.value === "object" ? evaluate(values.value) : [];
  return new Map(
    (Array.isArray(written) ? written : []).flatMap((entry: unknown): [string, string][] =>
      isRecord(entry) ? [[String(entry.value), String(entry.label)]] : [],
    ),
  );
}

function quoted(value: string): string {
  return /^[\w-]+$/.test(value) ? value : `"${value.replaceAll('"', "&quot;")}"`;
}

/** Components that become a block directive: tabs, admonitions, details. */
import type { ContainerDirective } from "../../../mdast/tree/nodes.ts";
import { type Element, innerText } from "../../mdx/elements.ts";
import { type Attribute, attributeText } from "../../mdx/tags.ts";
import { isRecord, staticValue } from "../../static-value.ts";

export type DirectiveBlock = {
  name: string;
  label?: string | undefined;
  attributes?: string | undefined;
  /** Where the content starts, if not after the opening tag: below a `<summary>`. */
  from?: number | undefined;
};

type Kind = (element: Element, parent: Element | undefined, body: string) => DirectiveBlock | undefined;

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
  TabItem: ({ open }, parent) => {
    const value = attributeText(open.attributes.get("value")) ?? "";
    const label =
      attributeText(open.attributes.get("label")) ??
      labelsOf(parent?.open.attributes.get("values")).get(value);
    return { name: "tab", label: label ?? value };
  },
  Admonition: ({ open }) => ({
    name: admonitions[attributeText(open.attributes.get("type")) ?? "note"] ?? "note",
    label: attributeText(open.attributes.get("title")),
  }),
  details: detailsBlock,
  Details: detailsBlock,
};

function detailsBlock(
  element: Element,
  _parent: Element | undefined,
  body: string,
): DirectiveBlock | undefined {
  const summary = element.children.find(({ name }) => name === "summary");
  const label = summary
    ? innerText(body, summary).trim()
    : attributeText(element.open.attributes.get("summary"));
  // A summary with elements in it stays the HTML that it is.
  if (label === undefined || /[<\n]/.test(label)) return undefined;
  const attributes = element.open.attributes.has("open") ? "{open}" : undefined;
  return { name: "details", label, attributes, from: summary?.close?.end };
}

export function blockOf(
  element: Element,
  parent: Element | undefined,
  body: string,
): DirectiveBlock | undefined {
  return element.close && Object.hasOwn(kinds, element.name)
    ? kinds[element.name]?.(element, parent, body)
    : undefined;
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

/** `:::tab[Label]{…}` */
export function fenceOf({ name, label, attributes }: DirectiveBlock, colons: number): string {
  const written = label === undefined || label === "" ? "" : `[${label.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;
  return `${":".repeat(colons)}${name}${written}${attributes ?? ""}`;
}

/** Labels by value from `values={[{ label, value }]}`. */
function labelsOf(values: Attribute | undefined): Map<string, string> {
  const written =
    typeof values?.value === "object"
      ? staticValue(values.value, "", {
          constants: new Map(),
          year: 0,
          places: new Map(),
          unread: [],
          depth: 0,
        })
      : [];
  return new Map(
    (Array.isArray(written) ? written : []).flatMap((entry: unknown): [string, string][] =>
      isRecord(entry) ? [[String(entry.value), String(entry.label)]] : [],
    ),
  );
}

function quoted(value: string): string {
  return /^[\w-]+$/.test(value) ? value : `"${value.replaceAll('"', "&quot;")}"`;
}

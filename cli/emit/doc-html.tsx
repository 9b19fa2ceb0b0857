/**
 * A page of the docs as HTML: the elements of `reader/pages/Doc.tsx`, written directly, because React would take ten times as
 * long. It hydrates what is written here.
 */
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { ArticleText } from "../../reader/article/ArticleText.tsx";
import { Link, linkElement } from "../../reader/navigation/Link.tsx";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import { ContentsColumn, contentsColumn } from "../../reader/pages/Contents.tsx";
import { docTree } from "../../reader/pages/Doc.tsx";
import { Feedback } from "../../reader/pages/Feedback.tsx";
import { PageActions, pageActions } from "../../reader/pages/PageActions.tsx";
import { Pagination, paginationElement } from "../../reader/pages/Pagination.tsx";
import { languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { escaped } from "./html-tags.ts";

/** The HTML of a docs page. Undefined if React must render it: with facts of a case, or an overview of cases. */
export function docHtml(page: DocPage, manifest: Manifest, places: PlaceHtml): string | undefined {
  if (page.case || page.cases) return undefined;
  const article = { place: { current: null }, isEmpty: false, isWhole: true };
  return htmlOf(docTree(page, manifest, article), withoutHooks(page, manifest, places));
}

/** The elements of components that use hooks. */
type Replacements = ReadonlyMap<unknown, (props: never) => ReactNode>;

function withoutHooks(
  page: DocPage,
  manifest: Manifest,
  { article = "", feedback }: PlaceHtml,
): Replacements {
  const { strings } = manifest;
  const place = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
  const language = languageAttributes(manifest, page.fallback?.lang);
  return new Map<unknown, (props: never) => ReactNode>([
    [ArticleText, () => <div className="prose" {...language} data-article="" {...place(article)} />],
    [Feedback, () => feedback !== undefined && <div data-feedback="" {...place(feedback)} />],
    [PageActions, (props: ComponentProps<typeof PageActions>) => pageActions(props)],
    [ContentsColumn, contentsColumn],
    [Pagination, (props: ComponentProps<typeof Pagination>) => paginationElement(props, manifest)],
    [Link, (props: ComponentProps<typeof Link>) => linkElement(props, strings)],
  ]);
}

/** Elements → the bytes that React would write, which separates texts by a comment. */
function htmlOf(node: ReactNode, replacements: Replacements): string {
  if (typeof node === "string") return escaped(node);
  if (!Array.isArray(node)) return isElement(node) ? elementHtml(node, replacements) : "";
  let html = "";
  let isAfterText = false;
  for (const child of node) {
    const isText = typeof child === "string";
    if (isText && isAfterText) html += "<!-- -->";
    html += htmlOf(child, replacements);
    isAfterText = isText;
  }
  return html;
}

type ElementProps = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function isElement(node: ReactNode): node is ReactElement<ElementProps> {
  return typeof node === "object" && node !== null && "props" in node;
}

function elementHtml({ type, props }: ReactElement<ElementProps>, replacements: Replacements): string {
  if (typeof type === "function") {
    const component = (replacements.get(type) ?? type) as (props: ElementProps) => ReactNode;
    return htmlOf(component(props), replacements);
  }
  const html = props.dangerouslySetInnerHTML?.__html ?? htmlOf(props.children, replacements);
  return typeof type === "string" ? `<${type}${attributesHtml(props)}>${html}</${type}>` : html;
}

/** Attributes with a text; the other properties are for React alone. */
function attributesHtml(props: object): string {
  let html = "";
  for (const [name, value] of Object.entries(props))
    if (typeof value === "string" && name !== "children")
      html += ` ${name === "className" ? "class" : name}="${escaped(value)}"`;
  return html;
}

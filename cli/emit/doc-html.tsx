/**
 * A page of the docs as HTML: the elements of `reader/pages/Doc.tsx`, written directly, because React would take ten times as
 * long. It hydrates what is written here.
 */
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { ArticleText } from "../../reader/article/ArticleText.tsx";
import { Link, linkElement } from "../../reader/navigation/Link.tsx";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import { ContentsColumn, contentsColumn } from "../../reader/pages/Contents.tsx";
import { docTree } from "../../reader/pages/Doc.tsx";
import { Feedback } from "../../reader/pages/Feedback.tsx";
import { Pagination, paginationElement } from "../../reader/pages/Pagination.tsx";
import { ViewLinks } from "../../reader/pages/ViewLinks.tsx";
import { languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { type Attributes, element, escaped } from "./html-tags.ts";

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
    [ViewLinks, () => <ul className="views" aria-label={strings.views} />],
    [ContentsColumn, contentsColumn],
    [Pagination, (props: ComponentProps<typeof Pagination>) => paginationElement(props, manifest)],
    [Link, (props: ComponentProps<typeof Link>) => linkElement(props, strings)],
  ]);
}

/** Elements → the bytes that React would write. */
function htmlOf(node: ReactNode, replacements: Replacements): string {
  if (typeof node === "string") return escaped(node);
  if (Array.isArray(node)) return childrenHtml(node, replacements);
  return isValidElement<ElementProps>(node) ? elementHtml(node, replacements) : "";
}

/** React separates texts by a comment. */
function childrenHtml(nodes: readonly ReactNode[], replacements: Replacements): string {
  const isText = (node: ReactNode) => typeof node === "string";
  return nodes
    .map((node, at) => (isText(node) && isText(nodes[at - 1]) ? "<!-- -->" : "") + htmlOf(node, replacements))
    .join("");
}

type ElementProps = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function elementHtml({ type, props }: ReactElement<ElementProps>, replacements: Replacements): string {
  if (typeof type === "function") {
    const component = (replacements.get(type) ?? type) as (props: ElementProps) => ReactNode;
    return htmlOf(component(props), replacements);
  }
  const { children, dangerouslySetInnerHTML: given, ...rest } = props;
  const html = given ? given.__html : htmlOf(children, replacements);
  return typeof type === "string" ? element(type, attributesOf(rest), html) : html;
}

/** Attributes with a text; the others are for React alone. */
function attributesOf(props: Record<string, unknown>): Attributes {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      typeof value === "string" ? [[name === "className" ? "class" : name, value]] : [],
    ),
  );
}

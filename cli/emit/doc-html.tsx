/**
 * A page of the docs as HTML: the elements of `reader/pages/Doc.tsx`, written directly, because React would take ten times as
 * long. It hydrates what is written here.
 */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import { PlainContentsColumn } from "../../reader/pages/Contents.tsx";
import { DocFrame } from "../../reader/pages/Doc.tsx";
import { languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { type Attributes, element, escaped } from "./html-tags.ts";

/** The HTML of a docs page. Undefined if React must render it: with facts of a case, or an overview of cases. */
export function docHtml(
  page: DocPage,
  manifest: Manifest,
  { article = "", feedback }: PlaceHtml,
): string | undefined {
  if (page.case || page.cases) return undefined;
  const { strings } = manifest;
  const language = languageAttributes(manifest, page.fallback?.lang);
  const parts = {
    text: (
      <div className="prose" {...language} data-article="" dangerouslySetInnerHTML={{ __html: article }} />
    ),
    feedback: feedback !== undefined && (
      <div data-feedback="" dangerouslySetInnerHTML={{ __html: feedback }} />
    ),
    viewLinks: <ul className="views" aria-label={strings.views} />,
    contents: <PlainContentsColumn outline={page.outline} language={language} strings={strings} />,
  };
  return htmlOf(DocFrame({ page, manifest, ...parts }));
}

/** Elements, whose components use no hooks → the bytes that React would write. */
function htmlOf(node: ReactNode): string {
  if (typeof node === "string") return escaped(node);
  if (Array.isArray(node)) return node.map(childHtml).join("");
  return isValidElement<ElementProps>(node) ? elementHtml(node) : "";
}

/** React separates texts by a comment. */
function childHtml(node: ReactNode, index: number, nodes: readonly ReactNode[]): string {
  const isAfterText = typeof node === "string" && typeof nodes[index - 1] === "string";
  return (isAfterText ? "<!-- -->" : "") + htmlOf(node);
}

type ElementProps = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function elementHtml({ type, props }: ReactElement<ElementProps>): string {
  if (typeof type === "function") return htmlOf((type as (props: ElementProps) => ReactNode)(props));
  const { children, dangerouslySetInnerHTML: given, ...rest } = props;
  const html = given ? given.__html : htmlOf(children);
  return typeof type === "string" ? element(type, attributesOf(rest), html) : html;
}

function attributesOf(props: Record<string, unknown>): Attributes {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props))
    if (typeof value === "string") attributes[name === "className" ? "class" : name] = value;
  return attributes;
}

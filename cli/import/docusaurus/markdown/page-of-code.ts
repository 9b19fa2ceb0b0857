/** A page that is code (`src/pages/help.tsx`) → its title and what its component shows, as Markdown. The code does not run. */
import { posix } from "node:path";
import type { Paragraph, RootContent } from "mdast";
import type { HomeBlock } from "../../../../schema/home.ts";
import { withNestedBlocks } from "../../../markdown/conversion/nested-blocks.ts";
import { Closure, JsxElement, type Scope } from "../../code/values.ts";
import { type PageModules, refill, shownText } from "../../mdx/page-values.ts";
import { mdxParser } from "../../mdx/parse-mdx.ts";
import { type Rendered, rendered } from "../../mdx/render-jsx.ts";
import type { Note } from "../../note.ts";
import { homeOf } from "../../site-parts.ts";
import { markdownOfParts } from "./expand-components.ts";
import type { MdxPage } from "./mdx-page.ts";
import { belowTitle, flowOf, lineOf, type MarkdownInputs, markdownOf } from "./rendered-markdown.ts";
import { elementsIn, isElement } from "./rendered-mdx.ts";

type PageOfCodeInputs = Pick<MdxPage, "file" | "resolve" | "isThere" | "include" | "declare" | "textOf"> & {
  /** The module as pages import it. */
  module: string;
  address: string;
  load: PageModules;
  names: Scope;
  notes: Note[];
};

export type PageOfCode = {
  /** True: it shows nothing that can be read, and may have a title all the same. */
  isEmpty: boolean;
  /** The address that it leads to at once, in the new site. */
  redirect: string | undefined;
  title: string | undefined;
  description: string | undefined;
  text: string;
  /** The start of the page, if it is the home page. */
  hero: { title: string | undefined; home: HomeBlock; text: string };
  /** Parts that only running the code would tell, or that have no counterpart. */
  skipped: string[];
};

/** Notes on a page of code are about the whole file. */
const firstPlace = { line: 1, column: 1 };

/** A page needs more steps than a component. */
const steps = 1_000_000;

/** Undefined for a module that is not a component. */
export function pageOfCode(inputs: PageOfCodeInputs): PageOfCode | undefined {
  const { module, load, names } = inputs;
  const component = load(module)?.value;
  if (!(component instanceof Closure)) return undefined;
  refill(names);
  names.run.shared.steps = steps;
  const skipped = new Set<string>();
  const skip = (what: string) => skipped.add(what);
  const parts =
    rendered(new JsxElement(component, "Page", {}), { scope: names, skip, isPartial: true }) ?? [];
  // Browsers read an address in the code from that of the page.
  const resolve = (url: string, kind: "link" | "image") => {
    const isRelative = !/^([a-z][a-z\d+.-]*:|[/#?@]|$)/i.test(url);
    const whole = isRelative ? posix.join(posix.dirname(inputs.address), url) : url;
    return inputs.resolve(whole, kind) ?? whole;
  };
  const page = {
    ...inputs,
    resolve,
    skip,
    scope: names,
    parse: mdxParser(1, false),
    placeAt: () => firstPlace,
  };
  const markdown: MarkdownInputs = {
    resolve,
    skip,
    markdownOf: (each, isInline) => markdownOfParts(each, isInline, page),
  };
  const to = redirectIn(parts, component.scope.run.module.text);
  const nodes = flowOf(
    to === undefined ? parts : [{ name: "Link", properties: { to }, children: [to] }],
    markdown,
  );
  const title = propertyOf(parts, "title") ?? titleElement(parts);
  const [first, ...others] = nodes;
  const own = first?.type === "heading" && first.depth === 1 ? first : undefined;
  return {
    isEmpty: !nodes.some(says),
    redirect: to && resolve(to, "link"),
    title: own ? lineOf(own) : title,
    description: propertyOf(parts, "description"),
    text: withNestedBlocks(markdownOf(belowTitle(own ? others : nodes))).text,
    hero: heroOf(nodes, inputs),
    skipped: [...skipped],
  };
}

function says(node: RootContent): boolean {
  return node.type === "html" || node.type === "code" || lineOf(node) !== "" || pictureIn(node) !== undefined;
}

/** The address that a page leads to at once: by `<Redirect>`, by a refresh, or by the code of a page that shows nothing. */
function redirectIn(parts: readonly Rendered[], code: string): string | undefined {
  const elements = elementsIn(parts);
  const [to] = elements.flatMap(({ name, properties }) => {
    if (/^(Redirect|Navigate)$/.test(name)) return shownText(properties.to) ?? [];
    const content = name === "meta" && /^refresh$/i.test(String(properties.httpEquiv)) && properties.content;
    return /^\s*0\s*;\s*url=\s*(\S+)/i.exec(String(content))?.[1] ?? [];
  });
  const silent = (part: Rendered) =>
    isElement(part)
      ? /^([A-Z]|(title|meta)$)/.test(part.name)
      : typeof part === "string" && part.trim() === "";
  const shown = elements.filter(({ name }) => name !== "title").flatMap(({ children }) => children);
  const isSilent = to === undefined && [...parts, ...shown].every(silent);
  const named = isSilent
    ? new Set([...code.matchAll(leading)].map(([, , address]) => address))
    : new Set([to]);
  return named.size === 1 ? [...named][0] : undefined;
}

/** `window.location.href = "/docs"`, `location.replace("/docs")`, `history.push("/docs")` */
const leading =
  /\b(?:location(?:\.href)?\s*=|(?:location|history|router)\.(?:push|replace|assign)\()\s*(["'`])([^"'`$\s]+)\1/g;

/** A property of `<Layout>`, or of what else sets data of the document. */
function propertyOf(parts: readonly Rendered[], key: "title" | "description"): string | undefined {
  const named = elementsIn(parts).filter(({ name }) => name === "Layout" || name === "PageMetadata");
  return named
    .map(({ properties }) => shownText(key === "title" ? properties.title : properties.description))
    .find(Boolean);
}

function titleElement(parts: readonly Rendered[]): string | undefined {
  const title = elementsIn(parts).find(({ name }) => name === "title");
  return title && shownText(title.children.filter((child) => typeof child === "string"))?.trim();
}

/** The first heading with what is around it, up to the next one: the title, a line of text, buttons and a picture. */
function heroOf(nodes: readonly RootContent[], { isThere }: PageOfCodeInputs): PageOfCode["hero"] {
  const headings = nodes.flatMap((node, index) => (node.type === "heading" ? [{ node, index }] : []));
  const title = headings.find(({ node }) => node.depth === 1);
  const next = headings.find(({ index }) => title === undefined || index > title.index);
  const [around, below] = [nodes.slice(0, next?.index), nodes.slice(next?.index ?? nodes.length)];
  const actions: { label: string; to: string }[] = [];
  const rest: RootContent[] = [];
  let tagline: string | undefined;
  let picture: HomeBlock["picture"];
  for (const node of around) {
    if (node === title?.node) continue;
    const buttons = node.type === "paragraph" ? buttonsOf(node) : undefined;
    const image = node.type === "paragraph" ? pictureIn(node) : undefined;
    const live = buttons?.filter(({ to }) => /^https?:/.test(to) || isThere(to)) ?? [];
    actions.push(...live);
    // Labels of links without a target say nothing.
    if (live.length > 0) continue;
    if (image && !picture && (node !== around.at(-1) || !precedesHeadings(below))) picture = image;
    else if (node.type === "paragraph" && tagline === undefined && lineOf(node) !== "")
      tagline = lineOf(node);
    else rest.push(node);
  }
  const { home, text } = homeOf({ tagline: [tagline], actions, picture, features: [] });
  return {
    title: title && lineOf(title.node),
    home,
    text: withNestedBlocks([text, markdownOf(belowTitle([...rest, ...below]))].filter(Boolean).join("\n"))
      .text,
  };
}

/** True if a picture is right above one of the headings after the first, as above each of a row of features. */
function precedesHeadings(nodes: readonly RootContent[]): boolean {
  return nodes.some((node, index) => {
    const before = nodes[index - 1];
    return node.type === "heading" && before !== undefined && pictureIn(before) !== undefined;
  });
}

/** The links of a paragraph without other text. */
function buttonsOf({ children }: Paragraph): { label: string; to: string }[] | undefined {
  const others = children.filter((child) => child.type !== "link" && lineOf(child) !== "");
  const links = children.flatMap((child) =>
    child.type === "link" && lineOf(child) !== "" ? [{ label: lineOf(child), to: child.url }] : [],
  );
  return others.length > 0 || links.length === 0 ? undefined : links;
}

/** A picture of the site; those of other hosts stay in the text. */
function pictureIn(node: RootContent): HomeBlock["picture"] {
  if (node.type !== "paragraph" || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === "image" && only.url.startsWith("/")
    ? { file: only.url.slice(1), alt: only.alt ?? "" }
    : undefined;
}

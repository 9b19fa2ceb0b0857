/** A page as Markdown: its source without front matter, its links made absolute and leading to other copies. */
import type { CaseFact } from "../../schema/case.ts";
import type { PostSummary } from "../../schema/page.ts";
import { fileHref, markdownPath } from "../../schema/paths.ts";
import type { MarkdownCopy } from "../markdown/compiled-page.ts";
import { isExternal } from "../site/link-target.ts";
import type { PageMeta } from "../site/site.ts";
import type { Resolved } from "./resolved.ts";

type RenderCopyInputs = {
  meta: PageMeta;
  heading: string | undefined;
  copy: MarkdownCopy;
  resolved: ReadonlyMap<string, Resolved>;
  siteUrl: string;
  base: string;
};

/** `siteUrl` has no slash at its end; `heading` is the one that is in the body already. */
export function renderMarkdownCopy({
  meta,
  heading,
  copy,
  resolved,
  siteUrl,
  base,
}: RenderCopyInputs): string {
  const addresses = copy.destinations.flatMap(({ start, end, url }) => {
    const target = url.startsWith("#") ? undefined : resolved.get(url);
    return target ? [{ start, end, text: copyAddress(target, siteUrl, base) }] : [];
  });
  // A bar would end the cell of a table.
  const values = (copy.filled ?? []).map((value) => ({
    ...value,
    text: value.verbatim ? value.text : markdownText(value.text).replaceAll("|", "\\|"),
  }));
  let text = "";
  let end = 0;
  for (const edit of [...addresses, ...values].sort((a, b) => a.start - b.start)) {
    // A variable in an address that was replaced as a whole.
    if (edit.start < end) continue;
    text += copy.body.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  const body = (text + copy.body.slice(end)).trim();
  const titled = `${heading === undefined ? `# ${markdownLine(meta.title)}\n\n` : ""}${body}`;
  return `${inParts([withCaseLines(titled, meta), caseList(meta, siteUrl)])}\n`;
}

function copyAddress({ href, route }: Resolved, siteUrl: string, base: string): string {
  if (route === undefined) return isExternal(href) ? href : siteUrl + href;
  const hash = href.indexOf("#");
  return siteUrl + fileHref(base, `/${markdownPath(route)}`) + (hash === -1 ? "" : href.slice(hash));
}

/** A generated page as Markdown: its title, its description and what it lists. */
export function renderListCopy(meta: PageMeta, siteUrl: string): string {
  const lines = listOf(meta).map((line) => listItem(line, siteUrl));
  const action = meta.kind === "category" ? meta.action : undefined;
  const text = inParts([
    `# ${markdownLine(meta.title)}`,
    markdownText(meta.description),
    lines.join("\n"),
    caseList(meta, siteUrl),
    action ? `[${markdownLine(action.title)}](${new URL(action.href, siteUrl)})` : "",
  ]);
  return `${text}\n`;
}

function inParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** An entry of a list; `facts` are lines of Markdown below it. */
type Line = { title: string; href: string; text: string; facts?: readonly string[] };

function listItem({ title, href, text, facts = [] }: Line, siteUrl: string): string {
  const line = `- [${markdownLine(title)}](${new URL(href, siteUrl)})${text ? `: ${markdownLine(text)}` : ""}`;
  return [line, ...facts.map((fact) => `  ${fact}`)].join("\n");
}

/** Facts of a post beside its title in a list: day, reading time, authors, then tags. */
function postFacts({ date, readingTime, signature, tags }: PostSummary): string[] {
  const parts = [date.text, readingTime, ...(signature === undefined ? [] : [signature])];
  return [parts, tags.map(({ title }) => title)]
    .filter((texts) => texts.length > 0)
    .map((texts) => `- ${texts.map(markdownLine).join(", ")}`);
}

function factLine({ label, values }: CaseFact): string {
  return `- **${markdownLine(label)}**: ${values.map(markdownLine).join(", ")}`;
}

function listOf(meta: PageMeta): Line[] {
  switch (meta.kind) {
    case "category": {
      const cases = new Set(meta.cases?.items.map(({ href }) => href));
      return meta.items
        .filter(({ href }) => !cases.has(href))
        .map(({ title, href, description, count }) => ({
          title,
          href,
          text: count === undefined ? description : `${description} (${count})`.trim(),
        }));
    }
    case "blog":
    case "tag":
    case "author":
      return meta.items.map((post) => ({
        title: post.title,
        href: post.href,
        text: post.excerpt,
        facts: postFacts(post),
      }));
    case "archive":
      return meta.years.flatMap(({ posts }) =>
        posts.map(({ title, href, date }) => ({ title, href, text: date.text })),
      );
    case "doc-tag":
      return meta.items.map(({ title, href, description }) => ({ title, href, text: description }));
    case "tags":
    case "doc-tags":
      return meta.items.map(({ title, href, count }) => ({ title, href, text: count }));
    case "authors":
      return meta.items.map(({ name, href, count }) => ({ title: name, href: href ?? "", text: count }));
    case "doc":
    case "post":
    case "page":
    case "home":
    case "not-found":
      return [];
  }
}

/** Adds the facts of a case below the title that `body` starts with. Any other page keeps its text. */
function withCaseLines(body: string, meta: PageMeta): string {
  if (meta.kind !== "doc" || !meta.case) return body;
  const lines = meta.case.facts.map(factLine);
  // A title is a line that starts with `#`, or one with another of `=` below it.
  const first = body.indexOf("\n");
  const end = body.startsWith("#") ? first : body.indexOf("\n", first + 1);
  const [title, text] = end === -1 ? [body, ""] : [body.slice(0, end), body.slice(end).trim()];
  return inParts([title, lines.join("\n"), text]);
}

/** The cases of a category, on its page; empty on any other. */
function caseList(meta: PageMeta, siteUrl: string): string {
  if ((meta.kind !== "doc" && meta.kind !== "category") || !meta.cases) return "";
  const { title, items } = meta.cases;
  const lines = items.map(({ title: name, href, description, facts }) =>
    listItem({ title: name, href, text: description, facts: facts.map(factLine) }, siteUrl),
  );
  return `## ${markdownLine(title)}\n\n${lines.join("\n")}`;
}

/**
 * Escapes only what would be markup, since people and models read these files as they are. Written here because indexes grow
 * with the site: mdast-util-to-markdown takes 0.4 s for 5,000 links. One line of text, safe after other text: in a heading,
 * a list item, the text of a link. An underscore within a word, `<` before a space and `&` outside a character reference are
 * not markup, so they are not escaped.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /[\\`*~[\]]|<(?=[a-z/!?])|&(?=#|[a-z]\w*;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|#(?=#*$)/giu,
      "\\$&",
    );
}

/** Text at the start of a line, where more characters have a meaning: `1. First`, `- a`, `> b`, `# c`. */
export function markdownLine(text: string): string {
  return markdownText(text).replace(/^(\d*)([#>+=.)-])/, "$1\\$2");
}

/** `llms.txt` (https://llmstxt.org): an index of the pages as Markdown, one file per locale. */
import type { List, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";

export type LlmsIndex = {
  title: string;
  /** Empty where there is none. */
  tagline: string;
  sections: LlmsSection[];
};

export type LlmsSection = {
  title: string;
  links: {
    title: string;
    /** Absolute address of the page's Markdown. */
    url: string;
    /** Empty where there is none. */
    description: string;
  }[];
};

/** A heading, the tagline as a quotation, then a heading and a list of links for each section that has any. */
export function renderLlms({ title, tagline, sections }: LlmsIndex): string {
  const children: RootContent[] = [
    { type: "heading", depth: 1, children: [{ type: "text", value: title }] },
    ...(tagline ? [quotation(tagline)] : []),
    ...sections.filter(({ links }) => links.length > 0).flatMap(section),
  ];
  return toMarkdown({ type: "root", children }, { bullet: "-", listItemIndent: "one" });
}

function quotation(text: string): RootContent {
  return { type: "blockquote", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}

function section({ title, links }: LlmsSection): RootContent[] {
  const list: List = {
    type: "list",
    ordered: false,
    spread: false,
    children: links.map((link) => ({
      type: "listItem",
      spread: false,
      children: [
        {
          type: "paragraph",
          children: [
            {
              type: "link",
              // Programs take what stands between the brackets: no angle brackets around it, no parenthesis in it.
              url: link.url.replaceAll("(", "%28").replaceAll(")", "%29"),
              children: [{ type: "text", value: oneLine(link.title) }],
            },
            ...(link.description ? [{ type: "text" as const, value: `: ${oneLine(link.description)}` }] : []),
          ],
        },
      ],
    })),
  };
  return [{ type: "heading", depth: 2, children: [{ type: "text", value: title }] }, list];
}

/** The format is read line by line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** `llms.txt` (https://llmstxt.org): an index of the pages as Markdown, one file per locale. */
import { markdownLine, markdownText } from "./markdown-text.ts";

type LlmsIndex = {
  title: string;
  /** Empty where there is none. */
  tagline: string;
  sections: LlmsSection[];
};

type LlmsSection = {
  title: string;
  /** Absolute address of the file with the Markdown of all its pages, where there is one. */
  full?: string;
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
  const blocks = [
    `# ${markdownText(title)}`,
    ...(tagline ? [`> ${markdownLine(tagline)}`] : []),
    ...sections.filter(({ links }) => links.length > 0).map(section),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function section({ title, full, links }: LlmsSection): string {
  const whole = full === undefined ? [] : [{ title: `${title}: llms-full.txt`, url: full, description: "" }];
  return `## ${markdownText(title)}\n\n${[...whole, ...links].map(item).join("\n")}`;
}

function item({ title, url, description }: LlmsSection["links"][number]): string {
  // Programs take what is between the parentheses, so none may be in it.
  const address = url.replaceAll("(", "%28").replaceAll(")", "%29");
  return `- [${markdownText(title)}](${address})${description ? `: ${markdownText(description)}` : ""}`;
}

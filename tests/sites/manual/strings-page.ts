/** The interface texts, in the words that the tool ships, as a page of the reference. */
import * as z from "zod";
import { frontMatter } from "./front-matter.ts";

/** A schema of texts by key, and the texts. */
export type TextGroup = { name: string; shape: Record<string, z.ZodType>; texts: Record<string, unknown> };

export function stringsPage(introduction: string, groups: readonly TextGroup[], position: number): string {
  const [heading = "", ...text] = introduction.split("\n\n");
  const front = frontMatter({ title: heading.replace("# ", "").trim(), sidebar_position: position });
  return `${[front, text.join("\n\n").trim(), ...groups.map(groupText)].join("\n\n")}\n`;
}

function groupText({ name, shape, texts }: TextGroup): string {
  const lines = Object.entries(shape).map(([key, schema]) =>
    [`- \`${key}\`: ${shown(texts[key])}`, schema.description ?? ""].filter((part) => part !== "").join(". "),
  );
  return `## \`${name}\` {#${name}}\n\n${lines.join("\n")}`;
}

const Plural = z.record(z.string(), z.string());

/** A text as it is shipped; of a plural, each form. */
function shown(text: unknown): string {
  if (typeof text === "string") return `“${plain(text)}”`;
  return Object.entries(Plural.parse(text))
    .map(([form, words]) => `“${plain(words)}” (\`${form}\`)`)
    .join(", ");
}

function plain(text: string): string {
  return text.replace(/[<*_[\]\\]/g, "\\$&");
}

/** Elements that nothing ends, before and inside of blocks that the reader makes of directives. */
import type { Make } from "./payload.ts";

const elements =
  "p div span a b em h3 li ul dd dl table tr td caption blockquote details summary figure section svg button label ruby".split(
    " ",
  );

const tabs = (first: string, second: string) =>
  `::::tabs\n:::tab[A]\n\n${first}\n\n:::\n:::tab[B]\n\n${second}\n\n:::\n::::`;

const places: ((tag: string) => string)[] = [
  (tag) => `${tag}Open\n\n${tabs("Text *a*.", "More.")}`,
  (tag) => tabs(`${tag}Open`, "More."),
  (tag) => tabs(`Text ${tag} more.`, `${tag}\n\nLast.`),
  (tag) => `:::note[Title]\n\n${tag}Open\n\n:::\n\n:::details[More]\n\nText.\n\n:::`,
  (tag) => `:::details[More]\n\n${tag}\n\n${tabs("Text.", "More.")}\n\n:::`,
  (tag) => `- ${tag}Open\n\n  ${tabs("Text.", "More.").replaceAll("\n", "\n  ")}\n- Second`,
  (tag) => `> ${tag}Open\n\n| a | b |\n| - | - |\n| ${tag}x | y |\n\n\`\`\`js\nlet x = 1;\n\`\`\``,
];

export const unclosed: Make[] = elements.flatMap((name) =>
  places.flatMap((place): Make[] => [
    (call) => place(`<${name} onclick="${call}">`),
    (call) => `${place(`<${name} title="x" onclick=${call}>`)}\n\n</${name}>\n\nText.`,
  ]),
);

/** Markup in the texts that directives take in brackets. */
const markup: Make[] = [
  () => "<p>",
  () => "<b>x",
  () => "<b>x</b> y",
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `[x](javascript:${call})`,
  () => "<div><p>x</div>",
  () => "</div></details>",
  () => "</summary><summary>y",
  () => "<table><tr><td>x",
  (call) => `<svg onload=${call}><title><b>x`,
  () => "Run <package> now",
];

const labels: ((label: string) => string)[] = [
  (label) => `:::note[${label}]\n\nText.\n\n:::`,
  (label) => `:::details[${label}]\n\nText.\n\n:::`,
  (label) => `::::tabs\n:::tab[${label}]\n\nText.\n\n:::\n:::tab[B]\n\nMore.\n\n:::\n::::`,
  (label) => `:::Chart[${label}]\n\nText.\n\n:::`,
  (label) => `:unknown[${label}] in a text`,
  (label) => `<figure>\n\nText\n\n<figcaption>${label}</figcaption>\n</figure>`,
  (label) => `<details><summary>${label}</summary>\n\nText\n\n</details>`,
  (label) => `<table><caption>${label}</caption><tr><td>x</td></tr></table>`,
];

/** Forms of a term, which the glossary has to know. */
export const termForms = ["<b>x</b> y", "<b>x", "<p>", "Run <package> now", "<div><p>x</div>"];

export const labelled: Make[] = [
  ...markup.flatMap((make) =>
    labels.map(
      (label): Make =>
        (call, host) =>
          label(make(call, host)),
    ),
  ),
  ...termForms.map(
    (form): Make =>
      () =>
        `A :term[${form}] in a text`,
  ),
];

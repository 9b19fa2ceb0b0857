/** Texts that end what they are in, and the places where a text can be. */
import type { Make, Payload } from "./payload.ts";

/** Texts that end what they are in. */
export const breakouts: Make[] = [
  (call) => `</script><script>${call}</script>`,
  (call) => `<!--<script>${call}</script>-->`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><svg onload=${call}>`,
  (call) => `]]><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `--><img src=x onerror=${call}>`,
  (call) => `javascript:${call}`,
  (call) => `\u2028${call}//\u2029`,
  (call) => `{{constructor.constructor('${call.replaceAll("'", "")}')()}}`,
  (call) => `\${${call}}`,
];

/** Where a text can be. `"` and line endings are the place's own. */
export const places: ((text: string) => Payload)[] = [
  (text) => ({ markdown: text }),
  (text) => ({ markdown: `[link](<https://evil.example/${angle(text)}> "title")` }),
  (text) => ({ markdown: `[link](https://evil.example "${text.replaceAll('"', '\\"')}")` }),
  (text) => ({ markdown: `![${brackets(text)}](data:,x)` }),
  (text) => ({ markdown: `[${brackets(text)}](https://evil.example)` }),
  (text) => ({ markdown: `### ${text}` }),
  (text) => ({ markdown: `| a | b |\n| - | - |\n| ${bars(text)} | \`${bars(text)}\` |` }),
  (text) => ({ markdown: `\`\`\`js title="${text.replaceAll('"', "'")}"\n${text}\n\`\`\`` }),
  (text) => ({ markdown: `:::note[${brackets(text)}]\n\n${text}\n\n:::` }),
  (text) => ({
    markdown: `:::details[${brackets(text)}]{id="${text.replaceAll('"', "&quot;")}"}\n\n${text}\n\n:::`,
  }),
  (text) => ({
    markdown: `::::tabs{group="${text.replaceAll('"', "&quot;")}"}\n:::tab[${brackets(text)}]\n\n${text}\n\n:::\n::::`,
  }),
  (text) => ({ markdown: `> ${text}\n>\n> - ${text}` }),
  (text) => ({
    markdown: "",
    frontMatter: `title: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}`,
  }),
  (text) => ({
    markdown: "",
    frontMatter: `title: T\nsidebar_label: ${JSON.stringify(text)}\nkeywords: [${JSON.stringify(text)}]`,
  }),
];

const angle = (text: string) => text.replaceAll(/[<>\\]/g, "\\$&").replaceAll(/\s/g, " ");
const brackets = (text: string) => text.replaceAll(/[[\]]/g, "\\$&");
const bars = (text: string) => text.replaceAll("|", "\\|");

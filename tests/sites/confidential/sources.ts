/**
 * Every kind of source that the page of a case can take something from. Each has a secret of its own, and what a writer
 * puts into the page to use it.
 */
import type { Files } from "../folders.ts";

export type Source = {
  files: Files;
  /** In the front matter of the page, besides `case`. */
  head?: string;
  body?: string;
  /** What approves it, as an entry of `approved_files`; undefined where nothing can. */
  approval: string;
  /** True: words, which a case that is described may take from elsewhere. */
  isText?: true;
  /** True: a link, which leads to a file and does not show it. */
  isLink?: true;
};

export const secretOf = (name: string): string => `SECRET-${name.replace(/\W+/g, "-")}-END`;

const svg = (secret: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><!-- ${secret} --></svg>`;
const here = "en/docs/projects";

/** `secret` gives the text that must not be published. */
export const sources: Record<string, (secret: string) => Source> = {
  "an include of Markdown": (secret) => ({
    files: { [`${here}/_part.md`]: `The words ${secret}.\n` },
    body: "::include{file=_part.md}",
    approval: "_part.md",
    isText: true,
  }),
  "an include of shared Markdown": (secret) => ({
    files: { "_shared/part.md": `The words ${secret}.\n` },
    body: "::include{file=../../../_shared/part.md}",
    approval: "../../../_shared/part.md",
    isText: true,
  }),
  "an include of a page": (secret) => ({
    files: { [`${here}/other.md`]: `---\ndraft: true\n---\n\nThe words ${secret}.\n` },
    body: "::include{file=other.md}",
    approval: "other.md",
    isText: true,
  }),
  "an include of code": (secret) => ({
    files: { [`${here}/part.js`]: `const text = "${secret}";\n` },
    body: "::include{file=part.js}",
    approval: "part.js",
  }),
  "a variable of the language": (secret) => ({
    files: { "en/variables.yml": `name: ${secret}\n` },
    body: "The client is {{name}}.",
    approval: "../../variables.yml",
    isText: true,
  }),
  "a variable in the front matter": (secret) => ({
    files: { "en/variables.yml": `name: ${secret}\n` },
    head: 'description: "About {{name}}."\n',
    approval: "../../variables.yml",
    isText: true,
  }),
  "a term of the glossary": (secret) => ({
    files: {
      "en/glossary.yml": `page: /pages/glossary.md\nterms:\n  pump: { term: Pump, text: "A pump, ${secret}" }\n`,
      "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
    },
    body: "A :term[pump].",
    approval: "../../glossary.yml",
    isText: true,
  }),
  "the whole glossary": (secret) => ({
    files: {
      "en/glossary.yml": `page: /pages/glossary.md\nterms:\n  pump: { term: Pump, text: "A pump, ${secret}" }\n`,
      "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
    },
    body: "::glossary",
    approval: "../../glossary.yml",
    isText: true,
  }),
  "a picture": (secret) => ({
    files: { [`${here}/screen.svg`]: svg(secret) },
    body: "![A screen](screen.svg)",
    approval: "screen.svg",
  }),
  "a picture by reference": (secret) => ({
    files: { [`${here}/screen.svg`]: svg(secret) },
    body: "![A screen][s]\n\n[s]: ./screen.svg",
    approval: "screen.svg",
  }),
  "a picture of raw HTML": (secret) => ({
    files: { [`${here}/screen.svg`]: svg(secret) },
    body: '<p><img src="screen.svg" alt="A screen"></p>',
    approval: "screen.svg",
  }),
  "a picture in an include": (secret) => ({
    files: { [`${here}/_part.md`]: "![A screen](screen.svg)\n", [`${here}/screen.svg`]: svg(secret) },
    body: "::include{file=_part.md}",
    approval: "_part.md, screen.svg",
  }),
  "the picture of link previews": (secret) => ({
    files: { [`${here}/screen.svg`]: svg(secret) },
    head: "image: screen.svg\n",
    approval: "screen.svg",
  }),
  "a link to a picture": (secret) => ({
    files: { [`${here}/screen.svg`]: svg(secret) },
    body: "See [the screen](screen.svg).",
    approval: "screen.svg",
  }),
  "a link to a file": (secret) => ({
    files: { [`${here}/manual.pdf`]: secret },
    body: "See [the manual](manual.pdf).",
    approval: "manual.pdf",
    isLink: true,
  }),
  "a link by reference": (secret) => ({
    files: { [`${here}/manual.pdf`]: secret },
    body: "See [the manual].\n\n[the manual]: manual.pdf",
    approval: "manual.pdf",
    isLink: true,
  }),
  "a link of raw HTML": (secret) => ({
    files: { [`${here}/manual.pdf`]: secret },
    body: '<p><a href="%6danual.pdf?x#page=2" download>The manual</a></p>',
    approval: "manual.pdf",
    isLink: true,
  }),
  "a link with a variable in it": (secret) => ({
    files: { [`${here}/manual.pdf`]: secret, "en/variables.yml": "file: manual\n" },
    body: "See [the manual]({{file}}.pdf).",
    approval: "manual.pdf, ../../variables.yml",
    isLink: true,
  }),
  "a component": (secret) => ({
    files: {
      "components/Chart.tsx": `export default function Chart() {\n  return <p>${secret}</p>;\n}\n`,
    },
    body: "::Chart",
    approval: "../../../components/Chart.tsx",
    isText: true,
  }),
};

/** Files of `static/` are public for everybody who knows their address: what is judged is who gives it away. */
export const addresses: Record<string, string> = {
  "a path": "[The manual](/files/manual.pdf)",
  "a path with two slashes": "[The manual](/files//manual.pdf)",
  "a path with dots": "[The manual](/./files/x/../manual.pdf)",
  "an absolute address": "[The manual](https://example.com/sub/files/manual.pdf)",
  "an absolute address by reference": "[The manual][m]\n\n[m]: https://example.com/sub/files/manual.pdf#2",
  "an absolute address without its protocol": "[The manual](//example.com/sub/files/manual.pdf)",
  "an absolute address with another protocol": "[The manual](http://EXAMPLE.com:80/sub/files/manual.pdf)",
  "an absolute address with www": "[The manual](https://www.example.com/sub/files/manual.pdf)",
  "an absolute address with codes": "[The manual](https://example.com/sub/./files/%6Danual.pdf)",
  "an address in running text": "The manual is at https://example.com/sub/files/manual.pdf today.",
  "an address in angle brackets": "The manual is at <https://example.com/sub/files/manual.pdf>.",
  "a link of raw HTML": '<a href="//example.com/sub/files/manual.pdf">The manual</a>',
  "a compiled file": "[The manual](https://example.com/sub/_twsite/manual-0123456789.pdf)",
  "an old address that leads there": "[The manual](/old-manual)",
  "a quotation": '<blockquote cite="https://example.com/sub/files/manual.pdf">Words</blockquote>',
  "data of raw HTML": '<p data-src="/files/manual.pdf">Words</p>',
  "an attribute of a component": "::Chart{source=/files/manual.pdf}",
  "a list in an attribute of a component":
    '::Chart{sources="/a.csv, https://example.com/sub/files/manual.pdf"}',
  "a picture of another site": "![A screen](https://images.example.org/screen.png)",
};

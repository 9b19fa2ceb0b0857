/** A site that calls everything by one name, which may be that of a property that every object has. */
import type { Files } from "../folders.ts";

/** The one name that cannot be a key in YAML. */
export const KEPT = "__proto__";

/** Where a name has to start with a letter, others do without. */
export function startsWithLetter(name: string): boolean {
  return /^[a-z]/i.test(name);
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n';

/** Everything that may be called so without a finding. */
export function siteWith(name: string): Files {
  const isKey = name !== KEPT;
  const isWord = startsWithLetter(name);
  const isTerm = /^[a-z]+$/.test(name);
  const text = `{ en: English ${name}, fr: French ${name} }`;
  // A file whose name starts with an underscore is no page.
  const file = isWord ? name : `page${name}`;
  const front = (more = "") =>
    `---\n${isKey ? `tags: [${name}]\n` : ""}slug: ${name}\n${more}---\n\n# Page \`${name}\`\n\n`;
  const body = [
    ...(isWord ? [`Value: {{${name}}}. Not :when[shown]{missing=${name}}.`] : []),
    ...(isTerm ? [`A :term[${name}].`] : []),
    `A note.[^${name}] See [the definition][${name}], [the heading](#x${name}x) and :${name}: too.`,
    `## \`${name}\``,
    `## Named {#x${name}x}`,
    `\`\`\`js title="${name}" source="https://code.example/${name}"\n${name}.${name}(${name});\n\`\`\``,
    `<span class="${name}" title="${name}" id="in-html-${name}">text</span>`,
    `::::tabs{group=${name}}\n:::tab[${name}]\nOne\n:::\n:::tab[Other]\nTwo\n:::\n::::`,
    `:::note[${name}]\nOf \`${name}\`.\n:::`,
    `[^${name}]: The footnote \`${name}\`.`,
  ].join("\n\n");
  const english = `${body}\n\n[${name}]: /${name} "${name}"\n`;
  const french = `${body}\n\n[${name}]: /fr/${name} "${name}"\n`;
  const facts = `case: { sector: ${name}, deliverables: [${name}], tools: [${name}], role: ${name} }\n`;
  return {
    "site.yml": `title: ${name}
tagline: ${name}
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: French }]
image: card.svg
redirects: [{ from: /old/${name}, to: /${name} }]
${isKey ? `cards: { ${name}: { file: card.svg, alt: ${text} } }` : ""}
${isWord ? `variables: { ${name}: ${text} }` : ""}
${isWord ? `versions: { frozen: [{ name: ${name}, label: ${text} }] }` : ""}
${isWord ? `docs: { sets: [{ name: ${name}, label: ${text}, path: /set/${name}, versions: { frozen: [{ name: ${name} }] } }] }` : ""}
navbar:
  left:
    - { type: sidebar, sidebar: ${isKey ? name : "docs"}, label: ${text} }
    - { type: doc, doc: ${name}, label: ${name} }
    - { type: link, to: /${name}, label: ${name} }
  right:
    - { type: version }
${isWord ? `    - { type: version, docs: ${name} }` : ""}
    - { type: locale }
    - { type: search }
`,
    "static/card.svg": picture,
    [`static/files/${name}`]: "A file\n",
    ...(isKey && {
      "tags.yml": `${name}: { label: ${text} }\n`,
      "authors.yml": `${name}: { name: ${text} }\n`,
      "sidebars.yml": `${name}:\n  - ${name}\n  - category: { label: ${name}, items: [second] }\n  - { folder: folder }\n`,
    }),
    ...(isTerm && {
      "en/glossary.yml": `terms: { ${name}: { term: ${name}, text: What ${name} is. } }\n`,
      "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
      "fr/pages/glossary.md": "# Glossary\n\n::glossary\n",
    }),
    [`en/docs/${file}.md`]: front(`id: ${name}\n`) + english,
    [`fr/docs/${file}.md`]: front(`id: ${name}\n`) + french,
    "en/docs/second.md": `# Second\n\n[Here](${file}.md) and [there](folder/${file}/index.md).\n`,
    [`en/docs/folder/${file}/index.md`]: `---\n${facts}---\n\n# Folder \`${name}\`\n\nText.\n`,
    [`en/docs/folder/${file}/other.md`]: `---\n${facts}aliases: [/former/${name}]\n---\n\n# Other \`${name}\`\n\nText.\n`,
    [`en/blog/2025-01-01-${name}.md`]: front(isKey ? `authors: [${name}]\n` : "") + english,
    "en/pages/index.md": "# Home\n\nText.\n",
    "fr/pages/index.md": "# Accueil\n\nTexte.\n",
    [`en/pages/${file}.md`]: front().replace(/tags.*\n/, "") + english,
    [`fr/pages/${file}.md`]: front().replace(/tags.*\n/, "") + french,
    ...(isWord && {
      [`en/${name}/${name}.md`]: front() + english,
      [`en/versions-${name}/${name}/${name}.md`]: front() + english,
      [`en/versions/${name}/${name}.md`]: front() + english,
    }),
  };
}

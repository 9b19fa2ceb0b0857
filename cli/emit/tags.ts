/** Tags of HTML around an article, with the bytes that React would write. */

/** Undefined leaves an attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element without content: `<meta name="…"/>`. */
export function voidTag(name: string, attributes: Attributes): string {
  return `${startOf(name, attributes)}/>`;
}

/** `html` is what is inside, as HTML. */
export function element(name: string, attributes: Attributes, html: string): string {
  return `${startOf(name, attributes)}>${html}</${name}>`;
}

function startOf(name: string, attributes: Attributes): string {
  let html = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) html += ` ${attribute}="${escaped(`${value}`)}"`;
  return html;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Text as it is in HTML, in an attribute too. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? "") : text;
}

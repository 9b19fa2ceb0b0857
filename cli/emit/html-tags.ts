/** Tags and texts of HTML: those of elements that React hydrates with the bytes that it would write, all others shorter. */

/** Undefined leaves an attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element without content, which React does not know: `<meta name="…"/>`. */
export function voidTag(name: string, attributes: Attributes): string {
  return `${startOf(name, attributes, escapedValue)}/>`;
}

/** As React writes it. `html` is what is inside, as HTML. */
export function element(name: string, attributes: Attributes, html: string): string {
  return `${startOf(name, attributes, escaped)}>${html}</${name}>`;
}

function startOf(name: string, attributes: Attributes, toHtml: (text: string) => string): string {
  let html = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) html += ` ${attribute}="${toHtml(`${value}`)}"`;
  return html;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
]);

/** Text as React writes it, in an attribute too. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, escapeOf) : text;
}

/** Text between tags. */
export function escapedText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, escapeOf) : text;
}

/** Value of an attribute between double quotes. */
export function escapedValue(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, escapeOf) : text;
}

function escapeOf(character: string): string {
  return escapes.get(character) ?? "";
}

/** Tells whether a document has a part, by a string in its HTML. */
export type HasMark = (mark: string) => boolean;

/** Returns the function that looks for all the marks in one pass over HTML. They have no signs of regular expressions. */
export function marksOf(marks: readonly string[]): (html: string) => HasMark {
  // A mark that begins with another one says both.
  const longestFirst = [...new Set(marks)].sort((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.join("|"), "g");
  return (html) => {
    const found = [...new Set(html.match(any))];
    return (mark) => found.some((longer) => longer.startsWith(mark));
  };
}

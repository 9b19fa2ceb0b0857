/** Files and pages that other tools name in a text. */

/** `[[page#heading|text]]`; `name` is empty for a heading of the page itself. */
type WikiLink = { name: string; heading: string | undefined; label: string | undefined };

export function wikiLinkIn(written: string): WikiLink | undefined {
  const [, name, heading, label] =
    /^\[\[([^[\]|#\n]*)(?:#([^[\]|^#\n]+))?(?:\|([^[\]|\n]+))?\]\]$/.exec(written) ?? [];
  if (name === undefined) return undefined;
  return { name: name.trim(), heading: heading?.trim(), label: label?.trim() };
}

/** `--8<-- "path"` of a whole file. */
export function snippetIn(written: string): string | undefined {
  const [, , path] = /^-+8<-+ +(["'])([^"':\n]+)\1 *$/.exec(written) ?? [];
  return path;
}

/** Address of an included file where its source is kept, with the lines that are shown: `https://github.com/o/r/blob/main/content/code/a.ts#L3-L10`. */

/** First and last line that is shown. */
export type ShownLines = { first: number; last: number };

/** `editUrl` is `edit_url` of site.yml, `path` that of the file from the content folder. Without `shown`, the whole file. */
export function sourceLink(editUrl: string, path: string, shown?: ShownLines): string {
  const { base, lines } = hostOf(editUrl);
  const address = base + path.split("/").map(encodeURIComponent).join("/");
  return shown && lines ? `${address}#${lines(shown)}` : address;
}

type Host = { base: string; lines?: (shown: ShownLines) => string };

/** Of GitHub and GitLab, files have a page that numbers their lines beside the one that edits them. */
function hostOf(editUrl: string): Host {
  const gitLab = /^(https?:\/\/[^?#]+\/-\/)(?:edit|blob|tree)\/(.*)$/.exec(editUrl);
  if (gitLab)
    return {
      base: `${gitLab[1]}blob/${gitLab[2]}`,
      lines: ({ first, last }) => (first === last ? `L${first}` : `L${first}-${last}`),
    };
  const gitHub = /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+\/)(?:edit|blob|tree)\/(.*)$/.exec(editUrl);
  if (gitHub)
    return {
      base: `${gitHub[1]}blob/${gitHub[2]}`,
      lines: ({ first, last }) => (first === last ? `L${first}` : `L${first}-L${last}`),
    };
  return { base: editUrl };
}

/** The content that replaces a component of the site on a page. */
export type Expansion =
  /** A block around the content. */
  | { kind: "details"; label: string; isOpen: boolean }
  | { kind: "admonition"; type: string; title: string | undefined }
  /** Lines of Markdown before and after the content. */
  | { kind: "blocks"; before: string; after: string | undefined; colons: number }
  /** A Markdown file. */
  | { kind: "part"; module: string; properties: Readonly<Record<string, unknown>> }
  /** HTML before and after the content; without a place for the content, `after` is undefined. */
  | { kind: "html"; before: string; after: string | undefined; isBlock: boolean };

/** A block directive that an import writes, and its first line. */

export type DirectiveBlock = {
  name: string;
  label?: string | undefined;
  attributes?: string | undefined;
  /** The start of the content, if it is not after the opening tag: below a `<summary>`. */
  from?: number | undefined;
};

/** `:::tab[Label]{…}` */
export function fenceOf({ name, label, attributes }: DirectiveBlock, colons: number): string {
  const written = label === undefined || label === "" ? "" : `[${label.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;
  return `${":".repeat(colons)}${name}${written}${attributes ?? ""}`;
}

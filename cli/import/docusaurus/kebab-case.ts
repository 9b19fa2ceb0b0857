/** `Release Notes` → `release-notes`: how Docusaurus makes addresses of tags and authors. */
export function kebabCase(text: string): string {
  const plain = text.normalize("NFD").replace(/[\p{M}'’]/gu, "");
  return (plain.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+/gu) ?? [])
    .join("-")
    .toLowerCase();
}

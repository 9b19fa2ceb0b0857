/** The name of a language in that language: `de` → Deutsch, `pt-BR` → Português (Brasil). */
export function languageName(id: string): string {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

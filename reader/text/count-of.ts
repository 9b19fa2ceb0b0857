/** Numbers of things, written with a noun in its plural form. */
import type { Plural } from "../../schema/strings.ts";

/** `{count}` is replaced by the number as the language writes it. A language's form for none is used only for none. */
export function countOf(count: number, forms: Plural, tag: string): string {
  const form = count === 0 && forms.zero ? forms.zero : forms[new Intl.PluralRules(tag).select(count)];
  return (form ?? forms.other).replace("{count}", new Intl.NumberFormat(tag).format(count));
}

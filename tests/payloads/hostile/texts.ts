/** What each field of the configuration may hold, the most hostile first; what is refused gives way to the next. */

/** Texts that end what they are in, addresses that run, and addresses of hosts that nobody declared. */
export const variants = ["markup", "scripts", "hosts"] as const;
export type Variant = (typeof variants)[number];

/** The host that field number `number` names. */
export function hostOfField(number: number): string {
  return `field-${number}.example`;
}

/** `key` is the field's own name. The last ones are what fields need that name something of the site. */
export function textsFor(variant: Variant, key: string, number: number): readonly (string | undefined)[] {
  const call = `hit(${number})`;
  const host = hostOfField(number);
  const markup = `</script></title>'"><img src=x onerror=${call}><svg onload=${call}>`;
  const hostile = {
    markup: [
      `Text ${markup} {{x}}`,
      `/x'"><img/src=x/onerror=${call}>`,
      `https://example.com/'"><img/src=x/onerror=${call}>`,
      `x'"><img/src=x/onerror=${call}>.svg`,
    ],
    scripts: [
      `javascript:${call}`,
      `JaVa\tscript:${call}`,
      `data:text/html,<script>${call}</script>`,
      `/\tjavascript:${call}`,
    ],
    hosts: [`//${host}/x.svg`, `/\\${host}/x.svg`, `https://${host}/x.svg`, `https://${host}`, host],
  }[variant];
  return [...hostile, ...[needed[key] ?? []].flat(), undefined];
}

/** By the field's name; two where it names different things in different files. */
const needed: Record<string, string | readonly string[]> = {
  id: "en",
  tag: "en-GB",
  label: "English",
  url: "https://example.com",
  base_url: "/",
  doc: "guide/one",
  sidebar: "guide",
  folder: "guide",
  file: "card.svg",
  image: "card.svg",
  light: "icon.svg",
  favicon: "icon.svg",
  stylesheet: "https://fonts.example/css",
  titles: "Words",
  services: "guide",
  to: "/about",
  link: "/about",
  from: "/old",
  page: ["/pages/glossary.md", "glossary"],
  date: "2025-01-02",
  authors: "writer",
  tags: "tool",
  languages: "en",
  text: "Text.",
  term: "Term",
  title: "Title",
  name: "1.0",
  last: "1.0",
  versions: "1.0",
};

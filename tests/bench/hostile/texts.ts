/** What hostile inputs are made of. */

/** Files of a content folder by path, beside site.yml. */
export type HostileFiles = Record<string, string>;

/** By what there is too much of. */
export type HostileInputs = Record<string, () => HostileFiles>;

export const many = (text: string, count: number): string => text.repeat(count);

export const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

export const page = (text: string): HostileFiles => ({ "en/docs/hostile.md": text });

export const fence = (language: string, code: string): HostileFiles =>
  page(`\`\`\`${language}\n${code}\n\`\`\`\n`);

export const code = (count: number): string =>
  lines(count, (n) => `const value${n} = { name: "text ${n}", list: [1, 2, ${n}] }; // comment`);

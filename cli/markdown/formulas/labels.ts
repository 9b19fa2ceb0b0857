/** Numbers and names of the formulas of a page: `{#eq-x}` after one, `\label{x}` and `\tag{A}` in it, `\ref{x}` elsewhere. */

export type Labels = {
  /** TeX for Temml, with a `\tag` where the formula has a number. */
  tex: string;
  /** Names that lead to it. */
  names: string[];
};

/** LaTeX numbers the lines of these. */
const numbered = /\\begin\{(?:equation|align|alignat|gather|multline|flalign|eqnarray)\}/;

/** `number` is called for a formula that gets a number of its own. */
export function withNumber(tex: string, id: string | undefined, number: () => string): Labels {
  const own = [...tex.matchAll(label)].map(([, name = ""]) => name.trim());
  const names = [...(id === undefined ? [] : [id]), ...own];
  if (names.length === 0 || /\\(?:tag\*?|notag|nonumber)(?![a-zA-Z])/.test(tex)) return { tex, names };
  if (numbered.test(tex)) return { tex, names };
  return { tex: `${tex.replaceAll(label, "")} \\tag{${number()}}`, names };
}

const label = /\\label\{([^{}]*)\}/g;

/** A formula that is a reference alone: `\ref{x}`, `\eqref{x}`. */
export function referenceOf(tex: string): { name: string; inBrackets: boolean } | undefined {
  const [, brackets, name] = /^\s*\\(eq)?ref\{([^{}]*)\}\s*$/.exec(tex) ?? [];
  return name === undefined ? undefined : { name: name.trim(), inBrackets: brackets !== undefined };
}

/** As Temml writes names of labels. */
export function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/g, "");
}

/** Elements outside of React. */

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Pick<HTMLElement, "className" | "role" | "ariaLabel" | "lang" | "dir">> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

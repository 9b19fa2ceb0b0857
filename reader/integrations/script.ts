/**
 * Starts the script of an analytics service: a copy of the one that the document holds in a template, where it does not run.
 * The parser has read its address; the policy lets no text become the address of a script.
 */
const TEMPLATE = "template[data-analytics]";

/** Once in a document. */
export function startScript(): void {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  if (!template) return;
  template.remove();
  document.head.append(document.importNode(template.content, true));
}

export function hasStarted(): boolean {
  return !document.querySelector(TEMPLATE);
}

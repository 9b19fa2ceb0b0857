/** What an XML format allows, as a table of elements; and what a text does that the table does not allow. */
import type { Element, Nodes } from "xast";
import { fromXml } from "xast-util-from-xml";

/** Of one element, by its name as written. */
export type ElementRule = {
  /** Elements in it and how often: once, at most once, any number. */
  children?: Record<string, "1" | "?" | "*">;
  /** True: they stand in the order of `children`. */
  isOrdered?: boolean;
  /** Attributes and their values; one whose name ends with `?` may be left out. */
  attributes?: Record<string, RegExp>;
  /** The text, where there are no elements in it. */
  text?: RegExp;
};

export type ContentModel = { root: string; elements: Record<string, ElementRule> };

/** Everything in `xml` that breaks the model, by path; the parser refuses what is not well-formed. */
export function violations(xml: string, { root, elements }: ContentModel): string[] {
  const [document] = elementsIn(fromXml(xml));
  if (document?.name !== root) return [`<${document?.name}> instead of <${root}>`];
  const visit = (element: Element, path: string): string[] => {
    const rule = elements[element.name];
    if (!rule) return [`${path} has no rule`];
    const inner = elementsIn(element);
    const children = rule.children ?? {};
    const order = Object.keys(children);
    const positions = inner.map(({ name }) => order.indexOf(name));
    const isOutOfOrder = rule.isOrdered && positions.some((at, index) => at < (positions[index - 1] ?? 0));
    return [
      ...wrongAttributes(element, rule.attributes ?? {}, path),
      ...(inner.length > 0 || !rule.text || rule.text.test(textIn(element))
        ? []
        : [`${path}: “${textIn(element).slice(0, 80)}”`]),
      ...order.flatMap((name) => {
        const count = inner.filter((child) => child.name === name).length;
        const isRight = children[name] === "*" || count === 1 || (count === 0 && children[name] === "?");
        return isRight ? [] : [`${path}: ${count} × <${name}>`];
      }),
      ...(isOutOfOrder ? [`${path}: order of ${inner.map(({ name }) => name).join(", ")}`] : []),
      ...inner.flatMap((child) =>
        order.includes(child.name)
          ? visit(child, `${path}/${child.name}`)
          : [`${path}: <${child.name}> is not for here`],
      ),
    ];
  };
  return visit(document, root);
}

/** Elements of that name at any depth. */
export function allIn(xml: string, name: string): Element[] {
  const visit = (node: Nodes): Element[] => {
    const inside = elementsIn(node).flatMap(visit);
    return node.type === "element" && node.name === name ? [node, ...inside] : inside;
  };
  return visit(fromXml(xml));
}

export function textIn(element: Element): string {
  return element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

/** Texts of the children of that name. */
export function textsOf(element: Element, name: string): string[] {
  return elementsIn(element)
    .filter((child) => child.name === name)
    .map(textIn);
}

function elementsIn(node: Nodes): Element[] {
  return "children" in node
    ? node.children.flatMap((child) => (child.type === "element" ? [child] : []))
    : [];
}

function wrongAttributes({ attributes }: Element, rules: Record<string, RegExp>, path: string): string[] {
  const known = Object.entries(rules).map(([key, value]) => ({
    name: key.replace(/\?$/, ""),
    isOptional: key.endsWith("?"),
    value,
  }));
  const unknown = Object.keys(attributes).filter((name) => !known.some((rule) => rule.name === name));
  return [
    ...unknown.map((name) => `${path}: attribute ${name} is not for here`),
    ...known.flatMap(({ name, isOptional, value }) => {
      const written = attributes[name];
      if (written === undefined || written === null) return isOptional ? [] : [`${path}: no ${name}`];
      return value.test(written) ? [] : [`${path}: ${name}="${written}"`];
    }),
  ];
}

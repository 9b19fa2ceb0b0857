/** A component → its replacement by a rule of components.yml. */
import type { ComponentRule } from "../../component-map.ts";
import { type Attribute, type Element, innerText, isVoid, tagEdits } from "../../mdx/elements.ts";
import { attributeValue, type DirectiveBlock } from "./markdown-lines.ts";
import { addressIn, type Converted, type MdxPage, shownAttribute } from "./mdx-page.ts";
import { templateEdits } from "./replaced-elements.ts";

type Filled = { text: string /** Properties that it names and the element lacks. */; missing: string[] };

/** `{title}` → the property of that name. `{children}` stays. */
function filled(template: string, element: Element, page: MdxPage): Filled {
  const missing: string[] = [];
  const text = template.replace(/\{([A-Za-z_$][\w$-]*)\}/g, (whole, name: string) => {
    if (name === "children") return whole;
    const value = propertyText(element.open.attributes.get(name), page);
    if (value === undefined) missing.push(name);
    return value ?? "";
  });
  return { text, missing };
}

/** Attributes that are empty are left out. */
function filledAttributes(
  rules: Readonly<Record<string, string>>,
  element: Element,
  page: MdxPage,
  tag?: string,
): Filled {
  const all = Object.entries(rules).map(([key, template]) => {
    const { text, missing } = filled(template, element, page);
    const isAddress = tag !== undefined && (key === "src" || key === "href");
    const address = isAddress ? page.resolve(text, tag === "img" ? "image" : "link") : undefined;
    return { key, text: address ?? text, missing };
  });
  const written = all.filter(({ text }) => text !== "");
  return {
    text: written.map(({ key, text }) => `${key}="${attributeValue(text)}"`).join(" "),
    missing: all.flatMap(({ missing }) => missing),
  };
}

function propertyText(attribute: Attribute | undefined, page: MdxPage): string | undefined {
  if (attribute?.value === true) return "true";
  const value = shownAttribute(attribute, page) ?? addressIn(attribute, page);
  // A picture that the page imports.
  return value?.startsWith("@site/") ? (page.resolve(value, "image") ?? value) : value;
}

/** The block for a rule with `directive`; undefined for another. */
export function mappedBlock(
  rule: ComponentRule | undefined,
  element: Element,
  page: MdxPage,
): DirectiveBlock | undefined {
  if (typeof rule !== "object" || !("directive" in rule)) return undefined;
  const label = rule.label === undefined ? undefined : filled(rule.label, element, page).text;
  const { text: attributes } = filledAttributes(rule.attributes, element, page);
  return {
    name: rule.directive,
    label,
    ...(attributes !== "" && { attributes: `{${attributes}}` }),
  };
}

type Mapped = Converted & { missing: string[] };

/** Edits for a rule; undefined for `drop`, which works as for other elements, and for `directive`. */
export function mappedEdits(rule: ComponentRule, element: Element, page: MdxPage): Mapped | undefined {
  if (rule === "drop") return undefined;
  const { body } = page;
  if (rule === "unwrap") return { edits: tagEdits(element, "", ""), isWhole: false, missing: [] };
  if ("directive" in rule) return undefined;
  if ("element" in rule) {
    const { text: attributes, missing } = filledAttributes(rule.attributes, element, page, rule.element);
    const tag = `<${[rule.element, attributes].filter(Boolean).join(" ")}`;
    if (isVoid.has(rule.element))
      return { edits: tagEdits(element, `${tag} />`, ""), isWhole: false, missing };
    const inner = innerText(body, element);
    // Markdown is read inside of HTML where blank lines are around it.
    const gap = /^\s*\n/.test(inner) ? "\n" : "";
    return { edits: tagEdits(element, `${tag}>${gap}`, `${gap}</${rule.element}>`), isWhole: false, missing };
  }
  const { text, missing } = filled(rule.text.replace(/\n+$/, ""), element, page);
  return { ...templateEdits(element, text, body), missing };
}

/** A component → its replacement by a rule of components.yml. */
import type { ComponentRule } from "../../component-map.ts";
import { blockEdit, linePrefix, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf, innerText } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import { type Attribute, attributeText } from "../../mdx/jsx-tags.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { DirectiveBlock } from "./directive-block.ts";
import { attributeValue } from "./html-text.ts";
import type { MdxPage } from "./page.ts";

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

function propertyText(attribute: Attribute | undefined, { imports, evaluate }: MdxPage): string | undefined {
  if (!attribute) return undefined;
  const { value } = attribute;
  if (value === true) return "true";
  if (typeof value !== "object") return attributeText(attribute);
  return shownText(evaluate(value)) ?? addressOf(value, imports);
}

/** The block for a rule with `directive`; undefined for another. */
export function mappedBlock(
  rule: ComponentRule | undefined,
  element: Element,
  page: MdxPage,
): DirectiveBlock | undefined {
  if (typeof rule !== "object" || !("directive" in rule)) return undefined;
  const label = rule.label === undefined ? undefined : filled(rule.label, element, page).text;
  const attributes = Object.entries(rule.attributes).flatMap(([key, template]) => {
    const { text } = filled(template, element, page);
    return text === "" ? [] : [`${key}="${attributeValue(text)}"`];
  });
  return {
    name: rule.directive,
    label,
    ...(attributes.length > 0 && { attributes: `{${attributes.join(" ")}}` }),
  };
}

type Mapped = { edits: TextEdit[]; isWhole: boolean; missing: string[] };

/** Edits for a rule; undefined for `drop`, which works as for other elements, and for `directive`. */
export function mappedEdits(rule: ComponentRule, element: Element, page: MdxPage): Mapped | undefined {
  if (rule === "drop") return undefined;
  const { body } = page;
  const { open, close } = element;
  if (rule === "unwrap") return { edits: around(element, ["", ""]), isWhole: false, missing: [] };
  if ("directive" in rule) return undefined;
  if ("element" in rule) {
    const missing: string[] = [];
    const attributes = Object.entries(rule.attributes).map(([key, template]) => {
      const { text, missing: lacking } = filled(template, element, page);
      missing.push(...lacking);
      return text === "" ? "" : ` ${key}="${attributeValue(text)}"`;
    });
    const tag = `<${rule.element}${attributes.join("")}>`;
    const inner = innerText(body, element);
    // Markdown is read inside of HTML where blank lines are around it.
    const gap = /^\s*\n/.test(inner) ? "\n" : "";
    return { edits: around(element, [tag + gap, `${gap}</${rule.element}>`]), isWhole: false, missing };
  }
  const { text, missing } = filled(rule.text.replace(/\n+$/, ""), element, page);
  const [before = "", after] = text.split("{children}", 2);
  if (close && after !== undefined)
    return { edits: around(element, [before, after]), isWhole: false, missing };
  const [start, end] = [open.start, endOf(element)];
  const whole = before + (after ?? "");
  const indent = linePrefix(body, start);
  const edit = whole.includes("\n")
    ? blockEdit({ text: body, start, end, block: whole.replaceAll("\n", `\n${indent}`), indent })
    : { start, end, text: whole };
  return { edits: [edit], isWhole: true, missing };
}

function around({ open, close }: Element, [before, after]: readonly [string, string]): TextEdit[] {
  if (!close) return [{ start: open.start, end: open.end, text: before + after }];
  return [
    { start: open.start, end: open.end, text: before },
    { start: close.start, end: close.end, text: after },
  ];
}

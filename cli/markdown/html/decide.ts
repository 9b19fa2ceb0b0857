/** Decision on a tag of raw HTML: what becomes of it, and its finding. */
import { drawingTags, formulaTags, htmlTags } from "../../../schema/allowed-elements.ts";
import type { PageFinding } from "../../report/finding.ts";
import { placeWithin } from "../mdast/place.ts";
import { isComponentName, mdxComponent } from "../mdx.ts";
import {
  drawingRefusal,
  type ElementRefusal,
  endsByItself,
  formulaRefusal,
  needsAttributes,
  refusalOf,
  tableParts,
  voidTags,
} from "./element-kinds.ts";
import type { PlacedTag } from "./pair-tags.ts";

export type Decision = {
  /** `empty`: it is closed at once; `drop`: the tag goes, its content stays; `leave-out`: both go. */
  action: "keep" | "text" | "empty" | "drop" | "leave-out";
  findings: PageFinding[];
};

const html = new Set(htmlTags);
const formulas = new Set(formulaTags);
const drawings = new Set(drawingTags.map((name) => name.toLowerCase()));
const keep: Decision = { action: "keep", findings: [] };

export function decide(tag: PlacedTag, body: string, own: readonly string[]): Decision {
  switch (tag.kind) {
    case "other":
      return declaration(tag);
    case "cut":
      return asText(tag, "element-is-closed", `this tag has no “>” at its end, and is shown as text`);
    case "close":
      return closing(tag, body, own);
    default: {
      const { action, findings } = opening(tag, body, own);
      const isShown = action === "keep" || action === "empty";
      return { action, findings: isShown ? [...findings, ...inheritedNames(tag)] : findings };
    }
  }
}

function opening(tag: PlacedTag, body: string, own: readonly string[]): Decision {
  const { name, written, inDrawing, inFormula, isInText, partner } = tag;
  // `a <b and c>` has words, no attributes.
  const isBare = tag.attributes.every(({ value }) => value === "");
  if (isComponentName(written, own, isKnown(tag))) {
    if (isTypeParameter(tag, body)) return { action: "text", findings: [] };
    const { finding, isOfATool } = mdxComponent(written, own);
    const isMdx = isOfATool || !isBare || tag.isSelfClosing || partner;
    if (!isMdx) return unknown(tag);
    return { action: isOfATool ? "drop" : "text", findings: [{ ...finding, place: placeOf(tag) }] };
  }
  if (!isKnown(tag)) return isTypeParameter(tag, body) ? { action: "text", findings: [] } : unknown(tag);
  const refusal = refusalIn(tag);
  const isWord = isBare && !tag.isSelfClosing && !partner && isInText;
  if (refusal) return isWord ? unknown(tag) : refuse(tag, refusal);
  if (isBare && needsAttributes.has(name) && !inDrawing && !tag.inTable) return unknown(tag);
  if (voidTags.has(name)) return keep;
  if (tag.isSelfClosing)
    return inDrawing || inFormula || name === "svg" ? keep : { action: "empty", findings: [] };
  if (partner) return keep;
  if (isWord) return asText(tag, "element-is-closed", `<${written}> is not closed, and is shown as text`);
  // `<a name="part">`, as in old HTML: an anchor.
  if (name === "a" && !tag.attributes.some((attribute) => attribute.name === "href"))
    return { action: "empty", findings: [] };
  return endsByItself.has(name)
    ? keep
    : {
        action: "keep",
        findings: [
          {
            rule: "element-is-closed",
            place: placeOf(tag),
            message: `<${written}> is not closed, and contains everything after it`,
            expected: `</${written}> where it ends`,
          },
        ],
      };
}

function closing(tag: PlacedTag, body: string, own: readonly string[]): Decision {
  const { partner, name, written } = tag;
  if (partner) {
    const { action } = opening(partner, body, own);
    return { action, findings: [] };
  }
  // The parser makes a line break of it.
  if (name === "br") return keep;
  if (isComponentName(written, own, isKnown(tag)) || !isKnown(tag)) return unknown(tag);
  return asText(tag, "element-is-closed", `</${written}> has no opening tag, and is shown as text`);
}

/** Attributes such as `constructor`, which the libraries of hast take for what every object inherits, and lose without a word. */
function inheritedNames(tag: PlacedTag): PageFinding[] {
  return tag.attributes
    .filter(({ name }) => Reflect.has({}, name))
    .map(({ name }) => ({
      rule: "html-is-allowed",
      place: placeOf(tag),
      message: `“${name}” of <${tag.name}> is left out`,
    }));
}

function isKnown({ name, inDrawing, inFormula }: PlacedTag): boolean {
  if (inFormula) return true;
  return (
    name === "svg" ||
    name === "math" ||
    html.has(name) ||
    (inDrawing && drawings.has(name)) ||
    refusalOf(name, inDrawing) !== undefined
  );
}

/** Why an element that HTML knows is left out here; undefined where it is not. */
function refusalIn(tag: PlacedTag): ElementRefusal | undefined {
  const { name, inDrawing, inTable, inFormula, inPicture, attributes } = tag;
  if (inDrawing && drawings.has(name)) return undefined;
  if (name === "math" && !inDrawing && !inFormula) return undefined;
  if (inFormula) return formulas.has(name) && name !== "math" ? undefined : formulaRefusal(name);
  // The address of one for a colour scheme is taken when elements are read.
  if (inPicture && name === "source") return undefined;
  const refusal = refusalOf(name, inDrawing);
  if (refusal) return refusal;
  if (inDrawing) return drawingRefusal;
  if (tableParts.has(name) && !inTable)
    return {
      reason: "no <table> is around it",
      instead: `<table> around it, or &lt;${name}> for the characters`,
      withContent: false,
    };
  const isBox = attributes.some(
    ({ name: key, value }) => key === "type" && value.toLowerCase() === "checkbox",
  );
  return name === "input" && attributes.length > 0 && !isBox ? refusalOf("form", false) : undefined;
}

function refuse(tag: PlacedTag, { reason, instead, withContent }: ElementRefusal): Decision {
  const { written, partner, siblings } = tag;
  const finding: PageFinding = {
    rule: "html-is-allowed",
    place: placeOf(tag),
    message: `<${written}> is left out: ${reason}`,
    expected: instead,
  };
  // Over the edge of a block, what is inside belongs to other blocks too.
  const canGo = withContent && partner?.siblings === siblings;
  return { action: canGo ? "leave-out" : "drop", findings: [finding] };
}

function unknown(tag: PlacedTag): Decision {
  const { written, kind } = tag;
  const shown = `<${kind === "close" ? "/" : ""}${written}>`;
  return asText(
    tag,
    "element-is-known",
    isKnown(tag) ? `${shown} is shown as text` : `${shown} is not an HTML element, and is shown as text`,
  );
}

function asText(tag: PlacedTag, rule: "element-is-known" | "element-is-closed", message: string): Decision {
  const shown = `<${tag.kind === "close" ? "/" : ""}${tag.written}>`;
  const expected = `\`${shown}\` for code, or &lt;${shown.slice(1)} for the characters`;
  return { action: "text", findings: [{ rule, place: placeOf(tag), message, expected }] };
}

function declaration(tag: PlacedTag): Decision {
  const text = tag.node.value.slice(tag.start, tag.end);
  if (text.startsWith("<!--") || (text.startsWith("<![") && tag.inDrawing)) return keep;
  const first = /^<[^\s>]{1,8}/.exec(text)?.[0] ?? "<";
  const finding: PageFinding = {
    rule: "element-is-known",
    place: placeOf(tag),
    message: `“${first}” does not start an HTML element, and is shown as text`,
    expected: "a fence of three backticks for code, or &lt; for the character",
  };
  return { action: "text", findings: [finding] };
}

/** `List<String>`: what is before the bracket belongs to it. */
function isTypeParameter(
  { node, start, attributes, isSelfClosing, partner }: PlacedTag,
  body: string,
): boolean {
  if (attributes.length > 0 || isSelfClosing || partner) return false;
  const before = start > 0 ? node.value[start - 1] : body[(node.position?.start.offset ?? 0) - 1];
  return /[\p{L}\p{N}_]/u.test(before ?? "");
}

function placeOf(tag: PlacedTag) {
  return placeWithin(tag.node, tag.start);
}

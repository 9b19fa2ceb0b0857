/** Elements of a page → edits: blocks become directives, and other tags their counterparts. */
import { blockEdit, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, tagEdits, wholeOf } from "../../mdx/elements.ts";
import type { Region } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import { blockOf, labelLosses, tabLosses } from "./blocks.ts";
import { convertTag } from "./components.ts";
import { type DirectiveBlock, fenceOf } from "./markdown-lines.ts";
import { isInCell, type MdxPage } from "./mdx-page.ts";
import { blockIn } from "./replaced-elements.ts";

type ElementEditsInputs = {
  elements: readonly Element[];
  page: MdxPage;
  notes: Note[];
};

type ElementEdits = {
  edits: TextEdit[];
  /** Regions that are converted with their content. */
  whole: Region[];
};

export function elementEdits(inputs: ElementEditsInputs): ElementEdits {
  const { elements, page, notes } = inputs;
  const { body } = page;
  const edits: TextEdit[] = [];
  const whole: Region[] = [];
  const ownBlocks = new Map<Element, DirectiveBlock>();
  const collect = (list: readonly Element[], parent: Element | undefined): void => {
    for (const element of list) {
      const { open, close, children } = element;
      for (const { start, message, instead } of [...tabLosses(element), ...labelLosses(element, page)])
        notes.push({ file: page.file, place: page.placeAt(start), message, instead });
      // A cell is one line, and holds no block.
      const block = isInCell(open, page) ? undefined : blockOf(element, parent, page);
      if (block && close && block.from !== undefined) whole.push({ start: open.start, end: block.from });
      if (block) ownBlocks.set(element, block);
      collect(children, element);
    }
  };
  collect(elements, undefined);

  const convert = (list: readonly Element[]): void => {
    for (const element of list) {
      const { open, close, children } = element;
      const block = ownBlocks.get(element);
      if (block && close) {
        const { from } = block;
        edits.push(...fenceEdits(block, open, close, body));
        convert(from === undefined ? children : children.filter(({ open: tag }) => tag.start >= from));
      } else if (block) {
        const content = block.content === undefined ? "" : `\n${block.content}`;
        edits.push(blockIn(element, `${fenceOf(block, 3)}${content}\n:::`, body));
        whole.push(open);
      } else if (element.name === "p" && close && children.some((child) => ownBlocks.has(child))) {
        // No paragraph holds a block.
        edits.push(...tagEdits(element, "", ""));
        convert(children);
      } else {
        const { edits: made, isWhole } = convertTag(element, page, notes);
        edits.push(...made);
        if (isWhole) whole.push(wholeOf(element));
        else convert(children);
      }
    }
  };
  convert(elements);
  return { edits, whole };
}

function fenceEdits(block: DirectiveBlock, open: Region, close: Region, body: string): TextEdit[] {
  const indent = linePrefix(body, open.start);
  const from = lineStart(body, open.start);
  const before = body.slice(0, from);
  const isMarked = from + indent.length === open.start && body.slice(from, open.start).trim() !== "";
  const isBelow = /(^|\n)\s*(<(\/?[A-Z>]|details|summary)[^\n]*)?\n$/.test(before) || before === "";
  const isFirst = isMarked || (isBelow && body.slice(from, open.start).trim() === "");
  const fence = fenceOf(block, 3);
  const [start, end] = [open.start, block.from ?? open.end];
  return [
    blockEdit(body, { start, end }, isFirst ? fence : `\n${indent}${fence}`, indent),
    blockEdit(body, close, ":::", indent),
  ];
}

/**
 * Shows the words of a hit in the text that it leads to: marks them, and opens the tab or details that has those which nothing open has. The
 * marks are highlights of the browser, so that the text stays as it is.
 */
import type { Hit } from "../../schema/search/groups.ts";
import { inlineTags } from "../../schema/search/text-sections.ts";
import { open } from "../navigation/reveal.ts";
import { type ReadWords, wordsAmong } from "./excerpt.ts";

const NAME = "found";
const closed = "[data-tab]:not([data-shown]), details:not([open]) > :not(summary)";
/** Texts of the interface, which the index does not have. */
const ofInterface = "button, .heading-link, .code-tools, .sr-only";

type Piece = { node: Text; start: number };
type Found = { stem: string; element: HTMLElement; range: Range };

/** Returns the function that takes the marks away. */
export function showFound({ section, terms }: Hit, read: ReadWords): () => void {
  const show = (): boolean => {
    const found = foundIn(section, terms, read);
    if (found.length === 0) return false;
    openBest(found);
    if ("highlights" in CSS) CSS.highlights.set(NAME, new Highlight(...found.map(({ range }) => range)));
    return true;
  };
  const later = new MutationObserver(() => show() && later.disconnect());
  const main = document.querySelector("main");
  // The rest of a long text comes after its first part.
  if (!show() && main) later.observe(main, { childList: true, subtree: true });
  return () => {
    later.disconnect();
    if ("highlights" in CSS) CSS.highlights.delete(NAME);
  };
}

function foundIn(section: string, terms: ReadonlySet<string>, read: ReadWords): Found[] {
  const { pieces, text } = textOf(section);
  return wordsAmong(read(text), terms).flatMap(({ start, end, stem }): Found[] => {
    const [first, last] = [start, end - 1].map((at) => pieces.findLast((piece) => piece.start <= at));
    if (!first?.node.parentElement || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [{ stem, element: first.node.parentElement, range }];
  });
}

/** The text from the heading with that id, or from the top, to the next one that the index knows. */
function textOf(section: string): { pieces: Piece[]; text: string } {
  const pieces: Piece[] = [];
  let text = "";
  const prose = document.querySelector("main .prose");
  if (!prose) return { pieces, text };
  let current = "";
  let block: Element | null = null;
  const nodes = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(ofInterface)) continue;
    current = parent.closest("h2[id], h3[id]")?.id ?? current;
    if (current !== section) continue;
    const own = blockAround(parent);
    if (own !== block) text += " ";
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { pieces, text };
}

/** Words end with it, as they do for the index. */
function blockAround(element: Element): Element | null {
  let block: Element | null = element;
  while (block && inlineTags.has(block.localName)) block = block.parentElement;
  return block;
}

/** Opens the closed part with the most words that nothing open has. */
function openBest(found: readonly Found[]): void {
  const partOf = ({ element }: Found) => element.closest(closed);
  const isOpen = new Set(found.filter((word) => !partOf(word)).map(({ stem }) => stem));
  const missing = found.filter(({ stem }) => !isOpen.has(stem));
  const countIn = (part: Element | null) =>
    new Set(missing.filter((word) => partOf(word) === part).map(({ stem }) => stem)).size;
  const [best] = missing.sort((one, other) => countIn(partOf(other)) - countIn(partOf(one)));
  if (!best) return;
  open(best.element);
  // It is laid out by the next frame.
  requestAnimationFrame(() => {
    const { top, bottom } = best.range.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      best.element.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

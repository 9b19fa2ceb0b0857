/** The reader whose pages change while they are read: `App`, with data that can be replaced. */
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import type { App } from "../App.tsx";
import { createReader } from "../create-reader.ts";
import { REVEAL_EVENT } from "../navigation/reveal.ts";
import { Root } from "../shell/Root.tsx";
import { liveReader } from "./live-reader.ts";

export function LiveApp({ data, path, ...parts }: ComponentProps<typeof App>) {
  const [reader, setReader] = useState(() => createReader({ screen: data, route: path, ...parts }));

  const [written] = useState(() => parts.nodes?.map((node) => node.cloneNode(true)));

  const live = useRef<ReturnType<typeof liveReader>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first reader leads to all the others
  useEffect(() => {
    live.current = liveReader(reader, parts, written, (next) => {
      const restore = [keepOpen(), keepPlace()];
      flushSync(() => setReader(next));
      for (const each of restore) each();
    });
    return live.current.end;
  }, []);

  return (
    <>
      <Root reader={reader} />
      <Arrivals arrive={() => live.current?.arrive()} />
    </>
  );
}

/** Shows nothing, so that a navigation renders only what it changes. */
function Arrivals({ arrive }: { arrive: () => void }) {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each address
  useEffect(arrive, [path]);
  return null;
}

/**
 * Blocks that a reader has opened stay open, also where a block that came before it moved it to another place of the page:
 * details, and tabs without a group (those of a group are remembered by the reader itself).
 * Called before the page changes; the function that it returns is called after that.
 */
function keepOpen(): () => void {
  const details = new Map(namedDetails().map(([name, element]) => [name, isOpen(element)]));
  const tabs = new Map(namedTabs().map(([name, element]) => [name, shownTab(element)]));
  return () => {
    for (const [name, element] of namedDetails()) {
      const was = details.get(name);
      if (was !== undefined && element instanceof HTMLDetailsElement) element.open = was;
    }
    for (const [name, element] of namedTabs()) {
      const label = tabs.get(name);
      if (label === undefined || label === shownTab(element)) continue;
      const panel = panelsOf(element).find(({ dataset }) => dataset.tab === label);
      panel?.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
    }
  };
}

const namedDetails = () => findByText("details", (element) => textOf(element, "summary"));
const namedTabs = () => findByText(".tabs:not([data-group])", (element) => textOf(element, "[role=tablist]"));

function textOf(element: HTMLElement, child: string): string | null | undefined {
  return element.querySelector(`:scope > ${child}`)?.textContent;
}

function isOpen(element: HTMLElement): boolean {
  return element instanceof HTMLDetailsElement && element.open;
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
}

function shownTab(tabs: HTMLElement): string | undefined {
  return panelsOf(tabs).find(({ dataset }) => dataset.shown !== undefined)?.dataset.tab;
}

const blocks = "p, li, pre, summary, h1, h2, h3, h4, h5, h6, td, th, figure";
const stops = "a, button, summary, input, select, [tabindex]";

/**
 * Scroll position and focus stay where they are in the page while blocks come and go above: by eye, and by keyboard. React hands the
 * elements of a block on to the next one, so that neither the browser's anchor for scrolling nor its focus holds.
 * Called before the page changes; the function that it returns is called after that.
 */
function keepPlace(): () => void {
  const seen = scrollY > 0 ? visibleBlocks() : [];
  const [focused] = namedStops().find(([, element]) => element === document.activeElement) ?? [];
  return () => {
    backTo(seen);
    if (focused === undefined || document.activeElement !== document.body) return;
    new Map(namedStops()).get(focused)?.focus({ preventScroll: true });
  };
}

function visibleBlocks(): { name: string; top: number }[] {
  return namedBlocks().flatMap(([name, element]) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight ? [{ name, top }] : [];
  });
}

/** The first of them that is still there comes to where it was. */
function backTo(seen: readonly { name: string; top: number }[]): void {
  if (seen.length === 0) return;
  const elements = new Map(namedBlocks());
  const first = seen.find(({ name }) => elements.has(name));
  if (!first) return;
  const { top = first.top } = elements.get(first.name)?.getBoundingClientRect() ?? {};
  scrollBy({ top: top - first.top, behavior: "instant" });
}

function namedBlocks() {
  return findByText(blocks, ({ textContent }) => textContent);
}

function namedStops() {
  return findByText(stops, ({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}

/**
 * Elements of the page by what they say, so that they are found again when the page has changed.
 * Finds an element by its text, and among those with the same text by its place in their order.
 */
function findByText(
  selector: string,
  textOf: (element: HTMLElement) => string | null | undefined,
): [name: string, element: HTMLElement][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].map((element) => {
    const text = `${element.localName} ${textOf(element) ?? ""}`;
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return [`${text} ${count}`, element];
  });
}

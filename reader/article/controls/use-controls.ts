/**
 * Controls on the parts of an article: copy, wrap, enlarge. One listener of a kind serves them all, and
 * nothing of it is needed for a first paint: buttons show once it is here.
 */
import { useEffect } from "react";
import type { ShownPage } from "../../../schema/document-data.ts";
import { ownValue } from "../../../schema/own-value.ts";
import type { ReaderStrings } from "../../../schema/strings.ts";
import { observeElements } from "../../navigation/observe-elements.ts";
import { isPlainClick } from "../../navigation/site-link.ts";
import { actions } from "./actions.ts";
import { createFeedback } from "./feedback.ts";
import { watchPictures } from "./pictures.ts";
import { watchScrollers } from "./scrollers.ts";
import { toClipboard } from "./to-clipboard.ts";

export function useControls(page: ShownPage, strings: ReaderStrings): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const feedback = createFeedback(strings);
    const act = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a.heading-link");
      // The browser goes to the heading all the same.
      if (link && event instanceof MouseEvent && isPlainClick(event))
        void feedback.of(link, toClipboard(link.href));
      const control = event.target.closest<HTMLElement>("[data-action]");
      const action = ownValue(actions, control?.dataset.action ?? "");
      if (!control || !action) return;
      event.preventDefault();
      action(control, feedback, strings);
    };
    document.addEventListener("click", act, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        // A button has this from the browser, a picture has not.
        const isPress = event.key === "Enter" || event.key === " ";
        if (isPress && event.target instanceof HTMLImageElement) act(event);
      },
      { signal },
    );
    document.documentElement.dataset.controls = "";
    return () => {
      listening.abort();
      feedback.remove();
    };
  }, [strings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for the elements of each page
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    const stop = [
      watchScrollers(main, strings),
      watchPictures(main, strings),
      whereNeeded(main, ".term, [data-footnote-ref], .annotation", terms),
      watchPrinting(main),
      whereNeeded(main, ".table-scroll:has(tr > :nth-child(4))", coveredContents),
      () => closeFrames(main),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [page, strings]);
}

type Watch = (main: HTMLElement) => () => void;

/** Loads what few pages need once an element of `selector` is there: see `observeElements`. */
function whereNeeded(main: HTMLElement, selector: string, load: () => Promise<Watch>): () => void {
  const watching = new AbortController();
  let stop = () => {};
  let isAsked = false;
  const stopLooking = observeElements(main, selector, () => {
    if (isAsked) return;
    isAsked = true;
    void load().then(
      (watch) => {
        if (!watching.signal.aborted) stop = watch(main);
      },
      () => {},
    );
  });
  return () => {
    watching.abort();
    stopLooking();
    stop();
  };
}

/** Terms, and numbers of footnotes and in code, stay links to their texts without this script. */
const terms = async () => (await import("./terms.ts")).watchTerms;
const coveredContents = async () => (await import("./covered-contents.ts")).watchCoveredContents;

/** Players end with the page: its text may be kept for when the visitor comes back. */
function closeFrames(main: HTMLElement): void {
  for (const frame of main.querySelectorAll(".embed iframe")) frame.remove();
}

/** Shows the addresses of links on paper: with the host, which the text of a page leaves to the address bar. */
function watchPrinting(main: HTMLElement): () => void {
  const spellOut = () => {
    for (const link of main.querySelectorAll<HTMLAnchorElement>(".prose a[href^='/']"))
      link.dataset.address = link.href;
  };
  addEventListener("beforeprint", spellOut);
  return () => removeEventListener("beforeprint", spellOut);
}

/** Changes of a page since the state that `twsite dev --against` names: marks in its text, and a bar that steps through them. */
import type { DevChanges, DevState } from "../../schema/dev-event.ts";
import { DEV_CHANGES_PATH } from "../../schema/dev-events-path.ts";
import type { ShownPage } from "../../schema/document-data.ts";

type Against = DevState["against"];

type Changes = {
  /** Follows the state of the site. */
  compareWith(against: Against): void;
  /** The differences of a page; undefined where nothing is compared. */
  load(route: string): Promise<DevChanges | undefined>;
  /** Shows in the bar what differs in the page that is shown. */
  show(found: DevChanges | undefined): void;
  remove(): void;
};

/** `place` gets the bar. */
export function createChanges(place: ParentNode): Changes {
  let against: Against;
  /** The change that was last gone to, counted from 0. */
  let here = -1;
  /** The page and its differences that are shown: the same ones again, after a save elsewhere, do not move the reader. */
  let shown = "";

  const bar = make("section", { lang: "en", dir: "ltr", ariaLabel: "Changes" });
  const told = make("p", { role: "status" });
  const fields = make("ul");
  const [previous, next] = (["Previous change", "Next change"] as const).map((name) =>
    Object.assign(make("button", { textContent: name }), { type: "button" }),
  );
  bar.append(told, ...[previous, next].filter((button) => button !== undefined), fields);
  bar.hidden = true;
  place.prepend(bar);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(markStyle);
  document.adoptedStyleSheets.push(sheet);

  const marks = () => [...document.querySelectorAll<HTMLElement>("[data-article] [data-change]")];
  const go = (step: number): void => {
    const all = marks();
    here = here < 0 && step < 0 ? all.length - 1 : (here + step + all.length) % all.length;
    const mark = all[here];
    if (!mark) return;
    mark.tabIndex = -1;
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: "center" });
    told.textContent = `Change ${here + 1} of ${all.length}: ${mark.dataset.change}`;
  };
  previous?.addEventListener("click", () => go(-1));
  next?.addEventListener("click", () => go(1));

  return {
    compareWith(state) {
      against = state;
      bar.hidden = !state;
      if (!state || state.isReady) return;
      told.textContent = `Comparing with ${state.ref} …`;
      shown = "";
    },
    async load(route) {
      if (!against?.isReady) return undefined;
      const address = new URL(`../${DEV_CHANGES_PATH}${encodeURI(route)}`, import.meta.url);
      const response = await fetch(address).catch(() => undefined);
      return response?.ok ? response.json() : undefined;
    },
    show(found) {
      const other = JSON.stringify([location.pathname, against, found]);
      if (other === shown) return;
      shown = other;
      here = -1;
      if (!against?.isReady) return;
      told.textContent = found ? sentence(found, against.ref) : `Nothing to compare with ${against.ref}`;
      for (const button of [previous, next]) if (button) button.hidden = !found || found.count === 0;
      const lines = found?.fields ?? [];
      fields.replaceChildren(
        ...lines.map(({ name, before, after }) =>
          make("li", { textContent: `${name}: ${before ?? "none"} → ${after ?? "none"}` }),
        ),
      );
    },
    remove() {
      bar.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** The page with its marks; the page itself where nothing differs. */
export function withMarks<P extends ShownPage>(page: P, found: DevChanges | undefined): P {
  const children = found?.content;
  return children ? { ...page, content: { type: "root", children } } : page;
}

function sentence({ change, was, count, fields }: DevChanges, ref: string): string {
  if (change === "added") return `This page is new since ${ref}`;
  const counted = `${count === 0 ? "No" : count} change${count === 1 ? "" : "s"}`;
  const ofData = fields.length > 0 ? `, and ${fields.length} of its data` : "";
  return `${counted} since ${ref}${ofData}${was === undefined ? "" : `; moved from ${was}`}`;
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Pick<HTMLElement, "role" | "ariaLabel" | "lang" | "dir" | "textContent">> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * A bar in the margin for each block, as a shadow, which no block cuts off, and lines below and through words. A table or a heading has its
 * mark inside of an element of the reader.
 */
const markStyle = `
  [data-article] > :is([data-change], :has(> [data-change])) {
    --side: -1;
    box-shadow: calc(var(--side) * 0.75rem) 0 0 var(--paper), calc(var(--side) * 1rem) 0 0 var(--cool);
    scroll-margin-block: 6rem;
  }
  [dir="rtl"] > :is([data-change], :has(> [data-change])) { --side: 1; }
  [data-change="moved"] { outline: 1px dashed var(--cool); outline-offset: 4px; }
  [data-change] ins { background: light-dark(#dcefd4, #1f3319); color: light-dark(#1d3a0c, #cfeebf); text-decoration: underline 2px; }
  [data-change] del { background: light-dark(#f9e4e3, #3a1d20); color: light-dark(#7d1420, #f9c0c0); text-decoration: line-through 2px; }
  [data-change] :is(ins, del):has(> :is(img, picture, svg)) { display: inline-block; padding: 0.25rem; border: 2px solid; }
  [data-change] del:has(> :is(img, picture, svg)) { border-style: dashed; }
  @media (forced-colors: active) {
    [data-article] > :is([data-change], :has(> [data-change])) { border-inline-start: 4px solid; padding-inline-start: 0.75rem; }
  }
`;

/**
 * Script of a review (`twsite diff --out`), in the head of each of its documents: colours before the first paint; then views, steps
 * from change to change by button and by `n` and `p`, and links to copy. Without it, a document is a marked page.
 */

import { toClipboard } from "./article/controls/to-clipboard.ts";

const { dataset } = document.documentElement;
if (dataset.themeSystem !== undefined)
  dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

addEventListener("DOMContentLoaded", () => {
  for (const part of document.querySelectorAll<HTMLElement>(".review-tools, [name=copy]"))
    part.hidden = false;
});

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return;
  const { name, value } = button;
  if (name === "view") show(value);
  if (name === "step") go(Number(value));
  if (name === "copy") void copyLink(button, value);
  if (name === "width") button.ariaPressed = String(document.body.classList.toggle("phone-width"));
});

addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey, target }) => {
  const isTyping = target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]");
  if (isTyping || altKey || ctrlKey || metaKey) return;
  if (key === "n") go(1);
  if (key === "p") go(-1);
});

/** Shows the text marked, after the change, or before and after beside each other. */
function show(view: string): void {
  document.documentElement.className = `view-${view}`;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[name=view]"))
    button.ariaPressed = String(button.value === view);
  if (view === "beforeAndAfter") divide();
}

/** Puts a copy of each row before it. The style hides in each what the other state has. */
function divide(): void {
  if (document.querySelector(".review-before")) return;
  for (const row of document.querySelectorAll(".review-row")) {
    const [before, after] = ["review-before", "review-after"].map((name) => {
      const side = document.createElement("div");
      side.className = name;
      return side;
    });
    if (!before || !after) return;
    const contents = [...row.childNodes].filter(
      (node) => !(node instanceof Element && node.matches(".review-label")),
    );
    before.append(...contents.map((node) => node.cloneNode(true)));
    renameIds(before);
    after.append(...contents);
    row.append(before, after);
  }
}

/** No id is twice on the page, and a drawing of a copy refers to its own parts. */
function renameIds(copy: HTMLElement): void {
  for (const element of copy.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      if (name === "id") element.id = `before-${value}`;
      else if (name === "aria-labelledby") element.setAttribute(name, value.replace(/\S+/g, "before-$&"));
      else if (value.startsWith("url(#")) element.setAttribute(name, `url(#before-${value.slice(5)}`);
    }
}

/** The next change below the place that was last visited, or the one above it. */
function go(step: number): void {
  const changes = [...document.querySelectorAll<HTMLElement>("[id^=change-]")];
  const here = changes.findIndex(({ id }) => `#${id}` === location.hash);
  const next = changes[here < 0 ? (step > 0 ? 0 : changes.length - 1) : here + step];
  if (next) location.hash = next.id;
}

async function copyLink(button: HTMLElement, id: string): Promise<void> {
  const { href } = new URL(`#${id}`, location.href);
  try {
    await toClipboard(href);
    button.textContent = button.dataset.copied ?? "";
  } catch {
    // Without permission the address of the document is the link.
    location.hash = id;
  }
}

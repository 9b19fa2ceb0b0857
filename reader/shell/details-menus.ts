/**
 * Lists that open over the page as details elements, so that they open without scripts, too. They close at Escape, at Back, and at a
 * press elsewhere or on a link; arrows move among their entries.
 */
import { entryFor } from "../widgets/Dropdown.tsx";

/** The list of the bar of sections. */
const menus = ".section-bar > details";

/** `early`: keys that were pressed before; `press`: the last press of the pointer before. */
export function watchDetailsMenus(
  signal: AbortSignal,
  early: readonly KeyboardEvent[],
  press: Event | undefined,
): void {
  const pressed = ({ target }: Event) => closeAll((menu) => !contains(menu, target) || isLink(target));
  if (press) pressed(press);
  addEventListener("click", pressed, { signal });
  addEventListener("popstate", () => closeAll(), { signal });
  addEventListener("keydown", typed, { signal });
  for (const event of early) typed(event);
}

function closeAll(isMeant: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus))
    if (menu.open && isMeant(menu)) menu.open = false;
}

function contains(menu: Element, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function typed(event: KeyboardEvent): void {
  const { activeElement } = document;
  const menu = activeElement?.closest<HTMLDetailsElement>(menus);
  if (event.key === "Escape") {
    if (menu?.open) menu.querySelector("summary")?.focus();
    closeAll();
  }
  if (!menu || (!menu.open && !event.key.startsWith("Arrow"))) return;
  const entries = [...menu.querySelectorAll<HTMLElement>("a, button")];
  const entry = entryFor(event.key, entries, activeElement);
  if (!entry) return;
  event.preventDefault();
  menu.open = true;
  entry.focus();
}

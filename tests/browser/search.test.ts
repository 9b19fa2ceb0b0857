/** The search (S26): on first use only, by keyboard, in the page's language, with section hits and without a network. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, options, search } from "./search-dialog.ts";
import { openShippedSite, type Visit, type VisitedSite } from "./visitors.ts";

/** Excerpts come from pages that a visitor who saves data does not load. */
let site: VisitedSite;
let saving: VisitedSite;
/** Pages in English whose search tests have used and closed, at the address where it led. */
const kept = new Map<VisitedSite, Visit>();
beforeAll(async () => {
  [site, saving] = await Promise.all([openShippedSite("known"), openShippedSite("saving")]);
});
afterAll(() => Promise.all([site?.close(), saving?.close()]));

/** A page on which a test fails is left to it. */
async function onPage(act: (page: Page) => Promise<unknown>, of = saving): Promise<void> {
  const visited = kept.get(of) ?? (await of.visit("/about"));
  kept.delete(of);
  await act(visited.page);
  expect(visited.complaints).toEqual([]);
  kept.set(of, visited);
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "hidden" });
}

const toldKeys = (page: Page) => page.getByRole("dialog").getByRole("listitem").allInnerTexts();

const isOfSearch = (path: string) => /\/search\/|SearchDialog/.test(path);

test("nothing of it is loaded before its first use, and each file once", async () => {
  const visited = await site.visit("/about");
  const { page, requests, complaints } = visited;
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isOfSearch)).toEqual([]);
  await search(page, "privacy");
  const loaded = requests.filter(isOfSearch);
  expect(loaded).toContain("/data/_/en/search/index.json");
  expect(loaded.filter((path) => path.includes("/fr/"))).toEqual([]);
  await closeSearch(page);
  await search(page, "contact");
  expect(requests.filter(isOfSearch)).toEqual(loaded);
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(complaints).toEqual([]);
  await closeSearch(page);
  kept.set(site, visited);
});

test("a hit on the page that is shown moves the focus to its heading, as one on another page does", async () => {
  const { page, complaints, close } = await site.visit("/docs/tw_withAI/doc_as_data");
  const focused = () => page.evaluate(() => [location.pathname, document.activeElement?.id]);
  for (const [query, path, id] of [
    [
      "evaluation questions before answers",
      "/docs/tw_withAI/doc_as_data",
      "evaluation-questions-before-answers",
    ],
    ["intellectual property", "/docs/legal/legal_info", "intellectual-property"],
  ] as const) {
    await search(page, query);
    await options(page).first().click();
    await expect.poll(focused).toEqual([path, id]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("arrows choose, Enter leads to the section; pages, marks and excerpts show why", () =>
  onPage(async (page) => {
    await search(page, "confidentiality traces");
    await page.getByRole("group", { name: "Using AI in technical writing" }).waitFor();
    const first = options(page).first();
    await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
    await expect
      .poll(() => first.locator(".search-title mark").allTextContents())
      .toEqual(["Confidentiality", "traces"]);
    await first.locator(".search-excerpt").waitFor();
    await page.keyboard.press("ArrowDown");
    const second = options(page).nth(1);
    await expect.poll(() => second.getAttribute("aria-selected")).toBe("true");
    await expect
      .poll(() => field(page).getAttribute("aria-activedescendant"))
      .toBe(await second.getAttribute("id"));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => options(page).last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.url())
      .toBe(`${site.origin}/docs/tw_withAI/intro_ai#confidentiality-and-traces`);
    await field(page).waitFor({ state: "hidden" });
    await page.locator("#confidentiality-and-traces").waitFor();
  }, site));

test("a name that only a block of code has is quoted with the code around it", () =>
  onPage(async (page) => {
    await search(page, "operationId");
    const [first] = await options(page).all();
    await expect.poll(() => first?.getAttribute("href")).toMatch(/^\/docs\/tech_writing\/restapi_doc#/);
    await expect
      .poll(() => first?.locator(".search-excerpt mark").allTextContents())
      .toContain("operationId");
    await closeSearch(page);
  }, site));

test("Ctrl K, ⌘ K, a slash and the button open it; Escape closes it and gives the focus back", () =>
  onPage(async (page) => {
    const button = page.getByRole("button", { name: "Search" });
    for (const key of ["Control+k", "Meta+k", "/"]) {
      await page.keyboard.press(key);
      await field(page).waitFor();
      await closeSearch(page);
    }
    await button.click();
    await field(page).waitFor();
    // A slash in the field is text.
    await field(page).pressSequentially("a/b");
    await expect.poll(() => field(page).inputValue()).toBe("a/b");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("Ctrl and the key of K open it where that key writes Cyrillic, Greek, Arabic or Hebrew, and with Caps Lock", () =>
  onPage(async (page) => {
    for (const key of ["л", "κ", "ن", "ל", "K"]) {
      await page.evaluate(
        (init) => {
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
          );
        },
        { key, code: "KeyK", ctrlKey: true },
      );
      await field(page).waitFor();
      await closeSearch(page);
    }
    // On Dvorak, the key in the place of K is T, and Ctrl T opens a tab.
    const isLeft = await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: "t",
          code: "KeyK",
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    expect(isLeft).toBe(true);
  }));

test("the keys with which an input method is used do nothing to the hits", () =>
  onPage(async (page) => {
    await search(page, "text");
    const chosen = () => field(page).getAttribute("aria-activedescendant");
    const before = await chosen();
    const areLeft = await field(page).evaluate((input) =>
      ["ArrowDown", "ArrowUp", "Enter"].flatMap((key) =>
        [{ isComposing: true }, { keyCode: 229 }].map((init) =>
          input.dispatchEvent(
            new KeyboardEvent("keydown", { key, ...init, bubbles: true, cancelable: true }),
          ),
        ),
      ),
    );
    expect(areLeft).not.toContain(false);
    await expect(chosen()).resolves.toBe(before);
    await expect.poll(() => field(page).isVisible()).toBe(true);
    await closeSearch(page);
  }));

test("requested with Ctrl K or a slash while it is being closed, it is open", () =>
  onPage(async (page) => {
    for (const init of [
      { key: "k", ctrlKey: true },
      { key: "/", ctrlKey: false },
    ]) {
      await page.keyboard.press("Control+k");
      await field(page).waitFor();
      // The page learns that a dialog was closed after the next key may have been pressed, which still goes to its field.
      await page.evaluate((pressed) => {
        const focused = document.activeElement;
        document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
        focused?.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true }));
      }, init);
      await field(page).fill("contact");
      await options(page).first().waitFor();
      await page.keyboard.press("Escape");
      await field(page).waitFor({ state: "hidden" });
    }
  }));

test("on wide screens, the button that closes it shows a cross", () =>
  onPage(async (page) => {
    await search(page, "contact");
    const width = async () => (await page.locator(".search-close .icon").boundingBox())?.width;
    await expect.poll(width).toBeGreaterThan(12);
    await page.locator(".search-close").click();
    await field(page).waitFor({ state: "hidden" });
  }));

test("text that is selected beyond the dialog's edge leaves it open; a press beside it closes it", () =>
  onPage(async (page) => {
    await page.keyboard.press("Control+k");
    await field(page).fill("contact");
    const { x, y } = (await field(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 10);
    await page.mouse.down();
    await page.mouse.move(20, y + 10);
    await page.mouse.up();
    await expect.poll(() => field(page).isVisible()).toBe(true);
    await page.mouse.click(20, y + 10);
    await field(page).waitFor({ state: "hidden" });
  }));

test("Enter closes the search at once, and the page comes in a frame of its own", () =>
  onPage(async (page) => {
    await search(page, "privacy");
    const address = page.url();
    const atOnce = await field(page).evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      return { isOpen: document.querySelector("dialog[open]") !== null, address: location.href };
    });
    expect(atOnce).toEqual({ isOpen: false, address });
    await expect.poll(() => page.url()).toBe(`${saving.origin}/docs/legal/privacy`);
    await page.keyboard.press("Control+k");
    await field(page).fill("");
    await page.getByRole("button", { name: "privacy", exact: true }).waitFor();
    await closeSearch(page);
  }));

test("Enter right after the last letter opens what was typed, not what was found before", () =>
  onPage(async (page) => {
    await search(page, "privacy");
    await options(page).first().waitFor();
    await field(page).evaluate(async (input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, "operationId");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      // The field has it, and the list of hits follows in a task of its own.
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.url()).toContain("/docs/tech_writing/restapi_doc");
    await field(page).waitFor({ state: "hidden" });
  }));

test("the hits that fill the dialog are painted before the others", () =>
  onPage(async (page) => {
    await search(page, "privacy");
    const groups = page.getByRole("dialog").getByRole("group");
    // The number of pages in the first frame of the new hits.
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const listed = () => document.querySelectorAll("dialog [role=group]");
          const before = listed()[0];
          new MutationObserver((_, observer) => {
            if (listed().length === 0 || listed()[0] === before) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(listed().length));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await field(page).fill("documentation");
    await expect(painted).resolves.toBe(4);
    await expect.poll(() => groups.count()).toBe(12);
    await closeSearch(page);
  }));

test("once it is there it needs no network", () =>
  onPage(async (page) => {
    await search(page, "privacy");
    await page.context().setOffline(true);
    await field(page).fill("translation");
    await page.getByRole("option", { name: /^Translating documentation/ }).waitFor();
    await page.context().setOffline(false);
    await closeSearch(page);
  }));

test("narrow screens have the button in the bar, and the page does not scroll sideways", () =>
  onPage(async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("button", { name: "Search" }).click();
    await field(page).fill("documentation");
    await options(page).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await options(page).first().click();
    await field(page).waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 1280, height: 800 });
  }));

test("the keys are told, each with what it does", () =>
  onPage(async (page) => {
    await search(page, "api");
    await expect.poll(() => toldKeys(page)).toEqual(["↑ ↓ Choose", "↵ Open", "Esc Close"]);
    await closeSearch(page);
  }));

test("Enter before the hits are there opens the first one once they are; the search is offered again, until it is forgotten", async () => {
  const { page, complaints, close } = await saving.visit("/about");
  await page.evaluate(() => localStorage.setItem("twsite-searches:en", "{ not a list"));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search/*.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  // Who closes it has changed their mind.
  await field(page).fill("contact");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field(page).fill("privacy");
  await page.keyboard.press("Enter");
  release();
  await expect.poll(() => page.url()).toBe(`${saving.origin}/docs/legal/privacy`);
  await field(page).waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  await field(page).fill("");
  await page.getByRole("button", { name: "privacy", exact: true }).click();
  await options(page).first().waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("privacy");
  await field(page).fill("");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("Recent searches").waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await close();
});

test("French is searched without accents, with elision, and spoken to in French, keys included", async () => {
  const { page, complaints, close } = await saving.visit("/fr/about");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await field(page).fill("l'ia");
  await page
    .getByRole("option", { name: /^Utiliser l’IA/ })
    .first()
    .waitFor();
  await field(page).fill("mentions legales");
  await page
    .getByRole("option", { name: /^Mentions légales/ })
    .first()
    .waitFor();
  await expect.poll(() => toldKeys(page)).toEqual(["↑ ↓ Choisir", "↵ Ouvrir", "Esc Fermer"]);
  await page
    .getByRole("status")
    .getByText(/^\d+ résultats$/)
    .waitFor({ state: "attached" });
  await field(page).fill("xyzzyxyzzy");
  await page.getByText("Aucun résultat pour «\u00a0xyzzyxyzzy\u00a0».").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["/about", "documentation", "Cancel"],
  ["/fr/about", "documentation", "Annuler"],
])(
  "on a phone it takes the screen of %s, with six hits for “%s” and “%s”, and tells no keys",
  async (path, query, cancel) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page, close } = await site.visit(path, phone);
    await page.locator(".search-button:visible").first().tap();
    await field(page).fill(query);
    await options(page).locator(".search-excerpt").first().waitFor();
    await expect
      .poll(() => page.getByRole("dialog").boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect.poll(() => toldKeys(page)).toEqual([]);
    const looks = () =>
      options(page).evaluateAll((hits) => {
        const end = hits[0]?.closest("[role=listbox]")?.getBoundingClientRect().bottom ?? 0;
        const linesOf = (hit: Element, selector: string) => {
          const part = hit.querySelector(selector);
          return part
            ? Math.round(part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight))
            : 0;
        };
        return {
          hasSix: hits.filter((hit) => hit.getBoundingClientRect().bottom <= end + 1).length >= 6,
          linesOfPage: Math.max(...hits.map((hit) => linesOf(hit, ".search-page"))) <= 1,
          linesOfText: Math.max(...hits.map((hit) => linesOf(hit, ".search-excerpt"))) <= 2,
        };
      });
    await expect.poll(looks).toEqual({ hasSix: true, linesOfPage: true, linesOfText: true });
    await page.getByRole("button", { name: cancel }).tap();
    await field(page).waitFor({ state: "hidden" });
    await close();
  },
);

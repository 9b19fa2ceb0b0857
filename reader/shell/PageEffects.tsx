/** Effects of a page once it is on the screen: fonts, controls, announcements, the link back to the top. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import { useControls } from "../article/controls/use-controls.ts";
import { isThrifty } from "../navigation/connection.ts";
import { useReader } from "../navigation/reader-context.ts";
import { useShortcut } from "../side-by-side/shortcut.ts";
import { useTitleFace } from "../state/use-title-face.ts";
import { BackToTop } from "./BackToTop.tsx";
import { SectionBar } from "./SectionBar.tsx";

type Props = { screen: DocumentData; route: string };

export function PageEffects({ screen: { manifest, page, sidebar }, route }: Props) {
  useSidebarData(sidebar);
  useTitleFace(manifest.fonts);
  useLateFaces(route);
  useControls(page, manifest.strings);
  useHiddenHeader(route);
  useShortcut(page);
  const Integrations = useLoaded(manifest.integrations !== undefined, loadIntegrations);
  const ReadingPlace = useLoaded(page.translations.length > 1, loadReadingPlace);
  return (
    <>
      <Announcer route={route} title={documentTitle(page, manifest.title)} />
      {"outline" in page && page.kind !== "home" && <SectionBar page={page} />}
      {Integrations && manifest.integrations && (
        <Integrations
          integrations={manifest.integrations}
          page={page}
          href={hrefOf(baseOf(manifest), route)}
        />
      )}
      {ReadingPlace && <ReadingPlace page={page} />}
      <BackToTop label={manifest.strings.backToTop} />
    </>
  );
}

/** Loads the reader's own faces where the first page is shown without them. Text may change its face only where a page does. */
function useLateFaces(route: string): void {
  const show = useRef(() => {});
  useEffect(() => {
    if (isThrifty() || !document.querySelector("style[data-faces][media]")) return;
    import("../state/late-faces.ts")
      .then(({ loadLateFaces }) => loadLateFaces())
      .then(
        (shows) => {
          show.current = shows;
        },
        // Without them the text stays as it is.
        () => {},
      );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useLayoutEffect(() => show.current(), [route]);
}

/** Loads the data of the sidebar that the document shows: the next page will need it. */
function useSidebarData(sidebar: DocumentData["sidebar"]): void {
  const { sidebars } = useReader().resources;
  useEffect(() => {
    if (sidebar && !isThrifty()) void sidebars.load(sidebar.locale, sidebar);
  }, [sidebars, sidebar]);
}

/** Tells screen readers which page has come after a navigation, or after a failure; silent on the first load. */
function Announcer({ route, title }: { route: string; title: string }) {
  const [text, setText] = useState("");
  const page = `${route} ${title}`;
  const told = useRef(page);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    setText(title);
  }, [page, title]);
  return (
    <div className="sr-only" aria-live="polite">
      {text}
    </div>
  );
}

/** Style sheets read it from the root element. */
const HIDDEN = "data-header-hidden";

/** Smaller moves, in pixels, are a trembling finger. */
const JITTER = 4;

/** Buttons below the bar that scroll the page: the next press finds them where they are. */
const PRESSED = ".pair-heads:is(:hover, :focus-within)";

/**
 * The bar on top makes way while the visitor scrolls down, and comes back on the way up and near the top.
 * `route`: of the page on the screen; a new page comes with the bar.
 */
function useHiddenHeader(route: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    const { documentElement } = document;
    let last = scrollY;
    const show = (isHidden: boolean) => documentElement.toggleAttribute(HIDDEN, isHidden);
    const follow = () => {
      const header = document.querySelector<HTMLElement>(".site-header");
      const isPressed = document.querySelector(PRESSED) !== null;
      // Near the top the bar has not been scrolled away yet. A page that bounces is above its top for a moment.
      if (scrollY <= (header?.offsetHeight ?? 0) || (!isPressed && scrollY < last - JITTER)) show(false);
      else if (!isPressed && scrollY > last + JITTER) show(true);
      else if (!isPressed) return;
      last = scrollY;
    };
    show(false);
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [route]);
}

/** Counts visits and sends answers. Where it cannot be had, forms and links work without it, and style sheets are told so. */
const loadIntegrations = () =>
  import("../integrations/Integrations.tsx").then(
    ({ Integrations }) => Integrations,
    () => {
      document.documentElement.dataset.integrations = "missing";
      return undefined;
    },
  );

/** Loads what keeps the place once a page is scrolled: at its top there is none to keep. */
const loadReadingPlace = async () => {
  if (scrollY === 0) await new Promise((scrolled) => addEventListener("scroll", scrolled, { once: true }));
  return import("../navigation/reading-place.ts").then(
    ({ ReadingPlace }) => ReadingPlace,
    () => undefined,
  );
};

/** A component that only some sites need, once a page is on the screen. Undefined until it is here, and where it cannot be had. */
function useLoaded<Component>(
  isNeeded: boolean,
  load: () => Promise<Component | undefined>,
): Component | undefined {
  const [loaded, setLoaded] = useState<{ component: Component | undefined }>();
  useEffect(() => {
    if (isNeeded) void load().then((component) => setLoaded({ component }));
  }, [isNeeded, load]);
  return loaded?.component;
}

/** What may go wrong with text of twice the size, and the pages that are looked at. */

export const routes = [
  "/",
  "/fr",
  "/docs/tech_writing/restapi_doc",
  "/fr/docs/tech_writing/comparison_table",
  "/docs/category/portfolio",
  "/fr/docs/portfolio/agency/acklio",
  "/fr/blog",
  "/blog/docsascode_philosophy",
  "/blog/archive",
  "/fr/blog/tags",
  "/blog/tags/AI",
  "/blog/authors",
  "/contact",
  "/fr/about",
  "/fr/no-such-page",
];

/** In the browser: what is cut off, out of the window, or broken into single letters. */
export function problems(): string[] {
  // A phone makes the window wider for what is outside of it.
  const most = Math.min(innerWidth, screen.width);
  const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  });
  const name = (element: HTMLElement) =>
    `${element.outerHTML.slice(0, 70)} ${element.textContent.slice(0, 30)}`;
  const scrolls = ".table-scroll, pre, [role=tablist]";
  const cut = shown.filter((element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const isHidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return (
      (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isHidden(overflowY) && webkitLineClamp === "none" && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const outside = shown.filter(
    (element) => element.getBoundingClientRect().right > most + 1 && element.closest(scrolls) === null,
  );
  const crushed = shown.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { fontSize, display } = getComputedStyle(element);
    const isText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && /\w{6}/.test(nodeValue ?? ""),
    );
    return isText && display !== "inline" && width < 2 * Number.parseFloat(fontSize) && height > 3 * width;
  });
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > most ? [`scrolls sideways: ${scrollWidth}`] : []),
    ...cut.map((element) => `cut: ${name(element)}`),
    ...outside.map((element) => `outside: ${name(element)}`),
    ...crushed.map((element) => `crushed: ${name(element)}`),
  ];
}

/** The site's style sheets, as they are now; those of before go once the new ones are here, so that nothing flashes. */

/** `addresses` in their order. Style sheets that the reader added for components or fonts stay. */
export function followStylesheets(addresses: readonly string[]): void {
  const present = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
  const hrefOf = (link: HTMLLinkElement) => link.getAttribute("href") ?? "";
  const added = addresses.filter((address) => !present.some((link) => hrefOf(link) === address));
  const themes = present.filter((link) => isTheme(hrefOf(link)) && !addresses.includes(hrefOf(link)));
  const drop = () => {
    for (const link of themes) link.remove();
  };
  if (added.length === 0) drop();
  for (const href of added) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: drop, onerror: drop });
    document.head.append(link);
  }
}

/** `theme.css` of the content folder has a hash of its content in its name. */
function isTheme(address: string): boolean {
  return /\/assets\/theme-[\da-f]+\.css$/.test(address);
}

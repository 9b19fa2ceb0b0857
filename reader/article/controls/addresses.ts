/** On paper a link says where it leads: with the host, which the text of a page leaves to the address bar. */
export function watchPrinting(main: HTMLElement): () => void {
  const spellOut = () => {
    for (const link of main.querySelectorAll<HTMLAnchorElement>(".prose a[href^='/']"))
      link.dataset.address = link.href;
  };
  addEventListener("beforeprint", spellOut);
  return () => removeEventListener("beforeprint", spellOut);
}

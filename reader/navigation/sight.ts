/** Says once of each link, those to come included, when it comes into sight. */

/** Returns the function that stops watching. */
export function watchLinks(root: Element, seen: (link: HTMLAnchorElement) => void): () => void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      sight.unobserve(target);
      seen(target);
    }
  });
  const watch = (within: Element) => {
    if (within.matches("a[href]")) sight.observe(within);
    for (const link of within.querySelectorAll("a[href]")) sight.observe(link);
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  watch(root);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    sight.disconnect();
  };
}

/** Observer of elements: calls back for each below `root` that matches, itself and those to come included. Returns the function that stops. */
export function observeElements<E extends Element>(
  root: Element,
  selector: string,
  met: (element: E) => void,
): () => void {
  const meet = (within: Element) => {
    if (within.matches(selector)) met(within as E);
    for (const element of within.querySelectorAll<E>(selector)) met(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) meet(node);
  });
  meet(root);
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}

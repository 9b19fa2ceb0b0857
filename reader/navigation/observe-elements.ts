/** Observer of elements: calls back for each below `root` that matches, itself and those to come included. Returns the function that stops. */
export function observeElements<E extends Element>(
  root: Element,
  selector: string,
  callback: (element: E) => void,
): () => void {
  const callForEach = (within: Element) => {
    if (within.matches(selector)) callback(within as E);
    for (const element of within.querySelectorAll<E>(selector)) callback(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) callForEach(node);
  });
  callForEach(root);
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}

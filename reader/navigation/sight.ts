/** Says once when an element comes into sight; one observer serves all. */

export type Sight = {
  /** Returns the function that stops watching. */
  watch(element: Element, seen: () => void): () => void;
};

export function createSight(): Sight {
  const waiting = new WeakMap<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function notice(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
  }

  return {
    watch(element, seen) {
      observer ??= new IntersectionObserver(notice);
      waiting.set(element, seen);
      observer.observe(element);
      return () => observer?.unobserve(element);
    },
  };
}

/** Turns for work that waits for others: so many pieces at once, the rest in order. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on as it is.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

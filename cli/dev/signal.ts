/** Something that happens once, and that may be waited for before and after. (Node 22 has `Promise.withResolvers`.) */
export type Signal = { happened: Promise<void>; happen: () => void };

export function createSignal(): Signal {
  let happen = (): void => {};
  const happened = new Promise<void>((settle) => {
    happen = settle;
  });
  return { happened, happen };
}

/** Promise that is resolved from outside, as `Promise.withResolvers` of Node 22 makes one. */
export type Deferred = { promise: Promise<void>; resolve: () => void };

export function createDeferred(): Deferred {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

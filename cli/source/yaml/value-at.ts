/** Values by their paths. */
export type PathPart = string | number;

/** The value at `path`; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PathPart[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, part)
        ? Reflect.get(inner, part)
        : undefined,
    value,
  );
}

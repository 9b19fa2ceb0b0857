/** Places of values in the files of an API. */
import type { PathPart } from "../source/yaml/value-at.ts";

/** Where a value is: its file, from the content folder, and its path in there. */
export type At = { file: string; path: readonly PathPart[] };

/** A value of an API's files, and where it is. */
export type Located<T> = { value: T; at: At };

/** `apis/a.yaml#/paths/~1orders/get` */
export function pointerOf({ file, path }: At): string {
  const parts = path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return `${file}#${parts.join("")}`;
}

/** The place of a part of a value. */
export function below({ file, path }: At, ...parts: PathPart[]): At {
  return { file, path: [...path, ...parts] };
}

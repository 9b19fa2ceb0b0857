/** Filter for the files of a folder that are pages, from the options `include` and `exclude` of a plugin say. */
import picomatch from "picomatch";

export type PageFilter = (name: string) => boolean;

export function pageFilter({
  include,
  exclude,
}: {
  include?: string[] | undefined;
  exclude?: string[] | undefined;
}): PageFilter {
  const isIn = include ? picomatch(include) : () => true;
  const isOut = exclude ? picomatch(exclude) : () => false;
  return (name) => isIn(name) && !isOut(name);
}

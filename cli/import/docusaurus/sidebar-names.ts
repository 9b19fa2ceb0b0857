/** Names of sidebars in the source → names that sidebars of this tool can have. */
import { Sidebars } from "../../../schema/sidebars.ts";

/** Each name with its own; one that cannot stay is written with hyphens, and no two are the same. */
export function ownSidebarNames(names: readonly string[]): Map<string, string> {
  const own = new Map(names.filter(canStay).map((name) => [name, name]));
  for (const name of names.filter((each) => !canStay(each))) {
    const plain = name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "");
    const bare = canStay(plain) ? plain : `${plain.slice(0, 80) || "docs"}-sidebar`;
    const taken = new Set(own.values());
    let free = bare;
    for (let count = 2; taken.has(free); count++) free = `${bare}-${count}`;
    own.set(name, free);
  }
  return own;
}

function canStay(name: string): boolean {
  return Sidebars.safeParse({ [name]: [] }).success;
}

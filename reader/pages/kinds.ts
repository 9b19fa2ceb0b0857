/** Page kind → component: one line each, here or in `lazy.ts`. */
import type { ComponentType } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { isOverview } from "../../schema/is-overview.ts";
import type { PageKind } from "../../schema/page.ts";
import type { PageKinds } from "../navigation/reader-context.ts";
import { withStyle } from "../navigation/with-style.ts";
import { Blog } from "./Blog.tsx";
import { Category } from "./Category.tsx";
import { Doc } from "./Doc.tsx";
import { Home } from "./Home.tsx";
import type { lazyKinds } from "./lazy-kinds.ts";
import { Plain } from "./Plain.tsx";
import { Post } from "./Post.tsx";

type PageOf<K extends PageKind> = Extract<ShownPage, { kind: K }>;
type Components<K extends PageKind> = { [P in K]: ComponentType<{ page: PageOf<P> }> };
type LazyKind = keyof typeof lazyKinds;

const commonKinds: Components<Exclude<PageKind, LazyKind>> = {
  doc: Doc,
  category: Category,
  post: Post,
  blog: Blog,
  page: Plain,
  home: Home,
};

/** `lazy`: the lazy kinds, where they are here from the start. */
export function createPageKinds(lazy?: Components<LazyKind>): PageKinds {
  const here = new Map<string, unknown>(Object.entries({ ...commonKinds, ...lazy }));
  return {
    // The types of the tables say that each kind's component takes that kind's data.
    componentOf: (kind) => here.get(kind) as ComponentType<{ page: ShownPage }> | undefined,
    async prepare(page) {
      const { kind, path } = page;
      const script = here.has(kind) ? undefined : import("./lazy-kinds.ts");
      try {
        const lazy = await (isOverview(page) ? withStyle("overview", script) : script);
        for (const [name, component] of Object.entries({ ...lazy?.lazyKinds })) here.set(name, component);
      } catch {
        return { type: "failed", error: { reason: "network", url: path } };
      }
      // A kind that this reader does not know was made for a later one.
      return here.has(kind) ? undefined : { type: "failed", error: { reason: "newer", url: path } };
    },
  };
}

/** The text of the pages that were found, for excerpts. It comes with the page's own data, which a click then has. */
import { startTransition, useEffect, useState } from "react";
import type { Hit } from "../../schema/search/groups.ts";
import { sectionsOf, type TextSection } from "../../schema/search/text-sections.ts";
import { isThrifty } from "../navigation/connection.ts";
import type { Resources } from "../navigation/resources.ts";

/** So many pages are requested, once the typing pauses; none where the visitor saves data. */
const mostPages = 8;
const pauseMs = 150;

export type Texts = ReadonlyMap<string, readonly TextSection[]>;

export function useTexts(hits: readonly Hit[], resources: Resources): Texts {
  const [texts, setTexts] = useState<Texts>(new Map());
  const wanted = [...new Set(hits.map(({ path }) => path))].slice(0, mostPages);
  const key = wanted.filter((path) => !texts.has(path)).join("\n");

  useEffect(() => {
    if (key === "" || isThrifty()) return;
    let isGone = false;
    const load = async (path: string) => {
      const outcome = await resources.page(path);
      if (isGone || outcome.type !== "found") return;
      const page = outcome.value;
      const own = "content" in page ? sectionsOf(page.content, "quotation") : [];
      const text = own[0]?.text || page.description;
      // A key that is pressed meanwhile comes first.
      startTransition(() =>
        setTexts((others) =>
          new Map(others).set(path, [{ id: "", title: "", code: own[0]?.code ?? "", text }, ...own.slice(1)]),
        ),
      );
    };
    const timer = setTimeout(() => key.split("\n").forEach(load), pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, resources]);

  return texts;
}

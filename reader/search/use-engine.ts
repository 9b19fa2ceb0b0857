/** The search of the page's locale and docs version, fetched when the dialog opens. */
import { useEffect, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Engine } from "../../schema/search/engine.ts";
import type { LoadError } from "../navigation/fetch-result.ts";
import { createIndexFiles } from "./index-files.ts";

export type EngineState =
  | { type: "loading" }
  | { type: "ready"; engine: Engine }
  | { type: "failed"; error: LoadError; retry(): void };

export function useEngine(base: string, page: ShownPage, isOpen: boolean): EngineState {
  const [files] = useState(() => createIndexFiles(base));
  const { locale } = page;
  const set = "set" in page ? page.set : undefined;
  const version = "version" in page ? page.version?.name : undefined;
  const wanted = JSON.stringify([locale, set, version]);
  const [state, setState] = useState<{ of: string; value: EngineState }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    void attempt;
    files.load(locale, { set, version }).then((loaded) => {
      if (isGone) return;
      const value: EngineState =
        loaded.type === "ready" ? loaded : { ...loaded, retry: () => setAttempt((count) => count + 1) };
      setState({ of: wanted, value });
    });
    return () => {
      isGone = true;
    };
  }, [files, locale, set, version, wanted, isOpen, attempt]);

  const now: EngineState = state?.of === wanted ? state.value : loading;
  const engine = now.type === "ready" ? now.engine : undefined;
  const { title } = page;
  useEffect(() => (engine ? warmUp(engine, title) : undefined), [engine, title]);
  return now;
}

const loading: EngineState = { type: "loading" };

/**
 * Searches for words of a title, in tasks between which the field answers: a function that has not run yet takes several times as
 * long, and the first letters of a visitor would wait for it.
 */
function warmUp(engine: Engine, title: string): () => void {
  const queries = [title.slice(0, 1), title, `${title} `];
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const query = queries.pop();
    if (query === undefined) return;
    engine.findPages(query, { pages: 1, places: 1 });
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

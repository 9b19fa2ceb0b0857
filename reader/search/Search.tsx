/** Opens the search dialog at Ctrl K, ⌘ K, `/` or a button. The dialog and all behind it come on first use. */
import { useEffect, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { reloadForScript } from "../navigation/reload.ts";
import { withStyle } from "../navigation/with-style.ts";
import { failureTexts } from "../text/failure-texts.ts";
import { OPEN_SEARCH, searchName } from "./SearchButton.tsx";
import { asksForSearch } from "./search-key.ts";

type Dialog = typeof import("./SearchDialog.tsx").SearchDialog;

export function Search({ screen }: { screen: DocumentData }) {
  const isThere = searchName(screen.manifest) !== undefined;
  /** Number of requests since it was closed: one more while it is being closed opens it again. */
  const [asked, setAsked] = useState(0);
  const [loaded, setLoaded] = useState<{ Dialog?: Dialog }>();

  // A failure of another page is not shown on this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => setLoaded((now) => (now?.Dialog ? now : undefined)), [screen.page.path]);

  useEffect(() => {
    if (!isThere) return;
    const open = () => {
      setAsked((times) => times + 1);
      withStyle("search", import("./SearchDialog.tsx")).then(
        ({ SearchDialog }) => setLoaded({ Dialog: SearchDialog }),
        async () => (await reloadForSearch()) || setLoaded({}),
      );
    };
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", press);
    addEventListener(OPEN_SEARCH, open);
    if (opensAfterReload()) open();
    return () => {
      removeEventListener("keydown", press);
      removeEventListener(OPEN_SEARCH, open);
    };
  }, [isThere]);

  if (!isThere || !loaded) return null;
  const { Dialog } = loaded;
  if (Dialog) return <Dialog screen={screen} asked={asked} onClose={() => setAsked(0)} />;
  const texts = failureTexts(screen.manifest.strings);
  return (
    <p role="alert" className="search-failure">
      {texts.noConnection}{" "}
      {/* A script that could not be had may be that of another deployment, and browsers do not ask for it again. */}
      <button type="button" className="button" onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </p>
  );
}

const KEY = "twsite-open-search";

/**
 * Reload of the page if a deployment took the search's script away. The search then opens in the new page.
 * False if nothing is reloaded.
 */
async function reloadForSearch(): Promise<boolean> {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    return false;
  }
  if (await reloadForScript("search")) return true;
  opensAfterReload();
  return false;
}

/** True once for a page that was reloaded so that its search can open. */
function opensAfterReload(): boolean {
  try {
    const isRequested = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isRequested;
  } catch {
    return false;
  }
}

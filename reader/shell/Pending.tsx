/** Loads behind the page on the screen: its successor on the way, and pages fetched ahead. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { isThrifty } from "../navigation/connection.ts";
import { useReader } from "../navigation/reader-context.ts";
import type { Resources } from "../navigation/resources.ts";
import { usePrefetch } from "../navigation/use-prefetch.ts";
import { Spinner } from "../widgets/Spinner.tsx";
import { Progress } from "./Progress.tsx";

type Props = { isPending: boolean; resources: Resources; shown: string };

export function Pending({ isPending, resources, shown }: Props) {
  usePrefetch(resources, shown);
  useOpenedContents(isPending);
  const { content, strings } = useReader();
  useEffect(() => {
    if (!isThrifty()) content?.load().catch(() => {});
  }, [content]);
  return (
    <>
      <Progress pending={isPending} />
      {isPending && <Spinner label={strings.loading} delayed />}
    </>
  );
}

/** “On this page” above the text, if it is opened while a page loads, is open on the page that comes. */
function useOpenedContents(isPending: boolean): void {
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    if (!isPending) {
      if (isOpened.current) document.querySelector(contents)?.setAttribute("open", "");
      return;
    }
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.matches(contents)) isOpened.current = target.open;
    };
    isOpened.current = false;
    // The event does not bubble.
    addEventListener("toggle", toggled, true);
    return () => removeEventListener("toggle", toggled, true);
  }, [isPending]);
}

const contents = "details.contents-details";

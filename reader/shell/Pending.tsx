/** Loads behind the page on the screen: its successor on the way, and pages fetched ahead. */
import { useEffect } from "react";
import { isThrifty } from "../navigation/connection.ts";
import { useReader } from "../navigation/reader-context.ts";
import type { Resources } from "../navigation/resources.ts";
import { usePrefetch } from "../navigation/use-prefetch.ts";
import { Spinner } from "../widgets/Spinner.tsx";
import { Progress } from "./Progress.tsx";

type Props = { isPending: boolean; resources: Resources; shown: string };

export function Pending({ isPending, resources, shown }: Props) {
  usePrefetch(resources, shown);
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

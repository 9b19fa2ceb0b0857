/** Texts for when something went wrong: those of the interface, or English ones where no manifest has arrived. */
import type { ReaderStrings } from "../../schema/strings.ts";
import type { LoadError } from "../navigation/fetch-result.ts";

const ENGLISH = {
  crashed: "This page crashed.",
  tryAgain: "Try again",
  crashCause: "Cause: {cause}",
  notLoaded: "This page could not be loaded.",
  retry: "Retry",
  loading: "Loading…",
  noConnection: "The server could not be reached. Check the connection.",
  serverError: "The server answered with an error.",
  damagedData: "The data that arrived is damaged.",
  newerSite: "The site has been updated since this page was opened.",
} satisfies Partial<ReaderStrings>;

type FailureTexts = typeof ENGLISH;

/** `strings` are those of a manifest, which may be damaged, too. */
export function failureTexts(strings: Partial<ReaderStrings> | undefined): FailureTexts {
  const texts = { ...ENGLISH };
  for (const key of Object.keys(ENGLISH) as (keyof FailureTexts)[]) {
    const own: unknown = strings?.[key];
    if (typeof own === "string") texts[key] = own;
  }
  return texts;
}

/** Why data could not be had. */
export function reasonText(reason: LoadError["reason"], texts: FailureTexts): string {
  const { noConnection, serverError, damagedData, newerSite } = texts;
  return { network: noConnection, status: serverError, broken: damagedData, newer: newerSite }[reason];
}

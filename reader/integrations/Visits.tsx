/** Counting of visits: not before the visitor has agreed where the site asks, and not where the browser asks for privacy. */
import { useEffect, useState } from "react";
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import { useStored } from "../state/use-stored.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { asksForPrivacy } from "./privacy-signal.ts";
import { hasStarted, startScript } from "./script.ts";
import { useBeacon } from "./use-beacon.ts";

/** False under `twsite dev`: the bundler says so. */
declare const COUNTS_VISITS: boolean;

/** Local storage holds the id of the question and the answer: any other id asks again. */
const CONSENT_KEY = "twsite-consent";

type Props = { integrations: ShownIntegrations; href: string };

export function Visits({ integrations: { script, beacon, consent }, href }: Props) {
  const [stored, write] = useStored(CONSENT_KEY);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const [id, answer] = stored?.split(" ") ?? [];
  const given = consent && id === consent.id ? answer : undefined;
  // An answer says more than a setting of the browser.
  const isAllowed = given === undefined ? !consent && !asksForPrivacy() : given === "yes";
  const isCounted = isAllowed && COUNTS_VISITS;

  useBeacon(isCounted ? beacon : undefined, href);
  useEffect(() => {
    if (isCounted && script) startScript();
  }, [isCounted, script]);

  useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("[data-action=consent]")) setAskedAgain(true);
    };
    document.addEventListener("click", ask);
    return () => document.removeEventListener("click", ask);
  }, []);

  if (!consent || !(isAskedAgain || (given === undefined && !asksForPrivacy()))) return null;
  return (
    <ConsentBanner
      consent={consent}
      isAskedFor={isAskedAgain}
      onAnswer={(isYes) => {
        write(`${consent.id} ${isYes ? "yes" : "no"}`);
        setAskedAgain(false);
        // A script that runs cannot be stopped otherwise.
        if (!isYes && script && hasStarted()) location.reload();
      }}
    />
  );
}

/** Counting of visits: not before the visitor has agreed where the site asks, and not where the browser asks for privacy. */
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownConsent, ShownIntegrations } from "../../schema/integrations/shown.ts";
import { SEARCHED, type Searched } from "../lifecycle-events.ts";
import { Link } from "../navigation/Link.tsx";
import { useStored } from "../state/use-stored.ts";
import { send } from "./send.ts";

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

/** True for a visitor whose browser asks not to be counted: Global Privacy Control, or Do Not Track. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}

/**
 * Starts the script of an analytics service: a copy of the one that the document holds in a template, where it does not run.
 * The parser has read its address; the policy lets no text become the address of a script.
 */
const TEMPLATE = "template[data-analytics]";

/** Once in a document. */
function startScript(): void {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  if (!template) return;
  template.remove();
  document.head.append(document.importNode(template.content, true));
}

function hasStarted(): boolean {
  return !document.querySelector(TEMPLATE);
}

/** Time that a search has to rest to count as one, in milliseconds: not each letter is a search. */
const REST = 1500;

/** Characters of a search that are sent. */
const LONGEST = 100;

/** Sends each page that is shown, and searches without results, to an address of the site's. */
function useBeacon(beacon: ShownIntegrations["beacon"], href: string): void {
  const { endpoint, searches } = beacon ?? {};
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (endpoint === undefined || counted.current === href) return;
    const referrer = counted.current === undefined ? referrerOrigin() : "";
    counted.current = href;
    send(endpoint, { page: href, referrer }).catch(() => {});
  }, [endpoint, href]);

  useEffect(() => {
    if (endpoint === undefined || !searches) return;
    let timer: ReturnType<typeof setTimeout>;
    const hear = (event: Event) => {
      clearTimeout(timer);
      const { query, count } = (event as CustomEvent<Searched>).detail;
      if (query === "" || count > 0) return;
      // The page may be another one by then.
      const { pathname } = location;
      timer = setTimeout(() => {
        send(endpoint, { page: pathname, search: query.slice(0, LONGEST) }).catch(() => {});
      }, REST);
    };
    addEventListener(SEARCHED, hear);
    return () => {
      removeEventListener(SEARCHED, hear);
      clearTimeout(timer);
    };
  }, [endpoint, searches]);
}

/** The site that the visitor comes from; empty where that is this one, or unknown. */
function referrerOrigin(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : origin;
}

type ConsentBannerProps = {
  consent: ShownConsent;
  /** True: the visitor has asked for it, and gets the focus there. */
  isAskedFor: boolean;
  onAnswer(isYes: boolean): void;
};

/** The question whether visits may be counted: over the foot of the window, first in the order of the keyboard. */
function ConsentBanner({ consent, isAskedFor, onAnswer }: ConsentBannerProps) {
  const { title, text, link, accept, refuse } = consent;
  const [place] = useState(() => document.createElement("div"));
  const [isShown, setShown] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A region is there before it speaks.
    place.setAttribute("aria-live", "polite");
    document.body.prepend(place);
    setShown(true);
    return () => place.remove();
  }, [place]);

  useEffect(() => {
    if (!isAskedFor || !isShown) return;
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAskedFor, isShown]);

  if (!isShown) return null;
  return createPortal(
    <section className="consent" aria-label={title}>
      <p>
        {text} {link && <Link href={link.href}>{link.title}</Link>}
      </p>
      <div className="consent-answers">
        <button ref={first} type="button" onClick={() => onAnswer(false)}>
          {refuse}
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          {accept}
        </button>
      </div>
    </section>,
    place,
  );
}

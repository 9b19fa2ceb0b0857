/** Integrations on a page: they count the visit, if the visitor allows it, and send answers. */
import { useEffect } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import { useFeedback } from "./use-feedback.ts";
import { Visits } from "./Visits.tsx";

type Props = {
  integrations: ShownIntegrations;
  /** The page on the screen. */
  page: ShownPage;
  /** Address of the page. */
  href: string;
};

export function Integrations({ integrations, page, href }: Props) {
  const { script, beacon, feedback } = integrations;
  useFeedback(feedback, page, href);
  useEffect(() => {
    // The effects of what is inside have run: what listens to presses is here, and buttons show.
    document.documentElement.dataset.integrations = "";
  }, []);
  return script || beacon ? <Visits integrations={integrations} href={href} /> : null;
}

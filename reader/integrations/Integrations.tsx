/** What the site's integrations do on a page: count the visit, where the visitor lets them, and send answers. */
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import { useFeedback } from "./use-feedback.ts";
import { Visits } from "./Visits.tsx";

type Props = {
  integrations: ShownIntegrations;
  /** Address of the page on the screen. */
  href: string;
};

export function Integrations({ integrations, href }: Props) {
  const { script, beacon, feedback } = integrations;
  useFeedback(feedback);
  return script || beacon ? <Visits integrations={integrations} href={href} /> : null;
}

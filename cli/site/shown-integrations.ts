/** `integrations:` of site.yml → what the reader needs of it, in the words of a locale. */
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { LocalizedText } from "../../schema/text.ts";
import type { Locale } from "./site.ts";

type Texts = {
  text(localized: LocalizedText): string;
  /** A link as written → one that can go into `href`. */
  linkOf(to: string): string;
};

/** Undefined where the reader has nothing to do. */
export function shownIntegrations(
  { integrations }: SiteConfig,
  { strings: { integrations: strings } }: Pick<Locale, "strings">,
  { text, linkOf }: Texts,
): ShownIntegrations | undefined {
  if (!integrations) return undefined;
  const { analytics, feedback, consent } = integrations;
  const shown: ShownIntegrations = {
    ...(analytics?.script && { script: true }),
    ...(analytics?.beacon && { beacon: analytics.beacon }),
    ...(feedback && {
      feedback: {
        ...(feedback.mail === undefined
          ? { endpoint: feedback.endpoint }
          : { mail: `mailto:${feedback.mail}?subject=` }),
        question: strings.feedbackQuestion,
        yes: strings.feedbackYes,
        no: strings.feedbackNo,
        text: strings.feedbackText,
        send: strings.feedbackSend,
        thanks: strings.feedbackThanks,
        failed: strings.feedbackFailed,
      },
    }),
    ...(consent && {
      consent: {
        id: consent.id,
        title: strings.consentTitle,
        text: consent.text === undefined ? strings.consentText : text(consent.text),
        ...(consent.link && { link: { title: text(consent.link.label), href: linkOf(consent.link.to) } }),
        accept: strings.consentAccept,
        refuse: strings.consentRefuse,
        change: strings.consentChange,
      },
    }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}

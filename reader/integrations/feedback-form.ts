/** The question whether the page was useful, as plain elements: a form, or links that write a mail. */
import type { HastElement } from "../../schema/hast.ts";
import type { ShownFeedback } from "../../schema/integrations/shown.ts";
import { element } from "../hast/element.ts";

/** `href`: address of the page. */
type RatedPage = { title: string; href: string };

export function feedbackForm(feedback: ShownFeedback, { title, href }: RatedPage): HastElement {
  const { endpoint, mail, question, yes, no } = feedback;
  const answer = (value: string, text: string) =>
    mail
      ? element(
          "a",
          { className: "answer", href: mail + encodeURIComponent(`${text}: ${title} (${href})`) },
          text,
        )
      : element("button", { type: "submit", value, name: "answer" }, text);
  return element(
    mail ? "div" : "form",
    {
      className: "page-feedback",
      ...(!mail && endpoint !== undefined && { action: endpoint, method: "post" }),
    },
    element("p", {}, question),
    ...(mail ? [] : [element("input", { type: "hidden", name: "page", value: href })]),
    answer("yes", yes),
    answer("no", no),
  );
}

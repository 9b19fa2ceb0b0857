/** Asks the question at the end of a page, sends answers, and says what became of them in the place of the question. */
import { useEffect, useLayoutEffect } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { ShownFeedback } from "../../schema/integrations/shown.ts";
import { useReader } from "../navigation/reader-context.ts";
import { feedbackForm } from "./feedback-form.ts";
import { send } from "./send.ts";

/** `href`: address of `page`. */
export function useFeedback(feedback: ShownFeedback | undefined, page: ShownPage, href: string): void {
  const { content } = useReader();

  // Before the page is painted, where what makes nodes is here: it comes with the first page that has a text.
  useLayoutEffect(() => {
    // A document has the question already.
    const place = document.querySelector("[data-feedback]:empty");
    if (!feedback || !place) return;
    content?.load().then(
      ({ toNodes }) =>
        place.replaceChildren(...toNodes([feedbackForm(feedback, { title: page.title, href })])),
      () => {},
    );
  }, [feedback, page, href, content]);

  useEffect(() => {
    if (feedback?.endpoint === undefined) return;
    const { endpoint } = feedback;
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !form.matches(".page-feedback")) return;
      event.preventDefault();
      void answer(form, new FormData(form, submitter), { ...feedback, endpoint });
    };
    document.addEventListener("submit", submit);
    return () => document.removeEventListener("submit", submit);
  }, [feedback]);
}

type Texts = ShownFeedback & { endpoint: string };

async function answer(form: HTMLFormElement, data: FormData, feedback: Texts): Promise<void> {
  const values = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  const status = statusOf(form);
  const buttons = [...form.querySelectorAll("button")];
  for (const button of buttons) button.disabled = true;
  try {
    await send(feedback.endpoint, values);
    status.textContent = feedback.thanks;
    for (const each of form.querySelectorAll("button, label")) each.remove();
    if (!("text" in values)) form.append(...field(values.answer ?? "", feedback));
  } catch {
    status.textContent = feedback.failed;
    for (const button of buttons) button.disabled = false;
  }
}

/** The question's place, which speaks: a visitor hears what became of the answer. */
function statusOf(form: HTMLFormElement): HTMLElement {
  const status = form.querySelector("p") ?? form.appendChild(document.createElement("p"));
  status.setAttribute("role", "status");
  return status;
}

/** Asks what could be better. Its answer goes with the first one. */
function field(answered: string, { text, send: label }: ShownFeedback): HTMLElement[] {
  const area = document.createElement("textarea");
  area.name = "text";
  area.required = true;
  area.maxLength = 2000;
  const named = document.createElement("label");
  named.append(text, area);
  const button = document.createElement("button");
  button.name = "answer";
  button.value = answered;
  button.textContent = label;
  return [named, button];
}

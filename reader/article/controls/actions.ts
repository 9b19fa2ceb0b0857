/** Actions of the controls of an article, by the name in `data-action`. */
import type { ReaderStrings } from "../../../schema/strings.ts";
import { isOwnFile } from "../../hast/safe-addresses.ts";
import { reloadForScript } from "../../navigation/reload.ts";
import type { Feedback } from "./feedback.ts";
import { enlarge } from "./pictures.ts";
import { toClipboard } from "./to-clipboard.ts";

type Action = (control: HTMLElement, feedback: Feedback, strings: ReaderStrings) => void;

export const actions: Partial<Record<string, Action>> = {
  "copy-code"(button, feedback) {
    const code = button.closest("figure")?.querySelector("pre > code");
    if (code) void feedback.of(button, toClipboard(codeText(code)));
  },

  "copy-page"(button, feedback) {
    const { href = "" } = button.dataset;
    void feedback.of(button, toClipboard(pageText(href)));
  },

  print() {
    print();
  },

  wrap(button) {
    const wraps = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(wraps));
    button.closest("figure")?.toggleAttribute("data-wrapped", wraps);
  },

  "show-embed"(button) {
    import("./embed.ts").then(
      ({ showEmbed }) => showEmbed(button),
      () => reloadForScript("embed"),
    );
  },

  enlarge(picture, _feedback, strings) {
    if (picture instanceof HTMLImageElement) enlarge(picture, strings);
  },
};

async function pageText(href: string): Promise<string> {
  const response = isOwnFile(href) ? await fetch(href) : undefined;
  if (!response?.ok) throw new Error(`${response?.status} ${href}`);
  return response.text();
}

/** The text of a code block as it is copied: of a shell session, what is typed, without prompts and answers. */
function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(".line:not(.output, .deleted)")];
  const text = lines.length > 0 ? lines.map(typed).join("\n") : code.textContent;
  return text.replace(/\n$/, "");
}

function typed(line: Element): string {
  const prompt = line.querySelector(".prompt")?.textContent ?? "";
  // The numbers of explanations do not belong to the code.
  const numbers = [...line.querySelectorAll(".annotation")]
    .map(({ textContent }) => ` ${textContent}`)
    .join("");
  return line.textContent.slice(prompt.length, line.textContent.length - numbers.length);
}

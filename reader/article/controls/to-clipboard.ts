/** Copies to the clipboard, with and without HTTPS. */

/** Text → clipboard, also where the text is still on its way; rejects where it cannot be had or put there. */
export async function toClipboard(text: string | Promise<string>): Promise<void> {
  if (!("clipboard" in navigator)) {
    copySelected(await text);
    return;
  }
  if (typeof text !== "string" && "write" in navigator.clipboard && "ClipboardItem" in window) {
    // Safari asks for the write within the click, before the text is here.
    const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
    // If the write is refused before it reads the text, no other code handles the text's failure.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return;
  }
  await navigator.clipboard.writeText(await text);
}

/** The way that is left where the site is not served over HTTPS. */
function copySelected(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (!isCopied) throw new Error("The clipboard cannot be reached.");
}

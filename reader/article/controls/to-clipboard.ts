/** Text → clipboard, also where the text is still on its way; rejects where it cannot be had or put there. */

export async function toClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text !== "string" && "write" in navigator.clipboard && "ClipboardItem" in window) {
    // Safari asks for the write within the click, before the text is here.
    const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return;
  }
  await navigator.clipboard.writeText(await text);
}

/** The element that the address's hash names, if the page has it. */
export function hashTarget(): HTMLElement | undefined {
  const id = location.hash.slice(1);
  if (id === "") return undefined;
  return document.getElementById(decodedHash()) ?? document.getElementById(id) ?? undefined;
}

/** The hash of the address without `#`. */
export function decodedHash(): string {
  const id = location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The element that the address's hash names, if the page has it. */
export function hashTarget(): HTMLElement | undefined {
  const { hash } = location;
  if (hash.length < 2) return undefined;
  const id = hash.slice(1);
  return document.getElementById(decoded(id)) ?? document.getElementById(id) ?? undefined;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

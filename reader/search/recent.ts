/** The last searches that led somewhere, in local storage; whatever else is there counts as none. */
import { useStored } from "../state/use-stored.ts";

const most = 5;
const longest = 100;

export type Recent = { searches: string[]; add(query: string): void; forget(): void };

export function useRecent(locale: string): Recent {
  const [stored, write] = useStored(`twsite-searches:${locale}`);
  const searches = searchesIn(stored);
  return {
    searches,
    add(query) {
      const text = query.trim().slice(0, longest);
      if (text === "") return;
      write(JSON.stringify([text, ...searches.filter((other) => other !== text)].slice(0, most)));
    },
    forget: () => write("[]"),
  };
}

function searchesIn(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Fetches a text file of the site, and says what became of it, as with data. */
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { FetchResult } from "../navigation/fetch-result.ts";

/** HTML in its place is the host's page for what is missing. */
export async function fetchText(url: string): Promise<FetchResult<string>> {
  if (!isOwnFile(url)) return { type: "missing" };
  try {
    const response = await fetch(url);
    const { status, ok, headers } = response;
    if (headers.get("content-type")?.startsWith("text/html") && status < 500) return { type: "missing" };
    if (!ok) return { type: "failed", error: { reason: "status", url, status } };
    return { type: "found", value: await response.text() };
  } catch {
    return { type: "failed", error: { reason: "network", url } };
  }
}

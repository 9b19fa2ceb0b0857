/** Fetches one JSON data file and says what became of it. */
import { CONTRACT } from "../../schema/contract.ts";
import type { FetchResult } from "./fetch-result.ts";
import { isTooDeep } from "./validate-data.ts";

/** A data file as it arrives: of this contract, the rest is trusted. */
export type DataFile = { contract: number };

/**
 * A 404, or HTML instead of JSON (the host's error page or a catch-all document), is a missing file. A server error is a
 * failure even if the host sends it as HTML. `requested` is a request that was made already.
 */
export async function fetchData<T extends DataFile>(
  url: string,
  init?: RequestInit,
  requested?: Promise<Response | undefined>,
): Promise<FetchResult<T>> {
  let response: Response;
  let body: string;
  try {
    response = (await requested) ?? (await fetch(url, init));
    body = await response.text();
  } catch {
    return { type: "failed", error: { reason: "network", url } };
  }
  const { status } = response;
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") || /^\s*</.test(body);
  if (status === 404 || status === 410 || (isHtml && status < 500)) return { type: "missing" };
  if (!response.ok) return { type: "failed", error: { reason: "status", url, status } };
  const data = parse(body);
  if (!isDataFile(data)) return { type: "failed", error: { reason: "broken", url } };
  if (data.contract !== CONTRACT) {
    return { type: "failed", error: { reason: data.contract > CONTRACT ? "newer" : "broken", url } };
  }
  return { type: "found", value: data as T };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isDataFile(data: unknown): data is DataFile {
  return (
    typeof data === "object" &&
    data !== null &&
    "contract" in data &&
    typeof data.contract === "number" &&
    !isTooDeep(data)
  );
}

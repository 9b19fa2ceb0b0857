/** One request to another site: its status, where it redirects to, and the text of its page. */
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { decodeUtf8 } from "../../source/utf8.ts";
import { PrivateHost } from "./public-hosts.ts";

export type PageAnswer = {
  status: number;
  /** The value of the header `Location`. */
  location?: string | undefined;
  /** Seconds after which the site wants to be asked again. */
  retryAfter?: number | undefined;
  /** True: the answer has a header `Set-Cookie`. */
  setsCookies: boolean;
  /** The text of the page, if the request reads it and it is complete. */
  text?: string | undefined;
};

/** Why there is no answer. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly reason: string;
  /** False: a browser, or another network, may get the page. */
  readonly isCertain: boolean;

  constructor({ reason, isCertain }: { reason: string; isCertain: boolean }) {
    super(reason);
    this.reason = reason;
    this.isCertain = isCertain;
  }
}

export type RequestOptions = {
  method: "HEAD" | "GET";
  headers: Record<string, string>;
  /** Media types of which the text is read; an answer may have none. */
  reads?: RegExp | undefined;
  /** True: as much of the text as is allowed is enough, and it is read as UTF-8 whatever it is. Default: false. */
  isLenient?: boolean | undefined;
  lookup: LookupFunction | undefined;
  timeoutMs: number;
  signal: AbortSignal;
};

/** In bytes. Of a larger page no text is read. */
const largestText = 1_048_576;
/** In bytes. Some sites have policies of more than 16 kB, which is what Node takes. */
const largestHeaders = 65_536;

/** A year, in seconds. */
const longestPause = 31_536_000;

/** Rejects with `NoAnswer` or `PrivateHost`; with the reason of `signal` once it is aborted. */
export async function requestPage(url: URL, options: RequestOptions): Promise<PageAnswer> {
  const { method, headers, reads, isLenient = false, lookup, timeoutMs, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === "https:" ? httpsRequest : httpRequest;
      const request = send(url, {
        method,
        headers,
        lookup,
        maxHeaderSize: largestHeaders,
        signal: AbortSignal.any([signal, timeout]),
      });
      request.on("response", resolve).on("error", reject).end();
      // There is no error where the site switches to another protocol.
      request.on("close", () => reject(new Error("no answer")));
    });
    const { statusCode: status = 0, headers: own } = response;
    const text = reads?.test(own["content-type"] ?? "") ? await textOf(response, isLenient) : undefined;
    response.destroy();
    const location = own.location === undefined ? undefined : asUtf8(own.location);
    const { "retry-after": retryAfter, "set-cookie": cookies } = own;
    return { status, location, retryAfter: secondsIn(retryAfter), setsCookies: cookies !== undefined, text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateHost) throw error;
    throw new NoAnswer(timeout.aborted ? { reason: "timeout", isCertain: true } : reasonOf(error));
  }
}

/** A header of which Node has taken each byte for a letter. One that is not UTF-8 stays as it is. */
function asUtf8(header: string): string {
  return decodeUtf8(Buffer.from(header, "latin1")) ?? header;
}

/** Undefined for a text that is compressed and, unless `isLenient`, for one that is too large or not in UTF-8. */
async function textOf(response: IncomingMessage, isLenient: boolean): Promise<string | undefined> {
  const { "content-encoding": encoding = "identity", "content-type": type = "" } = response.headers;
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  if (encoding !== "identity") return undefined;
  if (!isLenient && !/^(utf-8|us-ascii)$/i.test(charset)) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size <= largestText) continue;
    if (!isLenient) return undefined;
    break;
  }
  return Buffer.concat(parts).toString("utf8");
}

/** As seconds or as a date: RFC 9110, 10.2.3. */
function secondsIn(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), longestPause);
}

/** Errors of Node that visitors have, too, with what is wrong. */
const certain = new Map([
  ["ENOTFOUND", "no-host"],
  ["ENODATA", "no-host"],
  ["ECONNREFUSED", "refused"],
  ["ECONNRESET", "closed"],
  ["EPIPE", "closed"],
  ["ETIMEDOUT", "timeout"],
  ["CERT_HAS_EXPIRED", "certificate"],
  ["CERT_NOT_YET_VALID", "certificate"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate"],
]);

/** Errors that may be those of this machine or its network, such as a root certificate that only browsers know. */
const uncertain = [
  { codes: /CERT|SIGNATURE/, reason: "certificate-chain" },
  { codes: /^(EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, reason: "unreachable" },
];

/** A host with several addresses has an error for each. */
function reasonOf(error: unknown): { reason: string; isCertain: boolean } {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const codes = errors.map((each) => (each instanceof Error && "code" in each ? String(each.code) : ""));
  const known = codes.map((code) => certain.get(code)).find((reason) => reason !== undefined);
  if (known !== undefined) return { reason: known, isCertain: true };
  const like = uncertain.find((each) => codes.some((code) => each.codes.test(code)));
  return { reason: like?.reason ?? "protocol", isCertain: false };
}

/** Requests to a shared cache: an answer, nothing where there is nothing, or a reason to do without the cache. */
import type { RemotePlace } from "./remote-place.ts";

/** An error of the shared cache. Its message never holds credentials. */
export class RemoteProblem extends Error {
  override name = "RemoteProblem";
}

/** `most` is the size in bytes, decoded, beyond which an answer is a problem; without it, the answer is not read. */
type Request = (
  method: "GET" | "HEAD" | "PUT",
  path: string,
  given?: { body?: Buffer; most?: number },
) => Promise<Buffer | undefined>;

/** Rejects with `RemoteProblem`, also for what `stopping` aborts. */
export function requestsTo(
  { url, authorization }: RemotePlace,
  { timeoutMs, stopping }: { timeoutMs: number; stopping: AbortSignal },
): Request {
  const send = (method: string, path: string, body: Buffer | undefined): Promise<Response> =>
    fetch(`${url}/${path}`, {
      method,
      // Credentials are for this server.
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      headers: {
        "accept-encoding": "identity",
        ...(authorization !== undefined && { authorization }),
        ...(body && { "content-type": "application/octet-stream" }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  const answerTo: Request = async (method, path, { body, most } = {}) => {
    const response = await send(method, path, body);
    if (response.ok && most !== undefined) {
      const bytes = await readUpTo(most, response);
      if (bytes) return bytes;
      throw new RemoteProblem(`${url} has an entry of more than ${most} bytes, which twsite did not write`);
    }
    await response.body?.cancel();
    if (response.ok) return Buffer.alloc(0);
    if (response.status === 404 && method !== "PUT") return undefined;
    throw new RemoteProblem(`${url} ${reasonOf(response.status, method)}`);
  };
  return async (method, path, given) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await answerTo(method, path, given);
      } catch (error) {
        if (error instanceof RemoteProblem) throw error;
        if (isTimeout(error)) throw new RemoteProblem(`${url} does not answer within ${timeoutMs / 1000} s`);
        // A server may close a connection in the moment that it is used again.
        if (attempt > 1 || stopping.aborted) throw new RemoteProblem(`${url}: ${networkReason(error)}`);
      }
    }
  };
}

/** Reads piece by piece: a server may send few bytes that grow a thousandfold when they are decoded. Undefined for more than `most`. */
export async function readUpTo(most: number, { body }: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(status: number, method: string): string {
  if (status === 401 || status === 403)
    return `refuses ${method} (${status}): the credentials are not accepted`;
  if (status >= 300 && status < 400) return `redirects (${status}), which is not followed`;
  return `answers ${method} with ${status}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** The code of a failed fetch is in its cause. Its message is not shown: it may quote a header. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z_0-9]+$/.test(code) ? code : "the request failed";
}

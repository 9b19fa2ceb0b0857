/** Requests to a shared cache: an answer, nothing where there is nothing, or a reason to do without the cache. */
import type { RemotePlace } from "./remote-place.ts";

/** Its message never holds credentials. */
export class RemoteProblem extends Error {
  override name = "RemoteProblem";
}

export type Request = (
  method: "GET" | "HEAD" | "PUT",
  path: string,
  body?: Buffer,
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
        ...(authorization !== undefined && { authorization }),
        ...(body && { "content-type": "application/octet-stream" }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  const answerTo: Request = async (method, path, body) => {
    const response = await send(method, path, body);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.ok) return bytes;
    if (response.status === 404 && method !== "PUT") return undefined;
    throw new RemoteProblem(`${url} ${reasonOf(response.status, method)}`);
  };
  return async (method, path, body) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await answerTo(method, path, body);
      } catch (error) {
        if (error instanceof RemoteProblem) throw error;
        if (isTimeout(error)) throw new RemoteProblem(`${url} does not answer within ${timeoutMs / 1000} s`);
        // A server may close a connection in the moment that it is used again.
        if (attempt > 1 || stopping.aborted) throw new RemoteProblem(`${url}: ${networkReason(error)}`);
      }
    }
  };
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

/** Of a failed fetch the reason is in the cause. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}

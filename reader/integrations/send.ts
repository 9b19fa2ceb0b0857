/** Sends a few values to a service of the site, without cookies, and without the address of the page beyond what is said. */

export async function send(endpoint: string, values: Record<string, string>): Promise<void> {
  const isOwn = new URL(endpoint, location.href).origin === location.origin;
  const response = await fetch(endpoint, {
    method: "POST",
    body: new URLSearchParams(values),
    credentials: "omit",
    // The answer of another host can be read only if that host allows it; whether it answers can be known.
    mode: isOwn ? "same-origin" : "no-cors",
    referrerPolicy: "no-referrer",
    keepalive: true,
  });
  if (!response.ok && response.type !== "opaque") throw new Error(`${response.status} ${endpoint}`);
}

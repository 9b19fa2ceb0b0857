/** A connection by WebDriver BiDi: commands with their answers, and events. https://w3c.github.io/webdriver-bidi/ */
import * as z from "zod";

export type Bidi = {
  /** Rejects where the browser answers with an error, or with something of another shape. */
  send<T>(method: string, parameters: object, answer: z.ZodType<T>): Promise<T>;
  /** Calls `listener` with the parameters of each event of this name that the session is subscribed to. */
  on(event: string, listener: (parameters: unknown) => void): void;
  close(): void;
};

const Message = z.union([
  z.object({ type: z.literal("success"), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal("error"), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal("event"), method: z.string(), params: z.unknown() }),
]);

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`no answer at ${address}`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((parameters: unknown) => void)[]>();
  let last = 0;

  socket.addEventListener("message", ({ data }) => {
    const message = Message.parse(JSON.parse(String(data)));
    if (message.type === "event") {
      for (const listener of listeners.get(message.method) ?? []) listener(message.params);
      return;
    }
    const command = message.id === null ? undefined : waiting.get(message.id);
    if (message.id !== null) waiting.delete(message.id);
    if (message.type === "success") command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("the browser has gone"));
    waiting.clear();
  });

  return {
    async send(method, params, answer) {
      const id = ++last;
      const result = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params }));
      return answer.parse(await result);
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    close: () => socket.close(),
  };
}

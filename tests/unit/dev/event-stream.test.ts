/** Many open streams and connections of one address leave room for a request of another page. */
import { createServer, get, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createEventStream } from "../../../cli/dev/event-stream.ts";
import { listen, stop } from "../../../cli/hosts/preview/listen.ts";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(stop)));

type Stream = { text: string; hasEnded: boolean };

/** Settles once the stream has sent something. */
function streamAt(port: number): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const stream = { text: "", hasEnded: false };
    get({ port, path: "/events", agent: false }, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => {
        stream.text += text;
        resolve(stream);
      });
      response.on("close", () => {
        stream.hasEnded = true;
      });
    }).on("error", reject);
  });
}

const statusAt = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ port, path: "/", agent: false }, (response) => resolve(response.resume().statusCode)).on(
      "error",
      reject,
    );
  });

test("of 1,000 streams the newest stay open and get events, and the others are told to come back later", async () => {
  const events = createEventStream();
  const server = createServer((request, response) => {
    if (request.url === "/events") events.open(response, ["{}"]);
    else response.end("page");
  });
  servers.push(server);
  const port = await listen(server, "127.0.0.1", 0);
  const streams: Stream[] = [];
  while (streams.length < 1000) streams.push(await streamAt(port));
  await expect.poll(() => streams.filter(({ hasEnded }) => !hasEnded).length).toBe(64);
  expect(streams.slice(0, -64).every(({ text }) => text.endsWith("retry: 60000\n\n"))).toBe(true);
  await expect(statusAt(port)).resolves.toBe(200);
  events.send("edited");
  const newest = streams.slice(-64);
  await expect.poll(() => newest.filter(({ text }) => text.endsWith("data: edited\n\n")).length).toBe(64);
});

test("connections without a request are ended from the oldest on", async () => {
  const server = createServer((_, response) => response.end("page"));
  servers.push(server);
  const port = await listen(server, "127.0.0.1", 0);
  const ended: number[] = [];
  const sockets: Socket[] = [];
  for (let number = 0; number < 300; number++)
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", resolve);
      sockets.push(socket.on("error", () => undefined).on("close", () => ended.push(number)));
    });
  await expect.poll(() => ended.length).toBe(300 - 256);
  expect(Math.max(...ended)).toBe(300 - 256 - 1);
  await expect(statusAt(port)).resolves.toBe(200);
  for (const socket of sockets) socket.destroy();
});

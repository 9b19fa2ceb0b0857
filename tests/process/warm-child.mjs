/**
 * A process that is `twsite` again and again, so that the code of the command is read and warmed up once. Each message asks
 * for one call; its answer comes when nothing is left to do, as a process of its own would end.
 */
import { pathToFileURL } from "node:url";
// It remembers the folder that it is loaded in, and starts its own process there: one that stays.
import "esbuild";

const home = process.cwd();
const texts = { out: "", err: "" };
let calls = 0;
let isRunning = false;
let isSettled = false;

for (const [stream, name] of [
  [process.stdout, "out"],
  [process.stderr, "err"],
])
  stream.write = (text, encoding, callback) => {
    texts[name] += typeof text === "string" ? text : Buffer.from(text).toString();
    const done = typeof encoding === "function" ? encoding : callback;
    if (done) process.nextTick(done);
    return true;
  };

process.on("message", async ({ main, args, cwd, env, columns }) => {
  isRunning = true;
  isSettled = false;
  process.channel.unref();
  Object.assign(texts, { out: "", err: "" });
  for (const stream of [process.stdout, process.stderr])
    Object.assign(stream, { isTTY: columns !== undefined, columns });
  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key];
  Object.assign(process.env, env);
  process.argv = [process.execPath, main, ...args];
  process.exitCode = undefined;
  process.chdir(cwd);
  // Another query: the file runs again, and what it imports is there already.
  await import(`${pathToFileURL(main).href}?call=${++calls}`);
  isSettled = true;
});

process.on("beforeExit", () => {
  if (!isRunning || !process.connected) return;
  isRunning = false;
  // A process that ends while its main module still waits for something ends with 13.
  const code = isSettled ? Number(process.exitCode ?? 0) : 13;
  for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners("error");
  process.exitCode = undefined;
  process.chdir(home);
  process.channel.ref();
  process.send({ code, ...texts });
});

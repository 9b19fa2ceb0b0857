/** `twsite manual` as a process of its own, with a cache folder of the test's. */
import { onTestFinished } from "vitest";
import { type Ended, start } from "./command.ts";

type Served = { url: string; stop(): Promise<Ended> };

/** Starts the command and waits for its address. */
export async function serveManual(cache: string, more: Record<string, string> = {}): Promise<Served> {
  const { child, ended } = start(["manual", "--port", "0"], { env: { XDG_CACHE_HOME: cache, ...more } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (part: string) => {
      text += part;
      const [, found] = /at (http:\S+) \(Ctrl-C stops\)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ err }) => reject(new Error(err)));
  });
  const stop = (): Promise<Ended> => {
    child.kill("SIGINT");
    return ended;
  };
  return { url, stop };
}

export const textOf = async (url: string, path: string) => (await fetch(new URL(path, url))).text();

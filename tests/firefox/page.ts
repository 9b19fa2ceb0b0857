/** A tab of Firefox: addresses, what is in the page, keys, and what its console complains of. */
import { vi } from "vitest";
import * as z from "zod";
import type { Bidi } from "./bidi.ts";

export type Page = {
  /** Errors and warnings of scripts, and what the security policy has blocked. */
  complaints(): Promise<string[]>;
  goto(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page. It sees nothing of the test but these arguments, which go there as JSON. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Runs a function in each document of this tab from the next one on, before its own scripts. */
  before(run: () => void): Promise<void>;
  /** Presses the first visible element of a selector, of those with that text, once there is one and it is enabled. */
  click(selector: string, options?: { text?: string; timeout?: number }): Promise<void>;
  /** Keys that are held together: `("Control", "k")`. */
  press(...keys: string[]): Promise<void>;
  /** A text, key by key. */
  type(text: string): Promise<void>;
};

const Tab = z.object({ context: z.string() });
const Answer = z.union([
  z.object({
    type: z.literal("success"),
    result: z.object({ type: z.string(), value: z.string().optional() }),
  }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);
const Entry = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string() }),
});

/** WebDriver's names of keys without a character. */
const named: Record<string, string> = {
  Control: "\uE009",
  Escape: "\uE00C",
  Enter: "\uE007",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

export async function openPage(bidi: Bidi, userContext: string): Promise<Page> {
  const { context } = await bidi.send("browsingContext.create", { type: "tab", userContext }, Tab);
  const tab = async (method: string, parameters: object = {}) => {
    await bidi.send(`browsingContext.${method}`, { context, ...parameters }, z.unknown());
  };
  const resize = (width: number, height: number) => tab("setViewport", { viewport: { width, height } });
  await resize(1280, 800);
  const before = async (run: () => void) => {
    const parameters = { functionDeclaration: run.toString(), contexts: [context] };
    await bidi.send("script.addPreloadScript", parameters, z.unknown());
  };
  await before(noteBlocked);
  const logged: string[] = [];
  bidi.on("log.entryAdded", (parameters) => {
    const { data } = Entry.safeParse(parameters);
    if (data?.source.context === context && /error|warn/.test(data.level)) logged.push(data.text ?? "");
  });

  const evaluate: Page["evaluate"] = async (run, ...given) => {
    const functionDeclaration = `async (json) => JSON.stringify([await (${run})(...JSON.parse(json))])`;
    const json = [{ type: "string", value: JSON.stringify(given) }];
    const call = { functionDeclaration, arguments: json, target: { context }, awaitPromise: true };
    const answer = await bidi.send("script.callFunction", call, Answer);
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value ?? "[]")[0];
  };

  const act = async (actions: { type: string; value: string }[]) => {
    const parameters = { context, actions: [{ type: "key", id: "keyboard", actions }] };
    await bidi.send("input.performActions", parameters, z.unknown());
  };

  return {
    evaluate,
    before,
    complaints: async () => [...logged, ...(await evaluate(() => Reflect.get(globalThis, "blocked") ?? []))],
    resize,
    goto: (url) => tab("navigate", { url, wait: "complete" }),
    reload: () => tab("reload", { wait: "complete" }),
    back: () => tab("traverseHistory", { delta: -1 }),
    forward: () => tab("traverseHistory", { delta: 1 }),
    url: () => evaluate(() => location.href),
    click: (selector, { text, timeout = 30_000 } = {}) =>
      vi.waitFor(
        async () => {
          const state = await evaluate(clickFirst, selector, text ?? null);
          if (state !== "clicked")
            throw new Error(`“${text ? `${selector}” with the text “${text}` : selector}” ${state}`);
        },
        { timeout },
      ),
    press: (...keys) => {
      const values = keys.map((key) => named[key] ?? key);
      const down = values.map((value) => ({ type: "keyDown", value }));
      return act([...down, ...values.toReversed().map((value) => ({ type: "keyUp", value }))]);
    },
    type: (text) =>
      act(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
  };
}

/** Runs in the page. */
function clickFirst(selector: string, text: string | null): string {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    ({ textContent }) => text === null || textContent.trim() === text,
  );
  const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const enabled = visible.find((element) => !element.matches(":disabled"));
  enabled?.click();
  if (enabled) return "clicked";
  if (all.length === 0) return "is not there";
  return visible.length === 0 ? "is not visible" : "is disabled";
}

function noteBlocked(): void {
  const blocked: string[] = [];
  Reflect.set(globalThis, "blocked", blocked);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    blocked.push(`${effectiveDirective} ${blockedURI}`),
  );
}

/** The entry of a thread: reads a task's code when it first hears of the task, and answers every batch of its work. */
import { parentPort } from "node:worker_threads";
import type { Answer, Order, TaskName } from "./threads/threads.ts";

type Work = (batch: never) => unknown;

/** Each takes the settings of a task that begins, and gives what works on its batches. */
const tasks: Record<TaskName, () => Promise<{ begin(settings: never): Work | Promise<Work> }>> = {
  compile: () => import("./compile/compile-task.ts"),
  render: () => import("./publish/render-task.ts"),
};

function serve(port: NonNullable<typeof parentPort>): void {
  let begun: Promise<Work> | undefined;
  port.on("message", async (order: Order) => {
    if (order.kind === "prepare") void tasks[order.task]();
    else if (order.kind === "begin") {
      begun = tasks[order.task]().then((task) => task.begin(order.settings as never));
      // A batch tells of the failure.
      begun.catch(() => {});
    } else port.postMessage(await answer(order.id, begun, order.work));
  });
}

async function answer(id: number, begun: Promise<Work> | undefined, work: unknown): Promise<Answer<unknown>> {
  try {
    const run = await begun;
    return { id, result: await run?.(work as never) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}

if (parentPort) serve(parentPort);

/** The entry of a thread: imports a task's code when the task is first named, and answers every batch of its work. */
import { parentPort } from "node:worker_threads";
import { type Outcome, outcomeOf, thrown } from "./cache/threads/outcome.ts";
import type { Answer, Order, TaskName } from "./cache/threads/threads.ts";
import { extensionAtFault, failsPage } from "./markdown/extension-runs.ts";
import { EXTENSION_FAILURE } from "./report/failure.ts";
import { reasonOf } from "./report/reason-of.ts";

type Work = (piece: never) => unknown;

/** Each function takes the settings of a task that begins, and returns the function that does a piece of its work. */
const tasks: Record<TaskName, () => Promise<{ begin(settings: never): Work | Promise<Work> }>> = {
  compile: () => import("./compile/compile-task.ts"),
  render: () => import("./publish/render-task.ts"),
};

function serve(port: NonNullable<typeof parentPort>): void {
  let begun: Promise<Work> | undefined;
  let answered = Promise.resolve();
  port.on("message", (order: Order) => {
    if (order.kind === "prepare") void tasks[order.task]();
    else if (order.kind === "begin") {
      begun = tasks[order.task]().then((task) => task.begin(order.settings as never));
      // The failure is reported with the first batch.
      begun.catch(() => {});
    } else {
      // Batches are done one after the other, in their order of arrival.
      answered = answered.then(async () => port.postMessage(await answer(begun, order.works)));
    }
  });
}

async function answer(begun: Promise<Work> | undefined, works: unknown[]): Promise<Answer<unknown>> {
  let work: Work | undefined;
  try {
    work = await begun;
  } catch (error) {
    return { broken: thrown(error) };
  }
  const outcomes: Outcome<unknown>[] = [];
  for (const piece of works) outcomes.push(await outcomeOf(() => work?.(piece as never)));
  return { outcomes };
}

if (parentPort) {
  process.on("uncaughtException", (error) => {
    if (failsPage(error)) return;
    const culprit = extensionAtFault();
    // The error ends the thread, like any error that is not handled.
    throw culprit === undefined
      ? error
      : Object.assign(new Error(`an error in ${culprit}: ${reasonOf(error)}`), { name: EXTENSION_FAILURE });
  });
  serve(parentPort);
}

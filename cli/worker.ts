/** The entry of a thread: reads a task's code when it first hears of the task, and answers every batch of its work. */
import { parentPort } from "node:worker_threads";
import { type Outcome, outcomeOf, thrown } from "./cache/threads/outcome.ts";
import type { Answer, Order, TaskName } from "./cache/threads/threads.ts";
import { extensionAtFault, failsPage } from "./markdown/extension-runs.ts";
import { EXTENSION_FAILURE } from "./report/failure.ts";
import { reasonOf } from "./report/reason-of.ts";

type Work = (piece: never) => unknown;

/** Each takes the settings of a task that begins, and gives what works on its pieces. */
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
      // A batch tells of the failure.
      begun.catch(() => {});
    } else {
      // One batch after the other, in the order they came in.
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
    // The thread dies of it, as it does of any error that nobody handles.
    throw culprit === undefined
      ? error
      : Object.assign(new Error(`an error in ${culprit}: ${reasonOf(error)}`), { name: EXTENSION_FAILURE });
  });
  serve(parentPort);
}

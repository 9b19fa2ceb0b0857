/**
 * The end of a test run: names the tests that passed only at their second try and, last, those that a missing browser kept from being run,
 * and writes why the run failed to `dist/failures.txt`, which `.ci/run` shows last.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

/** A slow machine explains so many of them; more have a cause that somebody must find. */
const allowedFlaky = 3;

/** With the line of the step, `.ci/run` shows at most 40. */
const maxLines = 39;

type Failure = { title: string; errors: readonly Pick<SerializedError, "message" | "cause" | "stacks">[] };

export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    rmSync(this.#file(vitest), { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (this.#vitest === undefined) return;
    const log = (line: string) => this.#vitest?.logger.log(line);
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map(toFailure),
    );
    if (flaky.length > 0) log("flaky:");
    for (const test of flaky) for (const line of linesOf(test, 8)) log(line);

    const failures = [...modules.flatMap(failuresOf), ...unhandled.map(unhandledError)];
    if (flaky.length > allowedFlaky) {
      const message = `${flaky.length} tests passed only at their second try; a run may have ${allowedFlaky}`;
      log(`\n${message}.`);
      failures.push({ title: "too many flaky tests", errors: [{ message }] }, ...flaky);
      process.exitCode = 1;
    }
    for (const [reason, tests] of notRun(modules)) {
      const [advice, ...cause] = reason.split("\n");
      const message = `${tests} tests were not run. ${advice}`;
      log(`\n${[...cause, message].join("\n")}`);
      failures.push({ title: "tests that were not run", errors: [{ message }] });
      process.exitCode = 1;
    }
    if (failures.length === 0) return;
    const file = this.#file(this.#vitest);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${summaryOf(failures).join("\n")}\n`);
  }

  #file({ config }: Vitest): string {
    return join(config.root, "dist/failures.txt");
  }
}

/** How many tests a project has left out, by the reason that it gives (`tests/browser/find-browser.ts`). */
function notRun(modules: readonly TestModule[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const module of modules) {
    const reason = module.project.getProvidedContext().notRun;
    const tests = [...module.children.allTests("skipped")].length;
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + tests);
  }
  return counts;
}

function failuresOf(module: TestModule): Failure[] {
  const tests = [...module.children.allTests("failed")];
  // A hook fails its suite, and a module that cannot be imported fails before it has tests.
  const suites = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [...suites, ...tests].map(toFailure);
}

function toFailure(failed: TestCase | TestSuite | TestModule): Failure {
  if (failed.type === "module") return { title: failed.relativeModuleId, errors: failed.errors() };
  return {
    title: `${failed.module.relativeModuleId} > ${failed.fullName}`,
    errors: failed.type === "test" ? (failed.result().errors ?? []) : failed.errors(),
  };
}

function unhandledError(error: SerializedError): Failure {
  return { title: "unhandled error", errors: [error] };
}

/** All failures where there is room for their names, with as many lines of each message as fit. */
function summaryOf(failures: readonly Failure[]): string[] {
  const linesEach = Math.min(8, Math.max(2, Math.floor(maxLines / failures.length)));
  const lines = failures.map((failure) => linesOf(failure, linesEach));
  if (lines.flat().length <= maxLines) return lines.flat();
  const shown = Math.floor((maxLines - 1) / linesEach);
  return [...lines.slice(0, shown).flat(), `… and ${failures.length - shown} more`];
}

/** Its title, then the first lines of its first error, with where it was. The line in which fast-check names its seed is always among them. */
function linesOf({ title, errors: [error] }: Failure, count: number): string[] {
  const lines = textOf(error)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const seed = lines.find((line) => line.includes("seed: "));
  const first = lines.slice(0, count - 1);
  if (seed !== undefined && !first.includes(seed)) first[first.length - 1] = seed;
  if (first[0] !== undefined) first[0] += placeOf(error);
  return [title, ...first.map((line) => `  ${line}`)].map((line) => line.slice(0, 200));
}

/** The lines of the tests that led to it, the innermost first: a helper that waited does not say for which test. */
function placeOf(error: Failure["errors"][number] | undefined): string {
  const own = (error?.stacks ?? [])
    .filter(({ file }) => !file.includes("/node_modules/"))
    .map(({ file, line }) => `${relative(process.cwd(), file)}:${line}`);
  return own.length === 0 ? "" : ` (${own.slice(0, 3).join(" < ")})`;
}

/** The cause has what an assertion said inside a property of fast-check. */
function textOf(error: Failure["errors"][number] | undefined): string {
  if (error === undefined) return "";
  const cause: unknown = error.cause?.message;
  return typeof cause === "string" ? `${error.message}\n${cause}` : error.message;
}

import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { SummaryReporter } from "./summary-reporter.ts";
import { placeInMemory } from "./temporary-folder.ts";

const files = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** Those that start, stop and pack commands. */
const processes = files("process", "package");
/** Those with a browser. */
const browser = files("browser", "dev");
/** Those that hear what the development builds of React and micromark say of how they are used. */
const development = files("unit/reader", "unit/markdown", "commonmark");
/** How they run. */
export const developmentBuilds = {
  env: { NODE_ENV: "development" },
  execArgv: ["--conditions", "development"],
};
/** A page that comes late on a busy machine gets a second try, which the end of the run names. */
export const retry = 1;
export const findsBrowser = ["tests/browser/find-chromium.ts"];
/** It asks micromark's own tokenizer about every text. */
const compared = "tests/unit/markdown/document.test.ts";
/** Those that take minutes: `npm run test:long`. */
const exclude = [...configDefaults.exclude, "tests/**/*.long.test.{ts,tsx}"];

// Packages as the shipped command has them: with their development builds a site takes three times as long.
process.env.NODE_ENV = "production";
// Sites of the repository are compiled once in a run, for all workers (`tests/browser/compiled-site.ts`).
process.env.TEST_RUN = randomUUID();
placeInMemory();

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    globalSetup: ["tests/temporary-folder.ts", "tests/build-command.ts"],
    reporters: [
      "default",
      ...(process.env.GITHUB_ACTIONS === "true" ? ["github-actions"] : []),
      new SummaryReporter(),
    ],
    // No module of the tool keeps state, so that one reading of each serves all files; what tests share, such as a browser, lasts
    // as long as their worker.
    isolate: false,
    // No test wants the machine for itself, and no project waits for the last file of another. One more than there are
    // cores: who waits for a page or a command leaves its core to others.
    maxWorkers: availableParallelism() + 1,
    // What is waited for comes when a busy machine gets to it; only what never comes takes so long.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      { extends: true, test: { name: "process", include: processes, exclude } },
      {
        extends: true,
        test: { name: "browser", globalSetup: findsBrowser, include: browser, exclude, retry },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic", development: true } },
        test: {
          name: "development",
          ...developmentBuilds,
          include: development,
          exclude: [...exclude, compared],
        },
      },
      {
        extends: true,
        test: {
          name: "quick",
          include: [
            ...files("!(browser|dev|process|package|hosts|firefox|unit|commonmark)"),
            ...files("unit/!(reader|markdown)"),
            compared,
          ],
          exclude,
        },
      },
    ],
  },
});

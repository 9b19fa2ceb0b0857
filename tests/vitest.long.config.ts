/** Tests that take minutes are run by themselves (`npm run test:long`): payloads, fuzzing, rounds of damage. */
import { defineConfig } from "vitest/config";
import { seed } from "./long/seed.ts";
import all, { developmentBuilds, findsBrowser, retry } from "./vitest.config.ts";

console.log(`SEED=${seed}`);

const { projects: _, ...shared } = all.test ?? {};
const browser = ["tests/{browser,dev}/**/*.long.test.{ts,tsx}"];
const long = ["tests/**/*.long.test.{ts,tsx}"];
/** Those that hear what the development builds say. */
const development = ["tests/unit/markdown/{corpus,stable-html,within-limits}.long.test.ts"];

export default defineConfig({
  ...all,
  test: {
    ...shared,
    testTimeout: 1_800_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: "long",
          include: long,
          exclude: [...browser, ...development],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "long-development",
          ...developmentBuilds,
          include: development,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "long-browser",
          globalSetup: findsBrowser,
          include: browser,
          retry,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

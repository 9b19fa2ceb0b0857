import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const files = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** Those with a browser wait for it half of their time. */
const browser = files("browser", "dev");
/** Those that start, stop and pack commands want the machine for themselves. */
const alone = files("process", "package");
/** Those that hear what React's development build says of an element. */
const reader = files("unit/reader");
/** Those that take minutes: `npm run test:long`. */
const exclude = [...configDefaults.exclude, "tests/**/*.long.test.{ts,tsx}"];

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  // React as the shipped command has it: the development build takes most of the time that a site takes to compile.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    env: { NODE_ENV: "production" },
    globalSetup: ["tests/build-command.ts"],
    // No module keeps state, so that one reading of each serves all files.
    isolate: false,
    // What is waited for comes when a busy machine gets to it; only what never comes takes so long.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: { name: "browser", include: browser, exclude, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, exclude, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic", development: true } },
        test: {
          name: "reader",
          env: { NODE_ENV: "development" },
          include: reader,
          exclude,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "quick",
          include: files("*"),
          // The hosts: `npm run test:hosts`.
          exclude: [...exclude, ...browser, ...alone, ...reader, ...files("hosts")],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});

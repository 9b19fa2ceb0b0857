import { configDefaults, defineConfig } from "vitest/config";

const files = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** Those that start browsers and commands are served better one after the other. */
const busy = files("browser", "dev", "process", "package");

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
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
        test: { name: "busy", include: busy, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: "quick",
          include: files("*"),
          // The hosts: `npm run test:hosts`.
          exclude: [...configDefaults.exclude, ...busy, ...files("hosts")],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});

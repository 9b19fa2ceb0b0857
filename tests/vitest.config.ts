import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // `npm run test:hosts`
    exclude: ["tests/hosts/**"],
    globalSetup: ["tests/build-command.ts"],
    // No module keeps state, so that one reading of each serves all files.
    isolate: false,
    // What is waited for comes when a busy machine gets to it; only what never comes takes so long.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
  },
});

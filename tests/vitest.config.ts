import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // `npm run test:hosts`
    exclude: ["tests/hosts/**"],
    globalSetup: ["tests/build-command.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes when a busy machine gets to it.
    expect: { poll: { timeout: 15_000 } },
  },
});

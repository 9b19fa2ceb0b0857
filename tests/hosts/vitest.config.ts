/** The matrix of hosts is run by itself (`npm run test:hosts`): it needs web servers that not every machine has. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: {
    include: ["tests/hosts/*.test.ts"],
    globalSetup: ["tests/build-command.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One server at a time, and the sites compiled once.
    fileParallelism: false,
  },
});

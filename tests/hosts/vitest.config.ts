/** The matrix of hosts is run by itself (`npm run test:hosts`): it needs web servers that not every machine has. */
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    include: ["tests/hosts/*.test.ts"],
    exclude: [],
    // One server at a time, and the sites compiled once.
    fileParallelism: false,
  },
});

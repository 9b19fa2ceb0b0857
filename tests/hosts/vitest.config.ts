/** The matrix of hosts is run by itself (`npm run test:hosts`): it needs web servers that not every machine has. */
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

const { projects: _, ...shared } = all.test ?? {};

export default defineConfig({
  ...all,
  test: {
    ...shared,
    include: ["tests/hosts/*.test.ts"],
    // One server at a time, and the sites compiled once.
    fileParallelism: false,
  },
});

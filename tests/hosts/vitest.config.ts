/** Hosts and browsers besides ours are run by themselves (`npm run test:hosts`): they need programs that not every machine has. */
import { defineConfig } from "vitest/config";
import all, { retry } from "../vitest.config.ts";

const { projects: _, ...shared } = all.test ?? {};

export default defineConfig({
  ...all,
  test: {
    ...shared,
    globalSetup: ["tests/temporary-folder.ts", "tests/build-command.ts", "tests/hosts/installed.ts"],
    include: ["tests/hosts/*.test.ts", "tests/firefox/*.test.ts"],
    // Node.js 20 has WebSocket, by which Firefox is driven, behind a flag.
    execArgv: ["--experimental-websocket"],
    retry,
    // One server at a time, and the sites compiled once.
    fileParallelism: false,
  },
});

/** Hints name the command as the one who reads them can call it. */
import { expect, test } from "vitest";
import { invocationOf } from "../../../cli/commands/invocation.ts";
import { nextSteps } from "../../../cli/commands/next-steps.ts";

const npm = { npm_config_user_agent: "npm/11.0.0 node/v22.0.0 linux x64 workspaces/false" };
const local = "/home/me/site/node_modules/.bin/twsite";

test.each([
  ["npx, or a script of npm", local, npm, "npx twsite"],
  ["pnpm", local, { npm_config_user_agent: "pnpm/10.0.0 npm/? node/v22.0.0 linux x64" }, "pnpm exec twsite"],
  ["yarn", local, { npm_config_user_agent: "yarn/1.22.22 npm/? node/v22.0.0 linux x64" }, "yarn twsite"],
  ["the link of an installed package", local, { PATH: "/usr/bin" }, "npx twsite"],
  ["its script", "/home/me/node_modules/twsite/dist/twsite/main.js", { PATH: "/usr/bin" }, "npx twsite"],
  ["a global link", "/usr/local/bin/twsite", { PATH: "/usr/bin:/usr/local/bin" }, "twsite"],
  ["a link of one's own that is not on the path", "/opt/twsite", { PATH: "/usr/bin" }, "/opt/twsite"],
  [
    "a clone",
    "/home/me/twsite/dist/twsite/main.js",
    { PATH: "/usr/bin" },
    "node /home/me/twsite/dist/twsite/main.js",
  ],
  ["a clone in a folder with spaces", "/my tools/main.js", {}, "node '/my tools/main.js'"],
])("%s", (_, script, env, expected) => {
  expect(invocationOf({ script, env })).toBe(expected);
});

test("what is next after a site was made can be typed as it is", () => {
  const tool = { invocation: "npx twsite", packageFolder: "/home/me/my clone", release: "0.1.0" };
  const installed = { ...tool, invocation: "pnpm exec twsite", packageFolder: "/x/node_modules/twsite" };
  expect(nextSteps("my site", tool, ["dev"], true)).toBe(
    "  cd 'my site'\n  mkdir vendor\n  npm --prefix '/home/me/my clone' run package\n  npm pack --pack-destination vendor '/home/me/my clone/dist/packages/twsite'\n  npm install ./vendor/twsite-0.1.0.tgz\n  npx twsite dev",
  );
  expect(nextSteps("site", installed, ["dev"], true)).toContain(
    "  npm pack --pack-destination vendor /x/node_modules/twsite\n  pnpm add ./vendor/twsite-0.1.0.tgz\n",
  );
  expect(nextSteps("site", tool, ["check", "dev"], false)).toBe(
    "  cd site\n  npx twsite check\n  npx twsite dev",
  );
  expect(nextSteps(".", { ...tool, invocation: "twsite" }, ["dev"], true)).toBe("  twsite dev");
});

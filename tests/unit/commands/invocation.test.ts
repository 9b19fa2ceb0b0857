/** Hints name the command as the one who reads them can call it. */
import { expect, test } from "vitest";
import { invocationOf, nextSteps } from "../../../cli/commands/invocation.ts";

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

test("what is next after a site was made", () => {
  expect(nextSteps("my site", "npx twsite", ["dev"], true)).toBe(
    "  cd 'my site'\n  npm install ./vendor/PACKAGE.tgz\n  npx twsite dev\n\nPACKAGE.tgz is the file that npm pack wrote in the clone of twsite.\nMove it into the folder vendor/ of the site, and commit that folder.",
  );
  expect(nextSteps("site", "npx twsite", ["check", "dev"])).toBe(
    "  cd site\n  npx twsite check\n  npx twsite dev",
  );
  expect(nextSteps(".", "twsite", ["dev"], true)).toBe("  twsite dev");
});

/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "./command.ts";
import { bundleReader } from "./reader.ts";
import { ruleHelp } from "./rule-help.ts";

/** Built aside and then put in place, so that a command that is running meanwhile finds its files. */
const target = "dist/twsite";
const out = `dist/.twsite-${process.pid}`;

mkdirSync(out, { recursive: true });
await bundleCommand(out);
await bundleReader(join(out, "reader"));
cpSync("cli/starter/files", join(out, "starter"), { recursive: true });
const manual = "tests/sites/manual/content/en/docs/help/rules.md";
writeFileSync(join(out, "rules.json"), JSON.stringify(ruleHelp(readFileSync(manual, "utf8"))));
rmSync(target, { recursive: true, force: true });
renameSync(out, target);

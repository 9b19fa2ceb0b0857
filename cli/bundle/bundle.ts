/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "./command.ts";
import { digestFile, inputDigest, rulesPage, writeDigest } from "./input-digest.ts";
import { bundleReader } from "./reader.ts";
import { ruleHelp } from "./rule-help.ts";

/** Built aside and then put in place, so that a command that is running meanwhile finds its files. */
const target = "dist/twsite";
const out = `dist/.twsite-${process.pid}`;

// Taken first: what is edited meanwhile may not be part of it.
const digest = inputDigest();
mkdirSync(out, { recursive: true });
await bundleCommand(out);
await bundleReader(join(out, "reader"));
cpSync("cli/authoring/starter/files", join(out, "starter"), { recursive: true });
writeFileSync(join(out, "rules.json"), JSON.stringify(ruleHelp(readFileSync(rulesPage, "utf8"))));
rmSync(digestFile, { force: true });
rmSync(target, { recursive: true, force: true });
renameSync(out, target);
writeDigest(digest);

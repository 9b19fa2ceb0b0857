/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "./command.ts";
import { bundleReader } from "./reader.ts";

/** Built aside and then put in place, so that a command that is running meanwhile finds its files. */
const target = "dist/twsite";
const out = `dist/.twsite-${process.pid}`;

mkdirSync(out, { recursive: true });
await bundleCommand(out);
await bundleReader(join(out, "reader"));
cpSync("cli/starter/files", join(out, "starter"), { recursive: true });
rmSync(target, { recursive: true, force: true });
renameSync(out, target);

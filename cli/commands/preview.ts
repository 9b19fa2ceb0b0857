/** `twsite preview`: serves the compiled site as a static host would. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import * as z from "zod";
import { BasePath } from "../../schema/site.ts";
import { listenProblem, networkUrls } from "../hosts/preview/listen.ts";
import { didYouMean } from "../report/nearest.ts";
import { nearestCompiled } from "../source/nearest-folder.ts";
import type { Installation } from "./installation.ts";
import { interruption } from "./interruptible.ts";
import { basePath, portNumber } from "./options.ts";

/** The output of a command. */
export type CommandOutput = { out: (text: string) => void; err: (text: string) => void };

type Options = { out: string; port: number; host: string; baseUrl?: string; redirect: boolean };

/** Runs until it is interrupted. A folder that cannot be served is a usage error of the command. */
export function previewCommand(
  io: CommandOutput,
  { invocation }: Pick<Installation, "invocation"> = { invocation: "twsite" },
): Command {
  return new Command("preview")
    .option("--out <folder>", "folder of the compiled site", "dist/site")
    .option("--port <number>", "first port to try", portNumber, 4000)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--base-url <path>",
      "path that the site is served under (default: the one it was compiled for)",
      basePath,
    )
    .option("--no-redirect", "serve /docs/x directly, as some hosts do, instead of redirecting to /docs/x/")
    .addHelpText("after", "\nExamples:\n  $ twsite preview\n  $ twsite preview --out public --port 8080")
    .action(async ({ out, port, host, baseUrl, redirect: redirects }: Options, command: Command) => {
      const compiled = await compiledBase(out);
      if (compiled === undefined) {
        return command.error(
          `error: ${out} is not a compiled site; run "${invocation} compile", or name its folder with --out${didYouMean(nearestCompiled(out))}`,
        );
      }
      // Imported here, because other commands need no server and start faster without one.
      const { startPreview } = await import("../hosts/preview/preview-server.ts");
      const preview = await startPreview({
        root: out,
        base: baseUrl ?? compiled,
        redirects,
        host,
        port,
      }).catch((error: Error) =>
        command.error(`error: cannot listen on ${host}, port ${port}: ${listenProblem(error)}`),
      );
      if (port !== 0 && preview.port !== port) io.err(`Port ${port} is in use; using ${preview.port}.`);
      // The listener is added before the line is printed, because a reader of the line may interrupt at once.
      const interrupted = interruption();
      io.out(`Serving ${out} at ${preview.url} (Ctrl-C stops)`);
      for (const url of networkUrls(host, preview.port, baseUrl ?? compiled))
        io.out(`On your network: ${url}`);
      await interrupted;
      await preview.close();
    });
}

const MARK = ".twsite.json";

/** The part of the mark that the preview needs; the rest belongs to the compiler. */
const Mark = z.looseObject({ base: BasePath.default("/") });

/** The base path that the folder was compiled for; undefined where twsite did not compile it. */
async function compiledBase(folder: string): Promise<string | undefined> {
  try {
    const mark = Mark.safeParse(JSON.parse(await readFile(join(folder, MARK), "utf8")));
    return mark.success ? mark.data.base : undefined;
  } catch {
    return undefined;
  }
}

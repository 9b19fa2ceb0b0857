/** `twsite manual`: the manual of the installed version, as a site on this machine. */

import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { manualName, manualSite } from "../dev/manual-site/manual-site.ts";
import { readReaderFiles } from "../emit/reader-files.ts";
import { listenProblem } from "../hosts/preview/listen.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import { build } from "../pipeline/build.ts";
import { isError } from "../report/finding.ts";
import { progressLine } from "../report/progress.ts";
import type { Installation } from "./installation.ts";
import { interruptible, interruption } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { portNumber } from "./options.ts";

type Options = { port: number; open: boolean };

const host = "127.0.0.1";

/** Runs until it is interrupted. */
export function manualCommand(io: CommandIo, installation: Installation): Command {
  return new Command("manual")
    .option("--port <number>", "first port to try", portNumber, 4100)
    .option("--no-open", "open no browser")
    .addHelpText(
      "after",
      `
The first run compiles the manual into your cache folder; later runs open it\nat once. No network is needed.

Examples:
  $ twsite manual
  $ twsite manual --port 8080`,
    )
    .action(async ({ port, open }: Options, command: Command) => {
      const { manualFolder, release, userCache } = installation;
      const progress = progressLine(io.draw);
      const name = manualName(manualFolder, installation);
      const site = await interruptible((signal) =>
        manualSite(userCache, name, (outFolder) =>
          compileManual(outFolder, installation, { signal, onProgress: progress.show }),
        ),
      ).finally(progress.clear);
      try {
        if (site.problem !== undefined)
          io.err(`The compiled manual is not stored for the next run (${site.problem}).`);
        const { startPreview } = await import("../hosts/preview/preview-server.ts");
        const preview = await startPreview({ root: site.folder, base: "/", host, port }).catch(
          (error: Error) => command.error(`error: cannot listen on port ${port}: ${listenProblem(error)}`),
        );
        if (port !== 0 && preview.port !== port) io.err(`Port ${port} is in use; using ${preview.port}.`);
        // The listener is added before the line is printed, because a reader of the line may interrupt at once.
        const interrupted = interruption();
        io.out(`Serving the manual of twsite ${release} at ${preview.url} (Ctrl-C stops)`);
        if (open) io.open(preview.url);
        await interrupted;
        await preview.close();
      } finally {
        site.close();
      }
    });
}

/** The manual has no finding in any release: one here means that the installation is damaged. */
async function compileManual(
  outFolder: string,
  { manualFolder, readerFolder, version, workerScript }: Installation,
  watching: Pick<AnalyzeOptions, "signal" | "onProgress">,
): Promise<void> {
  const { findings, published } = await build(
    {
      contentFolder: manualFolder,
      baseUrl: undefined,
      // Threads pass their results through a cache, which is not needed afterwards.
      cacheFolder: join(dirname(outFolder), "cache"),
      jobs: availableParallelism(),
      version,
      workerScript,
      ...watching,
    },
    { outFolder, prerender: true, strict: false, reader: readReaderFiles(readerFolder) },
  );
  if (published) return;
  const reasons = findings.filter(isError).map(({ file, message }) => `${file}: ${message}`);
  throw new Error(`the manual in ${manualFolder} cannot be compiled (${reasons[0]}); install twsite again`);
}

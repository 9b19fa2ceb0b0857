/** `twsite mcp`: lets language models search and read a site, over standard input and output. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { didYouMean } from "../report/nearest.ts";
import { nearestCompiled } from "../source/nearest-folder.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";

/** Runs until its input ends. The output is the protocol’s. */
export function mcpCommand(io: CommandIo, { invocation, release }: Installation): Command {
  return new Command("mcp")
    .argument("<site>", "address of a published site, or folder of a compiled one")
    .addHelpText(
      "after",
      `
The site must have been compiled by twsite. Programs can search it with its own
index, read a page or a section as Markdown, and list its pages (Model Context
Protocol). This needs a package that does not come with twsite:
  $ npm install --save-dev @modelcontextprotocol/sdk

Examples:
  $ twsite mcp https://docs.example.com
  $ twsite mcp dist/site`,
    )
    .action(async (site: string, _: unknown, command: Command) => {
      // Imported here, because other commands start faster without them.
      const { filesAt, filesIn } = await import("../dev/mcp/site-files.ts");
      const { findSdk, MCP_PACKAGE, serve } = await import("../dev/mcp/serve.ts");
      const { openSite } = await import("../dev/mcp/site-reader.ts");
      const url = /^https?:\/\//i.test(site) && URL.canParse(site) ? new URL(site) : undefined;
      if (!url && !existsSync(join(site, ".twsite.json")))
        return command.error(
          `error: ${site} is not a compiled site; run "${invocation} compile", or name its folder or its address${didYouMean(nearestCompiled(site))}`,
        );
      const sdk = findSdk();
      if (!sdk) {
        io.err(`twsite mcp needs the package ${MCP_PACKAGE}: npm install --save-dev ${MCP_PACKAGE}`);
        return io.fail();
      }
      await serve(sdk, await openSite(url ? filesAt(url) : filesIn(site)), release);
    });
}

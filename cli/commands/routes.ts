/** `twsite routes`: the addresses that the site has published, and those that would disappear. */
import { join } from "node:path";
import { Command, Option } from "commander";
import type { AddressChanges } from "../check/addresses/changed-addresses.ts";
import { changesJson, changesText, fixesText } from "../check/addresses/changes-text.ts";
import { fixesOf } from "../check/addresses/fix.ts";
import { LOCK_FILE, type Lock, lockText } from "../check/addresses/lock-text.ts";
import { type Addresses, publishedAddresses } from "../check/addresses/published.ts";
import { analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { pathOf } from "../report/path-of.ts";
import type { Rule } from "../report/rules.ts";
import { fitted } from "../report/wrap-text.ts";
import { onDisk } from "../source/on-disk.ts";
import { readInside } from "../source/read-inside.ts";
import { replaceFile, replaceFiles } from "../source/replace-file.ts";
import { decodedText } from "../source/utf8.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, oneOf } from "./options.ts";
import { failWith } from "./usable-site.ts";

type Options = BuildChoices & { accept: boolean; fix: boolean; format: "text" | "json" };

/** Rules whose findings `--accept` fixes itself. */
const ofLock: Rule[] = ["published-route-remains", "published-anchor-remains", "routes-lock-is-valid"];

export function routesCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(new Command("routes"))
    .addOption(
      new Option("--accept", "write the current addresses to routes.lock, and drop those that are gone")
        .default(false)
        .conflicts("fix"),
    )
    .option("--fix", "add aliases and old heading ids to the pages that addresses moved to", false)
    .addOption(oneOf(new Option("--format <format>", "output format"), ["text", "json"]).default("text"))
    .addHelpText(
      "after",
      `
The file routes.lock in the content folder lists the addresses and headings that
the site has published. Keep it in Git. check and compile never write it; they
report each address in it that would disappear without a redirect. Without the
file, they report nothing.

Examples:
  $ twsite routes
  $ twsite routes --fix
  $ twsite routes --accept`,
    )
    .action(async (_: unknown, options: Options) => {
      const { content, accept, fix, format } = options;
      const { findings, analysis } = await analyze(analyzeOptions(options, installation));
      if (!analysis) return failWith(findings, content, io);
      const errors = findings.filter(isError);
      // A lock file that cannot be read would be replaced as if nothing had been published.
      const unread = errors.filter(({ file }) => file === LOCK_FILE && analysis.lock === undefined);
      if (unread.length > 0) return failWith(unread, content, io);
      const others = errors.filter(({ rule }) => !ofLock.includes(rule)).length;
      const lockFile = pathOf({ file: LOCK_FILE }, content);
      const checkCommand = `${installation.invocation} check${content === "content" ? "" : ` ${content}`}`;
      if (others > 0) io.err(`${counted(others, "error")} in ${content}; "${checkCommand}" shows them`);
      if (accept) {
        if (others > 0) {
          io.err("Nothing written: fix the errors first, because they may change addresses.");
          return io.fail();
        }
        return io.out(writeLock(analysis, content, lockFile));
      }
      if (errors.length > 0 && !fix) io.fail();
      const { addresses } = analysis;
      if (!addresses) {
        const { routes, anchors } = publishedAddresses(analysis.site, analysis.redirects);
        const text = `No ${lockFile} yet: "${installation.invocation} routes --accept" writes ${numbers(routes.length, anchors.length)} to it.`;
        return io.out(format === "json" ? changesJson(undefined) : text);
      }
      if (fix) {
        const fixes = fixesOf(addresses, (file) => decodedText(readInside(content, file)));
        replaceFiles(new Map([...fixes.texts].map(([file, text]) => [onDisk(content, file), text])));
        const text = fixesText(fixes, lockFile, (file) => pathOf({ file }, content));
        io.out(text === "" ? "Nothing to fix: every published address still works." : text);
        if (fixes.left.some(({ isError }) => isError)) io.fail();
        return;
      }
      const text = changesText(addresses);
      io.out(
        format === "json"
          ? changesJson(addresses)
          : fitted(text === "" ? `Nothing has changed since ${lockFile}.` : text, io.reports.columns),
      );
    });
}

/** Writes the lock, and returns a summary as text. */
function writeLock(
  { site, redirects, lock, addresses }: Analysis,
  content: string,
  lockFile: string,
): string {
  const { routes, anchors } = acceptedAddresses(publishedAddresses(site, redirects), lock, addresses);
  replaceFile(join(content, LOCK_FILE), lockText(routes, anchors));
  const gone = (addresses?.gone ?? []).map(({ route }) => route);
  const goneAnchors = (addresses?.goneAnchors ?? []).map(({ route, anchor }) => `${route}#${anchor}`);
  return [
    `${lockFile} lists ${numbers(new Set(routes.map(({ route }) => route)).size, anchors.length)}.`,
    ...[...gone, ...goneAnchors].map((address) => `  given up: ${address}`),
  ].join("\n");
}

function numbers(routes: number, anchors: number): string {
  return `${counted(routes, "address", "addresses")} and ${counted(anchors, "heading")}`;
}

/**
 * Addresses that count as published from now on. Only those that no longer exist are removed: one that redirects now, or shows another
 * language's text instead of a translation, was published, too.
 */
function acceptedAddresses(
  now: Addresses,
  lock: Lock | undefined,
  changes: AddressChanges | undefined,
): Addresses {
  const gone = new Set(changes?.gone.map(({ route }) => route));
  const goneAnchors = new Set(changes?.goneAnchors.map(({ line }) => line));
  const listed = new Set(now.routes.map(({ route }) => route));
  const kept = [...(lock?.routes.values() ?? [])].filter(
    ({ route }) => !gone.has(route) && !listed.has(route),
  );
  return {
    routes: [...now.routes, ...kept],
    anchors: [
      ...now.anchors,
      ...(lock?.anchors ?? []).filter(({ route, line }) => !gone.has(route) && !goneAnchors.has(line)),
    ],
  };
}

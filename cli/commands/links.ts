/** `twsite links`: asks other sites for the pages that links lead to, and records how they answered. */
import { join } from "node:path";
import { Command } from "commander";
import { askLinks, type LinkAnswer, type Question } from "../authoring/links/ask-links.ts";
import { refusesRobots } from "../authoring/links/refusals.ts";
import { failuresText, isDead, reasonOf } from "../check/links/check-outbound-links.ts";
import { LINKS_LOCK, type LinkEntry, linksLockText } from "../check/links/links-lock.ts";
import { nextEntry } from "../check/links/next-entry.ts";
import { redirectEnd } from "../check/links/redirect-end.ts";
import { analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { pathOf } from "../report/path-of.ts";
import { progressLine } from "../report/progress.ts";
import { dayIn, momentOf } from "../site/moment.ts";
import { replaceFile } from "../source/replace-file.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption } from "./options.ts";
import { failWith } from "./usable-site.ts";

type Options = BuildChoices & { allowPrivate: boolean };

const pauseMs = 1000;
const timeoutMs = 15_000;

export function linksCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(new Command("links"))
    .option("--allow-private", "ask hosts in private networks, too", false)
    .addOption(nowOption())
    .addHelpText(
      "after",
      `
Asks each page on another site that a link of this site leads to, and writes the
answers to links.lock in the content folder. Keep it in Git: check and compile
read it, and ask no other site. A link is dead if its page was gone on two days,
or did not answer on three. A host gets one request a second, and robots.txt is
obeyed. Links that worked today are not asked again.

Examples:
  $ twsite links
  $ twsite links docs/content`,
    )
    .action(async (_: unknown, options: Options) => {
      const { content } = options;
      const { findings, analysis } = await analyze(analyzeOptions(options, installation));
      const ofLock = findings.filter(
        ({ file, ...finding }) => file === LINKS_LOCK && isError({ ...finding }),
      );
      // A lock file that cannot be read would be replaced as if no link had ever failed.
      if (!analysis || ofLock.length > 0) return failWith(analysis ? ofLock : findings, content, io);
      const { time_zone: zone, url } = analysis.configuration.site.value;
      const now = options.now === undefined ? Date.now() : momentOf(options.now, zone);
      const day = dayIn(zone, now);
      const { all, due } = questionsOf(analysis, day, now);
      const progress = progressLine(io.draw);
      await interruptible(async (signal) => {
        const answers = await askLinks(due, {
          // The origin has the name of an international host in ASCII, as a header needs it.
          userAgent: `twsite/${installation.release} (+${new URL(url).origin})`,
          allowPrivate: options.allowPrivate,
          pauseMs,
          timeoutMs,
          signal,
          onProgress: (done, total) => progress.show("ask", done, total),
        });
        progress.clear();
        if (isOffline([...answers.values()])) {
          io.err("error: no other site answers; is this machine online? Nothing is written.");
          return io.fail();
        }
        const entries = all.flatMap((question) => {
          const before = analysis.linksLock?.entries.get(question.address);
          const answer = answers.get(question.address);
          return answer ? [nextEntry(question, before, answer, day, now)] : before ? [before] : [];
        });
        replaceFile(join(content, LINKS_LOCK), linksLockText(entries));
        for (const line of summary(entries, answers, pathOf({ file: LINKS_LOCK }, content), now))
          io.out(line);
      });
    });
}

/** Every address once with all fragments; due are those that have not worked today, and may be asked now. */
function questionsOf(
  { outboundLinks, linksLock }: Analysis,
  day: string,
  now: number,
): { all: Question[]; due: Question[] } {
  const fragments = new Map<string, Set<string>>();
  for (const { address, fragment } of outboundLinks) {
    const own = fragments.get(address) ?? new Set();
    if (fragment !== "") own.add(fragment);
    fragments.set(address, own);
  }
  const all = [...fragments].map(([address, own]) => ({ address, fragments: own }));
  const due = all.filter(({ address }) => {
    const entry = linksLock?.entries.get(address);
    return !entry || !(hasWorkedOn(day, entry) || Date.parse(entry.notBefore ?? "") > now);
  });
  return { all, due };
}

function hasWorkedOn(day: string, { day: last, answer, failures }: LinkEntry): boolean {
  return (
    last === day && failures.length === 0 && /^\d/.test(answer) && answer !== "503" && !refusesRobots(answer)
  );
}

/** Not one answer of a server, where several were asked. */
function isOffline(answers: readonly LinkAnswer[]): boolean {
  return answers.length > 1 && answers.every(({ kind, answer }) => kind !== "unasked" && !/^\d/.test(answer));
}

function summary(
  entries: readonly LinkEntry[],
  answers: ReadonlyMap<string, LinkAnswer>,
  lockFile: string,
  now: number,
): string[] {
  const failing = entries.filter(({ failures }) => failures.length > 0);
  const ofKind = (wanted: LinkAnswer["kind"]) =>
    entries.filter(({ address }) => answers.get(address)?.kind === wanted);
  return [
    ...failing.map(({ address, failures }) => {
      const state = isDead(failures) ? "dead" : "fails";
      return `${state}  ${address}  ${failuresText(failures)}`;
    }),
    ...entries.flatMap(({ address, moved }) => (moved === undefined ? [] : [movedText(address, moved)])),
    ...ofKind("unclear").map(({ address, answer }) => `unclear  ${address}  ${reasonOf(answer)}`),
    ...entries.flatMap(({ address, notBefore = "" }) =>
      Date.parse(notBefore) > now && !answers.has(address)
        ? [`later  ${address}  not before ${notBefore}, as its site asks`]
        : [],
    ),
    ...ofKind("unasked").map(({ address, answer }) => `not asked  ${address}  ${whyUnasked(answer)}`),
    `${lockFile} has ${counted(entries.length, "address", "addresses")}; ${answers.size} asked now, ${failing.length} failing.`,
  ];
}

function movedText(address: string, moved: string): string {
  const end = redirectEnd(address, moved);
  return `moved  ${address}  to ${end ? `the ${end} page ` : ""}${moved}`;
}

function whyUnasked(answer: string): string {
  return answer === "robots"
    ? "its robots.txt forbids it"
    : answer === "private"
      ? "its host is in a private network; --allow-private asks it"
      : reasonOf(answer);
}

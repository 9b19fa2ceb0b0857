/** Report of each pass, to open pages and on the terminal: what the pass found, and what has failed since. */
import type { DevEvent, DevFinding } from "../../schema/dev-event.ts";
import { compareFindings, type Finding, isError } from "../report/finding.ts";
import type { Against } from "./against.ts";
import type { Pass, SiteInMemory } from "./site-in-memory.ts";

/**
 * After each pass: what it found, whether that differs from before, the path that the site is under now, and the files
 * whose change it followed.
 */
type TimedPass = Pass & { seconds: number };

export type OnPass = (
  pass: TimedPass & { hasNewFindings: boolean; base: string },
  files: readonly string[],
) => void | Promise<void>;

type PassReport = {
  /** After a pass, which followed the change of these files. */
  passed(pass: TimedPass, files: readonly string[]): Promise<void>;
  /** After a page that could not be rendered. */
  failed(): Promise<void>;
  /** After the state of `--against` has been read. */
  compared(): void;
  /** Event that tells a page of what there is now. */
  state(): string;
  findings(): readonly Finding[];
  /** The findings as open pages show them. */
  shown(): DevFinding[];
};

export function createPassReport({
  site,
  script,
  contentFolder,
  against,
  send,
  onPass,
}: {
  site: Pick<SiteInMemory, "version" | "stylesheets" | "failures" | "base">;
  /** Script of the reader. */
  script: string;
  contentFolder: string;
  against: Pick<Against, "ref" | "isReady"> | undefined;
  send(event: string): void;
  onPass: OnPass;
}): PassReport {
  let last: TimedPass = { findings: [], changed: 0, seconds: 0 };
  let findings: Finding[] = [];
  let shown: DevFinding[] = [];

  const state = (): string =>
    eventText({
      type: "state",
      site: site.version(),
      reader: script,
      stylesheets: site.stylesheets(),
      errors: findings.filter(isError).length,
      warnings: findings.filter((finding) => !isError(finding)).length,
      findings: shown,
      ...(against && { against: { ref: against.ref, isReady: against.isReady() } }),
    });

  async function tell(changed: number, files: readonly string[]): Promise<void> {
    const found = [...last.findings, ...site.failures()].sort(compareFindings);
    const hasNewFindings = JSON.stringify(found) !== JSON.stringify(findings);
    findings = found;
    shown = await shownOf(found, contentFolder);
    send(state());
    await onPass({ ...last, findings: found, changed, hasNewFindings, base: site.base() }, files);
  }

  return {
    async passed(pass, files) {
      last = pass;
      await tell(pass.changed, files);
    },
    failed: () => tell(0, []),
    compared: () => send(state()),
    state,
    findings: () => findings,
    shown: () => shown,
  };
}

function eventText(event: DevEvent): string {
  return JSON.stringify(event);
}

/** The findings with their lines. The module is imported only for a site with findings, because it takes long to load. */
async function shownOf(findings: readonly Finding[], contentFolder: string): Promise<DevFinding[]> {
  if (findings.length === 0) return [];
  const { devFindings } = await import("./dev-findings.ts");
  return devFindings(findings, contentFolder);
}

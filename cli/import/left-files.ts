/** Markdown files of the source that are not imported. */
import { grouped } from "./grouped.ts";

export type LeftFile = {
  file: string;
  folder: string;
  /** One clause without a full stop, which holds for all such files of the folder. */
  why: string;
  /** False where another note says it, or where the old site did not show the file either. */
  isNoted: boolean;
};

/** Groups the files by folder and reason. */
export function byFolder(left: readonly LeftFile[]): [LeftFile, ...LeftFile[]][] {
  return [...grouped(left, ({ folder, why }) => JSON.stringify([folder, why])).values()];
}

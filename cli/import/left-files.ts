/** Markdown files of the source that are not imported. */

export type LeftFile = {
  file: string;
  folder: string;
  /** One clause without a full stop, which holds for all such files of the folder. */
  why: string;
  /** False where another note says it, or where the old site did not show the file either. */
  isNoted: boolean;
};

type Group = [LeftFile, ...LeftFile[]];

/** Groups the files by folder and reason. */
export function byFolder(left: readonly LeftFile[]): Group[] {
  const groups = new Map<string, Group>();
  for (const each of left) {
    const key = JSON.stringify([each.folder, each.why]);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}

/** Repairs an imported site, fills it from the built one, and repairs what came in. No page is worse for it. */
import type { ImportedSite, NewFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { type RepairedSite, type RepairInputs, repairSite } from "../repair/repair-site.ts";
import type { BuiltSite } from "./built-pages.ts";
import { type FilledSite, fillSite } from "./fill-site.ts";

type WithBuilt = {
  built: BuiltSite;
  site: ImportedSite;
  /** Writes files of the built site into the content folder. */
  copy(files: ReadonlyMap<string, NewFile>): Promise<void>;
};

/** `filled` is undefined where the site cannot be compiled at all. */
export async function repairWithBuilt(
  inputs: RepairInputs,
  { built, site, copy }: WithBuilt,
): Promise<{ repaired: RepairedSite; filled: FilledSite | undefined }> {
  const first = await repairSite(inputs);
  const { analysis } = first.result;
  if (!analysis) return { repaired: first, filled: undefined };
  const noted: Note[] = [
    ...site.notes,
    ...first.repaired.map(({ cause, finding, message }) => ({
      cause,
      file: inputs.originOf(finding.file),
      message,
    })),
  ];
  const filled = fillSite(built, { site, files: first.files, analysis }, noted);
  await copy(filled.copies);
  const repairedWith = async (
    texts: ReadonlyMap<string, string | undefined>,
    before: RepairedSite,
  ): Promise<RepairedSite> => {
    for (const [path, text] of texts) await inputs.replace(path, text);
    const files = new Map(before.files);
    for (const [path, text] of texts)
      if (text === undefined) files.delete(path);
      else files.set(path, text);
    const kept = before.result.analysis?.compiled.kept ?? analysis.compiled.kept;
    const after = await repairSite({ ...inputs, files, kept });
    return { ...after, repaired: [...before.repaired, ...after.repaired] };
  };
  const second = await repairedWith(filled.texts, first);
  // A page that cannot be compiled is as it was before.
  const failed = new Set(
    second.repaired
      .slice(first.repaired.length)
      .flatMap(({ cause, finding: { file } }) =>
        cause === "page-put-aside" || cause === "page-left-behind" ? file : [],
      ),
  );
  const former = new Map(
    [...failed].flatMap((path) => {
      const text = first.files.get(path);
      return filled.texts.has(path) && typeof text !== "object" ? [[path, text] as const] : [];
    }),
  );
  if (former.size === 0) return { repaired: second, filled };
  const texts = new Map([...filled.texts].filter(([path]) => !former.has(path)));
  const others = second.repaired.filter(
    ({ finding }, index) => index < first.repaired.length || !former.has(finding.file),
  );
  const last = await repairedWith(former, { ...second, repaired: others });
  return { repaired: last, filled: { ...filled, texts } };
}

/** Drawings that pages show or link to hold no more than a picture: what else is in them is not sent, and is a finding. */
import type { Cache } from "../../cache/cache.ts";
import type { Finding, RelatedPlace } from "../../report/finding.ts";
import { isServed, pictureFile } from "../../site/previews.ts";
import type { Targets } from "../../site/references.ts";
import type { Site } from "../../site/site.ts";
import type { FileStamp } from "../../source/file-stamp.ts";
import type { Removed, RemovedKind } from "./cleaned-drawing.ts";
import { type Drawing, type Drawings, isDrawing, readDrawings } from "./read-drawings.ts";

type DrawingInputs = {
  site: Site;
  targets: Targets;
  files: ReadonlyMap<string, FileStamp>;
  contentFolder: string;
  cache: Cache | undefined;
  /** Files of which a finding says already that they cannot be shown. */
  unusable: ReadonlySet<string>;
};

/** More of one file are counted. */
const mostNamed = 20;

export async function checkDrawings(
  inputs: DrawingInputs,
): Promise<{ findings: Finding[]; drawings: Drawings }> {
  const used = drawingsOf(inputs);
  const { contentFolder, files, cache, unusable } = inputs;
  const drawings = await readDrawings(contentFolder, [...used.keys()].sort(), files, cache);
  const findings = [...drawings].flatMap(([file, drawing]) => {
    if (drawing.problem && unusable.has(file)) return [];
    const place = used.get(file);
    return findingsOf(drawing).map((own) => ({ ...own, file, ...(place && { related: [place] }) }));
  });
  return { findings, drawings };
}

function findingsOf({ problem, removed }: Drawing): Omit<Finding, "file">[] {
  if (problem)
    return [
      {
        rule: "image-can-be-shown",
        place: problem.place,
        message: `this drawing ${problem.message}`,
        expected: "a whole SVG file, exported again; until then an empty file is sent",
      },
    ];
  return removed.slice(0, mostNamed).map((own, index) => {
    const { message, expected } = wordsFor(own);
    const others = index === mostNamed - 1 ? removed.length - mostNamed : 0;
    return {
      rule: "svg-is-allowed",
      place: { line: own.line, column: own.column },
      message: others > 0 ? `${message}, and so are ${others} others` : message,
      expected,
    };
  });
}

/** Drawings to clean. Files of `static/` are served unchanged, so that cleaning a copy of them would protect no one. */
function drawingsOf({ site, targets, files }: DrawingInputs): Map<string, RelatedPlace | undefined> {
  const used = new Map<string, RelatedPlace | undefined>();
  const use = (path: string | undefined, place: RelatedPlace | undefined): void => {
    if (path !== undefined && isDrawing(path) && !isServed(path)) used.set(path, used.get(path) ?? place);
  };
  for (const route of site.routes) {
    const { page } = route;
    if (!page) continue;
    const isOwn = page.fallback === undefined;
    for (const { kind, url, place, included } of page.facts.references) {
      const target = targets.get(route.path)?.get(url);
      if (target?.kind !== "file") continue;
      const note = kind === "image" ? "shown by" : "linked from";
      use(target.path, isOwn ? { note, file: included?.file ?? page.source.path, place } : undefined);
    }
    use(pictureFile(route, site.locales[0]?.id ?? "", files), {
      note: "shown by",
      file: page.source.path,
      place: page.facts.keys.image,
    });
  }
  return used;
}

type Words = { message: string; expected: string };

const noCode = "a drawing without code; twsite serves files in static/ as they are";
const noHtml = "texts as SVG, not as HTML; twsite serves files in static/ as they are";
const noAddress = "a drawing that holds everything it shows";

const words: Readonly<Record<RemovedKind, (name: string) => [what: string, expected: string]>> = {
  element: (name) => [`“<${name}>”`, /foreignobject$/i.test(name) ? noHtml : noCode],
  event: (name) => [`the event attribute “${name}”`, noCode],
  code: (name) => [`the address of a script in “${name}”`, noCode],
  address: (name) => [`the address of another host in “${name}”`, noAddress],
  style: (name) => [`the address of another host in “${name}”`, noAddress],
  import: () => ["“@import” in a style", noAddress],
  animation: (name) => [`an animation of “${name}”`, noCode],
  instruction: (name) => [`the instruction “${name}”`, noAddress],
  declarations: () => ["a “<!DOCTYPE>” with declarations", noCode],
};

/** The message about a part that is left out of a drawing. */
function wordsFor({ what, name = "" }: Removed): Words {
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const [subject, expected] = words[what](short);
  return { message: `${subject} is left out of this drawing`, expected };
}

/** The record of a run that replaces a few files: spliced as bytes, since tens of thousands of entries stay as they are. */
import { contentHash } from "../source/content-hash.ts";
import type { RecordEntries, RecordedFile } from "./record.ts";

type RecordEditor = {
  /** Key and bytes of a file; undefined where the record does not name it. */
  entryOf(path: string): RecordedFile | undefined;
  /** The record with other entries of files that it names. Throws where it does not name one. */
  with(entries: RecordEntries): Buffer;
  /** The last result of `with`. */
  last(): { bytes: Buffer; entries: RecordEntries };
};

type Span = { start: number; end: number };

/** `record` is as `recordText` wrote it. */
export function recordEditor(record: Buffer): RecordEditor {
  const spans = new Map<string, Span | undefined>();
  const spanOf = (path: string): Span | undefined => {
    if (!spans.has(path)) spans.set(path, spanIn(record, path));
    return spans.get(path);
  };
  let last = { bytes: record, entries: new Map() as RecordEntries };
  return {
    entryOf(path) {
      const span = spanOf(path);
      return span && JSON.parse(record.toString("utf8", span.start, span.end));
    },
    with(entries) {
      const changes = [...entries].map(([path, entry]) => {
        const span = spanOf(path);
        if (!span || !entry) throw new Error(`the record does not name ${path}`);
        return { ...span, entry };
      });
      last = { bytes: withChecksum(splice(record, changes)), entries };
      return last.bytes;
    },
    last: () => last,
  };
}

/** The position of a file's entry. No other text of the record has a quotation mark after a brace or a comma. */
function spanIn(record: Buffer, path: string): Span | undefined {
  const name = `${JSON.stringify(path)}:[`;
  for (let place = record.indexOf(name); place > 0; place = record.indexOf(name, place + 1)) {
    if (!"{,".includes(String.fromCharCode(record[place - 1] ?? 0))) continue;
    const start = place + Buffer.byteLength(name) - 1;
    return { start, end: record.indexOf("]", start) + 1 };
  }
  return undefined;
}

function splice(bytes: Buffer, changes: readonly (Span & { entry: unknown })[]): Buffer {
  const parts: Buffer[] = [];
  let place = 0;
  for (const { start, end, entry } of [...changes].sort((a, b) => a.start - b.start)) {
    parts.push(bytes.subarray(place, start), Buffer.from(JSON.stringify(entry)));
    place = end;
  }
  return Buffer.concat([...parts, bytes.subarray(place)]);
}

/** The checksum, in its place, is one of the text of the files. */
function withChecksum(record: Buffer): Buffer {
  const checksum = '"checksum":"';
  const files = ',"files":';
  const place = record.indexOf(checksum) + checksum.length;
  const start = record.indexOf(files, place) + files.length;
  const hash = contentHash(record.subarray(start, record.lastIndexOf("}")));
  record.write(hash, place);
  return record;
}

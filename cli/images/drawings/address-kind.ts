/** The kind of target of an address in a drawing, as a browser reads it. */

export type AddressKind =
  /** A part of the drawing, or a file of the same site. */
  | "own"
  /** Bytes of a picture or a typeface in the address itself. */
  | "data"
  /** A page, a file or a mailbox elsewhere. */
  | "elsewhere"
  /** A program, or a document of any kind in the address itself. */
  | "code"
  /** Nothing that a browser loads. */
  | "other";

const base = "https://drawing.invalid/folder/drawing.svg";
const data =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;
const protocols: ReadonlyMap<string, AddressKind> = new Map([
  ["http:", "elsewhere"],
  ["https:", "elsewhere"],
  ["mailto:", "elsewhere"],
  ["tel:", "elsewhere"],
  ["javascript:", "code"],
  ["vbscript:", "code"],
  ["livescript:", "code"],
  ["blob:", "code"],
]);

export function addressKind(written: string): AddressKind {
  const address = withoutSpace(written);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    if (!URL.canParse(address)) return "other";
    const { protocol } = new URL(address);
    if (protocol === "data:") return data.test(address) ? "data" : "code";
    return protocols.get(protocol) ?? "other";
  }
  if (!URL.canParse(address, base)) return "other";
  return new URL(address, base).host === new URL(base).host ? "own" : "elsewhere";
}

/** True for a list of values, as of an animation, with the address of a program among them. */
export function namesCode(values: string): boolean {
  return /(?:^|;)(?:(?:java|vb|live)script:|data:text)/i.test(withoutSpace(values));
}

/** Browsers pass over control characters and space before an address, and over line ends and tabs within, which XML makes spaces. */
function withoutSpace(written: string): string {
  return written.replace(/[\p{Cc}\s]/gu, "");
}

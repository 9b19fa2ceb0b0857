/** `srcset` of HTML → its candidates: each an address, perhaps with a width or a density. */

type Candidate = {
  url: string;
  /** `2x`, `480w`; empty without one. */
  size: string;
  /** Offset of the address. */
  start: number;
};

/**
 * An address may have commas in it, and ends at a space or at a comma behind it, as browsers read it:
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function candidatesOf(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  const candidate = /[\t\n\f\r ,]*([^\t\n\f\r ]+)/y;
  for (let match = candidate.exec(srcset); match; match = candidate.exec(srcset)) {
    const [, written = ""] = match;
    const start = candidate.lastIndex - written.length;
    const url = written.replace(/,+$/, "");
    if (url !== written) found.push({ url, size: "", start });
    else {
      const end = endOfSize(srcset, candidate.lastIndex);
      found.push({ url, size: srcset.slice(candidate.lastIndex, end).trim(), start });
      candidate.lastIndex = end;
    }
  }
  return found;
}

/** The next comma outside of parentheses. */
function endOfSize(srcset: string, from: number): number {
  let isOpen = false;
  for (let at = from; at < srcset.length; at++) {
    if (srcset[at] === "(") isOpen = true;
    else if (srcset[at] === ")") isOpen = false;
    else if (srcset[at] === "," && !isOpen) return at;
  }
  return srcset.length;
}

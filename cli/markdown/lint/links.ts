/** Links and pictures with a mistake, whose brackets are shown as text. */
import type { Mistake } from "../../report/finding-per-kind.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearestWithin } from "../../report/suggester.ts";
import { isTextAt, type PageParts, type Phrasing, shortened, someText } from "./page-parts.ts";

/** `write`: true where `expected` is what takes the place of the text, or another text that does. */
type Found = Pick<Mistake, "kind" | "message" | "expected" | "nearest"> & { write?: true | string };

type Check = {
  pattern: RegExp;
  /** Undefined for what is meant as it is written. */
  read(match: RegExpExecArray, nearestLabel: (label: string) => string | undefined): Found | undefined;
};

/** The ending of a file that a link leads to. */
const ending = /\.(?:md|mdx|html?|png|jpe?g|svg|gif|webp|avif|pdf|zip|txt|ya?ml|json)(?:[?#]\S{0,1000})?$/i;

/** Something that can only be an address: a scheme, a slash at its start, or the ending of a file. */
const address = new RegExp(
  `^(?:[a-z]+:\\/\\/|mailto:|tel:|www\\.|\\.{0,2}\\/|#\\s?[\\w-]+(?: [\\w-]+)*$)|${ending.source}`,
  "i",
);

const checks: readonly Check[] = [
  {
    // `[text][label]`, `[label][]`, and the same with pictures.
    pattern: /(?<![\w\])])(!?)\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    read([written, , text = "", own = ""], nearestLabel) {
      const label = own || text;
      // Indexes of a list (`[i][j]`), citations (`[1][2]`).
      if (label.length < 2 || /^[\d\s,.+-]+$/.test(label)) return undefined;
      const near = nearestLabel(label.toLowerCase());
      const form =
        near === undefined
          ? undefined
          : own
            ? written.replace(`][${own}]`, `][${near}]`)
            : `[${text}][${near}]`;
      return {
        kind: `undefined ${label}`,
        message: `“${written}” is shown with its brackets: “${label}” has no definition`,
        // Org writes the address first.
        expected: /^https?:\/\//.test(text)
          ? `[${label}](${text})`
          : `[${label}]: and an address, on a line of its own`,
        nearest: form,
      };
    },
  },
  {
    // `[labl]` beside a definition of `label`.
    pattern: /(?<![\w\])!])\[([^[\]^\n]{4,})\](?![[(:{])/g,
    read([written, text = ""], nearestLabel) {
      const near = nearestLabel(text.toLowerCase());
      if (near === undefined) return undefined;
      return {
        kind: `undefined ${text}`,
        message: `“${written}” is shown with its brackets: “${text}” has no definition`,
        expected: `[${text}]: and an address, on a line of its own`,
        nearest: `[${near}]`,
      };
    },
  },
  {
    // `[text](my file.md)`, `[text](address “title”)`
    pattern: /(!?)\[([^[\]\n]*)\]\(([^()<>\n]*)\)/g,
    read([written, mark = "", text = "", inside = ""]) {
      const [, target = "", rest = ""] = /^\s*(\S+)\s+(.*?)\s*$/.exec(inside) ?? [];
      if (rest === "" || /^(["']).*\1$|^=\d*%?x?\d*%?$/.test(rest)) return undefined;
      const isTitle = /^["'“”‘’«„]/.test(rest) || (ending.test(target) && !ending.test(rest));
      const whole = isTitle ? target : `${target} ${rest}`;
      if (!address.test(whole)) return undefined;
      const title = rest.replace(/^["'“”„‘’«»]+|["'“”„‘’«»]+$/g, "");
      return {
        kind: isTitle ? "title" : "space",
        write: true,
        message: `“${written}” is not ${mark ? "an image" : "a link"}: ${isTitle ? "its title has no straight quotes" : "its address has a space, and it is shown as text"}`,
        expected: `${mark}[${text}](${isTitle ? `${target} "${title}"` : `<${whole}>`})`,
      };
    },
  },
  {
    // `[text](address` and no bracket on the rest of the line
    pattern: /(!?)\[([^[\]\n]+)\]\(<?([^()<>\s]+)>?(?=[^)\n]{0,300}(?:\n|$))/g,
    read([written, mark = "", text = "", target = ""]) {
      const meant = target.replace(/[.,;:!?]+$/, "");
      if (!address.test(meant)) return undefined;
      return {
        kind: "unclosed",
        write: `${mark}[${text}](${meant})${target.slice(meant.length)}`,
        message: `“${written}” has no “)” at its end, and is shown as text`,
        expected: `${mark}[${text}](${meant})`,
      };
    },
  },
  {
    // `[text] (address)`
    pattern: /(?<!\])(!?)\[([^[\]\n]+)\][ \t\n]\(([^()\s]+)\)/g,
    read([written, mark = "", text = "", target = ""]) {
      if (!address.test(target) || text.length < 2) return undefined;
      return {
        kind: "gap",
        write: true,
        message: `“${written}” has a space between the brackets, and is shown as text`,
        expected: `${mark}[${text}](${target})`,
      };
    },
  },
  {
    // `[label]: address` in the line below a text
    pattern: /(?<=\n[ \t>]{0,20})\[([^[\]^\n]{1,300})\]:[ \t]*<?([^\s<>]+)/g,
    read([written, , target = ""]) {
      if (!address.test(target)) return undefined;
      return {
        kind: "definition in a text",
        message: `“${written}” is a line of the text above it, and is shown as text`,
        expected: "a blank line above it",
      };
    },
  },
  {
    // `(text)[address]`
    pattern: /\(([^()\n]+)\)\[([^[\]\s]+)\]/g,
    read([written, text = "", target = ""]) {
      if (!address.test(target)) return undefined;
      return {
        kind: "reversed",
        write: true,
        message: `“${written}” has its brackets the wrong way round, and is shown as text`,
        expected: `[${text}](${target})`,
      };
    },
  },
];

export function linkMistakes({ nodes, phrasing, body, placeAt }: PageParts): Mistake[] {
  if (!body.includes("[")) return [];
  const labels = nodes.flatMap((node) => (node.type === "definition" ? node.identifier : []));
  const nearest = nearestWithin(limits.labelComparisons);
  const nearestLabel = (label: string) => nearest(label, labels);
  return phrasing.filter(hasBracket).flatMap((text) => {
    const taken = new Set<number>();
    return checks.flatMap(({ pattern, read }) =>
      [...text.source.matchAll(pattern)].flatMap((match): Mistake | Mistake[] => {
        const found = isTextAt(text, match.index) && !taken.has(match.index) && read(match, nearestLabel);
        if (!found) return [];
        taken.add(match.index);
        const { write, ...mistake } = found;
        const { message, expected } = mistake;
        const place = placeAt(text.start + match.index);
        const end = placeAt(text.start + match.index + match[0].length);
        const right = write === true ? expected : write;
        return {
          ...mistake,
          message: message.replace(match[0], () => shortened(match[0])),
          rule: "link-is-well-formed",
          place,
          ...(right !== undefined && { fix: [{ start: place, end, text: right }] }),
        };
      }),
    );
  });
}

/** True where the text still has a bracket outside links, as a mistake leaves it. */
function hasBracket(text: Phrasing): boolean {
  const { source } = text;
  return source.includes("[") && someText(text, (start, end) => source.slice(start, end).includes("["));
}

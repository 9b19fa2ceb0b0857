/** Names of files that every system can keep: none that Windows refuses, and no two that Windows or macOS treat as one. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import { keyOf } from "./written-files.ts";

/** Device names of Windows, also with an extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** `files` are all but the pages. */
export function checkFileNames(pages: readonly Page[], files: { keys(): Iterable<string> }): Finding[] {
  const paths = [...pages.map(({ source }) => source.path), ...files.keys()].sort();
  const withRoute = new Set(
    pages.flatMap(({ source, facts }) => (facts.frontMatter.slug ? [] : [source.path])),
  );
  const told = new Set<string>();
  const first = new Map<string, string>();
  return paths.flatMap((path): Finding[] => {
    const parts = path.split("/");
    return parts.flatMap((name, index): Finding[] => {
      const own = parts.slice(0, index + 1).join("/");
      if (told.has(own)) return [];
      told.add(own);
      const reason = whyRefused(name);
      if (reason !== undefined) return [refused(own, reason)];
      const other = first.get(keyOf(own));
      if (other === undefined) first.set(keyOf(own), own);
      // Pages that would have one route are reported for that.
      const isTold = other === undefined || other === own || (withRoute.has(own) && withRoute.has(other));
      return isTold ? [] : [alike(own, other)];
    });
  });
}

function whyRefused(name: string): string | undefined {
  const bad = /[<>:"|?*\\\p{Cc}]/u.exec(name)?.[0];
  if (bad !== undefined) return /\p{Cc}/u.test(bad) ? "it has a control character" : `it has “${bad}”`;
  // A page's folder on the host has the name without the ending.
  const stem = name.replace(/\.md$/, "");
  if (/\.$/.test(stem)) return "it ends with a dot";
  if (/ $/.test(stem)) return "it ends with a space";
  return device.test(name) ? `“${name.split(".")[0]}” is a device there` : undefined;
}

function refused(file: string, reason: string): Finding {
  return {
    rule: "file-name-is-portable",
    file,
    message: `Windows does not allow this name: ${reason}`,
    expected: "another name; slug or aliases keep a published address",
  };
}

function alike(file: string, other: string): Finding {
  return {
    rule: "file-name-is-portable",
    file,
    message: `this name differs from ${other} only in case, which Windows and macOS do not tell apart`,
    expected: "another name for one of them",
  };
}

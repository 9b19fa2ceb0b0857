/**
 * GFM's links without brackets (`https://…`, `www.…`, `a@b.org`), only where the text has one.
 *
 * The full syntax tries an e-mail address at every letter, which doubles the time of a page; `http` and `www`
 * cost nothing that can be measured.
 */
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import type { Construct, ConstructRecord, Extension } from "micromark-util-types";

/** Undefined where the text has no bare address. */
export function bareAddressSyntax(text: string): Extension | undefined {
  const all = gfmAutolinkLiteral();
  if (hasEmail(text)) return all;
  const pick = (letters: string, name: string): ConstructRecord =>
    Object.fromEntries([...letters].map((letter) => [letter.charCodeAt(0), named(all, letter, name)]));
  const record = {
    ...(hasBareProtocol(text) && pick("hH", "protocolAutolink")),
    ...(/www\./i.test(text) && pick("wW", "wwwAutolink")),
  };
  return Object.keys(record).length > 0 ? { text: record } : undefined;
}

function named(extension: Extension, letter: string, name: string): Construct[] {
  const constructs = extension.text?.[letter.charCodeAt(0)] ?? [];
  return [constructs].flat().filter((construct) => construct.name === name);
}

/** An address after `(`, `<` or a quotation mark is a destination or an attribute already. */
function hasBareProtocol(text: string): boolean {
  return /(^|[^(<"'])https?:\/\//i.test(text);
}

function hasEmail(text: string): boolean {
  return /[\w.+-]@[\w-]/.test(text);
}

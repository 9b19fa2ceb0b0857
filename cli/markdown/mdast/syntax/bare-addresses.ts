/**
 * GFM's links without brackets (`https://…`, `www.…`, `a@b.org`), only where the text has one.
 *
 * The full syntax tries an e-mail address at every letter, which doubles the time of a page: ours knows where in the text
 * one may start.
 */
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import type { Construct, Extension, TokenizeContext } from "micromark-util-types";
import { openBrackets } from "./open-brackets.ts";

/** Undefined where the text has no bare address. `offset` is the tokenizer's at the start of `text`. */
export function bareAddressSyntax(text: string, offset: number): Extension | undefined {
  const emails = emailStarts(text);
  const names = new Set([
    ...(emails.size > 0 ? ["emailAutolink"] : []),
    ...(hasBareProtocol(text) ? ["protocolAutolink"] : []),
    ...(/www\./i.test(text) ? ["wwwAutolink"] : []),
  ]);
  if (names.size === 0) return undefined;
  const isInBrackets = openBrackets();
  const record: Record<number, Construct[]> = {};
  const ours = new Map<Construct, Construct>();
  for (const [code, all] of Object.entries(gfmAutolinkLiteral().text ?? {})) {
    const constructs = [all ?? []].flat().filter(({ name = "" }) => names.has(name));
    if (constructs.length > 0) record[Number(code)] = constructs.map(narrowed);
  }
  return { text: record };

  /** The same construct, tried only where it may be one; how it looks for brackets before it takes time with the square. */
  function narrowed(construct: Construct): Construct {
    const known = ours.get(construct);
    if (known !== undefined) return known;
    const mayStart = (context: TokenizeContext): boolean =>
      construct.name !== "emailAutolink" || emails.has(context.now().offset - offset);
    const narrow: Construct = {
      ...construct,
      previous(code) {
        return (construct.previous?.call(this, code) ?? true) && mayStart(this);
      },
      tokenize(effects, ok, nok) {
        // What it asks its context for, without the events.
        const view: TokenizeContext = Object.create(this, {
          events: { value: [] },
          previous: { get: () => this.previous },
        });
        const start = construct.tokenize.call(view, effects, ok, nok);
        return (code) => (mayStart(this) && !isInBrackets(this) ? start(code) : nok(code));
      },
    };
    ours.set(construct, narrow);
    return narrow;
  }
}

/** An address after `(`, `<` or a quotation mark is a destination or an attribute already. */
function hasBareProtocol(text: string): boolean {
  return /(^|[^(<"'])https?:\/\//i.test(text);
}

/** Where the letters before an at sign start. */
function emailStarts(text: string): Set<number> {
  const starts = new Set<number>();
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && /[\w.+-]/.test(text[start - 1] ?? "")) start--;
    if (start < at && /[\w-]/.test(text[at + 1] ?? "")) starts.add(start);
  }
  return starts;
}

/** A line that begins a construct again and again, and never ends it, takes no time. */
import { expect, test } from "vitest";
import * as mistakes from "../../../../cli/markdown/lint/well-formed.ts";
import * as blocks from "../../../../cli/source/other-tools/blocks.ts";
import * as elsewhere from "../../../../cli/source/other-tools/code-and-html.ts";
import * as texts from "../../../../cli/source/other-tools/text.ts";

const constructs = [blocks, elsewhere, texts, mistakes].flatMap((table) => Object.values(table).flat());

/** What patterns begin with, what is in them, and what they end with. */
const pieces = [
  ...new Set(constructs.flatMap(({ marks = [] }) => marks)),
  ..."!!! note |/// |@@@ note |:::{.|.. a::|<<< a|+---+|[a |{a |{a b=|[a b=\"|{a b=' |[a](|![a](b =|![a|1|{.a|{#a|.a b=c |\\a{|\\begin{align}|@a(|[!a |{{a.|{%a |[[a|h1. |<!-- more|<!--include: |``|$x|$\\in |**a |** ab|[^a".split(
    "|",
  ),
  "a",
  " ",
  "ab ",
  "|",
  "|a|\n",
  "\n",
  "[a|",
  "|1",
];

const length = 20_000;
const mostMilliseconds = 500;

test.each(constructs.map(({ name, pattern }) => [name, pattern] as const))("%s", (_, pattern) => {
  const slow = pieces.flatMap((piece) => {
    const text = piece.repeat(length / piece.length);
    // The time of the processor: on a busy machine others have it for longer than any pattern takes.
    const start = process.cpuUsage();
    if (pattern.global) [...text.matchAll(pattern)];
    else pattern.exec(text);
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    return time > mostMilliseconds ? [`${piece}…: ${time} ms`] : [];
  });
  expect(slow).toEqual([]);
});

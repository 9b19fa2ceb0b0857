/**
 * Tags and expressions as plain text: a backtick, a bracket or an asterisk in one is no Markdown. `jsxIn` reads them in the
 * tree.
 */
import type { Construct, State } from "micromark-util-types";
import { jsxEnd } from "./elements.ts";

/** For `<` and `{` in running text. Offsets of the tokenizer are those of `body`. */
export function jsxAsText(body: string): Construct {
  return {
    name: "jsxAsText",
    tokenize(effects, ok, nok) {
      const end = jsxEnd(body, this.now().offset);
      if (end === undefined) return nok;
      const between: State = (code) => {
        if (this.now().offset >= end) return ok(code);
        if (code === null) return nok(code);
        if (code >= -2) {
          effects.enter("data");
          return inside(code);
        }
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return between;
      };
      const inside: State = (code) => {
        if (code === null || code < -2 || this.now().offset >= end) {
          effects.exit("data");
          return between(code);
        }
        effects.consume(code);
        return inside;
      };
      return between;
    },
  };
}

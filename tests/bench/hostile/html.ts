/** HTML in Markdown. */
import { type HostileInputs, lines, many, page } from "./texts.ts";

export const htmlInputs: HostileInputs = {
  "10,000 elements in elements": () => page(many("<div>", 10_000)),
  "10,000 elements over lines": () => page(many("<div>\n\n", 10_000)),
  "elements that are copied": () => page(`<p>${many("<b>", 2_000)}${many("<p>", 2_000)}`),
  "formatting that is rebuilt": () => page(many("<b><p>", 5_000)),
  "tables in HTML that are left": () => page(many("<table><tr><td>", 3_000)),
  "50,000 attributes of an element": () =>
    page(`<div ${lines(50_000, (n) => `a${n}="1"`).replaceAll("\n", " ")}>a</div>`),
  "100,000 elements": () => page(many("<b>a</b> ", 100_000)),
  "20,000 blocks of HTML": () => page(many("<div>a</div>\n\n", 20_000)),
  "an attribute of 2 MB": () => page(`<div title="${many("a", 2_000_000)}">a</div>`),
  "an address of 2 MB": () => page(`[a](https://example.org/${many("a", 2_000_000)})`),
  "a picture in an address": () => page(`![a](data:image/png;base64,${many("a", 2_000_000)})`),
};

/** Bare addresses are found where GitHub's own syntax finds them. */
import { micromark } from "micromark";
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from "micromark-extension-gfm-autolink-literal";
import { expect, test } from "vitest";
import { bareAddressSyntax } from "../../../cli/markdown/mdast/syntax/bare-addresses.ts";

const html = (text: string, extensions: Parameters<typeof micromark>[1] = {}) =>
  micromark(text, { ...extensions, htmlExtensions: [gfmAutolinkLiteralHtml()] });

test.each([
  "a@b.co and c@d.org, https://e.org/f?g and www.h.org.",
  "> a@b.co\n> - c@d.org\n\tand e@f.org",
  "`a@b.co` \\_a@b.co *c@d.org* _e@f.org_ (g@h.org) /i@j.org a.@b.co a@b@c.org",
  "&amp;a@b.co https://a@b.co/c@d.org www.a@b.co a@b.co@c.de a@b.co_c@d.org",
  "[a@b.co](c) d@e.org [f g@h.org ![i j@k.org] l@m.org",
  "[a [b](c) d@e.org] f@g.org [h] i@j.org [ k@l.org",
  "[[[a]]] b@c.org ] d@e.org [f](g [h] i@j.org",
  "![a ![b](c) d@e.org](f) g@h.org [x ] https://e.org ] www.a.org",
  "a\tb@c.org\n\t\n\td@e.org",
  "Ärger ä@b.co 😀c@d.org https://e.org/😀 f@g.org",
])("%s", (text) => {
  const ours = bareAddressSyntax(text, 0);
  expect(ours).toBeDefined();
  expect(html(text, { extensions: ours ? [ours] : [] })).toBe(
    html(text, { extensions: [gfmAutolinkLiteral()] }),
  );
});

/** Drawings in SVG: what a visitor gets who opens the file itself. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Element, Nodes } from "xast";
import { fromXml } from "xast-util-from-xml";
import { cleanDrawing } from "../../../cli/images/drawings/clean-drawing.ts";
import { sentText } from "../../../cli/images/drawings/cleaned-drawing.ts";
import { sampled } from "../../long/seed.ts";
import { hostileDrawings } from "./hostile-drawings.ts";

/** What is sent of a drawing. */
function sent(drawing: string | Buffer): string {
  const bytes = Buffer.from(drawing);
  return sentText(cleanDrawing(bytes)) ?? bytes.toString();
}

const inSvg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inner}</svg>`;

function elementsOf(node: Nodes): Element[] {
  const inner = "children" in node ? node.children.flatMap(elementsOf) : [];
  return node.type === "element" ? [node, ...inner] : inner;
}

/** What could run in the drawing, or load something from elsewhere, by another look at it than that of the compiler. */
function dangersIn(drawing: string): string[] {
  if (drawing === "") return [];
  const root = fromXml(drawing);
  const ofDocument = root.children.flatMap((node) =>
    node.type === "instruction" || (node.type === "doctype" && drawing.includes("[")) ? [node.type] : [],
  );
  const ofElements = elementsOf(root).flatMap(({ name, attributes, children }) => [
    ...(/^(?:.*:)?(?:script|foreignobject|iframe|object|embed|link|meta|base|img|body|form|handler)$/i.test(
      name,
    )
      ? [name]
      : []),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      /^(?:.*:)?on/i.test(key) || /script:|data:text|HOST/.test(String(value).replace(/\s/g, ""))
        ? [`${key}=${value}`]
        : [],
    ),
    ...(name.endsWith("style") && /HOST|import/.test(JSON.stringify(children))
      ? [`${name} ${JSON.stringify(children)}`]
      : []),
  ]);
  return [...ofDocument, ...ofElements];
}

describe("nothing of a hostile drawing runs or loads", () => {
  test.each(hostileDrawings)("%s", (drawing) => {
    const cleaned = cleanDrawing(Buffer.from(drawing));
    expect("problem" in cleaned || cleaned.removed.length > 0 || cleaned.text !== undefined).toBe(true);
    expect(dangersIn(sent(drawing))).toEqual([]);
  });

  test("in UTF-16, and in an encoding that hides the end of an attribute", () => {
    const hostile = inSvg("<script>CALL</script>");
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(hostile, "utf16le")]);
    expect(sent(utf16)).toBe("");
    const shifted = Buffer.from(`<?xml version="1.0" encoding="iso-2022-jp"?>${inSvg('<a id="\u001b$B"/>')}`);
    expect(sent(shifted)).not.toContain("\u001b");
    expect(sent(Buffer.from([0x1f, 0x8b, 8, 0]))).toBe("");
  });

  test("in any mixture and nesting of them, whose result has nothing more to remove", () => {
    const inner = hostileDrawings.flatMap((drawing) => (drawing.startsWith("<svg xmlns") ? [drawing] : []));
    const drawing = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom(...inner, "text", "&lt;script>", "]]&gt;", "<!-- CALL -->", "<![CDATA[ < ]]>"),
        fc.array(tie("node"), { maxLength: 3 }).map((nodes) => `<g id="a">${nodes.join("")}</g>`),
      ),
    })).node;
    fc.assert(
      fc.property(drawing, (node) => {
        const result = sent(inSvg(node));
        expect(dangersIn(result)).toEqual([]);
        if (result !== "") expect(cleanDrawing(Buffer.from(result))).toEqual({ removed: [] });
      }),
      sampled(100),
    );
  });
});

describe("a drawing that holds no more than a picture keeps its bytes", () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const pixel = "data:image/png;base64,iVBORw0KGgo=";
  test.each([
    ["shapes", inSvg('<path d="M0 0h9"/>\r\n<text x="1">a &amp; b</text>')],
    [
      "a declaration, a DOCTYPE and a mark of its encoding",
      `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${inSvg("")}`,
    ],
    [
      "a style with parts and pixels of its own",
      inSvg(
        `<style>@namespace "http://www.w3.org/2000/svg"; a{fill:url(#a);background:url(${pixel})} text{font-family:"A: b"}</style>`,
      ),
    ],
    [
      "a typeface of its own",
      inSvg("<style>@font-face{font-family:x;src:url(data:font/woff2;base64,d09GMg==)}</style>"),
    ],
    ["pixels in it", inSvg(`<image xlink:href="${pixel}"/><image href="photo.png"/>`)],
    [
      "links to pages",
      inSvg(
        '<a href="https://example.com/x"><text>x</text></a><a href="../x#y"/><a href="mailto:a@example.com"/>',
      ),
    ],
    [
      "gradients, filters and animations",
      inSvg(
        '<linearGradient id="a" xlink:href="#b"/><path fill="url(#a) red" filter="url(\'#f\')"><animate attributeName="fill" values="red;url(#a)"/></path>',
      ),
    ],
    [
      "what Inkscape writes",
      inSvg(
        '<sodipodi:namedview id="base" inkscape:href="x"/><metadata><rdf:RDF><cc:Work rdf:about="https://example.com/"><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><g inkscape:label="url(https://example.com)"/>',
        ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" sodipodi:docname="C:\\a.svg"',
      ),
    ],
    [
      "what Adobe writes about itself",
      inSvg(
        '<metadata><?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?></metadata>',
      ),
    ],
  ])("%s", (_, drawing) => {
    expect(cleanDrawing(Buffer.from(drawing))).toEqual({ removed: [] });
  });
});

describe("what is written again", () => {
  test("keeps the rest, and says each time what is gone and where", () => {
    const drawing = inSvg('\n<script>CALL</script>\n  <g onclick="CALL" fill="red">a</g>');
    expect(cleanDrawing(Buffer.from(drawing))).toEqual({
      removed: [
        { what: "element", name: "script", line: 2, column: 1 },
        { what: "event", name: "onclick", line: 3, column: 3 },
      ],
      text: `${inSvg('\n\n  <g fill="red">a</g>')}\n`,
    });
  });

  test("has the texts of the declarations with which Illustrator begins, without a word about it", () => {
    const drawing = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns_svg;"><path d="M0 0"/></svg>`;
    expect(cleanDrawing(Buffer.from(drawing))).toEqual({
      removed: [],
      text: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n',
    });
  });

  test("is UTF-8, since that is what hosts say of it", () => {
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${inSvg("<text>cafe</text>")}`;
    expect(cleanDrawing(Buffer.from(latin))).toEqual({
      removed: [],
      text: `${inSvg("<text>cafe</text>")}\n`,
    });
    const accented = Buffer.from(latin.replace("cafe", "caf\u00e9"), "latin1");
    expect(cleanDrawing(accented)).toEqual({ problem: { message: "is not text in UTF-8" } });
  });

  test.each([
    ["<svg", "is not well-formed XML: unclosed start tag for element `svg`", { line: 1, column: 5 }],
    [inSvg("\n<g a=1/>"), "is not well-formed XML: attribute value expected", { line: 2, column: 6 }],
    [inSvg("&nbsp;"), "is not well-formed XML: named entity isn't defined: &nbsp;", expect.anything()],
    ["<g>".repeat(100_000), "has more than 500 levels of elements", undefined],
    [
      `<svg>${"<g>".repeat(600)}${"</g>".repeat(600)}</svg>`,
      "has more than 500 levels of elements",
      undefined,
    ],
  ])("is nothing for one that cannot be read: %.40s", (drawing, message, place) => {
    expect(cleanDrawing(Buffer.from(drawing))).toMatchObject({
      problem: { message, ...(place && { place }) },
    });
    expect(sent(drawing)).toBe("");
  });

  test("takes no longer for a text that grows with every declaration", () => {
    const grown = `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(400)}">]>${inSvg("&a;".repeat(200_000))}`;
    expect(cleanDrawing(Buffer.from(grown))).toHaveProperty("problem");
    const spaces = `${" ".repeat(100_000)}<?a?>`.repeat(3);
    expect(cleanDrawing(Buffer.from(spaces))).toHaveProperty("problem");
  });

  test("that is compressed, as .svgz is, says so", () => {
    expect(cleanDrawing(gzipSync(inSvg("<path/>")))).toEqual({ problem: { message: "is compressed" } });
  });
});

/** Pictures of MDX stay as they are, with their addresses; those of components become pictures of Markdown. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

const files = { "docs/x.png": "", "docs/y z.png": "", "static/img/a.png": "", "static/img/b.png": "" };
const imports = `import Img from './x.png';
import ThemedImage from '@theme/ThemedImage';
import Image from '@theme/IdealImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
`;

test.each([
  ["an imported picture", '<img src={Img} alt="A" />', '<img src="./x.png" alt="A" />'],
  [
    "a width as a number",
    '<img src={Img} alt="A" width={200} height="100" />',
    '<img src="./x.png" alt="A" width="200" height="100" />',
  ],
  [
    "a width in pixels, and a side",
    '<img src={Img} alt="A" width="60px" align="right" />',
    '<img src="./x.png" alt="A" width="60px" align="right" />',
  ],
  [
    "a required picture",
    "<img src={require('./x.png').default} width=\"40\" style={{ border: 0 }} />",
    '<img src="./x.png" width="40" />',
  ],
  [
    "a text alternative with marks",
    '<img src={Img} alt="a [b] *c* | d" />',
    '<img src="./x.png" alt="a [b] *c* | d" />',
  ],
  [
    "an address with a space",
    "<img src={require('./y z.png').default} alt=\"A\" />",
    '<img src="./y z.png" alt="A" />',
  ],
  ["a picture in an item of a list", '- <img src={Img} alt="A" />', '- <img src="./x.png" alt="A" />'],
  ["a picture in a quote", '> <img src={Img} alt="A" />', '> <img src="./x.png" alt="A" />'],
  ["a component with a caption", '<Image img={Img} alt="A" caption={"b"} />', '![A](./x.png "b")'],
  [
    "a caption",
    '<Image img={Img} alt="A" caption="Say &quot;b&quot;" />',
    '![A](./x.png "Say &quot;b&quot;")',
  ],
  [
    "marks for both modes, the dark one first",
    "![A](/img/b.png#gh-dark-mode-only)![A](/img/a.png#gh-light-mode-only)",
    "![A](/img/b.png#gh-dark-mode-only)![A](/img/a.png#gh-light-mode-only)",
  ],
])("%s", async (_name, written, expected) => {
  const { text, notes, findings } = await imported(`${imports}\n# Page\n\n${written}\n\nEnd.\n`, files);
  expect(text).toBe(`# Page\n\n${expected}\n\nEnd.\n`);
  // The files of this test have nothing in them.
  expect(findings.filter((message) => message !== "this image is empty")).toEqual([]);
  expect(notes).toEqual([]);
});

test.each([
  [
    "beside text",
    'Text <img src={Img} alt="A" width="16" /> text.',
    'Text <img src="./x.png" alt="A" width="16" /> text.',
  ],
  [
    "with a share as width",
    '<img src={Img} alt="A" width="50%" />',
    '<img src="./x.png" alt="A" width="50%" />',
  ],
  [
    "with a class",
    '<img src={Img} alt="A" className="wide" />',
    '<img src="./x.png" alt="A" class="wide" />',
  ],
  [
    "with a title of its own",
    '<img src={Img} alt="A" title="B" />',
    '<img src="./x.png" alt="A" title="B" />',
  ],
  ["below a line of text", 'Text\n<img src={Img} alt="A" />', 'Text\n<img src="./x.png" alt="A" />'],
  [
    "with a caption that has marks",
    '<figure>\n  <img src={Img} alt="A" />\n  <figcaption>A **b**</figcaption>\n</figure>',
    '<figure>\n  <img src="./x.png" alt="A" />\n  <figcaption>A <strong>b</strong></figcaption>\n</figure>',
  ],
])("a picture %s stays HTML", async (_name, written, expected) => {
  const { text } = await imported(`${imports}\n# Page\n\n${written}\n\nEnd.\n`, files);
  expect(text).toBe(`# Page\n\n${expected}\n\nEnd.\n`);
});

test("the dark one of two pictures is left out, and the report says so", async () => {
  const { text, notes } = await imported(
    `${imports}\n# Page\n\nText <ThemedImage alt="A" sources={{ light: useBaseUrl('/img/a.png'), dark: useBaseUrl('/img/b.png') }} /> text.\n`,
    files,
  );
  expect(text).toContain('Text <img src="/img/a.png" alt="A" /> text.');
  expect(notes).toEqual(["docs/page.mdx:8:6  the dark image of <ThemedImage> is not imported"]);
});

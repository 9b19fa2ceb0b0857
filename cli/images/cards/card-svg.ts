/** The picture of a page's link preview, drawn from its title: 1,200 × 630 pixels, in the reader's faces and light colours. */
import { cut, fitTitle, lineHeight } from "./fit-title.ts";
import { type CardFaces, faceFor, textPaths, widthOf } from "./glyphs.ts";

/** The texts of a card, without characters that cards cannot show; each may be empty. */
export type CardTexts = {
  title: string;
  /** The page's section, above the title. */
  section: string;
  /** The site's name, below the title on the left. */
  site: string;
  /** The language's own name, below the title on the right. */
  language: string;
};

/** Changes with every change of what is drawn here. */
export const cardDesign = 1;

const colours = { paper: "#fcfbf8", ink: "#1a1a1c", soft: "#55524d", warm: "#a8351a" };
const edge = 80;
const width = 1200 - 2 * edge;
/** The title is between the section and the rule. */
const titleTop = 142;
const titleHeight = 336;
const ruleTop = 510;

export function cardSvg({ title, section, site, language }: CardTexts, faces: CardFaces): string {
  const face = faceFor(title, faces);
  const { lines, size } = fitTitle(title, face, width, titleHeight);
  // A short title is in the middle of its room.
  const top = titleTop + (titleHeight - lines.length * size * lineHeight) / 2;
  const titlePaths = lines.map((line, index) =>
    textPaths(line, face, size, {
      x: edge - size / 40,
      y: Math.round(top + size * (0.86 + index * lineHeight)),
    }),
  );
  const small = (text: string, most: number) => cut(text, most, (part) => widthOf(part, faces.text, 32));
  const right = small(language, 300);
  const rightWidth = widthOf(right, faces.text, 32);
  const left = small(site, width - rightWidth - 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    `<path fill="${colours.paper}" d="M0 0h1200v630H0z"/><path fill="${colours.warm}" d="M0 0h16v630H0z"/>`,
    `<g fill="${colours.warm}">${textPaths(small(section, width), faces.text, 32, { x: edge, y: 104 })}</g>`,
    `<g fill="${colours.ink}">${titlePaths.join("")}<path d="M${edge} ${ruleTop}h${width}v3H${edge}z"/></g>`,
    `<g fill="${colours.soft}">${textPaths(left, faces.text, 32, { x: edge, y: 568 })}`,
    `${textPaths(right, faces.text, 32, { x: 1200 - edge - rightWidth, y: 568 })}</g></svg>`,
  ].join("");
}

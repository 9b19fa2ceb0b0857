/** The English of comments: British, plain, each a whole sentence or the noun of what it is about. */
import { expect, test } from "vitest";
import { type Comment, commentsIn } from "./comments.ts";
import { sentencesIn } from "./markdown-sentences.ts";
import { american, turns } from "./plain-english.ts";

const commentsOfReader = ["reader", "schema"].flatMap(commentsIn);
const comments = [...commentsOfReader, ...commentsIn("cli")];

/** Openings that can be understood only with the line below the comment. */
const openings = /^(What|Who|Whoever|Nobody|The same|Undefined where|Undefined for|Of)\b(?!.*\?$)/s;

/** A word that is about something which a comment must name first. */
const preposition =
  /^(About|Above|After|Against|Among|Around|As|At|Before|Behind|Below|Beside|Between|By|During|For|From|In|Inside|Into|Like|On|Outside|Over|Through|To|Under|Until|Up|With|Within|Without)\b/;
const pronoun = /^(How|It|Its|None|That|They|Those|Where|Whether)\b/;

/** A longer comment within code that opens with a preposition is a sentence as a rule. */
const shortUpTo = 6;

test("comments of scripts and styles are read", () => {
  const texts = comments.filter(({ file }) => /^reader\/(routes\.tsx|styles\/media\.css)$/.test(file));
  expect(texts.length).toBeGreaterThan(4);
});

test("no word or turn is used that has a plainer one, and the spelling is British", () => {
  const found = comments.flatMap(({ file, line, text }) =>
    sentencesIn({ line, text, isHeading: false }).flatMap((sentence) =>
      [...turns, ...american].flatMap(({ pattern, instead }) => {
        const phrase = pattern.exec(sentence.text)?.[0];
        return phrase === undefined
          ? []
          : [`${file}:${sentence.line}: ${sentence.text} (“${phrase}” → ${instead})`];
      }),
    ),
  );
  expect(found).toEqual([]);
});

test("no short one opens with a preposition", () => {
  const found = comments.filter(
    ({ text }) => preposition.test(text) && text.split(/\s+/).length <= shortUpTo,
  );
  expect(found.map(placed)).toEqual([]);
});

test("each of the reader and the schema opens with what it is about", () => {
  const found = commentsOfReader.filter(
    ({ text, isDoc }) => openings.test(text) || (isDoc && (pronoun.test(text) || preposition.test(text))),
  );
  expect(found.map(placed)).toEqual([]);
});

function placed({ file, line, text }: Comment): string {
  return `${file}:${line}: ${text}`;
}

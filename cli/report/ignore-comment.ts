/** A comment that ignores warnings in the lines that it is about: which ones, where it is, and what it is about. */
import type { Place, Problem } from "./finding.ts";
import { nearest } from "./nearest.ts";
import { isRule, isSiteRule, levelOf, type Rule, ruleNames } from "./rules.ts";

export type IgnoreComment = {
  rules: Rule[];
  /** Path from the content folder. */
  file: string;
  /** The start of the comment. */
  place: Place;
  /** First and last line that it is about. */
  lines: [number, number];
  /** The file or folder of which it ignores what is found of the whole; absent where it is about lines. */
  about?: string;
};

/** An ignore comment in a page, which does not know the page's name; `file` is another one that it includes. */
export type PageIgnoreComment = Omit<IgnoreComment, "file"> & { file?: string | undefined };

/** The word that every comment for this tool contains. */
export const IGNORE_MARK = "twsite";

type IgnoreCommentAt = { rules: Rule[]; problems: Problem[] };

const form = "twsite-ignore rule-name: reason";

/** Reads a comment, without its marks; undefined for a comment that is not for this tool. */
export function readIgnoreComment(text: string): IgnoreCommentAt | undefined {
  const comment = text.trim();
  const word = /^twsite(?:-[a-z-]*|(?= *:)|\s+(?:ignore|disable)\S*)/i.exec(comment)?.[0];
  if (word === undefined) return undefined;
  if (word !== "twsite-ignore") return refused(`there is no comment “${word}”`, "twsite-ignore");
  const rest = comment.slice(word.length);
  const colon = rest.indexOf(":");
  const names = (colon < 0 ? rest : rest.slice(0, colon)).split(/[\s,]+/).filter((name) => name !== "");
  const reason = colon < 0 ? "" : rest.slice(colon + 1);
  if (!/[\p{L}\p{N}]/u.test(reason)) return refused("this comment gives no reason, and ignores nothing");
  if (names.length === 0) return refused("this comment names no rule, and ignores nothing");
  const ignored = names.filter(
    (name): name is Rule => isSiteRule(name) || (isRule(name) && levelOf(name) === "warning"),
  );
  return { rules: ignored, problems: names.flatMap(nameProblem) };
}

function refused(message: string, meant?: string): IgnoreCommentAt {
  return {
    rules: [],
    problems: [
      { rule: "ignore-comment-is-well-formed", message, expected: form, ...(meant && { nearest: meant }) },
    ],
  };
}

function nameProblem(name: string): Problem[] {
  const rule = "ignore-comment-is-well-formed";
  // A name that the site does not define ignores nothing, which is a finding as well.
  if (isSiteRule(name)) return [];
  if (!isRule(name)) {
    const expected = "a rule name, as findings show it in brackets";
    return [{ rule, message: `there is no rule “${name}”`, expected, nearest: nearest(name, ruleNames) }];
  }
  if (levelOf(name) === "warning") return [];
  const message = `“${name}” is an error, and cannot be ignored`;
  return [{ rule, message, expected: "the rule of a warning; errors must be fixed" }];
}

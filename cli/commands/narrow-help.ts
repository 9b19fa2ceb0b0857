/** Help that reads well in narrow terminals, too: text for 80 columns is wrapped again for fewer. */
import { Help, type Option } from "commander";
import { wrapped } from "../report/wrap-text.ts";

/** The columns that texts of help and lists of schemas are written for. */
const usualColumns = 80;
const leastColumns = 40;
/** The least width of a description beside its option. */
const leastDescription = 28;

/** An option with its description beside it, or below it where there is too little room. */
export function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const width = Math.max(leastColumns, helper.helpWidth ?? usualColumns);
  if (description === "" || width - termWidth - 4 >= leastDescription)
    return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
  return `  ${term}\n${wrapped(`      ${description}`, width, { setIn: 6 })}`;
}

/** Leaves out the default value of an option that is off by default. */
export function optionDescription(option: Option): string {
  const { description, defaultValue } = option;
  return defaultValue === false ? description : Help.prototype.optionDescription.call(new Help(), option);
}

/** Paragraphs are broken again, and indented lines stay lines; examples stay whole, to be copied. */
export function fittedHelp(text: string, columns = usualColumns): string {
  if (columns >= usualColumns) return text;
  return text
    .replace(/(?<=^|\n)(?! |error:|\()[^\n]+(?:\n(?! |\()[^\n]+)+/g, (paragraph) =>
      paragraph.replaceAll("\n", " "),
    )
    .split("\n")
    .map((line) => (/^ +[$#] /.test(line) ? line : fittedLine(line, Math.max(leastColumns, columns))))
    .join("\n");
}

function fittedLine(line: string, columns: number): string {
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return wrapped(line, columns, { setIn: indent > 0 ? indent + 2 : 0 });
}

/** The first document of a review: what changed, by language and section, and what differs besides the pages. */
import type { DiffReport } from "../../../schema/diff-report.ts";
import { element, escaped } from "../../emit/html-tags.ts";
import { findingText, sizesOf, weightText, wordCounts } from "../diff-text.ts";
import type { PageDifference } from "../site-diff.ts";

/** `hrefOf` gives the document of a page; undefined for a list, which has no text. */
export function reviewIndex(
  report: DiffReport,
  pages: readonly PageDifference[],
  summary: string,
  hrefOf: (page: PageDifference) => string | undefined,
): string {
  const { broken, stale, navigation, redirects, feeds, files, findings, notes } = report;
  const own = pages.filter(({ follows }) => !follows);
  const following = pages.filter(({ follows }) => follows);
  const code = (text: string) => element("code", {}, escaped(text));
  const item = (page: PageDifference): string => {
    const { added, removed } = wordCounts(page.blocks);
    const words = page.blocks.length === 0 ? "" : `, ${added} words added, ${removed} removed`;
    const fields = page.fields.length === 0 ? "" : `; ${page.fields.map(({ name }) => name).join(", ")}`;
    const was = page.was === undefined ? "" : ` from ${page.was}`;
    const href = hrefOf(page);
    const link = href === undefined ? escaped(page.title) : element("a", { href }, escaped(page.title));
    return `${link} ${code(page.path)} ${escaped(`${page.change}${was}${words}${weightText(page)}${fields}`)}`;
  };
  const groups = [...new Set(own.map(groupOf))].sort();
  const parts = [
    element("h1", {}, "What changes"),
    element("p", {}, escaped(summary)),
    ...notes.map((note) => element("p", {}, escaped(note))),
    section(
      "Addresses that break",
      broken.map(
        ({ address, perhaps }) =>
          code(address) + (perhaps === undefined ? "" : `, perhaps now ${code(perhaps)}`),
      ),
    ),
    ...groups.map((group) => section(group, own.filter((page) => groupOf(page) === group).map(item))),
    section(
      "Translations that become stale",
      stale.map(({ path, source }) => `${code(path)}: ${code(source)} has changed`),
    ),
    section(
      "New findings",
      findings.new.map((finding) => code(findingText(finding))),
    ),
    ...navigation.map(({ locale, name, lines }) => navigationHtml(`Navigation: ${name} (${locale})`, lines)),
    section(
      "Redirects",
      redirects.map(({ change, from, to }) => `${change}: ${code(from)} to ${code(to)}`),
    ),
    section(
      "Feeds",
      feeds.flatMap(({ path, added, removed }) => [
        ...removed.map((title) => `${code(path)} loses ${escaped(title)}`),
        ...added.map((title) => `${code(path)} gains ${escaped(title)}`),
      ]),
    ),
    section(
      "Files",
      files.map((file) => `${file.change}: ${code(file.path)} ${escaped(sizesOf(file))}`),
    ),
    section("Pages that follow from others", following.map(item)),
    section(
      "Findings that are gone",
      findings.gone.map((finding) => code(findingText(finding))),
    ),
  ];
  return element("div", { class: "review-page prose" }, parts.join(""));
}

/** `en: docs` */
function groupOf({ locale, source, kind }: PageDifference): string {
  return `${locale}: ${source?.split("/")[1] ?? kind}`;
}

function section(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return element(
    "section",
    {},
    element("h2", {}, escaped(`${title} (${items.length})`)) +
      element("ul", {}, items.map((item) => element("li", {}, item)).join("")),
  );
}

/** The navigation as a tree, with marks on its entries. */
function navigationHtml(title: string, lines: DiffReport["navigation"][number]["lines"]): string {
  const shown = lines.map(({ change, text }) => {
    const line = escaped(`${change === "same" ? " " : change === "added" ? "+" : "−"} ${text}`);
    return change === "same" ? line : element(change === "added" ? "ins" : "del", {}, line);
  });
  return element(
    "section",
    {},
    element("h2", {}, escaped(title)) + element("pre", { tabindex: 0 }, shown.join("\n")),
  );
}

/** `i18n/<locale>/code.json`, the texts of the interface and of components → what `strings.yml` has instead of the texts that are shipped. */
import { ownValue } from "../../../schema/own-value.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import type { Strings, StringsOverride } from "../../../schema/strings.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import type { Note } from "../note.ts";
import { readMap } from "../source-yaml.ts";
import type { SourceSite } from "./source-site.ts";
import { messageIn } from "./translations.ts";

/** The interface texts of a language, those with a form for each number apart. Some of them name the site. */
export function interfaceTexts(
  { source, locales, config: { title = "Site" } }: Pick<SourceSite, "source" | "locales" | "config">,
  id: string,
  notes: Note[],
): StringsOverride {
  const file = `i18n/${locales.find((locale) => locale.id === id)?.folder ?? id}/code.json`;
  const { value, placeOf } = readMap(source, file, notes);
  const shipped: Record<string, Record<string, unknown>> = shippedFor(id)?.strings ?? en;
  const texts: Record<string, Record<string, string>> = {};
  const left = new Set<string>();
  for (const name of Object.keys(value)) {
    // An arrow and a colon are drawn by the interface itself.
    const bare = messageIn(value, name)
      ?.replaceAll("{siteTitle}", () => title)
      .replace("{versionLabel}", "{version}")
      .replace(/^←\s*|\s*:\s*$/g, "")
      .trim();
    if (!bare) continue;
    const text = bare.charAt(0).toLocaleUpperCase(id) + bare.slice(1);
    const keys = ownValue(counterparts, name);
    if (!keys) left.add(name);
    for (const [group, key] of keys ?? []) {
      const usual = ownValue(ownValue(shipped, group), key);
      const isFilled = (text.match(/\{\w+\}/g) ?? []).every((part) => `${usual}`.includes(part));
      if (!isFilled) left.add(name);
      else if (text !== usual) texts[group] = { ...ownValue(texts, group), [key]: text };
    }
  }
  const [first] = left;
  if (first !== undefined)
    notes.push({
      cause: "translation",
      file,
      place: placeOf(first),
      message: `texts of components, with numbers, and of parts that do not exist here are not imported: ${[...left].join(", ")}`,
    });
  return texts;
}

type Counterpart = {
  [Group in keyof Strings]: readonly [group: Group, key: keyof Strings[Group] & string];
}[keyof Strings];

/** Docusaurus' texts → texts of this tool. A text that corresponds to several is listed with each. */
const counterparts: Readonly<Record<string, readonly Counterpart[]>> = {
  "theme.common.skipToMainContent": [["reader", "skipToContent"]],
  "theme.NavBar.navAriaLabel": [["reader", "mainNavigation"]],
  "theme.docs.sidebar.navAriaLabel": [["reader", "docsNavigation"]],
  "theme.blog.sidebar.navAriaLabel": [["reader", "blogNavigation"]],
  "theme.docs.sidebar.closeSidebarButtonAriaLabel": [["reader", "closeMenu"]],
  "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel": [["reader", "backToMainMenu"]],
  "theme.navbar.mobileLanguageDropdown.label": [["reader", "languages"]],
  "theme.navbar.mobileVersionsDropdown.label": [["reader", "versions"]],
  "theme.colorToggle.ariaLabel.mode.light": [["reader", "lightMode"]],
  "theme.colorToggle.ariaLabel.mode.dark": [["reader", "darkMode"]],
  "theme.colorToggle.ariaLabel.mode.system": [["reader", "systemMode"]],
  "theme.AnnouncementBar.closeButtonAriaLabel": [["reader", "closeAnnouncement"]],
  "theme.TOCCollapsible.toggleButtonLabel": [["reader", "onThisPage"]],
  "theme.docs.breadcrumbs.navAriaLabel": [["reader", "breadcrumbs"]],
  "theme.docs.breadcrumbs.home": [["reader", "home"]],
  "theme.docs.paginator.navAriaLabel": [["reader", "pageNavigation"]],
  "theme.docs.paginator.previous": [["reader", "previous"]],
  "theme.docs.paginator.next": [["reader", "next"]],
  "theme.blog.post.paginator.newerPost": [["reader", "newerPost"]],
  "theme.blog.post.paginator.olderPost": [["reader", "olderPost"]],
  "theme.blog.paginator.newerEntries": [["reader", "newerEntries"]],
  "theme.blog.paginator.olderEntries": [["reader", "olderEntries"]],
  "theme.tags.tagsListLabel": [["reader", "tags"]],
  "theme.tags.tagsPageLink": [["reader", "allTags"]],
  "theme.tags.tagsPageTitle": [["compiler", "tagsTitle"]],
  "theme.blog.authorsList.viewAll": [["reader", "allAuthors"]],
  "theme.blog.authorsList.pageTitle": [["compiler", "authorsTitle"]],
  "theme.blog.archive.title": [
    ["compiler", "archiveTitle"],
    ["reader", "archive"],
  ],
  "theme.common.editThisPage": [["reader", "editPage"]],
  "theme.CodeBlock.copyButtonAriaLabel": [["reader", "copyCode"]],
  "theme.CodeBlock.copied": [["reader", "copied"]],
  "theme.CodeBlock.wordWrapToggle": [["reader", "wrapCode"]],
  "theme.common.headingLinkTitle": [["reader", "headingLink"]],
  "theme.BackToTopButton.buttonAriaLabel": [["reader", "backToTop"]],
  "theme.contentVisibility.unlistedBanner.title": [["reader", "unlistedTitle"]],
  "theme.contentVisibility.unlistedBanner.message": [["reader", "unlistedText"]],
  "theme.unlistedContent.title": [["reader", "unlistedTitle"]],
  "theme.unlistedContent.message": [["reader", "unlistedText"]],
  "theme.contentVisibility.draftBanner.title": [["reader", "draftTitle"]],
  "theme.contentVisibility.draftBanner.message": [["reader", "draftText"]],
  "theme.NotFound.title": [["reader", "notFoundTitle"]],
  "theme.NotFound.p1": [["reader", "notFoundText"]],
  "theme.NotFound.p2": [["reader", "notFoundAdvice"]],
  "theme.admonition.note": [["compiler", "note"]],
  "theme.admonition.tip": [["compiler", "tip"]],
  "theme.admonition.info": [["compiler", "info"]],
  "theme.admonition.warning": [["compiler", "warning"]],
  "theme.admonition.caution": [["compiler", "warning"]],
  "theme.admonition.danger": [["compiler", "danger"]],
  "theme.docs.versionBadge.label": [["compiler", "versionBadge"]],
  "theme.docs.versions.unreleasedVersionLabel": [["compiler", "versionUnreleased"]],
  "theme.docs.versions.unmaintainedVersionLabel": [["compiler", "versionUnmaintained"]],
  "theme.SearchBar.label": [["search", "search"]],
  "theme.SearchModal.startScreen.recentSearchesTitle": [["search", "recent"]],
};

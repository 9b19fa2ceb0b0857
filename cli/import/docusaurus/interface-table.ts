/** Texts of Docusaurus' interface, by their names in `code.json` → ours. */
import type { Strings } from "../../../schema/strings.ts";

type Counterpart = {
  [Group in keyof Strings]: readonly [group: Group, key: keyof Strings[Group] & string];
}[keyof Strings];

/** Docusaurus' texts → texts of this tool. A text that corresponds to several is listed with each. */
export const counterparts: Readonly<Record<string, readonly Counterpart[]>> = {
  "theme.common.skipToMainContent": [["reader", "skipToContent"]],
  "theme.NavBar.navAriaLabel": [["reader", "mainNavigation"]],
  "theme.docs.sidebar.navAriaLabel": [["reader", "docsNavigation"]],
  "theme.blog.sidebar.navAriaLabel": [["reader", "blogNavigation"]],
  "theme.docs.sidebar.closeSidebarButtonAriaLabel": [["reader", "closeMenu"]],
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
  "theme.blog.post.readingTime.plurals": [["compiler", "readingTime"]],
  "theme.docs.DocCard.categoryDescription.plurals": [["compiler", "items"]],
  "theme.blog.post.plurals": [["compiler", "posts"]],
  "theme.docs.versionBadge.label": [["compiler", "versionBadge"]],
  "theme.docs.versions.unreleasedVersionLabel": [["compiler", "versionUnreleased"]],
  "theme.docs.versions.unmaintainedVersionLabel": [["compiler", "versionUnmaintained"]],
  "theme.SearchBar.label": [["search", "search"]],
  "theme.SearchModal.startScreen.recentSearchesTitle": [["search", "recent"]],
  "theme.SearchPage.documentsFound.plurals": [["search", "results"]],
};

/** Placeholders of Docusaurus → those of this tool. */
export const placeholders: Readonly<Record<string, string>> = {
  readingTime: "count",
  versionLabel: "version",
  user: "author",
};

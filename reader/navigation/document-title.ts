/** `page | site`; the site's title alone where the page has the same (S1). */
export function documentTitle(page: string, site: string): string {
  return page === site || page === "" ? site : `${page} | ${site}`;
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), the whole post in `content_html`. */
import { type FeedAuthor, type FeedDocument, type FeedEntry, rfc3339 } from "./feed.ts";

/** The text of `feed.json`. */
export function renderJsonFeed(feed: FeedDocument): string {
  const value = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrl,
    description: feed.description || undefined,
    language: feed.language,
    authors: people(feed.authors),
    items: feed.entries.map(item),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function item(entry: FeedEntry): object {
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    summary: entry.summary || undefined,
    content_html: entry.html,
    date_published: rfc3339(entry.published),
    date_modified: rfc3339(entry.updated),
    authors: people(entry.authors),
    tags: entry.tags.length > 0 ? entry.tags : undefined,
  };
}

function people(authors: FeedAuthor[]): object[] | undefined {
  return authors.length > 0 ? authors.map(({ name, url }) => ({ name, url })) : undefined;
}

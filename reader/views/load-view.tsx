/** Loads a page as Markdown, and shows it under the page's title. */
import type { ReactElement, ReactNode } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import { baseOf, fileHref, hrefOf, pageDataPath } from "../../schema/paths.ts";
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { Failed } from "../navigation/fetch-result.ts";
import { Link } from "../navigation/Link.tsx";
import { VIEW, viewsOf } from "../navigation/page-views.ts";
import { queryValue, withQueryValue } from "../navigation/query-value.ts";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { PageHead } from "../pages/PageHead.tsx";
import { fill } from "../text/fill.ts";
import { markdownTokens, type Token } from "./markdown-tokens.ts";

type Loaded<T> = { type: "found"; value: T } | Failed;

/** The element shows the same for as long as it is there: it is made again for other data. */
export async function loadView(page: ShownPage): Promise<Loaded<ReactElement>> {
  const { markdown = "" } = page;
  const text = await fetchText(markdown);
  if (text.type === "failed") return text;
  return { type: "found", value: <ViewedPage page={page} address={markdown} text={text.value} /> };
}

/** Fetches a text file of the site. HTML in its place is the host's page for what is missing: after a deployment, the file may be gone. */
async function fetchText(url: string): Promise<Loaded<string>> {
  const failed = (status: number): Failed => ({ type: "failed", error: { reason: "status", url, status } });
  if (!isOwnFile(url)) return failed(404);
  try {
    const response = await fetch(url);
    const { status, ok, headers } = response;
    if (headers.get("content-type")?.startsWith("text/html") && status < 500) return failed(404);
    return ok ? { type: "found", value: await response.text() } : failed(status);
  } catch {
    return { type: "failed", error: { reason: "network", url } };
  }
}

function ViewedPage({ page, address, text }: { page: ShownPage; address: string; text: string }) {
  const { strings } = useManifest();
  const language = useLanguage()(page.fallback?.lang);
  return (
    <div className="view column column-wide">
      <PageHead title={fill(strings.viewTitle, { page: page.title, view: "Markdown" })} language={language}>
        <ViewLinks page={page} />
      </PageHead>
      <figure className="code-block" data-language="Markdown" lang={page.fallback?.lang}>
        <div className="code-tools">
          <Link className="code-language" href={address}>
            <bdi dir="ltr">{address}</bdi>
          </Link>
          <button type="button" title={strings.copyCode} data-action="copy-code">
            <span>{strings.copyCode}</span>
          </button>
        </div>
        <pre dir="ltr">
          <code>{text.length > LONGEST ? text : markdownTokens(text).map(coloured)}</code>
        </pre>
      </figure>
    </div>
  );
}

/** Characters of a text that is coloured: a longer one would keep a phone waiting. */
const LONGEST = 100_000;

function coloured({ text, type }: Token, index: number): ReactNode {
  if (type === undefined) return text;
  return (
    <span key={index} className={`token ${type}`}>
      {text}
    </span>
  );
}

/** Links to the other forms of a page. They come with the reader: without it, an address with a query shows the page. */
function ViewLinks({ page }: { page: ShownPage }) {
  const manifest = useManifest();
  const { strings, base } = manifest;
  const address = useLocationProperty(
    () => location.href,
    () => "",
  );
  const views = viewsOf(page, manifest);
  const shown = address && queryValue(VIEW, views);
  return (
    <ul className="views" aria-label={strings.views}>
      {address && (
        <>
          {[undefined, ...views].map((view) => (
            <li key={view ?? ""}>
              <a
                href={
                  hrefOf(baseOf(manifest), page.path) +
                  withQueryValue(location.search + location.hash, VIEW, view)
                }
                aria-current={view === shown ? "true" : undefined}
              >
                {view ? "Markdown" : strings.viewPage}
              </a>
            </li>
          ))}
          <li>
            <a href={fileHref(base, `/${pageDataPath(page.path)}`)} type="application/json">
              JSON
            </a>
          </li>
        </>
      )}
    </ul>
  );
}

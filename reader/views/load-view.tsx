/** Loads a page as Markdown, and shows it under the page's title. */
import { type ReactElement, useCallback } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { Failed } from "../navigation/fetch-result.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { PageHead } from "../pages/PageHead.tsx";
import { ViewLinks } from "../pages/ViewLinks.tsx";
import { fill } from "../text/fill.ts";
import { markdownParts, type SourcePart } from "./source-parts.ts";

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
  const place = useCallback(
    (element: Element | null) => (element ? showSource(element, markdownParts(text)) : undefined),
    [text],
  );
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
          <code ref={place} />
        </pre>
      </figure>
    </div>
  );
}

/** Puts all of the text into its place at once, and its colours part by part, as each comes near. Returns the function that stops watching. */
function showSource(place: Element, parts: readonly SourcePart[]): () => void {
  const waiting = new Map<Element, SourcePart>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const part = waiting.get(target);
        if (!isIntersecting || !part) continue;
        waiting.delete(target);
        sight.unobserve(target);
        target.replaceChildren(...coloured(part));
      }
    },
    { rootMargin: "100%" },
  );
  const elements = parts.map((part) => {
    const element = document.createElement("span");
    element.className = "view-part";
    element.style.setProperty("--lines", String(part.lines));
    element.textContent = part.text;
    waiting.set(element, part);
    return element;
  });
  place.replaceChildren(...elements);
  for (const element of elements) sight.observe(element);
  return () => sight.disconnect();
}

function coloured({ tokens }: SourcePart): (string | Node)[] {
  return tokens().map(({ text, type }) => {
    if (type === undefined) return text;
    const element = document.createElement("span");
    element.className = `token ${type}`;
    element.textContent = text;
    return element;
  });
}

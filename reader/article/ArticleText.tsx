/** The place of a page's text. React leaves what is in it alone. */
import { useState, useSyncExternalStore } from "react";
import { useLanguage } from "../navigation/use-language.ts";
import type { Article } from "./use-article.ts";

type Props = { article: Article; className?: string; lang: string | undefined };

export function ArticleText({ article: { place, html }, className, lang }: Props) {
  const language = useLanguage()(lang);
  const isInDocument = useSyncExternalStore(neverChanges, inBrowser, inDocument);
  // An empty text keeps what the document has. An element that React makes itself must not have it: the policy forbids markup.
  const [markup] = useState(() => (isInDocument ? { __html: html } : undefined));
  return (
    <div
      ref={place}
      className={className}
      {...language}
      data-article=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler's own HTML
      dangerouslySetInnerHTML={markup}
    />
  );
}

const neverChanges = () => () => {};
const inBrowser = () => false;
/** For the compiler, and for the browser while it hydrates what the compiler wrote. */
const inDocument = () => true;

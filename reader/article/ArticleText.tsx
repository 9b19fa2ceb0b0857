/** The place of a page's text. */
import { useLanguage, useReader } from "../navigation/reader-context.ts";
import { Place } from "../widgets/Place.tsx";
import type { Article } from "./use-article.ts";

type Props = { article: Article; className?: string; lang: string | undefined };

export function ArticleText({ article: { place }, className, lang }: Props) {
  const language = useLanguage()(lang);
  const { html } = useReader();
  return <Place ref={place} className={className} {...language} data-article="" html={html?.article} />;
}

/** What a document has in places that React leaves alone, beside text and sidebar, as HTML. */
import { hero } from "../../reader/article/hero.ts";
import { feedbackForm } from "../../reader/integrations/feedback-form.ts";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import { articleHtml } from "./article-html.ts";

export function placeHtml(page: PageData, manifest: Manifest): Pick<PlaceHtml, "hero" | "feedback"> {
  if (page.kind === "home") return { hero: articleHtml(hero(page, manifest)) };
  const feedback = manifest.integrations?.feedback;
  if (!feedback || (page.kind !== "doc" && page.kind !== "post")) return {};
  const asked = { title: page.title, href: hrefOf(manifest.base, page.path) };
  return { feedback: articleHtml([feedbackForm(feedback, asked)]) };
}

/** A page by itself, such as About. */
import type { PlainPage } from "../../schema/page.ts";
import { Hast } from "../article/Hast.tsx";
import { ContentsColumn, ContentsDetails } from "../shell/Contents.tsx";
import { PageHead } from "./PageHead.tsx";

export function Plain({ page }: { page: PlainPage }) {
  return (
    <div className="reading">
      <article className="column">
        <PageHead title={page.title} />
        <ContentsDetails outline={page.outline} />
        <div className="prose">
          <Hast root={page.content} />
        </div>
      </article>
      <ContentsColumn outline={page.outline} />
    </div>
  );
}

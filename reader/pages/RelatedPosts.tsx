/** Posts on the subjects of a post. */
import type { PostPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";
import { Day } from "./Dates.tsx";

export function RelatedPosts({ posts }: { posts: NonNullable<PostPage["related"]> }) {
  const language = useLanguage();
  const { strings } = useManifest();
  return (
    <section className="related">
      <h2>{strings.relatedPosts}</h2>
      <ul>
        {posts.map(({ title, href, lang, date }) => (
          <li key={href}>
            <Link href={href} {...language(lang)}>
              {title}
            </Link>
            <Day {...date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

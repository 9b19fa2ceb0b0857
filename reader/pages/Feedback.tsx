/** Whether the page was useful: a form, or links that write a mail. `integrations/` sends the answer without leaving the page. */
import { useManifest } from "../navigation/reader-context.ts";
import { mailAnswer } from "../../schema/integrations/mail-answer.ts";

/** `href`: address of the page. */
export function Feedback({ title, href }: { title: string; href: string }) {
  const feedback = useManifest().integrations?.feedback;
  if (!feedback) return null;
  const { endpoint, mail = "", question, yes, no } = feedback;
  if (endpoint === undefined)
    return (
      <div className="page-feedback">
        <p>{question}</p>
        <a className="answer" href={mailAnswer(mail, yes, title, href)}>
          {yes}
        </a>
        <a className="answer" href={mailAnswer(mail, no, title, href)}>
          {no}
        </a>
      </div>
    );
  return (
    <form className="page-feedback" action={endpoint} method="post">
      <p>{question}</p>
      <input type="hidden" name="page" defaultValue={href} />
      <button type="submit" value="yes" name="answer">
        {yes}
      </button>
      <button type="submit" value="no" name="answer">
        {no}
      </button>
    </form>
  );
}

/** Whether the page was useful: a form, or links that write a mail. `integrations/` sends the answer without leaving the page. */
import { useManifest } from "../navigation/reader-context.ts";

/** `href`: address of the page. */
export function Feedback({ title, href }: { title: string; href: string }) {
  const feedback = useManifest().integrations?.feedback;
  if (!feedback) return null;
  const { endpoint, mail, question, yes, no } = feedback;
  const answer = (value: string, text: string) =>
    mail ? (
      <a className="answer" href={mail + encodeURIComponent(`${text}: ${title} (${href})`)}>
        {text}
      </a>
    ) : (
      <button type="submit" value={value} name="answer">
        {text}
      </button>
    );
  const Tag = mail ? "div" : "form";
  return (
    <Tag className="page-feedback" {...(!mail && { action: endpoint, method: "post" })}>
      <p>{question}</p>
      {!mail && <input type="hidden" name="page" defaultValue={href} />}
      {answer("yes", yes)}
      {answer("no", no)}
    </Tag>
  );
}

/** Link that writes a mail with an answer about a page. */

export function mailAnswer(mail: string, answer: string, title: string, href: string): string {
  const subject = encodeURIComponent(`${answer}: ${title}`);
  return `mailto:${mail}?subject=${subject}&body=${encodeURIComponent(`${href}\n\n`)}`;
}

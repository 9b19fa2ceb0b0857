/** What one payload is, and how it is made. */

export type Payload = {
  /** Markdown of its own part of a page. */
  markdown: string;
  /** Front matter of a page of its own. */
  frontMatter?: string;
};

/** `call` is a call of `hit` with the payload's number, `host` an address that nobody may be asked for. */
export type Make = (call: string, host: string) => string;

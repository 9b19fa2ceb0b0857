/** Protocols of addresses in content. */

/** Protocols of links; a relative address has none. */
export const linkProtocols = "http https mailto tel sms xmpp irc ircs matrix ftp git ssh".split(" ");

/** Protocols of images. */
export const imageProtocols = ["http", "https"];

/** Protocol as browsers read it, in lower case: they ignore space and control characters. */
export function protocolOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\0- ]/g, ""))?.[1]?.toLowerCase();
}

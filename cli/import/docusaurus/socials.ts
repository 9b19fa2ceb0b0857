/** Accounts of an author → an address for the name, where the author has no other. */

const hosts: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  x: "https://x.com/",
  twitter: "https://x.com/",
  linkedin: "https://www.linkedin.com/in/",
  bluesky: "https://bsky.app/profile/",
};

/** `{ github: "ann" }` → `https://github.com/ann`: the first account that has an address. */
export function addressOfSocials(socials: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, account] of Object.entries(socials)) {
    if (typeof account !== "string" || account === "") continue;
    if (/^https?:/.test(account) && URL.canParse(account)) return account;
    const host = hosts[name];
    if (host !== undefined && /^@?[\w.-]+$/.test(account)) return host + account.replace(/^@/, "");
  }
  return undefined;
}

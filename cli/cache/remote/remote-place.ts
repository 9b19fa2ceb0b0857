/** Address and credentials of a cache that is shared over HTTP, from the options and the environment of a command. */
import { strictlyDecoded } from "../../../schema/paths.ts";

export type RemotePlace = {
  /** The address without credentials, and without a slash at its end. */
  url: string;
  /** Value of the header `Authorization`. */
  authorization: string | undefined;
  readOnly: boolean;
};

type Given = {
  /** The value of the option, which other users of the machine can see. */
  url: string | undefined;
  readOnly: boolean;
  env: NodeJS.ProcessEnv;
};

const urlVariable = "TWSITE_CACHE_URL";
const tokenVariable = "TWSITE_CACHE_TOKEN";
const readOnlyVariable = "TWSITE_CACHE_READ_ONLY";

/** A problem never quotes the address: it may hold a password. */
export function remotePlace({ url: option, readOnly, env }: Given): {
  place?: RemotePlace;
  problem?: string;
} {
  const text = option ?? env[urlVariable] ?? "";
  if (text === "") return {};
  const origin = option === undefined ? urlVariable : "--cache-url";
  const problem = (expected: string) => ({ problem: `${origin}: ${expected}` });
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol))
    return problem("expected an address that starts with http:// or https://.");
  if (url.search !== "" || url.hash !== "") return problem("expected an address without “?” and “#”.");
  const { username, password } = url;
  if (option !== undefined && username + password !== "")
    return problem(
      `expected an address without user and password, which other programs could read. Set them in ${urlVariable}, or a token in ${tokenVariable}.`,
    );
  // A file or a secret of a CI often ends with a line ending.
  const token = (env[tokenVariable] ?? "").trim();
  if (!/^[\x21-\x7e]*$/.test(token))
    return { problem: `${tokenVariable}: expected a token without spaces, line breaks and accents.` };
  const basic = strictlyDecoded(`${username}:${password}`);
  if (basic === undefined)
    return problem(
      "expected a user and a password in which % is written as %25, and other marks as in addresses.",
    );
  const byName = basic === ":" ? undefined : `Basic ${Buffer.from(basic).toString("base64")}`;
  return {
    place: {
      url: `${url.origin}${url.pathname}`.replace(/\/+$/, ""),
      authorization: token === "" ? byName : `Bearer ${token}`,
      readOnly: readOnly || isOn(env[readOnlyVariable]),
    },
  };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !["", "0", "false", "no"].includes(value.toLowerCase());
}

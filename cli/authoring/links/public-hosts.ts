/** Which addresses on the Internet a request may reach: a page of a site must not make this machine ask its own network. */
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A host, or where a redirect leads, is not on the public Internet. */
export class PrivateHost extends Error {
  override name = "PrivateHost";
}

/** The IANA registries of special-purpose addresses, RFC 6890, and multicast. A list for each kind: Node takes `::ffff:0:0/96` for all of IPv4. */
const notPublic4 = blockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);
/** IPv4 within IPv6 (6to4, Teredo and others) has no public use: such hosts have an address of IPv4, too. */
const notPublic6 = blockList("ipv6", [
  "::/96",
  "::ffff:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/32",
  "2001:db8::/32",
  "2002::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
]);

function blockList(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** An address of IPv6 may be in brackets, as in a URL. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  return isIP(bare) === 6 ? !notPublic6.check(bare, "ipv6") : !notPublic4.check(bare, "ipv4");
}

/** For the host of a URL that is an address itself, which no lookup sees. */
export function refusePrivate({ hostname }: URL): void {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 && !isPublicAddress(hostname)) throw new PrivateHost();
}

/** Finds only public addresses, at the moment of the connection: a name may lead elsewhere from one lookup to the next. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (error || !first) done(error ?? new PrivateHost(), "");
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** The route that the address bar stands for, or on the server the one that is rendered. */
import { useRouter } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { routeOf } from "../../schema/paths.ts";
import { homeOf } from "./homes.ts";

export function useRoute(base: string, homes: readonly string[]): string {
  const { ssrPath } = useRouter();
  const pathname = usePathname(ssrPath === undefined ? {} : { ssrPath });
  // Outside the base nothing exists; the not-found page of the source locale says so.
  return routeOf(base, homes, pathname) ?? `${homeOf(homes, "/")}404`;
}

/** The one link of the reader: within the site it needs no reload, out of it it says so. */
import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { goTo } from "./navigate.ts";
import { isThrifty } from "./prefetch.ts";
import { useManifest, useReader } from "./reader-context.ts";
import { targetOf } from "./target.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string };

export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const { resources, prefetch, sight } = useReader();
  const { strings } = useManifest();
  const element = useRef<HTMLAnchorElement>(null);
  const target = targetOf(href, resources.base, resources.homes);
  const isOwn = target.type === "page" && rest.target === undefined && rest.download === undefined;
  const route = isOwn ? target.route : undefined;

  useEffect(() => {
    if (route === undefined || element.current === null) return;
    return sight.watch(element.current, () => prefetch.add(route));
  }, [route, prefetch, sight]);

  if (route === undefined || target.type !== "page") {
    const isOutside = target.type === "outside";
    return (
      <a {...rest} href={href} onClick={onClick} {...(isOutside && { rel: "external noopener" })}>
        {children}
        {isOutside && <span className="visually-hidden"> {strings.leavesSite}</span>}
      </a>
    );
  }

  function preload(): void {
    if (route !== undefined && !isThrifty()) resources.preload(route);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isPlainClick(event) || route === undefined || target.type !== "page") return;
    // A hash on the page that is shown is the browser's business (S33).
    if (target.suffix.includes("#") && element.current?.pathname === location.pathname) return;
    event.preventDefault();
    goTo(resources, route, target.suffix);
  }

  return (
    <a
      {...rest}
      ref={element}
      href={href}
      onClick={follow}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      {children}
    </a>
  );
}

/** A click with a modifier or another button is the browser's: a new tab, a new window, a download. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">,
): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

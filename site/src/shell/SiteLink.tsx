import NextLink from "next/link";
import { useRouter } from "next/router";
import { useEffect, useRef, type AnchorHTMLAttributes } from "react";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../constants.ts";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const whenIdle = (then: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, PREFETCH_IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
};

const nothing = () => {};

/** A link within the site: client-side, and prefetched once it is in sight and the browser idle. */
export function SiteLink({ href, children, ...rest }: Props) {
  const router = useRouter();
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const anchor = element.current;
    if (!anchor || !("IntersectionObserver" in window)) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // A page fetched ahead is a favour: where the line is too slow for it, the press will load it.
      cancel = whenIdle(() => void router.prefetch(href).catch(nothing));
    });
    observer.observe(anchor);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [href, router]);
  return (
    <NextLink {...(rest as object)} ref={element} href={href} prefetch={false}>
      {children}
    </NextLink>
  );
}

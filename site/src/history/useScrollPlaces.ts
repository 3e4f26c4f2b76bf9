import Router from "next/router";
import { useEffect } from "react";
import { sessionWebStorage } from "../browser/web-storage.ts";

const pathOf = (address: string): string => address.split("#")[0] ?? address;
/** Next's own name of an entry of the history. */
const entry = (): string => `place:${(history.state as { readonly key?: string } | null)?.key ?? ""}`;

/**
 * Back and forward lead to where the page was left. The browser would do so itself, but now before and now after Next has drawn the page and
 * scrolled to its top.
 */
export function useScrollPlaces(): void {
  useEffect(() => {
    let here = entry();
    let back = false;
    const leave = () => void sessionWebStorage.keep(here, String(Math.round(scrollY)));
    Router.beforePopState(({ as, options }) => {
      leave();
      here = entry();
      back = pathOf(as) !== pathOf(Router.asPath);
      if (back) options.scroll = false;
      return true;
    });
    const start = () => {
      if (!back) leave();
    };
    const arrive = () => {
      here = entry();
      if (back) scrollTo(0, Number(sessionWebStorage.read(here) ?? 0));
      back = false;
    };
    Router.events.on("routeChangeStart", start);
    // Left for another page before it came: the next press is no way back.
    const fail = () => {
      back = false;
    };
    Router.events.on("routeChangeComplete", arrive);
    Router.events.on("routeChangeError", fail);
    return () => {
      Router.events.off("routeChangeStart", start);
      Router.events.off("routeChangeComplete", arrive);
      Router.events.off("routeChangeError", fail);
      Router.beforePopState(() => true);
    };
  }, []);
}

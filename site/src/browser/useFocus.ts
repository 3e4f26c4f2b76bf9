import { focusOn, keepFocus, startOfPage } from "@shanyraq/kit/layout/keep-focus.ts";
import Router from "next/router";
import { useEffect, useLayoutEffect } from "react";

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? address;

/** Whether the focus may be moved: not when the visitor has already moved it. */
const waits = (): boolean => [null, document.body, document.querySelector("main")].includes(document.activeElement as HTMLElement | null);

/**
 * Stands on the start of the page, once there is one: a page in a language that is yet to load comes after its address, and the heading of a page
 * that asks for its data comes after its main part.
 * @returns what ends the wait.
 */
function standOnStart(): () => void {
  const stood = () => {
    const start = startOfPage();
    if (start && start !== document.activeElement) focusOn(start);
    return start !== null && start.tagName !== "MAIN";
  };
  if (stood()) return () => {};
  const watcher = new MutationObserver(() => {
    if (!waits() || stood()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

/** The focus on this site: on the heading of a page that a link, a login or another language led to, and never lost within a page. */
export function useFocus(): void {
  useEffect(() => keepFocus(), []);
  // With the page itself: whoever presses a link the moment they can is led as well.
  useLayoutEffect(() => {
    let path = location.pathname;
    let end = () => {};
    const arrived = (address: string) => {
      const next = pathOf(address);
      if (next === path) return;
      path = next;
      end();
      // The part of a page that an address names is led to by the browser.
      if (address.includes("#")) return;
      if (startOfPage()?.contains(document.activeElement)) return;
      end = standOnStart();
    };
    Router.events.on("routeChangeComplete", arrived);
    return () => {
      end();
      Router.events.off("routeChangeComplete", arrived);
    };
  }, []);
}

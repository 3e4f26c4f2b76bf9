import Router from "next/router";

/** Of the document as it was built, for search engines; what a page has learnt since is Next's own to take away. */
const BUILT = 'script[type="application/ld+json"]:not([data-next-head])';

/** What a document tells search engines is of its first page alone: it goes with that page. An effect; answers with its end. */
export function removeInitialJsonLd(): () => void {
  const forget = () => document.querySelector(BUILT)?.remove();
  Router.events.on("routeChangeComplete", forget);
  return () => Router.events.off("routeChangeComplete", forget);
}

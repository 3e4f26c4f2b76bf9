import { match, type Entries } from "@shanyraq/routes";
import { brokenPage, lead, missingPage } from "@shanyraq/routes/hosting";
import type { Destination } from "./front.ts";

/** What is published now, by kind. */
export type Published = Readonly<Record<Entries, readonly string[]>>;

const FILE = /\.\w+$|^\/(?:_next|__nextjs)/;
const DATA = /^(\/_next\/data\/[^/]+)(\/.*)\.json$/;

/** What to ask `next dev` for in place of what the hosts serve at an address: its page, the shell of its route, or the not-found page. */
export function placeOf(pathname: string, published: Published): Destination {
  const data = DATA.exec(pathname);
  if (data) {
    // A followed link asks for the data of a page: those of a shell are named after it.
    const [, before = "", address = ""] = data;
    const place = placeOf(address, published);
    return place.to === "page" && !place.missing ? { to: "page", path: `${before}${place.path}.json` } : { to: "page", path: pathname };
  }
  const led = lead(pathname);
  const missing: Destination = { to: "page", path: missingPage(led.locale), missing: true };
  if (led.to === "moved") return { to: "moved", path: led.path };
  if (led.to === "missing") return missing;
  if (led.to === "broken") return { to: "page", path: brokenPage(led.locale) };
  // Before every route come files, which have an ending, and what hot reload asks.
  if (FILE.test(pathname)) return { to: "page", path: pathname };
  if (led.to === "shell") return { to: "page", path: led.shell };
  if (led.to === "file") return match(pathname) ? { to: "page", path: pathname } : missing;
  if (!published[led.kind].includes(led.slug)) return missing;
  return { to: "page", path: led.exported ? pathname : led.shell };
}

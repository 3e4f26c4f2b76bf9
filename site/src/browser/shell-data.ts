import { match, routes, shellPath, type Route } from "@shanyraq/routes";
import type { SingletonRouter } from "next/router";

type Loader = Pick<NonNullable<SingletonRouter["router"]>["pageLoader"], "getDataHref">;

/** The shell that serves an address; undefined where it has a file of its own, or where its host knows whether it has. */
export function shellOf(address: string): string | undefined {
  const found = match(address.split(/[?#]/)[0] ?? "");
  if (!found || Object.keys(found.params).length === 0) return undefined;
  const { render }: Route = routes[found.name];
  return render === "shell" ? shellPath(found) : undefined;
}

/**
 * Next names the data of a page after its address, and loads the site again when it does not exist; with an #anchor in the address it does not even do that, so
 * that "back" showed the page that was left. Shells have their data under their own name.
 */
export function askForShells(loader: Loader): void {
  const named = loader.getDataHref.bind(loader);
  loader.getDataHref = (params) => {
    const shell = shellOf(params.asPath);
    const [href = ""] = params.href.split("?");
    return named(shell === undefined ? params : { ...params, href, asPath: shell, skipInterpolation: true });
  };
}

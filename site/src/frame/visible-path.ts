import { useRouter } from "next/router";
import { SHELL } from "@shanyraq/routes";
import { useHydrated } from "./route.ts";

/** The path of the address, without query; undefined in a shell until the browser knows it. */
export function useVisiblePath(): string | undefined {
  const { asPath } = useRouter();
  const hydrated = useHydrated();
  const [path = "/"] = asPath.split(/[?#]/);
  return path.includes(SHELL) || (!hydrated && asPath.includes("[")) ? undefined : path;
}

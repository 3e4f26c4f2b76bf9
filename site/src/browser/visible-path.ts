import { useRouter } from "next/router";
import { SHELL } from "@shanyraq/routes";
import { useHydrated } from "./route.ts";

/** The path of the address, without query; undefined in a shell until the browser knows it. */
export function useVisiblePath(): string | undefined {
  const { asPath } = useRouter();
  const known = useHydrated(!asPath.includes("["));
  const [path = "/"] = asPath.split(/[?#]/);
  return path.includes(SHELL) || !known ? undefined : path;
}

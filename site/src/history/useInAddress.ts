import { useRouter } from "next/router";
import { useVisibleRoute } from "../browser/route.ts";

type Changes = Readonly<Record<string, string>>;
interface InAddress {
  /** What the address says of a choice; empty where it says nothing, and until it is known. */
  readonly read: (name: string) => string;
  /** A choice is a place of its own, to which Back leads; more of the same list (`replace`) is not. Empty takes a choice out of the address. */
  readonly write: (changes: Changes, how?: "push" | "replace") => void;
}

/** Choices of a page that stand in its address: Back, a reload and a link that is sent on show the same. */
export function useInAddress(): InAddress {
  const router = useRouter();
  const visible = useVisibleRoute();
  return {
    read: (name) => visible?.query.get(name) ?? "",
    write: (changes, how = "push") => {
      if (!visible) return;
      const query = new URLSearchParams(visible.query);
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") query.delete(name);
        else query.set(name, value);
      }
      void router[how](visible.path + (query.size > 0 ? `?${query}` : ""), undefined, { shallow: true, scroll: false });
    },
  };
}

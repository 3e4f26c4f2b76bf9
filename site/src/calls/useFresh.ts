import type { CallName, Output } from "@shanyraq/calls";
import { useEffect, useState } from "react";
import recording from "#generated/recording.json";
import { useLocale } from "../locale/LocaleRoot.tsx";

/**
 * What the build knew, and soon after what is published now: an editor need not build the site again. A failure leaves what was built.
 * The bare fetch instead of the client: it is a public answer, and no page should load the client for it.
 */
export function useFresh<N extends CallName>(_: N, address: string, built: Output<N>): Output<N> {
  const locale = useLocale();
  // In development what is published is recorded again while the page is open: that is another question.
  const key = `${locale} ${address} ${recording.at}`;
  const [fresh, setFresh] = useState<{ readonly key: string; readonly value: Output<N> }>();
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      const response = await fetch(`/api/provider${address}`, { headers: { lang: locale }, signal: stopped.signal });
      if (response.ok) setFresh({ key, value: (await response.json()) as Output<N> });
    };
    void ask().catch(() => {});
    return () => stopped.abort();
  }, [key, address, locale]);
  return fresh?.key === key ? fresh.value : built;
}

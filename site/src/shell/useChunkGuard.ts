import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { now } from "./clock.ts";
import { isChunkFailure, reloadOnce } from "./chunk-guard.ts";

/** Heals a failed chunk by one reload a minute; true where even that did not help and the visitor must be told. */
export function useChunkGuard(): boolean {
  const { events } = useRouter();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const heal = (error: unknown) => {
      if (isChunkFailure(error) && !reloadOnce(now(), sessionStorage, () => window.location.reload())) setBroken(true);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => heal(reason);
    const onError = ({ error }: ErrorEvent) => heal(error);
    events.on("routeChangeError", heal);
    window.addEventListener("unhandledrejection", onRejection);
    window.addEventListener("error", onError);
    return () => {
      events.off("routeChangeError", heal);
      window.removeEventListener("unhandledrejection", onRejection);
      window.removeEventListener("error", onError);
    };
  }, [events]);
  return broken;
}

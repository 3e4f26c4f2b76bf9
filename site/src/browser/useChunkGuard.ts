import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { machineNow } from "./clock.ts";
import { isChunkFailure, reloadOnce } from "./chunk-guard.ts";

/**
 * Repairs a failed chunk by one reload a minute; true when even that did not help and the visitor must be shown a notice. An offline visitor is shown it at
 * once, since a reload would take the page away from them, and until the connection is back.
 */
export function useChunkGuard(): boolean {
  const { events } = useRouter();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const heal = (error: unknown) => {
      if (!isChunkFailure(error)) return;
      if (!navigator.onLine || !reloadOnce(machineNow(), sessionStorage, () => window.location.reload())) setBroken(true);
    };
    const mended = () => setBroken(false);
    const onRejection = ({ reason }: PromiseRejectionEvent) => heal(reason);
    const onError = ({ error }: ErrorEvent) => heal(error);
    events.on("routeChangeError", heal);
    window.addEventListener("unhandledrejection", onRejection);
    window.addEventListener("error", onError);
    window.addEventListener("online", mended);
    return () => {
      events.off("routeChangeError", heal);
      window.removeEventListener("unhandledrejection", onRejection);
      window.removeEventListener("error", onError);
      window.removeEventListener("online", mended);
    };
  }, [events]);
  return broken;
}

import { LoaderOverlay } from "@shanyraq/kit/feedback/LoaderOverlay.tsx";
import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { outages } from "../calls/outages.ts";
import { pageOutage } from "../calls/page-outage.ts";
import { pendingRequests } from "../calls/pending-requests.ts";

const Unavailable = dynamic(() => import("../calls/Unavailable.tsx").then((module) => module.Unavailable), { ssr: false });
const PageUnserved = dynamic(() => import("../calls/PageUnserved.tsx").then((module) => module.PageUnserved), { ssr: false });

const understood = () => outages.set(undefined);

interface OverlaysProps {
  /** The next page has not come while the line at the top ran. */
  readonly late: boolean;
  /** What the loader says. It is a text of every page: the loader comes alone. */
  readonly waiting: string;
}

/** What the layout holds over every page beside its conversations, loaded with the first call: the loader, and what is said of an outage. */
export function Overlays({ late, waiting }: OverlaysProps) {
  const blocked = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.read, pendingRequests.read) === "blocked";
  const outage = useSyncExternalStore(outages.subscribe, outages.read, outages.read);
  const unserved = useSyncExternalStore(pageOutage.subscribe, pageOutage.read, pageOutage.read);
  return (
    <>
      <LoaderOverlay active={blocked || late} text={waiting} />
      {outage && <Unavailable outage={outage} onClose={understood} />}
      {unserved && <PageUnserved outage={unserved} />}
    </>
  );
}

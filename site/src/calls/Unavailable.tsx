import type { Outage } from "@shanyraq/flows";
import { ServiceUnavailableModal } from "@shanyraq/ui/shell/ServiceUnavailableModal.tsx";
import { useEffect } from "react";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";

interface UnavailableProps {
  readonly outage: Outage;
  readonly onClose: () => void;
}

/** Says over the page why a press had no effect; an offline visitor reads that, and the notice disappears once the connection is back. */
export function Unavailable({ outage, onClose }: UnavailableProps) {
  const { company } = useCatalogue();
  const offline = outage === "offline" && !navigator.onLine;
  useEffect(() => {
    if (!offline) return undefined;
    window.addEventListener("online", onClose);
    return () => window.removeEventListener("online", onClose);
  }, [offline, onClose]);
  return (
    <LaterMessages>
      <ServiceUnavailableModal isOpen offline={offline} onClose={onClose} phone={company.phone} />
    </LaterMessages>
  );
}

import { brand } from "@shanyraq/brand";
import { contactChangeFlow, contactChangeInitial, performContactChange, type ContactKind } from "@shanyraq/flows";
import { ContactChangeView } from "@shanyraq/ui/account/profile/ContactChangeView.tsx";
import { useEffect } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { useJustSigned } from "../../../session/useJustSigned.ts";
import { useSession } from "../../../session/session.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** A new phone or address of e-mail; once it is changed the whole site knows the new one. */
export function ContactChange({ kind, onClose }: { readonly kind: ContactKind; readonly onClose: () => void }) {
  const { company } = useCatalogue();
  const { refetch } = useSession();
  const justSigned = useJustSigned();
  const { state, send } = useFlow(
    contactChangeFlow,
    () => contactChangeInitial(kind),
    () => performContactChange({ attempt, now }),
  );
  const { at } = state;
  useEffect(() => {
    if (at === "done") void refetch();
  }, [at, refetch]);
  return (
    <ContactChangeView
      state={state}
      send={send}
      now={now}
      phone={company.phone}
      email={brand.company.email}
      onClose={onClose}
      justSigned={justSigned}
    />
  );
}

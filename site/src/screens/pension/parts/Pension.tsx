import { performPension, pensionFlow, pensionInitial, type PensionDraft } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { href } from "@shanyraq/routes";
import { PensionView } from "@shanyraq/ui/pension/PensionView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect, useRef } from "react";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now, wait } from "../../../browser/clock.ts";
import { newKey } from "../../../browser/new-key.ts";
import { readSaved, writeSaved } from "../../../browser/saved.ts";
import { useSession } from "../../../session/session.tsx";
import { PensionPaper } from "./PensionPaper.tsx";

interface PensionProps {
  readonly slug: string;
  readonly hash: string;
}

const draftOf = (hash: string) => `shanyraq:pension:v1:${hash}`;

/** A pension annuity from the question whether it is possible: open to a guest until their data are asked for. */
export function Pension({ slug, hash }: PensionProps) {
  const { locale, company } = useCatalogue();
  const { session, login } = useSession();
  const { state, send } = useFlow(pensionFlow, pensionInitial, () =>
    performPension({
      attempt,
      now,
      wait,
      newKey,
      hash,
      keep: (draft) => writeSaved(draftOf(hash), draft),
      askLogin: () => login.open(),
    }),
  );
  const who = session.at === "signedIn" ? session.user.id : session.at;
  const before = useRef<string>(undefined);
  useEffect(() => {
    // Whoever it is has to be known before it is asked how far they have come.
    if (who === "unknown" || before.current === who) return;
    const first = before.current === undefined;
    before.current = who;
    if (first) send({ type: "opened", draft: readSaved<PensionDraft>(draftOf(hash)) });
    else send({ type: who === "guest" ? "signedOut" : "signedIn" });
  }, [who, send, hash]);
  return (
    <PensionView
      state={state}
      send={send}
      now={now}
      onSave={({ name, data }) => saveBlob(name, blobOf(data, "application/pdf"))}
      phone={company.phone}
      hrefs={{
        calculator: href("calculateById", locale, { slug, id: hash }),
        contract: (id) => href("cabinetReport", locale, { id }),
        sign: (id) => href("sign", locale, { id }),
        pay: (order) => `${href("payment", locale)}?hash=${encodeURIComponent(order)}`,
      }}
      upload={(paper) =>
        state.at === "case" && <PensionPaper requestID={state.held.requestID} paper={paper} onSent={() => send({ type: "filesSent" })} />
      }
    />
  );
}

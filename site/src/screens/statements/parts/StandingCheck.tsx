import { performCheck, standingCheckFlow, type CheckState, type StandingFound, type StandingQuestion } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { StandingView } from "@shanyraq/ui/statements/StandingView.tsx";
import { brand } from "../../../brand.ts";
import { attempt } from "../../../calls/attempt.ts";
import { useVisibleRoute } from "../../../browser/route.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** Where a statement stands, loaded with its words; the number may come with the address, the phone never does. */
export const StandingCheck = () => (
  <LaterMessages>
    <StandingCheckForm />
  </LaterMessages>
);

function StandingCheckForm() {
  const { company, locale } = useCatalogue();
  const route = useVisibleRoute();
  const { state, send } = useFlow(
    standingCheckFlow,
    (): CheckState<StandingQuestion, StandingFound> => ({ at: "asking" }),
    () => performCheck("status", { attempt }),
  );
  if (!route) return null;
  return (
    <StandingView
      state={state}
      number={route.query.get("number") ?? ""}
      phone={company.phone}
      email={brand.company.email}
      payHref={(hash) => `${href("payment", locale)}?hash=${encodeURIComponent(hash)}`}
      onAsk={(question) => send({ type: "asked", question })}
      onAnother={() => send({ type: "anotherPressed" })}
    />
  );
}

import { performCheck, policyCheckFlow, type CheckState, type PolicyFound, type PolicyQuestion } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { PolicyCheckView } from "@shanyraq/ui/statements/PolicyCheckView.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** Whether a policy is one, loaded with its words. */
export const PolicyCheck = () => (
  <LaterMessages>
    <PolicyCheckForm />
  </LaterMessages>
);

function PolicyCheckForm() {
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(
    policyCheckFlow,
    (): CheckState<PolicyQuestion, PolicyFound> => ({ at: "asking" }),
    () => performCheck("contractCheck", { attempt }),
  );
  return (
    <PolicyCheckView
      state={state}
      cabinetHref={href("cabinetReports", locale)}
      phone={company.phone}
      onAsk={(question) => send({ type: "asked", question })}
      onAnother={() => send({ type: "anotherPressed" })}
    />
  );
}

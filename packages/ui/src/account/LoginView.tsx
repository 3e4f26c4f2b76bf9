import type { Credentials, LoginState, LoginTab } from "@shanyraq/flows";
import { nonResidentLogin, residentLogin } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "../kit/Button.tsx";
import { ChoiceField } from "../kit/ChoiceField.tsx";
import { Stack } from "../kit/Layout.tsx";

interface LoginViewProps {
  readonly state: LoginState;
  readonly onTab: (tab: LoginTab) => void;
  readonly onSubmit: (credentials: Credentials) => void;
}

const forms = { resident: residentLogin, nonResident: nonResidentLogin } as const;

/** Login by IIN or by document number. */
export function LoginView({ state, onTab, onSubmit }: LoginViewProps) {
  const { formatMessage } = useIntl();
  const tab = state.at === "form" ? state.tab : "resident";
  const busy = state.at === "signedIn" || state.busy;
  const problem = state.at === "form" ? state.problem : undefined;
  return (
    <Stack $gap={3}>
      <ChoiceField<LoginTab>
        label={formatMessage({ id: "account.login.who" })}
        value={tab}
        onChange={onTab}
        choices={[
          { value: "resident", label: formatMessage({ id: "account.login.resident" }) },
          { value: "nonResident", label: formatMessage({ id: "account.login.nonResident" }) },
        ]}
      />
      <SchemaForm<Credentials>
        key={tab}
        form={forms[tab]}
        initial={tab === "resident" ? { iin: "", password: "" } : { id_number: "", password: "" }}
        onSubmit={onSubmit}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        actions={
          <Button type="submit" busy={busy} block>
            {formatMessage({ id: "account.login.submit" })}
          </Button>
        }
      >
        <ProblemNotice problem={problem} />
      </SchemaForm>
    </Stack>
  );
}

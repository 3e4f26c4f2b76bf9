import type { Credentials, KnownNumber, LoginState, LoginTab } from "@shanyraq/flows";
import { nonResidentLogin, residentLogin } from "@shanyraq/forms";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Tabs } from "@shanyraq/kit/actions/Tabs.tsx";

export interface LoginViewProps {
  readonly state: LoginState;
  /** A number that is known already: the password alone is left to type. */
  readonly known?: KnownNumber | undefined;
  /** What stands under the tab of the digital signature. */
  readonly signature: ReactNode;
  readonly onTab: (tab: LoginTab) => void;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onForgotten: () => void;
}

const forms = { resident: residentLogin, nonResident: nonResidentLogin } as const;
const tabs: readonly LoginTab[] = ["resident", "nonResident", "signature"];

type PasswordLoginProps = Omit<LoginViewProps, "signature" | "onTab"> & { readonly who: keyof typeof forms };

function PasswordLogin({ who, state, known, onSubmit, onForgotten }: PasswordLoginProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const number = who === "resident" ? { iin: "" } : { id_number: "" };
  const given = known && (who === "resident") === "iin" in known ? known : undefined;
  const isKnown = useRef(given !== undefined);
  useEffect(() => {
    if (isKnown.current) place.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  }, []);
  const problem = state.at === "form" ? state.problem : undefined;
  return (
    <div ref={place}>
      <SchemaForm<Credentials>
        form={forms[who]}
        initial={{ ...number, ...given, password: "" }}
        onSubmit={onSubmit}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        actions={
          <Stack $gap={1.5}>
            <Button type="submit" busy={state.at === "signedIn" || state.busy} block>
              {formatMessage({ id: "account.login.submit" })}
            </Button>
            <Cluster>
              <Button variant="quiet" size="s" onClick={onForgotten}>
                {formatMessage({ id: "account.login.forgotten" })}
              </Button>
            </Cluster>
          </Stack>
        }
      >
        <ProblemNotice problem={problem} />
      </SchemaForm>
    </div>
  );
}

/** Login by IIN, by document number, or by a digital signature. */
export function LoginView({ state, signature, onTab, ...rest }: LoginViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={formatMessage({ id: "account.login.who" })}
      chosen={state.at === "form" ? state.tab : "resident"}
      onChoose={(id) => onTab(tabs.find((tab) => tab === id) ?? "resident")}
      tabs={tabs.map((tab) => ({
        id: tab,
        title: formatMessage({ id: `account.login.${tab}` }),
        content: tab === "signature" ? signature : <PasswordLogin {...rest} state={state} who={tab} />,
      }))}
    />
  );
}

import type { CheckReason, Problem } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { PhoneAbroad } from "../forms/phone-abroad.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { AgreeNote } from "./AgreeNote.tsx";
import { HelpBlock, type AuthLinks } from "./HelpBlock.tsx";
import { WaysFromAbroad } from "./WaysFromAbroad.tsx";

export interface RegistrationFormProps<Values> {
  readonly form: Form;
  readonly empty: Values;
  readonly state: {
    readonly busy: boolean;
    readonly values?: Values;
    readonly problem?: Problem;
    readonly reason?: CheckReason;
  };
  readonly links: AuthLinks;
  readonly onSubmit: (values: Values) => void;
  /** To the login, where the check says that there is an account already. */
  readonly onLogin: () => void;
  /** To the login by a signature, where a phone opens no account. */
  readonly onSignature: () => void;
}

/** The first step of a registration, a resident's or a foreigner's. Who comes back to it finds what was typed, and stands where something is wrong. */
export function RegistrationForm<Values extends object>(props: RegistrationFormProps<Values>) {
  const { form, empty, state, links, onSubmit, onLogin, onSignature } = props;
  const { formatMessage } = useIntl();
  const { busy, values, problem, reason } = state;
  const place = useRef<HTMLDivElement>(null);
  const faults = problem?.kind === "message" ? problem.fields : undefined;
  const wrong = faults && Object.keys(form.fields).find((name) => faults[name]);
  /** What is left to do at the first drawing: the step that somebody came back from took the focus with it. */
  const cameBack = useRef<boolean | undefined>(values !== undefined);
  useEffect(() => {
    // Who walks the tabs stays on them.
    const lost = cameBack.current && !document.activeElement?.closest("[role=tab]");
    if (lost || (cameBack.current === undefined && wrong))
      place.current?.querySelector<HTMLElement>(wrong ? `[name="${wrong}"]` : "input")?.focus();
    cameBack.current = undefined;
  }, [wrong]);
  const button = formatMessage({ id: "account.continue" });
  return (
    <div ref={place}>
      <PhoneAbroad value={<WaysFromAbroad links={links} />}>
        <SchemaForm<Values>
          form={form}
          initial={values ?? empty}
          onSubmit={onSubmit}
          serverErrors={faults}
          actions={
            <Stack $gap={1.5}>
              <Button type="submit" busy={busy} block>
                {button}
              </Button>
              <AgreeNote button={button} personalDataHref={links.personalData} />
            </Stack>
          }
        >
          <ProblemNotice problem={problem} />
          {reason === "registered" && (
            <Cluster>
              <Button variant="secondary" onClick={onLogin}>
                {formatMessage({ id: "account.register.toLogin" })}
              </Button>
            </Cluster>
          )}
          {reason !== undefined && reason !== "registered" && <HelpBlock reason={reason} links={links} onSignature={onSignature} />}
        </SchemaForm>
      </PhoneAbroad>
    </div>
  );
}

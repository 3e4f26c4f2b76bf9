import type { ContactChangeEvent, ContactChangeState } from "@shanyraq/flows";
import { emailChange, phoneChange } from "@shanyraq/forms";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { ContactCodesStep } from "./ContactCodesStep.tsx";

interface ContactChangeViewProps {
  readonly state: ContactChangeState;
  readonly send: (event: ContactChangeEvent) => void;
  readonly now: () => number;
  /** Of the call centre, for who no longer has the former number. */
  readonly phone: string;
  readonly email: string;
  readonly onClose: () => void;
  /** Whether they have just signed in by a key: the former number or address is then sent no code. */
  readonly justSigned?: boolean;
}

const forms = { phone: phoneChange, email: emailChange } as const;

/** A new phone or address: the value, the codes, the end. Each step puts the focus on the heading, so that a screen reader continues from there. */
export function ContactChangeView({ state, send, now, phone, email, onClose, justSigned = false }: ContactChangeViewProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { at, kind } = state;
  useEffect(() => heading.current?.focus(), [at, kind]);
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {formatMessage({ id: "cabinet.contact.cancel" })}
    </Button>
  );
  const step = (): ReactNode => {
    switch (state.at) {
      case "form": {
        const { problem } = state;
        return (
          <>
            <p>{formatMessage({ id: justSigned ? `cabinet.contact.leadSigned.${kind}` : `cabinet.contact.lead.${kind}` })}</p>
            <SchemaForm<Readonly<Record<string, string>>>
              form={forms[kind]}
              initial={{ [kind]: state.value }}
              onSubmit={(values) => send({ type: "valueSubmitted", value: values[kind] ?? "" })}
              serverErrors={problem?.kind === "message" ? problem.fields : undefined}
              actions={
                <Cluster>
                  <Button type="submit" busy={state.busy}>
                    {formatMessage({ id: justSigned ? "cabinet.contact.submitOne" : "cabinet.contact.submit" })}
                  </Button>
                  {cancel}
                </Cluster>
              }
            >
              <ProblemNotice problem={problem} />
            </SchemaForm>
          </>
        );
      }
      case "codes":
        return <ContactCodesStep state={state} send={send} now={now} />;
      case "done":
        return (
          <>
            <Notice tone="success" live="status">
              {formatMessage({ id: `cabinet.contact.done.${kind}` }, { value: state.value })}
            </Notice>
            <Button onClick={onClose}>{formatMessage({ id: "cabinet.contact.close" })}</Button>
          </>
        );
    }
  };
  return (
    <Card as="section" aria-labelledby="contact-change">
      <Stack $gap={3}>
        <Heading level={3} id="contact-change" ref={heading} tabIndex={-1}>
          {formatMessage({ id: `cabinet.contact.title.${kind}` })}
        </Heading>
        {step()}
        {at !== "done" && !justSigned && (
          <Accordion
            items={[
              {
                title: formatMessage({ id: `cabinet.contact.lost.${kind}` }),
                content: <p>{formatMessage({ id: `cabinet.contact.lost.${kind}.text` }, { phone, email })}</p>,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

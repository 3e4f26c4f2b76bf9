import {
  maySign,
  unsignedTypes,
  type LinkToPhone,
  type SignDocumentsEvent,
  type SignDocumentsState,
  type SigningNote,
} from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { OnComputer } from "./OnComputer.tsx";
import { PhoneCode } from "./PhoneCode.tsx";

type Open = Extract<SignDocumentsState, { at: "request" }>;
export interface SigningPanelProps {
  readonly state: Open;
  readonly send: (event: SignDocumentsEvent) => void;
  readonly drawCode: (value: string, label: string) => ReactNode;
  /** Sends the link of a code to the signer's own phone. */
  readonly drawLink?: ((link: LinkToPhone, forCompany: boolean) => ReactNode) | undefined;
  /** The clock by which a code ends. */
  readonly now: () => number;
  /** Names of papers to sign that were not opened yet. */
  readonly unread?: readonly string[] | undefined;
}

function HowItEnded({ note }: { readonly note: SigningNote | undefined }) {
  const { formatMessage } = useIntl();
  switch (note?.of) {
    case undefined:
      return null;
    case "cancelled":
      return <Notice live="status">{formatMessage({ id: "account.signature.cancelled" })}</Notice>;
    case "codeExpired":
      return (
        <Notice tone="warning" live="alert">
          {formatMessage({ id: "account.signature.expired" })}
        </Notice>
      );
    case "notConnected":
      return (
        <Notice tone="danger" live="alert" title={formatMessage({ id: "account.signature.notConnected" })}>
          <p>{note.detail}</p>
          <p>{formatMessage({ id: `account.signature.cause.${note.cause}` })}</p>
        </Notice>
      );
    case "refused":
      return <ProblemNotice problem={note.problem} title={formatMessage({ id: "signing.refused" })} />;
  }
}

/** How to sign: the tick, the two ways, and what is being done. */
export function SigningPanel({ state, send, drawCode, drawLink, now, unread = [] }: SigningPanelProps) {
  const { formatMessage } = useIntl();
  const { request, agreed, task, note } = state;
  if (!maySign(request)) return null;
  const left = unsignedTypes(request).length;
  const forCompany = request.forCompany === true;
  const company = String(forCompany);
  const stop = (
    <Cluster>
      <Button variant="quiet" size="s" onClick={() => send({ type: "stopPressed" })}>
        {formatMessage({ id: "signing.stop" })}
      </Button>
    </Cluster>
  );
  switch (task.at) {
    case "none":
    case "connecting": {
      const busy = task.at === "connecting" ? task.way : undefined;
      const way = (one: "qr" | "app") => (
        <Button
          variant={one === "qr" ? "primary" : "secondary"}
          disabled={!agreed}
          busy={busy === one}
          onClick={() => send({ type: "wayChosen", way: one })}
        >
          {one === "qr" ? formatMessage({ id: "signing.way.qr" }, { company }) : formatMessage({ id: "signing.way.app" })}
        </Button>
      );
      return (
        <Stack $gap={2}>
          <HowItEnded note={note} />
          <p>{formatMessage({ id: "signing.left" }, { left, all: request.documents.length })}</p>
          <CheckboxField label={formatMessage({ id: "signing.agree" })} value={agreed} onChange={(yes) => send({ type: "agreed", yes })} />
          {unread.length > 0 && <p>{formatMessage({ id: "signing.unread" }, { names: unread.join(", ") })}</p>}
          <Cluster>
            {way("qr")}
            <OnComputer>{way("app")}</OnComputer>
          </Cluster>
          <p role="status">{busy && formatMessage({ id: `account.signature.connecting.${busy}` })}</p>
          {busy && stop}
        </Stack>
      );
    }
    case "qr": {
      const { launch } = task;
      return (
        <Stack $gap={2}>
          <PhoneCode
            {...task}
            // The other application has no key that is accepted here.
            launch={
              forCompany ? { ...(launch.company && { company: launch.company }) } : { ...(launch.person && { person: launch.person }) }
            }
            signs={{ forCompany }}
            ends={{ until: task.until, now }}
            drawCode={drawCode}
            drawLink={drawLink && ((link) => drawLink(link, forCompany))}
            label={formatMessage({ id: "signing.code" }, { company })}
          />
          {stop}
        </Stack>
      );
    }
    case "signing":
      return (
        <Stack $gap={2}>
          <Notice live="status">{formatMessage({ id: "account.signature.signing" })}</Notice>
          {stop}
        </Stack>
      );
    case "sending":
      return <Notice live="status">{formatMessage({ id: "signing.sending" }, { done: task.done, all: task.of })}</Notice>;
  }
}

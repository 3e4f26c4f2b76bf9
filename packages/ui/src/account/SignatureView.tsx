import type { SignatureLoginEvent, SignatureLoginState, SignatureWay } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { OnComputer } from "../signing/OnComputer.tsx";
import { PhoneCode } from "../signing/PhoneCode.tsx";

export interface SignatureViewProps {
  readonly state: SignatureLoginState;
  readonly send: (event: SignatureLoginEvent) => void;
  /** Draws a code; given by the page because it is loaded on demand. */
  readonly drawCode: (value: string, label: string) => ReactNode;
  /** To the registration of a person whose signature is right and who has no account. */
  readonly onRegister: (iin: string) => void;
}

/** What an ended try leaves: the same way again, or another one. */
function Ended({
  way,
  again,
  send,
  children,
}: Pick<SignatureViewProps, "send"> & { way: SignatureWay; again: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      {children}
      <Cluster>
        <Button onClick={() => send({ type: "wayChosen", way })}>{again}</Button>
        <Button variant="quiet" size="s" onClick={() => send({ type: "backPressed" })}>
          {formatMessage({ id: "account.signature.other" })}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Login by a digital signature: by a phone that reads a code, or by the application on this computer. */
export function SignatureView({ state, send, drawCode, onRegister }: SignatureViewProps) {
  const { formatMessage } = useIntl();
  const again = formatMessage({ id: "account.signature.again" });
  const other = (
    <Button variant="quiet" size="s" onClick={() => send({ type: "backPressed" })}>
      {formatMessage({ id: "account.signature.other" })}
    </Button>
  );
  switch (state.at) {
    case "choosing":
    case "connecting": {
      const busy = state.at === "connecting" ? state.way : undefined;
      const way = (one: SignatureWay) => (
        <Button variant="secondary" busy={busy === one} onClick={() => send({ type: "wayChosen", way: one })} block>
          {formatMessage({ id: `account.signature.${one}` })}
        </Button>
      );
      return (
        <Stack $gap={2}>
          <p>{formatMessage({ id: "account.signature.lead" })}</p>
          {way("qr")}
          <OnComputer>{way("app")}</OnComputer>
          <p role="status">{busy && formatMessage({ id: `account.signature.connecting.${busy}` })}</p>
          {busy && <Cluster>{other}</Cluster>}
        </Stack>
      );
    }
    case "qr":
      return (
        <Stack $gap={3}>
          <PhoneCode {...state} drawCode={drawCode} label={formatMessage({ id: "account.signature.label" })} />
          <Cluster>{other}</Cluster>
        </Stack>
      );
    case "signing":
    case "checking":
    case "signedIn":
      return (
        <Stack $gap={2}>
          <Notice live="status">
            {formatMessage({ id: state.at === "signing" ? "account.signature.signing" : "account.signature.checking" })}
          </Notice>
          {state.at === "signing" && <Cluster>{other}</Cluster>}
        </Stack>
      );
    case "qrExpired":
      return (
        <Ended way="qr" again={formatMessage({ id: "account.signature.new" })} send={send}>
          <Notice tone="warning" live="alert">
            {formatMessage({ id: "account.signature.expired" })}
          </Notice>
        </Ended>
      );
    case "cancelled":
      return (
        <Ended way={state.way} again={again} send={send}>
          <Notice live="status">{formatMessage({ id: "account.signature.cancelled" })}</Notice>
        </Ended>
      );
    case "notConnected":
      return (
        <Ended way="app" again={again} send={send}>
          <Notice tone="danger" live="alert" title={formatMessage({ id: "account.signature.notConnected" })}>
            <p>{state.detail}</p>
            <p>{formatMessage({ id: `account.signature.cause.${state.cause}` })}</p>
          </Notice>
        </Ended>
      );
    case "refused":
      return (
        <Ended way={state.way} again={again} send={send}>
          <ProblemNotice problem={state.problem} title={formatMessage({ id: "account.signature.refused" })} />
        </Ended>
      );
    case "noAccount":
      return (
        <Stack $gap={2}>
          <Notice tone="warning" live="alert" title={formatMessage({ id: "account.signature.noAccount" }, { iin: state.iin })}>
            <p>{formatMessage({ id: "account.signature.noAccount.text" })}</p>
          </Notice>
          <Cluster>
            <Button onClick={() => onRegister(state.iin)}>{formatMessage({ id: "account.signature.register" })}</Button>
            {other}
          </Cluster>
        </Stack>
      );
  }
}

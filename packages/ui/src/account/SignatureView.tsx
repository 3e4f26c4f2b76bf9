import type { SignatureLoginEvent, SignatureLoginState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "../kit/Button.tsx";
import { Cluster, Stack } from "../kit/Layout.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Prose } from "../kit/Prose.tsx";

export interface SignatureViewProps {
  readonly state: SignatureLoginState;
  readonly send: (event: SignatureLoginEvent) => void;
  /** Draws a code; given by the page because it is loaded on demand. */
  readonly drawCode: (value: string, label: string) => ReactNode;
}

/** Login by a digital signature: by a phone that reads a code, or by the application on this computer. */
export function SignatureView({ state, send, drawCode }: SignatureViewProps) {
  const { formatMessage } = useIntl();
  const choose = (way: "qr" | "app") => () => send({ type: "wayChosen", way });
  const other = (
    <Button variant="quiet" size="s" onClick={() => send({ type: "backPressed" })}>
      {formatMessage({ id: "account.signature.other" })}
    </Button>
  );
  switch (state.at) {
    case "choosing":
    case "connecting": {
      const busy = state.at === "connecting" ? state.way : undefined;
      return (
        <Stack $gap={2}>
          <p>{formatMessage({ id: "account.signature.lead" })}</p>
          <Button variant="secondary" busy={busy === "qr"} onClick={choose("qr")} block>
            {formatMessage({ id: "account.signature.qr" })}
          </Button>
          <Button variant="secondary" busy={busy === "app"} onClick={choose("app")} block>
            {formatMessage({ id: "account.signature.app" })}
          </Button>
          <p role="status">{busy && formatMessage({ id: `account.signature.connecting.${busy}` })}</p>
          {busy && <Cluster>{other}</Cluster>}
        </Stack>
      );
    }
    case "qr":
      return (
        <Stack $gap={3}>
          <Prose as="ol">
            <li>{formatMessage({ id: "account.signature.step1" })}</li>
            <li>{formatMessage({ id: "account.signature.step2" })}</li>
            <li>{formatMessage({ id: "account.signature.step3" })}</li>
          </Prose>
          {drawCode(state.value, formatMessage({ id: "account.signature.label" }))}
          {(state.launch.person ?? state.launch.company) && (
            <Stack $gap={1.5}>
              <p>{formatMessage({ id: "account.signature.launch" })}</p>
              <Cluster>
                {state.launch.person && (
                  <Button href={state.launch.person} variant="secondary" size="s">
                    {formatMessage({ id: "account.signature.launch.person" })}
                  </Button>
                )}
                {state.launch.company && (
                  <Button href={state.launch.company} variant="secondary" size="s">
                    {formatMessage({ id: "account.signature.launch.company" })}
                  </Button>
                )}
              </Cluster>
            </Stack>
          )}
          <Cluster>{other}</Cluster>
        </Stack>
      );
    case "qrExpired":
      return (
        <Stack $gap={2}>
          <Notice tone="warning" live="alert">
            {formatMessage({ id: "account.signature.expired" })}
          </Notice>
          <Cluster>
            <Button onClick={choose("qr")}>{formatMessage({ id: "account.signature.new" })}</Button>
            {other}
          </Cluster>
        </Stack>
      );
    case "unavailable":
      return (
        <Stack $gap={2}>
          <ProblemNotice problem={state.problem} title={formatMessage({ id: `account.signature.unavailable.${state.way}` })} />
          <Cluster>
            <Button variant="secondary" onClick={choose(state.way)}>
              {formatMessage({ id: "account.signature.again" })}
            </Button>
            {other}
          </Cluster>
        </Stack>
      );
  }
}

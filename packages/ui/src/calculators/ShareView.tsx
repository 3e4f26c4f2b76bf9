import type { SendingWay, ShareState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { ShownLink } from "./ShownLink.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";

const Sent = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
  &:empty {
    display: none;
  }
`;

interface ShareViewProps {
  readonly state: ShareState;
  /** There is a result to share. */
  readonly ready: boolean;
  readonly onCopy: () => void;
  readonly onSend: (way: SendingWay) => void;
  /** The whole address of a saved calculation. */
  readonly linkOf: (hash: string) => string;
  /** The result on a page of its own, to read and to print. */
  readonly pageHref: (hash: string) => string;
}

const ways: readonly SendingWay[] = ["mail", "whatsapp", "sms"];

/** How a calculation leaves the page: its link copied, or sent by e-mail or to a phone. */
export function ShareView({ state, ready, onCopy, onSend, linkOf, pageHref }: ShareViewProps) {
  const { formatMessage } = useIntl();
  const busy = (way: SendingWay | "copy") => (state.at === "saving" && state.towards === way) || (state.at === "copying" && way === "copy");
  return (
    <Stack $gap={1}>
      <Cluster $gap={1}>
        <Button variant="quiet" size="s" busy={busy("copy")} aria-disabled={!ready} onClick={() => ready && onCopy()}>
          {formatMessage({ id: "calculators.share.copy" })}
        </Button>
        {ways.map((way) => (
          <Button key={way} variant="quiet" size="s" busy={busy(way)} aria-disabled={!ready} onClick={() => ready && onSend(way)}>
            {formatMessage({ id: `calculators.share.${way}` })}
          </Button>
        ))}
      </Cluster>
      <Sent role="status">{state.at === "copied" && formatMessage({ id: "calculators.share.copied" })}</Sent>
      {state.at === "shown" && <ShownLink href={linkOf(state.hash)} />}
      {(state.at === "copied" || state.at === "shown") && (
        <TextLink href={pageHref(state.hash)}>{formatMessage({ id: "calculators.share.page" })}</TextLink>
      )}
      {state.at === "failed" && <ProblemNotice problem={state.problem} />}
    </Stack>
  );
}

import type { LaunchLinks, LinkToPhone } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { NumberedSteps } from "../forms/NumberedSteps.ts";

export interface PhoneCodeProps {
  readonly value: string;
  readonly launch: LaunchLinks;
  readonly scanned: boolean;
  readonly label: string;
  /** What it signs where it does not sign in: documents, for oneself or for a legal entity. */
  readonly signs?: { readonly forCompany: boolean };
  /** When the code ends, and the clock that it is read by. */
  readonly ends?: { readonly until: number; readonly now: () => number };
  readonly drawCode: (value: string, label: string) => ReactNode;
  readonly link?: LinkToPhone;
  /** Sends the link of the code to the signer's own phone; given by the page, which sends it. */
  readonly drawLink?: ((link: LinkToPhone) => ReactNode) | undefined;
}

/** A code for eGov Mobile or eGov Business: what to do with it, the code, and links for who reads this on the phone itself. */
export function PhoneCode({ value, launch, scanned, label, signs, ends, drawCode, link, drawLink }: PhoneCodeProps) {
  const { formatMessage } = useIntl();
  if (scanned) return <Notice live="status">{formatMessage({ id: "account.signature.scanned" })}</Notice>;
  return (
    <Stack $gap={3}>
      <NumberedSteps>
        <li>
          {signs
            ? formatMessage({ id: "signing.step1" }, { company: String(signs.forCompany) })
            : formatMessage({ id: "account.signature.step1" })}
        </li>
        <li>{formatMessage({ id: "account.signature.step2" })}</li>
        <li>{formatMessage({ id: signs ? "signing.step3" : "account.signature.step3" })}</li>
      </NumberedSteps>
      {drawCode(value, label)}
      {ends && (
        <p>
          {formatMessage({ id: "signing.codeLeft" })} <Countdown key={ends.until} deadline={ends.until} now={ends.now} />
        </p>
      )}
      {(launch.person ?? launch.company) && (
        <Stack $gap={1.5}>
          <p>{formatMessage({ id: "account.signature.launch" })}</p>
          <Cluster>
            {launch.person && (
              <Button href={launch.person} variant="secondary" size="s">
                {formatMessage({ id: "account.signature.launch.person" })}
              </Button>
            )}
            {launch.company && (
              <Button href={launch.company} variant="secondary" size="s">
                {formatMessage({ id: "account.signature.launch.company" })}
              </Button>
            )}
          </Cluster>
        </Stack>
      )}
      {link && drawLink?.(link)}
    </Stack>
  );
}

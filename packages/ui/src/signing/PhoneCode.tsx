import type { LaunchLinks, LinkToPhone } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";

export interface PhoneCodeProps {
  readonly value: string;
  readonly launch: LaunchLinks;
  readonly scanned: boolean;
  readonly label: string;
  readonly drawCode: (value: string, label: string) => ReactNode;
  readonly link?: LinkToPhone;
  /** Sends the link of the code to the signer's own phone; given by the page, which sends it. */
  readonly drawLink?: ((link: LinkToPhone) => ReactNode) | undefined;
}

/** A code for eGov Mobile: what to do with it, the code, and links for who reads this on the phone itself. */
export function PhoneCode({ value, launch, scanned, label, drawCode, link, drawLink }: PhoneCodeProps) {
  const { formatMessage } = useIntl();
  if (scanned) return <Notice live="status">{formatMessage({ id: "account.signature.scanned" })}</Notice>;
  return (
    <Stack $gap={3}>
      <Prose as="ol">
        <li>{formatMessage({ id: "account.signature.step1" })}</li>
        <li>{formatMessage({ id: "account.signature.step2" })}</li>
        <li>{formatMessage({ id: "account.signature.step3" })}</li>
      </Prose>
      {drawCode(value, label)}
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

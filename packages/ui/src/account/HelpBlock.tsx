import type { CheckReason } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { NewTabLink } from "./NewTabLink.tsx";

/** Pages that the modal sends its reader to. */
export interface AuthLinks {
  readonly citizensBase: string;
  readonly updatePhone: string;
  readonly contacts: string;
  /** The form of an appeal. */
  readonly feedback: string;
  readonly personalData: string;
}

interface HelpBlockProps {
  /** Why a phone opens no account: the base gives it to another, or no phone does. */
  readonly reason: Exclude<CheckReason, "registered">;
  readonly links: AuthLinks;
  /** To the login by a signature, which proves who somebody is whatever the base says. */
  readonly onSignature: () => void;
}

/** When a phone opens no account: how to correct that, and the other ways to prove one's identity. */
export function HelpBlock({ reason, links, onSignature }: HelpBlockProps) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="info" title={formatMessage({ id: "account.help.title" })}>
      {reason === "notInBase" && (
        <>
          <NewTabLink href={links.citizensBase}>{formatMessage({ id: "account.help.base" })}</NewTabLink>
          <NewTabLink href={links.updatePhone}>{formatMessage({ id: "account.help.phone" })}</NewTabLink>
        </>
      )}
      <NewTabLink href={links.contacts}>{formatMessage({ id: "account.help.contacts" })}</NewTabLink>
      <Cluster>
        <Button variant="secondary" size="s" onClick={onSignature}>
          {formatMessage({ id: "account.help.signature" })}
        </Button>
      </Cluster>
    </Notice>
  );
}

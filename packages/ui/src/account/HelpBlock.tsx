import { useIntl } from "react-intl";
import { Notice } from "../kit/Notice.tsx";
import { NewTabLink } from "./NewTabLink.tsx";

/** Pages that the modal sends its reader to. */
export interface AuthLinks {
  readonly citizensBase: string;
  readonly updatePhone: string;
  readonly personalData: string;
}

/** Where the phone is not the person's in the mobile citizens' base: how to mend it. */
export function HelpBlock({ links }: { readonly links: AuthLinks }) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="info" title={formatMessage({ id: "account.help.title" })}>
      <NewTabLink href={links.citizensBase}>{formatMessage({ id: "account.help.base" })}</NewTabLink>
      <NewTabLink href={links.updatePhone}>{formatMessage({ id: "account.help.phone" })}</NewTabLink>
    </Notice>
  );
}

import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

/** A page to read beside a conversation: it opens in a tab of its own, so that what is typed stays. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <TextLink href={href} target="_blank">
      {children}
      <VisuallyHidden> {formatMessage({ id: "account.newTab" })}</VisuallyHidden>
    </TextLink>
  );
}

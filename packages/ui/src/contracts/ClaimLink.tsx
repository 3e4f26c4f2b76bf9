import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";

interface ClaimLinkProps {
  /** Of the report or claim; without it nothing is shown. */
  readonly number: string | undefined;
  readonly href: (number: string) => string;
}

/** From what is refused while a report or a claim is open, the way to see how far that has come. */
export function ClaimLink({ number, href }: ClaimLinkProps) {
  const { formatMessage } = useIntl();
  if (number === undefined) return null;
  return <Button href={href(number)}>{formatMessage({ id: "cabinet.claim.open" })}</Button>;
}

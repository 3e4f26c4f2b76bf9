import { brand } from "@shanyraq/brand";
import { useIntl } from "react-intl";
import { EmailText } from "../text/EmailText.tsx";
import { TextLink } from "./TextLink.tsx";

/**
 * The written way, beside every number that is offered to be called: people who are deaf, who do not speak, or who cannot talk just now reach
 * the same staff by e-mail.
 */
export function WriteLink() {
  const { formatMessage } = useIntl();
  const { email } = brand.company;
  return (
    <TextLink href={`mailto:${email}`}>
      {formatMessage({ id: "kit.write" }, { email: <EmailText key="email">{email}</EmailText> })}
    </TextLink>
  );
}

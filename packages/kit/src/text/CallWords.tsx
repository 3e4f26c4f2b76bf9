import { useIntl } from "react-intl";
import { styled } from "styled-components";

// Goes to the next line whole, and is broken only where a line is shorter than it.
const Whole = styled.span`
  display: inline-block;
`;

/** What a link or a button that calls somebody says: the number is never broken while it fits on a line. */
export function CallWords({ phone }: { readonly phone: string }) {
  const { formatMessage } = useIntl();
  // One child: in a button the parts of a message would be as many parts of its row.
  return <span>{formatMessage({ id: "kit.call" }, { phone: <Whole key="phone">{phone}</Whole> })}</span>;
}

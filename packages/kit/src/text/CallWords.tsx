import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { NoWrap } from "./NoWrap.ts";

const Words = styled.span`
  text-decoration: inherit;
`;

/** What a link or a button that calls somebody says: the number is never broken while it fits on a line. */
export function CallWords({ phone }: { readonly phone: string }) {
  const { formatMessage } = useIntl();
  // One child: in a button the parts of a message would be as many parts of its row.
  return <Words>{formatMessage({ id: "kit.call" }, { phone: <NoWrap key="phone">{phone}</NoWrap> })}</Words>;
}

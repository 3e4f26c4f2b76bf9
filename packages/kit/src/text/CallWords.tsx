import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Words = styled.span`
  text-decoration: inherit;
`;
// Goes to the next line whole, and is broken only where a line is shorter than it. The line under a link does not reach into such a box by itself.
const Whole = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;

/** What a link or a button that calls somebody says: the number is never broken while it fits on a line. */
export function CallWords({ phone }: { readonly phone: string }) {
  const { formatMessage } = useIntl();
  // One child: in a button the parts of a message would be as many parts of its row.
  return <Words>{formatMessage({ id: "kit.call" }, { phone: <Whole key="phone">{phone}</Whole> })}</Words>;
}

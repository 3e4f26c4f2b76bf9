import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { layer, paint, radius, space } from "../theme/tokens.ts";

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.skip};
  top: ${space(1)};
  left: ${space(1)};
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius.m};
  background: ${paint.primary};
  color: ${paint.onPrimary};
  font-weight: 600;
  @media ${media.forced} {
    background: Canvas;
    color: LinkText;
    outline: 2px solid;
  }
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** First stop of the Tab key on every page; `target` is the id of <main tabIndex={-1}>. */
export const SkipLink = ({ target = "main" }: { target?: string }) => {
  const intl = useIntl();
  return <Skip href={`#${target}`}>{intl.formatMessage({ id: "kit.skip" })}</Skip>;
};

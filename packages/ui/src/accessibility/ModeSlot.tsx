import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";

/** The place of the panel: kept from the first paint on, so that nothing moves when the panel arrives. */
export const ModeSlot = styled.div`
  html[data-scheme] & {
    min-height: 58px;
  }
  @media ${media.phone} {
    html[data-scheme] & {
      min-height: 108px;
    }
  }
`;

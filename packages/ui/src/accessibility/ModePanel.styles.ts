import { styled } from "styled-components";
import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { schemes } from "@shanyraq/kit/theme/palettes.ts";
import { media } from "@shanyraq/kit/theme/media.ts";
import { layer, paint, radius } from "@shanyraq/kit/theme/tokens.ts";

/** Each scheme's button shows its own colours. */
const samples = Object.entries(schemes)
  .map(
    ([name, { paper, ink }]) =>
      `&[data-sample="${name}"]{background:${hexOf(paper)};color:${hexOf(ink)};border-color:${hexOf(ink)};forced-color-adjust:none}`,
  )
  .join("");

/** Its own text stays at a size that leaves the page most of a phone's screen: it is read once, the page all the time. */
export const Panel = styled.section`
  position: relative;
  border-bottom: 2px solid ${paint.ink};
  background: ${paint.paper};
  color: ${paint.ink};
  font-size: min(1rem, 20px);
  @media ${media.small} {
    font-size: min(1rem, 16px);
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  max-width: 1406px;
  margin: 0 auto;
  padding: 6px 12px;
`;
export const Tool = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 4px 10px;
  border: 2px solid ${paint.ink};
  border-radius: ${radius.s};
  background: ${paint.paper};
  color: ${paint.ink};
  font-weight: 600;
  line-height: 1.2;
  &[aria-pressed="true"],
  &[aria-expanded="true"] {
    background: ${paint.ink};
    color: ${paint.paper};
  }
  @media ${media.forced} {
    &[aria-expanded="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &[aria-disabled="true"] {
    border-style: dashed;
  }
`;
export const Size = styled.span`
  min-width: 3.4em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
export const Sheet = styled.div`
  position: absolute;
  z-index: ${layer.dropdown};
  inset-inline: 0;
  top: 100%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18em, 100%), 1fr));
  gap: 12px 24px;
  align-items: start;
  max-height: 70vh;
  overflow-y: auto;
  padding: 12px;
  border-block: 2px solid ${paint.ink};
  background: ${paint.paper};
`;
export const Setting = styled.fieldset`
  & > legend {
    margin-bottom: 4px;
    font-weight: 700;
  }
`;
export const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
export const Value = styled(Tool)`
  font-weight: 400;
  ${samples}
  &[aria-pressed="true"] {
    outline: 3px solid ${paint.ink};
    outline-offset: 2px;
    font-weight: 700;
  }
  &[aria-pressed="true"]::before {
    content: "✓ ";
  }
`;
export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

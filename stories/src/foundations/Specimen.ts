import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

/** A row of specimens that wraps automatically; `$min` is the least width of one. */
export const Specimens = styled.div<{ readonly $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = "12rem" }) => $min}, 100%), 1fr));
  gap: ${space(2)};
  margin: ${space(2)} 0 ${space(3)};
`;
/** One specimen with its name under it. */
export const Specimen = styled.figure`
  overflow: hidden;
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  & > figcaption {
    display: grid;
    gap: 0.1rem;
    padding: ${space(1.5)} ${space(2)} ${space(2)};
    font-size: 0.8125rem;
    line-height: 1.45;
    color: ${paint.inkSoft};
  }
  & > figcaption > strong {
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${paint.ink};
  }
`;
/** Figures and names that are copied into code. */
export const Code = styled.code`
  font:
    0.8125rem/1.5 ui-monospace,
    "SF Mono",
    "DejaVu Sans Mono",
    monospace;
  font-variant-numeric: tabular-nums;
  color: ${paint.inkSoft};
`;
/** A table of facts as wide as the page. */
export const Facts = styled.table`
  width: 100%;
  margin: ${space(2)} 0 ${space(3)};
  font-size: 0.9375rem;
  line-height: 1.5;
  & :is(th, td) {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    border-bottom: 1px solid ${paint.line};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    font-size: 0.8125rem;
    font-weight: 560;
    color: ${paint.inkSoft};
    border-color: ${paint.boundary};
  }
  & tbody th {
    font-weight: 560;
    color: ${paint.heading};
  }
`;
/** What is wider than a phone scrolls on its own. */
export const Scrolled = styled.div`
  overflow-x: auto;
`;

import { styled } from "styled-components";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { schemes } from "@shanyraq/kit/theme/palettes.ts";
import { media } from "@shanyraq/kit/theme/media.ts";
import { layer, paint, radius } from "@shanyraq/kit/theme/tokens.ts";
import { barHeight, barText, narrow, stacked } from "@shanyraq/kit/theme/mode-bar.ts";

/** Each scheme's button shows its own colours. */
const samples = Object.entries(schemes)
  .map(
    ([name, { paper, ink }]) =>
      `&[data-sample="${name}"]{background:${hexOf(paper)};color:${hexOf(ink)};border-color:${hexOf(ink)};forced-color-adjust:none}`,
  )
  .join("");

/**
 * In a dialog the panel is above it, in the room that every overlay leaves (`--bar-room`); in a low window, which has no such room, at the top of the dialog.
 */
export const Panel = styled.section`
  ${barText}
  color: ${paint.ink};
  [role="dialog"] &,
  [role="alertdialog"] &,
  dialog & {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${layer.overlay};
    @media (max-height: 479px) {
      position: relative;
      margin-inline-end: 56px;
    }
  }
`;
export const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  align-content: center;
  gap: 4px 0.25em;
  padding: 4px;
  border-bottom: 2px solid ${paint.ink};
  background: ${paint.paper};
  ${barHeight}
`;
/** A button of the bar. */
// `&&&`: larger than the 44 px that the version gives every button.
export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  padding: 0 0.5em;
  border: 2px solid ${paint.ink};
  border-radius: ${radius.s};
  background: ${paint.paper};
  color: ${paint.ink};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  &&& {
    min-width: 2.5em;
    min-height: 2.5em;
  }
  & > svg {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
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
/** A button with what it opens; no line of text, whose height would be added to the button's. */
export const Holder = styled.div`
  display: flex;
`;
/** What a button is called, at every width. */
export const Word = styled.span`
  @container ${stacked} {
    font-size: 0.72em;
    line-height: 1.1 !important;
  }
`;
/** A button with an icon and its word: beside it, or under it where the bar is narrow. Either way the button is as high. */
export const Iconed = styled(Tool)`
  @container ${stacked} {
    flex-direction: column;
    gap: 0;
    padding: 0 0.3em;
    & > svg {
      width: 1.15em;
      height: 1.15em;
    }
  }
`;
/** The key that does the same; a screen without room for it has no keyboard. */
export const Key = styled.kbd`
  padding: 0 0.25em;
  border: 1px solid;
  border-radius: 3px;
  font: inherit;
  font-size: 0.75em;
  @container (max-width: 39.99em) {
    display: none;
  }
`;
// Not shown while something is read aloud (`data-reading`): the buttons of reading need the room.
export const Size = styled.span`
  min-width: max(44px, 2.5em);
  font-size: 0.85em;
  font-weight: 600;
  text-align: center;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-reading="yes"] {
    @container ${stacked} {
      display: none;
    }
  }
  @container ${narrow} {
    font-size: 0.7em;
  }
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
  max-height: calc(50dvh - var(--bar-room, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 12px;
  border-block: 2px solid ${paint.ink};
  background: ${paint.paper};
  font-size: min(1rem, 8vw);
  & button {
    white-space: normal;
  }
  @media (max-height: 479px) {
    max-height: 50dvh;
  }
`;
/** As high as the buttons beside it, in every scheme. */
export const Statement = styled(TextLink)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
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
  & > button {
    max-width: 100%;
    white-space: normal;
  }
`;
export const Value = styled(Tool)`
  padding: 4px 10px;
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
/** Where reading aloud puts the buttons that are at hand while it reads. */
export const Running = styled.span`
  display: contents;
`;
export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0.25em;
`;
export const VoicePlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  justify-items: start;
  & > label {
    width: 100%;
  }
  & > button {
    max-width: 100%;
    white-space: normal;
  }
`;
export const Voice = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  font-weight: 700;
  & > select {
    width: 100%;
    padding: 4px 10px;
    border: 2px solid ${paint.ink};
    border-radius: ${radius.s};
    background: ${paint.paper};
  }
`;

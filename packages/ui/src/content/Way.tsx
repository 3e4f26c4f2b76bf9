import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { unseenLine } from "@shanyraq/kit/theme/unseen-line.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ol`
  display: grid;
  list-style-type: "";
`;
const Item = styled.li<{ $state: WayStep["state"] }>`
  position: relative;
  display: grid;
  gap: ${space(0.25)};
  padding: 0 0 ${space(3)} ${space(4)};
  border-left: 2px solid ${({ $state }) => ($state === "done" ? paint.primary : paint.boundary)};
  font-weight: ${({ $state }) => ($state === "current" ? 650 : 400)};
  overflow-wrap: anywhere;
  &:last-child {
    padding-bottom: 0;
    ${unseenLine}
  }
  &::before {
    content: "";
    position: absolute;
    left: -8px;
    top: 0.35em;
    width: 14px;
    height: 14px;
    border: 2px solid ${({ $state }) => ($state === "ahead" ? paint.boundary : paint.primary)};
    border-radius: 50%;
    background: ${({ $state }) => ($state === "done" ? paint.primary : paint.surface)};
    @media ${media.forced} {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: ${({ $state }) => ($state === "done" ? "CanvasText" : "Canvas")};
    }
  }
  & small {
    font-size: ${text.s};
    font-weight: 400;
    color: ${paint.inkSoft};
  }
`;

export interface WayStep {
  readonly name: string;
  /** When it was, or when it will be. */
  readonly when: string;
  readonly state: "done" | "current" | "ahead";
}

/** A way with an end that is known: what is behind, where it stands, and what comes. */
export const Way = ({ steps }: { readonly steps: readonly WayStep[] }) => (
  <List>
    {steps.map(({ name, when, state }) => (
      <Item key={name} $state={state} aria-current={state === "current" ? "step" : undefined}>
        <span>
          <InlineText>{name}</InlineText>
        </span>
        <small>{when}</small>
      </Item>
    ))}
  </List>
);

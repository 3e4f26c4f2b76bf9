import { Children, type ReactNode } from "react";
import { styled } from "styled-components";
import { paint, radius, space, text } from "../theme/tokens.ts";
import { toneColors, type Tone } from "../text/Badge.tsx";
import { figuresRoom } from "../text/Figures.ts";
import { InlineText } from "../text/InlineText.tsx";
import { Icon, type IconName } from "../ornament/Icon.tsx";

const Box = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => toneColors[$tone]}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid color-mix(in oklab, var(--tone) 38%, transparent);
  border-radius: ${radius.m};
  background: var(--tone-soft);
  color: ${paint.ink};
  html[data-scheme] & {
    border-color: ${paint.ink};
  }
  & > svg {
    margin-top: 0.1em;
    color: ${({ $tone }) => ($tone === "warning" ? paint.ink : "var(--tone)")};
  }
`;
const Title = styled.p`
  font-weight: 650;
  line-height: 1.4;
`;
const Words = styled.div`
  ${figuresRoom}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  justify-items: start;
  font-size: ${text.m};
  line-height: 1.5;
`;

const icons = { neutral: "info", info: "info", success: "done", warning: "warning", danger: "alert" } as const satisfies Record<
  Tone,
  IconName
>;

export interface NoticeProps {
  readonly id?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  /** Announce it when it appears: "alert" for what stops the reader, "status" for the rest. */
  readonly live?: "alert" | "status" | undefined;
  readonly children?: ReactNode;
}

/** A sentence stays one, also where an amount or a link stands within it: only whole blocks are set under each other. */
const isSentence = (children: ReactNode): boolean => {
  const parts = Children.toArray(children);
  return parts.length > 1 && parts.some((part) => typeof part === "string");
};

/** Words alone, in a box of their own: the parts of them that are marked stay on their line. */
const Line = ({ children }: { readonly children: ReactNode }) =>
  typeof children === "string" ? (
    <div>
      <InlineText>{children}</InlineText>
    </div>
  ) : (
    children
  );

export const Notice = ({ id, tone = "info", title, live, children }: NoticeProps) => (
  <Box id={id} $tone={tone} role={live}>
    <Icon name={icons[tone]} size="1.5rem" />
    <Words>
      {title && (
        <Title>
          <InlineText>{title}</InlineText>
        </Title>
      )}
      {isSentence(children) ? <p>{children}</p> : <Line>{children}</Line>}
    </Words>
  </Box>
);

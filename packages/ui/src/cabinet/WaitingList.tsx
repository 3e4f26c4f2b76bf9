import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import type { Waiting } from "./waiting-of.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ol`
  display: grid;
  list-style-type: "";
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1.5)} ${space(3)};
    padding: ${space(2.5)} ${space(3)};
    border-inline-start: 4px solid ${paint.primary};
  }
  & > li:first-child {
    border-start-start-radius: ${radius.l};
  }
  & > li:last-child {
    border-end-start-radius: ${radius.l};
  }
  & > li + li {
    border-top: 1px solid ${paint.line};
  }
  & strong {
    font-weight: 650;
    color: ${paint.heading};
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      padding: ${space(2)} ${space(2.5)};
    }
  }
`;

/** What waits for the customer, each with the one thing to do about it; nothing where nothing does. */
export function WaitingList({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const { formatMessage } = useIntl();
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby="waiting">
      <Heading level={2} look={3} id="waiting">
        {formatMessage({ id: "cabinet.waiting" }, { count: waiting.length })}
      </Heading>
      <List>
        {waiting.map(({ key, title, about, action }) => (
          <li key={key}>
            <div>
              <strong>
                <InlineText>{title}</InlineText>
              </strong>
              {about.map((line) => (
                <p key={line}>
                  <InlineText>{line}</InlineText>
                </p>
              ))}
            </div>
            <Button size="s" href={action.href} aria-label={action.label}>
              {action.name}
            </Button>
          </li>
        ))}
      </List>
    </Stack>
  );
}

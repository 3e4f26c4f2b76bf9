import type { EndOffer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";
import type { EndHrefs } from "./end-hrefs.ts";

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1.5)} ${space(3)};
    align-items: center;
    padding: ${space(2)} 0;
    border-top: 1px solid ${paint.line};
  }
  & > li:last-child {
    border-bottom: 1px solid ${paint.line};
  }
  & strong {
    font-weight: 650;
  }
  @media ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

interface EndAlternativesProps {
  readonly alternatives: NonNullable<EndOffer["alternatives"]>;
  readonly hrefs: EndHrefs;
}

/** What may be done instead, each with what it brings and the way to it; nothing where there is nothing. */
export function EndAlternatives({ alternatives, hrefs }: EndAlternativesProps) {
  const { formatMessage, locale } = useIntl();
  if (alternatives.length === 0) return null;
  return (
    <Stack $gap={2}>
      <h3>{formatMessage({ id: "cancel.alternatives" })}</h3>
      <List>
        {alternatives.map(({ kind, amount }) => {
          const name = formatMessage({ id: `cancel.alternative.${kind}` });
          const way = formatMessage({ id: kind === "paidUp" ? "cancel.alternative.write" : "cancel.alternative.look" });
          return (
            <li key={kind}>
              <div>
                <strong>{name}</strong>
                <p>{formatMessage({ id: `cancel.alternative.${kind}.text` }, { amount: moneyText(amount ?? "0.00", locale) })}</p>
              </div>
              <Button
                size="s"
                variant="secondary"
                href={kind === "paidUp" ? hrefs.write : hrefs.change(kind)}
                aria-label={`${way}: ${name}`}
              >
                {way}
              </Button>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}

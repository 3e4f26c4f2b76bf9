import type { TerminationOffer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { TerminationHrefs } from "./termination-hrefs.ts";
import { Entries, Entry, EntryName } from "../../cabinet/Entries.styles.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface TerminationAlternativesProps {
  readonly alternatives: NonNullable<TerminationOffer["alternatives"]>;
  readonly hrefs: TerminationHrefs;
}

/** What may be done instead, each with what it brings and the way to it; nothing without alternatives. */
export function TerminationAlternatives({ alternatives, hrefs }: TerminationAlternativesProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (alternatives.length === 0) return null;
  const ways = {
    wait: "termination.keep",
    paidUp: "termination.alternative.write",
    sumAssured: "termination.alternative.look",
    frequency: "termination.alternative.look",
  } as const;
  const hrefOf = (kind: keyof typeof ways): string => {
    if (kind === "wait") return hrefs.contract;
    return kind === "paidUp" ? hrefs.write : hrefs.change(kind);
  };
  return (
    <Stack $gap={2}>
      <h3>{formatMessage({ id: "termination.alternatives" })}</h3>
      <Entries>
        {alternatives.map(({ kind, amount, on = "" }) => {
          const name = formatMessage({ id: `termination.alternative.${kind}` });
          const way = formatMessage({ id: ways[kind] });
          const values = { amount: moneyText(amount ?? "0.00", locale), date: on && dateText(intl, on) };
          return (
            <Entry key={kind}>
              <div>
                <EntryName>
                  <span>
                    <InlineText>{name}</InlineText>
                  </span>
                </EntryName>
                <p>{formatMessage({ id: `termination.alternative.${kind}.text` }, values)}</p>
              </div>
              <Button size="s" variant="secondary" href={hrefOf(kind)} aria-label={`${way}: ${name}`}>
                {way}
              </Button>
            </Entry>
          );
        })}
      </Entries>
    </Stack>
  );
}

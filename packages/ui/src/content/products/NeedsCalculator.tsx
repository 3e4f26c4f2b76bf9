import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { NumberSlider } from "@shanyraq/kit/fields/NumberSlider.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { neededCover } from "./needed-cover.ts";

// Nine digits and their sign stay on one line of a phone.
const Sum = styled.span.attrs({ role: "status" })`
  display: block;
  font-size: min(${text.h1}, 9vw);
  letter-spacing: -0.02em;
  font-weight: 600;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  color: ${paint.heading};
`;
const tenge = (whole: number) => `${whole}.00`;
const income = { min: 0, max: 3_000_000, step: 50_000 } as const;
const debts = { min: 0, max: 60_000_000, step: 500_000 } as const;
const children = { min: 0, max: 6, step: 1 } as const;

interface NeedsCalculatorProps {
  readonly calculatorHref: string;
  /** False where what it stands in is named after it. */
  readonly titled?: boolean;
}

/** How much cover a family needs: its income, its debts, its children. */
export function NeedsCalculator({ calculatorHref, titled = true }: NeedsCalculatorProps) {
  const { formatMessage } = useIntl();
  const [needs, setNeeds] = useState({ income: 400_000, debts: 12_000_000, children: 2 });
  const { years, lostIncome, studies, sum } = neededCover(needs);
  const set = (name: keyof typeof needs) => (value: number) => setNeeds({ ...needs, [name]: value });
  return (
    <Stack $gap={2}>
      {titled && (
        <Heading level={2} look={3}>
          {formatMessage({ id: "home.needs.title" })}
        </Heading>
      )}
      <p>{formatMessage({ id: "home.needs.lead" })}</p>
      <Grid $min="30rem" $gap={4}>
        <Stack $gap={2}>
          <NumberSlider
            {...income}
            unit="₸"
            label={formatMessage({ id: "home.needs.income" })}
            value={needs.income}
            onChange={set("income")}
          />
          <NumberSlider {...debts} unit="₸" label={formatMessage({ id: "home.needs.debts" })} value={needs.debts} onChange={set("debts")} />
          <NumberSlider
            {...children}
            label={formatMessage({ id: "home.needs.children" })}
            value={needs.children}
            onChange={set("children")}
          />
        </Stack>
        <Stack $gap={2}>
          <div>
            <p>{formatMessage({ id: "home.needs.result" })}</p>
            <Sum>
              <Money amount={tenge(sum)} />
            </Sum>
          </div>
          <SummaryList
            rows={[
              { term: formatMessage({ id: "home.needs.years" }, { years }), value: <Money amount={tenge(lostIncome)} />, id: "years" },
              { term: formatMessage({ id: "home.needs.debts" }), value: <Money amount={tenge(needs.debts)} /> },
              { term: formatMessage({ id: "home.needs.studies" }), value: <Money amount={tenge(studies)} /> },
            ]}
          />
          <Cluster>
            <Button href={calculatorHref}>{formatMessage({ id: "home.needs.price" })}</Button>
          </Cluster>
        </Stack>
      </Grid>
    </Stack>
  );
}

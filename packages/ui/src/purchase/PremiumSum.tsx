import type { PremiumDue } from "@shanyraq/flows";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { SelectField } from "@shanyraq/kit/fields/SelectField.tsx";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { typedSum, waysOf, type PremiumWay } from "./premium-sums.ts";

interface PremiumSumProps {
  readonly due: PremiumDue;
  readonly busy: boolean;
  /** What the server said of the sum. */
  readonly refused?: string | undefined;
  readonly onPay: (amount: string) => void;
  /** To another policy; not where it is one's own. */
  readonly onAnother?: (() => void) | undefined;
}

/** How much is paid now: what is due, several premiums ahead, or another sum within its limits. */
export function PremiumSum({ due, busy, refused, onPay, onAnother }: PremiumSumProps) {
  const { formatMessage, locale } = useIntl();
  const ways = waysOf(due);
  const [way, setWay] = useState<PremiumWay>(ways[0] ?? "next");
  const [count, setCount] = useState("2");
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const typedId = useId();
  const money = (amount: string) => moneyText(amount, locale);
  const limits = { least: money(due.least), most: money(due.most) };
  const several = due.ahead.find((some) => String(some.count) === count)?.amount ?? due.nextAmount;
  const detail: Readonly<Record<PremiumWay, string | undefined>> = {
    overdue: money(due.overdue),
    next: money(due.nextAmount),
    several: undefined,
    other: formatMessage({ id: "premium.how.limits" }, limits),
  };
  const amount = { overdue: due.overdue, next: due.nextAmount, several, other: typedSum(typed, due) }[way];
  const pay = () => {
    if (amount !== undefined) return onPay(amount);
    setWrong(true);
    document.getElementById(typedId)?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <Stack $gap={3}>
        <ChoiceField
          label={formatMessage({ id: "premium.how" })}
          stacked
          value={way}
          onChange={setWay}
          choices={ways.map((value) => ({ value, label: formatMessage({ id: `premium.how.${value}` }), detail: detail[value] }))}
        />
        {way === "several" && (
          <SelectField
            label={formatMessage({ id: "premium.count" })}
            value={count}
            onChange={setCount}
            placeholder={null}
            options={due.ahead.slice(1).map((some) => ({
              value: String(some.count),
              label: formatMessage({ id: "premium.count.value" }, { count: some.count, amount: money(some.amount) }),
            }))}
          />
        )}
        {way === "other" && (
          <TextField
            id={typedId}
            label={formatMessage({ id: "premium.amount" })}
            hint={formatMessage({ id: "premium.how.limits" }, limits)}
            error={isWrong && amount === undefined ? formatMessage({ id: "premium.amount.wrong" }, limits) : refused}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <Cluster>
          <Button type="submit" busy={busy}>
            {amount === undefined
              ? formatMessage({ id: "premium.pay.plain" })
              : formatMessage({ id: "premium.pay" }, { amount: money(amount) })}
          </Button>
          {onAnother && (
            <Button variant="quiet" disabled={busy} onClick={onAnother}>
              {formatMessage({ id: "premium.another" })}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

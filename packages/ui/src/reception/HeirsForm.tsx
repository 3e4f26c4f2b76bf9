import { MAX_HEIRS } from "@shanyraq/calls/heirs";
import type { HeirsInput, ReadWorkItem } from "@shanyraq/flows";
import { certificateForm, certificateRules, heirForm } from "@shanyraq/forms";
import { useCallback, useContext, useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { FormLists } from "../forms/form-lists.ts";
import { PeopleForm } from "../forms/PeopleForm.tsx";

interface HeirsFormProps {
  /** The shares that can be divided. */
  readonly shares: NonNullable<ReadWorkItem["divisible"]>;
  /** What the server said of each field, by its path in the call. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly onSubmit: (heirs: HeirsInput) => void;
  readonly actions: ReactNode;
}

const fresh = { name: "", birthDate: "", iin: "", numerator: "", denominator: "" };
const nothing = { share: "", number: "", issuedOn: "", notary: "" };

/** The paths of the call as the fields of this form: the heirs are its list, and the certificate stands above them. */
const placed = (faults: Readonly<Record<string, string>> | undefined) =>
  faults &&
  Object.fromEntries(Object.entries(faults).map(([path, words]) => [path.replace(/^heirs/, "list").replace(/^certificate\./, ""), words]));

/** A certificate of inheritance with those whom it names, and their parts of the share that is divided. */
export function HeirsForm({ shares, faults, onSubmit, actions }: HeirsFormProps) {
  const { formatMessage, locale } = useIntl();
  const lists = useContext(FormLists);
  const shareText = useCallback(
    ({ name, amount, fraction }: (typeof shares)[number]) =>
      formatMessage(
        { id: fraction === "1" ? "reception.heirs.whole" : "reception.heirs.share" },
        { name: name || formatMessage({ id: "reception.heirs.unknown" }), amount: moneyText(amount, locale, "auto"), fraction },
      ),
    [formatMessage, locale],
  );
  const hasSeveral = shares.length > 1;
  const above = useMemo(() => ({ form: certificateForm(hasSeveral), initial: nothing }), [hasSeveral]);
  const rules = useMemo(() => certificateRules(hasSeveral), [hasSeveral]);
  const places = useMemo(() => placed(faults), [faults]);
  const open = useMemo(
    () => ({ ...lists, shares: shares.map((one) => ({ value: one.share, label: shareText(one) })) }),
    [lists, shares, shareText],
  );
  const [only] = shares;
  return (
    <Stack $gap={3}>
      {!hasSeveral && only && <SummaryList rows={[{ term: formatMessage({ id: "field.dividedShare" }), value: shareText(only) }]} />}
      <FormLists value={open}>
        <PeopleForm
          person={heirForm}
          rules={rules}
          above={above}
          initial={[fresh]}
          headingOf={(index) => formatMessage({ id: "reception.heir" }, { number: index + 1 })}
          changing={{
            most: MAX_HEIRS,
            fresh,
            add: formatMessage({ id: "reception.heir.add" }),
            removeOf: (index) => formatMessage({ id: "reception.heir.remove" }, { number: index + 1 }),
            balance: () => [],
          }}
          faults={places}
          inWords
          onSubmit={(list, rest) => {
            const { share, number, issuedOn, notary, list: heirs } = rules.cast({ ...rest, list });
            onSubmit({ ...(share && { share }), certificate: { number, issuedOn, notary }, heirs });
          }}
          actions={actions}
        />
      </FormLists>
    </Stack>
  );
}

import { MAX_BENEFICIARIES } from "@shanyraq/calls/beneficiaries";
import { listForms, listRules, type Beneficiary } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { PeopleForm } from "./PeopleForm.tsx";

interface BeneficiariesFormProps {
  readonly initial: readonly object[];
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly onTyped: (values: Readonly<Record<string, unknown>>) => void;
  readonly onSubmit: (list: readonly Beneficiary[]) => void;
  readonly actions: ReactNode;
}

/** Whole percent for one more person: the shares stay equal and add up to 100. */
export const equalShares = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(100 / count) + (index < 100 % count ? 1 : 0));

const fresh = { name: "", relation: "", birthDate: "", share: 100 };

/** Who receives the sum assured; nobody named means the legal heirs. */
export function BeneficiariesForm({ initial, faults, onTyped, onSubmit, actions }: BeneficiariesFormProps) {
  const { formatMessage } = useIntl();
  return (
    <PeopleForm
      person={listForms.beneficiaries}
      rules={listRules.beneficiaries}
      initial={initial}
      faults={faults}
      headingOf={(index) => formatMessage({ id: "purchase.beneficiary" }, { number: index + 1 })}
      empty={<Notice>{formatMessage({ id: "purchase.heirs" })}</Notice>}
      changing={{
        most: MAX_BENEFICIARIES,
        fresh,
        add: formatMessage({ id: "purchase.beneficiary.add" }),
        removeOf: (index) => formatMessage({ id: "purchase.beneficiary.remove" }, { number: index + 1 }),
        balance: (list) => equalShares(list.length).map((share) => ({ share })),
      }}
      onTyped={onTyped}
      onSubmit={(list) => onSubmit(listRules.beneficiaries.cast({ list }).list)}
      actions={actions}
    />
  );
}

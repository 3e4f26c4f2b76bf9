import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

/** A legal entity as the state's register knows it. */
export interface RegisteredCompany {
  /** What it says of the fields of a form, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Who heads it, where the register says so, and whether it is who is signed in. */
  readonly head?: { readonly name: string; readonly isReader: boolean } | undefined;
}

/** Who heads the company that is being insured; anyone who is not its head learns here that the head signs, and continues. */
export function CompanyHead({ head }: Pick<RegisteredCompany, "head">) {
  const { formatMessage } = useIntl();
  if (!head) return null;
  return (
    <Notice tone={head.isReader ? "info" : "warning"} live="status">
      <p>{formatMessage({ id: "purchase.company.head" }, { name: head.name })}</p>
      {!head.isReader && <p>{formatMessage({ id: "purchase.company.notHead" })}</p>}
    </Notice>
  );
}

import { unregisteredDocument, type Filling } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

/** The buyer's document that the state's register does not know yet: said, and nobody is held up. */
export function UnregisteredDocument({ state }: { readonly state: Filling }) {
  const { formatMessage } = useIntl();
  const number = unregisteredDocument(state);
  if (number === undefined) return null;
  return (
    <Notice tone="warning" live="status">
      {formatMessage({ id: "purchase.document.unknown" }, { number })}
    </Notice>
  );
}

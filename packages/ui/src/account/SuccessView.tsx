import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** The end of a registration: somebody has an account, and is in it. */
export function SuccessView({ onDone }: { readonly onDone: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <StepFrame title={formatMessage({ id: "account.done.title" })}>
      <p>{formatMessage({ id: "account.done.text" })}</p>
      <Cluster>
        <Button onClick={onDone}>{formatMessage({ id: "account.done.open" })}</Button>
      </Cluster>
    </StepFrame>
  );
}

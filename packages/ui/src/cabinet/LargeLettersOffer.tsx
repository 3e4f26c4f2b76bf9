import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";

interface LargeLettersOfferProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Offers large letters on the site to a customer who reads large print; they are never switched on unasked. */
export function LargeLettersOffer({ onAccept, onDecline }: LargeLettersOfferProps) {
  const { formatMessage } = useIntl();
  return (
    <Notice title={formatMessage({ id: "cabinet.largeLetters.title" })}>
      <p>{formatMessage({ id: "cabinet.largeLetters.text" })}</p>
      <Cluster>
        <Button size="s" onClick={onAccept}>
          {formatMessage({ id: "cabinet.largeLetters.accept" })}
        </Button>
        <Button size="s" variant="quiet" onClick={onDecline}>
          {formatMessage({ id: "cabinet.largeLetters.decline" })}
        </Button>
      </Cluster>
    </Notice>
  );
}

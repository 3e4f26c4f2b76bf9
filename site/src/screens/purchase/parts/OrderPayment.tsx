import { useCallback, useState } from "react";
import { LoginGate } from "../../../session/LoginGate.tsx";
import { useSession } from "../../../session/session.tsx";
import { QrPayment, type Ordered } from "./QrPayment.tsx";

interface OrderPaymentProps {
  readonly hash: string;
  readonly ordered?: Ordered | undefined;
}

/** The payment of an order: a guest's own is open to whoever has its address, a customer's asks who they are. */
export function OrderPayment({ hash, ordered }: OrderPaymentProps) {
  const { session } = useSession();
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  if (session.at === "guest" && !session.expired && !isClosed) return <QrPayment hash={hash} ordered={ordered} onGone={close} />;
  return (
    <LoginGate>
      <QrPayment hash={hash} ordered={ordered} />
    </LoginGate>
  );
}

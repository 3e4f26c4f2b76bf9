import { performQrPay, qrPayFlow, qrPayInitial } from "@shanyraq/flows";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import { QrPayView } from "@shanyraq/ui/purchase/QrPayView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { attemptIn, now, wait } from "./ports.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

function QrPayment() {
  const { state, send } = useFlow(
    qrPayFlow,
    () => qrPayInitial("h"),
    () => performQrPay({ attempt: attemptIn("ru"), now, wait }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  return (
    <div data-waiting={state.at === "creating" ? "yes" : undefined}>
      <QrPayView
        state={state}
        send={send}
        now={now}
        phone="+7 (727) 000-00-00"
        contractHref={(id) => `/cabinet/reports/${id}`}
        localised={(url) => url}
        drawCode={(value, label) => <QrCode value={value} label={label} />}
      />
    </div>
  );
}

const meta = {
  component: QrPayment,
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "Payment by QR with its flow over recorded replies: it waits for ever, is paid at once, or cannot begin. " +
          "Every state by itself stands under purchase/QrPayView.",
      },
    },
  },
} satisfies Meta<typeof QrPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheToolbarSays: Story = {};
export const Paid: Story = { parameters: { replies: { kaspiQrPay: { entry: "paid" } } } };
export const Fails: Story = { parameters: { replies: { kaspiQrPay: "fails" } } };

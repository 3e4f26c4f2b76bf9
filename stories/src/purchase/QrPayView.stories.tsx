import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import { InvoiceCard } from "@shanyraq/ui/purchase/InvoiceCard.tsx";
import { FromPolicyCard } from "@shanyraq/ui/purchase/FromPolicyCard.tsx";
import { QrPayView } from "@shanyraq/ui/purchase/QrPayView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { companysOrder, guestsOrder, guestsReceipt, qrPayStates, savedUp } from "../fixtures/qr-pay.ts";
import { nothing } from "../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: QrPayView,
  args: {
    state: qrPayStates.awaiting,
    send: nothing,
    now: still,
    phone: "+7 (727) 000-00-00",
    contractHref: (id) => `/cabinet/reports/${id}`,
    localised: (url) => url,
    drawCode: (value, label) => <QrCode value={value} label={label} />,
  },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "Payment by QR: the code, the sum, three steps, the time left, and every way it can end. On a phone the link opens the " +
          "bank's application. Each change of state is announced; an end says that nothing was taken and offers the next step.",
      },
    },
  },
} satisfies Meta<typeof QrPayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Awaiting: Story = {};
export const OfCompany: Story = { args: { state: companysOrder, invoice: <InvoiceCard failed={false}>Прочитать счёт</InvoiceCard> } };
export const OfWhoHasSaved: Story = {
  args: { state: savedUp, fromPolicy: (policies, amount) => <FromPolicyCard policies={policies} amount={amount} onPay={nothing} /> },
};
export const Scanned: Story = { args: { state: qrPayStates.scanned } };
export const Confirming: Story = { args: { state: qrPayStates.confirming } };
export const Unknown: Story = { args: { state: qrPayStates.unknown } };
export const Declined: Story = { args: { state: qrPayStates.declined } };
export const Cancelled: Story = { args: { state: qrPayStates.cancelled } };
export const Expired: Story = { args: { state: qrPayStates.expired } };
export const WrongAmount: Story = { args: { state: qrPayStates.wrongAmount } };
export const Creating: Story = { args: { state: qrPayStates.creating }, parameters: { placed: "part" } };
export const NotFound: Story = { args: { state: qrPayStates.notFound } };
export const CreationFailed: Story = { args: { state: qrPayStates.creationFailed } };
export const Paid: Story = { args: { state: qrPayStates.paid } };
/** A guest pays: they see who signs, and their receipt has the number that they have typed. */
export const ByAGuest: Story = { args: { ordered: guestsOrder } };
export const PaidByAGuest: Story = { args: { state: { at: "paid", receipt: guestsReceipt }, ordered: guestsOrder } };

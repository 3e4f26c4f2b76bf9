import { ConfirmedStep } from "@shanyraq/ui/purchase/ConfirmedStep.tsx";
import { orderLost, worksheetStates } from "../fixtures/worksheet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ConfirmedStep,
  args: { state: worksheetStates.confirmed, productName: "Сенім", onPay: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "After the right code: the sum that is paid now, the way to the payment, the calendar of premiums, and what else the contract has by time under a heading of its own. A screen " +
          "reader is told of an order that failed; the button tries the same order again.",
      },
    },
  },
} satisfies Meta<typeof ConfirmedStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Premiums alone: the schedule of the line lists nothing else. */
export const Protection: Story = {
  args: {
    state: { ...worksheetStates.confirmed, schedule: { columns: { no: "№", dueDate: "Оплатить до", amount: "Взнос, ₸" }, rows: [] } },
  },
};
/** A payout annuity is paid once, and pays its owner after. */
export const Annuity: Story = {
  args: {
    state: {
      ...worksheetStates.confirmed,
      amount: "10000000.00",
      offer: {
        ...worksheetStates.confirmed.offer,
        quote: { ...worksheetStates.confirmed.offer.quote, frequency: "single", instalments: 1, instalment: "10000000.00" },
      },
      schedule: {
        columns: { no: "№", payoutDate: "Дата выплаты", payout: "Выплата, ₸" },
        rows: [
          { no: 1, payoutDate: "2026-12-21", payout: 98_112 },
          { no: 2, payoutDate: "2027-01-21", payout: 98_112 },
        ],
      },
    },
  },
};
export const Busy: Story = { args: { state: { ...worksheetStates.confirmed, busy: true } } };
export const OrderLost: Story = { args: { state: orderLost } };

import { ConfirmedStep } from "@shanyraq/ui/purchase/ConfirmedStep.tsx";
import { orderLost, worksheetStates } from "../fixtures/worksheet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ConfirmedStep,
  args: { state: worksheetStates.confirmed, productName: "Сенім", onPay: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "After the right code: the sum that is paid now, the way to the payment, and the schedule of the whole contract. A screen " +
          "reader is told of an order that failed; the button tries the same order again.",
      },
    },
  },
} satisfies Meta<typeof ConfirmedStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { state: { ...worksheetStates.confirmed, busy: true } } };
export const OrderLost: Story = { args: { state: orderLost } };

import { PaymentsTable } from "@shanyraq/ui/contracts/PaymentsTable.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { payments } from "../fixtures/contract.ts";

const meta = {
  component: PaymentsTable,
  args: { payments, fileName: "SH-2024-000001" },
  parameters: {
    docs: {
      description: {
        component:
          "What has been paid under a contract, with the numbers of the receipts, to be saved as CSV. It is the ScheduleTable of " +
          "the kit. Without payments it says so.",
      },
    },
  },
} satisfies Meta<typeof PaymentsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { payments: [] } };
export const WithReceipts: Story = {
  args: {
    receiptOf: (number) => (
      <Button size="s" variant="quiet" aria-label={`Квитанция ${number}: скачать`}>
        Квитанция
      </Button>
    ),
  },
};

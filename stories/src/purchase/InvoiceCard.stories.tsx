import { InvoiceCard } from "@shanyraq/ui/purchase/InvoiceCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: InvoiceCard,
  args: { busy: false, failed: false, onSave: nothing },
  render: (args) => (
    <>
      <h1>Оплата</h1>
      <InvoiceCard {...args} />
    </>
  ),
  parameters: {
    docs: { description: { component: "Beside the code, where a legal entity owes the order: an invoice for its accountant." } },
  },
} satisfies Meta<typeof InvoiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { failed: true } };

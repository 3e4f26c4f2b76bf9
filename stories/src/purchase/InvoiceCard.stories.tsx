import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { InvoiceCard } from "@shanyraq/ui/purchase/InvoiceCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: InvoiceCard,
  args: { failed: false, children: <Button variant="quiet">Скачать счёт на оплату</Button> },
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
export const Failed: Story = { args: { failed: true } };

import { UnpaidOrder, type Application } from "@shanyraq/ui/cabinet/UnpaidOrder.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const application: Application = {
  id: "a-1",
  number: "ZK-2026-000001",
  product: "senim",
  product_name: "Сенім: накопительное страхование",
  date: "2026-11-21",
  state: "ordered",
  amount: "35073.00",
  hash: "h",
  events: [],
  files: [],
};

const meta = {
  component: UnpaidOrder,
  args: { application, payHref: "/payment?application=a-1" },
  parameters: {
    docs: {
      description: {
        component: "A purchase that stopped before its payment stands in the cabinet until it is paid: what of, how much, and the way on.",
      },
    },
  },
} satisfies Meta<typeof UnpaidOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotOrdered: Story = { args: { application: { ...application, number: null, state: "confirmed", hash: null } } };

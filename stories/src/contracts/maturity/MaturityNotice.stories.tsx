import { MaturityNotice } from "@shanyraq/ui/contracts/maturity/MaturityNotice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: MaturityNotice,
  args: {
    maturity: { stage: "asks", on: "2026-12-21", amount: "2400000.00" },
    today: "2026-11-23",
    hrefs: { maturity: "/cabinet/reports/maturity/c-1", calculate: "/products/term-life/calculate" },
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "On top of a contract's page: what its end brings and asks for, while it asks for something.",
      },
    },
  },
} satisfies Meta<typeof MaturityNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const Owed: Story = { args: { maturity: { stage: "asks", on: "2026-11-12", amount: "2400000.00" } } };
export const Renews: Story = { args: { maturity: { stage: "renews", on: "2026-12-07", amount: "0.00" } } };
export const Over: Story = { args: { maturity: { stage: "renews", on: "2026-11-07", amount: "0.00" } } };
export const Returned: Story = { args: { maturity: { stage: "returned", on: "2026-11-20", amount: "19530.50" } } };

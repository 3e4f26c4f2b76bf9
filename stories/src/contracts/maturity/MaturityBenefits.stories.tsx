import { MaturityBenefits } from "@shanyraq/ui/contracts/maturity/MaturityBenefits.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { benefits, stipend } from "../../fixtures/maturity.ts";
const meta = {
  component: MaturityBenefits,
  args: { benefits: [benefits.coming] },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What a contract pays at its end, day by day, and how far each sum has come.",
      },
    },
  },
} satisfies Meta<typeof MaturityBenefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {};
export const Owed: Story = { args: { benefits: [benefits.owed] } };
export const Ordered: Story = { args: { benefits: [benefits.ordered] } };
export const Sent: Story = { args: { benefits: [benefits.sent] } };
export const Paid: Story = { args: { benefits: [benefits.paid] } };
export const Returned: Story = { args: { benefits: [benefits.returned] } };
export const Stipend: Story = { args: { benefits: stipend } };

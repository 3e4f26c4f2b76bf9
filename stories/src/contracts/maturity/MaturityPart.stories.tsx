import { MaturityPart } from "@shanyraq/ui/contracts/maturity/MaturityPart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, benefits, overview, owed, refusals, stipend } from "../../fixtures/maturity.ts";
const meta = {
  component: MaturityPart,
  args: { overview, href: "/cabinet/reports/maturity/c-1", claim: (number: string) => `/check-status?number=${number}` },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What a contract's page says of the sums that it pays at its end: when, how far each has come, to which account, and the way to tell one.",
      },
    },
  },
} satisfies Meta<typeof MaturityPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const Early: Story = { args: { overview: { ...overview, ifPaid: true, refused: refusals.early } } };
export const Told: Story = { args: { overview: { ...overview, account } } };
export const Owed: Story = { args: { overview: owed } };
export const Gone: Story = { args: { overview: { ...overview, benefits: [benefits.paid], left: "0.00", refused: refusals.paid } } };
export const Stipend: Story = { args: { overview: { ...overview, benefits: [...stipend], account } } };

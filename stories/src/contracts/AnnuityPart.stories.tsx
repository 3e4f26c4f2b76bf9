import { AnnuityPart } from "@shanyraq/ui/contracts/AnnuityPart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const annuity = {
  paid: "3001700.00",
  owed: "0.00",
  next: { on: "2027-09-27", amount: "300170.00" },
  until: "2032-10-27",
  guaranteed_until: "2031-11-27",
  iban: "KZ86…0100",
};
const meta = {
  component: AnnuityPart,
  args: { annuity, accountHref: "/cabinet/reports/maturity/c-1" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What an annuity has paid, what comes next and until when, by how much it grows, and the proof of life that it asks for once a year. " +
          "A screen reader hears a list of names and values, and before it what waits for its reader.",
      },
    },
  },
} satisfies Meta<typeof AnnuityPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForATerm: Story = {};
export const ForLife: Story = {
  args: {
    annuity: {
      ...annuity,
      until: null,
      growth: "8",
      proof: { until: "2027-11-27", waits: "0.00" },
    },
  },
};
export const WaitsForProof: Story = {
  args: { annuity: { ...annuity, owed: "600340.00", until: null, growth: "8", proof: { until: "2027-06-27", waits: "600340.00" } } },
};
export const PaidWhole: Story = { args: { annuity: { ...annuity, paid: "21612240.00", next: null, until: "2032-10-27" } } };

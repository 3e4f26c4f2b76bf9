import { TerminationPart } from "@shanyraq/ui/contracts/termination/TerminationPart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationParts } from "../../fixtures/termination.ts";
const meta = {
  component: TerminationPart,
  args: {
    overview: terminationParts.free,
    href: "/cabinet/reports/cancel/c-1",
    account: "/cabinet/reports/maturity/c-1",
    claim: (number: string) => `/check-status?number=${number}`,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What a contract's page says of ending it: the last day of a full refund, the way to it, why there is none, or how far its money has come.",
      },
    },
  },
} satisfies Meta<typeof TerminationPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { overview: terminationParts.free } };
export const Later: Story = { args: { overview: terminationParts.later } };
export const Refused: Story = { args: { overview: terminationParts.refused } };
export const Waiting: Story = { args: { overview: terminationParts.waiting } };
export const Ended: Story = { args: { overview: terminationParts.ended } };

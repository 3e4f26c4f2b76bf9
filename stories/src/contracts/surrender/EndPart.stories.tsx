import { EndPart } from "@shanyraq/ui/contracts/surrender/EndPart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { endParts } from "../../fixtures/cancel-contract.ts";
const meta = {
  component: EndPart,
  args: {
    overview: endParts.free,
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
} satisfies Meta<typeof EndPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { overview: endParts.free } };
export const Later: Story = { args: { overview: endParts.later } };
export const Refused: Story = { args: { overview: endParts.refused } };
export const Waiting: Story = { args: { overview: endParts.waiting } };
export const Ended: Story = { args: { overview: endParts.ended } };

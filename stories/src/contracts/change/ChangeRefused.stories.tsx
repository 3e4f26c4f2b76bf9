import { ChangeRefused } from "@shanyraq/ui/contracts/change/ChangeRefused.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates } from "../../fixtures/change.ts";

const hrefs = {
  claim: (number: string) => `/check-status?number=${number}`,
  contract: "/cabinet/reports/c-1",
  pay: "/payment",
  write: "/feedback",
  sign: (GUID: string) => `/sign/${GUID}`,
};

const meta = {
  component: ChangeRefused,
  args: { state: changeStates.refused, hrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Why nothing can be changed now, and the one thing to do about it.",
      },
    },
  },
} satisfies Meta<typeof ChangeRefused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Debt: Story = {};

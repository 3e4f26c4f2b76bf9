import { PensionChecks } from "@shanyraq/ui/pension/PensionChecks.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionCases } from "../fixtures/pension.ts";

const meta = {
  component: PensionChecks,
  args: { ...pensionCases.checking },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The approval sheet and what accounting says of papers and terms.",
      },
    },
  },
} satisfies Meta<typeof PensionChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Approved: Story = { args: { ...pensionCases.checked } };
export const Lapsed: Story = { args: { ...pensionCases.lapsed } };

import { ReportContract } from "@shanyraq/ui/reception/ReportContract.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { reportContractStates } from "../fixtures/report-contract.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ReportContract,
  args: { contract: undefined, canLink: true, state: { at: "asking" }, send: nothing },
  parameters: {
    docs: {
      description: { component: "Which policy a report is about: found by whom it insures, and named by one of the staff." },
    },
  },
} satisfies Meta<typeof ReportContract>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Looking: Story = { args: { state: reportContractStates.looking } };
export const Typed: Story = { args: { contract: { number: "SH-2024-48210593", product: "Сенім" } } };
export const Named: Story = {
  args: {
    canLink: false,
    contract: { number: "SH-2024-48210593", product: "Сенім", by: "Ким Марина Сергеевна", at: "2026-11-21T05:00:00Z" },
  },
};
export const Found: Story = { args: { state: reportContractStates.found } };
export const Linked: Story = { args: { state: reportContractStates.linked } };

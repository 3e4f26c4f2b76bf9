import { PensionCaseStep } from "@shanyraq/ui/pension/PensionCaseStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { heldCases, pensionHrefs } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PensionCaseStep,
  args: { state: heldCases.opened, send: nothing, onSave: nothing, hrefs: pensionHrefs, upload: ({ name }) => <p>{name}</p> },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "An application that is with the insurer, at each of its stages.",
      },
    },
  },
} satisfies Meta<typeof PensionCaseStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Papers: Story = { args: { state: heldCases.papers } };
export const Opened: Story = { args: { state: heldCases.opened } };
export const Checking: Story = { args: { state: heldCases.checking } };
export const Checked: Story = { args: { state: heldCases.checked } };
export const Lapsed: Story = { args: { state: heldCases.lapsed } };
export const Confirmed: Story = { args: { state: heldCases.confirmed } };
export const Concluded: Story = { args: { state: heldCases.concluded } };
export const Asked: Story = { args: { state: heldCases.asked } };
export const InForce: Story = { args: { state: heldCases.inForce } };
export const Refused: Story = { args: { state: heldCases.refused } };
export const Withdrawn: Story = { args: { state: heldCases.withdrawn } };

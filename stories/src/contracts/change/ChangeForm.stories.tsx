import { ChangeForm } from "@shanyraq/ui/contracts/change/ChangeForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates, changingPeople, changingSum } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeForm,
  args: { state: changeStates.form, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The new terms under those of now. Frequencies that the tariff does not take are not offered.",
      },
    },
  },
} satisfies Meta<typeof ChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frequency: Story = {};
export const People: Story = { args: { state: changingPeople } };
export const Sum: Story = { args: { state: changingSum } };

import { WorkersForm } from "@shanyraq/ui/purchase/WorkersForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WorkersForm,
  args: {
    names: ["Karimov Aziz", ""],
    initial: [],
    onTyped: nothing,
    onSubmit: nothing,
    actions: <Button type="submit">Продолжить</Button>,
  },
  // Its persons have headings of the third level: the step's own stands above them.
  render: (args) => (
    <>
      <h2>Застрахованные</h2>
      <WorkersForm {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The passports of those who are insured, a card for each person of the calculation. Each card is a group that a screen " +
          "reader names.",
      },
    },
  },
} satisfies Meta<typeof WorkersForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { initial: [{ document_number: "AA1234567" }, { document_number: "AB7654321" }] } };

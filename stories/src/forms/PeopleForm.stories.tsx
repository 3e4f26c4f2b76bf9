import { listForms, listRules } from "@shanyraq/forms";
import { PeopleForm } from "@shanyraq/ui/forms/PeopleForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PeopleForm,
  args: {
    person: listForms.workers,
    rules: listRules.workers,
    initial: [{ document_number: "" }],
    headingOf: (index: number) => `${index + 1}-й застрахованный`,
    onTyped: nothing,
    onSubmit: nothing,
    actions: <Button type="submit">Продолжить</Button>,
  },
  render: (args) => (
    <>
      <h2>Застрахованные</h2>
      <PeopleForm {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "A topic that asks the same of several people. The list is given, or people are added and removed; a fault that was found " +
          "later is marked at its field, which takes the focus.",
      },
    },
  },
} satisfies Meta<typeof PeopleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Faulty: Story = { args: { faults: { "list[0].document_number": "error.document.number" } } };

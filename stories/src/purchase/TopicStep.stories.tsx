import { TopicStep } from "@shanyraq/ui/purchase/TopicStep.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { personRefused, worksheetStates } from "../fixtures/worksheet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: TopicStep,
  args: {
    state: worksheetStates.person,
    send: nothing,
    now: () => 0,
    newKey: () => "key",
    known: { email: "client17@example.kz" },
    actions: <Button type="submit">Продолжить</Button>,
  },
  render: (args) => (
    <>
      <h2>Анкета</h2>
      <TopicStep {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The questions of one topic of a worksheet, as they were left. What cannot be true is marked at its field and counted above " +
          "the button.",
      },
    },
  },
} satisfies Meta<typeof TopicStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { args: { state: personRefused } };
export const Beneficiaries: Story = { args: { state: worksheetStates.beneficiaries } };

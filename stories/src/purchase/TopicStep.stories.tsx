import { TopicStep } from "@shanyraq/ui/purchase/TopicStep.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FormLists } from "@shanyraq/ui/forms/form-lists.ts";
import { childOfOtherAge, lists, personRefused, worksheetStates } from "../fixtures/worksheet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: TopicStep,
  args: {
    state: worksheetStates.person,
    send: nothing,
    now: () => 0,
    newKey: () => "key",
    born: "1991-01-01",
    calculatorHref: "/products/senim/calculate/h",
    known: { email: "client17@example.kz", citizenship: "KZ" },
    actions: <Button type="submit">Продолжить</Button>,
  },
  render: (args) => (
    <FormLists value={lists}>
      <h2>Анкета</h2>
      <TopicStep {...args} />
    </FormLists>
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
/** A foreigner has a passport, and no identity card. */
export const Foreigner: Story = { args: { known: { email: "client17@example.de", citizenship: "DE" } } };
export const Refused: Story = { args: { state: personRefused } };
export const Beneficiaries: Story = { args: { state: worksheetStates.beneficiaries } };
export const Child: Story = { args: { state: worksheetStates.insured } };
/** The day of birth and the age that was calculated for disagree: the way back stands in the refusal. */
export const OtherAge: Story = { args: { state: childOfOtherAge } };
export const Company: Story = { args: { state: worksheetStates.company } };

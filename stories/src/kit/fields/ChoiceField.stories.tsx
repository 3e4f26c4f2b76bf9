import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: ChoiceField,
  args: {
    label: "Как часто платить",
    value: "monthly",
    onChange: nothing,
    choices: [
      { value: "single", label: "Один раз" },
      { value: "annual", label: "Раз в год" },
      { value: "monthly", label: "Раз в месяц" },
    ],
  },
  render: held(ChoiceField<string>),
  parameters: {
    docs: {
      description: {
        component:
          "One of a few values, all in sight. Real radios: Tab enters the group, arrows choose. A screen reader says the question " +
          "with each answer, its second line, and which of how many it is.",
      },
    },
  },
} satisfies Meta<typeof ChoiceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { value: "" } };
export const WithDetails: Story = {
  args: {
    choices: [
      { value: "single", label: "Один раз", detail: "2 000 000 ₸" },
      { value: "annual", label: "Раз в год", detail: "225 421 ₸" },
      { value: "monthly", label: "Раз в месяц", disabled: true },
    ],
  },
};
export const Stacked: Story = { args: { stacked: true } };
export const WithHint: Story = { args: { hint: "Чем реже, тем дешевле" } };
export const WithError: Story = { args: { error: "Выберите один ответ", value: "" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтандыру сыйлықақысын төлеу мерзімділігі",
    stacked: true,
    choices: [
      { value: "single", label: "Шарт жасалған кезде бір рет толық көлемде" },
      { value: "monthly", label: "Шарттың қолданылу мерзімі ішінде ай сайын тең үлестермен" },
    ],
  },
};

import { DateField } from "@shanyraq/kit/fields/DateField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: DateField,
  args: { label: "Начало договора", value: "", onChange: nothing },
  render: held(DateField),
  parameters: {
    docs: {
      description: {
        component:
          "A day near today, such as a start date: the picker of the browser. For a birthday take BirthDateField: nobody wants to " +
          "turn forty years back. Arrows change the part that has the focus, as the browser does it everywhere.",
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "2026-12-01" } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Выберите день не раньше завтрашнего", value: "2026-12-01" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "2026-12-01" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
export const Limited: Story = { args: { min: "2026-11-22", max: "2027-02-20" } };

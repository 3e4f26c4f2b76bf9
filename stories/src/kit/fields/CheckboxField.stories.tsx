import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: CheckboxField,
  args: { label: "Согласен на обработку персональных данных", value: false, onChange: nothing },
  render: held(CheckboxField),
  parameters: {
    docs: {
      description: {
        component:
          "A consent or a yes-or-no that stands alone. Space turns it. A screen reader says the words beside it and whether they " +
          "hold; an error is read with them.",
      },
    },
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { value: true } };
export const WithHint: Story = { args: { hint: "Согласие можно отозвать в любой день" } };
export const WithError: Story = { args: { error: "Без согласия договор не заключить" } };
export const Disabled: Story = { args: { disabled: true, value: true } };
export const LongKazakh: Story = {
  args: { label: "Дербес деректерімді жинауға, өңдеуге және үшінші тұлғаларға беруге келісемін, сақтандыру қағидаларымен таныстым" },
};

import { TextAreaField } from "@shanyraq/kit/fields/TextAreaField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../../stage/held.tsx";

const meta = {
  component: TextAreaField,
  args: { label: "Расскажите, что случилось", value: "", onChange: nothing },
  render: held(TextAreaField),
  parameters: {
    docs: {
      description: {
        component:
          "An answer of several lines, where one line would hide what was typed. Enter makes a new line. With a limit the " +
          "characters left are shown under the field; nothing that is typed is cut.",
      },
    },
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "Затопили соседи сверху." } };
export const WithHint: Story = { args: { hint: "Как в удостоверении личности" } };
export const WithError: Story = { args: { error: "Напишите хотя бы одно предложение", value: "Затопили соседи сверху." } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "Затопили соседи сверху." } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың нөмірі",
    hint: "Құжаттың алдыңғы бетінде, төменгі оң жақ бұрышта жазылған он екі таңбалы нөмір",
  },
};
export const Limited: Story = { args: { limit: 200, value: "Затопили соседи сверху." } };

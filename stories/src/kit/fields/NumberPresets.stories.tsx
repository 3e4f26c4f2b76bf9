import { NumberPresets } from "@shanyraq/kit/fields/NumberPresets.tsx";
import { useState, type ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { nothing } from "../../stage/held.tsx";

const Held = (props: ComponentProps<typeof NumberPresets>) => {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <p id="term">Срок договора</p>
      <NumberPresets {...props} value={value} onChoose={setValue} />
    </>
  );
};

const meta = {
  component: NumberPresets,
  args: {
    labelId: "term",
    presets: [5, 10, 15, 20].map((years) => ({ value: years, label: `${years} лет` })),
    value: 10,
    onChoose: nothing,
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "Common values of a number, below its slider. They are one stop of the Tab key; the arrows, Home and End move between them, " +
          "Enter and the space bar choose.",
      },
    },
  },
} satisfies Meta<typeof NumberPresets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The number is not among them: the first is the stop. */
export const NoneChosen: Story = { args: { value: 7 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongKazakh: Story = {
  args: { presets: [5, 10, 15, 20].map((years) => ({ value: years, label: `${years} жыл бойы, ай сайынғы төлеммен` })) },
};
export const ChosenByKeys: Story = {
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    await userEvent.tab();
    await expect(of.getByRole("button", { name: "10 лет" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(of.getByRole("button", { name: "15 лет" })).toHaveAttribute("aria-pressed", "true");
  },
};

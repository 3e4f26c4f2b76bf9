import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { BeneficiariesForm } from "@shanyraq/ui/forms/BeneficiariesForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: BeneficiariesForm,
  args: { initial: [], onTyped: nothing, onSubmit: nothing, actions: <Button type="submit">Продолжить</Button> },
  // Its persons have headings of the third level: the step's own stands above them.
  render: (args) => (
    <>
      <h2>Получатели</h2>
      <BeneficiariesForm {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Who receives the sum: nobody named means the legal heirs, and shares stay equal until they are changed. Each person is " +
          "a group of fields that a screen reader names; buttons say whom they remove.",
      },
    },
  },
} satisfies Meta<typeof BeneficiariesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = {
  args: {
    initial: [
      { name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-01", share: 50 },
      { name: "Волков Пётр", relation: "child", birthDate: "2018-05-09", share: 50 },
    ],
  },
};
export const SharesWrong: Story = {
  args: { initial: [{ name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-01", share: 40 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Продолжить" }));
    await canvas.findByRole("alert", {}, { timeout: 10_000 });
  },
};

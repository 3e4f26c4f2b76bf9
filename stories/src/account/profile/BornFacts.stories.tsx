import { BornFacts } from "@shanyraq/ui/account/profile/BornFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: BornFacts,
  args: {
    user: { birth_date: "1988-03-14", sex: "male", born_by: "iin" },
    busy: false,
    saved: false,
    problem: undefined,
    onBirthFacts: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "When a customer was born and of which sex. An IIN only suggests them, so they are asked once where no register tells them; then " +
          "they stand as they are, with who says so and how they can be changed.",
      },
    },
  },
} satisfies Meta<typeof BornFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const OfAForeigner: Story = { args: { user: { birth_date: "", sex: "", born_by: "" } } };
export const ByTheRegister: Story = { args: { user: { birth_date: "1988-03-14", sex: "male", born_by: "register" } } };
export const Saved: Story = { args: { user: { birth_date: "1988-03-14", sex: "male", born_by: "person" }, saved: true } };
export const Refused: Story = {
  args: { problem: { kind: "message", message: "Проверьте выделенные поля.", fields: { birth_date: "Такой даты нет." } } },
};

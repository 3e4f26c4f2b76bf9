import { OwnerNotice } from "@shanyraq/ui/calculators/OwnerNotice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: OwnerNotice,
  args: {
    buying: { at: "notOwn" },
    owner: { birthDate: "1984-12-30", sex: "female", certain: true },
    profileHref: "/cabinet/info",
    onTakeOwn: nothing,
    onBirthFacts: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "What stands between a calculation and its purchase: that the policy would be for somebody else than the owner of the account, " +
          "or that nobody has said yet when the owner was born. The first is announced; the second takes the focus to its fields.",
      },
    },
  },
} satisfies Meta<typeof OwnerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOwn: Story = {};
export const AskingOwner: Story = { args: { buying: { at: "askingOwner", saving: false } } };
export const Saving: Story = { args: { buying: { at: "askingOwner", saving: true } } };
export const Refused: Story = {
  args: {
    buying: {
      at: "askingOwner",
      saving: false,
      problem: { kind: "message", message: "Проверьте выделенные поля.", fields: { birth_date: "Дата рождения не может быть в будущем." } },
    },
  },
};

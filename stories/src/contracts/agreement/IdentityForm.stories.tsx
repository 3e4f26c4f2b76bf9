import { IdentityForm } from "@shanyraq/ui/contracts/agreement/IdentityForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: IdentityForm,
  args: { identity: "iin", busy: false, onSubmit: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Who it is, by digits that no page of the cabinet shows.",
      },
    },
  },
} satisfies Meta<typeof IdentityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Iin: Story = {};
export const Document: Story = { args: { identity: "document", onBack: nothing } };
export const Wrong: Story = { args: { problem: { kind: "message", message: "Цифры не совпали. Осталось 4 попытки." }, attemptsLeft: 4 } };
export const NoTryLeft: Story = {
  args: { problem: { kind: "message", message: "Цифры введены неверно слишком много раз." }, attemptsLeft: 0 },
};

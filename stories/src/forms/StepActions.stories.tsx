import { StepActions } from "@shanyraq/ui/forms/StepActions.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StepActions,
  args: { problem: undefined, busy: false, go: "Продолжить", onGo: nothing, back: "Назад", onBack: nothing },
  parameters: { docs: { description: { component: "The end of a step: what came of the last press, the way on and the way back." } } },
} satisfies Meta<typeof StepActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Sending: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: { kind: "message", message: "Код неверный. Осталось попыток: 4." } } };
export const NothingBefore: Story = {
  args: { go: "Найти полис" },
  render: ({ problem, busy, go, onGo }) => <StepActions problem={problem} busy={busy} go={go} onGo={onGo} />,
};

import { AgreementDecision } from "@shanyraq/ui/contracts/agreement/AgreementDecision.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationStates } from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: AgreementDecision,
  args: {
    agreement: terminationStates.agreement.agreement,
    opened: false,
    busy: false,
    children: <p>Прочитайте соглашение: пока вы его не подтвердили, ничего не меняется.</p>,
    name: "Соглашение SH-2026-50736294/1",
    saveName: "Сохранить соглашение (PDF)",
    acceptName: "Прочитал(а) соглашение и согласен (согласна) с ним",
    readFirst: "Сначала прочитайте соглашение: сохраните и откройте его.",
    signName: "Заключить соглашение",
    refuseName: "Отказаться",
    onShown: nothing,
    onSave: nothing,
    onSign: nothing,
    onRefuse: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "An agreement is opened first, then accepted or given up: nothing happens before.",
      },
    },
  },
} satisfies Meta<typeof AgreementDecision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { opened: true } };
export const Failed: Story = { args: { opened: true, problem: { kind: "offline" } } };

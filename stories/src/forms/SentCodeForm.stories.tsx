import { smsCode } from "@shanyraq/forms";
import { SentCodeForm } from "@shanyraq/ui/forms/SentCodeForm.tsx";
import { expect } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SentCodeForm,
  args: {
    form: smsCode,
    initial: { code: "" },
    children: <p>Код отправлен на номер +7 7** *** **17.</p>,
    labels: { confirm: "Подтвердить", back: "Назад", again: "Отправить новый код" },
    resendAt: 120_000,
    busy: false,
    problem: undefined,
    now: () => 0,
    onSubmit: nothing,
    onBack: nothing,
    onResend: nothing,
  },
  render: (args) => (
    <>
      <h2>Код из SMS</h2>
      <SentCodeForm {...args} />
    </>
  ),
  parameters: {
    docs: { description: { component: "Wherever a code that was sent confirms something in the cabinet; the words are the caller's." } },
  },
} satisfies Meta<typeof SentCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const MayAskAgain: Story = { args: { resendAt: 0 } };
export const Refused: Story = {
  args: { problem: { kind: "message", message: "Код не подходит. Осталось попыток: 4." } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Код не подходит/);
    await expect(canvas.getAllByText(/Код не подходит/)).toHaveLength(1);
  },
};
export const Offline: Story = { args: { problem: { kind: "offline" } } };

import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: EmptyState,
  args: { title: "Договоров пока нет" },
  parameters: {
    docs: {
      description: {
        component:
          "Where a list has nothing yet: what that means and what to do next. The heading says that it is empty; the one action " +
          "leads on.",
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { children: "Первый можно оформить за десять минут.", action: <Button href="/products">Выбрать продукт</Button> },
};
export const Third: Story = {
  args: { level: 3 },
  render: (args) => (
    <>
      <h2>Договоры</h2>
      <EmptyState {...args} />
    </>
  ),
};
export const LongKazakh: Story = {
  args: { title: "Сізде әзірге бірде-бір сақтандыру шарты жоқ", children: "Алғашқы шартты он минутта онлайн рәсімдеуге болады." },
};

import { StepList } from "@shanyraq/ui/content/StepList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../fixtures/product.ts";

const meta = {
  component: StepList,
  args: { steps: product.steps },
  render: (args) => (
    <>
      <h2>Как оформить</h2>
      <StepList {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Steps in their order, numbered large: an ordered list, so a screen reader counts them. Its headings stand under the " +
          "band's.",
      },
    },
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { steps: [] } };
export const LongKazakh: Story = {
  args: { steps: [{ name: "Сақтандыру сомасын таңдаңыз", text: "Мерзім мен төлеу мерзімділігін көрсетіңіз." }] },
};

import { AgreeNote } from "@shanyraq/ui/account/AgreeNote.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: AgreeNote,
  args: { button: "Продолжить", personalDataHref: "/personal-data" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What pressing a button means, under the button that means it. The link opens the text agreed to in another " +
          "tab. It is read after the button.",
      },
    },
  },
} satisfies Meta<typeof AgreeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Send: Story = { args: { button: "Получить код" } };
export const LongKazakh: Story = { args: { button: "Жалғастыру" } };

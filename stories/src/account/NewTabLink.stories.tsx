import { NewTabLink } from "@shanyraq/ui/account/NewTabLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NewTabLink,
  args: { href: "/personal-data", children: "персональных данных" },
  parameters: {
    docs: {
      description: {
        component:
          "A page to read beside a conversation, such as the text that is agreed to. It opens in a tab of its own, so " +
          "that what is typed stays; a screen reader says so after its name.",
      },
    },
  },
} satisfies Meta<typeof NewTabLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = { args: { children: "Мобильді азаматтар базасына қалай тіркелуге болады" } };

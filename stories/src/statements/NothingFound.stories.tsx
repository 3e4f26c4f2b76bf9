import { NothingFound } from "@shanyraq/ui/statements/NothingFound.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NothingFound,
  args: { title: "Такого полиса нет", text: "Проверьте номер: в нём латинские буквы SH и 10 цифр.", phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: {
      description: {
        component:
          "An answer to a check: there is nothing under what was asked. A screen reader hears it as a status. For a service that failed, use ProblemNotice.",
      },
    },
  },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

import { CompanyHead } from "@shanyraq/ui/purchase/CompanyHead.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: CompanyHead,
  args: { head: { name: "Тұрсынова Әсел Нұрланқызы", isReader: true } },
  parameters: {
    docs: {
      description: {
        component:
          "Who heads the company that is insured for, as the state's register says. Under the fields of a company; nobody is held up by it.",
      },
    },
  },
} satisfies Meta<typeof CompanyHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTheHead: Story = {};
export const BySomebodyElse: Story = { args: { head: { name: "Серікбаев Нұржан Асқарұлы", isReader: false } } };

import { HelpByPhone } from "@shanyraq/ui/content/HelpByPhone.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: HelpByPhone,
  args: { phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: { description: { component: "Beside a form: somebody who answers at once. One a page." } },
  },
} satisfies Meta<typeof HelpByPhone>;
export default meta;

export const Help: StoryObj<typeof meta> = {};

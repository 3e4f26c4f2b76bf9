import { ConsentWords } from "@shanyraq/ui/account/consents/ConsentWords.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentText } from "../../fixtures/consents.ts";

const meta = {
  component: ConsentWords,
  args: { xml: consentText },
  parameters: {
    docs: {
      description: {
        component:
          "The words of a consent as text, never as markup. What is no such text is said to be unreadable, and nothing can be agreed to by mistake.",
      },
    },
  },
} satisfies Meta<typeof ConsentWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unreadable: Story = { args: { xml: "<Consent>" } };

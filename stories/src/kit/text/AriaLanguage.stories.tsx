import { AriaLanguage } from "@shanyraq/kit/text/AriaLanguage.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: AriaLanguage,
  args: { children: "Всё, что сделано из react-aria" },
  parameters: {
    docs: {
      description: {
        component:
          "Draws nothing. It stands around everything made of react-aria, so that what a screen reader hears of its own words (a " +
          "dialog's hidden close button, a list's name) is in the language of the page, Kazakh as well. ModalDialog has it inside.",
      },
    },
  },
} satisfies Meta<typeof AriaLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

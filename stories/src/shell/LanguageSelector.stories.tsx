import { LanguageSelector } from "@shanyraq/ui/shell/LanguageSelector.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { headerProps } from "../fixtures/shell.tsx";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: LanguageSelector,
  args: { languages: headerProps.languages },
  parameters: {
    docs: {
      description: {
        component:
          "The same page in each language, as real links that may be opened beside. Each is named in its own language, and a " +
          "screen reader pronounces it so; the present one is marked as current.",
      },
    },
  },
} satisfies Meta<typeof LanguageSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Handled: Story = { args: { onLanguage: nothing } };

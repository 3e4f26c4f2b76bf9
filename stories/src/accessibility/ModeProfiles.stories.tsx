import { settingsOf } from "@shanyraq/kit/theme/profiles.ts";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import { ModeProfiles } from "@shanyraq/ui/accessibility/ModeProfiles.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ModeProfiles,
  args: { settings: initialSettings, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Ready-made sets of the version for the visually impaired: a reader who knows what makes reading hard is spared eight choices. " +
          "Each is a button that says whether it is taken; once something of the set is changed, none is.",
      },
    },
  },
} satisfies Meta<typeof ModeProfiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Taken: Story = { args: { settings: settingsOf("dyslexia") } };

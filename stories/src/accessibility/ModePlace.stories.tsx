import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { ModePlace } from "@shanyraq/ui/accessibility/ModePlace.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const bar = <ModePanel statementHref="/accessibility" settings={initialSettings} onChange={nothing} onRegular={nothing} />;

const meta = {
  component: ModePlace,
  args: { children: bar },
  parameters: {
    placed: "shell",
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Where the bar stands: at its place in the page, and as the first thing in a dialog as long as one is open, so that text can " +
          "be enlarged and read there too. Tab leads to it from the dialog; Esc in it closes the dialog.",
      },
    },
  },
} satisfies Meta<typeof ModePlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InDialog: Story = {
  render: () => (
    <>
      <ModePlace>{bar}</ModePlace>
      <ModalDialog title="Вход" isOpen onClose={nothing} closeLabel="Закрыть">
        <p>Войдите, чтобы оформить полис.</p>
      </ModalDialog>
    </>
  ),
};

import { ScanDialog } from "@shanyraq/ui/reception/ScanDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { scanOf } from "../stage/scan-of.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ScanDialog,
  args: { files: [scanOf("удостоверение.jpg")], onDone: nothing, onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 900 },
      description: {
        component: "A scan before it is sent: turned by quarters and cut at its edges by numbers, so that neither needs a mouse.",
      },
    },
  },
} satisfies Meta<typeof ScanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: /вправо|оңға|right/i }));
    await dialog.findByRole("img", { name: /90°/ });
  },
};

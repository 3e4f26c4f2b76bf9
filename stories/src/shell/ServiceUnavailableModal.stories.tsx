import { ServiceUnavailableModal } from "@shanyraq/ui/shell/ServiceUnavailableModal.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ServiceUnavailableModal,
  args: { isOpen: true, onClose: nothing, phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "A service behind the page did not answer, and the page can still be used. Says so in the specified words; Enter or Esc " +
          "closes it, and the focus goes back where it was. A screen reader says it at once. When nothing can be used: " +
          "ServiceErrorScreen.",
      },
    },
  },
} satisfies Meta<typeof ServiceUnavailableModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { args: { offline: true } };
export const WithoutPhone: Story = { args: { phone: undefined } };
export const Closed: Story = { args: { isOpen: false } };

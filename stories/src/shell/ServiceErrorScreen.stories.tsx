import { ServiceErrorScreen } from "@shanyraq/ui/shell/ServiceErrorScreen.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ServiceErrorScreen,
  args: { isOpen: true, onRetry: nothing, homeHref: "/", phone: "+7 (727) 000-00-00", requestId: "7f3a91c2" },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Nothing of the page can be used until the service is back; for less, ServiceUnavailableModal. Tab stays inside, and " +
          "Esc leads nowhere: one tries again, goes home or calls. A screen reader says at once what happened and the number to " +
          "name on the phone.",
      },
    },
  },
} satisfies Meta<typeof ServiceErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const NoRequest: Story = { args: { requestId: undefined, phone: undefined } };
export const Closed: Story = { args: { isOpen: false } };

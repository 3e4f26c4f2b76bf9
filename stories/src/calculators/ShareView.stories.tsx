import { ShareView } from "@shanyraq/ui/calculators/ShareView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shareStates } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ShareView,
  args: {
    state: shareStates.idle,
    ready: true,
    onCopy: nothing,
    onSend: nothing,
    linkOf: (hash: string) => `https://life.example/products/senim/calculate/${hash}`,
    pageHref: (hash: string) => `/calculated?hash=${hash}`,
  },
  parameters: {
    docs: {
      description: {
        component:
          "How a calculation leaves the page. Each way is a button; a way that needs an address opens a dialog. A screen reader hears that " +
          "the link is copied.",
      },
    },
  },
} satisfies Meta<typeof ShareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const NotReady: Story = { args: { ready: false } };
export const Saving: Story = { args: { state: shareStates.saving } };
export const Copying: Story = { args: { state: shareStates.copying } };
export const Shown: Story = { args: { state: shareStates.shown } };
export const Copied: Story = { args: { state: shareStates.copied } };
export const Failed: Story = { args: { state: shareStates.failed } };

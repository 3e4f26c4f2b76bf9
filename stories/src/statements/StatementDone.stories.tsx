import { StatementDone } from "@shanyraq/ui/statements/StatementDone.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { taken } from "../fixtures/statements.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StatementDone,
  args: { taken, statusHref: "/check-status", onAgain: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 520 },
      description: {
        component:
          "A statement that was taken. The thanks are an alert dialog in the specified words; after it the number and the day stay on the page.",
      },
    },
  },
} satisfies Meta<typeof StatementDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Nameless: Story = { args: { anonymous: true } };
export const WithNotice: Story = { args: { onNotice: nothing } };
export const Mark: Story = { args: { taken: {} } };

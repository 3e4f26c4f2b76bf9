import { ApplicationPapers } from "@shanyraq/ui/applications/ApplicationPapers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { attached, onTheirWay, standing, uploadStandings } from "../fixtures/attached.ts";
import { papersStates } from "../fixtures/papers.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ApplicationPapers,
  args: { state: papersStates.choosing, attached, sent: 0, onSend: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Papers added to an application while an underwriter looks at it. Each file says where it stands, what went wrong stands above the " +
          "button, and the thanks are a status.",
      },
    },
  },
} satisfies Meta<typeof ApplicationPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { ...attached, files: standing(uploadStandings.done) };
export const Choosing: Story = {};
export const OnTheirWay: Story = { args: { attached: { ...attached, files: onTheirWay } } };
export const Sending: Story = { args: { state: papersStates.sending, attached: chosen } };
export const Lost: Story = { args: { state: { ...papersStates.choosing, problem: { kind: "offline" } }, attached: chosen } };
export const Sent: Story = { args: { state: papersStates.sent, sent: 2 } };
export const Full: Story = { args: { sent: 10 } };

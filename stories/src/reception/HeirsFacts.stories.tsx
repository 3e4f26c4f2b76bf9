import { HeirsFacts } from "@shanyraq/ui/reception/HeirsFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { proposedHeirs } from "../fixtures/reception.ts";

const heirs = proposedHeirs.proposal?.heirs;
if (!heirs) throw new Error("the fixture proposes heirs");

const meta = {
  component: HeirsFacts,
  args: { heirs },
  parameters: { docs: { description: { component: "Heirs who were proposed, as the second person compares them with the certificate." } } },
} satisfies Meta<typeof HeirsFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A certificate that names everybody leaves nothing. */
export const Whole: Story = { args: { heirs: { ...heirs, rest: undefined } } };

import { claimFiles } from "@shanyraq/forms";
import { ClaimFiles } from "@shanyraq/ui/statements/ClaimFiles.tsx";
import { EventPapers } from "@shanyraq/ui/statements/EventPapers.tsx";
import { StatementForm } from "@shanyraq/ui/statements/StatementForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const attached = { files: [], onAdd: nothing, onCancel: nothing, onRetry: nothing, onRemove: nothing };
const meta = {
  component: ClaimFiles,
  args: {
    form: (
      <StatementForm form={claimFiles} state={{ at: "form" }} attached={attached} onSend={nothing}>
        <EventPapers documents={["medical"]} have={{}} isSending onChange={nothing} />
      </StatementForm>
    ),
  },
  parameters: {
    docs: {
      description: { component: "Papers are sent to a claim: those that were asked for, that were to come later, or that name the heirs." },
    },
  },
} satisfies Meta<typeof ClaimFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
export const Taken: Story = { args: { words: "We are reviewing the claim and will decide by 04.12.2026." } };

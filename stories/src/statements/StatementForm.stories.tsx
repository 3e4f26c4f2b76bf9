import { StatementForm } from "@shanyraq/ui/statements/StatementForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { compliance, feedback } from "@shanyraq/forms";
import { attached, onTheirWay } from "../fixtures/attached.ts";
import { statementStates } from "../fixtures/statements.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StatementForm,
  args: { form: feedback, state: { at: "form" }, attached, onSend: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A statement as it is written. Errors stand at their fields and, from two on, in a summary that takes the focus; nothing typed is lost when sending fails.",
      },
    },
  },
} satisfies Meta<typeof StatementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { state: statementStates.form } };
export const Sending: Story = { args: { state: statementStates.sending } };
export const Failed: Story = { args: { state: statementStates.failed } };
export const Anonymous: Story = { args: { form: compliance, initial: { anonymous: true }, hidden: () => ["name", "phone", "email"] } };
export const WithFiles: Story = { args: { attached: { ...attached, files: onTheirWay } } };

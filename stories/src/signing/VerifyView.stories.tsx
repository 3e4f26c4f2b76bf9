import { VerifyView } from "@shanyraq/ui/signing/VerifyView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { detachedSignature, verifyStates } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: VerifyView,
  args: {
    state: verifyStates.asking,
    send: nothing,
    onNumber: nothing,
    now: () => Date.parse("2026-11-21T12:00:00Z"),
    onPrint: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Checking signatures, by anybody: the verdict first, then what it rests on. Not found and not answered are two things.",
      },
    },
  },
} satisfies Meta<typeof VerifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Looking: Story = { args: { state: verifyStates.looking } };
export const Found: Story = { args: { state: verifyStates.found } };
export const Missing: Story = { args: { state: verifyStates.missing } };
export const Failed: Story = { args: { state: verifyStates.failed } };
export const Checking: Story = { args: { state: verifyStates.checking } };
export const ContentMissing: Story = { args: { state: verifyStates.contentMissing } };
export const ContentChecking: Story = {
  args: { state: { at: "checking", files: [detachedSignature.file, new File([], "contract.pdf")], signature: detachedSignature } },
};
export const Checked: Story = { args: { state: verifyStates.checked } };
export const Unreadable: Story = { args: { state: verifyStates.unreadable } };

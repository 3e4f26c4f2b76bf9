import { ClaimPaper } from "@shanyraq/ui/statements/ClaimPaper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../fixtures/agreement-page.ts";
import { paperFile } from "../fixtures/paper-file.ts";
import { nothing } from "../stage/held.tsx";

const found = { name: "benefit-OB-2026-000006.pdf", content: paperFile(agreementPage) };

const meta = {
  component: ClaimPaper,
  args: { number: "OB-2026-000006", paper: "benefit", state: { at: "asking" }, onFetch: nothing, onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The paper of a decided claim, read as a page by whoever claimed. Without a session the phone shows who asks.",
      },
    },
  },
} satisfies Meta<typeof ClaimPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Read: Story = { args: { state: { at: "found", found } } };
/** The written refusal is for whoever is signed in. */
export const RefusalInTheCabinet: Story = { args: { paper: "refusal", isSignedIn: true } };
export const ReadInTheCabinet: Story = { args: { isSignedIn: true, state: { at: "found", found } } };

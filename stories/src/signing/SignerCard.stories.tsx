import { SignerCard } from "@shanyraq/ui/signing/SignerCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkedFile, signers } from "../fixtures/signing.ts";

const meta = {
  component: SignerCard,
  args: { level: 3, signer: { ...signers.good, reasons: [], notes: [] } },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "One signature. Its four answers stand apart: what is not known is never shown as good." } },
  },
} satisfies Meta<typeof SignerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Bad: Story = { args: { signer: checkedFile.signers[1] ?? { ...signers.good, reasons: [], notes: [] } } };
export const Nameless: Story = { args: { signer: { ...signers.good, name: "", iin: "", role: "", reasons: [], notes: [] } } };

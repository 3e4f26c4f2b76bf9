import { ContractDocuments } from "@shanyraq/ui/contracts/ContractDocuments.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { documents, manyDocuments, paperHref } from "../fixtures/contract.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ContractDocuments,
  args: { documents, busy: undefined, failed: false, onSave: nothing, readHref: paperHref },
  parameters: {
    docs: {
      description: {
        component:
          "Papers of a contract to read as pages or to take away: the policy, the rules, and a receipt of each payment. They are fetched with the session at " +
          "the press, so each is taken away by a button whose name says which paper it saves. Of many receipts the newest stand here, the others behind " +
          "a button.",
      },
    },
  },
} satisfies Meta<typeof ContractDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = { args: { documents: manyDocuments } };
export const InAnotherLanguage: Story = { args: { language: { value: "kk", onChange: nothing } } };
export const Fetching: Story = { args: { busy: "/policy" } };
export const Failed: Story = { args: { failed: true } };

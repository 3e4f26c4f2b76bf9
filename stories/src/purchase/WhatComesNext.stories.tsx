import { ContractDocuments } from "@shanyraq/ui/contracts/ContractDocuments.tsx";
import { SigningStanding } from "@shanyraq/ui/contracts/agreement/SigningStanding.tsx";
import { WhatComesNext } from "@shanyraq/ui/purchase/WhatComesNext.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contract, documents, paperHref, signing } from "../fixtures/contract.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WhatComesNext,
  args: {
    contract,
    signing: <SigningStanding signing={signing} href="/sign/5992a9e4-5862-4716-b948-e77ae513268b" />,
    calendar: (
      <div>
        <Button size="s" variant="quiet">
          Добавить взносы в календарь
        </Button>
      </div>
    ),
    documents: (
      <ContractDocuments documents={documents.slice(0, 3)} busy={undefined} failed={false} onSave={nothing} readHref={paperHref} />
    ),
  },
  // It stands under the receipt, whose heading is the page's own.
  render: (args) => (
    <>
      <h1>Полис оплачен</h1>
      <WhatComesNext {...args} />
    </>
  ),
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "Under the receipt of a purchase: from when one is covered and for what, what is to be signed and paid, and the papers to take " +
          "away. A part that there is nothing to say of is left out, or says so in a sentence.",
      },
    },
  },
} satisfies Meta<typeof WhatComesNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidInFull: Story = { args: { contract: { ...contract, next_due_date: null }, calendar: undefined } };
export const NothingToSign: Story = { args: { signing: undefined } };

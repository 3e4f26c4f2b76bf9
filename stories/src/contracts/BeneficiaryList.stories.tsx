import { BeneficiaryList } from "@shanyraq/ui/contracts/BeneficiaryList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { beneficiaries } from "../fixtures/contract.ts";

const meta = {
  component: BeneficiaryList,
  args: { people: beneficiaries },
  parameters: {
    docs: {
      description: {
        component:
          "Who receives which share of the payment. Each share is a ring whose name says whose it is. Nobody named is said in " + "words.",
      },
    },
  },
} satisfies Meta<typeof BeneficiaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { people: [] } };
export const UnknownRelation: Story = {
  args: { people: [{ name: "Төлегенова Гүлсім Құдайбергенқызы", relation: "guardian", birth_date: "1990-08-23", share: 100 }] },
};

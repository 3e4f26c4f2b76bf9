import { ChangeContractView } from "@shanyraq/ui/contracts/change/ChangeContractView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeContractStates } from "../../fixtures/change-contract.ts";
import { nothing } from "../../stage/held.tsx";

const hrefs = {
  claim: (number: string) => `/check-status?number=${number}`,
  contract: "/cabinet/reports/c-1",
  pay: "/payment",
  write: "/feedback",
  sign: (GUID: string) => `/sign/${GUID}`,
};

const meta = {
  component: ChangeContractView,
  args: { state: changeContractStates.choose, send: nothing, now: () => 0, hrefs, phone: "+7 (727) 000-00-00", onRead: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A change of a contract: who it is, what changes, before and after, a code, and the agreement that is read before it is concluded. Each step puts the focus on its heading.",
      },
    },
  },
} satisfies Meta<typeof ChangeContractView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: changeContractStates.loading } };
export const Failed: Story = { args: { state: changeContractStates.failed } };
export const Refused: Story = { args: { state: changeContractStates.refused } };
export const Verify: Story = { args: { state: changeContractStates.verify } };
export const Choose: Story = { args: { state: changeContractStates.choose } };
export const Form: Story = { args: { state: changeContractStates.form } };
export const Priced: Story = { args: { state: changeContractStates.priced } };
export const Code: Story = { args: { state: changeContractStates.code } };
export const Agreement: Story = { args: { state: changeContractStates.agreement } };
export const Done: Story = { args: { state: changeContractStates.done } };
export const Withdrawn: Story = { args: { state: changeContractStates.withdrawn } };

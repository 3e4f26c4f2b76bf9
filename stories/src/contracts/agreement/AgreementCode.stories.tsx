import { AgreementCode } from "@shanyraq/ui/contracts/agreement/AgreementCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelContractStates } from "../../fixtures/cancel-contract.ts";
import { maturityStates } from "../../fixtures/maturity.ts";
import { changeContractStates } from "../../fixtures/change-contract.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: AgreementCode,
  args: { state: changeContractStates.code, send: nothing, now: () => 0, of: "change" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The code that confirms a change of a contract, or its end; another one after the countdown. With no try left the way leads back to " +
          "the step before.",
      },
    },
  },
} satisfies Meta<typeof AgreementCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Change: Story = {};
export const End: Story = { args: { state: cancelContractStates.code, of: "cancel" } };
export const Account: Story = { args: { state: maturityStates.code, of: "maturity" } };
export const NoTryLeft: Story = { args: { state: { ...changeContractStates.code, attemptsLeft: 0, problem: { kind: "offline" } } } };
export const EndNoTryLeft: Story = {
  args: { state: { ...cancelContractStates.code, attemptsLeft: 0, problem: { kind: "offline" } }, of: "cancel" },
};

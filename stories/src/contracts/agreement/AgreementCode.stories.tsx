import { AgreementCode } from "@shanyraq/ui/contracts/agreement/AgreementCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationStates } from "../../fixtures/termination.ts";
import { maturityStates } from "../../fixtures/maturity.ts";
import { changeStates } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: AgreementCode,
  args: { state: changeStates.code, send: nothing, now: () => 0, of: "change" },
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
export const End: Story = { args: { state: terminationStates.code, of: "termination" } };
export const Account: Story = { args: { state: maturityStates.code, of: "maturity" } };
export const NoTryLeft: Story = { args: { state: { ...changeStates.code, attemptsLeft: 0, problem: { kind: "offline" } } } };
export const EndNoTryLeft: Story = {
  args: { state: { ...terminationStates.code, attemptsLeft: 0, problem: { kind: "offline" } }, of: "termination" },
};

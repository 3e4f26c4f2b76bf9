import { MaturityResult } from "@shanyraq/ui/contracts/maturity/MaturityResult.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { maturityHrefs, maturityStates, refusals } from "../../fixtures/maturity.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: MaturityResult,
  args: { state: maturityStates.done, send: nothing, hrefs: maturityHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What came of it: the account is kept, or none is asked for now and why.",
      },
    },
  },
} satisfies Meta<typeof MaturityResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Gone: Story = { args: { state: maturityStates.refused } };
export const Early: Story = { args: { state: { ...maturityStates.refused, refusal: refusals.early } } };
export const Company: Story = { args: { state: { ...maturityStates.refused, refusal: refusals.company } } };

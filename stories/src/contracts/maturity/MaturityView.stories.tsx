import { MaturityView } from "@shanyraq/ui/contracts/maturity/MaturityView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { maturityHrefs, maturityStates } from "../../fixtures/maturity.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: MaturityView,
  args: { state: maturityStates.offer, send: nothing, now: () => 0, hrefs: maturityHrefs, phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: {
      description: {
        component:
          "Where a contract is paid out to, in two steps: the sums and the account; who it is and a code. Each step puts the focus on its heading.",
      },
    },
  },
} satisfies Meta<typeof MaturityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: maturityStates.loading } };
export const Failed: Story = { args: { state: maturityStates.failed } };
export const Refused: Story = { args: { state: maturityStates.refused } };
export const Offer: Story = { args: { state: maturityStates.offer } };
export const Verify: Story = { args: { state: maturityStates.verify } };
export const Code: Story = { args: { state: maturityStates.code } };
export const Done: Story = { args: { state: maturityStates.done } };

import { ChangeView } from "@shanyraq/ui/contracts/change/ChangeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const hrefs = {
  claim: (number: string) => `/check-status?number=${number}`,
  contract: "/cabinet/reports/c-1",
  pay: "/payment",
  write: "/feedback",
  sign: (GUID: string) => `/sign/${GUID}`,
};

const meta = {
  component: ChangeView,
  args: { state: changeStates.choose, send: nothing, now: () => 0, hrefs, phone: "+7 (727) 000-00-00", onSave: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A change of a contract: who it is, what changes, before and after, a code, and the agreement that is read before it is concluded. Each step puts the focus on its heading.",
      },
    },
  },
} satisfies Meta<typeof ChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: changeStates.loading } };
export const Failed: Story = { args: { state: changeStates.failed } };
export const Refused: Story = { args: { state: changeStates.refused } };
export const Verify: Story = { args: { state: changeStates.verify } };
export const Choose: Story = { args: { state: changeStates.choose } };
export const Form: Story = { args: { state: changeStates.form } };
export const Priced: Story = { args: { state: changeStates.priced } };
export const Code: Story = { args: { state: changeStates.code } };
export const Agreement: Story = { args: { state: changeStates.agreement } };
export const Done: Story = { args: { state: changeStates.done } };
export const Withdrawn: Story = { args: { state: changeStates.withdrawn } };

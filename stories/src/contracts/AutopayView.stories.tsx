import { AutopayView } from "@shanyraq/ui/contracts/AutopayView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { autopayDeclined, autopayOn, autopayStates, autopayWaiting, autopayWithoutCard } from "../fixtures/autopay.ts";
import { nothing } from "../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: AutopayView,
  args: { state: autopayStates.shown, send: nothing, now: still, phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: {
      description: {
        component:
          "Premiums that are charged by themselves. A card is added on the bank's page; the words that are agreed to stand above " +
          "the button that turns it on, which a code confirms. Off is one press. After a press the focus is where its answer is.",
      },
    },
  },
} satisfies Meta<typeof AutopayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const On: Story = { args: { state: autopayOn } };
export const WithoutCard: Story = { args: { state: autopayWithoutCard } };
export const Waiting: Story = { args: { state: autopayWaiting } };
export const Declined: Story = { args: { state: autopayDeclined } };
export const Code: Story = { args: { state: autopayStates.code } };
export const Loading: Story = { args: { state: autopayStates.loading } };
export const Failed: Story = { args: { state: autopayStates.failed } };

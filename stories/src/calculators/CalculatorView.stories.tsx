import type { Buying } from "@shanyraq/flows";
import { OwnerNotice } from "@shanyraq/ui/calculators/OwnerNotice.tsx";
import { CalculatorView } from "@shanyraq/ui/calculators/CalculatorView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { buyings, elements, panels, variants, withBuying, withPanel } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const setAside = { onKeep: nothing, onDrop: nothing, onTake: nothing };

const meta = {
  component: CalculatorView,
  args: { elements, state: withPanel(panels.empty), onChange: nothing, onRetry: nothing, onBuy: nothing, variants: setAside },
  parameters: {
    docs: {
      description: {
        component:
          "The calculator of a product: what is asked at the left, the slip at the right, the years below. Nothing has to be " +
          "sent: every change is computed after a moment. A screen reader hears the new instalment politely, a refusal at once " +
          "with the value that would be taken.",
      },
    },
  },
} satisfies Meta<typeof CalculatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Computing: Story = { args: { state: withPanel(panels.computing) } };
export const Shown: Story = { args: { state: withPanel(panels.shown) } };
export const WithVariants: Story = { args: { state: { ...withPanel(panels.shown), variants } } };
export const Refused: Story = { args: { state: withPanel(panels.refused) } };
export const Failed: Story = { args: { state: withPanel(panels.failed) } };
export const BuyingNo: Story = { args: { state: withBuying(buyings.no) } };
export const BuyingSaving: Story = { args: { state: withBuying(buyings.saving) } };
export const BuyingLogin: Story = { args: { state: withBuying(buyings.login) } };
export const BuyingSignedIn: Story = { args: { state: withBuying(buyings.signedIn) } };
export const BuyingGone: Story = { args: { state: withBuying(buyings.gone) } };
const owner = { birthDate: "1984-12-30", sex: "female", certain: true } as const;
const askingFor = (buying: Buying) => ({
  state: { ...withBuying(buying), owner },
  owner: <OwnerNotice buying={buying} owner={owner} profileHref="/cabinet/info" onTakeOwn={nothing} onBirthFacts={nothing} />,
});
export const BuyingNotOwn: Story = { args: askingFor(buyings.notOwn) };
export const BuyingAskingOwner: Story = { args: askingFor(buyings.askingOwner) };
export const BuyingFailed: Story = { args: { state: withBuying(buyings.failed) } };

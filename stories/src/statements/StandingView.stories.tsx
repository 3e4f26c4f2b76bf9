import { StandingView } from "@shanyraq/ui/statements/StandingView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusedStanding, standingStates, unpaidOrder } from "../fixtures/statements.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StandingView,
  args: {
    state: standingStates.asking,
    phone: "+7 (727) 000-00-00",
    email: "info@example.kz",
    payHref: (hash) => `/payment?hash=${hash}`,
    onAsk: nothing,
    onAnother: nothing,
  },
  parameters: {
    docs: {
      description: {
        component: "Where a statement or an order stands. The answer takes the focus; its steps are a list with the present one marked.",
      },
    },
  },
} satisfies Meta<typeof StandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Looking: Story = { args: { state: standingStates.looking } };
export const NotFound: Story = { args: { state: standingStates.notFound } };
export const Found: Story = { args: { state: standingStates.found } };
/** An order that waits to be paid leads to its payment. */
export const UnpaidOrder: Story = { args: { state: unpaidOrder } };
/** A refused claim says why, and where to go next. */
export const Refused: Story = { args: { state: refusedStanding } };

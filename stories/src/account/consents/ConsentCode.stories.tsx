import { ConsentCode } from "@shanyraq/ui/account/consents/ConsentCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentCodeWrong, consentsStates } from "../../fixtures/consents.ts";
import { nothing } from "../../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: ConsentCode,
  args: { state: consentsStates.code, send: nothing, now: still },
  parameters: {
    docs: {
      description: {
        component:
          "The code of six digits by which a consent is given: one field, a new code after the countdown, and how many tries are left.",
      },
    },
  },
} satisfies Meta<typeof ConsentCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { state: consentCodeWrong } };

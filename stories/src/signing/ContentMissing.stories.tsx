import { ContentMissing } from "@shanyraq/ui/signing/ContentMissing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { detachedSignature } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ContentMissing,
  args: { signature: detachedSignature, reason: undefined, busy: false, onFiles: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "A signature whose document is another file: it says what is missing, takes it, and keeps the signature meanwhile.",
      },
    },
  },
} satisfies Meta<typeof ContentMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Busy: Story = { args: { busy: true } };
export const TooLarge: Story = { args: { reason: "tooLarge" } };

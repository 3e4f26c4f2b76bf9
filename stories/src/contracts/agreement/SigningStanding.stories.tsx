import { SigningStanding } from "@shanyraq/ui/contracts/agreement/SigningStanding.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { signedByOwner, signedForForeigner, signing, signingOfTwo } from "../../fixtures/contract.ts";

const meta = {
  component: SigningStanding,
  args: {
    signing,
    href: "/sign/5992a9e4-5862-4716-b948-e77ae513268b",
  },
  parameters: {
    docs: {
      description: {
        component:
          "Who has signed the policy and the rules, who is left and until when, with the way to the page where they are signed. Where " +
          "nobody is asked to sign it is not drawn at all.",
      },
    },
  },
} satisfies Meta<typeof SigningStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
/** The customer has signed: they are not asked to wait for the insurer. */
export const InsurerLeft: Story = { args: { signing: signedByOwner } };
export const Others: Story = { args: { signing: signingOfTwo } };
/** A foreigner without a number has no key: the insurer signs alone. */
export const OfForeigner: Story = { args: { signing: signedForForeigner } };
export const Signed: Story = { args: { signing: { ...signedByOwner, state: "signed" } } };
export const Expired: Story = { args: { signing: { ...signing, state: "expired" } } };

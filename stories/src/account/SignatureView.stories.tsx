import { SignatureView } from "@shanyraq/ui/account/SignatureView.tsx";
import { QrCode } from "@shanyraq/ui/kit/QrCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { signatureStates } from "../specimens/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SignatureView,
  args: { state: signatureStates.choosing, send: nothing, drawCode: (value, label) => <QrCode value={value} label={label} /> },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Login by a digital signature: two ways, and how each of them stands. What is being done is announced; the code " +
          "is named for who cannot see it, and links open the application on the phone itself.",
      },
    },
  },
} satisfies Meta<typeof SignatureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Connecting: Story = { args: { state: signatureStates.connecting } };
export const Qr: Story = { args: { state: signatureStates.qr } };
export const QrExpired: Story = { args: { state: signatureStates.qrExpired } };
export const Unavailable: Story = { args: { state: signatureStates.unavailable } };

import { SignatureView } from "@shanyraq/ui/account/SignatureView.tsx";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { signatureStates } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SignatureView,
  args: {
    state: signatureStates.choosing,
    send: nothing,
    onRegister: nothing,
    drawCode: (value, label) => <QrCode value={value} label={label} />,
  },
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
export const Scanned: Story = { args: { state: { ...signatureStates.qr, scanned: true } } };
export const Signing: Story = { args: { state: signatureStates.signing } };
export const Checking: Story = { args: { state: signatureStates.checking } };
export const Cancelled: Story = { args: { state: signatureStates.cancelled } };
export const NotConnected: Story = { args: { state: signatureStates.notConnected } };
export const Refused: Story = { args: { state: signatureStates.refused } };
export const NoAccount: Story = { args: { state: signatureStates.noAccount } };
export const SignedIn: Story = { args: { state: signatureStates.signedIn } };

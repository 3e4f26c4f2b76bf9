import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: QrCode,
  args: { value: "https://pay.example/0d694cb3", label: "QR-код для оплаты заказа ZK-2026-000001" },
  parameters: {
    docs: {
      description: {
        component:
          "A code for the camera of a phone; beside it stands a link that does the same on the phone itself. It is an image with " +
          "a name. It stays black on white in every scheme, else cameras fail.",
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Longer: Story = {
  args: { value: "https://pay.example/qr/0d694cb3-d1b6-492c-ad42-1ed2cf38dcc8?amount=3507300&order=ZK-2026-000001" },
};

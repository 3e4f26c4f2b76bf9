import { PhoneCode } from "@shanyraq/ui/signing/PhoneCode.tsx";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PhoneCode,
  args: {
    value: "mobileSign:https://sign.example/1",
    launch: { person: "https://sign.example/p", company: "https://sign.example/c" },
    scanned: false,
    label: "QR-код для входа через eGov Mobile",
    drawCode: (value, label) => <QrCode value={value} label={label} />,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "A code that eGov Mobile reads, with what to do and with links for who is on the phone already. Once it is read, the phone has the word.",
      },
    },
  },
} satisfies Meta<typeof PhoneCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const WithoutLinks: Story = { args: { launch: {} } };
export const Scanned: Story = { args: { scanned: true } };

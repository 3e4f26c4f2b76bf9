import { SigningPanel } from "@shanyraq/ui/signing/SigningPanel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { launchLinkTexts } from "@shanyraq/ui/signing/launch-link-texts.ts";
import { signDocumentsStates, signingTasks } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";
import { still } from "../fixtures/accounts.ts";

const { request } = signDocumentsStates;

const meta = {
  component: SigningPanel,
  args: {
    state: request,
    send: nothing,
    now: still,
    drawCode: (value, label) => <QrCode value={value} label={label} />,
    drawLink: ({ phone }, company) => (
      <LinkToPhoneCard texts={launchLinkTexts} level={3} phone={phone} company={company} state={{ at: "idle" }} onSend={nothing} />
    ),
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "How to sign: nothing can be begun before the documents are said to be read. A cancel is no error; what was signed before one stays.",
      },
    },
  },
} satisfies Meta<typeof SigningPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { state: { ...request, agreed: true } } };
export const NotAgreed: Story = {};
export const Connecting: Story = { args: { state: { ...request, agreed: true, task: signingTasks.connecting } } };
export const Qr: Story = { args: { state: { ...request, agreed: true, task: signingTasks.qr } } };
/** The head of a legal entity signs by another application. */
export const QrOfCompany: Story = {
  args: { state: { ...request, request: { ...request.request, forCompany: true }, agreed: true, task: signingTasks.qr } },
};
export const NoneOfCompany: Story = { args: { state: { ...request, request: { ...request.request, forCompany: true }, agreed: true } } };
export const Scanned: Story = { args: { state: { ...request, agreed: true, task: { ...signingTasks.qr, scanned: true } } } };
export const Signing: Story = { args: { state: { ...request, agreed: true, task: signingTasks.signing } } };
export const Sending: Story = { args: { state: { ...request, agreed: true, task: signingTasks.sending } } };
export const Cancelled: Story = { args: { state: { ...request, agreed: true, note: { of: "cancelled" } } } };
export const CodeExpired: Story = { args: { state: { ...request, agreed: true, note: { of: "codeExpired" } } } };
export const NotConnected: Story = {
  args: {
    state: { ...request, agreed: true, note: { of: "notConnected", detail: "NCALayer закрыл соединение.", cause: "permission-refused" } },
  },
};
export const Refused: Story = {
  args: {
    state: {
      ...request,
      agreed: true,
      note: { of: "refused", problem: { kind: "message", message: "Сертификат отозван. Подпишите другим ключом." } },
    },
  },
};

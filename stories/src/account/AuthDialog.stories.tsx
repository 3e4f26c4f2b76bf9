import { AuthDialog } from "@shanyraq/ui/account/AuthDialog.tsx";
import { Logo } from "@shanyraq/kit/ornament/Logo.tsx";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { authStates, links, residentStates, still, talks } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: AuthDialog,
  args: {
    id: "bv-modal-auth",
    isOpen: true,
    onClose: nothing,
    logo: <Logo brandName="Шанырак Life" />,
    talks,
    now: still,
    links,
    inLanguage: (path) => path,
    drawCode: (value, label) => <QrCode value={value} label={label} />,
    toasts: [],
    onDismiss: nothing,
    onDone: nothing,
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 720 },
      description: {
        component:
          "The modal of the account. Arrows walk its tabs; Tab goes into the form; Esc closes it. A registration under " +
          "way stands alone, with the arrow for the way back. A screen reader says the title, then the tabs and the form.",
      },
    },
  },
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const KnownNumber: Story = {
  args: { talks: { ...talks, auth: { state: { at: "login", known: { iin: "950719301232" } }, send: nothing } } },
};
export const Signature: Story = {
  args: { talks: { ...talks, login: { state: { at: "form", tab: "signature", busy: false }, send: nothing } } },
};
export const Registration: Story = { args: { talks: { ...talks, auth: { state: authStates.registration, send: nothing } } } };
export const RegistrationOfForeigner: Story = {
  args: { talks: { ...talks, auth: { state: { at: "registration", who: "nonResident" }, send: nothing } } },
};
export const RegistrationUnderWay: Story = {
  args: {
    talks: { ...talks, auth: { state: authStates.registration, send: nothing }, resident: { state: residentStates.code, send: nothing } },
  },
};
export const Forgotten: Story = { args: { talks: { ...talks, auth: { state: authStates.forgotten, send: nothing } } } };
export const WithToast: Story = { args: { toasts: [{ id: "1", tone: "danger", text: "При создании пользователя произошла ошибка" }] } };
export const Closed: Story = { args: { isOpen: false } };

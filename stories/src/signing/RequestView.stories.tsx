import { RequestView } from "@shanyraq/ui/signing/RequestView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import { DocumentCard } from "@shanyraq/ui/signing/DocumentCard.tsx";
import { requests, signDocumentsStates } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";
import { still } from "../fixtures/accounts.ts";

const { request } = signDocumentsStates;

const meta = {
  component: RequestView,
  args: {
    state: request,
    send: nothing,
    now: still,
    drawCode: (value, label) => <QrCode value={value} label={label} />,
    drawPaper: (_, document) => <DocumentCard document={document} own withSigners={document.signers.length > 0} />,
    onSheet: nothing,
    onEvidence: async () => true,
    listHref: "/sign",
    verifyHref: (GUID) => `/verify/${GUID}`,
  },
  parameters: {
    placed: "page",
    docs: { description: { component: "One request: first what is signed, then who signs, then how." } },
  },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Partly: Story = { args: { state: { ...request, request: requests.partly } } };
/** The customer has signed, and does not have to wait. */
export const InsurerLeft: Story = { args: { state: { ...request, request: requests.insurerLeft } } };
export const Signed: Story = { args: { state: { ...request, request: requests.signed } } };
export const Expired: Story = { args: { state: { ...request, request: requests.expired } } };
export const OfAnother: Story = { args: { state: { ...request, request: requests.another } } };

import { SignView } from "@shanyraq/ui/signing/SignView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "@shanyraq/kit/data/QrCode.tsx";
import { DocumentCard } from "@shanyraq/ui/signing/DocumentCard.tsx";
import { requests, signDocumentsStates } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";
import { still } from "../fixtures/accounts.ts";

const meta = {
  component: SignView,
  args: {
    state: signDocumentsStates.request,
    send: nothing,
    now: still,
    onRetry: nothing,
    phone: "+7 (727) 000-00-00",
    drawCode: (value, label) => <QrCode value={value} label={label} />,
    drawPaper: (_, document) => <DocumentCard document={document} own />,
    onSheet: nothing,
    onEvidence: async () => true,
    listHref: "/sign",
    requestHref: (GUID) => `/sign/${GUID}`,
    verifyHref: (GUID) => `/verify/${GUID}`,
  },
  parameters: {
    placed: "page",
    docs: { description: { component: "The page of documents to sign: its list, one request, and what is said where there is none." } },
  },
} satisfies Meta<typeof SignView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: signDocumentsStates.loading } };
export const Missing: Story = { args: { state: signDocumentsStates.missing } };
export const Failed: Story = { args: { state: signDocumentsStates.failed } };
export const List: Story = { args: { state: signDocumentsStates.list } };
export const ListOfSigned: Story = { args: { state: { at: "list", requests: [requests.signed] } } };
export const Request: Story = {};

import { DocumentCard } from "@shanyraq/ui/signing/DocumentCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { requests } from "../fixtures/signing.ts";

const [first, second] = requests.partly.documents;
if (!first || !second) throw new Error("a request has two documents");

const meta = {
  component: DocumentCard,
  args: { document: second, own: true },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "A document that is signed: its digest is what the signatures hold, so that anybody can compare it with their file.",
      },
    },
  },
} satisfies Meta<typeof DocumentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsigned: Story = {};
export const Signed: Story = { args: { document: first, withSigners: true } };
export const OfNobody: Story = { args: { own: false, withSigners: true } };
export const WithActions: Story = { args: { actions: <Button size="s">Читать</Button> } };

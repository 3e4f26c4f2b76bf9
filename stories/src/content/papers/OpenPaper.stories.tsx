import { OpenPaper } from "@shanyraq/ui/content/papers/OpenPaper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../../fixtures/agreement-page.ts";
import { paperFile } from "../../fixtures/paper-file.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: OpenPaper,
  args: { base64: paperFile(agreementPage), title: "Договор страхования", onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "A paper that has been fetched: read as a page, with its file to keep." } },
  },
} satisfies Meta<typeof OpenPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a page of other things. */
export const AmongOthers: Story = {};
export const OnAPageOfItsOwn: Story = { args: { onPrint: nothing } };
export const WithoutAPage: Story = { args: { base64: "JVBERi0xLjcK" } };
export const InLargePrintToo: Story = { args: { onPrint: nothing, otherPrint: { busy: false, failed: false, onSave: nothing } } };
export const InOrdinaryPrintToo: Story = {
  args: { onPrint: nothing, otherPrint: { isOrdinary: true, busy: false, failed: false, onSave: nothing } },
};

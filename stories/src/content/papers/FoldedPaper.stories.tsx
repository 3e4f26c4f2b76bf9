import { FoldedPaper } from "@shanyraq/ui/content/papers/FoldedPaper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../../fixtures/agreement-page.ts";
import { paperFile } from "../../fixtures/paper-file.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: FoldedPaper,
  args: { action: "Прочитать счёт", title: "Счёт на оплату", base64: undefined, busy: false, onFetch: nothing, onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "A paper in a page of other things: a press fetches it and shows it under its button." } },
  },
} satisfies Meta<typeof FoldedPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFetched: Story = {};
export const OnItsWay: Story = { args: { busy: true } };
export const Open: Story = { args: { base64: paperFile(agreementPage) } };

import { PaperPage } from "@shanyraq/ui/content/papers/PaperPage.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../../fixtures/agreement-page.ts";
import { paperPage } from "../../fixtures/paper-page.ts";

const meta = {
  component: PaperPage,
  args: { page: paperPage, sha256: "9a1af64641230882915dbc0b5c5b282561b331f9575e5c1221a4d5e86632d59a" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "A paper as a page of its own language: read on every phone, in every size and scheme, and aloud. A press on a word underlined with dots " +
          "explains it in the language of the site.",
      },
    },
  },
} satisfies Meta<typeof PaperPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithContents: Story = { args: { page: agreementPage } };
export const Explained: Story = {
  args: { page: agreementPage },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Страхователь" })),
};
export const NotCounted: Story = { args: { sha256: undefined } };

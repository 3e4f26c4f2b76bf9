import { DocumentList } from "@shanyraq/ui/content/DocumentList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const file = { url: "/api/documents/ru/senim/rules.pdf", size: 61_440, date: "2026-01-01" };

const meta = {
  component: DocumentList,
  args: {
    readHref: ({ type }) => `/products/senim/paper/${type}`,
    files: [
      { ...file, type: "rules", name: "Правила страхования" },
      { ...file, type: "tariff", name: "Тарифы", url: "/api/documents/ru/senim/tariff.pdf" },
      { ...file, type: "key", name: "Главное на одной странице", url: "/api/documents/ru/senim/key.pdf" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Documents of a product, each to be read as a page or taken away. Under its name stand the format, the size and since when it " +
          "holds, so that nobody on a phone loads what they did not want. The files are tagged PDFs of the provider.",
      },
    },
  },
} satisfies Meta<typeof DocumentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { files: [] } };
export const LongKazakh: Story = {
  args: { files: [{ ...file, type: "rules", name: "Мигранттарды ерікті медициналық сақтандыру қағидалары мен тарифтері" }] },
};
/** A file that has no page of the site. */
export const FilesAlone: Story = { render: ({ files }) => <DocumentList files={files} readHref={() => undefined} /> };

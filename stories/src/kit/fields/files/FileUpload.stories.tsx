import { FileUpload } from "@shanyraq/kit/fields/files/FileUpload.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { uploads } from "../../../fixtures/files.ts";
import { nothing } from "../../../stage/held.tsx";

const meta = {
  component: FileUpload,
  args: {
    label: "Документы",
    kinds: ["pdf", "jpg", "png"],
    maxBytes: 10 * 1024 * 1024,
    maxFiles: 5,
    uploads: [],
    onAdd: nothing,
    onCancel: nothing,
    onRetry: nothing,
    onRemove: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "Papers and photos. The button opens the picker of the browser (on a phone its camera too), and files may be dropped on it " +
          "as well. Kinds, size and number are told before anything is chosen; what does not fit is listed with its reason and never " +
          "sent. A screen reader hears how many were added, and the end of each file by its name, but no percentages.",
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { label: "Справка", kinds: ["pdf"], maxFiles: 1 } };
export const WithHint: Story = { args: { hint: "Обе стороны удостоверения." } };
export const WithError: Story = { args: { error: "Приложите удостоверение" } };
export const InEveryPlace: Story = { args: { uploads } };
export const Disabled: Story = { args: { disabled: true } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының жеке басын куәландыратын құжаттың екі жағының көшірмесі",
    hint: "Суреттегі жазулар анық оқылуы керек.",
    uploads,
  },
};

import { UploadItem } from "@shanyraq/kit/fields/files/UploadItem.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { photo, scan } from "../../../fixtures/files.ts";
import { nothing } from "../../../stage/held.tsx";

const meta = {
  component: UploadItem,
  args: { file: scan, state: { at: "sending", sent: 0.4 }, onCancel: nothing, onRetry: nothing, onRemove: nothing },
  render: (args) => (
    <ul>
      <UploadItem {...args} />
    </ul>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "One file of a FileUpload; not for use alone. The last button cancels while the file is on its way and removes it after, so " +
          "the focus stays on it. A screen reader hears the name with every change, and meets the reason of a failure on the buttons.",
      },
    },
  },
} satisfies Meta<typeof UploadItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Done: Story = { args: { state: { at: "done" } } };
export const Preview: Story = { args: { file: photo, state: { at: "done" } } };
export const Cancelled: Story = { args: { state: { at: "cancelled" } } };
export const Failed: Story = { args: { state: { at: "failed" } } };
export const FailedByTheServer: Story = { args: { state: { at: "failed", error: "Файл защищён паролем" } } };
export const Refused: Story = { args: { state: { at: "refused", error: "Файл больше 10 МБ. Уменьшите его или приложите другой." } } };
export const LongKazakh: Story = {
  args: {
    file: new File(["x"], "сақтанушының-жеке-басын-куәландыратын-құжаттың-екі-жағының-көшірмесі.pdf", { type: "application/pdf" }),
    state: { at: "refused", error: "Файл тым үлкен, шегі — 10 МБ. Оны кішірейтіңіз немесе басқасын тіркеңіз." },
  },
};

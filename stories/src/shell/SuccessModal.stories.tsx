import { SuccessModal } from "@shanyraq/ui/shell/SuccessModal.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SuccessModal,
  args: { isOpen: true, onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "What somebody sent has arrived, where no page of its own says so. Thanks in the specified words; Enter or Esc closes " +
          "it, and the focus goes back where it was. A screen reader says the words at once.",
      },
    },
  },
} satisfies Meta<typeof SuccessModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNumber: Story = { args: { children: <p>Номер обращения 2026-1184, ответим до 5 декабря.</p> } };
export const LongKazakh: Story = { args: { children: <p>Өтініштің нөмірі 2026-1184, он бес жұмыс күні ішінде жауап береміз.</p> } };
export const Closed: Story = { args: { isOpen: false } };

import { OfferSlip } from "@shanyraq/ui/purchase/OfferSlip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { offer } from "../fixtures/worksheet.ts";

const meta = {
  component: OfferSlip,
  args: { offer, productName: "Сенім" },
  parameters: {
    docs: {
      description: {
        component:
          "What is being bought, beside the worksheet. It only shows; a change is made in the calculator. A screen reader reads " +
          "terms with their values.",
      },
    },
  },
} satisfies Meta<typeof OfferSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = {
  args: { productName: "Қызметкерді еңбек міндеттерін атқару кезінде жазатайым оқиғалардан міндетті сақтандыру" },
};

import { ErrorSummary } from "@shanyraq/kit/fields/ErrorSummary.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: "iin", message: "Введите ИИН" },
      { fieldId: "phone", message: "Введите номер телефона" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Stands above a form that was sent with several mistakes, and takes the focus. Each line leads to its field, with the " +
          "label in view. A screen reader says at once how many mistakes there are.",
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { errors: [{ fieldId: "iin", message: "Введите ИИН" }] } };
export const Titled: Story = { args: { title: "Заявление не отправлено" } };
export const LongKazakh: Story = {
  args: { errors: [{ fieldId: "iin", message: "Сақтанушының жеке сәйкестендіру нөмірі он екі цифрдан тұруы керек" }] },
};

import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Notice,
  args: { children: "Договор начнёт действовать после оплаты." },
  parameters: {
    docs: {
      description: {
        component:
          'A few words that must not be missed, in their place on the page. `live` announces it when it appears: "alert" for what ' +
          'stops the reader, "status" for the rest. Its icon repeats the tone and is not read.',
      },
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: "success", title: "Оплата получена" } };
export const Warning: Story = { args: { tone: "warning", title: "До начала договора пять дней" } };
export const Danger: Story = { args: { tone: "danger", live: "alert", title: "Просрочен взнос" } };
export const Neutral: Story = { args: { tone: "neutral" } };
export const Announced: Story = { args: { live: "status" } };
export const LongKazakh: Story = {
  args: {
    title: "Сақтандыру сыйлықақысын төлеу мерзімі өтіп кетті",
    children: "Шарттың қолданылуы тоқтатылмауы үшін берешекті он жұмыс күні ішінде өтеуіңізді сұраймыз.",
  },
};

import { UniversityList } from "@shanyraq/ui/content/UniversityList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: UniversityList,
  args: {
    universities: [
      { id: "1", name: "Казахский национальный университет имени аль-Фараби", city: "Алматы" },
      { id: "2", name: "Евразийский национальный университет имени Л. Н. Гумилёва", city: "Астана" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "Names with their cities; nothing to press. A screen reader says how many there are, then each name with its city.",
      },
    },
  },
} satisfies Meta<typeof UniversityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Many: Story = {
  args: {
    universities: Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `Университет № ${index + 1}`, city: "Қарағанды" })),
  },
};

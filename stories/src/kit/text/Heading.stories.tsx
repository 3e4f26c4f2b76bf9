import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Heading,
  subcomponents: { Lead },
  args: { level: 2, children: "Накопить к сроку" },
  parameters: {
    docs: {
      description: {
        component:
          "Headings of a page in their order; `look` changes the size without the level. Screen readers walk a page by them, so " +
          "no level is left out. The first one is the page's own.",
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { level: 1, children: "Сенім: накопительное страхование" }, parameters: { placed: "page" } };
export const Display: Story = {
  args: { level: 1, look: "display", children: "Крыша над теми, кто дорог" },
  parameters: { placed: "page" },
};
export const SmallerThanItsLevel: Story = { args: { look: 4 } };
export const WithLead: Story = {
  render: (args) => (
    <>
      <Heading {...args} />
      <Lead>Копите к сроку и будьте под защитой с первого дня.</Lead>
    </>
  ),
};
export const LongKazakh: Story = {
  args: { children: "Қызметкерді еңбек міндеттерін атқару кезінде жазатайым оқиғалардан міндетті сақтандыру" },
};

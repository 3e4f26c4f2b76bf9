import { Tabs, type TabItem } from "@shanyraq/kit/actions/Tabs.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { nothing } from "../../stage/held.tsx";

const tabs: readonly TabItem[] = [
  { id: "overview", title: "Обзор", content: <p>Полис действует до 1 марта 2042 года.</p> },
  { id: "payments", title: "Платежи", content: <p>Следующий взнос 1 декабря.</p> },
  { id: "papers", title: "Документы", content: <p>Полис и правила страхования.</p> },
];

const meta = {
  component: Tabs,
  args: { label: "Договор", tabs, chosen: "overview", onChoose: nothing },
  render: (args) => {
    const Held = () => {
      const [chosen, onChoose] = useState(args.chosen);
      return <Tabs {...args} chosen={chosen} onChoose={onChoose} />;
    };
    return <Held />;
  },
  parameters: {
    docs: {
      description: {
        component:
          "Parts of one page of which one is shown; parts with an address of their own are links (ContractTabs). Tab reaches the " +
          "chosen tab and then its panel, arrows walk and choose, Home and End go to the ends, a disabled tab is left out. A " +
          "screen reader says the tab, its place among the others and that it is selected.",
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = { args: { tabs: tabs.map((tab) => ({ ...tab, count: 12 })) } };
export const Disabled: Story = { args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.id === "papers" })) } };
export const LongKazakh: Story = {
  args: {
    label: "Шарт",
    tabs: [
      { id: "overview", title: "Сақтандыру шартының мерзімі мен шарттары", content: <p>Шарт күшінде.</p> },
      { id: "payments", title: "Сақтандыру сыйлықақыларын төлеу кестесі", count: 240, content: <p>20 000 ₸</p> },
      { id: "papers", title: "Сатып алу сомалары және пайда алушылар", content: <p>600 000 ₸</p> },
    ],
  },
};

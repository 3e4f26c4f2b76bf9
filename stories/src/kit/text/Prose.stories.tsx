import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h2>Что покрывает договор</h2>
        <p>
          Выплата в конце срока <a href="/rules">по правилам</a>.
        </p>
        <ul>
          <li>Дожитие до конца срока</li>
          <li>Уход из жизни по любой причине</li>
        </ul>
        <blockquote>Крыша над теми, кто дорог.</blockquote>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          "A text of the provider's editors: headings, lists, tables, quotations, with a line of reading length. Its headings " +
          "begin at the second level. A wide table scrolls within itself.",
      },
    },
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTable: Story = {
  args: {
    children: (
      <>
        <h2>Размеры выплат</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Случай</th>
              <th scope="col">Выплата</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Дожитие</td>
              <td>100 %</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};
export const LongKazakh: Story = {
  args: {
    children: (
      <>
        <h2>Сақтандыру төлемін жүзеге асыру тәртібі мен мерзімдері</h2>
        <p>Сақтандыру жағдайы басталған кезде сақтанушы бұл туралы үш жұмыс күні ішінде хабарлауға міндетті.</p>
      </>
    ),
  },
};

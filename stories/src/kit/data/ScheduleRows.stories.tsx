import { Row, RowsGroup } from "@shanyraq/kit/data/ScheduleRows.tsx";
import { Frame, Table } from "@shanyraq/kit/data/ScheduleTable.styles.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";

const columns = { no: "№", dueDate: "Оплатить до", amount: "Взнос, ₸" };
const shape = { columns, numeric: new Set(["no", "amount"]), whole: ["no"] };

const meta = {
  component: RowsGroup,
  subcomponents: { Row },
  args: { name: "2027", count: 2, span: 3, isOpen: false, onToggle: () => {}, children: null },
  render: (args) => (
    <Frame>
      <Table>
        <caption>График взносов</caption>
        <thead {...{ role: "rowgroup" }}>
          <tr {...{ role: "row" }}>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col" {...{ role: "columnheader" }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <RowsGroup {...args}>
          {args.isOpen && (
            <>
              <Row {...shape} row={{ no: 13, dueDate: "19.01.2027", amount: 56_812 }} />
              <Row {...shape} row={{ no: 14, dueDate: "19.02.2027", amount: 56_812 }} />
            </>
          )}
        </RowsGroup>
      </Table>
    </Frame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The rows of a schedule: one of them, and those of one year under its name, which opens them. Use them through ScheduleTable, " +
          "which knows which year is open and what is left for a press on a phone.",
      },
    },
  },
} satisfies Meta<typeof RowsGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };

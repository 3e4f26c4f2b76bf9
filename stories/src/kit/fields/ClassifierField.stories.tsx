import { ClassifierField, type ClassifierFieldProps } from "@shanyraq/kit/fields/ClassifierField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { activitiesIn } from "../../fixtures/activities.ts";
import { held, nothing } from "../../stage/held.tsx";

const InLanguage = (props: ClassifierFieldProps) => {
  const { locale } = useIntl();
  const rows = useMemo(() => activitiesIn(locale), [locale]);
  return <ClassifierField {...props} rows={props.rows && rows} />;
};

const meta = {
  component: ClassifierField,
  args: { label: "Вид деятельности (ОКЭД)", value: "", rows: [], onChange: nothing },
  render: held(InLanguage),
  parameters: {
    docs: {
      description: {
        component:
          "One row of an official classifier, where a list of the browser would be a thousand lines long. The button opens a dialog " +
          "with a search and a list: letters search, arrows walk, Enter chooses, Esc empties the search and then closes. A screen " +
          "reader says the label, what is chosen and that a dialog opens; then how many rows are found, and which of them it stands " +
          "on. The dialog is loaded when the button is pointed at or focused.",
      },
    },
  },
} satisfies Meta<typeof ClassifierField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "65111" } };
export const WithHint: Story = { args: { hint: "Код стоит в справке о государственной регистрации" } };
export const WithError: Story = { args: { error: "Выберите вид деятельности" } };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, value: "65111" } };
export const RowsOnTheirWay: Story = { args: { rows: undefined, value: "65111" } };
export const LongKazakh: Story = {
  args: {
    label: "Сақтанушының негізгі экономикалық қызмет түрі",
    hint: "Код мемлекеттік тіркеу туралы анықтамада көрсетілген, бес таңбадан тұрады",
    value: "01111",
  },
};

import { ClassifierDialog, type ClassifierDialogProps } from "@shanyraq/kit/fields/ClassifierDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { activitiesIn } from "../../fixtures/activities.ts";
import { nothing } from "../../stage/held.tsx";

const InLanguage = (props: ClassifierDialogProps) => {
  const { locale } = useIntl();
  const rows = useMemo(() => activitiesIn(locale), [locale]);
  return <ClassifierDialog {...props} rows={props.rows && rows} />;
};

const meta = {
  component: ClassifierDialog,
  args: { title: "Вид деятельности (ОКЭД)", rows: [], value: "", onChoose: nothing, onClose: nothing },
  render: InLanguage,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component:
          "What a ClassifierField opens; not for use alone. The focus stands in the search and stays there while arrows, Home, End, " +
          "Page Up and Page Down walk the list. Of a thousand rows only those in view stand in the document, and each still says " +
          "which of how many it is. A screen reader hears the number found after every letter.",
      },
    },
  },
} satisfies Meta<typeof ClassifierDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: "01112" } };
export const RowsOnTheirWay: Story = { args: { rows: undefined } };
export const LongKazakh: Story = { args: { title: "Сақтанушының негізгі экономикалық қызмет түрі" } };

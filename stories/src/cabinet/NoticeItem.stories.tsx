import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { NoticeItem, NoticeItems } from "@shanyraq/ui/cabinet/NoticeItem.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { issued, overdue } from "../fixtures/profile.ts";

const meta = {
  component: NoticeItem,
  render: () => (
    <NoticeItems>
      {[overdue, issued].map(({ id, title, message, updated_at, button_name }, index) => (
        <NoticeItem key={id} data-unread={index === 0 ? "" : undefined}>
          <Heading level={2} look={4}>
            {title}
          </Heading>
          <p>{message}</p>
          <DateText iso={updated_at} time />
          <Button size="s" variant="secondary">
            {button_name}
          </Button>
        </NoticeItem>
      ))}
    </NoticeItems>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The frame of a notification, in the drawer and on the page of all. A mark at its side says that it is new; whoever draws it says so in words too.",
      },
    },
  },
} satisfies Meta<typeof NoticeItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewAndRead: Story = {};

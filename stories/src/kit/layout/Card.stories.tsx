import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} look={3}>
          Сенім
        </Heading>
        <p>Копите к сроку и будьте под защитой.</p>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          "A piece of the page with an edge of its own. With `$linked` the whole card answers to the link in its heading, which " +
          "stays the only tab stop of the two. It says nothing by itself: give it a heading.",
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { $tone: "sunken" } };
export const Linked: Story = {
  args: {
    $linked: true,
    children: (
      <>
        <Heading level={2} look={3}>
          <TextLink href="/products/senim">Сенім</TextLink>
        </Heading>
        <p>Вся карточка ведёт к продукту.</p>
      </>
    ),
  },
};
export const LongKazakh: Story = {
  args: {
    children: (
      <Heading level={2} look={3}>
        Қызметкерлерді жұмыстағы жазатайым оқиғалардан міндетті сақтандыру
      </Heading>
    ),
  },
};

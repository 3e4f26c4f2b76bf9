import { PageStructure } from "@shanyraq/ui/accessibility/PageStructure.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PageStructure,
  args: { onLeave: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The headings of the page, or of the dialog on top, as a list to jump by: at four times the text size a page is a long way. " +
          "Enter or Space opens it; a press on a heading closes the settings and takes the focus there.",
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>Сенім: жинақтаушы сақтандыру</Heading>
        <Heading level={3}>Шарттар</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PageStructure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => userEvent.click(canvasElement.querySelector("summary") as HTMLElement),
};

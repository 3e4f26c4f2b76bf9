import { PageStructure } from "@shanyraq/ui/accessibility/PageStructure.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PageStructure,
  args: { onLeave: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The headings, the parts or the links of the page, or of the dialog on top, as a list to jump by: at four times the text size a page is a long " +
          "way. Enter or Space opens it; a press closes the settings and takes the focus there. Parts without a name of their own are called by their kind.",
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>Сенім: жинақтаушы сақтандыру</Heading>
        <Heading level={3}>Шарттар</Heading>
        <nav aria-label="Осы бөлімде">
          <a href="#terms">Сақтандыру қағидалары</a>
        </nav>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PageStructure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const opened = async (canvasElement: HTMLElement, kind?: number) => {
  await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
  if (kind !== undefined) await userEvent.click(within(canvasElement).getAllByRole("button")[kind] as HTMLElement);
};
export const Open: Story = { play: ({ canvasElement }) => opened(canvasElement) };
export const Parts: Story = { play: ({ canvasElement }) => opened(canvasElement, 1) };
export const Links: Story = { play: ({ canvasElement }) => opened(canvasElement, 2) };

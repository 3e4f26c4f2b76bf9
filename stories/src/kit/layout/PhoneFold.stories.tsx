import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldBody, FoldButton, FoldTitle, usePhoneFold } from "@shanyraq/kit/layout/PhoneFold.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

/** A part of a page that begins open or closed on a phone. */
function FoldedPart({ title, openAtFirst, hasHeading }: { title: string; openAtFirst: boolean; hasHeading: boolean }) {
  const fold = usePhoneFold(openAtFirst);
  return (
    <Stack $gap={2}>
      {hasHeading ? (
        <Heading level={2} look={3}>
          <FoldTitle fold={fold}>{title}</FoldTitle>
        </Heading>
      ) : (
        <FoldButton fold={fold}>{title}</FoldButton>
      )}
      <FoldBody {...fold.body}>
        <p>Договор, правила и квитанции лежат здесь.</p>
      </FoldBody>
    </Stack>
  );
}

const meta = {
  component: FoldedPart,
  args: { title: "Документы", openAtFirst: false, hasHeading: true },
  parameters: {
    docs: {
      description: {
        component:
          "What a reader would scroll past on a phone is folded there behind its title, and open where there is room and on paper; without " +
          "a script nothing is folded. The title is a button in its heading: Tab comes to it, Enter and Space turn it, and it is read " +
          "with its state, expanded or collapsed. Use it for parts that are wanted seldom, never for what the page is about.",
      },
    },
  },
} satisfies Meta<typeof FoldedPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { openAtFirst: true } };
/** Where there is room nothing but the body is there: a menu needs no title of its own. */
export const WithoutHeading: Story = { args: { hasHeading: false } };

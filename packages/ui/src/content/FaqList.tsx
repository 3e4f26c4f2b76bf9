import { Accordion } from "../kit/Accordion.tsx";
import { Prose } from "../kit/Prose.tsx";

interface FaqListProps {
  /** Answers are HTML of the provider's own editors, cleaned where they are kept. */
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open in place. */
export const FaqList = ({ items }: FaqListProps) => (
  <Accordion
    items={items.map(({ question, answer }) => ({
      title: question,
      content: <Prose dangerouslySetInnerHTML={{ __html: answer }} />,
    }))}
  />
);

import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { SafeProse } from "./SafeProse.tsx";

interface FaqListProps {
  /** Answers are HTML of editors. */
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open in place. */
export const FaqList = ({ items }: FaqListProps) => (
  <Accordion
    items={items.map(({ question, answer }) => ({
      title: question,
      content: <SafeProse html={answer} />,
    }))}
  />
);

import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

interface RefusalFactsProps {
  /** The ground with its article or clause, what was found, and the papers by their names. */
  readonly refusal: { readonly basis: string; readonly fact: string; readonly papers: readonly string[] };
}

/** What somebody wrote keeps its lines. */
const Written = styled.span`
  white-space: pre-line;
`;

/** Why a claim is refused: the ground with its article or clause, what was found, and on which papers it rests. */
export function RefusalFacts({ refusal: { basis, fact, papers } }: RefusalFactsProps) {
  const { formatMessage } = useIntl();
  return (
    <SummaryList
      rows={[
        { term: formatMessage({ id: "statements.refusal.basis" }), value: basis },
        { term: formatMessage({ id: "statements.refusal.fact" }), value: <Written>{fact}</Written> },
        { term: formatMessage({ id: "statements.refusal.papers" }), value: papers.join(", ") },
      ]}
    />
  );
}

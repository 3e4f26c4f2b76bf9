import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

/** A line for each part of the sum and each payee. */
const Lines = styled.span`
  white-space: pre-line;
`;

interface OwedFactsProps {
  readonly owed: string;
}

/** How the sum was found that a claim would owe, for whoever agrees to accept it. */
export function OwedFacts({ owed }: OwedFactsProps) {
  const { formatMessage } = useIntl();
  return <SummaryList rows={[{ term: formatMessage({ id: "reception.proposal.owed" }), value: <Lines>{owed}</Lines> }]} />;
}

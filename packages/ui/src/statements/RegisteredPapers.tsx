import type { EventDocument } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";

interface RegisteredPapersProps {
  readonly papers: readonly EventDocument[];
}

/** The papers of a claim that nobody has to send, since a register has shown what they show. */
export function RegisteredPapers({ papers }: RegisteredPapersProps) {
  const { formatList, formatMessage, locale } = useIntl();
  // Within a sentence the name of a paper begins small.
  const small = (name: string) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  const names = papers.map((paper) => small(formatMessage({ id: `statements.paper.${paper}` })));
  return <p>{formatMessage({ id: "statements.papers.registered" }, { papers: formatList(names, { type: "unit" }) })}</p>;
}

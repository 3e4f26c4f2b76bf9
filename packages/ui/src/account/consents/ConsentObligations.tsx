import type { StandingObligation } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

/** Where each obligation is looked at. */
export interface ConsentHrefs {
  readonly contract: (id: string) => string;
  readonly applications: string;
  readonly statements: string;
}

interface ConsentObligationsProps {
  readonly obligations: readonly StandingObligation[];
  readonly hrefs: ConsentHrefs;
}

const hrefOf = ({ kind, id }: StandingObligation, { contract, applications, statements }: ConsentHrefs): string => {
  if (kind === "statement") return statements;
  return id === null ? applications : contract(id);
};

/** Why a consent cannot be withdrawn yet: each obligation by name, with the way to it. */
export function ConsentObligations({ obligations, hrefs }: ConsentObligationsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={1}>
      <p>{formatMessage({ id: "cabinet.consents.stands" })}</p>
      <Stack as="ul" $gap={1}>
        {obligations.map((obligation, at) => (
          <li key={`${at} ${obligation.name}`}>
            <TextLink href={hrefOf(obligation, hrefs)}>
              {formatMessage({ id: `cabinet.consents.stands.${obligation.kind}` }, { name: obligation.name })}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

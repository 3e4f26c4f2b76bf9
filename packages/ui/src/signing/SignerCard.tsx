import type { Signer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";

const parts = ["signature", "trust", "time", "revocation"] as const;
const tones = { good: "success", bad: "danger", unknown: "warning" } as const satisfies Record<Signer["trust"], Tone>;
const roles = ["person", "organisation", "head", "trusted", "employee"] as const;

/** One signature: whose it is, when it was made, and what is good, bad or not known of it, each apart. */
export function SignerCard({ signer, level = 4 }: { readonly signer: Signer; readonly level?: 3 | 4 }) {
  const { formatMessage } = useIntl();
  const role = roles.find((one) => one === signer.role);
  const rows: SummaryRow[] = [
    ...(signer.iin ? [{ term: formatMessage({ id: "signing.signer.iin" }), value: signer.iin }] : []),
    ...(signer.organisation
      ? [{ term: formatMessage({ id: "signing.signer.organisation" }), value: `${signer.organisation}, ${signer.bin}` }]
      : []),
    ...(role ? [{ term: formatMessage({ id: "signing.signer.role" }), value: formatMessage({ id: `signing.role.${role}` }) }] : []),
    ...(signer.signedAt
      ? [
          {
            term: formatMessage({ id: signer.proved ? "signing.signer.proved" : "signing.signer.claimed" }),
            value: <DateText iso={signer.signedAt} time />,
          },
        ]
      : []),
    { term: formatMessage({ id: "signing.signer.issuer" }), value: signer.issuer },
    {
      term: formatMessage({ id: "signing.signer.valid" }),
      value: (
        <>
          <DateText iso={signer.validFrom} short /> – <DateText iso={signer.validTo} short />
        </>
      ),
    },
  ];
  return (
    <Card $tone="sunken">
      <Heading level={level} look={4}>
        {signer.name || formatMessage({ id: "signing.signer.unknown" })}
      </Heading>
      <Cluster $gap={1}>
        {parts.map((part) => (
          <Badge key={part} $tone={tones[signer[part]]}>
            {formatMessage({ id: `signing.part.${part}` })}: {formatMessage({ id: `signing.answer.${signer[part]}` })}
          </Badge>
        ))}
      </Cluster>
      <SummaryList rows={rows} />
      {signer.notes.length > 0 && (
        <ul>
          {signer.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

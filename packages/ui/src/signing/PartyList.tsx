import type { SigningRequest } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

/** Who signs, and who has. */
export function PartyList({ parties }: Pick<SigningRequest, "parties">) {
  const { formatMessage } = useIntl();
  return (
    <SummaryList
      rows={parties.map(({ role, name, iin, signedAt, you }) => ({
        id: `${role}/${name}`,
        term: formatMessage({ id: role === "insurer" ? "signing.party.insurer" : "signing.party.policyholder" }),
        value: (
          <>
            {name}, {iin} {you && <Badge>{formatMessage({ id: "signing.party.you" })}</Badge>}{" "}
            <Badge $tone={signedAt ? "success" : "warning"}>
              {formatMessage({ id: signedAt ? "signing.party.signed" : "signing.party.waits" })}
              {signedAt && (
                <>
                  {" "}
                  <DateText iso={signedAt} time />
                </>
              )}
            </Badge>
          </>
        ),
      }))}
    />
  );
}

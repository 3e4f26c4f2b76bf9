import type { Output } from "@shanyraq/calls";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { useIntl } from "react-intl";

export type Signing = NonNullable<Output<"getContractDocuments">["signing"]>;

interface SigningStandingProps {
  readonly signing: Signing;
  /** Where the papers are read and signed, and signatures are seen and saved. */
  readonly href: string;
}

/** What is said of a signing that is open: nobody but the customer is waited for by the customer. */
function openText({ signed, parties }: Signing, isParty: boolean): "asked" | "others" | "insurer" {
  if (isParty && !signed) return "asked";
  return parties.some(({ role, signedAt }) => role !== "insurer" && signedAt === null) ? "others" : "insurer";
}

/** Who has signed the policy and the rules, who is left, and until when. */
export function SigningStanding({ signing, href }: SigningStandingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, deadline, parties } = signing;
  // A foreigner without an IIN is not a party: the insurer signs their papers alone.
  const isParty = parties.some(({ role }) => role !== "insurer");
  const standing = state === "waiting" || state === "partly" ? openText(signing, isParty) : state;
  const left = parties.filter(({ signedAt }) => signedAt === null).map(({ name }) => name);
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: `cabinet.signing.${standing}` }, { date: dateText(intl, deadline), names: left.join(", ") })}</p>
      <Cluster>
        <Button size="s" variant="secondary" href={href}>
          {formatMessage({ id: standing === "asked" ? "cabinet.signing.sign" : "cabinet.signing.open" })}
        </Button>
      </Cluster>
    </Stack>
  );
}

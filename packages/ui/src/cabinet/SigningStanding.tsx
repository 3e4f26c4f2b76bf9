import type { Output } from "@shanyraq/calls";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { useIntl } from "react-intl";

export type Signing = NonNullable<Output<"getContractDocuments">["signing"]>;

interface SigningStandingProps {
  readonly signing: Signing;
  /** Where the papers are read and signed. */
  readonly href: string;
}

/** Who has signed the policy and the rules, who is left, and until when. */
export function SigningStanding({ signing, href }: SigningStandingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, signed, deadline, parties } = signing;
  const isOpen = state === "waiting" || state === "partly";
  const isAsked = isOpen && !signed;
  const open = signed ? "others" : "asked";
  const said = isOpen ? open : state;
  const left = parties.filter(({ signedAt }) => signedAt === null).map(({ name }) => name);
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: `cabinet.signing.${said}` }, { date: dateText(intl, deadline), names: left.join(", ") })}</p>
      <Cluster>
        <Button size="s" variant="secondary" href={href}>
          {formatMessage({ id: isAsked ? "cabinet.signing.sign" : "cabinet.signing.open" })}
        </Button>
      </Cluster>
    </Stack>
  );
}

import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";

/** Beside what has to be written: somebody who answers at once, and the address for who cannot call. */
export function HelpByPhone({ phone }: { readonly phone: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={1}>
        <Heading level={2} look={3}>
          {formatMessage({ id: "content.lead.help" })}
        </Heading>
        <p>{formatMessage({ id: "content.lead.help.text" })}</p>
      </Stack>
      <Cluster>
        <Button href={telOf(phone)} variant="secondary" icon={<Icon name="phone" />}>
          <CallWords phone={phone} />
        </Button>
        <WriteLink />
      </Cluster>
    </Card>
  );
}

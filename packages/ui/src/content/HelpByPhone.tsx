import { useIntl } from "react-intl";
import { Button } from "../kit/Button.tsx";
import { Card } from "../kit/Card.tsx";
import { telOf } from "../kit/header-props.ts";
import { Heading } from "../kit/Heading.tsx";
import { Icon } from "../kit/Icon.tsx";
import { Cluster, Stack } from "../kit/Layout.tsx";

/** Beside what has to be written: somebody who answers at once. */
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
          {formatMessage({ id: "content.call.number" }, { phone })}
        </Button>
      </Cluster>
    </Card>
  );
}

import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

interface WaysOnProps {
  /** The likeliest first. */
  readonly ways: readonly { readonly name: string; readonly href: string }[];
}

/** Where a reader goes from the end of a page: no page is a dead end. */
export function WaysOn({ ways }: WaysOnProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "content.waysOn" });
  return (
    <Stack as="nav" $gap={2} aria-label={title}>
      <Heading level={2} look={3}>
        {title}
      </Heading>
      <Cluster>
        {ways.map(({ name, href }) => (
          <Button key={href} variant="secondary" href={href}>
            {name}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}

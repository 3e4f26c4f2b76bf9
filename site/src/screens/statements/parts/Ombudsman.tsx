import { ombudsman } from "@shanyraq/forms";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { OmbudsmanSteps } from "@shanyraq/ui/statements/OmbudsmanSteps.tsx";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { Statement } from "./Statement.tsx";

/** The order of a dispute, and the notice to the ombudsman. */
export const Ombudsman = () => (
  <LaterMessages>
    <Notice />
  </LaterMessages>
);

function Notice() {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <OmbudsmanSteps />
      <Stack $gap={3}>
        <Heading level={2}>{formatMessage({ id: "statements.ombudsman.form" })}</Heading>
        <Statement call="ombudsman" form={ombudsman} withFiles />
      </Stack>
    </Stack>
  );
}

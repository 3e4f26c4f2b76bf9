import { feedback, serviceScore } from "@shanyraq/forms";
import { href } from "@shanyraq/routes";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { WhatHappened, type Matter } from "@shanyraq/ui/statements/WhatHappened.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useVisibleRoute } from "../../../browser/route.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { InsuredEvent } from "./InsuredEvent.tsx";
import { Statement } from "./Statement.tsx";

/** The chooser and the form it led to, loaded with their words. */
export const FeedbackForms = () => (
  <LaterMessages>
    <Chosen />
  </LaterMessages>
);

function Chosen() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const query = useVisibleRoute()?.query;
  const about = query?.get("about") ?? "";
  const here = href("feedback", locale);
  const hrefOf = (matter: Matter) => {
    if (matter === "compliance") return href("complianceController", locale);
    return matter === "ombudsman" ? href("insuranceOmbudsman", locale) : `${here}?about=${matter}`;
  };
  const forms: Readonly<Record<string, () => ReactNode>> = {
    feedback: () => <Statement key="feedback" call="feedback" form={feedback} withFiles />,
    event: () => <InsuredEvent key="event" policy={query?.get("policy") ?? undefined} />,
    quality: () => <Statement key="quality" call="sendServiceQuality" form={serviceScore} />,
  };
  const form = forms[about];
  if (!form) return <WhatHappened hrefOf={hrefOf} />;
  return (
    <Stack $gap={4}>
      <p>
        <TextLink href={here}>{formatMessage({ id: "statements.back" })}</TextLink>
      </p>
      {form()}
    </Stack>
  );
}

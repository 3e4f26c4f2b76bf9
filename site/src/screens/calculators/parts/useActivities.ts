import type { Classifier } from "@shanyraq/ui/calculators/element-field-props.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

/** The classifier of economic activities, asked for when a form that has one is shown; the risk class stands beside each. */
export function useActivities(wanted: boolean): Classifier {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [opened, setOpened] = useState(false);
  const data = usePageData(wanted && ["getOKEDList", locale, opened], async () => attempt("getOKEDList", {}));
  const rows =
    data.at === "shown"
      ? data.value.list.map(({ code, name, riskClass, rate }) => ({
          code,
          name,
          note: formatMessage({ id: "calculators.riskClass" }, { riskClass, rate: Number(rate) }),
        }))
      : undefined;
  // A list that failed to come is asked for again when somebody opens it.
  return { rows, onOpen: () => data.at === "failed" && setOpened(!opened) };
}

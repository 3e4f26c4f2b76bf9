import type { PensionCase } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Way, type WayStep } from "../content/Way.tsx";

const states = { done: "done", now: "current", later: "ahead" } as const;

/** How far a pension annuity has come, each step with its day or the last day that the law leaves for it. */
export function PensionWay({ steps }: Pick<PensionCase, "steps">) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const shown = steps.map(({ step, state, on, by }): WayStep => {
    const until = by === undefined ? "" : formatMessage({ id: "pension.way.by" }, { date: dateText(intl, by) });
    return {
      name: formatMessage({ id: `pension.way.${step}` }),
      when: on === undefined ? until : dateText(intl, on),
      state: states[state],
    };
  });
  return <Way steps={shown} />;
}
